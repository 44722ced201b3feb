// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef NANO_SPI_H
#define NANO_SPI_H

void spi_start(void);

#endif
