### What is said in a game of Sushi Bar, how its tiles are called, and the letters that its dice are typed with.
###
### $seat, $player and $victim are a player’s name or "player three"; $tile is a tile’s name, in the form that the
### sentence needs; $dice and $kept are lists such as "two sushi and one red". The forms of a tile are those of the
### cards: see kinds.ftl. A sushi is a tile worth points, a bone a tile that costs points. Each player has a stack of
### either; the top is the tile taken last.

# A tile of the sushi row that is worth one point.
kind-sushi-1 = sushi one
    .gender = m
    .the = the sushi one
    .that = That sushi one
    .a = a sushi one
    .count =
        { $count ->
            [0] no sushi of one
            [one] { WORDS($count) } sushi of one
           *[other] { WORDS($count) } sushi of one
        }
    .said = sushi plus one, sushi1

# A tile of the sushi row that is worth two points.
kind-sushi-2 = sushi two
    .gender = m
    .the = the sushi two
    .that = That sushi two
    .a = a sushi two
    .count =
        { $count ->
            [0] no sushi of two
            [one] { WORDS($count) } sushi of two
           *[other] { WORDS($count) } sushi of two
        }
    .said = sushi plus two, sushi2

# A tile of the sushi row that is worth three points.
kind-sushi-3 = sushi three
    .gender = m
    .the = the sushi three
    .that = That sushi three
    .a = a sushi three
    .count =
        { $count ->
            [0] no sushi of three
            [one] { WORDS($count) } sushi of three
           *[other] { WORDS($count) } sushi of three
        }
    .said = sushi plus three, sushi3

# A tile of the sushi row that is worth four points.
kind-sushi-4 = sushi four
    .gender = m
    .the = the sushi four
    .that = That sushi four
    .a = a sushi four
    .count =
        { $count ->
            [0] no sushi of four
            [one] { WORDS($count) } sushi of four
           *[other] { WORDS($count) } sushi of four
        }
    .said = sushi plus four, sushi4

# A tile of the sushi row that is worth five points.
kind-sushi-5 = sushi five
    .gender = m
    .the = the sushi five
    .that = That sushi five
    .a = a sushi five
    .count =
        { $count ->
            [0] no sushi of five
            [one] { WORDS($count) } sushi of five
           *[other] { WORDS($count) } sushi of five
        }
    .said = sushi plus five, sushi5

# A tile of the sushi row that is worth six points.
kind-sushi-6 = sushi six
    .gender = m
    .the = the sushi six
    .that = That sushi six
    .a = a sushi six
    .count =
        { $count ->
            [0] no sushi of six
            [one] { WORDS($count) } sushi of six
           *[other] { WORDS($count) } sushi of six
        }
    .said = sushi plus six, sushi6

# A tile of the bones row that is worth minus one.
kind-bone-1 = bone minus one
    .gender = m
    .the = the bone minus one
    .that = That bone minus one
    .a = a bone minus one
    .count =
        { $count ->
            [0] no bones of minus one
            [one] { WORDS($count) } bone of minus one
           *[other] { WORDS($count) } bones of minus one
        }
    .said = bone one, bone1, minus one

# A tile of the bones row that is worth minus two.
kind-bone-2 = bone minus two
    .gender = m
    .the = the bone minus two
    .that = That bone minus two
    .a = a bone minus two
    .count =
        { $count ->
            [0] no bones of minus two
            [one] { WORDS($count) } bone of minus two
           *[other] { WORDS($count) } bones of minus two
        }
    .said = bone two, bone2, minus two

# A tile of the bones row that is worth minus three.
kind-bone-3 = bone minus three
    .gender = m
    .the = the bone minus three
    .that = That bone minus three
    .a = a bone minus three
    .count =
        { $count ->
            [0] no bones of minus three
            [one] { WORDS($count) } bone of minus three
           *[other] { WORDS($count) } bones of minus three
        }
    .said = bone three, bone3, minus three

