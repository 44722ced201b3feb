// SPDX-License-Identifier: GPL-3.0-or-later
#include "talk.h"

#include <string.h>

#include "../hal/hal.h"
#include "events.h"

#define FIRMWARE "1.1"
#define MOST_ERRORS 65535UL

static struct events events;
static struct line line;
static uint16_t next_number;
static uint16_t errors;

void talk_start(void) {
    memset(&events, 0, sizeof events);
    next_number = 0;
    errors = 0;
}

static void begin(const char *type) {
    line_begin(&line, next_number++, type);
}

static void send(void) {
    line_end(&line);
    for (uint8_t place = 0; place < line.length; place++) {
        hal_line_write((uint8_t)line.bytes[place]);
    }
}

static void count_error(void) {
    if (errors < MOST_ERRORS) {
        errors++;
    }
}

void talk_hello(const struct antenna *antennas) {
    begin("HELLO");
    line_word(&line, "SGR");
    line_number(&line, SGR_PROTOCOL);
    line_word(&line, FIRMWARE);
    line_number(&line, hal_antennas());
    for (uint8_t number = 0; number < hal_antennas(); number++) {
        line_hex(&line, &antennas[number].version, 1);
    }
    send();
}

void talk_heartbeat(uint32_t uptime_s) {
    begin("HB");
    line_number(&line, uptime_s);
    line_number(&line, errors);
    send();
}

void talk_pong(void) {
    begin("PONG");
    send();
}

void talk_error(uint8_t code) {
    count_error();
    begin("ERR");
    line_number(&line, code);
    send();
}

void talk_wrote(const struct write *write) {
    begin("WROTE");
    line_number(&line, write->antenna);
    line_hex(&line, write->uid.bytes, write->uid.count);
    line_word(&line, write->text);
    send();
}

static void say_event(struct event *event) {
    event->number = next_number;
    begin(event_type(event));
    event_fields(&line, event);
    send();
    events_keep(&events, event);
}

void talk_chip(uint8_t antenna, enum chip_change change) {
    if (change == CHIP_SAME) {
        return;
    }
    struct event event = {.type = EVENT_ERR, .antenna = antenna};
    event.error = change == CHIP_GONE ? SGR_ERROR_CHIP_GONE : SGR_ERROR_OVER;
    if (change == CHIP_GONE) {
        count_error();
    }
    say_event(&event);
}

void talk_tag(uint8_t antenna, enum change change, const struct tag *tag) {
    static const enum event_type types[] = {
        [CHANGE_ON] = EVENT_ON, [CHANGE_OFF] = EVENT_OFF, [CHANGE_CROWD] = EVENT_COLL};
    struct event event = {.type = types[change], .antenna = antenna};
    if (tag) {
        event.tag = *tag;
    }
    say_event(&event);
}

static uint8_t say_kept(uint16_t from) {
    uint16_t next = next_number;
    uint8_t count = 0;
    for (uint8_t place = 0; place < events.count; place++) {
        const struct event *event = events_at(&events, place);
        if (event_is_from(event, from, next)) {
            begin("WAS");
            line_number(&line, event->number);
            line_word(&line, event_type(event));
            event_fields(&line, event);
            send();
            count++;
        }
    }
    return count;
}

static uint8_t say_present(const struct antenna *antennas) {
    uint8_t count = 0;
    for (uint8_t number = 0; number < hal_antennas(); number++) {
        for (uint8_t place = 0; place < PRESENCE_TOLD; place++) {
            const struct told *told = &antennas[number].presence.told[place];
            if (told->is_used) {
                begin("IS");
                line_number(&line, number);
                line_hex(&line, told->tag.uid.bytes, told->tag.uid.count);
                line_word(&line, told->tag.text);
                send();
                count++;
            }
        }
    }
    return count;
}

static void end_state(uint8_t count) {
    begin("STATE");
    line_number(&line, count);
    send();
}

void talk_state(const struct antenna *antennas) {
    end_state(say_present(antennas));
}

void talk_state_from(const struct antenna *antennas, uint16_t from) {
    uint8_t kept = say_kept(from);
    end_state((uint8_t)(kept + say_present(antennas)));
}
