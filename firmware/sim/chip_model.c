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
#define WRITE_DELAY_NS 4100000U // and writing it much longer: NTAG213/215/216, 10.4
#define CARRIER_KHZ 13560U

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
    air_model_power_up(&chip->air);
}

void chip_model_power_up(struct chip_model *chip) {
    chip->is_selected = chip->has_address = false;
    reset(chip);
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

static uint32_t delay_ns(const struct air_frame *sent) {
    if (sent->bytes[0] == 0x30 && sent->bits == 32) {
        return READ_DELAY_NS;
    }
    return sent->bytes[0] == 0xA2 && sent->bits == 64 ? WRITE_DELAY_NS : ANSWER_DELAY_NS;
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
    bool is_answered = count > 0 && is_radiating(chip) && air_model_send(&chip->air, &sent, &chip->answer);
    uint64_t answer_begins = sent_at + delay_ns(&sent);
    uint64_t timer_at = chip->registers[T_MODE] & 0x80 ? sent_at + timer_ns(chip) : 0;
    chip->timer_at = is_answered && answer_begins < timer_at ? 0 : timer_at; // it stops at the first bits
    chip->answer_at = is_answered ? answer_begins + duration_ns(&chip->answer.frame) : 0;
    chip->registers[COM_IRQ] |= IRQ_TX;
}

static void receive(struct chip_model *chip) {
    const struct heard *heard = &chip->answer;
    chip->fifo_count = (uint8_t)((heard->frame.bits + 7) / 8);
    memcpy(chip->fifo, heard->frame.bytes, chip->fifo_count);
    chip->registers[CONTROL] = (uint8_t)(0x10 | (heard->frame.bits % 8));
    uint8_t error = (uint8_t)((heard->is_collision ? ERROR_COLLISION : 0) | (heard->is_parity_wrong ? ERROR_PARITY : 0));
    if (heard->is_collision && heard->collision_bit < 32) { // CollReg counts from 1, and 0 is the 32nd
        chip->registers[COLL] = (uint8_t)((heard->collision_bit + 1) & 0x1F);
    }
    chip->registers[ERROR] = error;
    chip->registers[COM_IRQ] |= IRQ_RX | (error ? IRQ_ERROR : 0);
}

static void come_to(struct chip_model *chip, uint64_t now_ns) {
    if (chip->answer_at && now_ns >= chip->answer_at) {
        chip->answer_at = 0;
        receive(chip);
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
        if (was_radiating != is_radiating(chip)) {
            air_model_power_up(&chip->air);
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
        return (uint8_t)air_model_chance(&chip->air);
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
