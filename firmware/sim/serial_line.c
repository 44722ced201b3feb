// SPDX-License-Identifier: GPL-3.0-or-later
#define _DEFAULT_SOURCE
#include "serial_line.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "machine.h"

#define BYTES_IN_MS 5 // at 57600 baud
#define PATIENCE_MS 10000
#define ROOM 4096U

static int pty = -1;
static bool drops_unread;
static unsigned loss_permille;
static uint32_t chance = 7;
static uint8_t waiting[ROOM]; // for the device
static unsigned waiting_count;
static char said[2 * SGR_LIMIT]; // of the line that the device is saying
static unsigned said_count;

bool serial_line_open(bool has_pty, bool drops) {
    drops_unread = drops;
    if (!has_pty) {
        return true;
    }
    int host;
    char path[100];
    struct termios settings;
    if (openpty(&pty, &host, path, NULL, NULL) != 0 || tcgetattr(host, &settings) != 0) {
        perror("no pseudo-terminal");
        return false;
    }
    cfmakeraw(&settings);
    // `host` stays open, so that the line survives when whoever listens goes and comes.
    if (tcsetattr(host, TCSANOW, &settings) != 0 || fcntl(pty, F_SETFL, O_NONBLOCK) != 0) {
        perror(path);
        return false;
    }
    printf("%s\n", path);
    return true;
}

void serial_line_lose(unsigned permille) {
    loss_permille = permille;
}

static bool is_lost(void) {
    chance = chance * 1664525U + 1013904223U;
    return (chance >> 16) % 1000 < loss_permille;
}

static void send_to_pty(uint8_t byte) {
    while (write(pty, &byte, 1) != 1) {
        struct pollfd room = {.fd = pty, .events = POLLOUT};
        if (errno != EAGAIN || drops_unread || poll(&room, 1, PATIENCE_MS) != 1) {
            return; // lost, as on a wire
        }
    }
}

static void print(uint8_t byte) {
    if (said_count < sizeof said) {
        said[said_count++] = (char)byte;
    }
    if (byte == '\n') {
        printf("%llu %.*s", (unsigned long long)machine_now_us(), (int)said_count, said);
        said_count = 0;
    }
}

void serial_line_sent(uint8_t byte) {
    if (is_lost()) {
        return;
    }
    if (pty < 0) {
        print(byte);
    } else {
        send_to_pty(byte);
    }
}

void serial_line_give(const uint8_t *bytes, unsigned count) {
    for (unsigned place = 0; place < count && waiting_count < ROOM; place++) {
        if (!is_lost()) {
            waiting[waiting_count++] = bytes[place];
        }
    }
}

void serial_line_carry(void) {
    uint8_t bytes[256];
    ssize_t count = pty < 0 ? 0 : read(pty, bytes, sizeof bytes);
    if (count > 0) {
        serial_line_give(bytes, (unsigned)count);
    }
    unsigned given = 0;
    while (given < BYTES_IN_MS && given < waiting_count && machine_give(waiting[given])) {
        given++;
    }
    waiting_count -= given;
    memmove(waiting, waiting + given, waiting_count);
}

enum wait_end serial_line_wait(char *command, size_t size) {
    // Unbuffered, so that poll knows of every byte.
    static char line[2048];
    static size_t count;
    for (;;) {
        char *end = memchr(line, '\n', count);
        if (end) {
            size_t length = (size_t)(end - line);
            snprintf(command, size, "%.*s", (int)length, line);
            count -= length + 1;
            memmove(line, end + 1, count);
            return WAIT_COMMAND;
        }
        struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
        if (poll(&input, 1, drops_unread ? 1 : -1) == 0) {
            return WAIT_MOMENT;
        }
        ssize_t got = read(STDIN_FILENO, line + count, sizeof line - count);
        if (got <= 0) {
            return WAIT_CLOSED;
        }
        count += (size_t)got;
    }
}

uint64_t serial_line_clock_us(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000U + (uint64_t)now.tv_nsec / 1000U;
}
