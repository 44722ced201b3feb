### What is said in a game of Sushi Go!
### $seat is a player’s name, "player three" or "the dummy"; $card is a card’s name, in the form that the sentence needs.

# The dummy of the variant for two, named like a player.
dummy = the dummy

## The start

# $players is a list of names in seat order.
game-begins = Sushi Go, with { $players }.

# A house rule, as part of a list; also a sentence of its own, through CAPITAL. Each card is told as it is scanned.
rule-reveal-open = cards are revealed openly

# A house rule, as above: nothing is told of a card until everybody has scanned one.
rule-reveal-sealed = cards are locked, and read when all are in

# A house rule, as above: the hands are always passed to the left.
rule-pass-left = hands go left

# A house rule, as above: left in the first and third round, right in the second.
rule-pass-both-ways = hands go left, in the second round right

# A house rule for two players, as above: they play alone.
rule-dummy-off = no dummy

# A house rule for two players, as above: a dummy plays with them.
rule-dummy-on = with a dummy

# A house rule, as above: nobody is reminded of the cards that were shown to one ear.
rule-hand-memory-off = no hand memory

# A house rule, as above: what a player peeked at is told to that player again when the hand comes back.
rule-hand-memory-on = with hand memory, recalled to each in private

# $hand cards for each player, $pile cards stay.
deal = Deal { WORDS($hand) } each; { $pile } stay in the pile.

# Before each round with a dummy. $hand cards for each of the two and for the dummy, $pile cards stay.
deal-dummy = Deal { WORDS($hand) } each and { WORDS($hand) } for the dummy; { $pile } stay in the pile.

# Turn by turn one of the two players draws the top card of the dummy’s pile.
draw-for-dummy = { CAPITAL($seat) } draws for the dummy.

## Reveals

# A card was scanned: its owner, then its bare name. It is heard a hundred times in a game, so keep it short.
card-revealed = { CAPITAL($seat) }: { $card }.

# $worth is what the nigiri is worth on its wasabi.
card-revealed-on-wasabi = { CAPITAL($seat) }: { $card }, on wasabi. { CAPITAL(WORDS($worth)) }.
    .brief = { CAPITAL($seat) }: { $card }, { WORDS($worth) }.

# A sealed card: nothing is said of it. $locked of $players have locked, $waiting are those still missing.
card-locked = { CAPITAL($seat) } locked: { $locked } of { $players }, waiting for { $waiting }.
    .brief = { CAPITAL($seat) } locked.

# The first of two cards is locked: after "Sushi Go!", or before the dummy's card.
card-locked-first = { CAPITAL($seat) } locked a card; one more to come.
    .brief = { CAPITAL($seat) } locked one.

# The same for the last one who was missing; all cards are read next.
card-locked-last = { CAPITAL($seat) } locked. All cards are in.
    .brief = { CAPITAL($seat) } locked.

## The end of a turn

# At the turn’s end, to a player who has used chopsticks. They leave the table for the hand that is passed on.
return-chopsticks = { CAPITAL($seat) }, put your chopsticks into the hand you pass.
    .brief = { CAPITAL($seat) }, chopsticks back.

# At the turn’s end. $hand is how many cards each hand has now.
pass-left = Pass left. { $hand ->
        [one] One card each.
       *[other] Hands of { WORDS($hand) }.
    }

# The same, in the second round of the house rule "both ways".
pass-right = Pass right. { $hand ->
        [one] One card each.
       *[other] Hands of { WORDS($hand) }.
    }

# Two players with a dummy.
pass-swap = Swap hands. { $hand ->
        [one] One card each.
       *[other] Hands of { WORDS($hand) }.
    }

## Chopsticks

# A player calls "Sushi Go!", to use chopsticks.
sushi-go-declared = Sushi Go! { CAPITAL($seat) } reveals two cards.
    .brief = Sushi Go! { CAPITAL($seat) }.

