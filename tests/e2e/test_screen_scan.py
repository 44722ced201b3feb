"""A phone as its seat's reader: a card's code before its camera, a tag at its back, and the hand that is guided."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from cv2.typing import MatLike
from playwright.sync_api import Browser, Page, Route

from tests.e2e.browser import chromium, heard, look_at, served, wait_for_line
from tests.e2e.film import HEIGHT, WIDTH, seen, write_film
from tests.e2e.program import journals, records
from tests.e2e.test_screen_access import assert_accessible

TEMPURA, WASABI = "SGBBBBGS", "SGBBGEEK"
HINTS = """window.hints = []; new MutationObserver(seen => seen.forEach(one => one.addedNodes.forEach(
  node => hints.push(node.textContent)))).observe(document.getElementById("aim"), {childList: true})"""
BUZZES = "window.buzzes = []; navigator.vibrate = pattern => buzzes.push(pattern)"


@contextmanager
def with_camera(folder: Path, *pictures: MatLike, fps: int = 10, home: Path | None = None) -> Iterator[Browser]:
    """A browser whose camera sees these pictures, again and again; in `home` are the certificates it accepts."""
    film = write_film(folder / "film.y4m", pictures, fps=fps)
    with chromium(
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        f"--use-file-for-fake-video-capture={film}",
        home=home,
    ) as browser:
        yield browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def press_camera(page: Page) -> None:
    page.get_by_role("button", name="Scan with the camera").click()


def reveals(home: Path) -> list[tuple[str, int, bool]]:
    """Who revealed through which reader, and whether the card was only assumed, as the journal has it."""
    steps = [step for step in records(journals(home / "games")[0]) if step["type"] == "stepped"]
    return [(step["reader"], event["seat"], event["assumed"]) for step in steps for event in step["events"][:1]]


def test_a_card_before_the_camera_is_a_reveal_of_this_seat(home: Path, tmp_path: Path) -> None:
    with with_camera(tmp_path, seen((TEMPURA, 5))) as browser, served(home, "--state", str(home / "games")) as game:
        ana, bruno = (look_at(browser, url) for url in game.seats.values())
        ana.route("**/vendor/*.wasm", lambda route: route.abort())
        press_camera(ana)
        ana.locator("#aim", has_text="was not installed").wait_for()
        bruno.add_init_script(BUZZES)
        bruno.reload()
        press_camera(bruno)
        wait_for_line(ana, "Bruno: tempura.")
        assert bruno.evaluate("buzzes") == [200]
        bruno.get_by_role("button", name="Scan with the camera").wait_for()  # it turned itself off
        assert not bruno.locator("#finder").is_visible()
        assert bruno.locator("#finder").evaluate("finder => finder.srcObject.getTracks()[0].readyState") == "ended"
        assert bruno.locator("#aim").inner_text() == ""  # what the card is, the table's line tells
        assert "Ana: tempura." not in heard(ana)
        assert reveals(home) == [("page-2", 2, False)]
        press_camera(bruno)  # and the same card again is refused, as on any reader
        bruno.locator("#now p", has_text="lies in Bruno’s tableau").wait_for()
        assert reveals(home) == [("page-2", 2, False)]
        assert [page.evaluate("window.failed") for page in (ana, bruno)] == [None, None]


def test_what_cannot_be_read_guides_the_hand(home: Path, tmp_path: Path) -> None:
    """First two cards, then one that is too far away, then one that is not sharp; the film has a picture a second."""
    both, far, blurred = seen((TEMPURA, 5), (WASABI, 5)), seen((TEMPURA, 0.9), blur=0.6), seen((TEMPURA, 5), blur=3)
    film = [both] * 4 + [far] * 10 + [blurred] * 14
    with with_camera(tmp_path, *film, fps=1) as browser, served(home, "--state", str(home / "games")) as game:
        ana = look_at(browser, game.seats["Ana"])
        ana.add_init_script(BUZZES)
        ana.reload()
        ana.evaluate(HINTS)
        press_camera(ana)
        for hint in ("Two codes.", "I see a code. Closer.", "I see a code. Hold the phone still.", "A little further"):
            ana.locator("#aim", has_text=hint).wait_for(timeout=60_000)
        assert ana.evaluate("hints[0]") == "The camera is on."
        assert set(ana.evaluate("buzzes")) == {30}
        assert ana.locator("#finder").is_visible()
        assert_accessible(ana, "a seat whose camera looks")
        ana.get_by_role("button", name="Turn the camera off").click()
        assert not ana.locator("#finder").is_visible()
        assert reveals(home) == []


def test_a_code_that_is_too_far_away_is_seen_and_other_things_are_not(browser: Browser, home: Path) -> None:
    chance = np.random.default_rng(7)
    noise = chance.normal(128, 40, (HEIGHT, WIDTH)).clip(0, 255).astype(np.uint8)
    with served(home) as game:
        page = look_at(browser, game.table)
        for module in (0.8, 0.9, 1.1, 1.2):
            assert look(page, seen((TEMPURA, module), blur=0.6)) == {"texts": [], "aim": "closer"}
        assert look(page, seen((TEMPURA, 3), tilt=0.3)) == {"texts": [], "aim": "flatter"}
        assert look(page, seen((TEMPURA, 2))) == {"texts": [TEMPURA], "aim": None}
        for other in (noise, printed(), seen()):
            assert look(page, other) == {"texts": [], "aim": None}


def printed() -> MatLike:
    """A page full of print, from small to large."""
    page = np.full((HEIGHT, WIDTH), 235, np.uint8)
    for line in range(14):
        size = 0.4 + 0.04 * line
        cv2.putText(page, "Sushi Go! 2-5 players, 8+", (8, 30 + 32 * line), cv2.FONT_HERSHEY_SIMPLEX, size, (30,), 1)
    return page


def look(page: Page, picture: MatLike) -> object:
    """What the pages' worker sees in a grey picture."""
    shown = {"grey": base64.b64encode(picture.tobytes()).decode(), "width": WIDTH, "height": HEIGHT}
    return page.evaluate(LOOK, shown)


