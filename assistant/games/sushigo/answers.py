"""Answers to what a player may ask at any moment; none of them names a card that is not face up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from assistant.games.sushigo.cards import Kind
from assistant.games.sushigo.naming import (
    card_phrase,
    counted,
    face_up,
    is_face_up,
    kind_phrase,
    seat_name,
    seat_names,
    worth_on_wasabi,
)
from assistant.games.sushigo.narration import house_rules, into_the_box, pile, points_by_seat
from assistant.games.sushigo.refusals import refuse
from assistant.games.sushigo.scoring import Breakdown, nigiri_worths, score_round
from assistant.games.sushigo.state import Phase, Reveal, State
from assistant.words.announcement import TABLE, Announcement, Argument, Audience, Phrase, Priority, Series

MANY = 15  # more new cards than anybody wants to hear by name


def answer(message: str, **args: Argument) -> Announcement:
    return Announcement(message, TABLE, Priority.ANSWER, args, key="answer")


def rules_in_force(state: State) -> list[Announcement]:
    return [answer("house-rules", rules=house_rules(state))]


def turn(state: State) -> list[Announcement]:
    """The phase, and who has not revealed yet; after the end, how another game begins."""
    now = answer(standing(state).id, **standing(state).args)
    return [now, answer("game-over-next")] if state.phase is Phase.GAME_OVER else [now]


def standing(state: State) -> Phrase:
    if state.phase is Phase.GAME_OVER:
        return Phrase("standing-game-over")
    if state.phase is Phase.ROUND_OVER:
        return Phrase("standing-round-over", {"round": state.round})
    waiting = seat_names(state, state.awaited)
    return Phrase("standing-turn", {"round": state.round, "turn": state.turn, "waiting": waiting})


def tableau(state: State, seat: int, *, in_detail: bool) -> list[Announcement]:
    """Grouped counts; in detail each card in the order in which it was revealed."""
    name, kept = seat_name(state, seat), state.kept[seat - 1]
    items: list[Argument] = list(in_order(state, seat) if in_detail else grouped(state, seat))
    if kept:
        items.append(Phrase("puddings-kept", {"count": len(kept)}))
    if not items:
        return [answer("tableau-empty", seat=name)]
    return [answer("tableau-in-order" if in_detail else "tableau", seat=name, cards=Series(items))]


def grouped(state: State, seat: int) -> Iterator[Phrase]:
    kinds = state.kinds(face_up(state, seat))
    paired: dict[int, int | None] = {place: wasabi for place, _, wasabi in nigiri_worths(kinds)}
    used = {wasabi for wasabi in paired.values() if wasabi is not None}
    for kind in Kind:
        places = [place for place, other in enumerate(kinds) if other is kind]
        on_wasabi = [place for place in places if paired.get(place) is not None]
        if on_wasabi:
            yield Phrase("cards-on-wasabi", {"cards": counted(kind, len(on_wasabi))})
        alone = [place for place in places if place not in on_wasabi and place not in used]
        if alone:
            yield Phrase("free-wasabi", {"count": len(alone)}) if kind is Kind.WASABI else counted(kind, len(alone))


def in_order(state: State, seat: int) -> Iterator[Phrase]:
    for card in face_up(state, seat):
        worth = worth_on_wasabi(state, seat, card)
        yield Phrase("card-on-wasabi", {"card": card_phrase(state, card)}) if worth else card_phrase(state, card)


def scores(state: State) -> list[Announcement]:
    """Points of the rounds that have ended and, while one is played, what its cards would give as they lie."""
    if state.phase is Phase.GAME_OVER:
        return [answer("final-scores-again", totals=points_by_seat(state, state.totals))]
    said = [answer("scores-so-far", round=len(state.scores), totals=points_by_seat(state, state.totals))]
    if not state.scores:
        said = [answer("scores-none-yet")]
    if state.phase is Phase.PLAYING:
        said.append(
            answer("scores-as-it-lies", scores=points_by_seat(state, tuple(line.total for line in lines(state))))
        )
    return said


def lines(state: State) -> list[Breakdown]:
    return score_round([state.kinds(face_up(state, seat)) for seat in range(1, state.setup.seats + 1)])


def count(state: State) -> list[Announcement]:
    """What each hand and the pile should hold, and who owes chopsticks to the hand that they pass; or else the box."""
    if state.phase is Phase.GAME_OVER:
        return [answer("into-the-box", **into_the_box(state).args)]
    said = [answer("hands", hands=hands(state))] if state.phase is Phase.PLAYING else []
    said.append(answer("pile", pile=pile(state, state.round), count=discarded(state)))
    said += [answer("owes-chopsticks", seat=seat_name(state, used.seat)) for used in state.declared]
    return said


def hands(state: State) -> Series:
    return Series(
        [
            Phrase("hand-of", {"seat": seat_name(state, seat), "count": in_hand(state, seat)})
            for seat in range(1, state.setup.seats + 1)
        ],
        "pause",
    )


def in_hand(state: State, seat: int) -> int:
    """Cards in a hand now: the controller has drawn the top card of the dummy's pile as the turn began."""
    controller = state.setup.controller(state.turn)
    revealed = len(state.revealed(seat))
    if seat == state.setup.dummy:
        return state.hand - 1
    if seat == controller:
        return state.hand + 1 - revealed - len(state.revealed(state.setup.dummy))
    return state.hand - revealed


