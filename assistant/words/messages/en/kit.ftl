### What `sushi-says cards` prints: the sheets of labels, the sizes, and what a finger would confuse.

# Two kinds whose stickers cannot be told apart at all.
kit-alike-nothing = { CAPITAL($first) } and { $second } feel the same: same shape, same place. Give one of them another sticker.

# Two kinds whose stickers have one shape, turned: the crosses. $degrees is a number.
kit-alike-turn = { CAPITAL($first) } and { $second } feel alike: the same shape, turned by { WORDS($degrees) } degrees. What tells them apart is how the card is held: the punched hole must be at the top right.

# Two kinds of one shape at different heights. $millimetres is the gap between the two stickers.
kit-alike-height =
    { $millimetres ->
        [one] { CAPITAL($first) } and { $second } have the same shape. What tells them apart is the height on the left edge: one millimetre lies between the two.
       *[other] { CAPITAL($first) } and { $second } have the same shape. What tells them apart is the height on the left edge: { WORDS($millimetres) } millimetres lie between the two.
    }

# Two kinds of one shape at heights so near that a finger takes one for the other.
kit-alike-crowded =
    { $millimetres ->
        [one] { CAPITAL($first) } and { $second } have the same shape, and their heights are too near: only one millimetre lies between the two. Move them apart.
       *[other] { CAPITAL($first) } and { $second } have the same shape, and their heights are too near: only { WORDS($millimetres) } millimetres lie between the two. Move them apart.
    }

# No two kinds of the deck feel alike.
kit-all-differ = No two kinds feel alike.
