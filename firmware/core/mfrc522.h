// SPDX-License-Identifier: GPL-3.0-or-later
// The radio chip: send a few bits to the tags on an antenna, and hear what they answer.
// Source: NXP, "MFRC522 standard performance MIFARE and NTAG frontend", product data sheet, rev. 3.9.
#ifndef SGR_MFRC522_H
#define SGR_MFRC522_H

#include <stdbool.h>
#include <stdint.h>

#define MFRC522_SHORT_MS 1 // any tag answers a question of its protocol within this time
#define MFRC522_READ_MS 6  // and reads its memory within this: NTAG21x, 10.2, "maximum response time 5 ms"

#define MFRC522_WRITE_MS 11 // and writes a page of it within this: NTAG21x, 10.4, "10 ms"

enum answer {
    ANSWER_GOOD,
    ANSWER_NONE,      // nobody answered in time
    ANSWER_COLLISION, // several answered, not in the same words
    ANSWER_BROKEN,    // something was heard that was no answer
};

// What is sent, and then what was heard. The bits of an incomplete last byte are its lowest.
struct exchange {
    uint8_t bytes[18]; // the longest answer: 16 bytes of memory and their check sum
    uint8_t count;
    uint8_t last_bits; // 1 to 7 of the last byte, 0 for all of it
    uint8_t wait_ms;   // how long an answer may take
};

// Wake the chip up and let its antenna radiate. Returns its version register; 00 and FF are no chip.
uint8_t mfrc522_start(uint8_t antenna);

// Whether the chip is there and as it was started. One that lost its power for a moment is not.
bool mfrc522_is_ready(uint8_t antenna);

bool mfrc522_is_version(uint8_t version);

enum answer mfrc522_exchange(uint8_t antenna, struct exchange *exchange);

#endif
