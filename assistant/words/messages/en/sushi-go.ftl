### What is said in a game of Sushi Go!
### $seat is a player’s name, "player three" or "the dummy"; $card is a card’s name, in the form that the sentence needs.

# The dummy of the variant for two, named like a player.
dummy = the dummy

## The start

# $players is a list of names in seat order.
game-begins = Sushi Go, with { $players }.
house-rules = House rules: { $rules }.
rule-reveal-open = cards are revealed openly
rule-reveal-sealed = cards are locked, and read when all are in
rule-pass-left = hands go left
rule-pass-both-ways = hands go left, in the second round right
rule-dummy-off = no dummy
rule-dummy-on = with a dummy
# $hand cards for each player, $pile cards stay.
deal = Deal { WORDS($hand) } each; { $pile } stay in the pile.
deal-dummy = Deal { WORDS($hand) } each and { WORDS($hand) } for the dummy; { $pile } stay in the pile.
draw-for-dummy = { $seat } draws for the dummy.

## Reveals

card-revealed = { $seat }: { $card }.
# $worth is what the nigiri is worth on its wasabi.
card-revealed-on-wasabi = { $seat }: { $card }, on wasabi. { CAPITAL(WORDS($worth)) }.
# A sealed card: nothing is said of it. $locked of $players have locked, $waiting are those still missing.
card-locked = { $seat } locked: { $locked } of { $players }, waiting for { $waiting }.
    .brief = { $seat } locked.
card-locked-last = { $seat } locked. All cards are in.
    .brief = { $seat } locked.

## The end of a turn

return-chopsticks = { $seat }, put your chopsticks into the hand you pass.
pass-left = Pass left. { $hand ->
        [one] One card each.
       *[other] Hands of { WORDS($hand) }.
    }
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

sushi-go-declared = Sushi Go! { $seat } reveals two cards.
# Declared before any card of turn $turn: it may have been meant for the turn before.
sushi-go-declared-new-turn = Sushi Go! { $seat } reveals two cards in turn { WORDS($turn) }. If you meant the turn before, say late.
    .brief = Sushi Go! { $seat }, turn { WORDS($turn) }.
turn-reopened = Turn { WORDS($turn) } is open again. { $seat }, your second card.

## The end of a round

# $scores: "Ana eighteen; Bruno twelve".
round-over = { CAPITAL(ORDINAL($round)) } round over. { $scores }.
seat-points = { $seat } { WORDS($points) }
# Points that may be lost: "Ana plus six; Bruno minus three".
seat-gains = { $seat } plus { WORDS($points) }
seat-loses = { $seat } minus { WORDS($points) }
totals = In all: { $totals }.
leader = { $seat } leads with { WORDS($points) }.
leaders = { $seats } lead with { WORDS($points) } each.
clear-round = Keep your puddings, discard all other cards.
puddings-scored = Puddings: { $scores }.
puddings-nobody = Puddings: equal, nobody scores.
final-scores = Final scores: { $totals }.
winner = { $seat } wins with { $points ->
        [one] one point
       *[other] { WORDS($points) } points
    }.
winner-by-puddings = { $seat } wins with { WORDS($points) }, by more puddings.
winners = { $seats } share the win with { WORDS($points) } each.
# $cards in all, $kinds is a list of counts.
into-the-box = Into the box: { $cards } cards. { CAPITAL($kinds) }.
    .brief = Into the box: { $cards } cards.

## Steps, for undo and redo

# As a noun: "then Ana’s tempura could not stand".
step-reveal = { $seat }’s { $card }
    .undone = Taken back: { $seat }’s { $card }.
    .redone = Again: { $seat }’s { $card }.
step-sealed = the card of { $seat }
    .undone = { $seat }, your card is withdrawn.
    .redone = { $seat }, your card is locked again.
step-declaration = { $seat }’s Sushi Go
    .undone = Taken back: { $seat }’s Sushi Go.
    .redone = Again: { $seat }’s Sushi Go.
step-late = the late Sushi Go
    .undone = Taken back: the late Sushi Go.
    .redone = Again: the late Sushi Go.

## Where the game stands

standing-turn = Round { WORDS($round) }, turn { WORDS($turn) }, waiting for { $waiting }.
    .brief = Waiting for { $waiting }.
standing-round-over = Round { WORDS($round) } is over; the next card begins the next round.
standing-game-over = The game is over.

## Answers

# $cards: "two tempura, one squid nigiri on wasabi and one free wasabi".
tableau = { $seat }: { $cards }.
tableau-in-order = { $seat }, in order: { $cards }.
tableau-empty = { $seat }: no cards yet.
# $cards: "two squid nigiri".
cards-on-wasabi = { $cards } on wasabi
card-on-wasabi = { $card } on wasabi
free-wasabi = { $count ->
        [one] one free wasabi
       *[other] { WORDS($count) } free wasabi
    }
puddings-kept = { $count ->
        [one] one pudding kept
       *[other] { WORDS($count) } puddings kept
    }
scores-none-yet = No round has ended yet.
scores-so-far = After { $round ->
        [one] one round
       *[other] { WORDS($round) } rounds
    }: { $totals }.
scores-as-it-lies = This round, as the cards lie: { $scores }.
final-scores-again = Final scores: { $totals }.
hands = In hand: { $hands }.
hand-of = { $seat } { WORDS($count) }
pile = In the pile { $pile }, discarded { $count }.
owes-chopsticks = { $seat } owes chopsticks to the hand passed on.
changes-none = Nothing new since you last asked.
changes = New: { $laid }.
laid-by = { $seat }, { $cards }
changes-taken-back = { $count ->
        [one] One card was taken back.
       *[other] { CAPITAL(WORDS($count)) } cards were taken back.
    }