# A tile of the bones row that is worth minus four.
kind-bone-4 = bone minus four
    .gender = m
    .the = the bone minus four
    .that = That bone minus four
    .a = a bone minus four
    .count =
        { $count ->
            [0] no bones of minus four
            [one] { WORDS($count) } bone of minus four
           *[other] { WORDS($count) } bones of minus four
        }
    .said = bone four, bone4, minus four
## Commands

# The assistant rolls the dice that are due.
command-roll = roll
    .said = roll the dice, throw

# The assistant shuffles both rows before the game.
command-shuffle = shuffle
    .said = shuffle the tiles

# Chooses what was told with this number.
command-choice-1 = choice one
    .said = number one

# Chooses what was told with this number.
command-choice-2 = choice two
    .said = number two

# Chooses what was told with this number.
command-choice-3 = choice three
    .said = number three

# Chooses what was told with this number.
command-choice-4 = choice four
    .said = number four

# Chooses what was told with this number.
command-choice-5 = choice five
    .said = number five

# Chooses what was told with this number.
command-choice-6 = choice six
    .said = number six

# Chooses what was told with this number.
command-choice-7 = choice seven
    .said = number seven

# Chooses what was told with this number.
command-choice-8 = choice eight
    .said = number eight

# Chooses what was told with this number.
command-choice-9 = choice nine
    .said = number nine

## The dice, as they are typed

# A die that shows sushi. .letter is its letter in a line of dice, one letter a die; .said are words for it.
bar-die-sushi = sushi
    .letter = s
    .said = sushis

# A die that shows bones.
bar-die-bones = bones
    .letter = b
    .said = bone, fishbone, fishbones

# A die that shows blue chopsticks. The letter b is taken by the bones.
bar-die-blue = blue
    .letter = u
    .said = blues

# A die that shows red chopsticks.
bar-die-red = red
    .letter = r
    .said = reds

## The dice, as they are said

# Part of a list: so many dice show sushi.
bar-dice-sushi = { WORDS($count) } sushi

# Part of a list: so many dice show bones.
bar-dice-bones = { $count ->
        [one] { WORDS($count) } bone
       *[other] { WORDS($count) } bones
    }

# Part of a list: so many dice show blue chopsticks.
bar-dice-blue = { WORDS($count) } blue

# Part of a list: so many dice show red chopsticks.
bar-dice-red = { WORDS($count) } red

# Part of a list: what one tile is worth.
bar-worth = { WORDS($worth) }

## The start

# The first sentence of a game. $players is a list of names in seat order.
bar-begins = Sushi Bar, with { $players }.

# A house rule, as part of a list; also a sentence of its own, through CAPITAL: what is in a stack must be remembered.
rule-stacks-closed = stacks are closed, what is in them must be remembered

# A house rule, as above: anybody may ask what is in a stack.
rule-stacks-open = stacks are open, anybody may ask what is in them

# What to do before the first turn.
bar-lay-rows = Shuffle the sushi and the bones, lay each in a row, and scan them from left to right. Or press seven: I shuffle, and you lay them as I read them.

# The sushi row as it lies now. $worths: "three, one and six".
bar-row-sushi = Sushi row, from the left: { $worths }.

# The bones row as it lies now. $worths: "minus one, minus two and minus one".
bar-row-bones = Bones row, from the left: { $worths }.

# The answer to "count", once the row is used up.
bar-row-empty-sushi = No sushi are left in the row.

# The answer to "count", once the row is used up.
bar-row-empty-bones = No bones are left in the row.

# The answer to "count" while the rows are laid: none of this row’s tiles lies there yet.
bar-row-not-laid-sushi = No sushi are laid yet.

# The answer to "count" while the rows are laid: none of this row’s tiles lies there yet.
bar-row-not-laid-bones = No bones are laid yet.

# A tile was scanned while the rows are laid. $place is its place in the row. It is heard twelve times: keep it short.
bar-tile-laid-sushi = { CAPITAL(ORDINAL($place)) } sushi: { WORDS($worth) }.

