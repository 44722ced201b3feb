// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip_model.h"

#include <string.h>

enum {
    COMMAND = 0x01,
    COM_IRQ = 0x04,
    ERROR = 0x06,
    FIFO_DATA = 0x09,
    FIFO_LEVEL = 0x0A,
    CONTROL = 0x0C,
    BIT_FRAMING = 0x0D,
    COLL = 0x0E,
    TX_CONTROL = 0x14,
    T_MODE = 0x2A,
    T_PRESCALER = 0x2B,
    T_RELOAD_HIGH = 0x2C,
    T_RELOAD_LOW = 0x2D,
    VERSION = 0x37,
};

enum { TRANSCEIVE = 0x0C, SOFT_RESET = 0x0F };
enum { IRQ_TX = 0x40, IRQ_RX = 0x20, IRQ_IDLE = 0x10, IRQ_ERROR = 0x02, IRQ_TIMER = 0x01 };
enum { ERROR_BUFFER = 0x10, ERROR_COLLISION = 0x08, ERROR_PARITY = 0x02, ERROR_PROTOCOL = 0x01 };

// One bit at 106 kbit/s is 128 periods of the carrier; a tag answers about 1172 periods after the last bit.
#define BIT_NS 9440U
#define ANSWER_DELAY_NS 90000U
#define READ_DELAY_NS 500000U // reading memory takes a tag longer
#define CARRIER_KHZ 13560U

static uint32_t next_chance(struct chip_model *chip) {
    chip->chance = chip->chance * 1664525U + 1013904223U;
    return chip->chance >> 16;
}

static bool is_radiating(const struct chip_model *chip) {
    return (chip->registers[TX_CONTROL] & 0x03) == 0x03;
}

static void reset(struct chip_model *chip) {
    memset(chip->registers, 0, sizeof chip->registers);
    chip->registers[COMMAND] = 0x20;
    chip->registers[COM_IRQ] = 0x14;
    chip->registers[CONTROL] = 0x10;
    chip->registers[COLL] = 0x80;
    chip->registers[TX_CONTROL] = 0x80;
    chip->registers[VERSION] = chip->version;
    chip->fifo_count = 0;
    chip->answer_at = chip->timer_at = 0;
    for (uint8_t place = 0; place < MODEL_TAGS; place++) {
        tag_model_power_up(&chip->tags[place]);
    }
}

void chip_model_power_up(struct chip_model *chip) {
    chip->is_selected = chip->has_address = false;
    reset(chip);
}

static bool get_bit(const struct air_frame *frame, uint16_t bit) {
    return (frame->bytes[bit / 8] >> (bit % 8)) & 1;
}

// What is heard when a second tag answers at the same time: the data sheet's CollReg counts from 1, and 0 is the 32nd.
static void collide(struct chip_model *chip, const struct air_frame *other) {
    struct air_frame *heard = &chip->answer;
    uint16_t bits = heard->bits > other->bits ? heard->bits : other->bits;
    for (uint16_t bit = 0; bit < bits; bit++) {
        if (bit < heard->bits && bit < other->bits && get_bit(heard, bit) == get_bit(other, bit)) {
            continue;
        }
        if (!(chip->answer_error & ERROR_COLLISION)) {
            chip->registers[COLL] = (uint8_t)(bit < 32 ? (bit + 1) & 0x1F : 0x20);
        }
        chip->answer_error |= ERROR_COLLISION;
        return;
    }
}

static void disturb(struct chip_model *chip) {
    if (next_chance(chip) % 1000 >= chip->noise_permille) {
        return;
    }
    uint16_t bit = (uint16_t)(next_chance(chip) % chip->answer.bits);
    switch (next_chance(chip) % 4) {
    case 0: // a bit, and the parity of its byte does not fit
        chip->answer_error |= ERROR_PARITY;
        break;
    case 1: // the end is missing
        chip->answer.bits = bit;
        break;
    case 2: // it looks like a collision
        chip->answer_error |= ERROR_COLLISION;
        break;
    default: // two bits of one byte: only the check sums tell
        break;
    }
    chip->answer.bytes[bit / 8] ^= (uint8_t)(1U << (bit % 8));
    chip->answer.bytes[bit / 8] ^= (uint8_t)(1U << ((bit + 1) % 8));
}

static bool hear_tags(struct chip_model *chip, const struct air_frame *sent) {
    bool is_answered = false;
    bool is_weak = true;
    chip->answer.bits = 0;
    chip->answer_error = 0;
    for (uint8_t place = 0; place < MODEL_TAGS; place++) {
        struct tag_model *tag = &chip->tags[place];
        struct air_frame answer;
        if (!tag->is_used || !tag_model_hear(tag, sent, &answer)) {
            continue;
        }
        bool drowns = is_weak && !tag->is_weak;
        if (is_answered && tag->is_weak && !is_weak) {
            continue;
        }
        if (is_answered && !drowns) {
            collide(chip, &answer);
        } else {
            chip->answer = answer;
            chip->answer_error = 0;
        }
        is_answered = true;
        is_weak = is_weak && tag->is_weak;
    }
    if (is_answered) {
        disturb(chip);
    }
    return is_answered && chip->answer.bits > 0;
}

static uint64_t timer_ns(const struct chip_model *chip) {
    uint32_t prescaler = (uint32_t)((chip->registers[T_MODE] & 0x0F) << 8) | chip->registers[T_PRESCALER];
    uint32_t reload = (uint32_t)(chip->registers[T_RELOAD_HIGH] << 8) | chip->registers[T_RELOAD_LOW];
    return (uint64_t)(reload + 1) * (2 * prescaler + 1) * 1000000U / CARRIER_KHZ;
}

