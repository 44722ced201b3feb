// SPDX-License-Identifier: GPL-3.0-or-later
// Find the text in a tag's memory, byte by byte: the first text record of its NDEF message.
// Sources: NFC Forum, "Type 2 Tag" (memory and TLV blocks), "NFC Data Exchange Format" (records), "Text Record Type".
#ifndef SGR_NDEF_H
#define SGR_NDEF_H

#include <stdbool.h>
#include <stdint.h>

#include "protocol.h"

struct ndef {
    uint8_t state;
    uint8_t step;        // within a length of several bytes
    uint8_t flags;       // of the record
    uint8_t type_count;  // bytes of the record's type
    uint8_t id_count;
    bool is_text;        // so far
    uint8_t text_count;
    uint8_t skipped;     // bytes of the text's language
    uint32_t block;      // bytes that are left of the TLV block
    uint32_t payload;    // bytes that are left of the record's payload
    char text[SGR_TEXT_CHARACTERS + 1];
};

// Begin with the first byte of the tag's data area, which is its page 4.
void ndef_begin(struct ndef *ndef);

// Take the next byte. Returns false once nothing more is wanted: `text` is complete then, or empty.
bool ndef_feed(struct ndef *ndef, uint8_t byte);

#endif
