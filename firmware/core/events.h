// SPDX-License-Identifier: GPL-3.0-or-later
// The latest events, so that they can be told again when the line has lost them.
#ifndef SGR_EVENTS_H
#define SGR_EVENTS_H

#include <stdbool.h>
#include <stdint.h>

#include "line.h"
#include "presence.h"

enum event_type { EVENT_ON, EVENT_OFF, EVENT_COLL, EVENT_ERR };

struct event {
    uint16_t number; // of its line
    enum event_type type;
    uint8_t antenna;
    uint8_t error;  // of EVENT_ERR
    struct tag tag; // of EVENT_ON and EVENT_OFF
};

// All zero is empty.
struct events {
    uint8_t count;
    uint8_t oldest;
    struct event kept[SGR_KEPT];
};

// Keep an event, and forget the oldest if there is no room.
void events_keep(struct events *events, const struct event *event);

// The kept event at a place, the oldest at 0; `place` is below `count`.
const struct event *events_at(const struct events *events, uint8_t place);

// Whether an event is one of those that a host asks for from a number on; `next` is the number of the next line.
bool event_is_from(const struct event *event, uint16_t from, uint16_t next);

const char *event_type(const struct event *event);

// Add the fields that follow an event's type.
void event_fields(struct line *line, const struct event *event);

#endif
