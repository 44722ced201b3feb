// SPDX-License-Identifier: GPL-3.0-or-later
#include "tag_model.h"

#include <string.h>

#include "../core/crc.h"

#define CASCADE_TAG 0x88
#define INCOMPLETE 0x04
#define PAGE_BYTES 4

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

static bool be_read(struct tag_model *tag, uint8_t page, struct air_frame *answer) {
    if (page >= tag->pages) {
        for (uint8_t bit = 0; bit < 4; bit++) {
            add_bit(answer, false); // NAK 0
        }
        fall_back(tag);
        return true;
    }
    for (uint8_t next = 0; next < 4; next++) { // past the end it goes on with page 0
        add_bytes(answer, tag->memory + PAGE_BYTES * ((page + next) % tag->pages), PAGE_BYTES);
    }
    air_frame_add_crc(answer);
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

void tag_model_write_text(struct tag_model *tag, const char *text) {
    uint8_t count = (uint8_t)strlen(text);
    const uint8_t container[4] = {0xE1, 0x10, 0x12, 0x00};
    // A lock control block, as NTAG213 have one; the message's block; a short record of the well-known type T; its status
    // byte and language.
    const uint8_t head[] = {0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, (uint8_t)(count + 7), 0xD1, 0x01, (uint8_t)(count + 3),
                            'T',  0x02, 'e',  'n'};
    tag->pages = 45;
    memcpy(tag->memory + 12, container, sizeof container);
    uint8_t *data = tag->memory + 16;
    memcpy(data, head, sizeof head);
    memcpy(data + sizeof head, text, count);
    data[sizeof head + count] = 0xFE;
}
