"""`sushi-says replay`: a script through the same evening, words and queue as a live table, on a virtual clock."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import TextIO

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.deck.document import BadDeck
from assistant.games.game import FinalResult, RoundResult
from assistant.readers.scan import Input, Scan
from assistant.runtime.expectations import Heard, unmet
from assistant.runtime.house import House, Line, Words
from assistant.runtime.library import Library
from assistant.runtime.tag_cards import TagCards
from assistant.speech.queue import SpeechQueue
from assistant.speech.speaker import Speaker
from assistant.speech.utterance import Utterance
from assistant.table.evening import Evening
from assistant.table.outcome import Outcome
from assistant.table.script import (
    BadgeShown,
    BadScript,
    CardShown,
    Given,
    Script,
    Waited,
)
from assistant.table.script_parser import parse_script
from assistant.table.timeline import Correction, Peek, Redo, Step, Undo
from assistant.words.announcement import TABLE, Audience

Emit = Callable[[Mapping[str, object]], None]


DICE_SEED = 1  # a script is the same game whenever it is played
SENTENCE_S = 30.0  # longer than any sentence takes


class VirtualSpeaker:
    """Hears what a voice that needs no time would say, through the same queue as a real one.

    A real voice may be given to speak along; then each sentence takes its time.
    """

    def __init__(self, aloud: Speaker | None = None) -> None:
        self._queue, self._aloud = SpeechQueue(), aloud
        self.heard: list[str] = []

    def say(self, utterance: Utterance) -> None:
        self._queue.offer(utterance)
        if self._aloud is not None:
            self._aloud.say(utterance)
            self._aloud.wait_idle(SENTENCE_S)
        while (now := self._queue.begin()) is not None:
            if now.text:
                self.heard.append(now.text)
            self._queue.finish(now)

    def stop(self) -> None:
        self._queue.stop()

    def wait_idle(self, timeout_s: float) -> bool:
        return True

    def close(self) -> None:
        self.heard.clear()


class Replay:
    """Runs one parsed script; `emit` gets every fact and line as a JSON object, `show` every line as text."""

    def __init__(
        self,
        script: Script,
        lang: str | None,
        place: str,
        emit: Emit,
        show: Callable[[Line], None],
        aloud: Speaker | None = None,
    ) -> None:
        library = Library()
        self.script, self.place, self.emit, self.show = script, place, emit, show
        self.deck, self.controls = library.deck(script.game), library.controls()
        ears = range(1, 9)
        self.speakers = {TABLE: VirtualSpeaker(aloud), **{Audience(seat): VirtualSpeaker() for seat in ears}}
        self.tags = tags_of(script, place)
        self.evening = Evening(
            library.game(script.game),
            self.deck,
            self.controls,
            lang or script.lang,
            rules=script.rules,
            owners=script.owners,
            private=ears,
            draw=Random(DICE_SEED).randrange,
            tags=self.tags,
        )
        self.house = House(self.evening, Words(is_brief=script.is_brief), self.speakers, self.tell)
        self.now = 0.0
        self.has_input = False
        self.refused: str | None = None
        self.results = Results()
        self.turn: tuple[int, ...] = ()
        self.words, self.words_of_turn = 0, 0

    def run(self) -> Iterator[str]:
        """Play it all; yields a sentence for each expectation that does not hold. Raises BadScript, see `card_code`."""
        seating = self.script.seating
        self.take(self.evening.begin(seating) if seating.names else self.evening.greeting())
        for instruction in self.script.instructions:
            match instruction:
                case Given(_, given):
                    self.give(given)
                case CardShown():
                    self.give(Scan(instruction.reader, self.card_code(instruction)))
                case BadgeShown(_, reader, seat):
                    self.give(Scan(reader, encode_code(Code(CardSet.CONTROLS, "B", self.controls.badges[seat - 1]))))
                case Waited(_, seconds):
                    self.wait(seconds)
                case _:
                    if reason := unmet(instruction, self.heard()):
                        yield f"{self.place}, line {instruction.line}: {reason}."

    def give(self, given: Input) -> None:
        self.forget()
        self.has_input = True
        self.take(self.house.handle(self.tags.meant(given), self.now))

    def forget(self) -> None:
        for speaker in self.speakers.values():
            speaker.heard.clear()

    def wait(self, seconds: float) -> None:
        """Let the clock go on, and stop where something ends by itself."""
        self.forget()
        until = self.now + seconds
        while (deadline := self.evening.deadline) is not None and deadline <= until:
            self.now = deadline
            self.say(self.evening.tick(self.now))
        self.now = until

    def take(self, outcome: Outcome) -> None:
        """Tell what one input did: facts, results, the refusal, and what is said."""
        self.refused = outcome.refused
        for name, fields in self.facts(outcome):
            self.emit({"type": "event", "at": self.now, "name": name, **fields})
        if self.evening.table is not None:
            game, state = self.evening.game, self.evening.table.state
            for result in self.results.news(game.rounds(state), game.result(state)):
                self.emit({"at": self.now, **result})
        for reason in outcome.refusals:
            self.emit({"type": "refused", "at": self.now, "reason": reason})
        self.say(outcome)

    def facts(self, outcome: Outcome) -> Iterator[tuple[str, Mapping[str, object]]]:
        """The events that everybody may know, in order."""
        if outcome.begins:
            seating = self.evening.table.timeline.seating if self.evening.table else self.script.seating
            yield "GameBegan", {"game": self.script.game, "players": list(seating.names), "rules": dict(seating.rules)}
        for act, changes in outcome.done:
            match act:
                case Step(reader, None, chooses, _):
                    yield "SeatChosen", {"reader": reader, "seat": chooses}
                case Undo() | Redo() | Correction():
                    yield {Undo: "Undone", Redo: "Redone", Correction: "Corrected"}[type(act)], {}
                case Peek():
                    pass  # what one seat was told is nobody else's to know
                case Step():
                    for change in changes:
                        yield from self.evening.game.public(*change)

    def say(self, outcome: Outcome) -> None:
        """Say it, and count the words that the table hears in each turn."""
        self.house.sound(outcome)
        heard = [line for line in self.house.say(outcome) if line.audience == TABLE]
        self.words += sum(any(map(str.isalnum, word)) for line in heard for word in line.text.split())
        turn = self.evening.game.turn_number(self.evening.table.state) if self.evening.table is not None else ()
        if turn != self.turn:
            self.words_of_turn, self.words, self.turn = self.words, 0, turn

    def heard(self) -> Heard:
        table, game = self.evening.table, self.evening.game
        return Heard(
            lang=self.evening.lang,
            said={audience: tuple(speaker.heard) for audience, speaker in self.speakers.items()},
            has_input=self.has_input,
            refused=self.refused,
            rounds=game.rounds(table.state) if table is not None else (),
            result=game.result(table.state) if table is not None else None,
            words_of_turn=self.words_of_turn,
        )

    def tell(self, line: Line) -> None:
        said = line.announcement
        fields: dict[str, object] = {"audience": str(line.audience), "lang": line.lang, "text": line.text}
        if said.sound is not None:
            fields["sound"] = said.sound.value
        self.emit({"type": "say", "at": self.now, **fields, "id": said.id, "priority": said.priority.value})
        self.show(line)

    def card_code(self, shown: CardShown) -> str:
        """The code that `card` means. Raises BadScript when no copy is left."""
        numbers = self.deck.numbers_of(shown.kind)
        number: int | None = numbers[0]
        table = self.evening.table
        if shown.copy is not None:
            number = numbers[shown.copy - 1]
        elif table is not None:
            number = self.evening.game.lowest_free(table.state, shown.kind)
        if number is None:
            raise BadScript(f"{self.place}, line {shown.line}: every card of {shown.kind} is in play or discarded.")
        copy = table.timeline.position.copy if table is not None else ""
        return encode_code(Code(self.deck.set, copy or "B", number))


class Results:
    """Tells each round and the final result when it comes, and again when a correction changes it."""

    def __init__(self) -> None:
        self._rounds: dict[int, RoundResult] = {}
        self._final: FinalResult | None = None

    def news(self, rounds: tuple[RoundResult, ...], final: FinalResult | None) -> Iterator[dict[str, object]]:
        for result in rounds:
            if self._rounds.get(result.round) != result:
                scores, totals = list(result.scores), list(result.totals)
                yield {"type": "round", "round": result.round, "scores": scores, "totals": totals}
        if final is not None and final != self._final:
            yield {"type": "result", "totals": list(final.totals), "winners": list(final.winners)}
        self._rounds = {result.round: result for result in rounds}
        self._final = final


def replay(path: Path, *, as_json: bool, lang: str | None, out: TextIO, errors: TextIO) -> int:
    """Run a script file. Returns the contract's exit code: 0 all held, 1 an expectation did not, 2 malformed.

    2, too, where what happens cannot be written to `out`.
    """

    def emit(fact: Mapping[str, object]) -> None:
        if as_json:
            print(json.dumps(fact, ensure_ascii=False), file=out)

    def show(line: Line) -> None:
        if not as_json:
            print(line.text if line.audience == TABLE else f"({line.audience}) {line.text}", file=out)

    try:
        script = parse_script(read_text(path), Library(), str(path))
        unheld = next(Replay(script, lang, str(path), emit, show).run(), None)
        print(end="", file=out, flush=True)
    except BadScript as error:
        print(error, file=errors)
        return 2
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"{path}: what happens cannot be written: {error.strerror}.", file=errors)
        return 2
    if unheld is not None:
        print(unheld, file=errors)
    return 0 if unheld is None else 1


def tags_of(script: Script, place: str) -> TagCards:
    """The tags that a script plays with; their file is looked for beside the script. Raises BadScript."""
    if script.tags is None:
        return TagCards(Path(os.devnull), is_kept=False)  # what a tag holds itself counts all the same
    line, name = script.tags
    file = Path(place).parent / name
    tags = TagCards(file, is_kept=False)
    try:
        tags.load()
    except BadDeck as error:
        raise BadScript(f"{place}, line {line}: {error}.") from error
    if not file.exists():
        raise BadScript(f"{place}, line {line}: {file}: there is no such file.")
    return tags


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadScript(f"{path}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise BadScript(f"{path}, line {line}: not UTF-8 text.") from error
