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

static enum command understand(struct command_parser *parser) {
    static const char from[] = "STATE,";
    const uint8_t from_count = sizeof from - 1;
    const char *said = parser->bytes;
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
    if (count > from_count && memcmp(said, from, from_count) == 0 &&
        parse_number(said + from_count, (uint8_t)(count - from_count), &parser->from)) {
        return COMMAND_STATE_FROM;
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