# The same for a bone; $worth is negative.
bar-tile-laid-bones = { CAPITAL(ORDINAL($place)) } bone: { WORDS($worth) }.

# The sushi row is complete, the bones row is not.
bar-now-bones = The sushi row is complete. Now the bones.

# The bones row is complete, the sushi row is not.
bar-now-sushi = The bones row is complete. Now the sushi.

# Both rows are complete.
bar-first-turn = Both rows are laid. { CAPITAL($player) } begins: roll five dice.
    .brief = { CAPITAL($player) } begins.

## A turn

# The next player’s turn.
bar-turn = { CAPITAL($player) }, your turn.

# All five dice were rolled.
bar-rolled = { CAPITAL($seat) } rolls: { $dice }.

# The rest was rolled; $kept lie beside and count as well.
bar-rolled-again = { CAPITAL($seat) } rolls: { $dice }. Kept: { $kept }.

# After the last roll, when the dice allow nothing; what is taken then is told next.
bar-nothing-possible = Nothing is possible.

# $choices: "one: take the second sushi, five; two: keep some and roll". It begins the sentence.
bar-choices = { CAPITAL($choices) }.

# Part of a list: the number to press, and what it does.
bar-choice = { WORDS($choice) }: { $option }

# A choice: the tile that the sushi dice count to, and its worth.
bar-take-sushi = take the { ORDINAL($place) } sushi, { WORDS($worth) }

# A choice: the tile that the bones dice count to, and its worth, which is negative.
bar-take-bones = take the { ORDINAL($place) } bone, { WORDS($worth) }

# A choice, when several players have sushi; from whom is asked next.
bar-steal-sushi = steal a sushi

# A choice, when several players have bones; from whom is asked next.
bar-steal-bones = steal a bone

# A choice: the top tile of that player’s sushi stack.
bar-steal-top-sushi = steal { $seat }’s top sushi

# A choice: the top tile of that player’s bones stack.
bar-steal-top-bones = steal { $seat }’s top bone

# A choice: any tile of that player’s sushi stack; which is asked next. $count is at least two.
bar-steal-any-sushi = steal any of { $seat }’s { WORDS($count) } sushi

# A choice: any tile of that player’s bones stack; which is asked next. $count is at least two.
bar-steal-any-bones = steal any of { $seat }’s { WORDS($count) } bones

# A choice: to go on rolling; which dice to keep is asked next.
bar-keep-some = keep some and roll

# A choice: one more die to keep.
bar-keep-sushi = keep a sushi

# A choice: one more die to keep.
bar-keep-bones = keep a bone

# A choice: one more die to keep.
bar-keep-blue = keep a blue

# A choice: one more die to keep.
bar-keep-red = keep a red

# A choice: enough dice are kept, $count are to be rolled.
bar-roll-rest = roll the other { $count ->
        [one] die
       *[other] { WORDS($count) }
    }

# A choice: a tile of a stack by its place, the top one being the first.
bar-place = the { ORDINAL($place) } from the top

# Asked before the choices that follow.
bar-which-dice = Which do you keep?

# Asked before the choices that follow.
bar-from-whom = From whom?

# Asked when any sushi of a stack may be stolen: the number pressed is its place.
bar-which-sushi = Which of { $seat }’s { WORDS($count) } sushi? One is the top, { WORDS($count) } the bottom.

# Asked when any bone of a stack may be stolen: the number pressed is its place.
bar-which-bones = Which of { $seat }’s { WORDS($count) } bones? One is the top, { WORDS($count) } the bottom.

# Dice chosen so far, before the choices that follow.
bar-picked = You keep { $dice }.

# The dice kept now, and how many are to be rolled.
bar-kept = { CAPITAL($seat) } keeps { $dice }. Roll the other { $count ->
        [one] die
       *[other] { WORDS($count) }
    }.

# $tile: "the sushi five".
bar-taken = { CAPITAL($seat) } takes { $tile }.

