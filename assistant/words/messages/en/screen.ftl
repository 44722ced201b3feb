### The pages: one for the whole table, one for each seat, on a screen or a phone.
### Most are labels and stand alone; their first letter is made large. $seat is a player’s name.

# The name of the page that all may look at.
screen-title-table = The table

# The name of one player’s own page.
screen-title-seat = Your page, { $seat }

# The name of the page on which a player opens an own one, and the link that leads there.
screen-title-join = Open my page

# The name of a page whose link is no longer good.
screen-title-ended = This link has ended

# What to do about it, under that heading.
screen-ended-how = Open your page again, with the code that the table tells you.

# Both in one, told on a page that is open.
screen-ended = This link has ended. Open your page again, with the code that the table tells you.

# The link in front of everything else, for who uses a keyboard.
screen-skip = To the main part

# Where the game would stand.
screen-no-game = No game yet. Sit down, and deal.

# A heading: the players with their cards.
screen-seats = Seats

# A heading: rows and dice of Sushi Bar.
screen-middle = In the middle

# A heading: what was said last.
screen-lines = Last said

# A heading: all lines, the newest on top.
screen-history = History, newest first

# Before a player’s seat lies nothing.
screen-nothing = Nothing yet

# Beside a name: this player’s card, or move, is missing.
screen-awaited = To play

# Beside a name: this player’s card is there.
screen-done-sushi-go = Done

# Beside a name: it is another player’s turn.
screen-done-sushi-bar = Waits

# Beside a name: the player called "Sushi Go!" and lays two cards.
screen-declared = Sushi Go! Two cards

# Cards of this turn that lie face down.
screen-face-down = { $count ->
        [one] One card face down
       *[other] { CAPITAL(WORDS($count)) } cards face down
    }

# On a player’s own page alone: what the own face-down cards are. $cards is a list.
screen-locked-own = Face down, for your eyes alone: { $cards }

# Under a line that nobody else was told.
screen-private = For you alone

# A list within another sentence.
screen-list = { $items }

# Points so far, shown large.
screen-total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# What the cards of this round would give as they lie.
screen-lies = { $points } as it lies

# A heading over the card buttons.
screen-cards-sushi-go = Reveal a card

# The same over the tile buttons of Sushi Bar.
screen-cards-sushi-bar = Name a tile

# Under the heading over the card buttons.
screen-cards-how-sushi-go = Press the kind that you lay. Undo takes it back.

# Under that over the tile buttons.
screen-cards-how-sushi-bar = To lay a row, press its tiles from left to right. Later, press a tile that your dice reach: it is yours.

# A heading over the choices of Sushi Bar.
screen-choices = Your choices

# A heading over the questions.
screen-ask = Ask

# A heading over undo and its like.
screen-do = Do

# A button: my own cards.
screen-my-tableau-sushi-go = My cards

# A button: my own tiles, in Sushi Bar.
screen-my-tableau-sushi-bar = My tiles

# A button: call "Sushi Go!", to use chopsticks.
screen-key-chopsticks = Sushi Go!

# A button: the call was meant for the turn before.
screen-key-late = Late: for the turn before

# A button: roll the dice.
screen-key-roll = Roll the dice

# A button: have the rows laid at random.
screen-key-shuffle = Lay the rows at random

# A button: say the last lines again.
screen-repeat = Repeat

# A button: whose turn it is.
screen-turn = Turn

# A button: the scores.
screen-scores = Scores

# A button: where the points come from.
screen-why = Why?

# A button: what is new since the last question.
screen-changes = What is new?

# A button: how to play on this page.
screen-help = Help

# What that button tells. It names headings and buttons of the page.
screen-help-sushi-go = Choose a card, and press its kind under “Reveal a card”. Undo takes it back. Under “Ask”: whose turn it is, the scores, why, and everybody’s cards. For chopsticks, press “Sushi Go!” before your second card.

# The same in Sushi Bar.
screen-help-sushi-bar = On your turn, roll the dice under “Do”, then press one of your choices. Undo takes it back. Under “Ask”: whose turn it is, the scores, and how many tiles everybody has.

# A button: take the last step back.
screen-undo = Undo

# A button: do it again after all.
screen-redo = Redo

# A button: the next card that is shown is told to me alone.
screen-identify = Peek: which card is this?

# A button: end what was begun, such as peeking.
screen-stop = Stop

# A heading over the settings of this page.
screen-settings = Settings of this page

# How large letters are.
screen-size = Size of letters

# The choice of colours.
screen-theme = Colours

# Colours as the device has them.
screen-theme-auto = As on this device

# Dark letters on a light ground.
screen-theme-light = Light

# Light letters on a dark ground.
screen-theme-dark = Dark

# Yellow letters on black.
screen-theme-yellow = Yellow on black

# The choice of the language.
screen-language = Language

# The language of the table.
screen-language-table = The table’s

