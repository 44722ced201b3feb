### What readers have to say about themselves. $reader is a reader’s name, such as “main” or “r2”.

# Two radio tags lie on one reader, which cannot tell them apart.
reader-several-cards = Two cards. Lift one.

# What comes from the reader makes no sense at all.
reader-wrong-speed = I cannot make out what the reader { $reader } sends. It probably speaks at another speed. The command “sushi-says readers --add” finds the right one.

# A board that we made ourselves: its radio is a second, smaller board.
reader-no-chip = The reader { $reader } is there, but its radio does not answer. Check the wires between the two boards.

# The same radio, when it answers again.
reader-no-chip-over = The radio of the reader { $reader } answers again.

# Its plug is in, but nothing comes from it.
reader-silent = The reader { $reader } is plugged in, but does not answer. Unplug it, check its wires and plug it in again; you can type cards meanwhile.

# The same, in a game. $step is the last step that counts, such as “Ana’s tempura”.
reader-silent-after = The reader { $reader } is plugged in, but does not answer. The last card I have is { $step }.

# A radio tag that nobody has ever said the card of.
refused-tag-unknown = This tag belongs to no card yet. Type the card’s name to play it, and teach me its tag later with the command “sushi-says cards enrol”.

# A card lies before $seat, and the reader of the neighbour $neighbour reads it as well; or it was shown there by mistake.
refused-seen-by-neighbour = That card lies before { $seat }, and the reader of { $neighbour } sees it as well. Whose is it? To move it: correct, the card, then the right badge.
