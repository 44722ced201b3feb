"""Games on pages: by keyboard alone, with secrets, with connections that break and a program that crashes."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.browser import (
    SCREEN,
    Served,
    chromium,
    heard,
    history,
    links,
    look_at,
    reveal,
    served,
    wait_for_line,
)
from tests.e2e.program import Program
from tests.e2e.test_screen_access import assert_accessible

DEAL = {
    "tempura": 14,
    "sashimi": 14,
    "dumpling": 14,
    "maki-2": 12,
    "salmon-nigiri": 10,
}  # more than a game of two needs


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def sealed(home: Path) -> tuple[str, str]:
    (home / "sealed.toml").write_text('[rules]\nreveal = "sealed"\n', encoding="utf-8")
    return "--config", "sealed.toml"


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab, or Shift and Tab, until the focus is there, as someone without a mouse does."""
    is_before = "selector => document.activeElement.compareDocumentPosition(document.querySelector(selector)) & 2"
    key = "Shift+Tab" if page.evaluate(is_before, wanted) else "Tab"
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab never came to {wanted}.")


def test_a_whole_game_by_keyboard_alone(browser: Browser, home: Path) -> None:
    with served(home) as game:
        table = look_at(browser, game.table, SCREEN)
        pages = {name: look_at(browser, url) for name, url in game.seats.items()}
        for page in pages.values():
            page.locator("button[data-kind=tempura]").wait_for()
        kinds = [kind for _ in range(10) for kind in DEAL] + ["tempura", "sashimi", "dumpling", "maki-2"] * 3
        for turn in range(30):
            for name, page in pages.items():
                tab_to(page, f"button[data-kind={kinds.pop(0)}]")
                page.keyboard.press("Enter" if turn % 2 else "Space")
                page.wait_for_function(REVEALED, arg=[f"{name}: ", turn + 1])
        tab_to(pages["Ana"], "button[data-key=scores]")
        pages["Ana"].keyboard.press("Enter")
        wait_for_line(pages["Ana"], "Final scores: ")
        table.locator("h1", has_text="The game is over.").wait_for()
        assert_accessible(table, "the table when the game is over")
        assert_accessible(pages["Ana"], "a seat when the game is over")
        assert game.program.errors == ""


# So many reveals of a player are in the history.
REVEALED = """([start, count]) => [...document.querySelectorAll("#history li")].filter(
  (line) => line.textContent.startsWith(start) && /(tempura|sashimi|dumpling|maki|nigiri)[.]$/.test(line.textContent)
).length === count"""


def test_no_secret_reaches_another_page(browser: Browser, home: Path) -> None:
    """Sealed cards and random peeks; all that each page was sent is kept, not only what it shows."""
    chance = Random(7)
    with served(home, *sealed(home)) as game:
        sent: dict[str, list[str]] = {}
        pages = {}
        for name, url in {"table": game.table, **game.seats}.items():
            page = look_at(browser, "about:blank")
            page.add_init_script(SPY)
            page.goto(url)
            page.locator(".place").first.wait_for()
            pages[name] = page
        told: dict[str, list[str]] = {"Ana": [], "Bruno": []}
        for _ in range(8):
            name = chance.choice(["Ana", "Bruno"])
            kind, words = chance.choice(PEEKS[name])
            page = pages[name]
            before = len(heard_in_private(page))
            page.locator("button[data-key=identify]").click()
            wait_for_line(page, "Identify.")
            reveal(page, kind)
            page.wait_for_function("count => document.querySelectorAll('#history .private').length > count", arg=before)
            assert words in heard_in_private(page)[-1]
            told[name] = heard_in_private(page)
        reveal(pages["Ana"], "squid-nigiri")  # sealed: Bruno has not revealed
        pages["Ana"].locator(".note", has_text="squid nigiri").wait_for()
        wait_for_line(pages["Bruno"], "Ana locked")
        wait_for_line(pages["table"], "Ana locked")
        for name, page in pages.items():
            sent[name] = page.evaluate("window.sent")
        for other in ("table", "Bruno"):
            views = "".join(text for text in sent[other] if '"places"' in text)
            lines = "".join(text for text in sent[other] if '"places"' not in text)
            assert "squid" not in lines
            assert '"locked": [{' not in views
            assert not any(line in lines for line in told["Ana"])
        assert not any(line in "".join(sent["Ana"]) for line in told["Bruno"])
        assert told["Ana"]
        assert told["Bruno"]
        assert "in private" not in "".join(game.program.lines)
        assert not any(line in game.program.lines for line in (*told["Ana"], *told["Bruno"]))


