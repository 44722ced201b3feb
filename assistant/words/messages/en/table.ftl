### What the table itself says, whatever game is played.
### The fact first, the detail after. Numbers that engines misread go through WORDS and ORDINAL.

# Who is called when a player has no name. $seat is the number of the seat.
guest = player { WORDS($seat) }

## Seats

# A badge chose this seat: the next card on this reader is its card.
seat-chosen = { CAPITAL($seat) }, your card.

# Somebody asked, by key, for the tableau of a seat that nobody has.
no-such-seat-to-ask = Nobody sits on seat { WORDS($seat) }.

## Undo, redo

# $what is a whole sentence, such as "Taken back: Ana’s tempura."; $standing tells where the game now stands.
undone = { $what } { $standing }

# The same for a step that counts again.
redone = { $what } { $standing }

# A seat had been chosen by its badge.
step-badge = the badge of { $seat }
    .undone = Taken back: the badge of { $seat }.
    .redone = Again: the badge of { $seat }.

# A step: a correction.
step-correction = the correction
    .undone = Taken back: the correction.
    .redone = Again: the correction.

## Dialogues

# The check compares the cards on the table with the record.
check-begins = Check. A badge, a number or a name, then that player’s cards, then check again.
    .brief = Check. Whose badge?

# The badge was scanned; now the cards.
check-cards = Checking { $seat }. Show or name the cards in any order, then check again.
    .brief = Checking { $seat }.

# After each card of a check; a sound goes with it.
check-card = Noted.
    .brief = { "" }

# The check was stopped, or nobody went on with it.
check-ends = Check ended, nothing was compared.

# The correction of a card that was scanned wrongly.
correct-begins = Correct. Show or name the card that is wrong.

# The wrong card was scanned; now whose it is, or what it should have been.
correct-card = Now its true owner’s badge, number or name, or the card that was meant.

# The same for a card that was only named: the message before this one has told which one was taken, and whose.
correct-card-of-several = If you mean another one, name it once more. Else its true owner’s badge, number or name, or the card that was meant.

# The correction was stopped, or nobody went on with it.
correct-ends = Correction ended, nothing was changed.

# A card is shown only to learn which one it is.
identify-begins = Identify. Show one card; it will not be played.
    .brief = Identify. Show a card.

# The next card is told to this player alone, in private.
identify-for = If the card is hidden, only { $seat } hears it. Show it.

# The same where this player has no channel of one’s own: what is told then, everybody hears.
identify-for-all = { CAPITAL($seat) } has no private channel here, so I tell only a card that lies face up, and to all. Show one, or stop.
    .brief = { CAPITAL($seat) } has no private channel: face up only, and to all.

# Nobody showed a card.
identify-ends = Identify ended.

# The command help in any of these dialogues, after what the dialogue waits for.
dialogue-leave = To leave it, dot or the word stop. After half a minute it ends by itself.

# After a refusal: the check goes on.
check-open = The check is still open; the word stop ends it.
    .brief = The check is still open.

# After a refusal: the correction goes on.
correct-open = The correction is still open; the word stop ends it.
    .brief = The correction is still open.

# After a refusal: the identifying goes on.
identify-open = Identify is still open; the word stop ends it.
    .brief = Identify is still open.

# The command repeat, before anything was said.
nothing-to-repeat = Nothing has been said yet.

# The command older, at the oldest line that is kept.
history-oldest = Nothing older is kept.

# The command newer, at the newest line.
history-newest = That was the newest line.

## Refusals: what is wrong, then what to do next

# A scan without a valid code.
refused-unreadable = That was no card code. Turn the card, hole at the top right, and scan again.
    .brief = Not readable. Scan again.

# Typed words that mean no card, no key and no code. $text is what was typed.
refused-typed = I do not know { $text }. Type a card’s name, or slash for help.

# Typed words that are nearly the name of a card. $text is what was typed, $card the card’s bare name.
refused-typed-card = No card is called { $text }. Did you mean { $card }? Then type that.

# Typed words that are nearly the name of a command. $text is what was typed, $key the command’s name.
refused-typed-command = I do not know { $text }. Did you mean the command { $key }? Then type that.

# Typed words that begin the names of several cards. $kinds: "single maki, double maki or triple maki".
refused-typed-several = { CAPITAL($text) } may be { $kinds }. Type more of the name.

# The same where the names are too many, or nobody else may hear them.
refused-typed-more = Several cards begin like that. Type more of the name.

