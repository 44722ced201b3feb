"""The points of Sushi Go! counted as a player counts them with the cards in hand, from rules.md: slow and plain."""

from __future__ import annotations

NIGIRI = {"egg-nigiri": 1, "salmon-nigiri": 2, "squid-nigiri": 3}
DUMPLINGS = [0, 1, 3, 6, 10, 15]


def count_round(tableaus: list[list[str]]) -> list[int]:
    """One round without puddings; cards in the order in which they were revealed."""
    rolls = [sum(int(card[-1]) for card in cards if card.startswith("maki-")) for cards in tableaus]
    return [count_own(cards) + count_maki(rolls, seat) for seat, cards in enumerate(tableaus)]


def count_own(cards: list[str]) -> int:
    points = 5 * (cards.count("tempura") // 2) + 10 * (cards.count("sashimi") // 3)
    points += (DUMPLINGS + [15] * 14)[cards.count("dumpling")]
    wasabi = 0
    for card in cards:
        if card == "wasabi":
            wasabi += 1
        if card in NIGIRI:
            points += NIGIRI[card] * (3 if wasabi else 1)
            wasabi = max(wasabi - 1, 0)
    return points


def count_maki(rolls: list[int], seat: int) -> int:
    own = rolls[seat]
    above = sum(other > own for other in rolls)
    tied = rolls.count(own)
    if own == 0 or above > 1:
        return 0
    return (3 if above else 6) // tied


def count_puddings(puddings: list[int], *, only_gains: bool) -> list[int]:
    """The end's six points, shared; with two players nobody loses."""
    points = [0] * len(puddings)
    if len(set(puddings)) == 1:
        return points
    for seat, count in enumerate(puddings):
        if count == max(puddings):
            points[seat] = 6 // puddings.count(count)
        elif count == min(puddings) and not only_gains:
            points[seat] = -(6 // puddings.count(count))
    return points
