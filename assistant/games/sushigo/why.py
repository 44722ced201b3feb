"""Why a seat has its points: each line names its rule, and the lines sum to the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from assistant.games.sushigo.answers import answer
from assistant.games.sushigo.cards import NIGIRI_WORTH, Kind
from assistant.games.sushigo.naming import counted, face_up, kind_phrase, seat_name
from assistant.games.sushigo.scoring import Breakdown, maki_icons, nigiri_worths, score_round
from assistant.games.sushigo.state import Phase, State
from assistant.words.announcement import Announcement, Argument, Phrase, Series


def why(state: State) -> list[Announcement]:
    """One answer a seat: the round just ended, or the open one as its cards lie; at the end the whole game too."""
    seats = range(1, state.setup.seats + 1)
    tableaus = [state.kinds(face_up(state, seat)) for seat in seats]
    said = [
        why_round(seat_name(state, seat), tableau, line, [maki_icons(other) for other in tableaus])
        for seat, tableau, line in zip(seats, tableaus, score_round(tableaus), strict=True)
    ]
    return said + [why_game(state, seat) for seat in seats] if state.phase is Phase.GAME_OVER else said


def why_round(name: Argument, tableau: Sequence[Kind], line: Breakdown, icons: Sequence[int]) -> Announcement:
    reasons = [*sets(tableau, line), *nigiri(tableau), *maki(maki_icons(tableau), line.maki, icons)]
    if not reasons:
        return answer("why-nothing", seat=name)
    return answer("why", seat=name, points=line.total, reasons=Series(reasons, "pause"))


def sets(tableau: Sequence[Kind], line: Breakdown) -> Iterator[Phrase]:
    if line.tempura:
        yield Phrase("why-tempura", {"pairs": line.tempura // 5, "points": line.tempura})
    if line.sashimi:
        yield Phrase("why-sashimi", {"sets": line.sashimi // 10, "points": line.sashimi})
    if line.dumpling:
        yield Phrase("why-dumpling", {"count": tableau.count(Kind.DUMPLING), "points": line.dumpling})


def nigiri(tableau: Sequence[Kind]) -> Iterator[Phrase]:
    """Those on wasabi one by one, the others of a kind together: "two salmon nigiri, four"."""
    worths = nigiri_worths(tableau)
    for place, worth, wasabi in worths:
        if wasabi is not None:
            yield Phrase("why-nigiri-on-wasabi", {"card": kind_phrase(tableau[place]), "points": worth})
    alone = Counter(tableau[place] for place, _, wasabi in worths if wasabi is None)
    for kind, count in alone.items():
        card = counted(kind, count) if count > 1 else kind_phrase(kind)
        yield Phrase("why-nigiri", {"card": card, "points": count * NIGIRI_WORTH[kind]})


def maki(own: int, points: int, icons: Sequence[int]) -> Iterator[Phrase]:
    if points:
        place = "most" if own == max(icons) else "second"
        tied = icons.count(own) - 1
        yield Phrase(f"why-maki-{place}-tied" if tied else f"why-maki-{place}", {"icons": own, "points": points})


def why_game(state: State, seat: int) -> Announcement:
    """The three rounds and the puddings of one seat."""
    rounds = Series([Phrase("points-in-words", {"points": scores[seat - 1]}) for scores in state.scores])
    return answer(
        "why-game",
        seat=seat_name(state, seat),
        rounds=rounds,
        puddings=state.puddings[seat - 1],
        points=state.totals[seat - 1],
    )
