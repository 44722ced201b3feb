"""Before the cards: who sits where, in which language and by which house rules, without a keyboard or a screen.

Badges sit their players down in the order in which they are scanned; a digit is a badge too. House rules are read one
by one and changed by a card or a key. The start card, or its key, deals. Undo takes back the last thing done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

from assistant.games.game import HOUSE_RULES, LONGEST_NAME, BadSeating, Game, Seating, is_name
from assistant.table.naming import parted
from assistant.table.outcome import Outcome, refusal, told
from assistant.words.announcement import Argument, Phrase, Priority, Series, Sound
from assistant.words.spelling import fold

BADGES = 8  # as many as a box of control cards holds
NO_NAME = ""  # a guest: called by the seat


class Before(NamedTuple):
    """What undo brings back."""

    seated: Sequence[int]
    names: Mapping[int, str]
    say_like: Mapping[str, str]
    rules: Mapping[str, str]
    lang: str


@dataclass(slots=True)
class SetUp:
    """The table before a game; `names` are the players' names by badge, as they were remembered."""

    game: Game
    names: dict[int, str] = field(default_factory=dict)
    say_like: dict[str, str] = field(default_factory=dict)  # how a voice is to say a name
    rules: dict[str, str] = field(default_factory=dict)
    seated: list[int] = field(default_factory=list)  # badges in the order in which they were scanned
    rule: int = -1  # the house rule that was read last
    lang: str = "en"
    _past: list[Before] = field(default_factory=list)

    def greeting(self) -> Outcome:
        return told("set-up-begins", priority=Priority.EVENT)

    def name(self, badge: int) -> Argument:
        """What the owner of a badge is called; a guest by the seat."""
        seat = self.seated.index(badge) + 1 if badge in self.seated else badge
        return self.own_name(badge) or Phrase("guest", {"seat": seat})

    def own_name(self, badge: int) -> str:
        """A badge's remembered name; none where a namesake sits already, since nobody would know who is meant."""
        place = self.seated.index(badge) if badge in self.seated else None
        name, seated_before = self.remembered(badge), map(self.remembered, self.seated[:place])
        return NO_NAME if any(are_alike(name, other) for other in seated_before) else name

    def remembered(self, badge: int) -> str:
        return self.names.get(badge, NO_NAME)

    @property
    def has_guest_last(self) -> bool:
        """Whether the player who sat down last has no name yet."""
        return bool(self.seated) and not self.own_name(self.seated[-1])

    @property
    def most(self) -> int:
        """How many may play the game at the most, which the game itself knows."""
        return max(filter(self.can_play, range(1, BADGES + 1)))

    def can_play(self, players: int) -> bool:
        try:
            self.game.begin(Seating((NO_NAME,) * players))
        except BadSeating:
            return False
        return True

    def full(self) -> Outcome:
        """Nobody sits down who could not play: whoever would have to get up again might take the others along."""
        return refusal("players-two-to-five", "refused-table-full", players=len(self.seated))

    # Seats

    def sit_down(self, badge: int) -> Outcome:
        """The next seat, clockwise, is this badge's owner's."""
        if not 1 <= badge <= BADGES:
            return refusal("no-such-seat", seat=badge)
        if badge in self.seated:
            return refusal("already-seated", seat=self.name(badge))
        if len(self.seated) >= self.most:
            return self.full()
        self.keep()
        self.seated.append(badge)
        seat, name = len(self.seated), self.remembered(badge)
        if name and not self.own_name(badge):
            return told("seated-namesake", sound=Sound.ACCEPTED, name=name, seat=seat)
        return told("seated", sound=Sound.ACCEPTED, name=self.name(badge), seat=seat)

    def seat_again(self, seating: Seating) -> None:
        """The players of a game that goes on keep their seats for the next one."""
        badges = seating.badges or tuple(range(1, len(seating.names) + 1))
        self.seated = list(badges)
        self._past.clear()
        self.names |= {badge: name for badge, name in zip(badges, seating.names, strict=True) if name}

    def who(self, message: str = "seated", *, sound: Sound | None = None) -> Outcome:
        """Tell who sits here, in one of the sentences about that."""
        if not self.seated:
            return told(f"{message}-nobody", sound=sound)
        players = Series([self.name(badge) for badge in self.seated])
        return told(f"{message}-so-far", sound=sound, players=players, count=len(self.seated))

    # Names

    def typed(self, text: str) -> Outcome:
        """Names: several, with commas or "and", are all the players in seat order.

        One alone is a guest's who sat down last. Where there is no such guest, a name seats the next player. After a
        name may stand how to say it: "Chloé = Klo-é".
        """
        parts = [part.partition("=") for part in parted(text)]
        names = [name.strip() for name, _, _ in parts]
        if not names:
            return refusal("unreadable", "refused-typed", text=text)
        if not all(map(is_name, names)):
            return refusal("unreadable", "refused-name", most=LONGEST_NAME)
        if len(names) > self.most:
            return refusal("players-two-to-five", "refused-names-too-many", named=len(names), most=self.most)
        says = {name: say.strip() for name, (_, _, say) in zip(names, parts, strict=True) if say.strip()}
        if len(names) > 1:
            return self.named_all(names, says)
        return self.named(names[0], says)

    def named(self, name: str, says: Mapping[str, str]) -> Outcome:
        """One name: the last guest's, or the next player's; or, with how to say it, of somebody who sits here."""
        others = self.seated[:-1] if self.has_guest_last else self.seated
        namesake = next((badge for badge in others if are_alike(self.own_name(badge), name)), None)
        if namesake is not None and self.own_name(namesake) not in says:
            return refusal("already-seated", "refused-name-taken", name=name)
        if namesake is None and not self.has_guest_last and len(self.seated) >= self.most:
            return self.full()
        self.keep()
        self.say_like |= says
        if namesake is None:
            if not self.has_guest_last:
                self.seated.append(self.badge_for(name))
            namesake = self.seated[-1]
            self.names[namesake] = name
        seat = self.seated.index(namesake) + 1
        return self.renamed(told("named", sound=Sound.ACCEPTED, name=name, seat=seat))

    def named_all(self, names: Sequence[str], says: Mapping[str, str]) -> Outcome:
        """All the names in seat order. Who sits here keeps the seat; whoever loses a seat or a name is told of."""
        if twin := alike(names):
            return refusal("already-seated", "refused-name-twice", name=twin)
        self.keep()
        before = [self.own_name(badge) for badge in self.seated]
        self.say_like |= says
        del self.seated[len(names) :]
        for place, name in enumerate(names):
            if place == len(self.seated):
                self.seated.append(self.badge_for(name))
            self.names[self.seated[place]] = name
        kept = [old in (NO_NAME, new) for old, new in zip(before, names, strict=False)]
        is_told = len(before) > len(names) or not all(kept)
        return self.renamed(self.who("seated-anew" if is_told else "seated", sound=Sound.ACCEPTED))

    def renamed(self, outcome: Outcome) -> Outcome:
        """Tell too of the badges that a typed name has just got, and that were somebody else's until then."""
        before = self._past[-1]
        for badge in self.seated:
            name, was = self.remembered(badge), before.names.get(badge, NO_NAME)
            if badge not in before.seated and was and not are_alike(name, was):
                outcome.add(told("badge-renamed", seat=badge, before=was, name=name))
        return outcome

    def forget_name(self) -> Outcome:
        """Take a wrong name from who sat down last, and from the badge for good: a guest again, who may be named."""
        badge = self.seated[-1] if self.seated else 0
        name = self.remembered(badge)
        if not name:
            return refusal("not-now", "refused-no-name-to-correct")
        self.keep()
        del self.names[badge]
        if name not in self.names.values():
            self.say_like.pop(name, None)
        return told("name-forgotten", sound=Sound.ACCEPTED, name=name, seat=len(self.seated))

    def badge_for(self, name: str) -> int:
        """The free badge that a typed name gets: the one that it had before, else one that is nobody's, else any."""
        free = [badge for badge in range(1, BADGES + 1) if badge not in self.seated]
        own = (badge for badge in free if are_alike(self.remembered(badge), name))
        return next(own, next((badge for badge in free if not self.remembered(badge)), free[0]))

    # House rules

    def next_rule(self) -> Outcome:
        """Read the next house rule, and what `change` would make of it."""
        self.rule = (self.rule + 1) % len(self.game.house_rules)
        return self.read_rule("rule-read")

    def change_rule(self) -> Outcome:
        if self.rule < 0:
            return self.next_rule()
        self.keep()
        name = self.game.house_rules[self.rule]
        self.rules[name] = other_value(name, self.value(name))
        return self.read_rule("rule-changed")

    def read_rule(self, message: str, sound: Sound | None = None) -> Outcome:
        name = self.game.house_rules[self.rule]
        value, other = self.value(name), other_value(name, self.value(name))
        return told(message, sound=sound, rule=Phrase(f"rule-{name}-{value}"), other=Phrase(f"rule-{name}-{other}"))

    def value(self, name: str) -> str:
        return self.rules.get(name, HOUSE_RULES[name][0])

    # Undo

    def keep(self) -> None:
        """Something is about to change: undo brings back what is now."""
        self._past.append(
            Before(tuple(self.seated), dict(self.names), dict(self.say_like), dict(self.rules), self.lang)
        )

    def take_back(self) -> Outcome:
        """Undo the last thing done here; where nothing was, the player who sat down last stands up."""
        if not self._past and not self.seated:
            return refusal("nothing-to-undo")
        was = Before(tuple(self.seated), self.names, self.say_like, self.rules, self.lang)
        last = self.name(self.seated[-1]) if self.seated else NO_NAME
        before = self._past.pop() if self._past else was._replace(seated=was.seated[:-1])
        self.seated, self.names = list(before.seated), dict(before.names)
        self.say_like, self.rules, self.lang = dict(before.say_like), dict(before.rules), before.lang
        if before.lang != was.lang:
            return told("language-again", sound=Sound.UNDONE, priority=Priority.EVENT)
        if before.rules != was.rules:
            changed = (name for name in HOUSE_RULES if before.rules.get(name) != was.rules.get(name))
            self.rule = self.game.house_rules.index(next(changed))
            return self.read_rule("rule-changed", Sound.UNDONE)
        is_last_alone = before.seated == was.seated[:-1]
        if is_last_alone and all(before.names.get(badge) == was.names.get(badge) for badge in before.seated):
            return told("stood-up", sound=Sound.UNDONE, name=last)
        return self.who("seated-again", sound=Sound.UNDONE)

    # The end of it

    def seating(self) -> Seating | Outcome:
        """The players as they sit, or the refusal that says how many are needed. What was done here stays done."""
        names = tuple(map(self.own_name, self.seated))
        seating = Seating(names, dict(self.rules), tuple(self.seated))
        try:
            self.game.begin(seating)
        except BadSeating as error:
            return refusal(error.reason, players=len(names))
        self._past.clear()
        return seating


def are_alike(name: str, other: str) -> bool:
    """Whether two names are told apart by ear no better than by case and accents."""
    return (fold(name) or name) == (fold(other) or other)


def alike(names: Sequence[str]) -> str:
    """The first of two names that nobody could tell apart by ear; "" if there are none."""
    return next((name for name, other in combinations(names, 2) if are_alike(name, other)), "")


def other_value(name: str, value: str) -> str:
    first, second = HOUSE_RULES[name]
    return second if value == first else first
