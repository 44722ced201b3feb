"""All keyboards of a display, heard through pynput: every code arrives on every Latin layout, and nothing else does."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from math import inf

import pytest

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.readers.device_reader import DeviceReader
from assistant.readers.pynput_keys import PynputKeys
from assistant.readers.scan import Found, Input, ReaderTrouble, Scan, Troubled
from tests.hardware.x_display import CAPS_LOCK, KEYCODES, TAB, XDisplay, x_display

CARDS = [encode_code(Code(CardSet.SUSHI_GO, "B", number)) for number in range(108)]
CODES = [*CARDS, *(encode_code(Code(CardSet.CONTROLS, "B", number)) for number in range(30))]
PROBE = encode_code(Code(CardSet.CONTROLS, "X", 0))  # not among the codes of the tests
LATIN = ("us", "fr", "de", "es", "pt", "br", "it", "be", "ch")
PATIENCE_S = 20.0
AT_ONCE_S, USUAL_S, SLOW_S = 0.0, 0.005, 0.02  # gaps between the keys


@pytest.fixture(scope="module")
def running() -> Iterator[XDisplay]:
    with x_display() as display:
        yield display


@pytest.fixture
def display(running: XDisplay, monkeypatch: pytest.MonkeyPatch) -> XDisplay:
    monkeypatch.setenv("DISPLAY", running.name)
    running.set_layout("us")
    return running


class Heard:
    """What the reader delivered."""

    def __init__(self) -> None:
        self.inputs: queue.Queue[Input] = queue.Queue()

    def next(self) -> Input:
        return self.inputs.get(timeout=PATIENCE_S)

    def scans_until(self, last: str) -> list[str]:
        """All that came, up to this code; one that came twice in a row was typed twice."""
        texts: list[str] = []
        while not texts or texts[-1] != last:
            said = self.next()
            text = said.text if isinstance(said, Scan) else repr(said)
            texts += [] if texts and texts[-1] == text else [text]
        return texts


@contextmanager
def listening(display: XDisplay) -> Iterator[Heard]:
    """A reader that hears: pynput begins a moment after it says so, and so a first code is typed until it comes."""
    heard = Heard()
    reader = DeviceReader("main", PynputKeys("main", {}), heard.inputs.put)
    assert reader.check() is None
    reader.start()
    try:
        assert heard.next() == Found("main")
        probes = until(lambda: display.scan(PROBE), lambda: not heard.inputs.empty())
        for _ in range(probes):
            with suppress(queue.Empty):
                assert heard.inputs.get(timeout=1) == Scan("main", PROBE)
        yield heard
    finally:
        reader.close()


def scan_at_speed(display: XDisplay, code: str, gap_s: float) -> None:
    """Type a code, and type it again if this machine was too busy just now to be as fast as a scanner."""
    took_s = inf
    while took_s > 0.7:
        began_s = time.monotonic()
        display.scan(code, gap_s)
        took_s = time.monotonic() - began_s


def until(act: Callable[[], None], is_so: Callable[[], bool]) -> int:
    """Act again and again until something is so; tell how often it took."""
    end_s = time.monotonic() + PATIENCE_S
    count = 0
    while not is_so():
        assert time.monotonic() < end_s
        act()
        count += 1
        for _ in range(50):
            if is_so():
                break
            time.sleep(0.01)
    return count


@pytest.mark.parametrize("layout", LATIN)
def test_all_codes_arrive_on_every_latin_layout_at_three_speeds(display: XDisplay, layout: str) -> None:
    """All on each layout as fast as can be; and all together at the two other speeds, each layout its share."""
    share = CODES[LATIN.index(layout) :: len(LATIN)]
    display.set_layout(layout)
    with listening(display) as heard:
        for gap_s, codes in ((AT_ONCE_S, CODES), (USUAL_S, share), (SLOW_S, share)):
            for code in codes:
                scan_at_speed(display, code, gap_s)
            assert heard.scans_until(codes[-1]) == codes


@pytest.mark.parametrize("end", [TAB, None])
def test_a_code_ends_with_tab_or_with_silence(display: XDisplay, end: int | None) -> None:
    with listening(display) as heard:
        for code in CARDS[:3]:
            display.scan(code, end=end)
            assert heard.next() == Scan("main", code)


def test_caps_lock_does_not_matter(display: XDisplay) -> None:
    display.press(CAPS_LOCK)
    try:
        with listening(display) as heard:
            display.scan(CARDS[0])
            assert heard.next() == Scan("main", CARDS[0])
    finally:
        display.press(CAPS_LOCK)


def test_what_people_type_is_no_scan(display: XDisplay) -> None:
    with listening(display) as heard:
        display.scan("THE QUICK BROWN FOX".replace(" ", ""))  # as fast as no person could
        display.scan("AUSGEBROCHEN")  # a word with the start of a code, and letters as a code has them
        display.scan(CARDS[0][:7] + "B")  # a damaged code
        display.scan("4006381333931")
        display.scan(CARDS[1], gap_s=0.25)  # a code, but as a person types it
        display.scan(CARDS[2])
        assert heard.next() == Scan("main", CARDS[2])
        assert heard.inputs.empty()


def test_a_scanner_in_alt_code_mode_is_diagnosed_once(display: XDisplay) -> None:
    with listening(display) as heard:
        # Again and again, since a busy machine may tear a burst apart.
        until(lambda: display.scan_as_alt_codes(CARDS[0]), lambda: not heard.inputs.empty())
        assert heard.next() == Troubled("main", ReaderTrouble.ALT_CODES)
        until(lambda: display.scan_as_alt_codes(CARDS[0]), lambda: not heard.inputs.empty())
        assert heard.next() == Scan("main", "00830071006600660066006600710083")  # which the table cannot read
        until(lambda: display.scan(CARDS[1]), lambda: Scan("main", CARDS[1]) in heard.inputs.queue)


@pytest.mark.parametrize("layout", ["ru", "ua", "by", "bg", "rs", "mk", "mn", "gr", "am"])
def test_another_alphabet_is_diagnosed_once_and_a_latin_layout_helps_at_once(display: XDisplay, layout: str) -> None:
    display.set_layout(layout)
    heard = Heard()
    reader = DeviceReader("main", PynputKeys("main", {}), heard.inputs.put)
    reader.start()
    try:
        assert heard.next() == Found("main")
        until(lambda: display.scan(CARDS[0]), lambda: not heard.inputs.empty())
        assert heard.next() == Troubled("main", ReaderTrouble.OTHER_ALPHABET)
        display.set_layout("us")
        # pynput has begun anew with the layout of that moment, and does so once more with the next misread scan.
        until(lambda: display.scan(CARDS[1]), lambda: Scan("main", CARDS[1]) in heard.inputs.queue)
        assert not any(isinstance(said, Troubled) for said in heard.inputs.queue)
    finally:
        reader.close()


def test_the_letters_of_a_code_lie_alike_on_all_latin_layouts(display: XDisplay) -> None:
    """What makes the tests above more than luck: the other letters do not."""
    for layout in LATIN:
        display.set_layout(layout)
        typed = {letter: display.typed(KEYCODES[letter]) for letter in "BCDEFGHJKLNOPRSTUVX"}
        assert all(letter == of_key for letter, of_key in typed.items()), layout
    display.set_layout("fr")
    assert display.typed(KEYCODES["Q"]) == "A"


def test_closing_is_prompt_even_if_no_key_is_pressed_any_more(display: XDisplay) -> None:
    heard = Heard()
    reader = DeviceReader("main", PynputKeys("main", {}), heard.inputs.put)
    reader.start()
    assert heard.next() == Found("main")
    started_s = time.monotonic()
    reader.close()
    assert time.monotonic() - started_s < 1
    display.scan(CARDS[0])
    assert heard.inputs.empty()


LISTENER = """
import sys
from assistant.readers.device_reader import DeviceReader
from assistant.readers.pynput_keys import PynputKeys
DeviceReader("main", PynputKeys("main", {}), lambda said: print(said, flush=True)).start()
sys.stdin.read()
"""


def test_a_display_that_goes_is_lost() -> None:
    """In a process of its own: what pynput leaves open when its display has died would trouble other tests."""
    with ExitStack() as stack:
        with x_display() as display:
            listener = stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-c", LISTENER],
                    env={**os.environ, "DISPLAY": display.name},
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    encoding="utf-8",
                )
            )
            assert listener.stdout is not None
            assert listener.stdout.readline() == f"{Found('main', is_first=True)}\n"
        assert listener.stdout.readline().startswith("Lost(")
        assert listener.stdout.readline() == f"{Troubled('main', ReaderTrouble.NO_DISPLAY)}\n"
        _, errors = listener.communicate("", PATIENCE_S)
        assert errors == ""


@pytest.mark.parametrize("before", ["", "import sys; sys.modules['pynput'] = None; "])
def test_without_display_or_without_pynput_it_says_why(before: str) -> None:
    program = (
        f"{before}from assistant.readers.device_reader import DeviceReader; "
        "from assistant.readers.pynput_keys import PynputKeys; "
        "print(DeviceReader('main', PynputKeys('main', {}), print).check().trouble.value)"
    )
    env = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == ("keys-missing" if before else "no-display")


@pytest.mark.parametrize("environ", [{"XDG_SESSION_TYPE": "wayland"}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_wayland_is_named(environ: dict[str, str]) -> None:
    lost = DeviceReader("main", PynputKeys("main", environ), lambda _: None).check()
    assert lost is not None
    assert lost.trouble is ReaderTrouble.WAYLAND