# The dice allowed nothing, so a tile is taken by itself.
bar-taken-forced = { CAPITAL($seat) } must take { $tile }.

# Chopsticks took the top tile of another player’s stack.
bar-stolen-top = { CAPITAL($seat) } steals { $victim }’s top tile: { $tile }.

# Chopsticks took a tile deeper in another player’s stack.
bar-stolen = { CAPITAL($seat) } steals { $victim }’s { ORDINAL($place) } tile from the top: { $tile }.

## The end

# Both rows are empty; the scores follow.
bar-over = Both rows are empty.

# Sushi above the height of the bones do not count.
bar-dropped = { CAPITAL($seat) } has more sushi than bones, and discards the { $count ->
        [one] last one
       *[other] last { WORDS($count) }
    }.

# After the end: how many tiles should be in the box.
bar-into-the-box = Into the box: { WORDS($count) } tiles and five dice.

## Steps, for undo and redo

# A step: a whole row, or both.
step-bar-row = the row
    .undone = Taken back: the row.
    .redone = Again: the row.

# A step: one tile laid in its row. $tile is its bare name.
step-bar-tile = { $tile }
    .undone = Taken back: { $tile }.
    .redone = Again: { $tile }.

# A step: a roll, with what it caused.
step-bar-roll = the roll of { $seat }
    .undone = Taken back: the roll of { $seat }.
    .redone = Again: the roll of { $seat }.

# A step: dice were kept.
step-bar-keep = the dice kept by { $seat }
    .undone = Taken back: the dice kept by { $seat }.
    .redone = Again: the dice kept by { $seat }.

# A step: a number was chosen that only led to another question.
step-bar-choice = the choice of { $seat }
    .undone = Taken back: the choice of { $seat }.
    .redone = Again: the choice of { $seat }.

# A step: a tile was taken. It is not named, since what is in a stack must be remembered.
step-bar-take = the tile taken by { $seat }
    .undone = Taken back: the tile taken by { $seat }.
    .redone = Again: the tile taken by { $seat }.

# A step: a tile was stolen. It is not named, since what is in a stack must be remembered.
step-bar-steal = the tile that { $seat } stole from { $victim }
    .undone = Taken back: the tile that { $seat } stole from { $victim }.
    .redone = Again: the tile that { $seat } stole from { $victim }.

## Where the game stands

# The rows are not complete; both counts may be zero.
bar-standing-laying = The rows are being laid: { $sushi ->
        [0] no sushi
       *[other] { WORDS($sushi) } sushi
    }, { $bones ->
        [0] no bones
        [one] one bone
       *[other] { WORDS($bones) } bones
    }.

# A player is to roll; $roll is one, two or three, $count the number of dice.
bar-standing-to-roll = { CAPITAL($seat) }, { ORDINAL($roll) } roll: { WORDS($count) } dice.

# The same with dice kept from the rolls before.
bar-standing-to-roll-kept = { CAPITAL($seat) }, { ORDINAL($roll) } roll: { $count ->
        [one] one die
       *[other] { WORDS($count) } dice
    }. Kept: { $kept }.

# A player has rolled and is to choose; the choices follow.
bar-standing-to-act = { CAPITAL($seat) }, { ORDINAL($roll) } roll: { $dice }.

# The same with dice kept from the rolls before.
bar-standing-to-act-kept = { CAPITAL($seat) }, { ORDINAL($roll) } roll: { $dice }. Kept: { $kept }.

## Answers

# How many tiles a player has taken; both counts may be zero.
bar-tableau = { CAPITAL($seat) }: { $sushi ->
        [0] no sushi
       *[other] { WORDS($sushi) } sushi
    }, { $bones ->
        [0] no bones
        [one] one bone
       *[other] { WORDS($bones) } bones
    }.