# A player's name that cannot be one. $most letters at the most.
refused-name = A name has at most { WORDS($most) } letters, and nothing but letters and signs. Type it again.

# The sample game begins, which nobody plays.
sample-begins = A sample game plays by itself, from beginning to end.

# The same where the words may be a secret with a slip in it, so they are not told.
refused-typed-hidden = I do not know these words. Type a card’s name, or slash for help.

# A valid code that stands for no card.
refused-unknown-card = I do not know this card. Type its name, or take another one.

# A valid code of another deck, or of another copy of this one.
refused-other-set = This card belongs to another deck. Put it aside and take one of ours.

# A badge beyond the players.
refused-no-such-seat = Nobody sits on seat { WORDS($seat) }. Use a player’s badge or number.

# A card was scanned where the check waits for a badge.
refused-check-badge-first = Whose cards are they? First that player’s badge, number or name.

# The command undo, at the very beginning.
refused-nothing-to-undo = There is nothing to take back. Go on, or ask for help.

# The command redo, when nothing was undone.
refused-nothing-to-redo = There is nothing to do again. Go on, or ask for help.

# A key that means nothing here. $key is its name, from commands.ftl.
refused-key = { CAPITAL($key) } means nothing now. Ask for help to hear what you can do.

# A badge was scanned where the correction waits for a card.
refused-correct-card-first = First the card that is wrong, then the badge, number or name.

# The correction can only begin with a card that was revealed.
refused-correct-never-revealed = That card was never revealed in this game. Show or name one that was, or stop.

# The second card of a correction was revealed as well, so it cannot have been meant.
refused-correct-revealed-too = That card was revealed too. Give the true owner’s badge, number or name, or a card that was never revealed.

# The kind of the card that is to be corrected was named again, and no other card of it was revealed.
refused-correct-only-one = No other card of that kind was revealed. Give the true owner’s badge, number or name, or another kind of card, or stop.

# A correction that a later fact contradicts. $step names that fact, such as "Ana’s tempura".
refused-cannot-stand = This cannot be corrected: then { $step } could not stand. Take that back first.

# A hidden card was shown, and nobody has a headphone or a voice of one’s own.
refused-no-private-channel = I tell a hidden card only in private, and there is no private channel here. Ask a friend, or stop.

# The same, where some players could hear it, and none of them is chosen.
refused-private-for-whom = That card is hidden, and I tell it only in private. First the badge, number or name of the player who may hear it, or stop.

## Before a game: who sits where

# The first words before a game.
set-up-begins = Scan the badges of all players, then the start card. Or type the names with commas, or the digit on each badge, then plus. Slash for help.
    .brief = Badges, then start.

# The command help, before a game.
set-up-help = A badge, or the digit on it, seats a player, by the name that the badge remembers; type a name and Enter to name the last one, or all names with commas. Minus: take back. Zero: who sits here. Star: the next house rule. Seven: change it. If the last name is wrong, the word correct, then the right name. To change the language, type its name, such as French. Plus: deal.

# A player sat down. $name may be "player three", and then $seat says the same number.
seated = Seat { WORDS($seat) }: { $name }.

# The owner of a badge is remembered by a name that somebody has who sits here already. $name is that name.
seated-namesake = { CAPITAL($name) } sits here already, so seat { WORDS($seat) } is player { WORDS($seat) }. Type another name to change that.
    .brief = Another { $name }: seat { WORDS($seat) } is player { WORDS($seat) }.

# A player who had sat down was taken back.
stood-up = { CAPITAL($name) } is no longer seated.

# The answer to "who sits here", when nobody does.
seated-nobody = Nobody is seated yet.

# The answer to "who sits here". $players is a list of names, $count how many they are.
seated-so-far = Seated: { $players }. { $count ->
        [one] One player
       *[other] { CAPITAL(WORDS($count)) } players
    }.

# Several names were typed at once, and somebody who sat here has lost a seat or a name by it.
seated-anew-so-far = Seated anew: { $players }. { $count ->
        [one] One player
       *[other] { CAPITAL(WORDS($count)) } players
    }. Minus brings back who sat there before.
    .brief = Seated anew: { $players }.

# Undo took back a name, or several; who sits here now.
seated-again-so-far = Taken back. Seated: { $players }. { $count ->
        [one] One player
       *[other] { CAPITAL(WORDS($count)) } players
    }.

