"""Set-up without a keyboard or a screen: badges, the start card, house rules read and changed, language."""

from __future__ import annotations

import pytest

from assistant.deck.codes import CardSet
from assistant.readers.scan import Input, Pressed, Scan, Typed
from assistant.readers.vocabulary import Vocabulary
from assistant.runtime.library import Library
from assistant.table.evening import Evening
from assistant.table.set_up import SetUp
from assistant.words.announcement import Announcement, Sound
from assistant.words.catalogue import LANGUAGES, load_catalogue
from assistant.words.spelling import command_names, kind_names, language_names
from tests.unit.played import FIVE, Stock, badge, code, control, holds

SET_UP = "game sushi-go\nset-up\n"
LIBRARY = Library()
TABLE = LIBRARY.game("sushi-go"), LIBRARY.deck("sushi-go"), LIBRARY.controls()
WORDS = load_catalogue("en")
VOCABULARY = Vocabulary(command_names(), [(name, kind) for name, kind in kind_names().items()], language_names())


def shown(evening: Evening, given: Input) -> list[Announcement]:
    return evening.handle(given, 0.0).announcements


def line(typed: str) -> Input:
    """A typed line as the terminal delivers it."""
    return VOCABULARY.understand("main", typed)


def ids(evening: Evening, given: Input) -> list[str]:
    return [line.id for line in shown(evening, given)]


def test_the_first_words_say_what_to_do() -> None:
    """Everything is told from the start."""
    holds(SET_UP + 'expect say table "Scan the badges of all players, then the start card."\n')


def test_badges_then_the_start_card() -> None:
    """Players scan their badges in seat order, then the start card; a guest is "player three"."""
    played = holds(
        SET_UP
        + f"""
        badge main 1
        expect say table "Seat one"
        badge main 2
        badge main 3
        key turn
        expect say table "player three"
        scan main {control("start")}
        expect accepted
        expect say table "Sushi Go, with"
        expect say table "House rules: "
        expect say table "Deal nine each; 81 stay in the pile."
        card main tempura
        expect say table "layer one: tempura."
        """
    )
    assert played.events()[0] == "GameBegan"


def test_seats_go_in_the_order_of_the_badges() -> None:
    """… in seat order: who scanned first has seat one, whichever badge it is, and the badge stays theirs."""
    holds(
        SET_UP
        + """
        badge main 5
        badge main 2
        key start
        wait 2
        badge main 2
        card main tempura
        badge main 5
        card main sashimi
        key tableau 1
        expect say table "sashimi"
        badge main 1
        expect refused no-such-seat
        """
    )


def test_all_on_one_line() -> None:
    """Several codes in one line are several scans, a game that begins among them included."""
    holds(
        SET_UP + f'scan main {badge(1)}{badge(2)}{control("start")}{code(0)}\nexpect say table "tempura."\n'
        'key repeat\nexpect say table "Sushi Go, with"\nexpect say table "tempura."\n'
    )


def test_keys_do_the_same() -> None:
    """Everything can be done by keys as well."""
    holds(SET_UP + 'key tableau 1\nkey tableau 2\nkey scores\nexpect say table "Deal ten each"\n')


def test_names_typed() -> None:
    """Names are asked for by key only if somebody wants one."""
    holds(
        SET_UP + 'badge main 1\ntype main Élisa\nexpect say table "Élisa"\nbadge main 2\nkey start\n'
        'expect say table "with Élisa and player two"\n'
    )


def test_a_badge_twice() -> None:
    """Each refusal says why and what to do next."""
    holds(
        SET_UP + 'badge main 1\nwait 2\nbadge main 1\nexpect refused already-seated\nexpect say table "another badge"\n'
    )


def test_undo_stands_the_last_one_up() -> None:
    """Undo says what was."""
    holds(
        SET_UP + 'badge main 1\nbadge main 2\nbadge main 3\nkey undo\nexpect say table "no longer seated"\nkey start\n'
        'expect say table "Deal ten each"\nkey undo\nexpect refused nothing-to-undo\n'
    )


@pytest.mark.parametrize("players", [0, 1])
def test_two_to_five_players(players: int) -> None:
    """A table that makes no game is told why, and the set-up goes on."""
    seats = "".join(f"badge main {seat}\n" for seat in range(1, players + 1))
    holds(SET_UP + seats + "key start\nexpect refused players-two-to-five\nkey turn\nexpect accepted\n")