# Kinds and their names; no two of them are seen by both, so that a line tells whose secret it is.
PEEKS = {
    "Ana": [("wasabi", "wasabi"), ("egg-nigiri", "egg nigiri"), ("maki-1", "single maki")],
    "Bruno": [("pudding", "pudding"), ("maki-3", "triple maki"), ("chopsticks", "chopsticks")],
}
SPY = """
window.sent = [];
const Source = EventSource;
window.EventSource = class extends Source {
  constructor(url) {
    super(url);
    for (const name of ["past", "line", "view", "ended"]) {
      this.addEventListener(name, (event) => window.sent.push(event.data));
    }
  }
};
"""


def heard_in_private(page: Page) -> list[str]:
    return page.locator("#history .private").all_inner_texts()[::-1]


def play_turns(first: Page, second: Page, kinds: list[str]) -> None:
    for kind in kinds:
        reveal(first, kind)
        first.locator(".place.own.done").wait_for()
        reveal(second, kind)
        first.locator(".place.own.awaited").wait_for()


def test_an_absence_ends_with_one_recap_and_the_history_has_it_all(browser: Browser, home: Path) -> None:
    with served(home, players=("Ana", "Bruno", "Chloé")) as game:
        ana, bruno, chloe = (look_at(browser, url) for url in game.seats.values())
        wait_for_line(ana, "this is your page")
        before = len(heard(ana))
        ana.evaluate(SLEEP, True)
        for kind in ("tempura", "sashimi"):
            for seat, page in ((2, bruno), (3, chloe)):
                reveal(page, kind)
                page.locator(f"#place-{seat}").wait_for()
            bruno.evaluate(ASK, [f"{game.seats['Ana']}/ask", {"kind": kind}])
            chloe.locator(".place.own.awaited").wait_for()
        ana.evaluate(SLEEP, False)
        wait_for_line(ana, "Two turns passed; your move.")
        assert len(heard(ana)) == before + 1
        wait_for_line(chloe, "Pass left. Hands of seven.")
        assert history(ana)[-1] == "Pass left. Hands of seven."
        assert_same_history(ana, chloe)


# What a phone does to a page as it is locked, and unlocked again.
SLEEP = """(sleeps) => {
  Object.defineProperty(document, "hidden", { value: sleeps, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

# A page may ask in another seat's name only with that seat's link.
ASK = "([url, wish]) => fetch(new URL(url).pathname, {method: 'POST', body: JSON.stringify(wish)})"


def assert_same_history(one: Page, other: Page) -> None:
    """Neither page lacks a line, nor has it twice: nothing private was said, so both were told the same."""
    last = history(other)[-1]
    one.locator("#history li", has_text=last).first.wait_for()
    assert history(one) == history(other)


def test_a_reload_shows_the_history_and_reads_nothing_again(browser: Browser, home: Path) -> None:
    with served(home) as game:
        ana, bruno = (look_at(browser, url) for url in game.seats.values())
        play_turns(ana, bruno, ["tempura"])
        told = history(ana)
        ana.reload()
        ana.locator("#history li").first.wait_for()
        assert history(ana) == told
        assert heard(ana) == []
        assert [line for line in game.program.lines if "Ana’s page" in line] == ["Ana’s page is open."]


@pytest.mark.parametrize("how", ["it crashes", "it is started again"])
def test_pages_go_on_after_a_restart_in_mid_game(browser: Browser, home: Path, how: str) -> None:
    """The same links, the same history, and not a line of it twice; the game goes on where it was."""
    with served(home) as game:
        ana, bruno = (look_at(browser, url) for url in game.seats.values())
        play_turns(ana, bruno, ["tempura", "sashimi"])
        told = history(ana)
        if how == "it crashes":
            game.program.kill(signal.SIGSEGV, game.program.player)
            go_on(ana, bruno, told)
            return
        game.program.interrupt()
    with Program(home, "play", "--screen", "--voice", "none", "--resume") as again:
        assert links(again, ("Ana", "Bruno")).seats == game.seats
        go_on(ana, bruno, told)


def go_on(ana: Page, bruno: Page, told: list[str]) -> None:
    for page in (ana, bruno):
        page.locator("#connection", has_text="Connected again.").wait_for()
    assert history(ana)[: len(told)] == told
    play_turns(ana, bruno, ["dumpling"])
    wait_for_line(bruno, "Pass left. Hands of seven.")
    assert_same_history(ana, bruno)
    assert ana.locator(".place.own .label").all_inner_texts() == ["One tempura", "One sashimi", "One dumpling"]


@pytest.fixture(scope="module")
def five(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A game between five that nobody plays: each test takes seats of its own."""
    with served(tmp_path_factory.mktemp("five"), players=("Ana", "Bruno", "Chloé", "Davi", "Élisa")) as game:
        yield game


