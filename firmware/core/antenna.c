// SPDX-License-Identifier: GPL-3.0-or-later
#include "antenna.h"

#include <stddef.h>

#include "text.h"

#define FAILURES_GONE 2    // a chip that fails once may only have lost its settings: it is started again
#define UNREAD_POLLS 33    // a second: so long a tag waits for its text to be read

enum chip_change antenna_start(struct antenna *antenna, uint8_t number) {
    antenna->version = mfrc522_start(number);
    antenna->is_working = mfrc522_is_version(antenna->version) && mfrc522_is_ready(number);
    antenna->failures = 0;
    return antenna->is_working ? CHIP_BACK : CHIP_GONE;
}

// Learn all of a tag that lies there alone. Returns whether it can be told.
static bool read_fresh(struct antenna *antenna, uint8_t number, uint8_t sak, struct tag *tag) {
    tag->text[0] = '\0';
    if (tag_has_pages(sak)) {
        bool is_read = tag_wake(number) && tag_choose_known(number, &tag->uid, &sak) && text_read(number, tag->text);
        tag_halt(number);
        if (!is_read && antenna->unread < UNREAD_POLLS) {
            antenna->unread++;
            return false;
        }
    }
    antenna->unread = 0;
    return true;
}

// Those that were told and have not been heard yet are asked by their numbers: another tag may be in front of them.
static uint8_t count_told(struct presence *presence, uint8_t number) {
    uint8_t heard = 0;
    uint8_t sak;
    for (uint8_t place = 0; place < PRESENCE_TOLD; place++) {
        struct told *told = &presence->told[place];
        if (told->is_used && !told->is_heard && tag_wake(number)) {
            told->is_heard = tag_choose_known(number, &told->tag.uid, &sak);
            tag_halt(number);
        }
        heard = (uint8_t)(heard + (told->is_used && told->is_heard ? 1 : 0));
    }
    return heard;
}

static void look(struct antenna *antenna, uint8_t number, presence_tell tell) {
    struct tag fresh;
    uint8_t sak;
    bool is_fresh = false, is_crowded = false;
    if (tag_wake(number)) {
        enum answer answer = tag_choose(number, &fresh.uid, &sak);
        struct told *told = answer == ANSWER_GOOD ? presence_find(&antenna->presence, &fresh.uid) : NULL;
        if (told) {
            told->is_heard = true;
        }
        is_fresh = answer == ANSWER_GOOD && !told;
        tag_halt(number);
        // A strong tag can drown a weak one. The weak one has not been halted, and answers now.
        is_crowded = answer == ANSWER_COLLISION || (answer == ANSWER_GOOD && tag_is_another_there(number));
    }
    uint8_t count = count_told(&antenna->presence, number);
    is_crowded = is_crowded || count + (is_fresh ? 1 : 0) > 1;
    bool can_be_told = is_fresh && !is_crowded && read_fresh(antenna, number, sak, &fresh);
    presence_step(&antenna->presence, number, can_be_told ? &fresh : NULL, is_crowded, tell);
}

enum chip_change antenna_poll(struct antenna *antenna, uint8_t number, presence_tell tell) {
    if (antenna->is_working && mfrc522_is_ready(number)) {
        antenna->failures = 0;
        look(antenna, number, tell);
        return CHIP_SAME;
    }
    if (!antenna->is_working) {
        return antenna_start(antenna, number) == CHIP_BACK ? CHIP_BACK : CHIP_SAME;
    }
    uint8_t failures = (uint8_t)(antenna->failures + 1);
    if (antenna_start(antenna, number) == CHIP_BACK) {
        return CHIP_SAME; // it had only lost its settings; tags are looked for in the next poll
    }
    antenna->failures = failures;
    antenna->is_working = failures < FAILURES_GONE;
    return antenna->is_working ? CHIP_SAME : CHIP_GONE;
}

enum written antenna_write(struct antenna *antenna, uint8_t number, const struct uid *uid, const char *text) {
    struct told *told = presence_find(&antenna->presence, uid);
    return told ? text_write(number, uid, text, told->tag.text) : WRITTEN_AWAY;
}
