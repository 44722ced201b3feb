// SPDX-License-Identifier: GPL-3.0-or-later
// The whole device: its antennas, its lines, its heartbeat.
#ifndef SGR_READER_H
#define SGR_READER_H

#ifdef __cplusplus
extern "C" {
#endif

// Start the chips and say HELLO.
void reader_start(void);

// Do what is due now; call it again and again.
void reader_step(void);

#ifdef __cplusplus
}
#endif

#endif
