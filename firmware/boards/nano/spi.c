// SPDX-License-Identifier: GPL-3.0-or-later
// The readers' bus at 2 MHz: slow enough for level shifting by resistors.
#include "spi.h"

#include <avr/io.h>

#include "protocol.h"
#include "../../hal/hal.h"
#include "pins.h"

static const struct pin select_pins[SGR_ANTENNAS] = SELECT_PINS;

void spi_start(void) {
    for (uint8_t antenna = 0; antenna < SGR_ANTENNAS; antenna++) {
        const struct pin *pin = &select_pins[antenna];
        *pin->port |= pin->mask; // nobody is selected
        *pin->direction |= pin->mask;
    }
    DDRB |= SPI_OUTPUTS;
    SPCR = _BV(SPE) | _BV(MSTR) | _BV(SPR0); // 16 MHz / 16, doubled
    SPSR = _BV(SPI2X);
}

void hal_spi_select(uint8_t antenna) {
    *select_pins[antenna].port &= (uint8_t)~select_pins[antenna].mask;
}

void hal_spi_release(uint8_t antenna) {
    *select_pins[antenna].port |= select_pins[antenna].mask;
}

uint8_t hal_spi_exchange(uint8_t byte) {
    SPDR = byte;
    while (!(SPSR & _BV(SPIF))) {
    }
    return SPDR;
}
