// SPDX-License-Identifier: GPL-3.0-or-later
// The two check sums of this firmware, one of each kind of line.
#ifndef SGR_CRC_H
#define SGR_CRC_H

#include <stdint.h>

// CRC-16/CCITT-FALSE, of the serial line: begin with SGR_CRC_START, then take byte after byte.
uint16_t crc_line(uint16_t crc, uint8_t byte);

// CRC_A, of what is sent over the air: ISO/IEC 14443-3, annex B. Sent with the low byte first.
uint16_t crc_air(const uint8_t *bytes, uint8_t count);

#endif
