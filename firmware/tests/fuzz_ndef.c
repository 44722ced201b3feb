// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer: whatever stands in a tag's memory, the text that comes out fits into a field of a line.
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "../core/ndef.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    struct ndef ndef;
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
