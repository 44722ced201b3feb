// SPDX-License-Identifier: GPL-3.0-or-later
#include "mfrc522.h"

#include "../hal/hal.h"

// Registers: chapter 9.2.
enum {
    COMMAND = 0x01,
    COM_IRQ = 0x04,
    ERROR = 0x06,
    FIFO_DATA = 0x09,
    FIFO_LEVEL = 0x0A,
    CONTROL = 0x0C,
    BIT_FRAMING = 0x0D,
    TX_CONTROL = 0x14,
    TX_ASK = 0x15,
    T_MODE = 0x2A,
    T_PRESCALER = 0x2B,
    T_RELOAD_HIGH = 0x2C,
    T_RELOAD_LOW = 0x2D,
    VERSION = 0x37,
};

// Commands: 10.3.
enum { IDLE = 0x00, TRANSCEIVE = 0x0C, SOFT_RESET = 0x0F };

enum {
    READ = 0x80,         // in the address byte: 8.1.2.3
    POWER_DOWN = 0x10,   // in COMMAND, while the chip still wakes up
    IRQ_ALL = 0x7F,      // in COM_IRQ
    IRQ_RX = 0x20,
    IRQ_ERROR = 0x02,
    IRQ_TIMER = 0x01,
    ERROR_COLLISION = 0x08, // in ERROR
    ERROR_FATAL = 0x13,     // buffer overflow, parity, protocol
    FLUSH = 0x80,           // in FIFO_LEVEL
    START_SEND = 0x80,      // in BIT_FRAMING
    LAST_BITS = 0x07,       // in CONTROL
    BOTH_ANTENNA_PINS = 0x03, // in TX_CONTROL
    FORCE_100_ASK = 0x40,   // in TX_ASK
    T_AUTO = 0x80,          // in T_MODE: the timer starts at the end of sending
};

// The timer counts at 13.56 MHz / (2 * prescaler + 1): chapter 8.5.
#define PRESCALER 169 // 40 kHz
#define TICKS_IN_MS 40

#define WAKE_MS 50 // far longer than the crystal takes
#define HANG_MS 20 // no exchange takes so long, its timer runs out before

static void write_register(uint8_t antenna, uint8_t address, uint8_t value) {
    hal_spi_select(antenna);
    hal_spi_exchange((uint8_t)(address << 1));
    hal_spi_exchange(value);
    hal_spi_release(antenna);
}

static uint8_t read_register(uint8_t antenna, uint8_t address) {
    hal_spi_select(antenna);
    hal_spi_exchange((uint8_t)(READ | (address << 1)));
    uint8_t value = hal_spi_exchange(0);
    hal_spi_release(antenna);
    return value;
}

bool mfrc522_is_version(uint8_t version) {
    return version != 0x00 && version != 0xFF;
}

uint8_t mfrc522_start(uint8_t antenna) {
    uint8_t version = read_register(antenna, VERSION);
    if (!mfrc522_is_version(version)) {
        return version;
    }
    write_register(antenna, COMMAND, SOFT_RESET);
    uint32_t began = hal_millis();
    while ((read_register(antenna, COMMAND) & POWER_DOWN) && hal_millis() - began < WAKE_MS) {
    }
    write_register(antenna, T_MODE, T_AUTO);
    write_register(antenna, T_PRESCALER, PRESCALER);
    write_register(antenna, TX_ASK, FORCE_100_ASK);
    write_register(antenna, TX_CONTROL, read_register(antenna, TX_CONTROL) | BOTH_ANTENNA_PINS);
    return read_register(antenna, VERSION);
}

bool mfrc522_is_ready(uint8_t antenna) {
    return mfrc522_is_version(read_register(antenna, VERSION)) && read_register(antenna, T_PRESCALER) == PRESCALER &&
           (read_register(antenna, TX_CONTROL) & BOTH_ANTENNA_PINS) == BOTH_ANTENNA_PINS;
}

static void send(uint8_t antenna, const struct exchange *exchange) {
    write_register(antenna, COMMAND, IDLE);
    write_register(antenna, COM_IRQ, IRQ_ALL);
    write_register(antenna, FIFO_LEVEL, FLUSH);
    hal_spi_select(antenna);
    hal_spi_exchange(FIFO_DATA << 1);
    for (uint8_t place = 0; place < exchange->count; place++) {
        hal_spi_exchange(exchange->bytes[place]);
    }
    hal_spi_release(antenna);
    uint16_t ticks = (uint16_t)(exchange->wait_ms * TICKS_IN_MS);
    write_register(antenna, T_RELOAD_HIGH, (uint8_t)(ticks >> 8));
    write_register(antenna, T_RELOAD_LOW, (uint8_t)ticks);
    write_register(antenna, COMMAND, TRANSCEIVE);
    write_register(antenna, BIT_FRAMING, START_SEND | exchange->last_bits);
}

static uint8_t wait_for_irq(uint8_t antenna) {
    uint32_t began = hal_millis();
    uint8_t irq;
    do {
        irq = read_register(antenna, COM_IRQ) & (IRQ_RX | IRQ_ERROR | IRQ_TIMER);
    } while (!irq && hal_millis() - began < HANG_MS);
    return irq;
}

static bool receive(uint8_t antenna, struct exchange *exchange) {
    exchange->count = read_register(antenna, FIFO_LEVEL);
    exchange->last_bits = read_register(antenna, CONTROL) & LAST_BITS;
    if (exchange->count == 0 || exchange->count > sizeof exchange->bytes) {
        return false;
    }
    // Each byte comes while the address of the next is sent: 8.1.2.1.
    hal_spi_select(antenna);
    hal_spi_exchange(READ | (FIFO_DATA << 1));
    for (uint8_t place = 0; place < exchange->count; place++) {
        bool is_last = place + 1 == exchange->count;
        exchange->bytes[place] = hal_spi_exchange(is_last ? 0 : READ | (FIFO_DATA << 1));
    }
    hal_spi_release(antenna);
    return true;
}

enum answer mfrc522_exchange(uint8_t antenna, struct exchange *exchange) {
    send(antenna, exchange);
    uint8_t irq = wait_for_irq(antenna);
    write_register(antenna, BIT_FRAMING, 0);
    write_register(antenna, COMMAND, IDLE);
    exchange->wait_ms = MFRC522_SHORT_MS;
    if (!(irq & (IRQ_RX | IRQ_ERROR))) {
        return ANSWER_NONE;
    }
    uint8_t error = read_register(antenna, ERROR);
    if (error & ERROR_COLLISION) {
        return ANSWER_COLLISION;
    }
    if (error & ERROR_FATAL) {
        return ANSWER_BROKEN;
    }
    return receive(antenna, exchange) ? ANSWER_GOOD : ANSWER_BROKEN;
}
