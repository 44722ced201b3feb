// SPDX-License-Identifier: GPL-3.0-or-later
#include "events.h"

void events_keep(struct events *events, const struct event *event) {
    events->kept[(events->oldest + events->count) % SGR_KEPT] = *event;
    if (events->count < SGR_KEPT) {
        events->count++;
    } else {
        events->oldest = (uint8_t)((events->oldest + 1) % SGR_KEPT);
    }
}

const struct event *events_at(const struct events *events, uint8_t place) {
    return &events->kept[(events->oldest + place) % SGR_KEPT];
}

// Whether a number is another or comes after it, counted around the end of the numbers.
static bool is_after(uint16_t number, uint16_t other) {
    return (uint16_t)(number - other) < SGR_NUMBERS / 2;
}

bool event_is_from(const struct event *event, uint16_t from, uint16_t next) {
    // A number that is still to come is from before a restart: all that happened since then is new to the host.
    return !is_after(next, from) || is_after(event->number, from);
}

const char *event_type(const struct event *event) {
    static const char *const types[] = {"ON", "OFF", "COLL", "ERR"};
    return types[event->type];
}

void event_fields(struct line *line, const struct event *event) {
    if (event->type == EVENT_ERR) {
        line_number(line, event->error);
    }
    line_number(line, event->antenna);
    if (event->type == EVENT_ON || event->type == EVENT_OFF) {
        line_hex(line, event->tag.uid.bytes, event->tag.uid.count);
    }
    if (event->type == EVENT_ON) {
        line_word(line, event->tag.text);
    }
}
