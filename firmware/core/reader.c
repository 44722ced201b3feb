// SPDX-License-Identifier: GPL-3.0-or-later
#include "reader.h"

#include <string.h>

#include "../hal/hal.h"
#include "command.h"
#include "readers.h"
#include "talk.h"

#define POLL_MS 30
#define RETRY_MS 250 // a chip that does not answer is looked for less often
#define ON_LIGHT_MS 80
#define CROWD_LIGHT_MS 400

static struct antenna antennas[READERS];
static uint32_t polled[READERS]; // when each was last
static struct command_parser parser;
static uint32_t beat; // when the latest heartbeat was due
static uint32_t uptime_s;
static uint32_t light_until;
static bool is_light_on;

static void light(uint16_t for_ms) {
    is_light_on = true;
    light_until = hal_millis() + for_ms;
    hal_feedback(true);
}

static void tell(uint8_t antenna, enum change change, const struct tag *tag) {
    talk_tag(antenna, change, tag);
    if (change != CHANGE_OFF) {
        light(change == CHANGE_ON ? ON_LIGHT_MS : CROWD_LIGHT_MS);
    }
}

static void write_text(const struct write *write) {
    if (write->antenna >= hal_antennas()) {
        talk_error(SGR_ERROR_COMMAND_UNKNOWN);
        return;
    }
    switch (antenna_write(&antennas[write->antenna], write->antenna, &write->uid, write->text)) {
    case WRITTEN_DONE:
        talk_wrote(write);
        break;
    case WRITTEN_AWAY:
        talk_error(SGR_ERROR_TAG_AWAY);
        break;
    case WRITTEN_REFUSED:
        talk_error(SGR_ERROR_TAG_REFUSES);
        break;
    }
}

static void answer(enum command command) {
    switch (command) {
    case COMMAND_NONE:
        break;
    case COMMAND_HELLO:
        talk_hello(antennas);
        break;
    case COMMAND_PING:
        talk_pong();
        break;
    case COMMAND_STATE:
        talk_state(antennas);
        break;
    case COMMAND_STATE_FROM:
        talk_state_from(antennas, parser.from);
        break;
    case COMMAND_WRITE:
        write_text(&parser.write);
        break;
    case COMMAND_BAD:
        talk_error(SGR_ERROR_COMMAND_BAD);
        break;
    case COMMAND_UNKNOWN:
        talk_error(SGR_ERROR_COMMAND_UNKNOWN);
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
            talk_chip(number, antenna_poll(&antennas[number], number, tell));
            listen();
        }
    }
}

static void tend_heartbeat(uint32_t now) {
    if (now - beat >= SGR_HEARTBEAT_MS) {
        beat += SGR_HEARTBEAT_MS;
        talk_heartbeat(++uptime_s);
    }
}

static void tend_light(uint32_t now) {
    if (is_light_on && (int32_t)(now - light_until) >= 0) {
        is_light_on = false;
        hal_feedback(false);
    }
}

void reader_start(void) {
    memset(antennas, 0, sizeof antennas);
    memset(&parser, 0, sizeof parser);
    talk_start();
    uptime_s = 0;
    is_light_on = false;
    beat = hal_millis();
    for (uint8_t number = 0; number < hal_antennas(); number++) {
        polled[number] = beat;
        antenna_start(&antennas[number], number);
    }
    talk_hello(antennas);
    for (uint8_t number = 0; number < hal_antennas(); number++) {
        talk_chip(number, antennas[number].is_working ? CHIP_SAME : CHIP_GONE);
    }
}

void reader_step(void) {
    listen();
    uint32_t now = hal_millis();
    look(now);
    tend_light(now);
    tend_heartbeat(now);
    hal_rest();
}
