// SPDX-License-Identifier: GPL-3.0-or-later
#include "ndef_layout.h"

#include <string.h>

enum {
    BLOCK_NOTHING = 0x00, // it has neither length nor content
    BLOCK_MESSAGE = 0x03,
    BLOCK_END = 0xFE,
    LONG_LENGTH = 0xFF, // two bytes of length follow: more than is seen in any case
    RECORD_ALONE = 0xD1, // first and last of its message, short, of a well-known type
    PAGE_BYTES = 4,
};

// From the block's kind to the language, then the text and the end of all blocks.
#define HEAD_BYTES 9
#define RECORD_HEAD_BYTES 7 // of these, from the record's flags on
#define PAYLOAD_HEAD_BYTES 3

bool ndef_layout_begin(struct ndef_layout *layout, const uint8_t seen[NDEF_LAYOUT_SEEN], const char *text) {
    uint8_t behind = 0; // the last block
    uint8_t place = 0;
    *layout = (struct ndef_layout){.seen = seen, .text = text, .text_count = (uint8_t)strlen(text)};
    while (place < NDEF_LAYOUT_SEEN && seen[place] != BLOCK_MESSAGE && seen[place] != BLOCK_END) {
        if (seen[place] == BLOCK_NOTHING) {
            place++;
            continue;
        }
        if (place + 1 >= NDEF_LAYOUT_SEEN || seen[place + 1] == LONG_LENGTH ||
            place + 2 + seen[place + 1] > NDEF_LAYOUT_SEEN) {
            return false;
        }
        place = (uint8_t)(place + 2 + seen[place + 1]);
        behind = place;
    }
    bool has_message = place < NDEF_LAYOUT_SEEN && seen[place] == BLOCK_MESSAGE;
    layout->place = has_message ? place : behind; // a message stays where it is
    return true;
}

uint8_t ndef_layout_count(const struct ndef_layout *layout) {
    uint8_t count = (uint8_t)(layout->place + HEAD_BYTES + layout->text_count + 1);
    return (uint8_t)((count + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES);
}

uint8_t ndef_layout_byte(const struct ndef_layout *layout, uint8_t at) {
    if (at < layout->place) {
        return layout->seen[at];
    }
    const uint8_t head[HEAD_BYTES] = {BLOCK_MESSAGE,
                                      (uint8_t)(RECORD_HEAD_BYTES + layout->text_count),
                                      RECORD_ALONE,
                                      1, // the type's length
                                      (uint8_t)(PAYLOAD_HEAD_BYTES + layout->text_count),
                                      'T',
                                      2, // the language's length
                                      'e',
                                      'n'};
    at = (uint8_t)(at - layout->place);
    if (at < HEAD_BYTES) {
        return head[at];
    }
    at = (uint8_t)(at - HEAD_BYTES);
    if (at < layout->text_count) {
        return (uint8_t)layout->text[at];
    }
    return at == layout->text_count ? BLOCK_END : BLOCK_NOTHING;
}
