### Sorting a shop’s deck by what is printed on its cards.

# The first words. $count piles.
sort-begins = I read the name at the bottom of each card, and you lay it on its pile: { WORDS($count) } piles. Plus checks them. Slash for help.
    .brief = Show the cards. Plus checks the piles.

# A card was read: it is number $place of $of of its pile, and number $count in all. Heard a hundred times.
sort-card =
    { $count ->
        [one] { CAPITAL($card) }, { WORDS($place) } of { WORDS($of) }. { CAPITAL(WORDS($count)) } in all.
       *[other] { CAPITAL($card) }, { WORDS($place) } of { WORDS($of) }. { CAPITAL(WORDS($count)) }.
    }
    .brief = { CAPITAL($card) }.

# Only “maki” was read, or typed: the name does not tell how many rolls. $count cards in all.
sort-maki = Maki. How many rolls: one, two or three? If nobody knows, lay it with the maki. { CAPITAL(WORDS($count)) }.
    .brief = Maki. One, two or three?

# Only “nigiri” was read: which of the three? The number is what it is worth. $count cards in all.
sort-nigiri = Nigiri. One is egg, two is salmon, three is squid. If nobody knows, lay it with the nigiri. { CAPITAL(WORDS($count)) }.
    .brief = Nigiri. One, two or three?

# A pile is higher than the deck allows.
sort-too-many = { CAPITAL($card) }: { WORDS($count) }, and the deck has { WORDS($of) }. One of them may be another card.

# The words on the card could not be read.
sort-not-sure = Not sure. Turn it.

# What one of several cards is called when a name fits all of them.
sort-look-alikes = a card that looks like others

# The last card was taken back; $count are left.
sort-taken-back = Taken back: { $card }. { CAPITAL(WORDS($count)) }.

# So many cards of $of were sorted.
sort-so-far = { CAPITAL(WORDS($count)) } of { WORDS($of) } cards.

# Every pile has as many cards as the deck file says. $count piles.
sort-all-right = All { WORDS($count) } piles are right.

# A pile that has too many or too few.
sort-wrong = { CAPITAL($card) }: { WORDS($count) } instead of { WORDS($of) }.

# The look-alikes are all there, but not on their own piles. $cards is how they lie, $kinds how they should.
sort-mixed-up = Look-alikes are mixed up. There are { $cards }; there should be { $kinds }.

# Look-alikes lie together, $count of them; $cards is how they will be when they are told apart.
sort-unsplit = { $count ->
        [one] One card is not told apart yet.
       *[other] { CAPITAL(WORDS($count)) } cards are not told apart yet.
    } In all there should be { $cards }.

# What one can do.
sort-help = Show a card to the camera, or type what your reading app says. After maki or nigiri, press one, two or three, if you know. Plus checks the piles, minus takes the last card back, zero tells how many. Enter repeats. Full stop: silence; twice: stop.

# A picture that cannot be opened. $file is its name.
sort-no-picture = This is no picture: { $file }

# What is read in a picture follows. $file is its name.
sort-picture = { $file }:
