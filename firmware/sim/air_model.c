// SPDX-License-Identifier: GPL-3.0-or-later
#include "air_model.h"

uint32_t air_model_chance(struct air_model *air) {
    air->chance = air->chance * 1664525U + 1013904223U;
    return air->chance >> 16;
}

void air_model_power_up(struct air_model *air) {
    for (uint8_t place = 0; place < MODEL_TAGS; place++) {
        tag_model_power_up(&air->tags[place]);
    }
}

static bool get_bit(const struct air_frame *frame, uint16_t bit) {
    return (frame->bytes[bit / 8] >> (bit % 8)) & 1;
}

static void collide(struct heard *heard, const struct air_frame *other) {
    const struct air_frame *frame = &heard->frame;
    uint16_t bits = frame->bits > other->bits ? frame->bits : other->bits;
    for (uint16_t bit = 0; bit < bits; bit++) {
        if (bit < frame->bits && bit < other->bits && get_bit(frame, bit) == get_bit(other, bit)) {
            continue;
        }
        if (!heard->is_collision || bit < heard->collision_bit) {
            heard->collision_bit = bit;
        }
        heard->is_collision = true;
        return;
    }
}

static void disturb(struct air_model *air, struct heard *heard) {
    if (air_model_chance(air) % 1000 >= air->noise_permille) {
        return;
    }
    uint16_t bit = (uint16_t)(air_model_chance(air) % heard->frame.bits);
    switch (air_model_chance(air) % 4) {
    case 0:
        heard->is_parity_wrong = true;
        break;
    case 1: // the end is missing
        heard->frame.bits = bit;
        break;
    case 2: // it looks like two
        heard->is_collision = true;
        heard->collision_bit = bit;
        break;
    default: // two bits of one byte: only the check sums tell
        break;
    }
    heard->frame.bytes[bit / 8] ^= (uint8_t)(1U << (bit % 8));
    heard->frame.bytes[bit / 8] ^= (uint8_t)(1U << ((bit + 1) % 8));
}

bool air_model_send(struct air_model *air, const struct air_frame *sent, struct heard *heard) {
    bool is_answered = false;
    bool is_weak = true; // so far
    for (uint8_t place = 0; place < MODEL_TAGS; place++) {
        struct tag_model *tag = &air->tags[place];
        struct air_frame answer;
        if (!tag->is_used || !tag_model_hear(tag, sent, &answer) || (tag->is_weak && !is_weak)) {
            continue;
        }
        if (is_answered && tag->is_weak == is_weak) {
            collide(heard, &answer);
        } else {
            *heard = (struct heard){.frame = answer};
        }
        is_answered = true;
        is_weak = tag->is_weak;
    }
    if (is_answered) {
        disturb(air, heard);
    }
    return is_answered && heard->frame.bits > 0;
}