# Declared before any card of turn $turn: it may have been meant for the turn before.
sushi-go-declared-new-turn = Sushi Go! { CAPITAL($seat) } reveals two cards in turn { WORDS($turn) }. If you meant the turn before, give the command late.
    .brief = Sushi Go! { CAPITAL($seat) }, turn { WORDS($turn) }.

# A late call counts for the turn before after all; $seat now scans a second card for it.
turn-reopened = Turn { WORDS($turn) } is open again. { CAPITAL($seat) }, your second card.

## The end of a round

# $scores: "Ana, eighteen; Bruno, twelve", from seat-points. $round is its number.
round-over = { CAPITAL(ORDINAL($round)) } round over. { $scores }.

# Part of a list: points for puddings, "Ana, plus six". $points is positive.
seat-gains = { $seat }, plus { WORDS($points) }

# Part of a list: points lost for puddings, "Bruno, minus three". $points is positive.
seat-loses = { $seat }, minus { WORDS($points) }

# After the scores of the second and third round. $totals is a list as in round-over.
totals = In all: { $totals }.

# After a round: who has most points. $seat may be the dummy.
leader = { CAPITAL($seat) } leads with { WORDS($points) }.

# After a round: $seats are two or more names with equal points.
leaders = { CAPITAL($seats) } lead with { WORDS($points) } each.

# After a round: what to do with the cards on the table. The deal is told next.
clear-round = Keep your puddings, discard all other cards.

# At the game’s end. $scores is a list: "Ana, plus six; Bruno, minus six".
puddings-scored = Puddings: { $scores }.

# At the game’s end: all have equally many puddings.
puddings-nobody = Puddings: all equal, nobody scores.

# Two have the same points, and more puddings decide.
winner-by-puddings = { CAPITAL($seat) } wins with { WORDS($points) }, thanks to more puddings.

# $cards in all, $kinds is a list of counts.
into-the-box = Into the box: { $cards } cards. { CAPITAL($kinds) }.
    .brief = Into the box: { $cards } cards.

## Steps, for undo and redo

# As a noun: "then Ana’s tempura could not stand".
step-reveal = { $seat }’s { $card }
    .undone = Taken back: { $seat }’s { $card }.
    .redone = Again: { $seat }’s { $card }.

# A step: a card that stays secret.
step-sealed = the card of { $seat }
    .undone = { CAPITAL($seat) }, your card is withdrawn.
    .redone = { CAPITAL($seat) }, your card is locked again.

# A step: a call of "Sushi Go!".
step-declaration = { $seat }’s Sushi Go
    .undone = Taken back: { $seat }’s Sushi Go.
    .redone = Again: { $seat }’s Sushi Go.

# A step: a call moved back to the turn before.
step-late = the late Sushi Go
    .undone = Taken back: the late Sushi Go.
    .redone = Again: the late Sushi Go.

## Where the game stands

# The answer to "whose turn"; also said after an undo and when a game goes on. $waiting are those still missing.
standing-turn = Round { WORDS($round) }, turn { WORDS($turn) }, waiting for { $waiting }.
    .brief = Waiting for { $waiting }.

# The same between two rounds.
standing-round-over = Round { WORDS($round) } is over; the next card begins the next round.

## Answers

# $cards: "two tempura, one squid nigiri on wasabi and one free wasabi".
tableau = { CAPITAL($seat) }: { $cards }.

# The same question again: each card in the order in which it was revealed.
tableau-in-order = { CAPITAL($seat) }, in order: { $cards }.

# The same for a player without cards.
tableau-empty = { CAPITAL($seat) }: no cards yet.

# $cards: "two squid nigiri".
cards-on-wasabi = { $cards } on wasabi

# The same in a list in order. $card is a bare name: "squid nigiri".
card-on-wasabi = { $card } on wasabi

# Wasabi that waits for its nigiri, in a list.
free-wasabi = { $count ->
        [one] one free wasabi
       *[other] { WORDS($count) } free wasabi
    }

# Puddings of the rounds before, in a list.
puddings-kept = { $count ->
        [one] one pudding kept
       *[other] { WORDS($count) } puddings kept
    }

# The answer to "scores" in the first round; the next message follows.
scores-none-yet = No round has ended yet.

