// SPDX-License-Identifier: GPL-3.0-or-later
// Let the tests hold the core to the vectors: questions on standard input, one a line, and an answer to each.
//
//   crc HEX                      the check digits of these bytes
//   line NUMBER TYPE,FIELD,…     the line, in hex
//   commands HEX                 what the device makes of these bytes
//   ndef HEX                     the text in this memory, from a tag's page 4 on; nothing if there is none
//   layout HEX,TEXT              what is written into these sixteen bytes and on, and where its length is; nothing if
//                                there is no place
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "../core/command.h"
#include "../core/crc.h"
#include "../core/line.h"
#include "../core/ndef.h"
#include "../core/ndef_layout.h"

#define LONGEST 4000

static unsigned read_hex(const char *digits, uint8_t *bytes) {
    unsigned count = 0;
    unsigned value;
    while (sscanf(digits + (size_t)2 * count, "%2x", &value) == 1) {
        bytes[count++] = (uint8_t)value;
    }
    return count;
}

static void crc_of(const uint8_t *bytes, unsigned count) {
    uint16_t crc = SGR_CRC_START;
    for (unsigned place = 0; place < count; place++) {
        crc = crc_line(crc, bytes[place]);
    }
    printf("%04X", crc);
}

static void write_line(char *asked) {
    struct line line;
    unsigned number;
    char type[20];
    int end = 0;
    if (sscanf(asked, "%u %19[A-Z]%n", &number, type, &end) < 2) {
        return;
    }
    line_begin(&line, (uint16_t)number, type);
    for (char *field = asked + end; *field == ',';) {
        char *next = field + 1 + strcspn(field + 1, ",");
        char after = *next;
        *next = '\0';
        line_word(&line, field + 1);
        *next = after;
        field = next;
    }
    line_end(&line);
    for (unsigned place = 0; place < line.length; place++) {
        printf("%02X", (uint8_t)line.bytes[place]);
    }
}

static void understand(const uint8_t *bytes, unsigned count) {
    static const char *const names[] = {
        [COMMAND_HELLO] = "HELLO", [COMMAND_PING] = "PING", [COMMAND_STATE] = "STATE",
        [COMMAND_BAD] = "ERR,2",   [COMMAND_UNKNOWN] = "ERR,3"};
    struct command_parser parser = {.is_open = false};
    for (unsigned place = 0; place < count; place++) {
        enum command command = command_feed(&parser, bytes[place]);
        if (command == COMMAND_STATE_FROM) {
            printf("STATE,%u ", parser.from);
        } else if (command == COMMAND_WRITE) {
            printf("WRITE,%u,", parser.write.antenna);
            for (unsigned at = 0; at < parser.write.uid.count; at++) {
                printf("%02X", parser.write.uid.bytes[at]);
            }
            printf(",%s ", parser.write.text);
        } else if (command != COMMAND_NONE) {
            printf("%s ", names[command]);
        }
    }
}

static void find_text(const uint8_t *bytes, unsigned count) {
    struct ndef ndef;
    ndef_begin(&ndef);
    for (unsigned place = 0; place < count; place++) {
        if (!ndef_feed(&ndef, bytes[place])) {
            printf("%s", ndef.text);
            return;
        }
    }
}

static void lay_out(const uint8_t *bytes, const char *text) {
    struct ndef_layout layout;
    if (!ndef_layout_begin(&layout, bytes, text)) {
        return;
    }
    for (uint8_t at = 0; at < ndef_layout_count(&layout); at++) {
        printf("%02X", ndef_layout_byte(&layout, at));
    }
    printf(" %u", layout.place + 1);
}

int main(void) {
    static char asked[2 * LONGEST];
    static uint8_t bytes[LONGEST];
    while (fgets(asked, sizeof asked, stdin)) {
        asked[strcspn(asked, "\n")] = '\0';
        char *what = asked + strcspn(asked, " ");
        unsigned count = read_hex(what + (*what == ' '), bytes);
        if (strncmp(asked, "crc", 3) == 0) {
            crc_of(bytes, count);
        } else if (strncmp(asked, "line", 4) == 0) {
            write_line(what);
        } else if (strncmp(asked, "commands", 8) == 0) {
            understand(bytes, count);
        } else if (strncmp(asked, "ndef", 4) == 0) {
            find_text(bytes, count);
        } else if (strncmp(asked, "layout", 6) == 0 && count == NDEF_LAYOUT_SEEN) {
            lay_out(bytes, what + 1 + 2 * NDEF_LAYOUT_SEEN + 1);
        }
        printf("\n");
        fflush(stdout);
    }
    return 0;
}
