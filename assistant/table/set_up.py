"""Before the cards: who sits where, in which language and by which house rules, without a keyboard or a screen.

Badges sit their players down in the order in which they are scanned; a digit is a badge too. House rules are read one
by one and changed by a card or a key. The start card, or its key, deals.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from assistant.games.game import HOUSE_RULES, LONGEST_NAME, BadSeating, Game, Seating, is_name
from assistant.table.outcome import Outcome, refusal, told
from assistant.words.announcement import Argument, Phrase, Priority, Series, Sound

BADGES = 8  # as many as a box of control cards holds
NO_NAME = ""  # a guest: called by the seat


@dataclass(slots=True)
class SetUp:
    """The table before a game; `names` are the players' names by badge, as they were remembered."""

    game: Game
    names: dict[int, str] = field(default_factory=dict)
    say_like: dict[str, str] = field(default_factory=dict)  # how a voice is to say a name
    rules: dict[str, str] = field(default_factory=dict)
    seated: list[int] = field(default_factory=list)  # badges in the order in which they were scanned
    rule: int = -1  # the house rule that was read last

    def greeting(self) -> Outcome:
        return told("set-up-begins", priority=Priority.EVENT)

    def name(self, badge: int) -> Argument:
        """What the owner of a badge is called; a guest by the seat."""
        seat = self.seated.index(badge) + 1 if badge in self.seated else badge
        return self.names.get(badge, NO_NAME) or Phrase("guest", {"seat": seat})

    @property
    def has_guest_last(self) -> bool:
        """Whether the player who sat down last has no name yet."""
        return bool(self.seated) and not self.names.get(self.seated[-1])

    def sit_down(self, badge: int) -> Outcome:
        """The next seat, clockwise, is this badge's owner's."""
        if not 1 <= badge <= BADGES:
            return refusal("no-such-seat", seat=badge)
        if badge in self.seated:
            return refusal("already-seated", seat=self.name(badge))
        self.seated.append(badge)
        return told("seated", sound=Sound.ACCEPTED, name=self.name(badge), seat=len(self.seated))

    def seat_again(self, seating: Seating) -> None:
        """The players of a game that goes on keep their seats for the next one."""
        badges = seating.badges or tuple(range(1, len(seating.names) + 1))
        self.seated = list(badges)
        self.names |= {badge: name for badge, name in zip(badges, seating.names, strict=True) if name}

    def stand_up(self) -> Outcome:
        """Undo: the player who sat down last."""
        if not self.seated:
            return refusal("nothing-to-undo")
        name = self.name(self.seated[-1])
        self.seated.pop()
        return told("stood-up", sound=Sound.UNDONE, name=name)

    def who(self) -> Outcome:
        if not self.seated:
            return told("seated-nobody")
        return told("seated-so-far", players=Series([self.name(badge) for badge in self.seated]))

    def typed(self, text: str) -> Outcome:
        """Names: several with commas are all the players in seat order; one alone is a guest's who sat down last.

        Where there is no such guest, a name seats the next player. After a name may stand how to say it:
        "Chloé = Klo-é".
        """
        names = [self.name_typed(part) for part in text.split(",") if part.strip(" =")]
        if not names:
            return refusal("unreadable", "refused-typed", text=text)
        if not all(map(is_name, names)):
            return refusal("unreadable", "refused-name", most=LONGEST_NAME)
        if len(names) > 1:
            if len(names) != len(self.seated):
                self.seated = list(range(1, len(names) + 1))
            self.names |= dict(zip(self.seated, names, strict=True))
            return self.who()
        if not self.has_guest_last:
            free = [badge for badge in range(1, BADGES + 1) if badge not in self.seated]
            if not free:
                return refusal("no-such-seat", seat=BADGES + 1)
            self.seated.append(next((badge for badge in free if badge not in self.names), free[0]))
        self.names[self.seated[-1]] = names[0]
        return told("named", sound=Sound.ACCEPTED, name=names[0], seat=len(self.seated))

    def name_typed(self, text: str) -> str:
        name, _, say = (part.strip() for part in text.partition("="))
        if say:
            self.say_like[name] = say
        return name

    def next_rule(self) -> Outcome:
        """Read the next house rule, and what `change` would make of it."""
        self.rule = (self.rule + 1) % len(self.game.house_rules)
        return self.read_rule("rule-read")

    def change_rule(self) -> Outcome:
        if self.rule < 0:
            return self.next_rule()
        name = self.game.house_rules[self.rule]
        self.rules[name] = other_value(name, self.value(name))
        return self.read_rule("rule-changed")

    def read_rule(self, message: str) -> Outcome:
        name = self.game.house_rules[self.rule]
        value = self.value(name)
        return told(
            message, rule=Phrase(f"rule-{name}-{value}"), other=Phrase(f"rule-{name}-{other_value(name, value)}")
        )

    def value(self, name: str) -> str:
        return self.rules.get(name, HOUSE_RULES[name][0])

    def seating(self) -> Seating | Outcome:
        """The players as they sit, or the refusal that says how many are needed."""
        names = tuple(self.names.get(badge, NO_NAME) for badge in self.seated)
        seating = Seating(names, dict(self.rules), tuple(self.seated))
        try:
            self.game.begin(seating)
        except BadSeating as error:
            return refusal(error.reason, players=len(names))
        return seating


def other_value(name: str, value: str) -> str:
    first, second = HOUSE_RULES[name]
    return second if value == first else first
