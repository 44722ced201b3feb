// SPDX-License-Identifier: GPL-3.0-or-later
// Arduino Nano or Uno: ATmega328P at 16 MHz.
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <stdbool.h>
#include <util/atomic.h>

#include "../../core/reader.h"
#include "../../core/readers.h"
#include "../../hal/hal.h"
#include "pins.h"
#include "serial.h"
#include "spi.h"

#define TICKS_IN_MS (F_CPU / 64 / 1000)

static volatile uint32_t milliseconds;

ISR(TIMER0_COMPA_vect) {
    milliseconds++;
}

static void clock_start(void) {
    OCR0A = TICKS_IN_MS - 1;
    TCCR0A = _BV(WGM01); // begin again at OCR0A
    TCCR0B = _BV(CS01) | _BV(CS00);
    TIMSK0 = _BV(OCIE0A);
}

uint8_t hal_antennas(void) {
    return READERS;
}

uint32_t hal_millis(void) {
    uint32_t now;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        now = milliseconds;
    }
    return now;
}

void hal_rest(void) {
    sleep_mode(); // until the next millisecond, or until a byte has come or gone
}

void hal_feedback(bool is_on) {
    if (is_on) {
        FEEDBACK_PORT |= FEEDBACK_MASK;
    } else {
        FEEDBACK_PORT &= (uint8_t)~FEEDBACK_MASK;
    }
}

int main(void) {
    SMCR = 0; // to sleep is to be idle: the timer and the serial line go on
    FEEDBACK_DIRECTION |= FEEDBACK_MASK;
    clock_start();
    spi_start();
    serial_start();
    sei();
    reader_start();
    for (;;) {
        reader_step();
    }
}
