// SPDX-License-Identifier: GPL-3.0-or-later
#include "tag.h"

#include <string.h>

#include "crc.h"

enum {
    REQUEST = 0x26, // REQA, to tags that are idle
    WAKE = 0x52,    // WUPA, to halted ones too
    REQUEST_BITS = 7,
    HALT = 0x50,
    READ_PAGES = 0x30,     // Type 2 Tag, 5.2
    WRITE_PAGE = 0xA2,     // Type 2 Tag, 5.3
    DONE = 0x0A,           // the answer to it, of four bits; any other four are a refusal
    FIRST_LEVEL = 0x93,    // SEL; the further levels are 95 and 97
    ASK_ALL = 0x20,        // NVB: the command itself, and no bit of a number
    ASK_WHOLE = 0x70,      // NVB: the command, and all bits of the number
    CASCADE_TAG = 0x88,    // in front of a number that goes on at the next level
    IS_INCOMPLETE = 0x04,  // in SAK, bit 2: the number goes on
    IS_OTHER_KIND = 0x7B,  // in SAK: any bit set, and it is no type 2 tag
    LEVELS = 3,
    LEVEL_BYTES = 4, // of the number, the cascade tag among them
    SHORT_BITS = 4, // the length of an answer that is only yes or no
    CRC_BYTES = 2,
};

bool uid_is_same(const struct uid *one, const struct uid *other) {
    return one->count == other->count && memcmp(one->bytes, other->bytes, one->count) == 0;
}

static void add_crc(struct exchange *exchange) {
    uint16_t crc = crc_air(exchange->bytes, exchange->count);
    exchange->bytes[exchange->count++] = (uint8_t)crc;
    exchange->bytes[exchange->count++] = (uint8_t)(crc >> 8);
}

static bool has_crc(const struct exchange *exchange) {
    // The check sum over a frame with its own check sum is zero.
    return exchange->count > CRC_BYTES && exchange->last_bits == 0 && crc_air(exchange->bytes, exchange->count) == 0;
}

static bool request(uint8_t antenna, uint8_t what) {
    struct exchange asked = {.bytes = {what}, .count = 1, .last_bits = REQUEST_BITS, .wait_ms = MFRC522_SHORT_MS};
    // Several tags may answer with different words at once: that is an answer as well.
    return mfrc522_exchange(antenna, &asked) != ANSWER_NONE;
}

bool tag_wake(uint8_t antenna) {
    // A tag in the middle of something does not answer, and only falls back into its sleep: ask twice.
    return request(antenna, WAKE) || request(antenna, WAKE);
}

bool tag_is_another_there(uint8_t antenna) {
    return request(antenna, REQUEST);
}

// Send the part of a number that belongs to one level; the tag that has it answers with its kind.
static enum answer choose_level(uint8_t antenna, uint8_t level, const uint8_t part[LEVEL_BYTES], uint8_t *sak) {
    struct exchange asked = {.count = 7, .wait_ms = MFRC522_SHORT_MS};
    asked.bytes[0] = (uint8_t)(FIRST_LEVEL + 2 * level);
    asked.bytes[1] = ASK_WHOLE;
    memcpy(asked.bytes + 2, part, LEVEL_BYTES);
    asked.bytes[6] = part[0] ^ part[1] ^ part[2] ^ part[3];
    add_crc(&asked);
    enum answer answer = mfrc522_exchange(antenna, &asked);
    if (answer != ANSWER_GOOD) {
        return answer;
    }
    *sak = asked.bytes[0];
    return asked.count == 1 + CRC_BYTES && has_crc(&asked) ? ANSWER_GOOD : ANSWER_BROKEN;
}

// Ask for the part of a number at one level: four bytes and their exclusive or.
static enum answer ask_level(uint8_t antenna, uint8_t level, uint8_t part[LEVEL_BYTES]) {
    struct exchange asked = {.count = 2, .wait_ms = MFRC522_SHORT_MS};
    asked.bytes[0] = (uint8_t)(FIRST_LEVEL + 2 * level);
    asked.bytes[1] = ASK_ALL;
    enum answer answer = mfrc522_exchange(antenna, &asked);
    if (answer != ANSWER_GOOD) {
        return answer;
    }
    const uint8_t *heard = asked.bytes;
    bool is_whole = asked.count == LEVEL_BYTES + 1 && asked.last_bits == 0;
    if (!is_whole || (heard[0] ^ heard[1] ^ heard[2] ^ heard[3]) != heard[4]) {
        return ANSWER_BROKEN;
    }
    memcpy(part, heard, LEVEL_BYTES);
    return ANSWER_GOOD;
}