# The answer to "scores" later. $round rounds are over; $totals is a list as in round-over.
scores-so-far = After { $round ->
        [one] one round
       *[other] { WORDS($round) } rounds
    }: { $totals }.

# What the cards on the table would give if the round ended now. $scores is a list as in round-over.
scores-as-it-lies = This round, as the cards lie: { $scores }.

# The answer to "count". $hands: "Ana, seven; Bruno, six", from hand-of.
hands = In hand: { $hands }.

# Part of a list: a player, and how many cards the hand should hold.
hand-of = { $seat }, { WORDS($count) }

# How many cards should lie in the pile and on the discard pile; $count may be zero.
pile = In the pile: { $pile }; discarded: { $count }.

# A player has called "Sushi Go!" this turn, and the chopsticks still lie on the table.
owes-chopsticks = { CAPITAL($seat) } owes chopsticks to the hand passed on.

# The answer to "changes". $laid: "Ana, tempura and wasabi; Bruno, sashimi", from laid-by.
changes = New: { $laid }.

# Part of a list: a player and a list of bare card names.
laid-by = { $seat }, { $cards }

# Part of a list, where there are too many cards to name.
laid-many = { $seat }, { $count ->
        [one] one card
       *[other] { WORDS($count) } cards
    }

# $count cards that this listener has heard of do not count any more.
changes-taken-back = { $count ->
        [one] One card was taken back or corrected.
       *[other] { CAPITAL(WORDS($count)) } cards were taken back or corrected.
    }

# $card: "a squid nigiri".
identified = This is { $card }. It lies before { $seat }, round { WORDS($round) }, turn { WORDS($turn) }.

# The same for a nigiri on a wasabi.
identified-on-wasabi = This is { $card }. It lies before { $seat }, on wasabi, round { WORDS($round) }, turn { WORDS($turn) }.

# The same for a card of an earlier round.
identified-discarded = This is { $card }. { CAPITAL($seat) } had it in round { WORDS($round) }; it is discarded.

# For one ear only. $sticker is how it feels, $worth what it is worth.
identified-in-private = This is { $card }: { $sticker }. { $worth }

## Hand memory, for one ear

# A hand comes round again. $cards, "one squid nigiri and two double maki", were shown to this ear; they are still in it.
hand-seen = You saw { $cards } in this hand.

# The same, and $count more cards that were shown to this ear have been laid since.
hand-seen-some-gone = You saw { $cards } in this hand; { $count ->
        [one] one other card you saw is gone
       *[other] { WORDS($count) } other cards you saw are gone
    }.

# A hand comes round again. All $count cards of it that were shown to this ear have been laid since.
hand-seen-gone = { $count ->
        [one] The one card you saw in this hand is gone.
       *[other] All { WORDS($count) } cards you saw in this hand are gone.
    }

## Why

# The answer to "why", one a player. $reasons is a list of the why-… messages below; they sum to $points.
why = { CAPITAL($seat) }, { WORDS($points) }: { $reasons }.

# The same for a player whose cards give no points yet.
why-nothing = { CAPITAL($seat) }, nothing yet.

# A reason: $pairs pairs give $points.
why-tempura = { $pairs ->
        [one] a pair of tempura
       *[other] { WORDS($pairs) } pairs of tempura
    }, { WORDS($points) }

# A reason: $sets sets of three give $points.
why-sashimi = { $sets ->
        [one] three sashimi
       *[other] { WORDS($sets) } sets of three sashimi
    }, { WORDS($points) }

# A reason: $count dumplings together give $points.
why-dumpling = { $count ->
        [one] one dumpling
       *[other] { WORDS($count) } dumplings
    }, { WORDS($points) }

# A reason: one nigiri by itself. $card is its bare name.
why-nigiri = { $card }, { WORDS($points) }

# A reason: one nigiri, tripled. $card is its bare name.
why-nigiri-on-wasabi = { $card } tripled by wasabi, { WORDS($points) }

