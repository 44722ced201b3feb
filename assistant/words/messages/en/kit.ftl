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

## Labels, printed: the title of a document, and its page of instructions, which a screen reader reads aloud

# The title of the labels of a deck.
kit-title-sushi-go = Labels for the cards of Sushi Go!

# The title of the badges and control cards.
kit-title-controls = Badges and control cards

# The title of the labels of tiles, with the stickers of the dice.
kit-title-sushi-bar = Labels for the tiles and dice of Sushi Bar

# How to print. A bar is drawn under it.
kit-print-full-size = Print at full size: choose no fitting to the page. The bar below is { $millimetres } millimetres long; measure one print before you use good paper.

# What the drawn bar is, for whom cannot see it.
kit-bar-drawn = A bar to measure, { $millimetres } millimetres long.

# A heading: how the parts are arranged on a card.
kit-heading-places = Where everything goes

# The hole. All numbers are millimetres.
kit-place-hole = Hold the card upright with its picture towards you. The punched hole is at the top right. It is { $diameter } millimetres wide. Its middle is { $right } millimetres from the right edge and { $top } millimetres from the top edge.

# The stickers. All numbers are millimetres: the middle from the left edge, and the three heights from the top edge.
kit-place-sticker = The raised sticker goes on the left edge: at the top, in the middle or low. Its middle is { $left } millimetres from the left edge, and { $high }, { $middle } or { $low } millimetres from the top edge. Each kind has one place only.

# The label.
kit-place-label = The label goes into the lower right corner, flush with the right edge and the bottom edge. Its code is then at the lower right of every card.

# The tag. All numbers are millimetres.
kit-place-tag = A radio tag goes to the lower middle: its middle is { $left } millimetres from the left edge and { $top } millimetres from the top edge. It is at most { $diameter } millimetres wide. The label then goes over it.

# What must not be done.
kit-place-never = Nothing lies under a sticker. Nothing goes on the back: a code there would give the card away.

# In which order to work.
kit-place-order = Work in this order, one kind after the other: punch the holes, stick the stickers, stick the labels. Before you stick a label, scan it: you hear which card it is for.

# What the drawing of a card at full size shows.
kit-card-drawn = A card drawn at full size: hole at the top right, three places for stickers on the left edge, label at the lower right, place of the tag at the lower middle.

# A heading: the kinds, each with its drawing, sticker and labels.
kit-heading-kinds = The kinds, and which labels are theirs

# How many cards a kind has, and its sticker. $sticker: "diagonal cross, top left".
kit-kind-of-cards =
    { $count ->
        [one] One card. { CAPITAL($sticker) }.
       *[other] { CAPITAL(WORDS($count)) } cards. { CAPITAL($sticker) }.
    }

# How many tiles a kind has, and its mark. $sticker: "one bar, two dots".
kit-kind-of-tiles =
    { $count ->
        [one] One tile. { CAPITAL($sticker) }.
       *[other] { CAPITAL(WORDS($count)) } tiles. { CAPITAL($sticker) }.
    }

# The labels of a kind: its first and its last one.
kit-kind-labels = Labels: from { $from } to { $to }.

# A kind that has one label only: its sheet, its row, and its place there from the left.
kit-kind-label = Label: sheet { $sheet }, row { $row }, label { $place }.

# Where a label is: its sheet, its row, and its place there from the left. Part of a sentence.
kit-at = sheet { $sheet }, row { $row }, label { $place }

# The last label of a kind, on the sheet of its first one: its row, and its place there from the left. Part of a sentence.
kit-at-row = row { $row }, label { $place }

# The last label of a kind, in the row of its first one: its place from the left. Part of a sentence.
kit-at-label = label { $place }

# The heading of a sheet of labels. $from and $to are its first and its last kind.
kit-sheet = Sheet { $sheet } of { $sheets }: { $from } to { $to }

# A kind’s card as drawn, small.
kit-kind-drawn = Card with the hole at the top right: { $sticker }.

# The code on a label, for whom cannot see it: $place is its number, $count how many there are of the kind.
kit-code-card = Code of { $card }, { $place } of { $count }.

# The code on a badge or control card.
kit-code-control = Code of { $control }.

# A badge’s name, as printed on it.
kit-badge = seat { WORDS($seat) }

# What badges and control cards are, and how to make them.
kit-controls-cut = Cut along the lines: each card is as large as a card of the game. Round the corners. Glue it on card, or laminate it.

# The holes of badges and control cards. All numbers are millimetres.
kit-controls-holes = Punch the hole at the top right, as on every card. A second hole tells by touch that a card is not of the deck: a badge has it at the top left, its middle { $badge } millimetres from the left edge; a control card has it in the middle of the top edge, { $control } millimetres from the left edge.

# The marks of badges and control cards.
kit-controls-marks = Below the holes is a mark to count. A badge has one dot for each seat number. A control card has a bar for ten and a dot for one. Below the name it says the same in braille. On swell paper both rise; else glue drops or stickers on them.

