// SPDX-License-Identifier: GPL-3.0-or-later
// A device that can be run: the core compiled for this computer, or the shipped program in a simulated processor.
#ifndef SGR_MACHINE_H
#define SGR_MACHINE_H

#include <stdbool.h>
#include <stdint.h>

#include "chip_model.h"
#include "protocol.h"

// On the bus of both machines.
extern struct chip_model machine_chips[SGR_ANTENNAS];

// Switch it on. `program` is the ELF, if the machine wants one; `sent` is given each byte that it sends.
// Returns false, having told why, if that cannot be.
bool machine_start(const char *program, uint8_t antennas, void (*sent)(uint8_t byte));

// Restart it, as the host's opening of the port does.
void machine_restart(void);

// Run it until so many microseconds after it was switched on. Returns false if it has crashed.
bool machine_run_until(uint64_t us);
uint64_t machine_now_us(void);

// A byte for its serial line. Returns false if it has no room just now.
bool machine_give(uint8_t byte);

bool machine_is_lit(void);

// The least number of bytes that its stack has ever left free, or -1 if nobody counts.
int machine_free_stack(void);

#endif