def test_house_rules_are_read_and_changed() -> None:
    """House rules are read out and changed the same way."""
    holds(
        SET_UP
        + f"""
        badge main 1
        badge main 2
        scan main {control("rules")}
        expect say table "ards are revealed openly"
        scan main {control("change")}
        expect say table "cards are locked"
        key start
        expect say table "cards are locked"
        card main tempura
        expect say table "locked"
        """
    )


def test_a_rule_that_makes_no_game() -> None:
    """The dummy with three is refused at the start, and can be changed."""
    holds(
        SET_UP
        + """
        badge main 1
        badge main 2
        badge main 3
        key rules
        key rules
        key rules
        key change
        expect say table "with a dummy"
        key start
        expect refused dummy-needs-two
        key undo
        expect say table "Now: no dummy"
        key undo
        expect say table "Player three is no longer seated."
        key change
        key start
        expect say table "for the dummy"
        """
    )


def test_language() -> None:
    """Language is changed the same way, before the game and in it."""
    holds(
        SET_UP
        + f"""
        scan main {control("language")}
        expect say table "Je parle français maintenant"
        badge main 1
        badge main 2
        key start
        key language
        expect say table "Agora falo português"
        """
    )


@pytest.mark.parametrize("is_playing", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "chosen"),
    [(name, "en") for name in ("English", "anglais", "inglês", "ingles")]
    + [(name, "fr") for name in ("FRENCH", "français", "francais", "francês")]
    + [(name, "pt-BR") for name in ("portuguese", "portugais", "português", "portugues", "brasileiro")],
)
def test_a_language_is_chosen_by_its_name_and_is_no_player(
    typed: str, chosen: str, lang: str, is_playing: bool
) -> None:
    evening = Evening(*TABLE, lang)
    shown(evening, line("Ana, Bruno"))
    if is_playing:
        shown(evening, line("start"))
    assert ids(evening, line(typed)) == ["language-is"]
    assert evening.lang == chosen
    assert ids(evening, line(typed)) == ["language-is"]
    assert evening.lang == chosen, "and not the next one"
    assert len(evening.set_up.seated) == 2


def test_the_language_that_is_spoken_already_is_no_step_for_undo() -> None:
    evening = Evening(*TABLE, "fr")
    for typed in ("Ana", "français"):
        shown(evening, line(typed))
    assert ids(evening, Pressed("main", "undo")) == ["stood-up"]


def test_undo_takes_back_a_change_of_language_and_says_so_in_the_one_gone_back_to() -> None:
    """In its turn, like all else before a game; in a game undo is the game's."""
    holds(
        SET_UP
        + """
        badge main 1
        key language
        badge main 2
        key language
        expect say table "Agora falo português"
        key undo
        expect say table "C’est annulé. Je parle de nouveau français."
        key undo
        expect say table "Joueur deux n’est plus à table."
        key undo
        expect say table "Taken back. I speak English again."
        key undo
        expect say table "Player one is no longer seated."
        key undo
        expect refused nothing-to-undo
        badge main 1
        badge main 2
        key start
        key language
        key undo
        expect refused nothing-to-undo
        expect say table "Il n’y a rien à annuler."
        key new-game
        key new-game
        key undo
        expect say table "Joueur deux n’est plus à table."
        """
    )


def test_before_the_game_cards_wait() -> None:
    """A card before the start is refused with what to do next; noise and foreign codes with their own reason."""
    holds(
        SET_UP
        + f"""
        card main tempura
        expect refused not-now
        expect say table "start card"
        scan main hello
        expect refused unreadable
        scan main {code(300, card_set=CardSet.CONTROLS)}
        expect refused unknown-card
        """
    )


def test_repeat_says_the_last_words_again() -> None:
    """Repeats word for word, before the game too."""
    holds(
        SET_UP
        + 'key repeat\nexpect say table "Scan the badges"\nbadge main 1\nkey repeat\nexpect say table "Seat one"\n'
        'key repeat\nexpect say table "Seat one"\n'
    )


def test_a_new_game_asks_first_and_keeps_the_players() -> None:
    """Undo and correct work until a new game is begun."""
    holds(
        SET_UP
        + """
        badge main 1
        badge main 2
        key start
        card main tempura
        key new-game
        expect say table "not over"
        key turn
        key new-game
        expect say table "not over"
        key new-game
        expect say table "Seated: "
        key start
        expect say table "Deal ten each"
        key undo
        expect refused nothing-to-undo
        card main tempura
        expect accepted
        """
    )


