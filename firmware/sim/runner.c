// SPDX-License-Identifier: GPL-3.0-or-later
// Run a device and do to it what a table does: commands come on standard input, one a line, and each is answered by "ok".
//
//   runner [--program ELF] [--antennas N] [--pty [--live]]
//
// Without --pty, what the device says is printed: the microsecond, a space and the line. With --pty it has a
// pseudo-terminal, whose path is the first line printed; the clock then moves only by `run`, or, with --live, by itself.
//
//   place ANTENNA PLACE UID SAK TEXT   lay a tag there; a TEXT of - is a blank one, of x one without memory, of +213,
//                                      +215 or +216 an NTAG as it leaves the factory
//   weak ANTENNA PLACE                 the tag there is drowned by any other
//   memory ANTENNA PLACE PAGE HEX      write into the tag's memory
//   show ANTENNA PLACE                 print the tag's memory in hex
//   leave ANTENNA PLACE WRITES         it leaves by itself once so many pages are written
//   lift ANTENNA PLACE                 take it away
//   return ANTENNA PLACE               lay the same one down again, with what it holds now
//   gone ANTENNA HEX, back ANTENNA     the chip's cable is loose and reads so; is mended, and the chip begins anew
//   babble ANTENNA                     what is read of the chip is left to chance, until it is back
//   reset ANTENNA                      the chip has lost its power for a moment
//   version ANTENNA HEX                it is of another make
//   noise ANTENNA PERMILLE             so many answers of tags are disturbed
//   loss PERMILLE                      so many bytes of the serial line are lost, in both directions
//   send HEX                           bytes for the device
//   restart                            restart the device
//   run MILLISECONDS                   let time pass
//   light, stack                       print whether the feedback pin is on; how much of the stack was never used
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "machine.h"
#include "serial_line.h"

#define SLICE_US 1000U
#define WORD_CHARACTERS 600

static bool is_live;
static uint64_t live_began_us;

static bool read_hex(const char *digits, uint8_t *bytes, unsigned *count, unsigned most) {
    *count = 0;
    for (; digits[0] && digits[1]; digits += 2) {
        unsigned value;
        if (*count == most || sscanf(digits, "%2x", &value) != 1) {
            return false;
        }
        bytes[(*count)++] = (uint8_t)value;
    }
    return !digits[0];
}

static struct tag_model *tag_at(unsigned antenna, unsigned place) {
    return antenna < SGR_ANTENNAS && place < MODEL_TAGS ? &machine_chips[antenna].air.tags[place] : NULL;
}

static bool place_tag(struct tag_model *tag, const char *uid, unsigned sak, const char *text) {
    unsigned count;
    memset(tag, 0, sizeof *tag);
    if (!read_hex(uid, tag->uid, &count, sizeof tag->uid) || (count != 4 && count != 7 && count != 10)) {
        return false;
    }
    tag->uid_count = (uint8_t)count;
    tag->sak = (uint8_t)sak;
    if (strcmp(text, "-") == 0) {
        tag->pages = 16; // a MIFARE Ultralight, which nobody has formatted
    } else if (text[0] == '+') {
        if (!tag_model_format(tag, (unsigned)atoi(text + 1))) {
            return false;
        }
    } else if (strcmp(text, "x") != 0) {
        tag_model_write_text(tag, text);
    }
    tag_model_power_up(tag);
    tag->is_used = true;
    return true;
}

static bool write_memory(struct tag_model *tag, unsigned page, const char *hex) {
    uint8_t bytes[WORD_CHARACTERS / 2];
    unsigned count;
    if (!read_hex(hex, bytes, &count, sizeof bytes) || page * 4 + count > sizeof tag->memory) {
        return false;
    }
    memcpy(tag->memory + (size_t)page * 4, bytes, count);
    unsigned pages = page + (count + 3) / 4;
    tag->pages = (uint16_t)(pages > tag->pages ? pages : tag->pages);
    return true;
}

static bool run_until(uint64_t us) {
    while (machine_now_us() < us) {
        uint64_t next = machine_now_us() + SLICE_US;
        serial_line_carry();
        if (!machine_run_until(next < us ? next : us)) {
            fprintf(stderr, "the device has crashed\n");
            return false;
        }
    }
    return true;
}

