### The raised stickers and where they are on the card, for "what is the triangle?".
###
### The two crosses differ only by how the card is held: each is named with its card, and the answer gives both.
###   the value   its name inside a sentence
###   .answer     whole sentences: where it is, what the card is
###   .said       what else may be typed

# The × of the tempura.
sticker-diagonal-cross = diagonal cross, tempura
    .answer = Hold the punched hole at the top right. The diagonal cross is a tempura; the upright cross is chopsticks.
    .said = diagonal cross, diagonal, x cross

# The square of the sashimi.
sticker-square = square
    .answer = The square, at the top left, is a sashimi.
    .said = { "" }

# The star of the dumpling.
sticker-star = star
    .answer = The star, at the top left, is a dumpling.
    .said = { "" }

# The circle of the maki; its height tells how many rolls.
sticker-circle = circle
    .answer = The circle, on the left edge, is a maki. At the top: single; in the middle: double; low: triple.
    .said = round

# The window of the nigiri; its height tells which one.
sticker-window = window
    .answer = The window, on the left edge, is a nigiri. At the top: egg; in the middle: salmon; low: squid.
    .said = { "" }

# The flower of the pudding.
sticker-flower = flower
    .answer = The flower, at the top left, is a pudding.
    .said = { "" }

# The triangle of the wasabi.
sticker-triangle = triangle
    .answer = The triangle, at the top left, is a wasabi.
    .said = { "" }

# The + of the chopsticks.
sticker-upright-cross = upright cross, chopsticks
    .answer = Hold the punched hole at the top right. The upright cross is chopsticks; the diagonal cross is a tempura.
    .said = upright cross, upright, plus

# Where a sticker is, with the punched hole at the top right; it goes on a sentence: the circle is …
position-top-left = at the top left

# Where a sticker is, with the punched hole at the top right; it goes on a sentence: the circle is …
position-left-top = on the left edge, at the top

# Where a sticker is, with the punched hole at the top right; it goes on a sentence: the circle is …
position-left-middle = on the left edge, in the middle

# Where a sticker is, with the punched hole at the top right; it goes on a sentence: the circle is …
position-left-low = on the left edge, low