# The sheets were made without braille.
kit-controls-without-braille = There is no braille on these cards: the program liblouis was not found.

# The mark of a card: only dots.
kit-mark-dots =
    { $dots ->
        [one] one dot
       *[other] { WORDS($dots) } dots
    }

# The mark of a card: only bars.
kit-mark-bars =
    { $bars ->
        [one] one bar
       *[other] { WORDS($bars) } bars
    }

# The mark of a card: bars, then dots. Both are phrases: "two bars", "one dot".
kit-mark-both = { $bars }, { $dots }

# A badge or control card, drawn: its mark.
kit-control-drawn = Mark: { $mark }.

# The labels of tiles.
kit-tiles-labels = Each tile has its own label: the code, its name, and a mark to count. A dot is one point. A bar before the dots is a minus. Stick the label on the front, so that the mark is at its left.

# The code of a tile and its mark.
kit-tile-drawn = Tile mark: { $mark }.

# A heading: the stickers for dice.
kit-heading-dice = Stickers for plain dice

# How many dice and stickers. All are numbers.
kit-dice-faces = Print this page on swell paper, or cut the shapes out of something thick. There are { $dice } dice, { $edge } millimetres wide. Each die has two faces of sushi, two of bones, one of blue and one of red chopsticks.

# A face of the dice: its name, its figure, and how many stickers there are.
kit-dice-face = { CAPITAL($face) }: { $figure }, { $count } stickers.

# The figures on dice.
kit-figure-circle = circle

# The figures on dice.
kit-figure-triangle = triangle

# The figures on dice.
kit-figure-one-bar = one bar

# The figures on dice.
kit-figure-two-bars = two bars

# A file was written.
kit-written = { $file } is written.

# Which pages of a print are labels or cards; before them are instructions. All are numbers; $count is how many pages.
kit-pages = { $count ->
        [one] For the good paper: page { $from }. What comes before is to be read; plain paper will do.
       *[other] For the good paper: pages { $from } to { $to }. What comes before is to be read; plain paper will do.
    }

## Braille sheets: read with the fingers, so numbers may stand in digits

# The title of the braille sheet of a deck.
kit-braille-sushi-go = Sushi Go!

# The title of the braille sheet of a deck.
kit-braille-sushi-bar = Sushi Bar

# A kind: how many cards, its sticker, its worth. $sticker: "square, top left". $worth is whole sentences.
kit-braille-kind = { CAPITAL($card) }: { $count }. { CAPITAL($sticker) }. { $worth }

# A kind of tile: how many, and its mark.
kit-braille-tile = { CAPITAL($card) }: { $count }. { CAPITAL($mark) }.

# A face of the dice and its figure.
kit-braille-face = Die, { $face }: { $figure }.

# A badge or control card and its mark.
kit-braille-control = { $control }: { $mark }

## Shapes and the scan tray

# The title of a sheet of stickers, as a file.
kit-sheet-number = Sheet { $sheet } of { $sheets }.

# What lies in a row of a sheet of stickers. $name is a kind of card, a badge or a command.
kit-sheet-row = Row { $row }: { $name }, { $count }.

# Each single shape was written as a file of its own.
kit-shapes-written =
    { $count ->
        [one] { CAPITAL(WORDS($count)) } single shape is written in { $folder }.
       *[other] { CAPITAL(WORDS($count)) } single shapes are written in { $folder }.
    }

# What the tray’s plan is, and how the card lies in it.
kit-tray-what = A scan tray out of cardboard. The card lies in it face down, with its hole over a peg at the far left, and what reads the code looks up from below. All sizes are millimetres; left, right, near and far are as you sit before it.

# The tray’s base. All numbers are millimetres.
kit-tray-base = Base: cut a piece { $width } wide and { $depth } deep, { $thick } thick.

# The tray’s window. All numbers are millimetres.
kit-tray-window = Window: near the near left corner, cut out a square of { $side }. It begins { $left } from the left edge and { $near } from the near edge.

# The tray’s stop. All numbers are millimetres.
kit-tray-stop = Stop: cut two strips { $wide } wide, and layer them until they are { $high } high. Glue one along the far edge, { $far } long, and one along the left edge, { $left } long. They make an L.

# The tray’s peg. All numbers are millimetres.
kit-tray-peg = Peg: a round stick { $diameter } thick. Its middle is { $left } from the left edge and { $far } from the far edge. It stands { $high } high. Punch a spare card, and hold it against the stop to mark the place.

# The tray’s notch for a finger. All numbers are millimetres.
kit-tray-notch = Notch: at the near right corner, cut off a quarter of a circle of { $radius }, so that a finger can lift the card.

# The tray’s legs. All numbers are millimetres.
kit-tray-legs = Legs: two boards { $high } high. Glue one below the left edge, { $left } long, and one below the right edge, { $right } long, both from the far edge on.

# How the tray is used.
kit-tray-use = To scan: turn the card over sideways, push it into the corner of the stop until the hole finds the peg. It lies flat one way only. Then hold the scanner below the window, looking up.