static bool do_to_tag(const char *command) {
    unsigned antenna, place, number;
    char uid[WORD_CHARACTERS], text[WORD_CHARACTERS];
    struct tag_model *tag;
    if (sscanf(command, "%*s %u %u", &antenna, &place) != 2 || !(tag = tag_at(antenna, place))) {
        return false;
    }
    if (sscanf(command, "place %*u %*u %599s %x %599[^\n]", uid, &number, text) == 3) {
        return place_tag(tag, uid, number, text);
    }
    if (sscanf(command, "memory %*u %*u %u %599s", &number, text) == 2) {
        return write_memory(tag, number, text);
    }
    if (sscanf(command, "leave %*u %*u %u", &number) == 1) {
        tag->writes = (uint16_t)number;
        return tag->leaves = true;
    }
    if (strncmp(command, "show ", 5) == 0) {
        for (unsigned at = 0; at < tag->pages * 4U; at++) {
            printf("%02X", tag->memory[at]);
        }
        return printf("\n") > 0;
    }
    if (strncmp(command, "return ", 7) == 0) {
        tag_model_power_up(tag);
        tag->leaves = false;
        return tag->is_used = true;
    }
    if (strncmp(command, "weak ", 5) == 0) {
        return tag->is_weak = true;
    }
    if (strncmp(command, "lift ", 5) == 0) {
        tag->is_used = false;
        return true;
    }
    return false;
}

static bool do_to_chip(const char *command) {
    char word[WORD_CHARACTERS];
    unsigned antenna, number = 0;
    int words = sscanf(command, "%599s %u %i", word, &antenna, (int *)&number);
    if (words < 2 || antenna >= SGR_ANTENNAS) {
        return false;
    }
    struct chip_model *chip = &machine_chips[antenna];
    if (strcmp(word, "noise") == 0 && words == 3) {
        chip->air.noise_permille = (uint16_t)number;
        return true;
    }
    if (strcmp(word, "gone") == 0 && words == 3) {
        chip->floating = (uint8_t)number;
        return chip->is_gone = true;
    }
    if (strcmp(word, "babble") == 0) {
        return chip->is_babbling = true;
    }
    if (strcmp(word, "version") == 0 && words == 3) {
        chip->version = (uint8_t)number;
    } else if (strcmp(word, "back") != 0 && strcmp(word, "reset") != 0) {
        return false;
    }
    chip->is_gone = chip->is_babbling = false;
    chip_model_power_up(chip);
    return true;
}

static bool do_to_device(const char *command) {
    char word[WORD_CHARACTERS];
    unsigned number;
    if (sscanf(command, "run %u", &number) == 1) {
        return !is_live && run_until(machine_now_us() + number * 1000ULL);
    }
    if (sscanf(command, "loss %u", &number) == 1) {
        serial_line_lose(number);
        return true;
    }
    if (sscanf(command, "send %599s", word) == 1) {
        uint8_t bytes[WORD_CHARACTERS / 2];
        if (!read_hex(word, bytes, &number, sizeof bytes)) {
            return false;
        }
        serial_line_give(bytes, number);
        return true;
    }
    if (strcmp(command, "restart") == 0) {
        machine_restart();
        return true;
    }
    if (strcmp(command, "light") == 0) {
        return printf("%d\n", machine_is_lit()) > 0;
    }
    return strcmp(command, "stack") == 0 && printf("%d\n", machine_free_stack()) > 0;
}

static bool obey(const char *command) {
    bool is_done = do_to_device(command) || do_to_tag(command) || do_to_chip(command);
    printf(is_done ? "ok\n" : "what?\n");
    fflush(stdout);
    return is_done;
}

int main(int count, char **arguments) {
    const char *program = "";
    unsigned antennas = 1;
    bool has_pty = false;
    for (int at = 1; at < count; at++) {
        if (strcmp(arguments[at], "--program") == 0 && at + 1 < count) {
            program = arguments[++at];
        } else if (strcmp(arguments[at], "--antennas") == 0 && at + 1 < count) {
            antennas = (unsigned)atoi(arguments[++at]);
        } else if (strcmp(arguments[at], "--pty") == 0) {
            has_pty = true;
        } else if (strcmp(arguments[at], "--live") == 0) {
            is_live = true;
        } else {
            fprintf(stderr, "%s is not understood\n", arguments[at]);
            return 2;
        }
    }
    for (unsigned antenna = 0; antenna < SGR_ANTENNAS; antenna++) {
        machine_chips[antenna].version = 0x92;
        machine_chips[antenna].air.chance = antenna + 1;
        machine_chips[antenna].floating = 0xFF;
        chip_model_power_up(&machine_chips[antenna]);
    }
    if (!serial_line_open(has_pty, is_live) || !machine_start(program, (uint8_t)antennas, serial_line_sent)) {
        return 1;
    }
    fflush(stdout);
    live_began_us = serial_line_clock_us();
    char command[2 * WORD_CHARACTERS];
    for (;;) {
        enum wait_end end = serial_line_wait(command, sizeof command);
        if (end == WAIT_CLOSED) {
            return 0;
        }
        if (is_live && !run_until(serial_line_clock_us() - live_began_us)) {
            return 1;
        }
        if (end == WAIT_COMMAND && !obey(command)) {
            return 1;
        }
    }
}
