// SPDX-License-Identifier: GPL-3.0-or-later
#include "text.h"

#include <string.h>

#include "ndef.h"
#include "ndef_layout.h"

#define CAPABILITY_PAGE 3
#define FIRST_PAGE 4
#define PAGES_AT_ONCE 4
#define LAST_PAGE 67       // enough for every text that begins within the first 256 bytes
#define NDEF_MAGIC 0xE1    // Type 2 Tag, 6.1: the tag is formatted for NDEF
#define MAY_BE_WRITTEN 0x00
#define SIZE_UNIT 8        // the capabilities count the memory in such pieces
#define TRIES 3

// The capability container.
enum { MAGIC, VERSION, SIZE, ACCESS, CONTAINER_BYTES };

bool text_read(uint8_t antenna, char text[SGR_TEXT_CHARACTERS + 1]) {
    struct ndef ndef;
    ndef_begin(&ndef);
    text[0] = '\0';
    uint8_t end = LAST_PAGE;
    for (uint8_t page = CAPABILITY_PAGE; page < end; page = (uint8_t)(page + PAGES_AT_ONCE)) {
        uint8_t bytes[TAG_READ_BYTES];
        bool is_refused;
        if (tag_read_pages(antenna, page, bytes, &is_refused) != ANSWER_GOOD) {
            return false;
        }
        if (is_refused || (page == CAPABILITY_PAGE && bytes[MAGIC] != NDEF_MAGIC)) {
            return true;
        }
        if (page == CAPABILITY_PAGE && bytes[SIZE] < (LAST_PAGE - FIRST_PAGE) * TAG_PAGE_BYTES / SIZE_UNIT) {
            end = (uint8_t)(FIRST_PAGE + bytes[SIZE] * SIZE_UNIT / TAG_PAGE_BYTES);
        }
        for (uint8_t place = page == CAPABILITY_PAGE ? CONTAINER_BYTES : 0; place < TAG_READ_BYTES; place++) {
            if (!ndef_feed(&ndef, bytes[place])) {
                for (uint8_t at = 0; at <= SGR_TEXT_CHARACTERS; at++) {
                    text[at] = ndef.text[at];
                }
                return true;
            }
        }
    }
    return true;
}

static enum written read_or_refused(uint8_t antenna, uint8_t page, uint8_t bytes[TAG_READ_BYTES]) {
    bool is_refused;
    if (tag_read_pages(antenna, page, bytes, &is_refused) != ANSWER_GOOD) {
        return WRITTEN_AWAY;
    }
    return is_refused ? WRITTEN_REFUSED : WRITTEN_DONE;
}

// Write one page of a layout, the message's length as it is or as 0.
static enum written write_page(uint8_t antenna, const struct ndef_layout *layout, uint8_t page, bool is_empty) {
    uint8_t bytes[TAG_PAGE_BYTES];
    for (uint8_t place = 0; place < TAG_PAGE_BYTES; place++) {
        uint8_t at = (uint8_t)(page * TAG_PAGE_BYTES + place);
        bytes[place] = is_empty && at == layout->place + 1 ? 0 : ndef_layout_byte(layout, at);
    }
    bool is_refused;
    if (tag_write_page(antenna, (uint8_t)(FIRST_PAGE + page), bytes, &is_refused) != ANSWER_GOOD) {
        return WRITTEN_AWAY;
    }
    return is_refused ? WRITTEN_REFUSED : WRITTEN_DONE;
}

// The page of the length comes first, with a length of 0, and again at the end.
static enum written write_pages(uint8_t antenna, const struct ndef_layout *layout) {
    uint8_t length_page = (uint8_t)((layout->place + 1) / TAG_PAGE_BYTES);
    uint8_t pages = ndef_layout_count(layout) / TAG_PAGE_BYTES;
    enum written written = write_page(antenna, layout, length_page, true);
    for (uint8_t page = 0; page < pages && written == WRITTEN_DONE; page++) {
        if (page != length_page) {
            written = write_page(antenna, layout, page, false);
        }
    }
    return written == WRITTEN_DONE ? write_page(antenna, layout, length_page, false) : written;
}

// How many bytes the chosen tag's memory has for a message, if it takes one.
static enum written find_room(uint8_t antenna, uint16_t *room) {
    uint8_t bytes[TAG_READ_BYTES] = {0};
    enum written written = read_or_refused(antenna, CAPABILITY_PAGE, bytes);
    *room = (uint16_t)(bytes[SIZE] * SIZE_UNIT);
    bool is_refused = written == WRITTEN_DONE && (bytes[MAGIC] != NDEF_MAGIC || bytes[ACCESS] != MAY_BE_WRITTEN);
    return is_refused ? WRITTEN_REFUSED : written;
}

static enum written lay_out(uint8_t antenna, const char *text, uint16_t room) {
    uint8_t bytes[TAG_READ_BYTES];
    struct ndef_layout layout;
    enum written written = read_or_refused(antenna, FIRST_PAGE, bytes);
    if (written != WRITTEN_DONE) {
        return written;
    }
    if (!ndef_layout_begin(&layout, bytes, text) || ndef_layout_count(&layout) > room) {
        return WRITTEN_REFUSED;
    }
    return write_pages(antenna, &layout);
}

// Write onto the chosen tag what it does not hold yet. Each step has the stack to itself: it is short.
static enum written write_chosen(uint8_t antenna, const char *text, char held[SGR_TEXT_CHARACTERS + 1]) {
    uint16_t room;
    enum written written = find_room(antenna, &room);
    if (written != WRITTEN_DONE) {
        return written;
    }
    if (!text_read(antenna, held)) {
        return WRITTEN_AWAY;
    }
    if (strcmp(held, text) == 0) {
        return WRITTEN_DONE;
    }
    written = lay_out(antenna, text, room);
    if (written != WRITTEN_DONE) {
        return written;
    }
    if (!text_read(antenna, held)) {
        return WRITTEN_AWAY;
    }
    return strcmp(held, text) == 0 ? WRITTEN_DONE : WRITTEN_REFUSED;
}

enum written text_write(uint8_t antenna, const struct uid *uid, const char *text, char held[SGR_TEXT_CHARACTERS + 1]) {
    enum written written = WRITTEN_AWAY;
    // Noise looks like a tag that has left, or that refuses: what was begun is done again.
    for (uint8_t times = 0; times < TRIES && written != WRITTEN_DONE; times++) {
        uint8_t sak;
        if (!tag_wake(antenna) || !tag_choose_known(antenna, uid, &sak)) {
            written = WRITTEN_AWAY;
        } else {
            written = tag_has_pages(sak) ? write_chosen(antenna, text, held) : WRITTEN_REFUSED;
        }
        tag_halt(antenna);
    }
    return written;
}
