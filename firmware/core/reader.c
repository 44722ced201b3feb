// SPDX-License-Identifier: GPL-3.0-or-later
#include "reader.h"

#include <string.h>

#include "../hal/hal.h"
#include "antenna.h"
#include "command.h"
#include "events.h"
#include "readers.h"

#define FIRMWARE "1.0"
#define POLL_MS 30
#define RETRY_MS 250 // a chip that does not answer is looked for less often
#define ON_LIGHT_MS 80
#define CROWD_LIGHT_MS 400
#define MOST_ERRORS 65535UL

static struct antenna antennas[READERS];
static uint32_t polled[READERS];
static struct events events;
static struct command_parser parser;
static struct line line;
static uint16_t next_number;
static uint32_t beat; // when the latest heartbeat was due
static uint32_t uptime;
static uint16_t errors;
static uint32_t light_until;
static bool is_light_on;

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

static void light(uint16_t for_ms) {
    is_light_on = true;
    light_until = hal_millis() + for_ms;
    hal_feedback(true);
}

static void say_hello(void) {
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

static void say_event(struct event *event) {
    event->number = next_number;
    begin(event_type(event));
    event_fields(&line, event);
    send();
    events_keep(&events, event);
}

static void say_chip(uint8_t number, enum chip_change change) {
    if (change == CHIP_SAME) {
        return;
    }
    struct event event = {.type = EVENT_ERR, .antenna = number};
    event.error = change == CHIP_GONE ? SGR_ERROR_CHIP_GONE : SGR_ERROR_OVER;
    if (change == CHIP_GONE) {
        count_error();
    }
    say_event(&event);
}

static void say_tag(uint8_t number, enum change change, const struct tag *tag) {
    static const enum event_type types[] = {
        [CHANGE_ON] = EVENT_ON, [CHANGE_OFF] = EVENT_OFF, [CHANGE_CROWD] = EVENT_COLL};
    struct event event = {.type = types[change], .antenna = number};
    if (tag) {
        event.tag = *tag;
    }
    say_event(&event);
    if (change != CHANGE_OFF) {
        light(change == CHANGE_ON ? ON_LIGHT_MS : CROWD_LIGHT_MS);
    }
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

static uint8_t say_present(void) {
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

static void say_state(uint8_t told_again) {
    uint8_t count = (uint8_t)(told_again + say_present());
    begin("STATE");
    line_number(&line, count);
    send();
}

static void say_error(uint8_t code) {
    count_error();
    begin("ERR");
    line_number(&line, code);
    send();
}

static void answer(enum command command) {
    switch (command) {
    case COMMAND_NONE:
        break;
    case COMMAND_HELLO:
        say_hello();
        break;
    case COMMAND_PING:
        begin("PONG");
        send();
        break;
    case COMMAND_STATE:
        say_state(0);
        break;
    case COMMAND_STATE_FROM:
        say_state(say_kept(parser.from));
        break;
    case COMMAND_BAD:
        say_error(SGR_ERROR_COMMAND_BAD);
        break;
    case COMMAND_UNKNOWN:
        say_error(SGR_ERROR_COMMAND_UNKNOWN);
        break;
    }
}

static void listen(void) {
    for (int16_t byte = hal_line_read(); byte >= 0; byte = hal_line_read()) {
        answer(command_feed(&parser, (uint8_t)byte));
    }
}

static void look(uint32_t now) {
    for (uint8_t number = 0; number < hal_antennas(); number++) {
        uint32_t pause = antennas[number].is_working ? POLL_MS : RETRY_MS;
        if (now - polled[number] >= pause) {
            polled[number] = now;
            say_chip(number, antenna_poll(&antennas[number], number, say_tag));
            listen();
        }
    }
}

static void say_heartbeat(uint32_t now) {
    if (now - beat < SGR_HEARTBEAT_MS) {
        return;
    }
    beat += SGR_HEARTBEAT_MS;
    uptime++;
    begin("HB");
    line_number(&line, uptime);
    line_number(&line, errors);
    send();
}

static void tend_light(uint32_t now) {
    if (is_light_on && (int32_t)(now - light_until) >= 0) {
        is_light_on = false;
        hal_feedback(false);
    }
}

void reader_start(void) {
    memset(antennas, 0, sizeof antennas);
    memset(&events, 0, sizeof events);
    memset(&parser, 0, sizeof parser);
    next_number = 0;
    uptime = 0;
    errors = 0;
    is_light_on = false;
    beat = hal_millis();
    for (uint8_t number = 0; number < hal_antennas(); number++) {
        polled[number] = beat;
        antenna_start(&antennas[number], number);
    }
    say_hello();
    for (uint8_t number = 0; number < hal_antennas(); number++) {
        if (!antennas[number].is_working) {
            say_chip(number, CHIP_GONE);
        }
    }
}

void reader_step(void) {
    listen();
    uint32_t now = hal_millis();
    look(now);
    tend_light(now);
    say_heartbeat(now);
    hal_rest();
}