# The same question again, where the stacks are closed.
bar-tableau-closed = { CAPITAL($seat) }: { $sushi ->
        [0] no sushi
       *[other] { WORDS($sushi) } sushi
    }, { $bones ->
        [0] no bones
        [one] one bone
       *[other] { WORDS($bones) } bones
    }. The stacks are closed; remember what is in them.

# The same question again, where the stacks may be read. $stacks is one of the next two, or both.
bar-tableau-open = { CAPITAL($seat) }, from the bottom: { $stacks }.

# Part of the sentence above. $worths: "three, one and six".
bar-stack-sushi = sushi { $worths }

# Part of the sentence above. $worths: "minus one and minus two".
bar-stack-bones = bones { $worths }

# The same for a player who has taken nothing.
bar-tableau-empty = { CAPITAL($seat) }: no tiles yet.

# The answer to "scores" and "why" while the stacks are closed.
bar-scores-at-the-end = The stacks are closed: the scores are told at the end.

# The answer to "scores" with open stacks. $scores: "Ana, three; Bruno, minus one".
bar-scores-as-it-lies = As the stacks lie: { $scores }.

# Why a player has these points. $reasons is a list of the next ones; they sum to $points.
bar-why = { CAPITAL($seat) }, { WORDS($points) }: { $reasons }.

# A reason: sushi that have a bone beside them.
bar-why-sushi = { WORDS($count) } sushi beside bones, { WORDS($points) }

# A reason: sushi above the height of the bones, which do not count.
bar-why-dropped = { WORDS($count) } sushi above the bones, nothing

# A reason: all bones count; $points is negative.
bar-why-bones = { $count ->
        [one] one bone
       *[other] { WORDS($count) } bones
    }, { WORDS($points) }

# The same for a player who has taken nothing.
bar-why-nothing = { CAPITAL($seat) }: no tiles, nothing.

# The answer to "count", after the rows. $heights is a list of the next one.
bar-stacks = Stacks: { $heights }.

# Part of a list: how many tiles a player has taken; both counts may be zero.
bar-heights = { $seat }, { $sushi ->
        [0] no sushi
       *[other] { WORDS($sushi) } sushi
    } and { $bones ->
        [0] no bones
        [one] one bone
       *[other] { WORDS($bones) } bones
    }

# The answer to "changes". $taken is a list of the next ones.
bar-changes = New: { $taken }.

# $count tiles already told do not count any more.
bar-changes-taken-back = { $count ->
        [one] One tile was taken back.
       *[other] { CAPITAL(WORDS($count)) } tiles were taken back.
    }

# Part of a list: $tile is "the sushi five", or only "a sushi".
bar-change-taken = { $seat } took { $tile }

# Part of a list: the same from another player’s stack.
bar-change-stolen = { $seat } took { $tile } from { $victim }

# A tile that is in a closed stack, within the two above.
bar-a-sushi = a sushi

# A tile that is in a closed stack, within the two above.
bar-a-bones = a bone

# $tile: "a sushi five".
bar-identified-in-row = This is { $tile }, { ORDINAL($place) } in the row.

# The same for a tile of a stack that all may read.
bar-identified = This is { $tile }, in { $seat }’s stack.

# For one ear: whose it is stays untold.
bar-identified-in-private = This is { $tile }.

## The check

# The end of a check. $count may be zero.
bar-check-all-match = { CAPITAL($seat) }: { $count ->
        [0] no tiles, and none are recorded
        [one] the one tile matches
        [2] both tiles match
       *[other] all { WORDS($count) } tiles match
    }.

# Tiles recorded there that were not scanned. $tiles: "a sushi five and a bone minus one".
bar-check-missing = Missing: { $tiles }.

# Tiles scanned that are not recorded there. $tiles: "a sushi five".
bar-check-extra = Not recorded there: { $tiles }.

# The same where nobody may hear what is in the stack.
bar-check-missing-closed = { $count ->
        [one] One tile is missing.
       *[other] { CAPITAL(WORDS($count)) } tiles are missing.
    }

