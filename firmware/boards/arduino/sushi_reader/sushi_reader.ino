// SPDX-License-Identifier: GPL-3.0-or-later
// The Sushi Reader as an Arduino sketch: for any board with SPI that the Arduino IDE knows.
// `sketch.py`, one folder above, puts the core into `src`; docs/firmware.md tells how to wire and build it.
#include <SPI.h>

#include "src/core/protocol.h"
#include "src/core/reader.h"
#include "src/core/readers.h"
#include "src/hal/hal.h"

// SDA of each RC522; SCK, MOSI and MISO are where the board has its SPI.
static const uint8_t SELECT_PINS[SGR_ANTENNAS] = {10, 7, 6, 5};
static const uint8_t FEEDBACK_PIN = 8; // a light or a buzzer, if there is one
static const uint32_t SPI_HZ = 2000000;

uint8_t hal_antennas(void) {
    return READERS;
}

uint32_t hal_millis(void) {
    return millis();
}

void hal_rest(void) {
}

void hal_spi_select(uint8_t antenna) {
    SPI.beginTransaction(SPISettings(SPI_HZ, MSBFIRST, SPI_MODE0));
    digitalWrite(SELECT_PINS[antenna], LOW);
}

uint8_t hal_spi_exchange(uint8_t byte) {
    return SPI.transfer(byte);
}

void hal_spi_release(uint8_t antenna) {
    digitalWrite(SELECT_PINS[antenna], HIGH);
    SPI.endTransaction();
}

int16_t hal_line_read(void) {
    return (int16_t)Serial.read();
}

void hal_line_write(uint8_t byte) {
    Serial.write(byte);
}

void hal_feedback(bool is_on) {
    digitalWrite(FEEDBACK_PIN, is_on ? HIGH : LOW);
}

void setup() {
    pinMode(FEEDBACK_PIN, OUTPUT);
    for (uint8_t antenna = 0; antenna < READERS; antenna++) {
        digitalWrite(SELECT_PINS[antenna], HIGH);
        pinMode(SELECT_PINS[antenna], OUTPUT);
    }
    Serial.begin(SGR_BAUD);
    SPI.begin();
    reader_start();
}

void loop() {
    reader_step();
}
