// SPDX-License-Identifier: GPL-3.0-or-later
// For how many RC522 the firmware is built: each takes 176 bytes of memory, of which an ATmega328P has 2048.
#ifndef SGR_READERS_H
#define SGR_READERS_H

#ifndef READERS
#define READERS 1 // at most 4, which is SGR_ANTENNAS
#endif

#endif
