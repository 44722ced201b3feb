// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer: whatever stands in a tag's memory, the text that comes out fits into a field of a line, and a text that is
// written there is found again.
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "../core/ndef.h"
#include "../core/ndef_layout.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

// Lay a text out over this memory, and look for it as a reader does.
static void expect_found(const uint8_t seen[NDEF_LAYOUT_SEEN]) {
    static const char text[] = "SGBBBBGS";
    struct ndef_layout layout;
    struct ndef ndef;
    if (!ndef_layout_begin(&layout, seen, text)) {
        return;
    }
    ndef_begin(&ndef);
    for (uint8_t at = 0; at < ndef_layout_count(&layout) && ndef_feed(&ndef, ndef_layout_byte(&layout, at)); at++) {
    }
    if (strcmp(ndef.text, text) != 0) {
        abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    struct ndef ndef;
    if (count >= NDEF_LAYOUT_SEEN) {
        expect_found(bytes);
    }
    ndef_begin(&ndef);
    for (size_t place = 0; place < count && ndef_feed(&ndef, bytes[place]); place++) {
    }
    if (!memchr(ndef.text, '\0', sizeof ndef.text)) {
        abort();
    }
    for (const char *text = ndef.text; *text; text++) {
        if (*text < ' ' || *text > '~' || strchr("$?*,", *text)) {
            abort();
        }
    }
    return 0;
}
