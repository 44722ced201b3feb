"""The kinds of Sushi Go! and what each is worth: the ids that files, JSON and messages use.

How many there are of each, and which numbers they bear, stands in `cards/sushi-go.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Kind(StrEnum):
    TEMPURA = "tempura"
    SASHIMI = "sashimi"
    DUMPLING = "dumpling"
    MAKI_1 = "maki-1"
    MAKI_2 = "maki-2"
    MAKI_3 = "maki-3"
    EGG_NIGIRI = "egg-nigiri"
    SALMON_NIGIRI = "salmon-nigiri"
    SQUID_NIGIRI = "squid-nigiri"
    PUDDING = "pudding"
    WASABI = "wasabi"
    CHOPSTICKS = "chopsticks"

    __hash__ = str.__hash__  # Enum's own is written in Python, and kinds are looked up thousands of times a game


# Python 3.11 takes long to reach an enum's members by name, and every tableau is searched for these.
TEMPURA, SASHIMI, DUMPLING, PUDDING, WASABI = Kind.TEMPURA, Kind.SASHIMI, Kind.DUMPLING, Kind.PUDDING, Kind.WASABI
MAKI_1, MAKI_2, MAKI_3 = Kind.MAKI_1, Kind.MAKI_2, Kind.MAKI_3

NIGIRI_WORTH: Mapping[Kind, int] = {Kind.EGG_NIGIRI: 1, Kind.SALMON_NIGIRI: 2, Kind.SQUID_NIGIRI: 3}
WASABI_FACTOR = 3

# Cards in each hand, by the number of hands (rules: "À 2 joueurs, donnez 10 cartes à chacun", and so on).
HAND_SIZE: Mapping[int, int] = {2: 10, 3: 9, 4: 8, 5: 7}
ROUNDS = 3
