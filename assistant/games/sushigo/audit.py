"""The spoken audit: a player's cards on the table, scanned one by one, beside the record."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.games.game import Audit
from assistant.games.sushigo.answers import answer, listed
from assistant.games.sushigo.naming import card_phrase, face_up, is_face_up, seat_name, seat_names
from assistant.games.sushigo.narration import say
from assistant.games.sushigo.state import State
from assistant.words.announcement import Announcement, Phrase, Series


def audit(state: State, seat: int, cards: Sequence[int], named: Sequence[int] = ()) -> Audit:
    """Compare the cards scanned or named with those that should lie before a seat, kept puddings included.

    A card given by kind only stands for any copy of its kind that was not scanned elsewhere, one `named` now for any
    of its kind before the seat. A scanned card that should not be face up anywhere is told by its place among the
    scanned ones: its name might be somebody's secret.
    """
    expected = [*state.kept[seat - 1], *face_up(state, seat)]
    scanned = list(dict.fromkeys(cards))
    extra = [card for card in scanned if card not in expected]
    missing = [card for card in expected if card not in scanned]
    for assumed in [card for card in missing if card in state.assumed]:
        twins = [card for card in extra if state.setup.kinds[card] is state.setup.kinds[assumed]]
        twin = next((card for card in twins if state.is_free(card) or card in state.assumed), None)
        if twin is not None:
            missing.remove(assumed)
            extra.remove(twin)
    too_many = []
    for card in named:
        own = next((other for other in missing if state.setup.kinds[other] is state.setup.kinds[card]), None)
        if own is None:
            too_many.append(card)
        else:
            missing.remove(own)
    said = [
        *tell_missing(state, missing),
        *tell_extra(state, extra, scanned),
        *tell_named(state, too_many, seat),
    ]
    if not said:
        return Audit(True, (answer("check-all-match", seat=seat_name(state, seat), count=len(expected)),))
    return Audit(False, (answer("check-differs", seat=seat_name(state, seat)), *said))


def tell_missing(state: State, missing: Sequence[int]) -> list[Announcement]:
    if not missing:
        return []
    return [answer("check-missing", cards=listed(state, missing, "a"))]


def tell_extra(state: State, extra: Sequence[int], scanned: Sequence[int]) -> list[Announcement]:
    said = []
    for card in extra:
        if is_face_up(state, card):
            owner = seat_name(state, state.owner(card))
            said.append(answer("check-belongs-to", card=card_phrase(state, card, "that"), seat=owner))
        elif state.is_discarded(card):
            said.append(answer("check-discarded", card=card_phrase(state, card, "that")))
        else:
            said.append(answer("check-never-revealed", place=scanned.index(card) + 1))
    return said


def tell_named(state: State, cards: Sequence[int], seat: int) -> list[Announcement]:
    """Kinds that were named too often, each with those who have such cards: which one was meant, no name can tell."""
    if cards and state.setup.is_sealed:  # what was typed may be what somebody is about to lock
        return [answer("check-named-hidden", count=len(cards))]
    said = []
    for kind in dict.fromkeys(state.setup.kinds[card] for card in cards):
        others = [other for other in range(1, state.setup.seats + 1) if other != seat]
        owners = [other for other in others if kind in state.kinds((*state.kept[other - 1], *face_up(state, other)))]
        named = listed(state, [card for card in cards if state.setup.kinds[card] is kind], "a")
        if owners:
            said.append(answer("check-named-elsewhere", cards=named, seats=seat_names(state, owners)))
        else:
            said.append(answer("check-named-extra", cards=named))
    return said


def differences(before: State, after: State) -> list[Announcement]:
    """The scores of ended rounds again, as what each seat gained or lost, when an edit of the past changed them."""
    if len(before.scores) != len(after.scores) or before.totals == after.totals:
        return []
    changed = [
        Phrase(
            "seat-up" if now > then else "seat-down",
            {"seat": seat_name(after, number), "difference": abs(now - then), "points": now},
        )
        for number, (then, now) in enumerate(zip(before.totals, after.totals, strict=True), 1)
        if now != then
    ]
    return [say("scores-changed", changes=Series(changed, "pause"))]
