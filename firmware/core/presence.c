// SPDX-License-Identifier: GPL-3.0-or-later
#include "presence.h"

#include <stddef.h>

#define CROWDED_POLLS 2 // one may have been noise

struct told *presence_find(struct presence *presence, const struct uid *uid) {
    for (uint8_t place = 0; place < PRESENCE_TOLD; place++) {
        struct told *told = &presence->told[place];
        if (told->is_used && uid_is_same(&told->tag.uid, uid)) {
            return told;
        }
    }
    return NULL;
}

static struct told *free_place(struct presence *presence) {
    for (uint8_t place = 0; place < PRESENCE_TOLD; place++) {
        if (!presence->told[place].is_used) {
            return &presence->told[place];
        }
    }
    return NULL;
}

static void count_misses(struct presence *presence, uint8_t antenna, presence_tell tell) {
    for (uint8_t place = 0; place < PRESENCE_TOLD; place++) {
        struct told *told = &presence->told[place];
        if (!told->is_used) {
            continue;
        }
        told->misses = told->is_heard ? 0 : (uint8_t)(told->misses + 1);
        told->is_heard = false;
        if (told->misses == SGR_MISSES) {
            told->is_used = false;
            tell(antenna, CHANGE_OFF, &told->tag);
        }
    }
}

static void count_crowd(struct presence *presence, uint8_t antenna, bool is_crowded, presence_tell tell) {
    if (is_crowded) {
        presence->calm = 0;
        if (presence->crowded < CROWDED_POLLS && ++presence->crowded == CROWDED_POLLS && !presence->is_crowd_told) {
            presence->is_crowd_told = true;
            tell(antenna, CHANGE_CROWD, NULL);
        }
        return;
    }
    presence->crowded = 0;
    if (presence->is_crowd_told && ++presence->calm == SGR_MISSES) {
        presence->is_crowd_told = false;
        presence->calm = 0;
    }
}

void presence_step(struct presence *presence, uint8_t antenna, const struct tag *fresh, bool is_crowded,
                   presence_tell tell) {
    count_misses(presence, antenna, tell);
    count_crowd(presence, antenna, is_crowded, tell);
    // While a crowd parts, one card may hide the other for a moment: wait until that is over.
    if (!fresh || is_crowded || presence->is_crowd_told) {
        return;
    }
    struct told *told = free_place(presence);
    if (told) {
        *told = (struct told){.is_used = true, .tag = *fresh};
        tell(antenna, CHANGE_ON, &told->tag);
    }
}
