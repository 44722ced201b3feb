"""What a page may show: pairs as pairs, sealed cards to their seat alone, closed stacks as heights."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.games.game import Seating
from assistant.games.sushibar.game import SushiBar
from assistant.games.sushibar.state import Command, LayRow, RollDice, State, TakeTile
from assistant.games.view import Group, View
from assistant.runtime.library import Library
from assistant.words.announcement import TABLE, Audience
from assistant.words.catalogue import load_catalogue
from tests.unit import sushibar
from tests.unit.sushigo import GAME, begin, declare, lay, lay_lowest, play_on

BAR_DECK = Library().deck("sushi-bar")
BAR = SushiBar([BAR_DECK.kind_of(card) for card in range(BAR_DECK.size)])
ENGLISH = load_catalogue("en")


def said(groups: tuple[Group, ...]) -> list[str]:
    return [str(ENGLISH.render(group.label.id, group.label.args)) for group in groups]  # type: ignore[union-attr]


def shown(view: View) -> str:
    """All that a view holds, as one text: whatever is not in it cannot be drawn."""
    return repr(view)


def test_cards_are_grouped_and_pairs_with_wasabi_stand_together() -> None:
    state = lay(begin(), "wasabi tempura wasabi tempura squid-nigiri egg-nigiri")
    ana, bruno = GAME.view(state, TABLE).places
    assert said(ana.groups) == ["one squid nigiri on wasabi", "one free wasabi"]
    assert [(group.kind, group.on) for group in ana.groups] == [("squid-nigiri", "wasabi"), ("wasabi", "")]
    assert said(bruno.groups) == ["two tempura", "one egg nigiri"]
    assert (ana.as_it_lies, bruno.as_it_lies, ana.total) == (9, 6, 0)


def test_who_is_missing_and_who_declared_is_marked() -> None:
    state = declare(lay(begin(), "chopsticks tempura"), 1)
    ana, bruno = GAME.view(state, TABLE).places
    assert (ana.has_declared, bruno.has_declared) == (True, False)
    assert [place.is_awaited for place in GAME.view(lay(state, "sashimi sashimi"), TABLE).places] == [False, True]


def test_between_rounds_nobody_is_missing_and_puddings_stay() -> None:
    state = lay(begin(), "pudding tempura")
    state = play_on(state, 9)
    over = GAME.view(state, TABLE)
    assert not any(place.is_awaited for place in over.places)
    assert over.places[0].as_it_lies is None
    assert "one pudding" in " ".join(said(GAME.view(lay_lowest(state), TABLE).places[0].groups))


def test_a_sealed_card_is_for_its_own_seat_alone() -> None:
    state = lay(begin(reveal="sealed"), "squid-nigiri")
    for audience in (TABLE, Audience(2)):
        view = GAME.view(state, audience)
        assert "squid" not in shown(view)
        assert view.places[0].face_down == 1
    assert said(GAME.view(state, Audience(1)).places[0].locked) == ["squid nigiri"]
    assert GAME.view(state, Audience(1)).places[0].groups == ()


def test_a_game_that_is_over_says_so() -> None:
    assert GAME.view(play_on(begin(), 30), TABLE).is_over


def bar(commands: Iterable[Command], **rules: str) -> State:
    """Sushi Bar between Ana and Bruno, the rows laid, after these commands."""
    state = BAR.begin(Seating(("Ana", "Bruno"), rules))
    for command in (LayRow("sushi", sushibar.SUSHI), LayRow("bones", sushibar.BONES), *commands):
        for event in BAR.decide(state, command):
            state = BAR.evolve(state, event)
    return state


ROLLED = RollDice(("sushi", "blue", "blue", "red", "red"))


def test_closed_stacks_are_heights_and_open_ones_are_tiles() -> None:
    closed = BAR.view(bar([ROLLED, TakeTile("sushi")]), Audience(1)).places[0]
    assert (said(closed.groups), closed.groups[0].kind, closed.total) == (["one sushi"], "sushi", None)
    opened = BAR.view(bar([ROLLED, TakeTile("sushi")], stacks="open"), TABLE).places[0]
    assert (said(opened.groups), opened.groups[0].kind, opened.total) == (["sushi three"], "sushi-3", 0)


def test_rows_and_dice_lie_in_the_middle_and_only_who_is_to_choose_sees_the_choices() -> None:
    state = bar([ROLLED])
    mine, others = BAR.view(state, Audience(1)), BAR.view(state, Audience(2))
    assert [len(row.groups) for row in mine.middle] == [12, 12, 3]
    assert [group.kind for group in mine.middle[2].groups] == ["die-sushi", "die-blue", "die-red"]
    assert [ENGLISH.render(choice.id, choice.args) for choice in mine.choices]
    assert (others.choices, others.middle) == ((), mine.middle)
    assert [place.is_awaited for place in mine.places] == [True, False]
    assert [row.label.id for row in BAR.view(bar([]), TABLE).middle] == ["bar-row-sushi", "bar-row-bones"]
    assert BAR.view(BAR.begin(Seating(("Ana", "Bruno"))), TABLE).middle == ()