# The same where nobody may hear what is in the stack.
bar-check-extra-closed = { $count ->
        [one] One of those scanned is not recorded there.
       *[other] { CAPITAL(WORDS($count)) } of those scanned are not recorded there.
    }

# The end of a check of closed stacks by names. $count are recorded, $named were named: as many, or not.
bar-check-name-all = { CAPITAL($seat) } has { $count ->
        [0] no tiles
        [one] one tile
       *[other] { WORDS($count) } tiles
    }, and { $named ->
        [one] one was named
       *[other] { WORDS($named) } were named
    }. Check again, and name them all.

# The same, when as many were named, but not the right ones.
bar-check-which-closed = The stacks are closed, so I do not tell which.

## Refusals: what is wrong, then what to do next

# A roll before the rows are complete.
refused-bar-no-row = The rows are not laid yet. Show or name the tiles from left to right, or give the command shuffle.

# A roll after the last one.
refused-bar-not-now-last = That was the last roll. Choose a tile to take.

# A roll, but no die was kept.
refused-bar-not-now-roll = The dice are rolled already. Keep some of them first, or take a tile.

# The sushi row was told although tiles lie in it.
refused-bar-not-now-row-sushi = The sushi row is laid already. Undo to lay it again.

# The bones row was told although tiles lie in it.
refused-bar-not-now-row-bones = The bones row is laid already. Undo to lay it again.

# The command shuffle, although tiles lie in the rows.
refused-bar-not-now-shuffle = There are tiles in the rows already. Undo until they are empty, then shuffle.

# A number that is no choice now.
refused-bar-not-now-choice = That choice is not open. Press zero to hear what you can do.

# Too many or too few dice were told.
refused-bar-dice-count = { $count ->
        [one] One die is
       *[other] { CAPITAL(WORDS($count)) } dice are
    } to be rolled. Type what each of them shows, or let me roll.

# A tile is to be taken or dice are to be kept, but the dice must be rolled before.
refused-bar-no-roll = The dice must be rolled first. Let me roll, or roll them and type what they show.

# The same before the rows are complete.
refused-bar-no-roll-row = Nothing is rolled yet. Lay the rows first, then roll.

# Dice are to be kept after the last roll.
refused-bar-last-roll = No roll follows this one. Choose a tile to take.

# Dice are to be kept that were not rolled just now. $dice are those that were.
refused-bar-not-rolled = You can keep only what was just rolled: { $dice }. Choose among them.

# No die was named to be kept.
refused-bar-keep-count = Keep at least one die. Type which.

# All dice were named to be kept, and none is left to roll.
refused-bar-keep-count-all = At least one die must be rolled. Keep fewer, or take a tile.

# No die shows sushi.
refused-bar-no-dice-sushi = No die shows sushi. Choose something else.

# No die shows bones.
refused-bar-no-dice-bones = No die shows bones. Choose something else.

# A tile was scanned that the dice do not count to.
refused-bar-no-dice-other-sushi = Your dice count to the { ORDINAL($place) } sushi, { WORDS($worth) }. Take that one, or choose something else.

# A tile was scanned that the dice do not count to; $worth is negative.
refused-bar-no-dice-other-bones = Your dice count to the { ORDINAL($place) } bone, { WORDS($worth) }. Take that one, or choose something else.

# More sushi dice than sushi in the row. $left may be zero.
refused-bar-no-such-tile-row-sushi = There is no { ORDINAL($place) } sushi: { $left ->
        [0] none is
        [one] one is
       *[other] { WORDS($left) } are
    } left in the row. Choose something else.

# More bones dice than bones in the row. $left may be zero.
refused-bar-no-such-tile-row-bones = There is no { ORDINAL($place) } bone: { $left ->
        [0] none is
        [one] one is
       *[other] { WORDS($left) } are
    } left in the row. Choose something else.

# A place beyond a player’s stack.
refused-bar-no-such-tile-stack-sushi = { CAPITAL($seat) } has { WORDS($left) } sushi. { $left ->
        [one] Take that one, or choose something else.
       *[other] Name a place from one to { WORDS($left) }.
    }

