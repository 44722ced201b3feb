// SPDX-License-Identifier: GPL-3.0-or-later
// The serial line, by interrupts in both directions.
#include "serial.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <stdbool.h>

#include "protocol.h"
#include "../../hal/hal.h"

#define BAUD SGR_BAUD
#include <util/setbaud.h>

#define ROOM 64U // a power of two; all commands of a host that waits for its answers fit

struct ring {
    volatile uint8_t head; // where the next byte is put
    volatile uint8_t tail; // where the next byte is taken
    volatile uint8_t bytes[ROOM];
};

static struct ring received;
static struct ring to_send;

static bool is_full(const struct ring *ring) {
    return (uint8_t)(ring->head - ring->tail) == ROOM;
}

static bool is_empty(const struct ring *ring) {
    return ring->head == ring->tail;
}

static void put(struct ring *ring, uint8_t byte) {
    ring->bytes[ring->head % ROOM] = byte;
    ring->head++;
}

static uint8_t take(struct ring *ring) {
    uint8_t byte = ring->bytes[ring->tail % ROOM];
    ring->tail++;
    return byte;
}

ISR(USART_RX_vect) {
    uint8_t byte = UDR0;
    if (!is_full(&received)) { // else it is lost, and the check digits tell
        put(&received, byte);
    }
}

ISR(USART_UDRE_vect) {
    if (is_empty(&to_send)) {
        UCSR0B &= (uint8_t)~_BV(UDRIE0);
    } else {
        UDR0 = take(&to_send);
    }
}

void serial_start(void) {
#if USE_2X
    UCSR0A = _BV(U2X0);
#else
    UCSR0A = 0;
#endif
    UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
    UBRR0 = UBRR_VALUE;
    UCSR0B = _BV(RXCIE0) | _BV(RXEN0) | _BV(TXEN0);
}

int16_t hal_line_read(void) {
    return is_empty(&received) ? -1 : take(&received);
}

void hal_line_write(uint8_t byte) {
    while (is_full(&to_send)) {
        sleep_mode();
    }
    put(&to_send, byte);
    UCSR0B |= _BV(UDRIE0);
}