ENDED = FIVE + Stock().cards(105)


@pytest.mark.parametrize("asked", ["key start", f"scan main {control('start')}", "key new-game"])
def test_after_the_end_start_asks_for_another_game_with_the_same_players(asked: str) -> None:
    """Nobody need end the program: the set-up comes back with everybody seated, and start deals again."""
    again = f"{ENDED}{asked}\n" + 'expect say table "Another game. Seated: Ana, Bruno, Chloé, Davi and Élisa. …"\n'
    holds(
        again + 'key start\nexpect say table "Sushi Go, with Ana, Bruno, Chloé, Davi and Élisa."\ncard main tempura\n'
    )
    holds(again + 'key undo\nexpect say table "Élisa is no longer seated."\n')


def test_a_start_card_that_is_left_lying_does_not_deal_at_once() -> None:
    start = f"scan main {control('start')}\n"
    holds(
        ENDED + start + 'expect say table "Another game."\nwait 1\n' + start + "expect silent table\nexpect accepted\n"
    )


@pytest.mark.parametrize("question", ["key turn", "card main tempura 1"])
def test_after_the_end_it_is_told_how_another_game_begins(question: str) -> None:
    holds(
        ENDED + f'expect say table "Another game with the same players: …start."\n{question}\n'
        'expect say table "…the start card, or the word start."\n'
    )


def test_before_the_box_is_closed_count_tells_what_should_be_in_it() -> None:
    played = holds(ENDED + 'key count\nexpect say table "Into the box: 108 cards. Fourteen tempura, …"\n')
    assert not any("In the pile" in line for line in played.said()[-1:])


def test_a_name_alone_seats_the_next_player() -> None:
    """With no badges, type the names, one by one or all at once."""
    holds(
        SET_UP
        + """
        type main Ana
        expect say table "Seat one is Ana."
        type main Bruno
        expect say table "Seat two is Bruno."
        badge main 5
        type main Élisa
        expect say table "Seat three is Élisa."
        key start
        expect say table "with Ana, Bruno and Élisa."
        """
    )


def test_a_name_of_a_page_is_none() -> None:
    holds(SET_UP + f"type main {'A' * 41}\nexpect refused unreadable\n")


def test_the_players_of_a_game_left_keep_their_seats_and_may_go_on_with_it() -> None:
    """A new game begins with the same people; the one that was left is still open."""
    holds(
        SET_UP
        + """
        type main Ana, Bruno
        key start
        card main tempura
        key new-game
        key new-game
        expect say table "Seated: Ana and Bruno."
        key resume
        expect say table "waiting for Bruno"
        """
    )


def test_undo_takes_back_the_last_thing_done_whatever_it_was() -> None:
    """A seat, a name, a rule, or several names at once, in the order in which they were done."""
    holds(
        SET_UP
        + """
        badge main 1
        type main Ana
        key rules
        key change
        key rules
        type main Bruno
        type main Chloé, Davi, Élisa
        expect say table "Seated anew: Chloé, Davi and Élisa. Three players. Minus brings back who sat there before."
        key undo
        expect say table "Taken back. Seated: Ana and Bruno."
        key undo
        expect say table "Bruno is no longer seated."
        key undo
        expect say table "Now: cards are revealed openly. Before: cards are locked"
        key change                    # the rule that was taken back, not the one that was read last
        expect say table "Now: cards are locked"
        key undo
        key undo
        expect say table "Taken back. Seated: player one."
        key undo
        expect say table "Player one is no longer seated."
        key undo
        expect refused nothing-to-undo
        """
    )


def test_a_name_taken_back_is_not_remembered() -> None:
    played = SetUp(LIBRARY.game("sushi-go"), {3: "Chloé"}, {"Chloé": "Klo-é"})
    played.typed("Strat = stratt")
    assert (played.names, played.seated) == ({3: "Chloé", 1: "Strat"}, [1])
    played.take_back()
    assert (played.names, played.seated, played.say_like) == ({3: "Chloé"}, [], {"Chloé": "Klo-é"})


