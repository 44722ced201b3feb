// SPDX-License-Identifier: GPL-3.0-or-later
// Understand what the host asks, byte by byte: docs/protocol.md.
#ifndef SGR_COMMAND_H
#define SGR_COMMAND_H

#include <stdbool.h>
#include <stdint.h>

#include "protocol.h"
#include "tag.h"

enum command {
    COMMAND_NONE, // nothing is complete yet
    COMMAND_HELLO,
    COMMAND_PING,
    COMMAND_STATE,
    COMMAND_STATE_FROM, // with a number
    COMMAND_WRITE,
    COMMAND_BAD,        // damaged
    COMMAND_UNKNOWN,    // whole, but not to be understood
};

// What COMMAND_WRITE asks for.
struct write {
    uint8_t antenna; // below SGR_ANTENNAS
    struct uid uid;
    const char *text; // one to SGR_WRITE_CHARACTERS characters, until the next byte is fed
};

// What has come of a command; all zero is a good start.
struct command_parser {
    bool is_open;  // a question mark has come, and no end yet
    uint8_t count; // bytes since then
    uint16_t from; // of the latest COMMAND_STATE_FROM
    struct write write;
    char bytes[SGR_LIMIT - 2];
};

enum command command_feed(struct command_parser *parser, uint8_t byte);

#endif
