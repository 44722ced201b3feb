### The commands as players type them, and as the help names them.
###
### The value is the name that is said; .said lists what else may be typed, with commas between. Case, accents and
### hyphens do not matter, and the start of a name is enough. A name means one thing only, in all languages together
### and among the cards too: "chopsticks" names the card, hence "sushi go" for declaring them.

# Takes back the last step.
command-undo = undo
    .said = take back

# Does again what was taken back.
command-redo = redo
    .said = { "" }

# Moves a card to the seat that it belongs to.
command-correct = correct
    .said = correction, fix

# Compares the cards on the table with the record.
command-check = check
    .said = audit

# Tells how many cards each hand and the pile should hold.
command-count = count
    .said = hands

# Tells which card the next one is.
command-identify = identify
    .said = which card

# Says the last thing again.
command-repeat = repeat
    .said = again

# Silence now; ends a mode such as the audit.
command-stop = stop
    .said = quiet, silence

# The scores so far.
command-scores = scores
    .said = score, points

# Explains the scores, rule by rule.
command-why = why
    .said = explain

# Whose turn it is, and who is missing.
command-turn = turn
    .said = whose turn, who

# What has changed since one last asked.
command-changes = changes
    .said = news

# The cards in front of a player; the number of the seat follows.
command-tableau = tableau
    .said = cards

# What one can do now.
command-help = help
    .said = { "" }

# Declares chopsticks, by what one calls out at the table.
command-chopsticks = sushi go
    .said = declare

# Moves a late declaration of chopsticks back to the turn before.
command-late = late
    .said = too late

# Begins the game once everyone is seated.
command-start = start
    .said = begin

# Chooses the language.
command-language = language
    .said = { "" }

# Reads out the house rules and aids that are on.
command-rules = rules
    .said = house rules

# Changes the rule or aid that was just read out.
command-change = change
    .said = switch

# Goes on with the open game.
command-resume = resume
    .said = continue

# Begins another game.
command-new-game = new game
    .said = { "" }

# An older line of what was said.
command-older = older
    .said = older line

# A newer line of what was said.
command-newer = newer
    .said = newer line

## The languages: the name of one chooses it

# The name of English, as one may type it to have the table speak it.
tongue-en = English
    .said = { "" }

# The name of French.
tongue-fr = French
    .said = { "" }

# The name of Brazilian Portuguese.
tongue-pt-BR = Portuguese
    .said = Brazilian, Brazilian Portuguese
