// SPDX-License-Identifier: GPL-3.0-or-later
// What an antenna hears when the tags on it answer: one, several at once, or one that noise has spoilt.
#ifndef SGR_AIR_MODEL_H
#define SGR_AIR_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#include "tag_model.h"

#define MODEL_TAGS 4

struct air_model {
    struct tag_model tags[MODEL_TAGS];
    uint16_t noise_permille; // so many answers are disturbed
    uint32_t chance;         // of the disturbances
};

struct heard {
    struct air_frame frame;
    bool is_collision, is_parity_wrong;
    uint16_t collision_bit; // the first that differs, from 0
};

// Send a frame to the tags. Returns whether anything is heard.
bool air_model_send(struct air_model *air, const struct air_frame *sent, struct heard *heard);

// The field was switched on or off.
void air_model_power_up(struct air_model *air);

uint32_t air_model_chance(struct air_model *air);

#endif
