// SPDX-License-Identifier: GPL-3.0-or-later
#include "line.h"

#include "crc.h"

#define END_BYTES 7 // an asterisk, four digits, CR and LF
#define LONGEST_NUMBER 10

static void put(struct line *line, char byte) {
    if (line->length < SGR_LIMIT - END_BYTES) {
        line->bytes[line->length++] = byte;
    }
}

static char hex_digit(uint8_t value) {
    return (char)(value < 10 ? '0' + value : 'A' + value - 10);
}

static void put_word(struct line *line, const char *word) {
    while (*word) {
        put(line, *word++);
    }
}

static void put_number(struct line *line, uint32_t number) {
    char digits[LONGEST_NUMBER];
    uint8_t count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    while (count) {
        put(line, digits[--count]);
    }
}

void line_begin(struct line *line, uint16_t number, const char *type) {
    line->length = 0;
    put(line, '$');
    put_number(line, number);
    line_word(line, type);
}

void line_word(struct line *line, const char *word) {
    put(line, ',');
    put_word(line, word);
}

void line_number(struct line *line, uint32_t number) {
    put(line, ',');
    put_number(line, number);
}

void line_hex(struct line *line, const uint8_t *bytes, uint8_t count) {
    put(line, ',');
    for (uint8_t place = 0; place < count; place++) {
        put(line, hex_digit(bytes[place] >> 4));
        put(line, hex_digit(bytes[place] & 0x0F));
    }
}

void line_end(struct line *line) {
    uint16_t crc = SGR_CRC_START;
    for (uint8_t place = 1; place < line->length; place++) {
        crc = crc_line(crc, (uint8_t)line->bytes[place]);
    }
    char *end = line->bytes + line->length;
    end[0] = '*';
    for (uint8_t digit = 0; digit < 4; digit++) {
        end[1 + digit] = hex_digit((crc >> (12 - 4 * digit)) & 0x0F);
    }
    end[5] = '\r';
    end[6] = '\n';
    line->length = (uint8_t)(line->length + END_BYTES);
}
