// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef NANO_SERIAL_H
#define NANO_SERIAL_H

void serial_start(void);

#endif
