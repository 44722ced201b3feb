// SPDX-License-Identifier: GPL-3.0-or-later
// The core on this computer, with a clock that only moves as it works.
#include <stddef.h>

#include "../core/reader.h"
#include "../hal/hal.h"
#include "machine.h"

// About what each costs on an ATmega328P.
#define EXCHANGE_NS 5000U
#define LOOK_NS 3000U
#define MS_NS 1000000U

#define ROOM 64U

struct chip_model machine_chips[SGR_ANTENNAS];

static uint64_t now_ns;
static uint64_t started_ns;
static uint8_t antenna_count;
static uint8_t selected;
static bool is_lit;
static void (*send)(uint8_t byte);
static uint8_t given[ROOM];
static uint8_t head, tail;

uint8_t hal_antennas(void) {
    return antenna_count;
}

uint32_t hal_millis(void) {
    now_ns += LOOK_NS;
    return (uint32_t)((now_ns - started_ns) / MS_NS);
}

void hal_rest(void) {
    now_ns += MS_NS - now_ns % MS_NS;
}

void hal_spi_select(uint8_t antenna) {
    selected = antenna;
    chip_model_select(&machine_chips[antenna], true);
}

uint8_t hal_spi_exchange(uint8_t byte) {
    now_ns += EXCHANGE_NS;
    return chip_model_exchange(&machine_chips[selected], byte, now_ns);
}

void hal_spi_release(uint8_t antenna) {
    chip_model_select(&machine_chips[antenna], false);
}

int16_t hal_line_read(void) {
    return head == tail ? -1 : given[tail++ % ROOM];
}

void hal_line_write(uint8_t byte) {
    send(byte);
}

void hal_feedback(bool is_on) {
    is_lit = is_on;
}

bool machine_start(const char *program, uint8_t antennas, void (*sent)(uint8_t byte)) {
    (void)program; // it is linked to this one
    antenna_count = antennas;
    send = sent;
    machine_restart();
    return true;
}

void machine_restart(void) {
    started_ns = now_ns;
    head = tail = 0;
    is_lit = false;
    reader_start();
}

bool machine_run_until(uint64_t us) {
    while (now_ns < us * 1000) {
        reader_step();
    }
    return true;
}

uint64_t machine_now_us(void) {
    return now_ns / 1000;
}

bool machine_give(uint8_t byte) {
    if ((uint8_t)(head - tail) == ROOM) {
        return false;
    }
    given[head++ % ROOM] = byte;
    return true;
}

bool machine_is_lit(void) {
    return is_lit;
}

int machine_free_stack(void) {
    return -1;
}
