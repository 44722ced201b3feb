// SPDX-License-Identifier: GPL-3.0-or-later
#include "tag_model.h"

#include <string.h>

#include "../core/crc.h"

#define CASCADE_TAG 0x88
#define INCOMPLETE 0x04
#define PAGE_BYTES 4
#define LOCK_PAGE 2 // its last two bytes are the static lock bits
#define CAPABILITY_PAGE 3
#define FIRST_PAGE 4
#define ACK 0x0A

// The kinds of NTAG: which page has the dynamic lock bits, and how many pages from the 16th on each of them locks.
static const struct kind {
    unsigned number;
    uint16_t pages;
    uint8_t capacity; // as the capability container tells it
    uint8_t dynamic_page;
    uint8_t locked_at_once;
} kinds[] = {{213, 45, 0x12, 40, 2}, {215, 135, 0x3E, 130, 16}, {216, 231, 0x6D, 226, 16}};
#define KINDS (sizeof kinds / sizeof *kinds)
#define FIRST_DYNAMIC 16

static bool get_bit(const uint8_t *bytes, uint16_t bit) {
    return (bytes[bit / 8] >> (bit % 8)) & 1;
}

static void add_bit(struct air_frame *frame, bool bit) {
    if (frame->bits % 8 == 0) {
        frame->bytes[frame->bits / 8] = 0;
    }
    frame->bytes[frame->bits / 8] |= (uint8_t)(bit << (frame->bits % 8));
    frame->bits++;
}

static void add_bytes(struct air_frame *frame, const uint8_t *bytes, uint16_t count) {
    for (uint16_t bit = 0; bit < count * 8; bit++) {
        add_bit(frame, get_bit(bytes, bit));
    }
}

void air_frame_add_crc(struct air_frame *frame) {
    uint16_t crc = crc_air(frame->bytes, (uint8_t)(frame->bits / 8));
    const uint8_t bytes[2] = {(uint8_t)crc, (uint8_t)(crc >> 8)};
    add_bytes(frame, bytes, 2);
}

static bool has_crc(const struct air_frame *frame) {
    return frame->bits % 8 == 0 && frame->bits > 16 && crc_air(frame->bytes, (uint8_t)(frame->bits / 8)) == 0;
}

void tag_model_power_up(struct tag_model *tag) {
    tag->state = TAG_IDLE;
    tag->was_halted = false;
}

static bool fall_back(struct tag_model *tag) {
    tag->state = tag->was_halted ? TAG_HALTED : TAG_IDLE;
    return false;
}

static bool wake(struct tag_model *tag, bool wakes_halted, struct air_frame *answer) {
    if (tag->state == TAG_READY || tag->state == TAG_ACTIVE) {
        return fall_back(tag);
    }
    if (tag->state == TAG_HALTED && !wakes_halted) {
        return false;
    }
    tag->was_halted = tag->state == TAG_HALTED;
    tag->state = TAG_READY;
    tag->level = 0;
    const uint8_t atqa[2] = {(uint8_t)(tag->uid_count == 4 ? 0x04 : tag->uid_count == 7 ? 0x44 : 0x84), 0x00};
    add_bytes(answer, atqa, 2);
    return true;
}

static uint8_t levels(const struct tag_model *tag) {
    return (uint8_t)((tag->uid_count - 1) / 3);
}

// Four bytes of the number, or the cascade tag and three, and their exclusive or.
static void level_bytes(const struct tag_model *tag, uint8_t bytes[5]) {
    if (tag->level + 1 < levels(tag)) {
        bytes[0] = CASCADE_TAG;
        memcpy(bytes + 1, tag->uid + 3 * tag->level, 3);
    } else {
        memcpy(bytes, tag->uid + 3 * tag->level, 4);
    }
    bytes[4] = bytes[0] ^ bytes[1] ^ bytes[2] ^ bytes[3];
}

static bool be_chosen(struct tag_model *tag, const struct air_frame *heard, struct air_frame *answer) {
    uint8_t own[5];
    level_bytes(tag, own);
    if (heard->bits < 16 || heard->bytes[0] != 0x93 + 2 * tag->level) {
        return fall_back(tag);
    }
    uint16_t known = (uint16_t)((heard->bytes[1] >> 4) * 8 + (heard->bytes[1] & 7) - 16);
    bool is_whole = known == 40;
    if (known > 40 || heard->bits != 16 + known + (is_whole ? 16 : 0) || (is_whole && !has_crc(heard))) {
        return fall_back(tag);
    }
    for (uint16_t bit = 0; bit < known; bit++) {
        if (get_bit(heard->bytes + 2, bit) != get_bit(own, bit)) {
            return is_whole ? fall_back(tag) : false;
        }
    }
    if (!is_whole) {
        for (uint16_t bit = known; bit < 40; bit++) {
            add_bit(answer, get_bit(own, bit));
        }
        return true;
    }
    bool goes_on = tag->level + 1 < levels(tag);
    uint8_t sak = goes_on ? INCOMPLETE : tag->sak;
    tag->level++;
    if (!goes_on) {
        tag->state = TAG_ACTIVE;
    }
    add_bytes(answer, &sak, 1);
    air_frame_add_crc(answer);
    return true;
}

static void add_short(struct air_frame *answer, uint8_t value) {
    for (uint8_t bit = 0; bit < 4; bit++) {
        add_bit(answer, (value >> bit) & 1);
    }
}

static bool be_read(struct tag_model *tag, uint8_t page, struct air_frame *answer) {
    if (page >= tag->pages) {
        add_short(answer, 0); // NAK 0: no such page
        fall_back(tag);
        return true;
    }
    for (uint8_t next = 0; next < 4; next++) { // past the end it goes on with page 0
        add_bytes(answer, tag->memory + PAGE_BYTES * ((page + next) % tag->pages), PAGE_BYTES);
    }
    air_frame_add_crc(answer);
    return true;
}