# A switch: single letters do what buttons do. Each letter stands at its button.
screen-letters = Single letters are keys

# A switch: only what is for this player alone is read out by the screen reader.
screen-only-mine = Read only what is for me

# A switch on the table’s page: a screen reader reads new lines.
screen-read-lines = My screen reader reads new lines

# A switch: the phone’s screen stays on.
screen-awake = Keep the screen on

# Where a page cannot keep the screen on.
screen-autolock = This page cannot keep the screen on. In your phone’s settings, set the automatic lock to never while you play.

# A summary that opens to a QR code of this very page.
screen-other-device = Move to another device

# Describes the QR code.
screen-other-device-code = QR code of your page. Whoever scans it reads what is for you alone.

# In place of that code, where no other device could reach the page. The last words are two options as they are typed.
screen-other-device-none = Only this computer can open pages now, so there is no code to scan. Leave the game, then start it again with the options --share and --resume.

# A heading over the address for phones.
screen-join = On your phone

# Describes the QR code of the address.
screen-join-code-picture = QR code of the address at which phones open their page

# Over that address, in place of a code, where only this computer can open pages.
screen-join-here = On this computer, go to the address below. Phones need a start with the option --share.

# What to do on the page that opens a player’s own one.
screen-join-how = Give the command pages at the table: you hear a code of six digits.

# The players to choose from.
screen-join-who = Who are you?

# The field for the code.
screen-join-code = Code

# The button that opens the page.
screen-join-go = Open

# The code was not right.
screen-join-wrong = That is not the code. Nothing was opened.

# Too many codes were tried.
screen-join-wait = Too many tries. Wait a minute, then try again.

# The page has no connection.
screen-lost = No connection. The page tries again by itself.

# It has one again.
screen-back = Connected again.

# What was pressed did not reach the table.
screen-not-sent = That did not reach the table. Please press again.

# Buttons were pressed faster than a table plays.
screen-too-fast = Too fast. Please press again.

# The first words of a player’s page. $standing is a sentence.
screen-welcome = { CAPITAL($seat) }, this is your page. { $standing }

# After an absence: turns passed, and others are to play.
screen-missed-turns = { $turns ->
        [one] One turn passed.
       *[other] { CAPITAL(WORDS($turns)) } turns passed.
    } What you missed is in the history.

# After an absence: turns passed, and it is this player’s move.
screen-missed-turns-your-move = { $turns ->
        [one] One turn passed; your move.
       *[other] { CAPITAL(WORDS($turns)) } turns passed; your move.
    } What you missed is in the history.

# After a short absence.
screen-missed-lines = You missed { $count ->
        [one] one line.
       *[other] { WORDS($count) } lines.
    } See the history.

# After a short absence, and it is this player’s move.
screen-missed-lines-your-move = You missed { $count ->
        [one] one line; your move.
       *[other] { WORDS($count) } lines; your move.
    } See the history.

## What the table hears of pages

# At the start. How to open one is told by the word "pages".
pages-begin = The table’s page is ready. Give the command pages to hear how to open a page of your own.

# The answer to "pages". $address is as it is typed; $code is digits with blanks between.
pages-how = To open your own page, go to { $address } and give the code { $code }.

# The same where only this computer can reach it.
pages-how-here = On this computer, go to { $address } and give the code { $code }. Phones need a start with the option --share.

# There are no pages in this game.
pages-off = There are no pages: they need a start with the option --screen.

# All links were made anew.
pages-new = All pages have ended. To open yours again, go to { $address } and give the code { $code }.

# A player’s page was opened for the first time.
page-open = { CAPITAL($seat) }’s page is open.

# A player’s page was opened before, and is opened again elsewhere: all may want to know.
page-open-again = { CAPITAL($seat) }’s page was opened elsewhere too.

# The same for that player alone: by whom it was opened, only the player can tell.
page-open-again-own = Your page was opened elsewhere too. If that was not you, give the command pages, and open your page anew with the code.

# What is printed at the start, for who sits at the computer. $url is a link.
page-link-table = The table’s page: { $url }

# The same for each player.
page-link-seat = The page of { $seat }: { $url }

## Languages, each in itself

# English.
screen-language-en = English

# French.
screen-language-fr = Français

# Brazilian Portuguese.
screen-language-pt-BR = Português

## Letters that are keys, where the player has switched them on; each one letter, all different

# My own cards.
screen-letter-mine = m

# The turn.
screen-letter-turn = t

# The scores.
screen-letter-scores = s

# Why.
screen-letter-why = w

# What is new.
screen-letter-changes = n

# Say it again.
screen-letter-repeat = r

# Undo.
screen-letter-undo = u

# Sushi Go!
screen-letter-chopsticks = g

# To the history.
screen-letter-history = h

## Commands

# Tells how to open a page of one’s own.
command-pages = pages
    .said = page, links

# Ends all players’ pages, and gives new links.
command-new-pages = new pages
    .said = new links