# The same, when nobody sits here any more.
seated-again-nobody = Taken back. Nobody is seated.

# A name was typed for a badge; it is remembered.
named = Seat { WORDS($seat) } is { $name }. Minus takes it back.
    .brief = Seat { WORDS($seat) } is { $name }.

# After a typed name, where all badges are somebody’s: one of them, with the number $seat, gets this $name. $before had it.
badge-renamed = Badge { WORDS($seat) } was { $before }’s; from now on it is { $name }’s.

# The command correct, before a game: a wrong name was remembered for a badge, and is not any more.
name-forgotten = { CAPITAL($name) } is forgotten; seat { WORDS($seat) } is player { WORDS($seat) }. Type the right name, or go on without one.
    .brief = { CAPITAL($name) } is forgotten; seat { WORDS($seat) } is player { WORDS($seat) }.

# The command correct, before a game: nobody sits here, or who sat down last has no name.
refused-no-name-to-correct = There is no name to correct. First the badge or number of the player whose name is wrong.

# The badge of somebody who sits already. $seat is the player’s name.
refused-already-seated = { CAPITAL($seat) } is seated already. Use another badge or number, or start.

# A name was typed that another player has; it may differ in case and accents.
refused-name-taken = Two players cannot both be { $name }: nobody would know who is meant. Type another name, such as { $name } B.

# Several names were typed at once, and two of them are alike; they may differ in case and accents.
refused-name-twice = Two players cannot both be { $name }: nobody would know who is meant. Type all the names again, with { $name } B for one of them.

# What was typed for a player’s name is nearly a command. $key is the command’s name.
refused-name-or-command = Do you mean the command { $key }? Then type { $key }. If { $text } is a player’s name, type { $text } once more.

# What was typed for a player’s name may be a card’s. $kinds: "single maki, double maki or triple maki".
refused-name-or-card = { CAPITAL($text) } may mean a card, { $kinds }, and the game has not begun. If it is a player’s name, type { $text } once more.

# The start card with too few or too many players.
refused-players-two-to-five = This game is for two to five players, and { $players ->
        [0] nobody is seated yet
        [one] only one is seated
       *[other] { WORDS($players) } are seated
    }. { $players ->
        [0] Seat them by badge, number or name, then start.
        [1] Seat more by badge, number or name, then start.
       *[other] Undo until five are left.
    }

# One more player would sit down, by badge, digit or name, where as many sit as may play. $players is how many.
refused-table-full = { CAPITAL(WORDS($players)) } players are seated, and no more can play this game. Start, or type all the names anew.

# More names were typed at once than players may play: $named of them, and $most may play.
refused-names-too-many = These are { WORDS($named) } names, and at most { WORDS($most) } can play. Nothing has changed. Type { WORDS($most) } names or fewer.

# The start card, with the house rule "dummy" and more than two players.
refused-dummy-needs-two = The dummy plays with two players only, and { $players ->
        [0] nobody is seated yet
        [one] only one is seated
       *[other] { WORDS($players) } are seated
    }. Change that rule, or seat two.

# A card was scanned before the game began.
refused-start-first = The game has not begun. Seat the players, then start: the start card, plus, or the word start.

# $key is a command's name.
refused-key-before-start = { CAPITAL($key) } serves only in a game. Start one first: the start card, plus, or the word start.

# A house rule as it is, and what change would make of it.
rule-read = { CAPITAL($rule) }. The command change makes it: { $other }.

# The house rule that was read has been changed: what it is now, and what it was.
rule-changed = Now: { $rule }. Before: { $other }.

## The evening

# The language was changed to this one: its own name.
language-is = I speak English now.
    .brief = English.

# Before a game undo took back a change of language: it is this one again.
language-again = Taken back. I speak English again.
    .brief = English again.

# The command new game, in the middle of a game.
new-game-sure = This game is not over. Give the command new game again to leave it; it stays on the disk.

# $standing: "Round one, turn two, waiting for Ana."
resumed = The game goes on. { $standing }

# The first words when a game was left open. $standing as above.
open-game-found = An open game was found. { $standing } Press plus, or give the command resume, to go on with it.

# Another game was begun although one was open; see open-game-found.
open-game-kept = The game that was open is kept. It is offered again when this one is over.

# $reader is the name of a scanner.
reader-lost = The reader { $reader } is gone. Plug it in again; you can type cards meanwhile.

