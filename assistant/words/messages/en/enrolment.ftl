### The dialogues about the cards themselves: counting a deck, giving tags to cards.

## All of these dialogues

# The key or card stop was pressed once: silence. Pressed again at once, it ends the dialogue.
talk-stop-again = Once more to stop.

# A key or control card that means nothing here.
talk-refused-key = That does nothing here. Slash tells what does.

## Counting a deck

# The first words.
count-begins = I count a deck. Scan its cards one by one, in any order. Plus tells what is missing.
    .brief = Scan the cards. Plus tells what is missing.

# A card was counted: it is number $place of $of of its kind, and number $count in all. Heard a hundred times: keep it short.
count-card = { CAPITAL($card) }, { WORDS($place) } of { WORDS($of) }. { CAPITAL(WORDS($count)) }.
    .brief = { CAPITAL(WORDS($count)) }.

# The last card of its kind was counted. $of are there of the kind, $count cards in all.
count-complete = { CAPITAL($card) }, all { WORDS($of) }. { CAPITAL(WORDS($count)) }.

# The same code a second time. $card: "That tempura".
count-again = { $card } is counted already. If this is another card, two of them say the same.
    .brief = { $card } is counted already.

# A control card was scanned that has no use here, such as a badge.
count-control = That is a control card. It is not counted here.

# A card of another game or of another copy of the deck.
count-other-set = This card is from another deck. Put it aside.

# A valid code that stands for no card.
count-unknown-card = No deck has this card. Put it aside.

# A radio tag that was never given to a card.
count-unknown-tag = I do not know this tag. Put the card aside, and enrol its tag later.

# A scan without a valid code.
count-unreadable = Not readable. Turn the card, hole at the top right, and scan again.

# A kind was typed that this deck has not.
count-not-in-deck = { CAPITAL($card) }: no card of this deck.

# A kind was typed more often than the deck holds it.
count-too-many = { CAPITAL($card) }: all are counted. Name another one.

# The last count was taken back; $count are left.
count-taken-back = Taken back: { $card }. { CAPITAL(WORDS($count)) }.

# How far the count is: $count cards of $of.
count-so-far = { CAPITAL(WORDS($count)) } of { WORDS($of) }.

# The deck is whole.
count-all = The deck is whole: all { WORDS($count) } cards.

# The count was stopped: $count cards of $of.
count-ends = Counted: { WORDS($count) } of { WORDS($of) }.

# $cards: "two tempura and one wasabi".
count-missing = Missing: { $cards }.

# Which copies of one kind are missing. $card is its bare name, $places are their numbers: "two, three and five".
count-missing-of = Missing, { $card }: { $places }.

# Which copies of one kind were scanned more than once, told in the same way.
count-twice-of = Scanned more than once, { $card }: { $places }.

# The number of a copy, in such a list.
place-in-words = { WORDS($place) }

# So many cards were not of this deck.
count-strangers = { $count ->
        [one] One card did not belong here.
       *[other] { CAPITAL(WORDS($count)) } cards did not belong here.
    }

# What one can do.
count-help = Scan or name each card once. Plus: what is missing; again: which ones. Minus takes the last one back. Zero: how many so far. Enter repeats. Full stop: silence; twice: stop.