// With its parity, and a start and an end.
static uint64_t duration_ns(const struct air_frame *frame) {
    return (uint64_t)(frame->bits + frame->bits / 8 + 2U) * BIT_NS;
}

static void start_sending(struct chip_model *chip, uint64_t now_ns) {
    struct air_frame sent = {.bits = 0};
    uint8_t last_bits = chip->registers[BIT_FRAMING] & 0x07;
    uint8_t count = chip->fifo_count < MODEL_FRAME_BYTES ? chip->fifo_count : MODEL_FRAME_BYTES;
    memcpy(sent.bytes, chip->fifo, count);
    sent.bits = (uint16_t)(count * 8 - (last_bits ? 8 - last_bits : 0));
    chip->fifo_count = 0;
    chip->registers[COLL] = 0x20;
    uint64_t sent_at = now_ns + duration_ns(&sent);
    bool is_answered = count > 0 && is_radiating(chip) && hear_tags(chip, &sent);
    bool is_read = sent.bytes[0] == 0x30 && sent.bits == 32;
    uint64_t answer_begins = sent_at + (is_read ? READ_DELAY_NS : ANSWER_DELAY_NS);
    uint64_t timer_at = chip->registers[T_MODE] & 0x80 ? sent_at + timer_ns(chip) : 0;
    chip->timer_at = is_answered && answer_begins < timer_at ? 0 : timer_at; // it stops at the first bits
    chip->answer_at = is_answered ? answer_begins + duration_ns(&chip->answer) : 0;
    chip->registers[COM_IRQ] |= IRQ_TX;
}

static void come_to(struct chip_model *chip, uint64_t now_ns) {
    if (chip->answer_at && now_ns >= chip->answer_at) {
        chip->answer_at = 0;
        chip->fifo_count = (uint8_t)((chip->answer.bits + 7) / 8);
        memcpy(chip->fifo, chip->answer.bytes, chip->fifo_count);
        chip->registers[CONTROL] = (uint8_t)(0x10 | (chip->answer.bits % 8));
        chip->registers[ERROR] = chip->answer_error;
        chip->registers[COM_IRQ] |= IRQ_RX | (chip->answer_error ? IRQ_ERROR : 0);
    }
    if (chip->timer_at && now_ns >= chip->timer_at) {
        chip->timer_at = 0;
        chip->registers[COM_IRQ] |= IRQ_TIMER;
    }
}

static uint8_t read_register(struct chip_model *chip, uint8_t address) {
    if (address == FIFO_DATA) {
        uint8_t byte = chip->fifo[0];
        if (chip->fifo_count) {
            memmove(chip->fifo, chip->fifo + 1, --chip->fifo_count);
        }
        return byte;
    }
    return address == FIFO_LEVEL ? chip->fifo_count : chip->registers[address];
}

static void write_fifo(struct chip_model *chip, uint8_t value) {
    if (chip->fifo_count < sizeof chip->fifo) {
        chip->fifo[chip->fifo_count++] = value;
    } else {
        chip->registers[ERROR] |= ERROR_BUFFER;
    }
}

static void write_command(struct chip_model *chip, uint8_t value) {
    uint8_t command = value & 0x0F;
    if (command == SOFT_RESET) {
        reset(chip);
        return;
    }
    chip->registers[COMMAND] = value;
    if (command == TRANSCEIVE) {
        chip->registers[ERROR] = 0;
    } else { // idle: whatever was under way ends
        chip->answer_at = chip->timer_at = 0;
    }
}

static void write_register(struct chip_model *chip, uint8_t address, uint8_t value, uint64_t now_ns) {
    switch (address) {
    case COMMAND:
        write_command(chip, value);
        break;
    case COM_IRQ:
        if (value & 0x80) {
            chip->registers[COM_IRQ] |= value & 0x7F;
        } else {
            chip->registers[COM_IRQ] &= (uint8_t)~value;
        }
        break;
    case FIFO_DATA:
        write_fifo(chip, value);
        break;
    case FIFO_LEVEL:
        if (value & 0x80) {
            chip->fifo_count = 0;
            chip->registers[ERROR] &= (uint8_t)~ERROR_BUFFER;
        }
        break;
    case BIT_FRAMING:
        chip->registers[BIT_FRAMING] = value & 0x7F;
        if ((value & 0x80) && (chip->registers[COMMAND] & 0x0F) == TRANSCEIVE) {
            start_sending(chip, now_ns);
        }
        break;
    case TX_CONTROL: {
        bool was_radiating = is_radiating(chip);
        chip->registers[TX_CONTROL] = value;
        for (uint8_t place = 0; place < MODEL_TAGS && was_radiating != is_radiating(chip); place++) {
            tag_model_power_up(&chip->tags[place]);
        }
        break;
    }
    case VERSION:
    case ERROR:
        break; // can only be read
    default:
        chip->registers[address] = value;
    }
}

void chip_model_select(struct chip_model *chip, bool is_selected) {
    chip->is_selected = is_selected;
    chip->has_address = false;
}

uint8_t chip_model_exchange(struct chip_model *chip, uint8_t byte, uint64_t now_ns) {
    if (chip->is_babbling) {
        return (uint8_t)next_chance(chip);
    }
    if (!chip->is_selected || chip->is_gone) {
        return chip->floating;
    }
    come_to(chip, now_ns);
    if (!chip->has_address) {
        chip->has_address = true;
        chip->address = byte;
        return 0;
    }
    uint8_t address = (chip->address >> 1) & 0x3F;
    if (chip->address & 0x80) {
        uint8_t value = read_register(chip, address);
        chip->address = byte; // while reading, each byte sent is the next address
        return value;
    }
    write_register(chip, address, byte, now_ns);
    return 0;
}