def test_a_wrong_name_of_a_badge_is_forgotten_by_ear() -> None:
    """A stray word that was confirmed once would else be that badge's name on every evening."""
    evening = Evening(*TABLE, "en", names={1: "Strat", 2: "Bruno"}, say_like={"Strat": "stratt"})
    assert ids(evening, Pressed("main", "correct")) == ["refused-no-name-to-correct"], "nobody sits here"
    shown(evening, Pressed("main", "tableau", 1))
    (said,) = shown(evening, Scan("main", control("correct")))
    assert WORDS.render(said.id, said.args) == (
        "Strat is forgotten; seat one is player one. Type the right name, or go on without one."
    )
    assert (evening.set_up.names, evening.say_like) == ({2: "Bruno"}, {})
    assert ids(evening, Pressed("main", "correct")) == ["refused-no-name-to-correct"], "a guest"
    assert ids(evening, Pressed("main", "undo")) == ["seated-again-so-far"]
    assert evening.set_up.names[1] == "Strat"
    shown(evening, line("correct"))
    assert ids(evening, line("Ana")) == ["named"]
    assert (evening.set_up.names, evening.set_up.seated) == ({1: "Ana", 2: "Bruno"}, [1])


def test_the_name_that_a_guest_would_have_is_forgotten_too() -> None:
    """Two badges remember one name: the second player, a guest for this evening, may be rid of it for good."""
    evening = Evening(*TABLE, "en", names={1: "Ana", 2: "Ana"}, say_like={"Ana": "Anna"})
    for given in (Pressed("main", "tableau", 1), Pressed("main", "tableau", 2), Pressed("main", "correct")):
        shown(evening, given)
    assert (evening.set_up.names, evening.say_like) == ({1: "Ana"}, {"Ana": "Anna"})


def test_after_a_game_was_begun_undo_reaches_no_further_back() -> None:
    """The players of the game that was left stand up one by one; what was done before it stays done."""
    holds(
        SET_UP
        + """
        type main Ana
        type main Bruno
        key rules
        key change
        key start
        key new-game
        key new-game
        key undo
        expect say table "Bruno is no longer seated."
        key undo
        expect say table "Ana is no longer seated."
        key undo
        expect refused nothing-to-undo
        """
    )


def test_undo_after_a_resumed_game_reaches_its_players_only() -> None:
    holds(
        SET_UP
        + """
        type main Ana, Bruno
        key start
        card main tempura
        key new-game
        key new-game
        key undo
        key undo
        type main Davi
        key resume
        key new-game
        key new-game
        expect say table "Seated: Ana and Bruno."
        key undo
        expect say table "Bruno is no longer seated."
        """
    )


@pytest.mark.parametrize("again", ["Ana", "ana", "ANÁ"])
def test_no_two_players_of_one_name(again: str) -> None:
    """Every sentence would be about both; the refusal says what to do."""
    holds(
        SET_UP
        + f"""
        type main Ana
        type main {again}
        expect refused already-seated
        expect say table "Type another name, such as {again} B."
        type main {again} B
        expect say table "Seat two is {again} B."
        type main Bruno, {again}, {again} B, Ana
        expect refused already-seated
        key turn
        expect say table "Seated: Ana and {again} B."
        """
    )


def test_a_name_again_with_how_to_say_it_is_no_second_player() -> None:
    played = SetUp(LIBRARY.game("sushi-go"))
    played.typed("Chloé")
    assert played.typed("Chloé = Klo-é").refused is None
    assert (played.seated, played.say_like) == ([1], {"Chloé": "Klo-é"})
    assert played.typed("chloe = Klo").refused == "already-seated"


def test_badges_whose_remembered_names_collide() -> None:
    """Whoever comes second is a guest, is told so, and may take another name; the first keeps the name."""
    evening = Evening(*TABLE, "en", names={1: "Ana", 2: "Bruno", 4: "ana"})
    for badge_number in (1, 2, 4):
        said = [WORDS.render(line.id, line.args) for line in shown(evening, Pressed("main", "tableau", badge_number))]
    assert said == ["Ana sits here already, so seat three is player three. Type another name to change that."]
    assert evening.set_up.has_guest_last
    shown(evening, Typed("main", "Ana Maria"))
    shown(evening, Pressed("main", "start"))
    assert evening.table is not None
    assert evening.table.timeline.seating.names == ("Ana", "Bruno", "Ana Maria")
    assert evening.set_up.names[4] == "Ana Maria"