# A place beyond a player’s stack.
refused-bar-no-such-tile-stack-bones = { CAPITAL($seat) } has { $left ->
        [one] one bone. Take that one, or choose something else.
       *[other] { WORDS($left) } bones. Name a place from one to { WORDS($left) }.
    }

# A player without sushi.
refused-bar-no-such-tile-empty-sushi = { CAPITAL($seat) } has no sushi. Choose something else.

# A player without bones.
refused-bar-no-such-tile-empty-bones = { CAPITAL($seat) } has no bones. Choose something else.

# Sushi are stolen with blue chopsticks. $count may be zero.
refused-bar-too-few-chopsticks-sushi = To steal a sushi takes three blue chopsticks, and you have { $count ->
        [0] none
       *[other] { WORDS($count) }
    }. Choose something else.

# Bones are stolen with red chopsticks. $count may be zero.
refused-bar-too-few-chopsticks-bones = To steal a bone takes three red chopsticks, and you have { $count ->
        [0] none
       *[other] { WORDS($count) }
    }. Choose something else.

# A player would steal from the own stack.
refused-bar-own-stack = That stack is your own. Choose another player.

# With exactly three chopsticks only the top tile can be stolen.
refused-bar-only-top = Three chopsticks take the top tile only. Take that one, or choose something else.

# A row was told that is not made of all sushi tiles.
refused-bar-bad-row-sushi = These are not the { WORDS($count) } sushi tiles of the box. Lay the whole row again.

# A row was told that is not made of all bones tiles.
refused-bar-bad-row-bones = These are not the { WORDS($count) } bones tiles of the box. Lay the whole row again.

# A tile was scanned twice while the rows are laid. $tile: "That sushi five".
refused-bar-already-in-play-row = { $tile } lies in the row already. Take the next one, or undo.

# A tile was scanned that is in a stack. $tile: "That sushi five".
refused-bar-already-in-play = { $tile } is in a stack already. Choose another one.

# A tile was named of which all copies are laid. $tile is its bare name.
refused-bar-kind-exhausted-laid = Every { $tile } is laid already. Name the next tile.

# A tile was named that is not in the row. $tile is its bare name.
refused-bar-kind-exhausted = There is no { $tile } in the row. Name another tile.

# A player scanned a tile on the own reader, but it is another player’s turn.
refused-bar-reveal-complete = It is not your turn, { $seat }. Wait for { $player }.

## Help

# The command help, during a game. The letters are those of the dice, the keys those of a numeric keypad.
bar-help = Seven: I roll, or shuffle before the first turn. Or type your dice, one letter each, and Enter: S for sushi, B for bones, U for blue, R for red. Then press the number of a choice. Zero: whose turn, and the choices. Minus: undo. Slash again: more.

# The command help again.
bar-help-in-detail = To keep dice, type their letters after a roll. One to five, while nothing is to be chosen: how many tiles a player has. Six: what is new. Eight: identify a tile. Nine: check a stack. Plus: scores. Star: why. Dot: silence. Enter: repeat. The words count, for the rows, and redo are typed; so is a language’s name, to change the language.

## What the table says of cards in other games, and here of tiles

# The check compares the tiles in a player’s stacks with the record.
bar-check-begins = Check. A badge, a number or a name, then that player’s tiles, then check again.
    .brief = Check. Whose badge?

# The badge was scanned; now the tiles.
bar-check-cards = Checking { $seat }. Show or name the tiles in any order, then check again.
    .brief = Checking { $seat }.

# A tile is shown only to learn which one it is.
bar-identify-begins = Identify. Show one tile; it will not be played.
    .brief = Identify. Show a tile.

# The next tile is told to this player alone, in private.
bar-identify-for = If the tile is hidden, only { $seat } hears it. Show it.

