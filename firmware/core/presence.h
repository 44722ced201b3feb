// SPDX-License-Identifier: GPL-3.0-or-later
// Which tags lie on an antenna, out of what each poll heard: a tag is told once when it comes and once when it goes.
#ifndef SGR_PRESENCE_H
#define SGR_PRESENCE_H

#include <stdbool.h>
#include <stdint.h>

#include "protocol.h"
#include "tag.h"

struct tag {
    struct uid uid;
    char text[SGR_TEXT_CHARACTERS + 1];
};

// The table keeps this many at a time: one that lies there, and those that are just going.
#define PRESENCE_TOLD 3

struct told {
    bool is_used;
    bool is_heard; // in this poll
    uint8_t misses;
    struct tag tag;
};

// All zero is an empty antenna.
struct presence {
    struct told told[PRESENCE_TOLD];
    bool is_crowd_told;
    uint8_t crowded; // polls in a row that heard several tags
    uint8_t calm;    // and that did not
};

enum change { CHANGE_ON, CHANGE_OFF, CHANGE_CROWD };

// Is told what changed; `tag` is NULL for a crowd.
typedef void (*presence_tell)(uint8_t antenna, enum change change, const struct tag *tag);

// The tag with this number among those that were told, or NULL.
struct told *presence_find(struct presence *presence, const struct uid *uid);

// End a poll: `is_heard` of those told has been set, `fresh` is a whole tag that was not told, or NULL.
void presence_step(struct presence *presence, uint8_t antenna, const struct tag *fresh, bool is_crowded,
                   presence_tell tell);

#endif