def test_names_with_commas_keep_who_sits_and_whose_badge_is_whose() -> None:
    """They name the seats in order; guests by badge get theirs, and nobody loses a seat or a name unheard."""
    evening = Evening(*TABLE, "en", names={1: "Élisa", 2: "Bruno"})
    assert ids(evening, Pressed("main", "tableau", 5)) == ["seated"]
    assert ids(evening, Typed("main", "Ana, bruno, Chloé")) == ["seated-so-far"]
    assert evening.set_up.seated == [5, 2, 3], "Bruno's own badge, and one that is nobody's"
    assert evening.set_up.names[1] == "Élisa"
    assert ids(evening, Typed("main", "Ana, Bruno")) == ["seated-anew-so-far"]
    assert ids(evening, Typed("main", "Ana, Bruno, Davi, Chloé")) == ["seated-so-far"]
    assert ids(evening, Typed("main", "Ana, Davi, Bruno, Chloé")) == ["seated-anew-so-far"]


def test_the_digit_is_said_to_be_the_badges() -> None:
    """A badge that a typed name got on another evening is that player's, on whichever seat."""
    holds(SET_UP + 'expect say table "…or the digit on each badge…"\n')
    evening = Evening(*TABLE, "en", names={4: "Ana"})
    (said,) = shown(evening, Pressed("main", "tableau", 4))
    assert WORDS.render(said.id, said.args) == "Seat one: Ana."


def test_a_badge_that_is_taken_over_is_told_of() -> None:
    """All badges have names: the one that a new name takes was somebody's, and that is heard; minus gives it back."""
    names = dict(enumerate("Léa Mia Jo Tom Zoé Max Kim Ada".split(), 1))
    evening = Evening(*TABLE, "en", names=names)
    assert ids(evening, line("Mia, Zoé")) == ["seated-so-far"], "their own badges"
    said = [WORDS.render(told.id, told.args) for told in shown(evening, line("Dan"))]
    assert said[1:] == ["Badge one was Léa’s; from now on it is Dan’s."]
    shown(evening, Pressed("main", "undo"))
    assert evening.set_up.names == names
    assert ids(evening, line("Mia, Zoé, Dan, Fé")) == ["seated-so-far", "badge-renamed", "badge-renamed"]


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("Aurélie, Benoît et Chloé", ["Aurélie", "Benoît", "Chloé"]),
        ("Ana, Bruno e Chloé", ["Ana", "Bruno", "Chloé"]),
        ("Ana, Bruno and Chloé", ["Ana", "Bruno", "Chloé"]),
        ("ANA, BRUNO AND CHLOÉ", ["ANA", "BRUNO", "CHLOÉ"]),
        ("Ana, Bruno, and Chloé", ["Ana", "Bruno", "Chloé"]),
        ("Ana, Bruno & Chloé", ["Ana", "Bruno", "Chloé"]),
        ("Ana and Bruno", ["Ana", "Bruno"]),
        ("Ana e Bruno", ["Ana", "Bruno"]),
        ("Ana Maria et Bruno et Zé", ["Ana Maria", "Bruno", "Zé"]),
        ("Ana, Bruno = Bru-no e Chloé = Klo-é", ["Ana", "Bruno", "Chloé"]),
        ("Ana Bruno Chloé", ["Ana Bruno Chloé"]),
        ("Ana Costa e Silva", ["Ana Costa e Silva"]),
        ("Ana Costa e Silva, Bruno", ["Ana Costa e Silva", "Bruno"]),
        ("Ana = A et na", ["Ana"]),
        ("Andy, Ève, Etta", ["Andy", "Ève", "Etta"]),
        ("E", ["E"]),
        ("Ana E", ["Ana E"]),
    ],
)
def test_names_are_parted_as_they_are_said(typed: str, names: list[str]) -> None:
    evening = Evening(*TABLE, "en")
    assert shown(evening, line(typed))[0].sound is Sound.ACCEPTED
    assert [evening.set_up.own_name(badge) for badge in evening.set_up.seated] == names


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Seated: Ana, Bruno and Chloé. Three players."),
        ("fr", "À table : Ana, Bruno et Chloé. Trois joueurs."),
        ("pt-BR", "Lugares ocupados: Ana, Bruno e Chloé. Três pessoas."),
    ],
)
def test_who_names_several_hears_how_many_they_are(lang: str, said: str) -> None:
    (told,) = shown(Evening(*TABLE, lang), line("Ana, Bruno e Chloé"))
    assert load_catalogue(lang).render(told.id, told.args) == said


