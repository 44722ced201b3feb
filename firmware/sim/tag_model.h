// SPDX-License-Identifier: GPL-3.0-or-later
// A tag as the air sees it: ISO/IEC 14443-3, type A, figure 7 (states), and the NFC Forum's Type 2 Tag for its memory.
// What it lets be written: NXP, "NTAG213/215/216", product data sheet, rev. 3.2, chapters 8.5 (memory) and 10.4 (WRITE).
#ifndef SGR_TAG_MODEL_H
#define SGR_TAG_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#define MODEL_PAGES 231 // of the largest NTAG21x
#define MODEL_FRAME_BYTES 24

// Bits on the air, the lowest of each byte first, without parity.
struct air_frame {
    uint8_t bytes[MODEL_FRAME_BYTES];
    uint16_t bits;
};

enum tag_state { TAG_IDLE, TAG_READY, TAG_ACTIVE, TAG_HALTED };

struct tag_model {
    bool is_used;
    bool is_weak; // drowned by any tag that is not
    enum tag_state state;
    bool was_halted; // falls back into TAG_HALTED instead of TAG_IDLE
    uint8_t level;   // of the cascade, while it is chosen
    uint8_t uid_count;
    uint8_t uid[10];
    uint8_t sak;
    uint16_t pages; // 0: no memory that can be read
    uint8_t memory[MODEL_PAGES * 4];
    bool leaves;         // it is pulled away as soon as `writes` more pages are written
    uint16_t writes;
};

// The field was switched on: the tag knows nothing of before.
void tag_model_power_up(struct tag_model *tag);

// Hear a frame. Returns whether the tag answers.
bool tag_model_hear(struct tag_model *tag, const struct air_frame *heard, struct air_frame *answer);

// Fill the memory as that of an NTAG213, NTAG215 or NTAG216 that leaves the factory. Returns false for another number.
bool tag_model_format(struct tag_model *tag, unsigned number);

// Format the memory as an NTAG213's and write a text record, as a phone does.
void tag_model_write_text(struct tag_model *tag, const char *text);

void air_frame_add_crc(struct air_frame *frame);

#endif