# $card: "a squid nigiri".
identified = This is { $card }. It lies before { $seat }, round { WORDS($round) }, turn { WORDS($turn) }.
identified-on-wasabi = This is { $card }. It lies before { $seat }, on wasabi, round { WORDS($round) }, turn { WORDS($turn) }.
identified-discarded = This is { $card }. { $seat } had it in round { WORDS($round) }; it is discarded.
# For one ear only. $sticker is how it feels, $worth what it is worth.
identified-in-private = This is { $card }: { $sticker }. { $worth }

## Why

why = { $seat }, { WORDS($points) }: { $reasons }.
why-nothing = { $seat }, nothing yet.
why-tempura = { $pairs ->
        [one] a pair of tempura
       *[other] { WORDS($pairs) } pairs of tempura
    }, { WORDS($points) }
why-sashimi = { $sets ->
        [one] three sashimi
       *[other] { WORDS($sets) } sets of three sashimi
    }, { WORDS($points) }
why-dumpling = { $count ->
        [one] one dumpling
       *[other] { WORDS($count) } dumplings
    }, { WORDS($points) }
why-nigiri = { $card }, { WORDS($points) }
why-nigiri-on-wasabi = { $card } on wasabi, three times, { WORDS($points) }
why-maki-most = most maki, with { WORDS($icons) }: { WORDS($points) }
why-maki-most-tied = most maki, tied, with { WORDS($icons) }: { WORDS($points) }
why-maki-second = second most maki, with { WORDS($icons) }: { WORDS($points) }
why-maki-second-tied = second most maki, tied, with { WORDS($icons) }: { WORDS($points) }
# $rounds: "eighteen, twelve and nine".
why-game = { $seat }: rounds { $rounds }, puddings { WORDS($puddings) }; in all { WORDS($points) }.

## Check

check-all-match = { $seat }: { $count ->
        [one] the one card matches
       *[other] all { WORDS($count) } match
    }.
check-differs = { $seat }: not as recorded.
check-missing = Missing: { $cards }.
# $card: "That tempura".
check-belongs-to = { $card } belongs to { $seat }.
check-discarded = { $card } was discarded.
# $place counts the cards that were scanned for the check.
check-never-revealed = The { ORDINAL($place) } card you scanned was never revealed.

## Corrections

corrected-moved = Corrected: { $card } is now { $seat }’s.
corrected-replaced = Corrected: { $seat } revealed { $new }, not { $old }.
corrected-sealed = Corrected.
# $changes: "Ana plus three, now twenty-one".
scores-changed = Scores changed: { $changes }.
seat-up = { $seat } plus { WORDS($difference) }, now { WORDS($points) }
seat-down = { $seat } minus { WORDS($difference) }, now { WORDS($points) }

## Refusals

refused-already-in-play = { $card } lies in { $seat }’s tableau. Scan another card, or say undo.
refused-already-in-play-hidden = That card is locked already. Scan another one, or say undo.
refused-discarded = { $card } was discarded in an earlier round. Scan a card from your hand.
refused-kind-exhausted = Every { $card } of the deck is used. Name another kind.
refused-kind-exhausted-hidden = Every card of that kind is used. Name another kind.
refused-reveal-complete = { $seat } has revealed already. Wait for the others, or say undo.
refused-reveal-complete-all = Nobody without a reader is missing. Use the reader of your seat.
refused-game-over = The game is over. Say undo to reopen it, or begin a new game.
refused-no-chopsticks = { $seat } has no chopsticks. Reveal one card.
refused-no-chopsticks-late = Nobody has said Sushi Go for this turn. Say Sushi Go first, then late.
refused-chopsticks-too-new = { $seat }’s chopsticks came this turn. They serve from the next one.
refused-already-declared = { $seat } has said Sushi Go this turn already. One use a turn.
refused-last-card = { $seat } has one card in hand and cannot take two. If you meant the turn before, undo the last card, then say Sushi Go.
refused-cannot-stand-late = A card of the new turn is in. Undo it, then say late.

## What a card is worth, for one ear

worth-tempura = Two give five.
worth-sashimi = Three give ten.
worth-dumpling = One, three, six, ten, fifteen.
worth-maki-1 = One icon; most icons six, second three.
worth-maki-2 = Two icons; most icons six, second three.
worth-maki-3 = Three icons; most icons six, second three.
worth-egg-nigiri = One point, three on wasabi.
worth-salmon-nigiri = Two points, six on wasabi.
worth-squid-nigiri = Three points, nine on wasabi.
worth-pudding = Counts at the end: most six, fewest minus six.
worth-wasabi = Triples the next nigiri.
worth-chopsticks = Two cards on a later turn.

## How a card feels, the hole at the top right

touch-tempura = diagonal cross, top left
touch-sashimi = square, top left
touch-dumpling = star, top left
touch-maki-1 = circle, left edge, top
touch-maki-2 = circle, left edge, middle
touch-maki-3 = circle, left edge, low
touch-egg-nigiri = window, left edge, top
touch-salmon-nigiri = window, left edge, middle
touch-squid-nigiri = window, left edge, low
touch-pudding = flower, top left
touch-wasabi = triangle, top left
touch-chopsticks = upright cross, top left
