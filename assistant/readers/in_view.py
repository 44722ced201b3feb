"""Make one scan of a card that a camera sees in picture after picture. Pure: sights and times come in."""

from __future__ import annotations

from assistant.readers.scan import Input, Left, ReaderTrouble, Scan, Troubled

GONE_S = 2.0  # a code that is held into view is lost for a moment whenever the hand moves
START_S = 1.0  # so much longer after a replug, while the camera finds light and focus


class InView:
    """The codes before one camera: each acts once when it comes, and not again before it has left."""

    def __init__(self, reader: str) -> None:
        self._reader = reader
        self._seen_s: dict[str, float] = {}
        self._are_several = False

    def see(self, texts: tuple[str, ...], now_s: float) -> tuple[Input, ...]:
        """Take the codes of a picture. Several that come at once act only once one of them is alone: that is told."""
        new = [text for text in texts if text not in self._seen_s]
        if len(new) > 1:
            is_news, self._are_several = not self._are_several, True
            return (Troubled(self._reader, ReaderTrouble.SEVERAL_CARDS),) if is_news else ()
        if texts:
            self._are_several = False
        self._seen_s |= dict.fromkeys(texts, now_s)
        return tuple(Scan(self._reader, text, is_in_view=True) for text in new)

    def look_again(self, now_s: float) -> None:
        """The camera was away: what was in view before may be so still, and is given the time to be seen."""
        self._seen_s = dict.fromkeys(self._seen_s, now_s + START_S)

    def tick(self, now_s: float, *, is_unclear: bool = False) -> tuple[Input, ...]:
        """Tell what has left; as long as a code is in view that cannot be read, it may be the one that was."""
        if is_unclear:
            self._seen_s = dict.fromkeys(self._seen_s, now_s)
        gone = [text for text, seen_s in self._seen_s.items() if now_s >= seen_s + GONE_S]
        for text in gone:
            del self._seen_s[text]
        return (Left(self._reader),) if gone and not self._seen_s else ()