# A reason: the most maki icons, $icons of them.
why-maki-most = most maki, with { WORDS($icons) } { $icons ->
        [one] icon
       *[other] icons
    }, { WORDS($points) }

# A reason: the most maki icons, but not alone, so the points are shared.
why-maki-most-tied = most maki, tied, with { WORDS($icons) } { $icons ->
        [one] icon
       *[other] icons
    }, { WORDS($points) }

# A reason: the second most maki icons.
why-maki-second = second most maki, with { WORDS($icons) } { $icons ->
        [one] icon
       *[other] icons
    }, { WORDS($points) }

# A reason: the second most maki icons, but not alone, so the points are shared.
why-maki-second-tied = second most maki, tied, with { WORDS($icons) } { $icons ->
        [one] icon
       *[other] icons
    }, { WORDS($points) }

# The points of one round, within a list.
points-in-words = { WORDS($points) }

# $rounds: "eighteen, twelve and nine".
why-game = { CAPITAL($seat) }: rounds { $rounds }; puddings { WORDS($puddings) }; in all { WORDS($points) }.

## Check

# The end of a check: the cards on the table are those of the record. $count may be zero.
check-all-match = { CAPITAL($seat) }: { $count ->
        [0] no card, as recorded
        [one] the one card matches
       *[other] all { WORDS($count) } match
    }.

# $cards is a list: "a tempura and a sashimi". They were not scanned.
check-missing = Missing: { $cards }.

# $card: "That tempura".
check-belongs-to = { $card } belongs to { $seat }.

# $card: "That tempura". It was scanned, and its round is over.
check-discarded = { $card } was discarded.

# $place counts the cards that were scanned for the check.
check-never-revealed = The { ORDINAL($place) } card you scanned was never revealed.

# $cards is a list: "a tempura", "two puddings". They were named, not scanned, and nobody has any more of them.
check-named-extra = Named, but not recorded there: { $cards }.

# The same, where $seats, one or more players, have such cards: which one it may be, a name does not tell.
check-named-elsewhere = Named, but not recorded there: { $cards }. Such a card lies before { $seats }.

# The same where what is locked must not be heard: $count of the cards that were named are not recorded there.
check-named-hidden = { $count ->
        [one] One of the cards you named is not recorded there.
       *[other] { CAPITAL(WORDS($count)) } of the cards you named are not recorded there.
    }

## Corrections

# $card: "the tempura". It counts for $seat from now on.
corrected-moved = Corrected: { $card } is now { $seat }’s.

# $new and $old: "a tempura".
corrected-replaced = Corrected: { $seat } revealed { $new }, not { $old }.

# Which card was corrected stays secret.
corrected-sealed = Corrected.

# After a correction of a round that was over. $changes: "Ana, plus three, now twenty-one", from the next two.
scores-changed = Scores changed: { $changes }.

# Part of a list: $difference points more than before the correction, $points in all.
seat-up = { $seat }, plus { WORDS($difference) }, now { WORDS($points) }

# Part of a list: $difference points less than before the correction, $points in all.
seat-down = { $seat }, minus { WORDS($difference) }, now { WORDS($points) }

## Refusals

# $card: "That salmon nigiri".
refused-already-in-play = { $card } lies in { $seat }’s tableau. Reveal another card, or undo.

# The same for a card that stays secret.
refused-already-in-play-hidden = That card is locked already. Take another one, or undo.

# $card: "That tempura".
refused-discarded = { $card } was discarded in an earlier round. Reveal a card from your hand.

# A card was named without a code, and all of its kind are in play. $card is the bare name.
refused-kind-exhausted = Every { $card } of the deck is used. Name another kind.

# One card a turn.
refused-reveal-complete = { CAPITAL($seat) } has revealed already. Wait for the others, or undo.

# On the reader that all share: those who are missing have readers of their own.
refused-reveal-complete-all = Only players with readers of their own are missing. Use the reader of your seat.

# "Sushi Go!" was called without chopsticks.
refused-no-chopsticks = { CAPITAL($seat) } has no chopsticks. Reveal one card.

