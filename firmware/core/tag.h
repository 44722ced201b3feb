// SPDX-License-Identifier: GPL-3.0-or-later
// Find the tags on an antenna: ISO/IEC 14443-3, type A, chapter 6.
#ifndef SGR_TAG_H
#define SGR_TAG_H

#include <stdbool.h>
#include <stdint.h>

#include "mfrc522.h"
#include "protocol.h"

// A tag's own number, as long as the tag says: 4, 7 or 10 bytes, the most significant first.
struct uid {
    uint8_t count;
    uint8_t bytes[SGR_UID_BYTES];
};

bool uid_is_same(const struct uid *one, const struct uid *other);

// Wake every tag on the antenna, halted ones too. Returns whether any answered.
bool tag_wake(uint8_t antenna);

// Choose the one tag that is awake and learn its number and its kind (SAK). ANSWER_COLLISION: there are several.
enum answer tag_choose(uint8_t antenna, struct uid *uid, uint8_t *sak);

// Choose the tag with this number, whatever else is awake, and learn its kind. Returns whether it answered.
bool tag_choose_known(uint8_t antenna, const struct uid *uid, uint8_t *sak);

// Let the chosen tag be silent until it is woken.
void tag_halt(uint8_t antenna);

// Whether a tag that has never been halted is there.
bool tag_is_another_there(uint8_t antenna);

// Whether a tag of this kind has memory that tag_read_pages can read: NFC Forum, Type 2 Tag.
bool tag_has_pages(uint8_t sak);

#define TAG_PAGE_BYTES 4
#define TAG_READ_BYTES 16 // four pages

// Read four pages of the chosen tag. ANSWER_NONE: it does not answer. ANSWER_COLLISION does not occur.
// ANSWER_GOOD with `is_refused`: there are no such pages, or they are locked.
enum answer tag_read_pages(uint8_t antenna, uint8_t first_page, uint8_t bytes[TAG_READ_BYTES], bool *is_refused);

// Write one page of the chosen tag; the answers are those of tag_read_pages. A tag that refuses has to be chosen anew.
enum answer tag_write_page(uint8_t antenna, uint8_t page, const uint8_t bytes[TAG_PAGE_BYTES], bool *is_refused);

#endif
