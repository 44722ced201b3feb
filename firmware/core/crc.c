// SPDX-License-Identifier: GPL-3.0-or-later
#include "crc.h"

#include "protocol.h"

#define AIR_START 0x6363U
#define AIR_POLYNOMIAL 0x8408U // 1021, its bits in reverse

uint16_t crc_line(uint16_t crc, uint8_t byte) {
    crc = (uint16_t)(crc ^ (uint16_t)(byte << 8));
    for (uint8_t bit = 0; bit < 8; bit++) {
        crc = (uint16_t)((crc << 1) ^ ((crc & 0x8000U) ? SGR_CRC_POLYNOMIAL : 0));
    }
    return crc;
}

uint16_t crc_air(const uint8_t *bytes, uint8_t count) {
    uint16_t crc = AIR_START;
    for (uint8_t place = 0; place < count; place++) {
        crc = (uint16_t)(crc ^ bytes[place]);
        for (uint8_t bit = 0; bit < 8; bit++) {
            crc = (uint16_t)((crc >> 1) ^ ((crc & 1U) ? AIR_POLYNOMIAL : 0));
        }
    }
    return crc;
}
