"""The numbers of our own firmware's line protocol, once for both sides: docs/protocol.md says what they mean.

`firmware/protocol/header.py` makes the firmware's C header from this file; each name begins there with `SGR_`.
"""

from __future__ import annotations

PROTOCOL = 1  # its version
BAUD = 57600  # 8 data bits, no parity, 1 stop bit
LIMIT = 96  # bytes in a line, its first character and its end included

CRC_START = 0xFFFF  # CRC-16/CCITT-FALSE
CRC_POLYNOMIAL = 0x1021

NUMBERS = 65536  # line numbers go from 0 to one less, and begin again
ANTENNAS = 4  # at most
UID_BYTES = 10  # at most
TEXT_CHARACTERS = 40  # at most: a longer text of a tag is cut
WRITE_CHARACTERS = 24  # at most: so the longest command fits into the 64 bytes that the device keeps while it is busy
KEPT = 8  # events that the device can tell again

HEARTBEAT_MS = 1000
HEARTBEATS_MISSED = 3  # so many in a row, and the reader is lost
MISSES = 3  # so many polls in a row without an answer, and a tag has gone
ANSWER_MS = 500  # so long the host waits for an answer before it asks again

ERROR_OVER = 0  # of an antenna's chip: it answers again
ERROR_CHIP_GONE = 1
ERROR_COMMAND_BAD = 2
ERROR_COMMAND_UNKNOWN = 3
ERROR_TAG_AWAY = 4  # of a tag that is to be written
ERROR_TAG_REFUSES = 5