static const struct kind *kind_of(const struct tag_model *tag) {
    for (unsigned place = 0; place < KINDS; place++) {
        if (kinds[place].pages == tag->pages) {
            return &kinds[place];
        }
    }
    return NULL;
}

static bool is_locked(const struct tag_model *tag, uint8_t page) {
    const uint8_t *bits = tag->memory + PAGE_BYTES * LOCK_PAGE + 2;
    if (page < FIRST_DYNAMIC) {
        return page >= CAPABILITY_PAGE && get_bit(bits, page);
    }
    const struct kind *kind = kind_of(tag);
    if (!kind) {
        return false;
    }
    if (page >= kind->dynamic_page) { // it locks itself bit by bit; behind it are password and settings
        return false;
    }
    return get_bit(tag->memory + PAGE_BYTES * kind->dynamic_page, (uint16_t)((page - FIRST_DYNAMIC) / kind->locked_at_once));
}

// Whether a password would be wanted first: AUTH0, the last byte of the first page of the settings.
static bool is_protected(const struct tag_model *tag, uint8_t page) {
    const struct kind *kind = kind_of(tag);
    return kind && page >= tag->memory[PAGE_BYTES * (kind->dynamic_page + 1) + 3];
}

static void write_page(struct tag_model *tag, uint8_t page, const uint8_t bytes[PAGE_BYTES]) {
    uint8_t *memory = tag->memory + PAGE_BYTES * page;
    const struct kind *kind = kind_of(tag);
    if (page == LOCK_PAGE) {
        memory[2] |= bytes[2];
        memory[3] |= bytes[3];
    } else if (page == CAPABILITY_PAGE || (kind && page == kind->dynamic_page)) {
        for (uint8_t place = 0; place < PAGE_BYTES; place++) {
            memory[place] |= bytes[place]; // what is 1 stays so for ever
        }
    } else {
        memcpy(memory, bytes, PAGE_BYTES);
    }
}

static bool be_written(struct tag_model *tag, uint8_t page, const uint8_t bytes[PAGE_BYTES], struct air_frame *answer) {
    if (tag->leaves && tag->writes == 0) {
        return tag->is_used = false;
    }
    if (page < LOCK_PAGE || page >= tag->pages || is_locked(tag, page) || is_protected(tag, page)) {
        add_short(answer, 0); // NAK 0
        fall_back(tag);
        return true;
    }
    write_page(tag, page, bytes);
    tag->writes--;
    add_short(answer, ACK);
    return true;
}

static bool obey(struct tag_model *tag, const struct air_frame *heard, struct air_frame *answer) {
    if (!has_crc(heard)) {
        return fall_back(tag);
    }
    if (heard->bytes[0] == 0x50 && heard->bytes[1] == 0x00 && heard->bits == 32) {
        tag->state = TAG_HALTED;
        tag->was_halted = true;
        return false;
    }
    if (heard->bytes[0] == 0x30 && heard->bits == 32 && tag->pages) {
        return be_read(tag, heard->bytes[1], answer);
    }
    if (heard->bytes[0] == 0xA2 && heard->bits == 64 && tag->pages) {
        return be_written(tag, heard->bytes[1], heard->bytes + 2, answer);
    }
    return fall_back(tag);
}

bool tag_model_hear(struct tag_model *tag, const struct air_frame *heard, struct air_frame *answer) {
    answer->bits = 0;
    if (heard->bits == 7) {
        bool wakes_halted = heard->bytes[0] == 0x52;
        return wakes_halted || heard->bytes[0] == 0x26 ? wake(tag, wakes_halted, answer) : fall_back(tag);
    }
    switch (tag->state) {
    case TAG_READY:
        return be_chosen(tag, heard, answer);
    case TAG_ACTIVE:
        return obey(tag, heard, answer);
    default:
        return false;
    }
}

bool tag_model_format(struct tag_model *tag, unsigned number) {
    // The one whose dynamic lock bits are few has a block that tells of them; then comes an empty message.
    static const uint8_t lock_control[] = {0x01, 0x03, 0xA0, 0x0C, 0x34}, empty[] = {0x03, 0x00, 0xFE};
    for (unsigned place = 0; place < KINDS; place++) {
        const struct kind *kind = &kinds[place];
        if (kind->number == number) {
            const uint8_t container[PAGE_BYTES] = {0xE1, 0x10, kind->capacity, 0x00};
            uint8_t *data = tag->memory + PAGE_BYTES * FIRST_PAGE;
            size_t control = number == 213 ? sizeof lock_control : 0;
            tag->pages = kind->pages;
            memcpy(tag->memory + PAGE_BYTES * CAPABILITY_PAGE, container, sizeof container);
            memcpy(data, lock_control, control);
            memcpy(data + control, empty, sizeof empty);
            tag->memory[PAGE_BYTES * (kind->dynamic_page + 1) + 3] = 0xFF; // AUTH0: no password
            return true;
        }
    }
    return false;
}

void tag_model_write_text(struct tag_model *tag, const char *text) {
    uint8_t count = (uint8_t)strlen(text);
    // The message's block; a short record of the well-known type T; its status byte and language.
    const uint8_t head[] = {0x03, (uint8_t)(count + 7), 0xD1, 0x01, (uint8_t)(count + 3), 'T', 0x02, 'e', 'n'};
    tag_model_format(tag, 213);
    uint8_t *data = tag->memory + PAGE_BYTES * FIRST_PAGE + 5; // behind the lock control block
    memcpy(data, head, sizeof head);
    memcpy(data + sizeof head, text, count);
    data[sizeof head + count] = 0xFE;
}
