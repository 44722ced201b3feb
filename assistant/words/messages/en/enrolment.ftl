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
count-card =
    { $count ->
        [one] { CAPITAL($card) }, { WORDS($place) } of { WORDS($of) }. { CAPITAL(WORDS($count)) } in all.
       *[other] { CAPITAL($card) }, { WORDS($place) } of { WORDS($of) }. { CAPITAL(WORDS($count)) }.
    }
    .brief =
        { $count ->
            [one] { CAPITAL(WORDS($count)) } in all.
           *[other] { CAPITAL(WORDS($count)) }.
        }

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

## What single cards are called

# A card of a deck. $card is its bare name, it is number $place of the $of cards of its kind: "tempura, three of fourteen".
card-in-kind = { $card }, { WORDS($place) } of { WORDS($of) }

# The badge of a player, among the control cards. $place is the number of the seat.
card-badge = the badge of seat { WORDS($place) }

# A control card. $key is the name of its command.
card-command = the card { $key }

# A card that is not of the deck in hand.
card-of-another-deck = a card of another deck

## Giving tags to cards

# The first words. $count cards of $of have a tag already.
enrol-begins = I give each card its tag. { CAPITAL(WORDS($count)) } of { WORDS($of) } have one. Slash for help.
    .brief = { CAPITAL(WORDS($count)) } of { WORDS($of) } have a tag.

# The first words when every card has a tag: one may be replaced.
enrol-begins-again = All { WORDS($count) } cards have a tag. To replace one, name its card, or scan its printed code.

# The card that is next. $name: "tempura, three of fourteen"; $touch: "diagonal cross, top left". Heard a hundred times.
enrol-card-touch = { CAPITAL($name) }: { $touch }. Stick the tag at the lower middle, then scan.
    .brief = { CAPITAL($name) }: { $touch }.

# The same for a card without a sticker.
enrol-card = { CAPITAL($name) }. Stick the tag at the lower middle, then scan.
    .brief = { CAPITAL($name) }.

# A card that has a tag already.
enrol-has-tag = { CAPITAL($name) } has a tag. Scan another to replace it, or press plus to go on.

# The tag was kept for this card; the next card follows.
enrol-entered = Done: { $name }.
    .brief = Done.

# The same tag once more, on the same card.
enrol-same = It has this tag already.

# The tag belongs to another card.
enrol-taken = This tag is on { $name }. Take another tag; or press nine, or say change, to move it here.
    .brief = This tag is on { $name }.

# The card's letters are on the tag too now.
enrol-written-done = Written onto the tag.
    .brief = Written.

# The reader cannot write onto tags. Said once.
enrol-written-cannot = This reader cannot write onto tags. The list on this computer is enough.

# The tag did not take the text.
enrol-written-failed = Nothing could be written onto the tag. The list on this computer is enough.

# The list of the tags cannot be written to the disk.
enrol-not-kept = The disk does not take it, so nothing has changed. Make room, then scan again.

# What was scanned is no tag.
enrol-unreadable = That was no tag. Lay it flat on the reader, and wait for the sound.

# A printed code of a card that is not enrolled here.
enrol-other-set = That card is not one of those that get tags now.

# How far it is: $count cards of $of have a tag.
enrol-so-far = { CAPITAL(WORDS($count)) } of { WORDS($of) } have a tag.

# $count cards have no tag; $cards is a list of them: "two tempura and one wasabi".
enrol-missing = { $count ->
        [one] One card has no tag:
       *[other] { CAPITAL(WORDS($count)) } cards have no tag:
    } { $cards }.

# The end: nothing is missing.
enrol-all = All { WORDS($count) } cards have a tag.

# It was stopped: $count cards of $of have a tag.
enrol-ends = { CAPITAL(WORDS($count)) } of { WORDS($of) } have a tag. All is kept; next time it goes on here.

# What one can do.
enrol-help = Stick a tag on the card I name, at the lower middle, and scan it. Plus skips the card, minus goes back. A card’s name, or its printed code, goes to that card. Zero: where I am. Enter repeats. Full stop: silence; twice: stop. All is kept.

## A new tag in the middle of a game

# A tag that nobody knows was scanned twice: which card is it on?
retag-begins = A new tag. Which card is it on? Name it, scan its printed code, or scan another card of its kind. Or plus and minus go through the cards: scan the tag again at the right one.
    .brief = A new tag. On which card?

# The card that plus or minus has come to. $card is its bare name.
retag-kind = { CAPITAL($card) }?

# The tag is this card's now.
retag-done = Done. This tag is now: { $card }.

# The dialogue was stopped, or nobody went on with it.
retag-ends = The new tag belongs to no card.

# Every copy of that kind was seen in this game, so the tag cannot be on one more.
retag-none-free = All cards of that kind are known already. Name another card.
