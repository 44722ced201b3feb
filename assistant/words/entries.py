"""Single messages of a Fluent file: found at once, parsed when they are needed, refused where Fluent is lenient."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fluent.syntax import FluentParser, ast


class BadCatalogue(Exception):
    """The catalogue is wrong, or it is used wrongly: the file, the message and what is the matter with it."""


class MissingMessage(BadCatalogue):
    """No file of this language has the message."""


@dataclass(frozen=True, slots=True)
class Source:
    """One message or term as it stands in its file."""

    id: str  # terms keep their hyphen: "-brand"
    place: str  # "fr/kinds.ftl"
    text: str


@dataclass(frozen=True, slots=True)
class Uses:
    """What one pattern needs: its own variables, its functions, and the messages, attributes and terms in it."""

    variables: frozenset[str]
    functions: frozenset[str]
    references: frozenset[str]
    texts: tuple[str, ...]  # what stands in the file to be said, between the placeables and in each variant


@dataclass(frozen=True, slots=True)
class Entry:
    """A parsed message: its patterns by attribute, its value under the empty name."""

    place: str
    resource: ast.Resource
    patterns: Mapping[str, Uses]
    has_comment: bool


# Column one begins a comment or an entry; whatever else stands there belongs to the entry before it.
_PART = re.compile(r"^(?=[#A-Za-z-])", re.MULTILINE)
_ID = re.compile(r"(-?[A-Za-z][\w-]*) *=")


def find_entries(lang: str, sources: Mapping[str, str]) -> dict[str, Source]:
    """Cut the files of a language into entries, unparsed; raises BadCatalogue for text that is none and for twins."""
    found: dict[str, Source] = {}
    for file, text in sources.items():
        place = f"{lang}/{file}"
        comment = ""
        for part in _PART.split(text):
            if part.startswith("#") or not part.strip():
                comment += part
                continue
            named = _ID.match(part)
            if not named:
                raise BadCatalogue(f"{place}: {part.splitlines()[0]!r} begins no message.")
            if named[1] in found:
                raise BadCatalogue(f"{place}: {named[1]} is already in {found[named[1]].place}.")
            own_comment = comment if re.search(r"^# .*\n\Z", comment, re.MULTILINE) else ""
            found[named[1]] = Source(named[1], place, own_comment + part)
            comment = ""
    return found


def parse_entry(source: Source) -> Entry:
    """Parse one entry; raises BadCatalogue where Fluent would skip it as junk."""
    resource = FluentParser(with_spans=False).parse(source.text)
    entries = [part for part in resource.body if isinstance(part, (ast.Message, ast.Term))]
    if len(entries) != 1 or any(isinstance(part, ast.Junk) for part in resource.body):
        raise BadCatalogue(f"{source.place}: {source.id} is not Fluent: {_complaint(resource)}")
    entry = entries[0]
    patterns = {attribute.id.name: _uses(attribute.value) for attribute in entry.attributes}
    if len(patterns) != len(entry.attributes):
        raise BadCatalogue(f"{source.place}: {source.id} has an attribute twice.")
    if entry.value is not None:
        patterns[""] = _uses(entry.value)
    _speak_bare_variables(entry)
    return Entry(source.place, resource, patterns, has_comment=entry.comment is not None)


def _complaint(resource: ast.Resource) -> str:
    junk = [part for part in resource.body if isinstance(part, ast.Junk)]
    return str(junk[0].annotations[0].message) if junk and junk[0].annotations else "no message in it."


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    """The node and everything below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from _nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from _nodes(child)


def _uses(pattern: ast.Pattern) -> Uses:
    variables, functions, references, texts = set(), set(), set(), []
    for node in _nodes(pattern):
        match node:
            case ast.VariableReference():
                variables.add(node.id.name)
            case ast.FunctionReference():
                functions.add(node.id.name)
            case ast.MessageReference() | ast.TermReference():
                sigil = "-" if isinstance(node, ast.TermReference) else ""
                references.add(sigil + node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
            case ast.TextElement():
                texts.append(node.value)
            case _:
                pass
    return Uses(frozenset(variables), frozenset(functions), frozenset(references), tuple(texts))


def _speak_bare_variables(entry: ast.Message | ast.Term) -> None:
    """Make `{ $n }` into `{ SPOKEN($n) }`: digits without grouping, and never a minus sign (field notes, Sound)."""
    for node in list(_nodes(entry)):
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference):
            call = ast.CallArguments(positional=[node.expression], named=[])
            node.expression = ast.FunctionReference(ast.Identifier("SPOKEN"), call)
