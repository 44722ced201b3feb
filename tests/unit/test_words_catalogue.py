"""The engine: strict rendering, phrases, series, brief forms, and each fault with its file and message."""

from __future__ import annotations

import pytest

from assistant.words.announcement import Argument, Phrase, Series
from assistant.words.catalogue import BadCatalogue, Catalogue, MissingMessage, load_catalogue
from assistant.words.entries import find_entries

NUMBERS = """
# Lists that the tests need.
number-cardinals = zero, one, two, three
number-minus = minus { $number }
number-feminine = { "" }
"""

SERIES = """
series-and = { $before }, { $after }
    .last = { $before } and { $after }
series-pause = { $before }; { $after }
    .last = { $before }; { $after }
"""


def catalogue(text: str) -> Catalogue:
    files = {"numbers.ftl": NUMBERS, "series.ftl": SERIES, "game.ftl": text}
    return Catalogue("en", find_entries("en", files))


def test_a_message_takes_its_arguments_without_isolation_marks() -> None:
    assert catalogue("locked = { $seat } locked.").render("locked", {"seat": "Chloé"}) == "Chloé locked."


@pytest.mark.parametrize("seats", [0, 1, 2])
def test_plurals_are_chosen_by_the_number(seats: int) -> None:
    text = "seats = { $n ->\n    [0] nobody\n    [one] one player\n   *[other] { $n } players\n}\n"
    assert catalogue(text).render("seats", {"n": seats}) == ["nobody", "one player", "2 players"][seats]


@pytest.mark.parametrize(("number", "said"), [(41, "41"), (1234, "1234"), (0, "0"), (-3, "minus three")])
def test_a_bare_number_has_no_grouping_and_never_a_minus_sign(number: int, said: str) -> None:
    assert catalogue("total = { $points }").render("total", {"points": number}) == said


def test_a_phrase_is_rendered_in_the_same_language_with_its_own_arguments() -> None:
    game = catalogue("kind = nigiri\n    .count = { $n } nigiri\nrevealed = { $seat }: { $card }.")
    card = Phrase("kind.count", {"n": 2})
    assert game.render("revealed", {"seat": "Ana", "card": card}) == "Ana: 2 nigiri."


@pytest.mark.parametrize(
    ("items", "joined_by", "said"),
    [
        ([], "and", ""),
        (["a"], "and", "a"),
        (["a", "b"], "and", "a and b"),
        (["a", "b", "c"], "and", "a, b and c"),
        (["a", "b", "c", "d"], "and", "a, b, c and d"),
        (["a", "b", "c"], "pause", "a; b; c"),
        ([5, -2], "and", "5 and minus two"),
    ],
)
def test_a_series_is_joined_by_the_catalogue(items: list[Argument], joined_by: str, said: str) -> None:
    game = catalogue("list = { $items }")
    assert game.render("list", {"items": Series(items, joined_by)}) == said


def test_brief_mode_uses_the_brief_form_where_there_is_one() -> None:
    game = catalogue("long = The card { $card } is in.\n    .brief = { $card }.\nonly = Whole.")
    assert game.render("long", {"card": "egg"}) == "The card egg is in."
    assert game.render("long", {"card": "egg"}, brief=True) == "egg."
    assert game.render("only", {}, brief=True) == "Whole."


def test_an_empty_brief_form_says_nothing_and_is_no_item_of_a_series() -> None:
    game = catalogue('hint = Hold the card.\n    .brief = { "" }\nlist = { $items }')
    items = Series(["a", Phrase("hint"), "b"])
    assert game.render("hint", {}, brief=True) == ""
    assert game.render("list", {"items": items}, brief=True) == "a and b"
    assert game.render("list", {"items": items}) == "a, Hold the card. and b"


