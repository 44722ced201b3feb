// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"

#include <string.h>

#include "crc.h"

#define CHECK_BYTES 5 // an asterisk and four digits

static int8_t hex_value(char digit) {
    if (digit >= '0' && digit <= '9') {
        return (int8_t)(digit - '0');
    }
    if (digit >= 'A' && digit <= 'F') {
        return (int8_t)(digit - 'A' + 10);
    }
    if (digit >= 'a' && digit <= 'f') {
        return (int8_t)(digit - 'a' + 10);
    }
    return -1;
}

static bool is_checked(const char *said, uint8_t count) {
    const char *check = said + count;
    if (check[0] != '*') {
        return false;
    }
    uint16_t given = 0;
    for (uint8_t digit = 1; digit < CHECK_BYTES; digit++) {
        int8_t value = hex_value(check[digit]);
        if (value < 0) {
            return false;
        }
        given = (uint16_t)((uint16_t)(given << 4) | (uint8_t)value);
    }
    uint16_t crc = SGR_CRC_START;
    for (uint8_t place = 0; place < count; place++) {
        if (said[place] < ' ' || said[place] > '~' || said[place] == '*') {
            return false;
        }
        crc = crc_line(crc, (uint8_t)said[place]);
    }
    return crc == given;
}

static bool is_word(const char *said, uint8_t count, const char *word) {
    return count == strlen(word) && memcmp(said, word, count) == 0;
}

// A line's number without leading zeros.
static bool parse_number(const char *digits, uint8_t count, uint16_t *number) {
    if (count == 0 || count > 5 || (count > 1 && digits[0] == '0')) {
        return false;
    }
    uint32_t value = 0;
    for (uint8_t place = 0; place < count; place++) {
        if (digits[place] < '0' || digits[place] > '9') {
            return false;
        }
        value = value * 10 + (uint32_t)(digits[place] - '0');
    }
    *number = (uint16_t)value;
    return value < SGR_NUMBERS;
}

// A tag's number and the comma behind it. Returns how many characters they take, 0 if they are none.
static uint8_t parse_uid(const char *digits, uint8_t count, struct uid *uid) {
    uint8_t place = 0;
    uid->count = 0;
    for (; place + 1 < count && digits[place] != ','; place = (uint8_t)(place + 2)) {
        int8_t high = hex_value(digits[place]), low = hex_value(digits[place + 1]);
        if (high < 0 || low < 0 || uid->count == SGR_UID_BYTES) {
            return 0;
        }
        uid->bytes[uid->count++] = (uint8_t)(high << 4 | low);
    }
    bool is_size = uid->count == 4 || uid->count == 7 || uid->count == 10;
    return is_size && place < count && digits[place] == ',' ? (uint8_t)(place + 1) : 0;
}

// An antenna, a tag's number and a text, with commas between them; the text is ended where the asterisk stood.
static bool parse_write(char *said, uint8_t count, struct write *write) {
    if (count < 2 || said[0] < '0' || said[0] >= '0' + SGR_ANTENNAS || said[1] != ',') {
        return false;
    }
    write->antenna = (uint8_t)(said[0] - '0');
    uint8_t begun = (uint8_t)(2 + parse_uid(said + 2, (uint8_t)(count - 2), &write->uid));
    said[count] = '\0';
    write->text = said + begun;
    return begun > 2 && count > begun && count - begun <= SGR_WRITE_CHARACTERS && !strpbrk(write->text, ",$");
}

// Whether what is said begins with a word and its comma.
static bool has_word(const char *said, uint8_t count, const char *word) {
    return count > strlen(word) && memcmp(said, word, strlen(word)) == 0;
}

static enum command understand(struct command_parser *parser) {
    static const char from[] = "STATE,", write[] = "WRITE,";
    const uint8_t word_count = sizeof from - 1; // of both
    char *said = parser->bytes;
    uint8_t count = parser->count;
    if (count > 0 && said[count - 1] == '\r') {
        count--;
    }
    if (count < CHECK_BYTES || !is_checked(said, (uint8_t)(count - CHECK_BYTES))) {
        return COMMAND_BAD;
    }
    count = (uint8_t)(count - CHECK_BYTES);
    if (is_word(said, count, "HELLO")) {
        return COMMAND_HELLO;
    }
    if (is_word(said, count, "PING")) {
        return COMMAND_PING;
    }
    if (is_word(said, count, "STATE")) {
        return COMMAND_STATE;
    }
    char *rest = said + word_count;
    if (has_word(said, count, from) && parse_number(rest, (uint8_t)(count - word_count), &parser->from)) {
        return COMMAND_STATE_FROM;
    }
    if (has_word(said, count, write) && parse_write(rest, (uint8_t)(count - word_count), &parser->write)) {
        return COMMAND_WRITE;
    }
    return COMMAND_UNKNOWN;
}

enum command command_feed(struct command_parser *parser, uint8_t byte) {
    if (byte == '?') {
        enum command cut = parser->is_open ? COMMAND_BAD : COMMAND_NONE;
        parser->is_open = true;
        parser->count = 0;
        return cut;
    }
    if (!parser->is_open) {
        return COMMAND_NONE;
    }
    if (byte == '\n') {
        parser->is_open = false;
        return understand(parser);
    }
    if (parser->count == sizeof parser->bytes) {
        parser->is_open = false;
        return COMMAND_BAD;
    }
    parser->bytes[parser->count++] = (char)byte;
    return COMMAND_NONE;
}