def discarded(state: State) -> int:
    swept = sum(state.is_swept(card) for tableau in state.tableaus for card in tableau)
    return sum(map(state.is_discarded, range(len(state.setup.kinds)))) + swept


def listed(state: State, cards: Sequence[int], form: str = "") -> Series:
    """Cards in the order of their first copy, equal ones together: "two tempura", not "tempura and tempura"."""
    kinds = Counter(state.setup.kinds[card] for card in cards)
    return Series([counted(kind, count) if count > 1 else kind_phrase(kind, form) for kind, count in kinds.items()])


def changes(then: State, now: State) -> list[Announcement]:
    """The cards laid since a listener last asked, by seat; and how many of those heard of count no more."""
    known = Counter(map(partial(without_copy, then), public_log(then)))
    new = []
    for entry in public_log(now):
        if known[without_copy(now, entry)] > 0:
            known[without_copy(now, entry)] -= 1
        else:
            new.append(entry)
    gone = known.total()
    said = [answer("changes-taken-back", count=gone)] if gone else []
    if new:
        by_seat = {seat: [entry.card for entry in new if entry.seat == seat] for seat in range(1, now.setup.seats + 1)}
        laid = [laid_by(now, seat, cards, in_full=len(new) <= MANY) for seat, cards in by_seat.items() if cards]
        said.append(answer("changes", laid=Series(laid, "pause")))
    return said or [answer("changes-none")]


def laid_by(state: State, seat: int, cards: Sequence[int], *, in_full: bool) -> Phrase:
    if in_full:
        return Phrase("laid-by", {"seat": seat_name(state, seat), "cards": listed(state, cards)})
    return Phrase("laid-many", {"seat": seat_name(state, seat), "count": len(cards)})


def without_copy(state: State, entry: Reveal) -> tuple[Kind, int, int, int]:
    """What all know of a reveal: one copy of a kind is like another."""
    return (state.setup.kinds[entry.card], entry.seat, entry.round, entry.turn)


def public_log(state: State) -> tuple[Reveal, ...]:
    """Every reveal that all may know of."""
    return state.log[: len(state.log) - len(state.laid)] if state.setup.is_sealed else state.log


def identify(state: State, card: int, seat: int) -> Announcement:
    """Tell what a card is: to the table if it lies face up or was discarded, else to one seat alone.

    Raises IllegalMove for a hidden card that is for nobody's ear (seat 0).
    """
    entry = next((entry for entry in reversed(state.log) if entry.card == card), None)
    if state.is_discarded(card) and entry:
        return answer(
            "identified-discarded",
            card=card_phrase(state, card, "a"),
            seat=seat_name(state, entry.seat),
            round=entry.round,
        )
    if is_face_up(state, card) and entry:
        on_wasabi = worth_on_wasabi(state, entry.seat, card)
        message = "identified-on-wasabi" if on_wasabi else "identified"
        return answer(
            message,
            card=card_phrase(state, card, "a"),
            seat=seat_name(state, entry.seat),
            round=entry.round,
            turn=entry.turn,
        )
    if not seat:
        raise refuse("no-private-channel")
    kind = state.setup.kinds[card]
    return Announcement(
        "identified-in-private",
        Audience(seat),
        Priority.ANSWER,
        {"card": kind_phrase(kind, "a"), "sticker": Phrase(f"touch-{kind}"), "worth": Phrase(f"worth-{kind}")},
        key="answer",
    )
