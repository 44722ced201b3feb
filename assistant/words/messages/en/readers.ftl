### What readers have to say about themselves. $reader is a reader’s name, such as “main” or “r2”.

# Two radio tags lie on one reader, which cannot tell them apart.
reader-several-cards = Two cards. Lift one.

# What comes from the reader makes no sense at all.
reader-wrong-speed = I cannot make out what the reader { $reader } sends. It probably speaks at another speed. The command “sushi-says readers --add” finds the right one.

# A board that we made ourselves: its radio is a second, smaller board.
reader-no-chip = The reader { $reader } is there, but its radio does not answer. Check the wires between the two boards.

# The same radio, when it answers again.
reader-no-chip-over = The radio of the reader { $reader } answers again.

# A board that we made ourselves, with a later program on it than this one understands.
reader-newer-protocol = The firmware of the reader { $reader } is newer than what I understand, so its cards are not read. Update Sushi Says, or put the firmware that came with it on the board.

# Another program has opened the reader’s port.
reader-busy = Another program is using the reader { $reader }. Close it.

# A reader that was not there from the start, now that it was plugged in.
reader-there = The reader { $reader } is there now.

# Its plug is in, but nothing comes from it.
reader-silent = The reader { $reader } is plugged in, but does not answer. Unplug it, check its wires and plug it in again; you can type cards meanwhile.

# The same, in a game. $step is the last step that counts, such as “Ana’s tempura”.
reader-silent-after = The reader { $reader } is plugged in, but does not answer. The last card I have is { $step }.

# A radio tag that nobody has ever said the card of.
refused-tag-unknown = This tag belongs to no card yet. If it is new on its card, scan it again. Or type the card’s name to play it.

# A card lies before $seat, and the reader of the neighbour $neighbour reads it as well; or it was shown there by mistake. $card: "That tempura".
refused-seen-by-neighbour = { $card } lies in { $seat }’s tableau, and { $neighbour }’s reader sees it as well. Whose is it? To move it: correct, the card, then the right badge.

# A card came to a reader that belongs to a seat, and fewer players sit here tonight. $seat is its number.
refused-reader-of-nobody = This reader belongs to seat { WORDS($seat) }, and nobody sits there. Use another one.

## The command that lists, watches and adds readers. $place is a port such as /dev/ttyUSB0, or a whole address.

# A reader of the settings that all share.
readers-known = In the settings: reader { $reader }, { $place }.

# One that belongs to a seat; $seat is its number.
readers-known-seat = In the settings: reader { $reader } of seat { WORDS($seat) }, { $place }.

# $kind is one of the phrases port-… below.
readers-port = Port { $place }: { $kind }.

# Nothing is plugged in that has a serial port.
readers-no-ports = There is no serial port. Scanners that type like a keyboard need none: try one with “sushi-says readers --watch”.

# The last line of the list.
readers-how = To hear what a reader reads: “sushi-says readers --watch”. To add one: “sushi-says readers --add”.

# One of several ports, to be chosen by $number.
readers-choice = { $number }: { $place }, { $kind }.

# After the list.
readers-which = Which number? Press Enter alone if you do not know: then I listen to all of them.

# The number does not stand in the list.
readers-not-that = That is none of them. Try again.

# Now a card is to be scanned.
readers-show-card = Show a card to the reader.

# Something came that made no sense; another speed is tried.
readers-again = I heard something. Take the card away, and show it again.

# A minute has passed.
readers-nothing = I heard nothing that I understand. Check the plug, and that the scanner is set to its serial mode.

# $reason is what the system says, a sentence of its own.
readers-does-not-open = The port does not open. { $reason }

# $format is one of the phrases format-… below.
readers-recognised = That is { $format }.

# The owner of the reader.
readers-whose = Whose is it? Press Enter for the whole table, or type the number of a seat and Enter.

# Nothing was written.
readers-unchanged = Nothing was changed.

# $file is the file of the settings.
readers-added = It is called { $reader } from now on, and stands in { $file }.

# The start of watching.
watch-begins = Scan. I say what is read, until you press Control and C.

# The reader is there.
watch-found = Reader { $reader } is there.

# A reader that was not there when the watching began; the ports that there are follow. $place is its address.
watch-absent = Reader { $reader } is not there: { $place }. Plug it in, or switch it on; I go on waiting.

# After watch-absent, where this computer has no serial port at all.
watch-no-ports = This computer has no serial port now.

# $card is a card’s kind.
watch-card = Reader { $reader }: { $card }.

# A control card; $key is a command’s name.
watch-command = Reader { $reader }: the command { $key }.

# $seat is a number.
watch-badge = Reader { $reader }: the badge of seat { WORDS($seat) }.

# A code whose check letters are right, of a card that does not exist.
watch-unknown = Reader { $reader }: a code of no card.

# A radio tag that no card is known to; $tag is its number.
watch-tag = Reader { $reader }: tag { $tag }, which belongs to no card yet.

# What is no code of ours.
watch-text = Reader { $reader }: { $text }. That is no card.

## What is probably behind a port

# A chip between USB and a serial line. $model is its name.
port-ch340 = an adapter with a { $model } chip, as cheap readers and most copies of the Arduino have

# Another such chip. $model is its name.
port-cp210x = an adapter with a { $model } chip, as many readers and boards have

# FTDI is a maker of such chips.
port-ftdi = an adapter by FTDI, as many radio readers have

# Prolific is another maker.
port-prolific = an adapter by Prolific

# A small computer board that many people build things with.
port-arduino = an Arduino, perhaps our own reader

# Any other of that kind.
port-board = a small computer board

# For bar codes and QR codes.
port-scanner = a barcode scanner in its serial mode

# Its maker is not in our list.
port-unknown = something that I do not know

# It does not say who made it.
port-built-in = a port of this computer, or something without a USB plug

## What a reader may speak

# For bar codes and QR codes.
format-text = a scanner that sends text

# RDM6300 is a module for 125 kHz tags. $model is its name.
format-rdm6300 = a radio reader that speaks like the { $model }

# ID-12 is another such module. $model is its name.
format-id12 = a radio reader that speaks like the { $model }

# Parallax is a maker; its reader is for the same tags.
format-parallax = a radio reader that speaks like the one by Parallax

# PN532 is a chip for the tags of telephones and bus cards. $model is its name.
format-pn532 = a { $model } board

# Our own reader; Sushi Reader is its name.
format-sushi-reader = a Sushi Reader, built as our guide tells
