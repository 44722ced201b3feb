// SPDX-License-Identifier: GPL-3.0-or-later
// The program that ships, in simavr's ATmega328P at 16 MHz: its pins and its serial line are connected here.
#include <simavr/avr_ioport.h>
#include <simavr/avr_spi.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_io.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "machine.h"

#define FREQUENCY_HZ 16000000UL
#define CYCLES_IN_US 16U
#define STACK_MARK 0xA5

struct chip_model machine_chips[SGR_ANTENNAS];

// Where the board has them: boards/nano/pins.h.
static const struct {
    char port;
    uint8_t pin;
} select_pins[SGR_ANTENNAS] = {{'B', 2}, {'D', 7}, {'D', 6}, {'D', 5}};

static avr_t *avr;
static elf_firmware_t firmware;
static void (*send)(uint8_t byte);
static bool has_room = true;
static bool is_lit;

static uint64_t now_ns(void) {
    return avr->cycle * 1000U / CYCLES_IN_US;
}

static void be_quiet(avr_t *of, const int level, const char *format, va_list arguments) {
    (void)of;
    if (level == LOG_ERROR) {
        vfprintf(stderr, format, arguments);
    }
}

static void no_sleep(avr_t *of, avr_cycle_count_t how_long) {
    (void)of; // the clock moves on without anybody waiting
    (void)how_long;
}

static void spi_sent(avr_irq_t *irq, uint32_t value, void *parameter) {
    (void)irq;
    (void)parameter;
    uint8_t answer = 0xFF;
    for (uint8_t antenna = 0; antenna < SGR_ANTENNAS; antenna++) {
        if (machine_chips[antenna].is_selected) {
            answer = chip_model_exchange(&machine_chips[antenna], (uint8_t)value, now_ns());
        }
    }
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_INPUT), answer);
}

// simavr 1.6 lets every byte take 100 microseconds, whatever the bus was set to: let it take its own time.
static void spi_begins(avr_t *of, avr_io_addr_t address, uint8_t value, void *parameter) {
    (void)address;
    (void)value;
    avr_spi_t *spi = parameter;
    static const uint16_t dividers[] = {4, 16, 64, 128};
    unsigned divider = dividers[of->data[spi->r_spcr] & 3] / (of->data[spi->r_spsr] & 1 ? 2U : 1U);
    for (avr_cycle_timer_slot_p slot = of->cycle_timers.timer; slot; slot = slot->next) {
        if (slot->param == spi) {
            avr_cycle_timer_t ends = slot->timer;
            avr_cycle_timer_cancel(of, ends, spi);
            avr_cycle_timer_register(of, divider * 8U, ends, spi);
            return;
        }
    }
}

static void select_changed(avr_irq_t *irq, uint32_t value, void *chip) {
    (void)irq;
    chip_model_select(chip, !value);
}

static void uart_sent(avr_irq_t *irq, uint32_t value, void *parameter) {
    (void)irq;
    (void)parameter;
    send((uint8_t)value);
}

static void uart_has_room(avr_irq_t *irq, uint32_t value, void *parameter) {
    (void)irq;
    (void)parameter;
    has_room = has_room || value;
}

static void uart_is_full(avr_irq_t *irq, uint32_t value, void *parameter) {
    (void)irq;
    (void)parameter;
    has_room = has_room && !value;
}

static void feedback_changed(avr_irq_t *irq, uint32_t value, void *parameter) {
    (void)irq;
    (void)parameter;
    is_lit = value;
}

static avr_irq_t *pin(char port, int number) {
    return avr_io_getirq(avr, (uint32_t)AVR_IOCTL_IOPORT_GETIRQ(port), number);
}

static avr_irq_t *uart(int number) {
    return avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), number);
}

static void connect(void) {
    uint32_t no_flags = 0; // it neither prints nor sleeps
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &no_flags);
    avr_irq_register_notify(uart(UART_IRQ_OUTPUT), uart_sent, NULL);
    avr_irq_register_notify(uart(UART_IRQ_OUT_XON), uart_has_room, NULL);
    avr_irq_register_notify(uart(UART_IRQ_OUT_XOFF), uart_is_full, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_OUTPUT), spi_sent, NULL);
    for (avr_io_t *io = avr->io_port; io; io = io->next) {
        if (strcmp(io->kind, "spi") == 0) {
            avr_register_io_write(avr, ((avr_spi_t *)io)->r_spdr, spi_begins, io);
        }
    }
    for (uint8_t antenna = 0; antenna < SGR_ANTENNAS; antenna++) {
        avr_irq_register_notify(pin(select_pins[antenna].port, select_pins[antenna].pin), select_changed,
                                &machine_chips[antenna]);
    }
    avr_irq_register_notify(pin('B', 0), feedback_changed, NULL);
}

// Fill what the program's variables leave free, to see later what its stack has used of it.
static void mark_stack(void) {
    for (uint32_t place = avr->ioend + 1U + firmware.datasize + firmware.bsssize; place <= avr->ramend; place++) {
        avr->data[place] = STACK_MARK;
    }
}

bool machine_start(const char *program, uint8_t antennas, void (*sent)(uint8_t byte)) {
    (void)antennas; // the program knows how many it was built for
    avr_global_logger_set(be_quiet);
    if (elf_read_firmware(program, &firmware) != 0) {
        fprintf(stderr, "%s is no program that can be read\n", program);
        return false;
    }
    avr = avr_make_mcu_by_name("atmega328p");
    if (!avr) {
        fprintf(stderr, "this simavr has no ATmega328P\n");
        return false;
    }
    avr_init(avr);
    firmware.frequency = FREQUENCY_HZ;
    avr_load_firmware(avr, &firmware);
    avr->sleep = no_sleep;
    send = sent;
    connect();
    mark_stack();
    return true;
}

void machine_restart(void) {
    avr_cycle_count_t cycle = avr->cycle;
    avr_reset(avr);
    avr->cycle = cycle;
    has_room = true;
    mark_stack();
}

bool machine_run_until(uint64_t us) {
    while (avr->cycle < us * CYCLES_IN_US) {
        int state = avr_run(avr);
        if (state == cpu_Done || state == cpu_Crashed) {
            return false;
        }
    }
    return true;
}

uint64_t machine_now_us(void) {
    return avr->cycle / CYCLES_IN_US;
}

bool machine_give(uint8_t byte) {
    if (!has_room) {
        return false;
    }
    avr_raise_irq(uart(UART_IRQ_INPUT), byte);
    return true;
}

bool machine_is_lit(void) {
    return is_lit;
}

int machine_free_stack(void) {
    uint32_t first = avr->ioend + 1U + firmware.datasize + firmware.bsssize;
    uint32_t place = first;
    while (place <= avr->ramend && avr->data[place] == STACK_MARK) {
        place++;
    }
    return (int)(place - first);
}
