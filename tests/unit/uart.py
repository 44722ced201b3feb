"""What a serial port hears that runs at another speed than the device that sends: bit by bit, as the chips do it."""

from __future__ import annotations


def heard(data: bytes, sent_baud: int, heard_baud: int) -> bytes:
    """The bytes that a receiver finds in what is sent without a pause: 8 data bits, no parity, 1 stop bit.

    A byte whose stop bit is missing comes as zero, as Linux gives it.
    """
    bits = [bit for byte in data for bit in (0, *((byte >> place) & 1 for place in range(8)), 1)]
    if sent_baud == heard_baud:
        return data

    def level(at_s: float) -> int:
        place = int(at_s * sent_baud)
        return bits[place] if place < len(bits) else 1

    out = bytearray()
    end_s, at_s = len(bits) / sent_baud, 0.0
    step_s = 1 / (16 * max(sent_baud, heard_baud))
    while at_s < end_s:
        if level(at_s):
            at_s += step_s
            continue
        if level(at_s + 0.5 / heard_baud):  # too short for a start bit
            at_s += step_s
            continue
        byte = sum(level(at_s + (1.5 + place) / heard_baud) << place for place in range(8))
        at_s += 9.5 / heard_baud
        is_whole = level(at_s)
        out.append(byte if is_whole else 0)
        while not is_whole and at_s < end_s and not level(at_s):
            at_s += step_s
    return bytes(out)