# The command late, without a call that it could move.
refused-no-chopsticks-late = Nobody has declared Sushi Go for this turn. Declare it first, then give the command late.

# Chopsticks serve from the turn after they were revealed.
refused-chopsticks-too-new = { CAPITAL($seat) }’s chopsticks came this turn. Reveal another card; they serve from the next turn.

# One use a turn, even with several chopsticks.
refused-already-declared = { CAPITAL($seat) } has said Sushi Go this turn already, and once a turn is enough. Go on with the cards.

# "Sushi Go!" was called in the last turn of a round; perhaps it was meant for the turn before.
refused-last-card = { CAPITAL($seat) } has too few cards left to take two. If you meant the turn before, undo the last card, then declare Sushi Go.

# The command late must come before any card of the new turn.
refused-cannot-stand-late = A card of the new turn is in. Undo it, then give the command late.

## What a card is worth, for one ear

# Tempura: whole sentences, said after the card’s name.
worth-tempura = Two give five.

# Sashimi: whole sentences, said after the card’s name.
worth-sashimi = Three give ten.

# Dumplings, from one to five: whole sentences, said after the card’s name.
worth-dumpling = One, three, six, ten, fifteen.

# A single maki: whole sentences, said after the card’s name.
worth-maki-1 = One icon; most icons six, second three.

# A double maki: whole sentences, said after the card’s name.
worth-maki-2 = Two icons; most icons six, second three.

# A triple maki: whole sentences, said after the card’s name.
worth-maki-3 = Three icons; most icons six, second three.

# Egg nigiri: whole sentences, said after the card’s name.
worth-egg-nigiri = One point, three on wasabi.

# Salmon nigiri: whole sentences, said after the card’s name.
worth-salmon-nigiri = Two points, six on wasabi.

# Squid nigiri: whole sentences, said after the card’s name.
worth-squid-nigiri = Three points, nine on wasabi.

# Pudding: whole sentences, said after the card’s name.
worth-pudding = Counts at the end: most six, fewest minus six.

# Wasabi: whole sentences, said after the card’s name.
worth-wasabi = Triples the next nigiri.

# Chopsticks: whole sentences, said after the card’s name.
worth-chopsticks = Two cards on a later turn.

## How a card feels, the hole at the top right

# Tempura: the sticker and its place, after the card’s name and a colon.
touch-tempura = diagonal cross, top left

# Sashimi: the sticker and its place, after the card’s name and a colon.
touch-sashimi = square, top left

# Dumplings: the sticker and its place, after the card’s name and a colon.
touch-dumpling = star, top left

# A single maki: the sticker and its place, after the card’s name and a colon.
touch-maki-1 = circle, left edge, top

# A double maki: the sticker and its place, after the card’s name and a colon.
touch-maki-2 = circle, left edge, middle

# A triple maki: the sticker and its place, after the card’s name and a colon.
touch-maki-3 = circle, left edge, low

# Egg nigiri: the sticker and its place, after the card’s name and a colon.
touch-egg-nigiri = window, left edge, top

# Salmon nigiri: the sticker and its place, after the card’s name and a colon.
touch-salmon-nigiri = window, left edge, middle

# Squid nigiri: the sticker and its place, after the card’s name and a colon.
touch-squid-nigiri = window, left edge, low

# Pudding: the sticker and its place, after the card’s name and a colon.
touch-pudding = flower, top left

# Wasabi: the sticker and its place, after the card’s name and a colon.
touch-wasabi = triangle, top left

# Chopsticks: the sticker and its place, after the card’s name and a colon.
touch-chopsticks = upright cross, top left

## Help

# The command help, during a game. The keys are those of a numeric keypad.
help = Scan your card, or type its name and Enter. Digits one to five: a tableau. Zero: whose turn. Plus: scores. Minus: undo. Slash again: more.

# The command help again.
help-in-detail = Six: what is new. Seven: chopsticks. Eight: identify a card. Nine: check a tableau. Star: why. Dot: silence. Enter: repeat. Less than, greater than: older and newer lines. The words correct, count, late and redo are typed; so is a language’s name, to change the language.
