// SPDX-License-Identifier: GPL-3.0-or-later
// Look what lies on an antenna, and whether its chip is still there; write onto a tag there.
#ifndef SGR_ANTENNA_H
#define SGR_ANTENNA_H

#include <stdbool.h>
#include <stdint.h>

#include "presence.h"
#include "text.h"

struct antenna {
    struct presence presence;
    uint8_t version;          // the chip's version register as last read
    bool is_working;
    uint8_t failures;         // times in a row that the chip was not there or not as it was started
    uint8_t unread;           // polls in a row that found a tag whose memory could not be read
};

enum chip_change { CHIP_SAME, CHIP_GONE, CHIP_BACK };

// Start the chip. CHIP_GONE if there is none.
enum chip_change antenna_start(struct antenna *antenna, uint8_t number);

// A function whose room on the stack is free again when it ends: inlined, it would be taken while commands are answered.
#ifdef __GNUC__
#define ANTENNA_OWN_ROOM __attribute__((noinline))
#else
#define ANTENNA_OWN_ROOM
#endif

// Poll once; changes of the tags are told, one of the chip is returned.
ANTENNA_OWN_ROOM enum chip_change antenna_poll(struct antenna *antenna, uint8_t number, presence_tell tell);

// Write a text onto a tag that was told and lies there; it is told with this text from now on.
enum written antenna_write(struct antenna *antenna, uint8_t number, const struct uid *uid, const char *text);

#endif
