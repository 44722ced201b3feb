// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer: whatever comes through the serial line, the parser neither breaks nor believes what its check digits deny.
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "../core/command.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

// What was understood must stand there as the host writes it.
static void expect_written(const uint8_t *bytes, size_t end, const char *word) {
    size_t length = strlen(word);
    for (size_t place = 0; place + length <= end; place++) {
        if (bytes[place] == '?' && memcmp(bytes + place + 1, word, length) == 0) {
            return;
        }
    }
    abort();
}

// What is to be written fits where it goes, and the device can say it.
static void expect_usable(const struct write *write) {
    size_t length = strlen(write->text);
    bool is_size = write->uid.count == 4 || write->uid.count == 7 || write->uid.count == 10;
    if (write->antenna >= SGR_ANTENNAS || !is_size || length == 0 || length > SGR_WRITE_CHARACTERS) {
        abort();
    }
    if (strpbrk(write->text, "$?*,\r\n")) {
        abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    struct command_parser parser = {.is_open = false};
    for (size_t place = 0; place < count; place++) {
        switch (command_feed(&parser, bytes[place])) {
        case COMMAND_HELLO:
            expect_written(bytes, place, "HELLO*");
            break;
        case COMMAND_PING:
            expect_written(bytes, place, "PING*");
            break;
        case COMMAND_STATE:
            expect_written(bytes, place, "STATE*");
            break;
        case COMMAND_STATE_FROM:
            expect_written(bytes, place, "STATE,");
            break;
        case COMMAND_WRITE:
            expect_written(bytes, place, "WRITE,");
            expect_usable(&parser.write);
            break;
        case COMMAND_NONE:
        case COMMAND_BAD:
        case COMMAND_UNKNOWN:
            break;
        }
        if (parser.count > sizeof parser.bytes) {
            abort();
        }
    }
    return 0;
}
