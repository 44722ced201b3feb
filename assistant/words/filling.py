"""Fill values into the sentences of one language, by the rules of Fluent and with what it knows of languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from fluent.syntax import ast

Functions = Mapping[str, Any]  # Fluent's own type admits one argument only


class Filling:
    """The messages that are known so far, ready to be filled in.

    Making the first one takes half as long as all the rest of the program's start: Fluent loads the calendars and
    number formats of the whole world with it.
    """

    def __init__(self, lang: str, functions: Functions) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([lang], functions=dict(functions), use_isolating=False)

    def add(self, resources: Iterable[ast.Resource]) -> None:
        for resource in resources:
            self._bundle.add_resource(resource)

    def fill(self, message_id: str, attribute: str, values: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """The finished text of a message, or of one of its attributes, and the faults that Fluent let pass in it."""
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = self._bundle.format_pattern(cast(Any, pattern), dict(values))
        return str(text), errors
