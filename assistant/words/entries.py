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
    is_plain: bool  # nothing is filled in: the texts are all that is said


@dataclass(frozen=True, slots=True)
class Entry:
    """A parsed message: its patterns by attribute, its value under the empty name."""

    place: str
    resource: ast.Resource
    patterns: Mapping[str, Uses]
    has_comment: bool


# Column one begins a comment or an entry; whatever else stands there belongs to the entry before it.
_ENTRY = re.compile(
    r"""(?: \#.*\n | [^\S\n]*\n )*?        # comments on the file or on what follows, and blank lines
        ( (?: \#(?:\ .*)?\n )* )          # the comment on this entry
        ( (-?[A-Za-z][\w-]*)\ *=.*        # its first line
          (?: \n(?![#A-Za-z-]).* )* \n? ) # and those that belong to it""",
    re.VERBOSE,
)
_COMMENTS = re.compile(r"(?:#.*\n?|[^\S\n]*\n)*(?:\s+\Z)?")


def find_entries(lang: str, sources: Mapping[str, str]) -> dict[str, Source]:
    """Cut the files of a language into entries, unparsed; raises BadCatalogue for text that is none and for twins."""
    found: dict[str, Source] = {}
    for file, text in sources.items():
        place = f"{lang}/{file}"
        end = 0
        while entry := _ENTRY.match(text, end):
            comment, own, entry_id = entry.groups()
            if entry_id in found:
                raise BadCatalogue(f"{place}: {entry_id} is already in {found[entry_id].place}.")
            found[entry_id] = Source(entry_id, place, comment + own)
            end = entry.end()
        if rest := _COMMENTS.sub("", text[end:], count=1):
            raise BadCatalogue(f"{place}: {rest.splitlines()[0]!r} begins no message.")
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
    is_plain = all(isinstance(element, ast.TextElement) for element in pattern.elements)
    return Uses(frozenset(variables), frozenset(functions), frozenset(references), tuple(texts), is_plain)


def _speak_bare_variables(entry: ast.Message | ast.Term) -> None:
    """Make `{ $n }` into `{ SPOKEN($n) }`: digits without grouping, and never a minus sign (field notes, Sound)."""
    for node in list(_nodes(entry)):
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference):
            call = ast.CallArguments(positional=[node.expression], named=[])
            node.expression = ast.FunctionReference(ast.Identifier("SPOKEN"), call)
