// SPDX-License-Identifier: GPL-3.0-or-later
// Write a line of the protocol: docs/protocol.md.
#ifndef SGR_LINE_H
#define SGR_LINE_H

#include <stdint.h>

#include "protocol.h"

// A line while it is written. What would make it longer than the protocol allows is left out.
struct line {
    uint8_t length;
    char bytes[SGR_LIMIT];
};

void line_begin(struct line *line, uint16_t number, const char *type);

// Each adds a comma and a field.
void line_word(struct line *line, const char *word);
void line_number(struct line *line, uint32_t number);
void line_hex(struct line *line, const uint8_t *bytes, uint8_t count);

// Add the check digits and the end.
void line_end(struct line *line);

#endif
