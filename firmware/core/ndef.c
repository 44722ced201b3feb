// SPDX-License-Identifier: GPL-3.0-or-later
#include "ndef.h"

enum state {
    BLOCK_TYPE,
    BLOCK_LENGTH,
    BLOCK_SKIP,
    FLAGS,
    TYPE_LENGTH,
    PAYLOAD_LENGTH,
    ID_LENGTH,
    TYPE,
    ID,
    STATUS,
    PAYLOAD,
};

enum {
    BLOCK_NOTHING = 0x00,
    BLOCK_MESSAGE = 0x03,
    BLOCK_END = 0xFE,
    LONG_LENGTH = 0xFF, // two bytes of length follow
    IS_CHUNK = 0x20,    // flags of a record
    IS_SHORT = 0x10,
    HAS_ID = 0x08,
    KIND = 0x07,
    WELL_KNOWN = 0x01,
    LANGUAGE = 0x3F, // in a text's status byte: how many bytes the language takes
};

void ndef_begin(struct ndef *ndef) {
    *ndef = (struct ndef){.state = BLOCK_TYPE};
}

static void go(struct ndef *ndef, enum state state) {
    ndef->state = (uint8_t)state;
    ndef->step = 0;
}

// Commas and the signs that frame a line would end the field, and what is not printable is not told.
static char told(uint8_t byte) {
    bool is_plain = byte >= ' ' && byte <= '~' && byte != '$' && byte != '?' && byte != '*' && byte != ',';
    return is_plain ? (char)byte : '.';
}

static bool take_text(struct ndef *ndef, uint8_t byte) {
    if (ndef->skipped) {
        ndef->skipped--;
    } else if (byte) { // a NUL is no character, but every other byte of a text in UTF-16
        ndef->text[ndef->text_count++] = told(byte);
    }
    return ndef->payload && ndef->text_count < SGR_TEXT_CHARACTERS;
}

// What follows the lengths: only what has bytes is there.
static bool go_on(struct ndef *ndef) {
    if (ndef->type_count) {
        go(ndef, TYPE);
    } else if (ndef->id_count) {
        go(ndef, ID);
    } else if (ndef->payload) {
        go(ndef, ndef->is_text ? STATUS : PAYLOAD);
    } else if (ndef->is_text) {
        return false; // a text record without even a status byte
    } else {
        go(ndef, FLAGS);
    }
    return true;
}

static bool take_block_type(struct ndef *ndef, uint8_t byte) {
    ndef->is_text = byte == BLOCK_MESSAGE;
    if (byte != BLOCK_NOTHING) {
        go(ndef, BLOCK_LENGTH);
    }
    return byte != BLOCK_END;
}

static bool take_block_length(struct ndef *ndef, uint8_t byte) {
    if (ndef->step == 0 && byte == LONG_LENGTH) {
        ndef->block = 0;
        ndef->step = 1;
        return true;
    }
    ndef->block = ndef->step == 2 ? (ndef->block << 8) | byte : byte;
    if (ndef->step == 1) {
        ndef->step = 2;
        return true;
    }
    if (ndef->is_text) {
        go(ndef, FLAGS);
        return ndef->block > 0; // an empty message is an empty tag
    }
    go(ndef, ndef->block ? BLOCK_SKIP : BLOCK_TYPE);
    return true;
}

static bool take_flags(struct ndef *ndef, uint8_t byte) {
    ndef->flags = byte;
    ndef->is_text = (byte & KIND) == WELL_KNOWN;
    ndef->id_count = 0;
    ndef->payload = 0;
    go(ndef, TYPE_LENGTH);
    return !(byte & IS_CHUNK); // we write no chunks, and would have to keep what came before
}

static bool take_payload_length(struct ndef *ndef, uint8_t byte) {
    ndef->payload = (ndef->payload << 8) | byte;
    ndef->step++;
    if (ndef->step < (ndef->flags & IS_SHORT ? 1 : 4)) {
        return true;
    }
    if (ndef->flags & HAS_ID) {
        go(ndef, ID_LENGTH);
        return true;
    }
    return go_on(ndef);
}

static bool take_message(struct ndef *ndef, uint8_t byte) {
    switch (ndef->state) {
    case FLAGS:
        return take_flags(ndef, byte);
    case TYPE_LENGTH:
        ndef->type_count = byte;
        ndef->is_text = ndef->is_text && byte == 1;
        go(ndef, PAYLOAD_LENGTH);
        return true;
    case PAYLOAD_LENGTH:
        return take_payload_length(ndef, byte);
    case ID_LENGTH:
        ndef->id_count = byte;
        return go_on(ndef);
    case TYPE:
        ndef->is_text = ndef->is_text && byte == 'T';
        ndef->type_count--;
        return ndef->type_count ? true : go_on(ndef);
    case ID:
        ndef->id_count--;
        return ndef->id_count ? true : go_on(ndef);
    case STATUS:
        ndef->payload--;
        ndef->skipped = byte & LANGUAGE;
        go(ndef, PAYLOAD);
        return ndef->payload > 0;
    default: // PAYLOAD
        ndef->payload--;
        if (ndef->is_text) {
            return take_text(ndef, byte);
        }
        return ndef->payload ? true : go_on(ndef);
    }
}

bool ndef_feed(struct ndef *ndef, uint8_t byte) {
    switch (ndef->state) {
    case BLOCK_TYPE:
        return take_block_type(ndef, byte);
    case BLOCK_LENGTH:
        return take_block_length(ndef, byte);
    case BLOCK_SKIP:
        ndef->block--;
        if (!ndef->block) {
            go(ndef, BLOCK_TYPE);
        }
        return true;
    default:
        ndef->block--;
        if (!take_message(ndef, byte)) {
            return false;
        }
        if (!ndef->block) {
            ndef->text[0] = '\0'; // the message ended within a record: it is not to be trusted
        }
        return ndef->block > 0;
    }
}
