"""`readers --decode`: bytes in, JSON Lines out, as the contract writes them."""

from __future__ import annotations

import io
import json
import os

import pytest

from assistant.readers.decode import FORMATS, decode


def run(reader_format: str, data: bytes) -> tuple[int, list[dict[str, str]], list[str]]:
    out, err = io.StringIO(), io.StringIO()
    exit_code = decode(reader_format, io.BytesIO(data), out, err)
    return exit_code, [json.loads(line) for line in out.getvalue().splitlines()], err.getvalue().splitlines()


def test_a_code() -> None:
    assert run("text", b"SGBBBBGS\r\n") == (0, [{"format": "text", "text": "SGBBBBGS", "code": "SGBBBBGS"}], [])


def test_two_codes_in_a_line_and_a_line_without_one() -> None:
    line = "]q1SGBBBBGSsgbbgpfv"
    assert run("text", line.encode() + b"\thello\rSGBBBB") == (
        0,
        [
            {"format": "text", "text": line, "code": "SGBBBBGS"},
            {"format": "text", "text": line, "code": "SGBBGPFV"},
            {"format": "text", "text": "hello"},
            {"format": "text", "text": "SGBBBB"},
        ],
        [],
    )


@pytest.mark.parametrize(
    ("reader_format", "good", "bad"),
    [
        ("rdm6300", b"\x02100086F44426\x03", b"\x02100086F44427\x03"),
        ("id12", b"\x02100086F44426\r\n\x03", b"\x02100086F44426\x03"),
        ("parallax", b"\x0a100086F444\r", b"\x0a1000"),
        ("pn532", bytes.fromhex("0000FF0CF4D54B0101000408040086F4441000"), bytes.fromhex("0000FF02FED54B0000")),
        ("sushi-reader", b"$1,ON,0,0086F444,*64B4\r\n", b"$1,ON,0,0086F444,*0000\r\n"),
    ],
)
def test_good_and_bad_frames_of_tags(reader_format: str, good: bytes, bad: bytes) -> None:
    exit_code, scans, complaints = run(reader_format, good + bad + good + bad)
    assert exit_code == 0
    assert scans == [{"format": reader_format, "tag": "0086F444"}] * 2
    assert len(complaints) == 2
    assert all(line.startswith(f"{reader_format}: ") for line in complaints)


def test_noise_is_a_complaint_and_no_scan() -> None:
    assert run("text", b"\x00\xff\r") == (0, [], ["text: nothing printable: 00 ff"])


@pytest.mark.parametrize("reader_format", FORMATS)
def test_nothing_in_nothing_out(reader_format: str) -> None:
    assert run(reader_format, b"") == (0, [], [])


@pytest.mark.parametrize("reader_format", FORMATS)
def test_any_bytes_are_survived(reader_format: str) -> None:
    assert run(reader_format, bytes(range(256)) * 50)[0] == 0


def test_an_unknown_format() -> None:
    exit_code, scans, complaints = run("morse", b"")
    assert (exit_code, scans) == (2, [])
    assert "'morse'" in complaints[0]


def test_a_scan_is_shown_before_the_reader_sends_more() -> None:
    receiving, sending = os.pipe()

    class Watched(io.StringIO):
        def write(self, text: str) -> int:
            if "SGBBBBGS" in text:
                os.close(sending)  # the input ends only once the first scan is out
            return super().write(text)

    out = Watched()
    os.write(sending, b"SGBBBBGS\r")
    with os.fdopen(receiving, "rb") as stream:
        assert decode("text", stream, out, io.StringIO()) == 0
    assert len(out.getvalue().splitlines()) == 1
