// SPDX-License-Identifier: GPL-3.0-or-later
// An MFRC522 as its SPI bus sees it, with the tags on its antenna.
// Source: NXP, "MFRC522", product data sheet, rev. 3.9: chapters 8.1.2 (SPI), 8.5 (timer), 9.2 (registers), 10 (commands).
#ifndef SGR_CHIP_MODEL_H
#define SGR_CHIP_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#include "air_model.h"

struct chip_model {
    uint8_t version;
    bool is_gone; // its cable is loose: what is read is `floating`
    bool is_babbling; // its bus is read wrongly: what is read is left to chance
    uint8_t floating;
    struct air_model air;

    uint8_t registers[64];
    uint8_t fifo[64];
    uint8_t fifo_count;
    bool is_selected;
    bool has_address;
    uint8_t address; // as it came, with its read bit
    // The exchange that is under way; times in nanoseconds, 0 for never.
    uint64_t answer_at;
    uint64_t timer_at;
    struct heard answer;
};

void chip_model_power_up(struct chip_model *chip);
void chip_model_select(struct chip_model *chip, bool is_selected);
uint8_t chip_model_exchange(struct chip_model *chip, uint8_t byte, uint64_t now_ns);

#endif
