"""Every sentence of one language, from its Fluent files, or one clear error that says which message is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from threading import RLock

from fluent.syntax import ast

from assistant.words.announcement import Argument, Phrase, Series
from assistant.words.entries import BadCatalogue, Entry, MissingMessage, Source, parse_entry
from assistant.words.filling import Filling, Functions
from assistant.words.numerals import Numerals
from assistant.words.shipped import LANGUAGES, load_sources

__all__ = ["LANGUAGES", "BadCatalogue", "Catalogue", "MissingMessage", "load_catalogue"]


class Catalogue:
    """Render announcements in one language; strict, so that a wrong message is found by a test and not by a player.

    Each message is parsed when it is first needed, and what fills values into them is loaded with the first that takes
    any: all of it at the start would be heard as a pause. Several threads may render at once.
    """

    def __init__(self, lang: str, sources: Mapping[str, Source]) -> None:
        self.lang = lang
        self._sources = sources
        self._entries: dict[str, Entry] = {}
        self._numerals = numerals = Numerals(self.render)
        self._functions: Functions = {
            "WORDS": numerals.cardinal,
            "ORDINAL": numerals.ordinal,
            "CAPITAL": _capital,
            "SPOKEN": numerals.plain,
        }
        self._filling: Filling | None = None
        self._unfilled: list[ast.Resource] = []  # parsed since values were last filled in
        self._lock = RLock()

    def prepare(self) -> None:
        """Load what fills values into messages, so that the first one that takes any has not to wait for it."""
        with self._lock:
            self._ready()

    def render(self, announcement_id: str, args: Mapping[str, Argument], brief: bool = False) -> str:
        """Turn a message ("seat-locked") or an attribute ("kind-tempura.the") into finished text.

        In brief mode a message with an attribute `.brief` uses it, also inside a phrase; an empty one says nothing.
        The arguments are exactly the variables of the message, its brief form included.
        Raises MissingMessage for an unknown id, BadCatalogue for anything that Fluent would let pass.
        """
        with self._lock:
            return self._render(announcement_id, args, brief)

    def _render(self, announcement_id: str, args: Mapping[str, Argument], brief: bool) -> str:
        message_id, _, attribute = announcement_id.partition(".")
        entry = self._entry(message_id)
        wanted = self._variables(announcement_id)
        if not attribute and "brief" in entry.patterns:
            wanted |= self._variables(f"{message_id}.brief")
            attribute = "brief" if brief else ""
        if args.keys() != wanted:
            raise BadCatalogue(
                f"{entry.place}: {announcement_id} takes {_listed(wanted)}, but was given {_listed(args)}."
            )
        if entry.patterns[attribute].is_plain:
            return "".join(entry.patterns[attribute].texts)
        values = {name: self._value(argument, brief) for name, argument in args.items()}
        text, errors = self._ready().fill(message_id, attribute, values)
        if errors:
            raise BadCatalogue(f"{entry.place}: {announcement_id}: {errors[0]}.") from errors[0]
        return text

    def _ready(self) -> Filling:
        """What fills values in, with all messages that were parsed so far."""
        self._filling = self._filling or Filling(self.lang, self._functions)
        self._filling.add(self._unfilled)
        self._unfilled.clear()
        return self._filling

    def entries(self) -> dict[str, Entry]:
        """Parse all messages and terms; raises BadCatalogue for the first fault that hides in one."""
        with self._lock:
            return {entry_id: self._entry(entry_id) for entry_id in self._sources}

    def signature(self) -> dict[str, frozenset[str]]:
        """What a translation must have too: each message and attribute ("kind-tempura.the"), with its variables."""
        names = [
            f"{entry_id}.{attribute}" if attribute else entry_id
            for entry_id, entry in self.entries().items()
            if not entry_id.startswith("-")
            for attribute in entry.patterns
        ]
        return {name: self._variables(name) for name in names}

    def _value(self, argument: Argument, brief: bool) -> str | int:
        match argument:
            case Phrase():
                return self.render(argument.id, argument.args, brief)
            case Series():
                return self._join(argument, brief)
            case _:
                return argument

    def _join(self, series: Series, brief: bool) -> str:
        """Read one after the other; an item that brief mode leaves out is no item."""
        items = [text for item in series.items if (text := self._numerals.plain(self._value(item, brief)))]
        text = items[0] if items else ""
        for number, item in enumerate(items[1:], start=2):
            joiner = f"series-{series.joined_by}" + (".last" if number == len(items) else "")
            text = self.render(joiner, {"before": text, "after": item})
        return text

    def _entry(self, entry_id: str) -> Entry:
        """The parsed entry, known to Fluent together with all that it refers to."""
        if entry_id not in self._entries:
            if entry_id not in self._sources:
                raise MissingMessage(f"The {self.lang} catalogue has no message {entry_id!r}.")
            entry = self._entries[entry_id] = parse_entry(self._sources[entry_id])
            self._unfilled.append(entry.resource)
            for uses in entry.patterns.values():
                for function in uses.functions - self._functions.keys():
                    known = ", ".join(sorted(self._functions))
                    raise BadCatalogue(f"{entry.place}: {entry_id} calls {function}; there are {known}.")
                for reference in uses.references:
                    self._entry(reference.partition(".")[0])
        return self._entries[entry_id]

    def _variables(self, name: str, inside: tuple[str, ...] = ()) -> frozenset[str]:
        """The variables of a message or attribute and of all messages that it is made of."""
        entry_id, _, attribute = name.partition(".")
        entry = self._entry(entry_id)
        if name in inside:
            raise BadCatalogue(f"{entry.place}: {name} refers to itself.")
        if attribute not in entry.patterns:
            raise MissingMessage(
                f"{entry.place}: {entry_id} has no {f'attribute {attribute}' if attribute else 'value'}."
            )
        uses = entry.patterns[attribute]
        return uses.variables.union(*(self._variables(part, (*inside, name)) for part in uses.references))


@cache
def load_catalogue(lang: str) -> Catalogue:
    """Read the catalogue that ships with the program, once; BadCatalogue for a language that it does not have."""
    if lang not in LANGUAGES:
        raise BadCatalogue(f"There is no catalogue for the language {lang!r}; there are {', '.join(LANGUAGES)}.")
    return Catalogue(lang, load_sources(lang))


def _capital(text: str) -> str:
    """CAPITAL($card): the first letter large, for an argument that begins a sentence."""
    return text[:1].upper() + text[1:]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no arguments"
