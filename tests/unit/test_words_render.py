"""Every message of every language, said with arguments such as the program gives it: whole, clean sentences.

The arguments follow from the signature: a variable has the same kind of value wherever it stands, but for the few
messages listed below. So a wrong type, a selector without a fitting case or a glued name is found for every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from assistant.words.announcement import Argument, Phrase, Series
from assistant.words.catalogue import LANGUAGES, BadCatalogue, Catalogue, load_catalogue

load = cache(load_catalogue)

# "player three" and "the dummy" begin with a small letter, which is large where they begin a sentence.
NAMES: tuple[Argument, ...] = ("Ana", "Élisa", "D’Artagnan", Phrase("guest", {"seat": 3}), Phrase("dummy"))
PEOPLE = (Series(["Ana"]), Series(["Élisa", Phrase("guest", {"seat": 2})]), Series(["D’Artagnan", "Ana", "Élisa"]))
KINDS = ("tempura", "maki-2", "squid-nigiri", "chopsticks")
COUNTS = (0, 1, 2, 21)
SOME = (1, 2, 3, 11)


def forms(form: str) -> tuple[Argument, ...]:
    return tuple(Phrase(f"kind-{kind}{form}") for kind in KINDS)


def lists(message: str, **samples: tuple[Argument, ...]) -> tuple[Argument, ...]:
    """Lists of one, two and three items, made of a message and its samples."""
    items = [
        Phrase(message, {name: values[turn % len(values)] for name, values in samples.items()}) for turn in range(3)
    ]
    return tuple(Series(items[:length], "pause") for length in (1, 2, 3))


COUNTED = tuple(Series([Phrase(f"kind-{kind}.count", {"count": count}) for kind in KINDS]) for count in (1, 2, 12))
SCORES = lists("seat-points", seat=NAMES, points=(0, 1, -3))
RULES: tuple[Argument, ...] = tuple(
    map(Phrase, ("rule-reveal-sealed", "rule-pass-both-ways", "rule-dummy-off", "rule-hand-memory-on"))
)
STANDING: tuple[Argument, ...] = (
    Phrase("standing-turn", {"round": 1, "turn": 2, "waiting": PEOPLE[1]}),
    Phrase("standing-round-over", {"round": 2}),
    Phrase("standing-game-over"),
)
REVEAL: Mapping[str, Argument] = {"seat": "Ana", "card": Phrase("kind-tempura")}

DICE = tuple(
    Series([Phrase(f"bar-dice-{face}", {"count": count}) for face, count in faces])
    for faces in ([("sushi", 1)], [("bones", 2), ("blue", 1)], [("sushi", 2), ("bones", 1), ("red", 2)])
)
WORTHS = tuple(Series([Phrase("bar-worth", {"worth": worth}) for worth in worths]) for worths in ([3], [-1, -4]))
TILES = ("sushi-1", "sushi-6", "bone-1", "bone-4")
TILE_FORMS = {form: tuple(Phrase(f"kind-{tile}{form}") for tile in TILES) for form in ("", ".the", ".that", ".a")}
BAR: Mapping[str, tuple[Argument, ...]] = {
    "player": NAMES,
    "victim": (*NAMES[1:4], "Ana"),
    "dice": DICE,
    "kept": DICE,
    "worths": WORTHS,
    "choice": (1, 2, 9),
    "choices": lists("bar-choice", choice=(1, 2, 3), option=(Phrase("bar-steal-sushi"), Phrase("bar-keep-some"))),
    "option": (Phrase("bar-keep-some"), Phrase("bar-take-bones", {"place": 1, "worth": -2})),
    "roll": (1, 2, 3),
    "sushi": COUNTS,
    "bones": COUNTS,
    "left": COUNTS,
    "tile": TILE_FORMS[".the"],
    "tiles": (Series(TILE_FORMS[".a"][:1]), Series(TILE_FORMS[".a"])),
    "stacks": lists("bar-stack-bones", worths=WORTHS),
    "heights": lists("bar-heights", seat=NAMES, sushi=COUNTS, bones=COUNTS),
    "taken": lists("bar-change-taken", seat=NAMES, tile=TILE_FORMS[".the"]),
}
SAMPLES: Mapping[str, tuple[Argument, ...]] = {
    "seat": NAMES,
    "name": NAMES,
    "seats": PEOPLE[1:],
    "waiting": PEOPLE,
    "players": PEOPLE,
    "card": forms(""),
    "new": forms(".a"),
    "old": forms(".a"),
    "cards": COUNTED,
    "kinds": COUNTED,
    "most": (40,),
    "voice": (Phrase("voice-espeak"), Phrase("voice-pyttsx3")),
    "reason": ("The port is taken.",),
    "decks": (Series(["sushi-go", "sushi-bar"]),),
    "devices": (Series(["Speakers", "Ana’s earphone"]),),
    "first": forms(""),
    "second": forms(""),
    "degrees": (45, 90),
    "millimetres": (0, 1, 12),
    "diameter": (6, 22),
    "width": (66,),
    "depth": (97,),
    "thick": (3,),
    "side": (22,),
    "near": (5,),
    "far": (12, 66),
    "wide": (5,),
    "radius": (12,),
    "right": (7,),
    "top": (7, 75),
    "high": (9, 90),
    "middle": (33,),
    "low": (57,),
    "badge": (7,),
    "control": (28,),
    "from": (Phrase("kind-tempura"), Phrase("kind-maki-2")),
    "to": (Phrase("kind-maki-3"), Phrase("kind-chopsticks")),
    "row": (1, 13),
    "sheet": (1, 2),
    "sheets": (2, 3),
    "dots": (1, 2, 9),
    "bars": (1, 2, 3),
    "mark": (Phrase("kit-mark-dots", {"dots": 2}), Phrase("kit-mark-bars", {"bars": 3})),
    "edge": (16,),
    "face": (Phrase("bar-die-sushi"), Phrase("bar-die-blue")),
    "figure": (Phrase("kit-figure-circle"), Phrase("kit-figure-two-bars")),
    "folder": ("/home/ana/games",),
    "meaning": (Phrase("sound-accepted"),),
    "ports": (Series(["/dev/ttyACM0"]),),
    "laid": lists("laid-by", seat=NAMES, cards=(Series(forms("")),)),
    "hands": lists("hand-of", seat=NAMES, count=COUNTS),
    "scores": SCORES,
    "totals": SCORES,
    "changes": lists("seat-down", seat=NAMES, difference=SOME, points=(0, 1, 18)),
    "reasons": lists("why-maki-most-tied", icons=SOME, points=SOME),
    "rounds": (Series([18, 0, 21]),),
    "rules": (Series(RULES, "pause"),),
    "rule": RULES,
    "other": RULES,
    "what": (Phrase("step-reveal.undone", REVEAL), Phrase("step-correction.redone")),
    "step": (Phrase("step-reveal", REVEAL), Phrase("step-sealed", {"seat": "Ana"}), Phrase("step-correction")),
    "standing": STANDING,
    "key": (Phrase("command-check"), Phrase("command-chopsticks"), Phrase("command-new-game")),
    "sticker": (Phrase("touch-tempura"), Phrase("touch-maki-2")),
    "reader": ("main", "r2"),
    "neighbour": NAMES,
    "kind": (Phrase("port-ch340", {"model": "CH340"}), Phrase("port-unknown")),
    "model": ("CH340", "ID-12"),
    "format": (Phrase("format-text"), Phrase("format-sushi-reader")),
    "tag": ("0086F444", "04A1B2C3D4E5F6"),
    "items": COUNTED,
    "turns": COUNTS,
    "address": ("http://127.0.0.1:8047/join",),
    "code": ("4 7 1 2 0 9",),
    "fingerprint": ("5F:0A:C3",),
    "url": ("http://127.0.0.1:8047",),
    "text": ("salmn", "ana maria"),
    "count": COUNTS,
    "device": ("USB Audio", "table"),
    "difference": SOME,
    "file": ("/home/ana/config.toml",),
    "hand": (1, 2, 9),
    "icons": SOME,
    "id": ("alsa_output.usb-1", "hw:1,0"),
    "locked": (0, 1, 4),
    "of": (4, 14),
    "clue": (Phrase("touch-tempura"), Phrase("touch-maki-2")),
    "third": forms(""),
    "touch": (Phrase("touch-tempura"), Phrase("touch-maki-2")),
    "places": lists("place-in-words", place=(1, 2, 14)),
    "named": SOME,
    "number": ("three",),  # what numbers.ftl is given are words already
    "pairs": SOME,
    "pile": (3, 21, 81),
    "place": (1, 2, 21),
    "points": (*COUNTS, -1, -6),
    "puddings": (0, 6, -6),
    "rate": (80, 101, 450),
    "round": (1, 2, 3),
    "sets": SOME,
    "turn": (1, 2, 10),
    "volume": (0, 1, 100),
    "worth": (3, 6, 9),
    "hundreds": ("two hundred",),
    "thousands": ("three thousand",),
    "rest": ("five",),
    "form": ("small", "round", "long"),
    "before": ("Ana, three",),
    "after": ("Bruno, four",),
    **BAR,
}

CARDS_NAMED: tuple[Argument, ...] = (
    Phrase("card-in-kind", {"card": Phrase("kind-tempura"), "place": 1, "of": 14}),
    Phrase("card-in-kind", {"card": Phrase("kind-maki-2"), "place": 2, "of": 12}),
    Phrase("card-badge", {"place": 3}),
    Phrase("card-command", {"key": Phrase("command-undo")}),
    Phrase("card-of-another-deck"),
)
A_PORT: Mapping[str, tuple[Argument, ...]] = {"place": ("/dev/ttyACM0",)}
SEAT_NUMBERS: Mapping[str, tuple[Argument, ...]] = {"seat": (1, 2, 8)}
THAT_CARD: Mapping[str, tuple[Argument, ...]] = {"card": forms(".that")}
A_CARD: Mapping[str, tuple[Argument, ...]] = {"card": forms(".a")}
A_TILE: Mapping[str, tuple[Argument, ...]] = {"tile": TILE_FORMS[".a"]}
THAT_TILE: Mapping[str, tuple[Argument, ...]] = {"tile": TILE_FORMS[".that"]}
BARE_TILE: Mapping[str, tuple[Argument, ...]] = {"tile": TILE_FORMS[""]}
PLAYERS: Mapping[str, tuple[Argument, ...]] = {"players": (0, 1, 3, 6)}
OTHERWISE: Mapping[str, Mapping[str, tuple[Argument, ...]]] = {
    **{name: {"number": (1, 2, 12)} for name in ("voices-works", "voices-absent", "sounds-line")},
    **dict.fromkeys(
        ("doctor-reader", "doctor-reader-absent", "doctor-reader-gone", "readers-port", "readers-known"), A_PORT
    ),
    "readers-known-seat": {**A_PORT, **SEAT_NUMBERS},
    "readers-choice": {**A_PORT, "number": (1, 2, 12)},
    "watch-badge": SEAT_NUMBERS,
    **dict.fromkeys(("guest", "no-such-seat-to-ask", "refused-no-such-seat"), SEAT_NUMBERS),
    "refused-reader-of-nobody": SEAT_NUMBERS,
    **dict.fromkeys(("seated", "seated-namesake", "named", "name-forgotten"), SEAT_NUMBERS),
    **dict.fromkeys(("refused-already-in-play", "refused-discarded", "check-belongs-to", "check-discarded"), THAT_CARD),
    "refused-seen-by-neighbour": THAT_CARD,
    **dict.fromkeys(("identified", "identified-on-wasabi", "identified-discarded", "identified-in-private"), A_CARD),
    **dict.fromkeys(
        ("card-locked", "refused-players-two-to-five", "refused-table-full", "refused-dummy-needs-two"), PLAYERS
    ),
    "identified-in-private": {**A_CARD, "worth": (Phrase("worth-dumpling"), Phrase("worth-pudding"))},
    "corrected-moved": {"card": forms(".the")},
    "into-the-box": {"cards": (108,)},
    "laid-by": {"cards": (Series(forms("")),)},
    "check-missing": {"cards": (Series(forms(".a")[:1]), Series(forms(".a")))},
    "check-named-extra": {"cards": (Series(forms(".a")[:1]), *COUNTED)},
    "check-named-elsewhere": {"cards": (Series(forms(".a")[:1]), *COUNTED), "seats": PEOPLE},
    **dict.fromkeys(("bar-identified", "bar-identified-in-row", "bar-identified-in-private"), A_TILE),
    **dict.fromkeys(("refused-bar-already-in-play", "refused-bar-already-in-play-row"), THAT_TILE),
    **dict.fromkeys(("step-bar-tile", "refused-bar-kind-exhausted", "refused-bar-kind-exhausted-laid"), BARE_TILE),
    "kit-code-control": {"control": (Phrase("kit-badge", {"seat": 3}), Phrase("command-undo"))},
    "kit-badge": SEAT_NUMBERS,
    "badge-renamed": {**SEAT_NUMBERS, "before": ("Ana", "Élisa")},
    "kit-pages": {"from": (3,), "to": (4,)},
    "kit-kind-labels": {
        "from": (Phrase("kit-at", {"sheet": 1, "row": 1, "place": 3}),),
        "to": (Phrase("kit-at-row", {"row": 2, "place": 1}), Phrase("kit-at-label", {"place": 5})),
    },
    "kit-sheet-row": {"name": (Phrase("kind-tempura"), Phrase("kit-badge", {"seat": 2}))},
    "kit-braille-control": {"control": (Phrase("kit-badge", {"seat": 3}), Phrase("command-undo"))},
    "kit-braille-kind": {"worth": (Phrase("worth-dumpling"), Phrase("worth-pudding"))},
    "kit-mark-both": {"bars": (Phrase("kit-mark-bars", {"bars": 1}),), "dots": (Phrase("kit-mark-dots", {"dots": 9}),)},
    "kit-dice-faces": {"dice": (5,)},
    "bar-take-bones": {"worth": (-1, -4)},
    "bar-tile-laid-bones": {"worth": (-1, -4)},
    "refused-bar-no-dice-other-bones": {"worth": (-1, -4)},
    "bar-why-bones": {"points": (-1, -4)},
    "count-again": THAT_CARD,
    **{name: {"name": CARDS_NAMED} for name in ("enrol-card", "enrol-card-touch", "enrol-has-tag", "enrol-taken")},
    "enrol-entered": {"name": CARDS_NAMED},
    "learn-control": {"name": CARDS_NAMED[2:4]},
    **{name: {"worth": (Phrase("worth-dumpling"), Phrase("worth-pudding"))} for name in ("learn-card", "learn-wrong")},
    "learn-ask-worth": {"clue": (Phrase("worth-tempura"), Phrase("worth-chopsticks"))},
    "cards-on-wasabi": {"cards": (Phrase("kind-salmon-nigiri.count", {"count": 1}),)},
}

FLAWS = {
    "a brace": r"[{}]",
    "two blanks": r"\s\s",
    "a blank at an end": r"\A\s|\s\Z",
    "an isolation mark": "[\u2066-\u2069]",
    "a blank before a full stop or comma": r"\s[.,]",
    "two stops": r"[.!?:;,]\s*[.:;,]",
    "a sentence with a small letter first": r"\A[a-zà-ÿ].*[.!?]\Z|[.!?] [a-zà-ÿ]",
    "an argument that was not told": r"\$|None|Phrase|Series",
}
# A name after "de", "à" or "que" would need "d’Élisa", "du fantôme", "au fantôme", "qu’Ana".
GLUED = {
    "fr": r"\b(?:[Dd]e|[Qq]ue|à|[Dd]’|[Qq]u’) ?(?:Ana|Élisa|D’Artagnan|joueur|le fantôme)",
    "pt-BR": r"\b(?:[Dd]e|[Ee]m|[Pp]or) o fantasma",
}


def flaws(lang: str, text: str) -> list[str]:
    patterns = {**FLAWS, **({"a glued name": GLUED[lang]} if lang in GLUED else {})}
    return [flaw for flaw, pattern in patterns.items() if re.search(pattern, text, re.DOTALL)]


def said(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Each message and attribute that is spoken, with what it says for many arguments, in full and in brief."""
    signature = catalogue.signature()
    for name, variables in signature.items():
        message, _, attribute = name.partition(".")
        if attribute in ("said", "gender", "brief"):  # typed, chosen by, or said with the message itself
            continue
        own = OTHERWISE.get(message, {})
        wanted = variables | signature.get(f"{name}.brief", frozenset())
        for turn in range(20):
            samples = {variable: own.get(variable, SAMPLES[variable]) for variable in wanted}
            args = {variable: values[turn % len(values)] for variable, values in samples.items()}
            yield name, catalogue.render(name, args)
            yield name, catalogue.render(name, args, brief=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_whole_and_clean(lang: str) -> None:
    found = {f"{name} has {flaw}: {text!r}" for name, text in said(load(lang)) for flaw in flaws(lang, text)}
    assert "\n".join(sorted(found)) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_brief_mode_may_say_nothing(lang: str) -> None:
    silent = {name for name, text in said(load(lang)) if not text}
    assert silent <= {"check-card", "number-feminine"}


def test_a_number_where_a_name_is_wanted_is_found() -> None:
    """What gives the test above its teeth: the catalogue refuses a name as a number."""
    with pytest.raises(BadCatalogue):
        load("en").render("guest", {"seat": "Ana"})


@pytest.mark.parametrize(
    ("lang", "text", "flaw"),
    [
        ("en", "Ana: { $card }.", "a brace"),
        ("en", "Pass left.  Hands of six.", "two blanks"),
        ("en", "\u2068Ana\u2069, your card.", "an isolation mark"),
        ("en", "player three, your card.", "a sentence with a small letter first"),
        ("en", "Sushi Go! player three reveals two cards.", "a sentence with a small letter first"),
        ("en", "Scores: .", "a blank before a full stop or comma"),
        ("fr", "Le badge de Élisa est annulé.", "a glued name"),
        ("fr", "On n’attend que le fantôme.", "a glued name"),
        ("pt-BR", "A carta de o fantasma.", "a glued name"),
    ],
)
def test_what_would_be_heard_as_wrong_is_a_flaw(lang: str, text: str, flaw: str) -> None:
    assert flaw in flaws(lang, text)
