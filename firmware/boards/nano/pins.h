// SPDX-License-Identifier: GPL-3.0-or-later
// Where the readers are connected: the numbers printed on a Nano or Uno, with the processor's own names.
#ifndef NANO_PINS_H
#define NANO_PINS_H

#include <avr/io.h>

// SPI: D11 MOSI, D12 MISO, D13 SCK. The first reader's SDA is at D10, which must be an output for SPI in any case.
#define SPI_OUTPUTS (_BV(DDB5) | _BV(DDB3))

struct pin {
    volatile uint8_t *port;
    volatile uint8_t *direction;
    uint8_t mask;
};

// SDA (chip select) of each reader: D10, D7, D6, D5.
#define SELECT_PINS                                                                                                    \
    {                                                                                                                  \
        {&PORTB, &DDRB, _BV(2)}, {&PORTD, &DDRD, _BV(7)}, {&PORTD, &DDRD, _BV(6)}, {&PORTD, &DDRD, _BV(5)},            \
    }

// A light or a buzzer: D8.
#define FEEDBACK_PORT PORTB
#define FEEDBACK_DIRECTION DDRB
#define FEEDBACK_MASK _BV(0)

#endif
