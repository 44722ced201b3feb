// SPDX-License-Identifier: GPL-3.0-or-later
// The text in a tag: read it, write it.
#ifndef SGR_TEXT_H
#define SGR_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "protocol.h"
#include "tag.h"

// Read the text of the chosen tag; it is empty if the tag has none. Returns false if it does not answer.
bool text_read(uint8_t antenna, char text[SGR_TEXT_CHARACTERS + 1]);

enum written {
    WRITTEN_DONE,
    WRITTEN_AWAY,    // the tag is not there, or left
    WRITTEN_REFUSED, // it takes no text: it is of another kind, locked or too small
};

// Write a text of at most SGR_WRITE_CHARACTERS onto the tag with this number and no other, and read it back into `held`.
// A tag that leaves in the middle holds no message then, rather than half of one.
enum written text_write(uint8_t antenna, const struct uid *uid, const char *text, char held[SGR_TEXT_CHARACTERS + 1]);

#endif
