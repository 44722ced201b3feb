// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the device says, each line with its number; the latest events are kept, to be told again.
#ifndef SGR_TALK_H
#define SGR_TALK_H

#include <stdint.h>

#include "antenna.h"
#include "command.h"

// Begin with line 0 and no memory.
void talk_start(void);

void talk_hello(const struct antenna *antennas);
void talk_heartbeat(uint32_t uptime_s);
void talk_pong(void);
void talk_error(uint8_t code);
void talk_wrote(const struct write *write);

// Events.
void talk_chip(uint8_t antenna, enum chip_change change);
void talk_tag(uint8_t antenna, enum change change, const struct tag *tag);

// What is there now; and before that the events from a number on.
void talk_state(const struct antenna *antennas);
void talk_state_from(const struct antenna *antennas, uint16_t from);

#endif