def test_a_brief_form_may_leave_variables_out_or_use_others() -> None:
    game = catalogue("pass = Hands of { $hand }.\n    .brief = { $way }.")
    assert game.render("pass", {"hand": 6, "way": "Left"}, brief=True) == "Left."
    with pytest.raises(BadCatalogue, match=r"pass takes \$hand, \$way, but was given \$hand"):
        game.render("pass", {"hand": 6})


def test_a_message_needs_the_variables_of_the_messages_that_it_refers_to() -> None:
    game = catalogue("-brand = Sushi Go!\nouter = { -brand } { inner.short }\ninner = x\n    .short = { $seat }")
    assert game.render("outer", {"seat": "Ana"}) == "Sushi Go! Ana"
    with pytest.raises(BadCatalogue, match=r"outer takes \$seat"):
        game.render("outer", {})


def test_capital_begins_a_sentence_and_leaves_the_rest() -> None:
    game = catalogue("points = { CAPITAL(WORDS($n)) }. { CAPITAL($name) }")
    assert game.render("points", {"n": 3, "name": "élisa B"}) == "Three. Élisa B"


def test_a_name_is_never_read_as_fluent() -> None:
    assert (
        catalogue("hello = { $name }").render("hello", {"name": "{ $x } = \u201ca\u201d"}) == "{ $x } = \u201ca\u201d"
    )


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("broken = { $n", "en/game.ftl: broken is not Fluent"),
        ("open = { $n ->\n    [one] a\n}", "en/game.ftl: open is not Fluent"),
        ("twice = a\n    .the = b\n    .the = c", "en/game.ftl: twice has an attribute twice"),
        ("lost = { nowhere }", "no message 'nowhere'"),
        ("lost = { series-and.third }", "series-and has no attribute third"),
        ("lost = { -brand }", "no message '-brand'"),
        ("shout = { LOUD($n) }", "en/game.ftl: shout calls LOUD; there are CAPITAL"),
        ("round = { other }\nother = { round }", "en/game.ftl: round refers to itself"),
    ],
)
def test_what_fluent_would_let_pass_is_refused_when_the_message_is_parsed(text: str, complaint: str) -> None:
    game = catalogue(text)
    with pytest.raises(BadCatalogue, match=complaint):
        game.signature()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("twin = a\ntwin = b", "en/game.ftl: twin is already in en/game.ftl"),
        ("series-and = a", "series-and is already in en/"),
        ("no equals sign", "en/game.ftl: 'no equals sign' begins no message"),
        ("  .the = nobody’s attribute\na = b", "begins no message"),
    ],
)
def test_text_that_is_no_message_and_twins_are_refused_at_once(text: str, complaint: str) -> None:
    with pytest.raises(BadCatalogue, match=complaint):
        catalogue(text)


@pytest.mark.parametrize("args", [{}, {"seat": "Ana", "card": "egg"}, {"card": "egg"}])
def test_missing_and_unused_arguments_are_refused(args: dict[str, Argument]) -> None:
    with pytest.raises(BadCatalogue, match=r"en/game.ftl: locked takes \$seat, but was given "):
        catalogue("locked = { $seat } locked.").render("locked", args)


@pytest.mark.parametrize("name", ["nothing", "kind.that", "bare"])
def test_an_unknown_message_attribute_or_value_is_missing(name: str) -> None:
    with pytest.raises(MissingMessage):
        catalogue("kind = a\n    .the = b\nbare =\n    .the = c").render(name, {})


def test_an_error_inside_a_function_is_refused() -> None:
    game = catalogue("far = { WORDS($n) }")
    with pytest.raises(BadCatalogue, match="far: 10000 is beyond"):
        game.render("far", {"n": 10_000})
    with pytest.raises(BadCatalogue, match="gender 'x'"):
        catalogue('odd = { WORDS($n, gender: "x") }').render("odd", {"n": 1})


def test_a_language_without_a_catalogue_is_refused() -> None:
    with pytest.raises(BadCatalogue, match="'de'"):
        load_catalogue("de")
