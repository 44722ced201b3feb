// SPDX-License-Identifier: GPL-3.0-or-later
// What the core needs of a board. Each board, and each simulated one, implements these few functions.
#ifndef SGR_HAL_H
#define SGR_HAL_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// How many RC522 are connected: 1 to READERS, for which the core was built.
uint8_t hal_antennas(void);

// Milliseconds since the start; begins again after 49 days.
uint32_t hal_millis(void);

// Nothing is to be done before the next millisecond: a board may sleep until then, or until a byte comes.
void hal_rest(void);

// SPI, mode 0, most significant bit first: take an antenna's chip on the bus, exchange bytes, let it go.
void hal_spi_select(uint8_t antenna);
uint8_t hal_spi_exchange(uint8_t byte);
void hal_spi_release(uint8_t antenna);

// The serial line: the next byte that came, or -1; and a byte to send, waiting while there is no room for it.
int16_t hal_line_read(void);
void hal_line_write(uint8_t byte);

// The feedback pin: a light or a buzzer, if somebody has connected one.
void hal_feedback(bool is_on);

#ifdef __cplusplus
}
#endif

#endif