@pytest.mark.parametrize("game", ["sushi-go", "sushi-bar"])
@pytest.mark.parametrize(
    ("sixth", "told"),
    [
        ("badge main 6", "Five players are seated, and no more can play this game. …"),
        ("key tableau 8", "Five players are seated, and no more can play this game. …"),
        ("type main Fé", "Five players are seated, and no more can play this game. …"),
        ("type main Ana, Bia, Cid, Dan, Eva, Fé", "These are six names, and at most five can play. …"),
        ("type main a1, b1, c1, d1, e1, f1, g1, h1, i1", "These are nine names, and at most five can play. …"),
    ],
)
def test_whoever_could_not_play_is_refused_at_once_and_nobody_loses_a_seat(game: str, sixth: str, told: str) -> None:
    holds(
        f"""
        game {game}
        set-up
        type main Ana, Bia, Cid, Dan
        type main Eva
        {sixth}
        expect refused players-two-to-five
        expect say table "{told}"
        key turn
        expect say table "Seated: Ana, Bia, Cid, Dan and Eva. Five players."
        type main Eva = Ev-a
        expect accepted
        key undo
        key undo
        expect say table "Eva is no longer seated."
        key start
        expect accepted
        """
    )


def test_a_guest_in_the_last_seat_may_still_be_named() -> None:
    holds(SET_UP + "type main Ana, Bia, Cid, Dan\nbadge main 5\ntype main Eva\nexpect accepted\n")


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "strat", "the command start"),
        ("en", "Hepl", "the command help"),
        ("fr", "comencer", "la commande commencer"),
        ("fr", "aidee", "la commande aide"),
        ("pt-BR", "comecra", "o comando começar"),
        ("en", "frnech", "the command French"),
        ("fr", "françai", "la commande français"),
        ("pt-BR", "inglé", "o comando inglês"),
        ("en", "tempra", "a card, tempura"),
        ("fr", "tempourra", "une carte, tempura"),
        ("pt-BR", "sashimii", "uma carta, sashimi"),
        ("en", "Sal", "a card, salmon nigiri"),
        ("en", "wasabi", "a card, wasabi"),
        ("en", "maki", "a card, single maki, double maki or triple maki"),
    ],
)
def test_what_may_be_a_command_or_a_card_is_asked_about_before_it_seats_anybody(
    lang: str, typed: str, meant: str
) -> None:
    """A slip of the hand seats nobody; a player who is called so types the name once more."""
    evening = Evening(*TABLE, lang)
    outcome = evening.handle(line(typed), 0.0)
    assert (outcome.refused, evening.set_up.seated) == ("not-now", [])
    (said,) = outcome.announcements
    assert meant in load_catalogue(lang).render(said.id, said.args)
    assert ids(evening, line(typed)) == ["named"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", "Ana Bruno Kate Nate Udo Rosa Ivo Flor T ma Anne-Marie Stéphanie Joaquim 李".split())
def test_an_ordinary_name_is_not_asked_about(name: str, lang: str) -> None:
    assert ids(Evening(*TABLE, lang), line(name)) == ["named"]


def test_a_guest_by_badge_may_be_called_like_a_card_but_a_slip_is_asked_about() -> None:
    evening = Evening(*TABLE, "en")
    shown(evening, Pressed("main", "tableau", 1))
    assert ids(evening, line("strat")) == ["refused-name-or-command"]
    assert ids(evening, line("Wasabi")) == ["named"]


def test_how_to_take_a_name_back_is_told() -> None:
    holds(SET_UP + 'type main Ana\nexpect say table "Seat one is Ana. Minus takes it back."\n')


def test_a_name_that_is_near_an_english_command_only_is_none_elsewhere() -> None:
    assert ids(Evening(*TABLE, "fr"), line("Jules")) == ["named"]


@pytest.mark.parametrize(("lang", "asked"), [("en", "What is the triangle?"), ("fr", "Le triangle, c’est quoi ?")])
def test_a_question_is_no_name(lang: str, asked: str) -> None:
    evening = Evening(*TABLE, lang)
    assert ids(evening, line(asked)) == ["sticker-triangle.answer"]
    assert ids(evening, line("Who is there?")) == ["refused-typed"]
    assert evening.set_up.seated == []
