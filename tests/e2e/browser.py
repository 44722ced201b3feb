"""Pages in a real browser: Debian's Chromium, driven as a player would, and what its accessibility tree holds."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.program import Program

CHROMIUM = "/usr/bin/chromium"
LINK = re.compile(r"(?:page of (?P<name>[^:]+): |table’s page: )(?P<url>http://\S+)")
PHONE = {"width": 390, "height": 844}
SCREEN = {"width": 1366, "height": 900}


@contextmanager
def chromium(*arguments: str, home: Path | None = None) -> Iterator[Browser]:
    """A browser of its own, without a display; `home` is where it looks for certificates that its user accepts."""
    env: dict[str, str | float | bool] | None = {**os.environ, "HOME": str(home)} if home else None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", *arguments], env=env)
        try:
            yield browser
        finally:
            browser.close()


@dataclass(frozen=True, slots=True)
class Served:
    """A game with pages: the program, and its links as it printed them."""

    program: Program
    table: str
    seats: Mapping[str, str]  # by player


@contextmanager
def served(home: Path, *arguments: str, players: Sequence[str] = ("Ana", "Bruno")) -> Iterator[Served]:
    """Play with pages until the context is left. No voice, no terminal."""
    dealt = ["--players", ",".join(players)] if players else []
    with Program(home, "play", "--screen", "--voice", "none", *dealt, *arguments) as program:
        yield links(program, players)


def links(program: Program, players: Sequence[str]) -> Served:
    """Wait for the links of the table and of these players."""
    found: dict[str, str] = {}
    for name in ("table", *players):
        match = LINK.search(program.wait_for("table’s page: " if name == "table" else f"page of {name}: "))
        assert match
        found[name] = match["url"]
    return Served(program, found.pop("table"), found)


def look_at(browser: Browser, url: str, size: Mapping[str, int] = PHONE, script: str = "", **context: Any) -> Page:
    """Open a page on a device of its own, connected; an error in its script fails the test that looks at it.

    `script` runs before each page's own.
    """
    page = browser.new_context(viewport={"width": size["width"], "height": size["height"]}, **context).new_page()
    page.add_init_script(script)
    page.on("pageerror", lambda error: page.evaluate("error => { window.failed = error }", str(error)))
    page.goto(url)
    return page


def reveal(page: Page, kind: str) -> None:
    """Press a kind's button, as soon as there is one."""
    page.locator(f"button[data-kind={kind}]").click()


def heard(page: Page) -> list[str]:
    """What the live regions of a seat's page hold, oldest first."""
    return page.locator("#now p").all_inner_texts()


def history(page: Page) -> list[str]:
    """The whole history of a seat's page, oldest first."""
    return page.locator("#history li").all_inner_texts()[::-1]


def wait_for_line(page: Page, text: str) -> None:
    """Wait until a line with this text is on the page."""
    page.locator("#now p, #lines p", has_text=text).last.wait_for()


def spoken_tree(page: Page) -> list[tuple[str, str]]:
    """What a screen reader is given: role and name of all that is in the accessibility tree."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node.get("ignored")]