# The same where this player has no channel of one’s own: what is told then, everybody hears.
bar-identify-for-all = { CAPITAL($seat) } has no private channel here, so I tell only a tile that all may know, and to all. Show one, or stop.
    .brief = { CAPITAL($seat) } has no private channel: only what all may know, and to all.

# A scan without a valid code.
refused-bar-unreadable = That was no tile code. Turn the tile, and scan again.
    .brief = Not readable. Scan again.

# Typed words that mean no tile, no key and no code. $text is what was typed.
refused-bar-typed = I do not know { $text }. Type a tile’s name, or slash for help.

# Typed words that are nearly the name of a tile. $text is what was typed, $card the tile’s bare name.
refused-bar-typed-card = No tile is called { $text }. Did you mean { $card }? Then type that.

# Typed words that begin the names of too many tiles.
refused-bar-typed-more = Several tiles begin like that. Type more of the name.

# Typed words that mean nothing, where they may be a secret with a slip in it, so they are not told.
refused-bar-typed-hidden = I do not know these words. Type a tile’s name, or slash for help.

# A valid code that stands for no tile.
refused-bar-unknown-card = I do not know this tile. Type its name, or take another one.

# A valid code of a card of another game, or of a tile of another box of this one.
refused-bar-other-set = This comes from another box. Put it aside and take one of our tiles.

# A tile was scanned where the check waits for a badge.
refused-bar-check-badge-first = Whose tiles are they? First that player’s badge, number or name.

# Of a kind more tiles were named for the check than there are.
refused-bar-kind-exhausted-hidden = All tiles of that kind are named already. Name another one, or check again.

# A tile of a closed stack was shown, and nobody has a headphone or a voice of one’s own.
refused-bar-no-private-channel = I tell a hidden tile only in private, and there is no private channel here. Ask a friend, or stop.

# The same, where some players could hear it, and none of them is chosen.
refused-bar-private-for-whom = That tile is hidden, and I tell it only in private. First the badge, number or name of the player who may hear it, or stop.

# What was typed for a player’s name may be a tile’s. $kinds: "sushi one or sushi two".
refused-bar-name-or-card = { CAPITAL($text) } may mean a tile, { $kinds }, and the game has not begun. If it is a player’s name, type { $text } once more.

# $reader is the name of a scanner.
bar-reader-lost = The reader { $reader } is gone. Plug it in again; you can type tiles meanwhile.

# The same when it was not there from the start.
bar-reader-absent = The reader { $reader } is not there. Plug it in, or switch it on; you can type tiles meanwhile.

# The same, in a game. $step is the last step that counts, such as "the roll of Ana".
bar-reader-lost-after = The reader { $reader } is gone. The last step I have is { $step }.

# It is plugged in, but says nothing.
bar-reader-silent = The reader { $reader } is plugged in, but does not answer. Unplug it, check its wires and plug it in again; you can type tiles meanwhile.

# The same, in a game. $step is the last step that counts.
bar-reader-silent-after = The reader { $reader } is plugged in, but does not answer. The last step I have is { $step }.

# Several tiles lie on one reader, and none can be told for sure.
bar-reader-several-cards = Two tiles. Lift one.

# The camera sees a code on a tile that is tilted.
bar-aim-flatter = I see a code. Hold the tile flat towards the camera.

# The camera sees a code on a tile that moves.
bar-aim-still = I see a code. Hold the tile still.

# A radio tag that is on no tile yet was scanned.
refused-bar-tag-unknown = This tag belongs to no tile yet. If it is new on its tile, scan it again. Or type the tile’s name to play it.

# It was scanned again: a worn tag was replaced, and the player says what tile the new one is on.
bar-retag-begins = A new tag. Which tile is it on? Name it, scan its printed code, or scan another tile of its kind. Or plus and minus go through the tiles: scan the tag again at the right one.

# Nobody told what tile it is on.
bar-retag-ends = The new tag belongs to no tile.

# Each tile of that kind has been seen tonight.
bar-retag-none-free = All tiles of that kind are known already. Name another tile.
