// SPDX-License-Identifier: GPL-3.0-or-later
// The serial line of a simulated device: a pseudo-terminal, or lines printed with their time. It can lose bytes.
#ifndef SGR_SERIAL_LINE_H
#define SGR_SERIAL_LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// `drops`: what nobody reads is lost, as on a wire; otherwise the clock of the device waits for whoever reads.
bool serial_line_open(bool has_pty, bool drops);

void serial_line_lose(unsigned permille);

// The device has sent a byte.
void serial_line_sent(uint8_t byte);

// Bytes for the device, besides those that come through the pseudo-terminal.
void serial_line_give(const uint8_t *bytes, unsigned count);

// Carry on what has come, as much as fits into a millisecond.
void serial_line_carry(void);

enum wait_end { WAIT_COMMAND, WAIT_MOMENT, WAIT_CLOSED };

// Wait for a command on standard input, or, if the line drops, for at most a millisecond.
enum wait_end serial_line_wait(char *command, size_t size);

uint64_t serial_line_clock_us(void);

#endif