LOOK = """async ({ grey, width, height }) => {
  const { aimOf } = await import("/static/aiming.js");
  const dots = Uint8ClampedArray.from(atob(grey), (dot) => dot.charCodeAt(0));
  const picture = new ImageData(width, height);
  dots.forEach((dot, at) => picture.data.set([dot, dot, dot, 255], 4 * at));
  window.worker ??= new Worker("/static/scan-worker.js");
  worker.postMessage(picture);
  const { texts, unread } = await new Promise((seen) => (worker.onmessage = ({ data }) => seen(data)));
  return { texts, aim: unread && aimOf(unread) };
}"""


def test_a_tag_at_the_phones_back_is_read(browser: Browser, home: Path) -> None:
    """Chromium has Web NFC on Android only: here its interface is ours, as the standard describes it."""
    with served(home, "--state", str(home / "games")) as game:
        ana = look_at(browser, "about:blank")
        ana.add_init_script(NFC)
        ana.goto(game.seats["Ana"])
        ana.get_by_role("button", name="Read tags by NFC").click()
        ana.locator("#aim", has_text="back of the phone").wait_for()
        ana.evaluate("text => held('04:a2:3b:c4:d5:e6:80', text)", TEMPURA)
        wait_for_line(ana, "Ana: tempura.")
        assert reveals(home) == [("page-1", 1, False)]
        ana.evaluate("held('', '')")
        ana.locator("#aim", has_text="could not be read").wait_for()
        ana.get_by_role("button", name="Stop reading tags").click()
        assert ana.evaluate("reader.signal.aborted")


NFC = """window.NDEFReader = class {
  async scan({ signal }) { this.signal = signal; window.reader = this; }
};
window.held = (serialNumber, text) => reader.onreading({ serialNumber, message: { records: text
  ? [{ recordType: "text", encoding: "utf-8", data: new DataView(new TextEncoder().encode(text).buffer) }] : [] } });"""


def test_without_what_reads_codes_the_page_says_so(browser: Browser, home: Path) -> None:
    def without(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('data-reads="yes"', 'data-reads=""'))

    with served(home) as game:
        ana = look_at(browser, "about:blank")
        ana.route("**/seat/*", without)
        ana.goto(game.seats["Ana"])
        ana.get_by_text("was not installed with it").wait_for()
        assert not ana.locator("#camera").is_visible()
        ana.locator("button[data-kind=tempura]").click()
        wait_for_line(ana, "Ana: tempura.")


def test_hints_are_few_and_codes_count_once(browser: Browser, home: Path) -> None:
    with served(home) as game:
        page = look_at(browser, game.table)

        def run(script: str) -> Any:
            modules = "const { Aiming, InView } = await import('/static/aiming.js')"
            return page.evaluate(f"async () => {{ {modules}; {script} }}")

        said = run(MINUTE.replace("SEES", "'still'"))
        assert [aim for _, aim in said[:2]] == ["still", "further"]
        assert all(later - earlier >= 3000 for (earlier, _), (later, _) in pairwise(said))
        assert len(said) <= 12  # in a minute of a code that cannot be read
        assert [aim for _, aim in run(MINUTE.replace("SEES", "''"))] == ["nothing", "nothing", "nothing"]
        assert run(MINUTE.replace("SEES", "at % 1000 < 200 ? 'flatter' : ''")) == []  # a chance sight
        assert run(VIEW) == ["B", "", "A", "", "", "B", "", "A"]


# A minute before a camera that sees this; the hints with their times.
MINUTE = """const aiming = new Aiming(0); const said = [];
for (let at = 0; at < 60000; at += 120) { const hint = aiming.see(SEES, 120, at); if (hint) said.push([at, hint]); }
return said;"""

# A is what was read before the camera was started.
VIEW = """const view = new InView("A", 0); const sights = [[["B", "A"], 0], [["A"], 500], [["A"], 2100], [["A"], 3000],
  [["A", "B", "C"], 3500], [["B"], 6000], [["B"], 7900], [["A"], 9000]];
return sights.map(([texts, at]) => view.see(texts, false, at).text);"""