def test_a_second_device_is_told_to_all(browser: Browser, five: Served) -> None:
    pages = [look_at(browser, five.seats["Ana"])]
    five.program.wait_for("Ana’s page is open.")
    pages.append(look_at(browser, five.seats["Ana"]))
    five.program.wait_for("Ana’s page was opened elsewhere too.")
    for page in pages:
        page.locator("#now .private", has_text="If that was not you").wait_for()
        page.context.close()


def test_a_code_from_the_table_opens_a_page_and_ends_the_former_one(browser: Browser, five: Served) -> None:
    bruno = look_at(browser, five.seats["Bruno"])
    wait_for_line(bruno, "this is your page")
    kept = next(Path(f"/proc/{five.program.player}/cwd").glob(".local/state/sushi-says/games/pages.log"))
    code = kept.read_text(encoding="utf-8").partition('"code": "')[2][:6]
    stranger = look_at(browser, f"{five.table}join")
    stranger.get_by_label("Bruno").check()
    stranger.get_by_label("Code").fill(code)
    stranger.get_by_role("button").click()
    wait_for_line(stranger, "Bruno, this is your page.")
    bruno.get_by_role("alert").get_by_text("This link has ended.").wait_for()
    for _ in range(2):
        five.program.wait_for("Bruno’s page is open.")
    assert stranger.url != five.seats["Bruno"]
    for page in (bruno, stranger):
        page.context.close()


def test_letters_are_keys_only_where_the_player_wants_it(browser: Browser, five: Served) -> None:
    chloe = look_at(browser, five.seats["Chloé"])
    wait_for_line(chloe, "this is your page")
    chloe.keyboard.press("t")
    chloe.locator("#letters").check()
    chloe.keyboard.press("s")
    wait_for_line(chloe, "No round has ended yet.")
    assert not any("Round one, turn one" in line for line in heard(chloe)[1:])
    chloe.keyboard.press("h")
    assert chloe.evaluate("document.activeElement.id") == "history-title"
    chloe.context.close()


def test_what_is_asked_on_a_page_is_answered_there_alone(browser: Browser, five: Served) -> None:
    davi, elisa = (look_at(browser, five.seats[name]) for name in ("Davi", "Élisa"))
    wait_for_line(elisa, "this is your page")
    davi.locator("button[data-key=scores]").click()
    wait_for_line(davi, "No round has ended yet.")
    davi.locator("button[data-key=tableau][data-number='2']").click()
    wait_for_line(davi, "Bruno: no cards yet.")
    davi.get_by_role("button", name="Help").click()
    wait_for_line(davi, "press its kind under “Reveal a card”")  # and nothing of the table's keypad
    reveal(elisa, "tempura")
    wait_for_line(elisa, "Élisa: tempura.")
    assert not any("No round" in line or "no cards" in line for line in (*history(elisa), *five.program.lines))