enum answer tag_choose(uint8_t antenna, struct uid *uid, uint8_t *sak) {
    uid->count = 0;
    for (uint8_t level = 0; level < LEVELS; level++) {
        uint8_t part[LEVEL_BYTES];
        enum answer answer = ask_level(antenna, level, part);
        if (answer == ANSWER_GOOD) {
            answer = choose_level(antenna, level, part, sak);
        }
        if (answer != ANSWER_GOOD) {
            return answer;
        }
        // Whether the number goes on is for SAK to say: a byte 88 may also be a number's own.
        bool goes_on = (*sak & IS_INCOMPLETE) && level + 1 < LEVELS;
        uint8_t skipped = goes_on ? 1 : 0;
        if (goes_on && part[0] != CASCADE_TAG) {
            return ANSWER_BROKEN;
        }
        memcpy(uid->bytes + uid->count, part + skipped, (size_t)(LEVEL_BYTES - skipped));
        uid->count = (uint8_t)(uid->count + LEVEL_BYTES - skipped);
        if (!goes_on) {
            return *sak & IS_INCOMPLETE ? ANSWER_BROKEN : ANSWER_GOOD;
        }
    }
    return ANSWER_BROKEN;
}

bool tag_choose_known(uint8_t antenna, const struct uid *uid, uint8_t *sak) {
    uint8_t given = 0;
    for (uint8_t level = 0; level < LEVELS; level++) {
        uint8_t part[LEVEL_BYTES] = {CASCADE_TAG};
        bool is_last = uid->count - given == LEVEL_BYTES;
        uint8_t skipped = is_last ? 0 : 1;
        memcpy(part + skipped, uid->bytes + given, (size_t)(LEVEL_BYTES - skipped));
        given = (uint8_t)(given + LEVEL_BYTES - skipped);
        if (choose_level(antenna, level, part, sak) != ANSWER_GOOD || !(*sak & IS_INCOMPLETE) != is_last) {
            return false;
        }
        if (is_last) {
            return true;
        }
    }
    return false;
}

void tag_halt(uint8_t antenna) {
    struct exchange asked = {.bytes = {HALT, 0}, .count = 2, .wait_ms = MFRC522_SHORT_MS};
    add_crc(&asked);
    (void)mfrc522_exchange(antenna, &asked); // no answer is the answer
}

bool tag_has_pages(uint8_t sak) {
    return (sak & IS_OTHER_KIND) == 0;
}

enum answer tag_read_pages(uint8_t antenna, uint8_t first_page, uint8_t bytes[TAG_READ_BYTES], bool *is_refused) {
    struct exchange asked = {.bytes = {READ_PAGES, first_page}, .count = 2, .wait_ms = MFRC522_READ_MS};
    add_crc(&asked);
    *is_refused = false;
    enum answer answer = mfrc522_exchange(antenna, &asked);
    if (answer != ANSWER_GOOD) {
        return answer == ANSWER_NONE ? ANSWER_NONE : ANSWER_BROKEN;
    }
    *is_refused = asked.count == 1 && asked.last_bits == SHORT_BITS;
    if (*is_refused) {
        return ANSWER_GOOD;
    }
    if (asked.count != TAG_READ_BYTES + CRC_BYTES || !has_crc(&asked)) {
        return ANSWER_BROKEN;
    }
    memcpy(bytes, asked.bytes, TAG_READ_BYTES);
    return ANSWER_GOOD;
}

enum answer tag_write_page(uint8_t antenna, uint8_t page, const uint8_t bytes[TAG_PAGE_BYTES], bool *is_refused) {
    struct exchange asked = {.bytes = {WRITE_PAGE, page}, .count = 2 + TAG_PAGE_BYTES, .wait_ms = MFRC522_WRITE_MS};
    memcpy(asked.bytes + 2, bytes, TAG_PAGE_BYTES);
    add_crc(&asked);
    *is_refused = false;
    enum answer answer = mfrc522_exchange(antenna, &asked);
    if (answer != ANSWER_GOOD) {
        return answer == ANSWER_NONE ? ANSWER_NONE : ANSWER_BROKEN;
    }
    if (asked.count != 1 || asked.last_bits != SHORT_BITS) {
        return ANSWER_BROKEN;
    }
    *is_refused = asked.bytes[0] != DONE;
    return ANSWER_GOOD;
}
