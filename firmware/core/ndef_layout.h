// SPDX-License-Identifier: GPL-3.0-or-later
// Lay a text out in a tag's memory: a message of its own, behind the blocks that must stay.
// Source: NFC Forum, "Type 2 Tag": TLV blocks, and that a message's length is 0 until all of it is written.
#ifndef SGR_NDEF_LAYOUT_H
#define SGR_NDEF_LAYOUT_H

#include <stdbool.h>
#include <stdint.h>

// The blocks before the message must end within so many bytes of the data area, which begins with page 4.
#define NDEF_LAYOUT_SEEN 16

struct ndef_layout {
    const uint8_t *seen; // what the memory holds now
    const char *text;
    uint8_t place; // where the message's block begins; its length is one byte behind
    uint8_t text_count;
};

// Find the place for a text of at most SGR_WRITE_CHARACTERS. Returns false if there is none within what was seen. Both
// `seen` and `text` must outlive the layout.
bool ndef_layout_begin(struct ndef_layout *layout, const uint8_t seen[NDEF_LAYOUT_SEEN], const char *text);

// How many bytes are laid out: whole pages of four.
uint8_t ndef_layout_count(const struct ndef_layout *layout);

// The byte at a place of the data area, below that count.
uint8_t ndef_layout_byte(const struct ndef_layout *layout, uint8_t at);

#endif