# The same when it was not there from the start.
reader-absent = The reader { $reader } is not there. Plug it in, or switch it on; you can type cards meanwhile.

# The same, in a game. $step is the last step that counts, such as "Ana’s tempura".
reader-lost-after = The reader { $reader } is gone. The last card I have is { $step }.

# The scanner was plugged in again.
reader-found = The reader { $reader } is back.

## The program itself

# The one question of the very first start.
who-speaks = Press one: I speak. Press two: your screen reader speaks.

# Ctrl-C: the program ends in the middle of a game.
left = Goodbye. The game is kept. Next time, plus or the word resume goes on with it.

# The same where nothing was played yet, and an older game is open: that one goes on the next time.
left-dealt = Goodbye. Nothing had been played in this game. Next time, the one that was open before it is offered.

# The program ends before a game, or after its end.
left-no-game = Goodbye.

# Started to go on with a game, but there is none.
no-open-game = There is no open game. Begin a new one.

# The same, where the players named a game, and only another one is open.
no-such-game-open = No such game is open, but another one is. Begin a new one, or start again without naming a game.

# The settings cannot be saved, such as a name that was typed for a badge.
trouble-settings = The settings cannot be saved. They hold for this evening.

# Scans came faster than they could be taken; none is lost.
one-moment = One moment.

# The record of the game cannot be written.
trouble-disk = The game cannot be written to the disk. It goes on, but could not be resumed.

# The machine has no sound device.
trouble-no-device = There is no sound device. I go on in text.

# The configuration names a sound device that this machine has not.
trouble-device-unknown = The sound device of the configuration is not there. I go on in text.

# The sound device is there, but cannot be used.
trouble-device-failed = The sound device does not open. I go on in text.

# The sound device was unplugged.
trouble-device-lost = The sound device is gone. I go on in text.

# A voice of the configuration is not on this machine; espeak is a name.
trouble-espeak-missing = The voice espeak is not installed.

# A voice broke down; another one goes on.
trouble-espeak-failed = The voice espeak has failed.

# A voice of the configuration is not on this machine; pyttsx is its name, without the digit.
trouble-pyttsx3-missing = The voice pyttsx is not installed.

# A voice broke down; another one goes on.
trouble-pyttsx3-failed = The voice pyttsx has failed.

# A voice gave no sound for a while; another one goes on.
trouble-pyttsx3-hung = The voice pyttsx does not answer.

# All voices broke down.
trouble-text-only = No voice is left. I go on in text.

## What any game says

# What this table plays by. $rules is a list of the game’s rule-… messages, with pauses between.
house-rules = House rules: { $rules }.

# Part of a list: a player and points, which may be negative. The comma parts "player three" from the number.
seat-points = { $seat }, { WORDS($points) }

# At the game’s end. $totals is a list: "Ana, three; Bruno, minus one", from seat-points.
final-scores = Final scores: { $totals }.

# The answer to "scores" after the end.
final-scores-again = Final scores: { $totals }.

# The last line of the scores. $points may be negative.
winner = { CAPITAL($seat) } wins with { $points ->
        [one] one point
       *[other] { WORDS($points) } points
    }.

# Nobody is ahead: a shared win. $seats are two or more names.
winners = { CAPITAL($seats) } share the win with { WORDS($points) } each.

# The answer to "whose turn" after the end.
standing-game-over = The game is over.

# The answer to "changes": nothing has happened since.
changes-none = Nothing new since you last asked.

# The end of a check that found something; the next messages say what.
check-differs = { CAPITAL($seat) }: not as recorded.

# A card after the end.
refused-game-over = The game is over. Undo to reopen it, or begin a new game: the start card, or the word start.

# After the last sentence of a game, and after the answer to "whose turn" then.
game-over-next = Another game with the same players: the start card, or the word start.
    .brief = Another game: start.

# The command start, or new game, after the end. $players is a list of names.
another-game = Another game. Seated: { $players }. The start card, plus or the word start deals. Slash for help.
    .brief = Another game. Seated: { $players }. Plus deals.

# One more card of a kind than the deck has, and its name stays secret. One sentence, whether the others lie face up or
# one of them is locked: what is locked is not to be heard from it.
refused-kind-exhausted-hidden = No card of that kind is left. Take another; if you truly hold it, a card was given wrongly: check the tableaus, or undo.

# The command correct, in a game that is never corrected that way.
refused-no-correct = In this game nothing is corrected that way. Undo until the mistake is gone.
