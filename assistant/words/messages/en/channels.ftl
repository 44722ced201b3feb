### What is said of the players’ own channels: one earphone each, for what the others must not hear.

# A player’s earphone was switched off or unplugged. $seat is the player’s name.
ear-gone = { CAPITAL($seat) }’s earphone is gone. What is for that ear waits until it is back.
    .brief = { CAPITAL($seat) }’s earphone is gone.

# It was switched on or plugged in again, or has come for the first time.
ear-back = { CAPITAL($seat) }’s earphone is back.

# It is there, but cannot be used.
ear-failed = { CAPITAL($seat) }’s earphone does not open. What is for that ear waits.

# It is there, but no voice of the configuration works.
ear-without-voice = { CAPITAL($seat) }’s earphone has no voice. What is for that ear is not told.

# The table’s own sound device is there again.
trouble-device-back = The sound device is back.

## Faster, slower, louder, softer

# Speak faster; the new rate is said at that rate.
command-faster = faster
    .said = quicker

# Speak slower.
command-slower = slower
    .said = slow down

# Speak louder.
command-louder = louder
    .said = volume up

# Speak softer.
command-softer = softer
    .said = volume down

# How much is said: the next of three ways, full, brief, sounds first.
command-verbosity = verbosity
    .said = say less

# The rate of speech as it is now.
rate-is = { CAPITAL(WORDS($rate)) } words a minute.

# The volume as it is now, in per cent.
volume-is = Volume { WORDS($volume) } per cent.

# How much is said from now on: everything.
verbosity-is-full = From now on I say everything.

# How much is said from now on: brief mode.
verbosity-is-brief = From now on I keep it short.

# How much is said from now on: sounds instead of words, but for answers and errors.
verbosity-is-sounds = From now on you hear sounds. I speak when you ask, or when something is wrong.

## The command `sushi-says audio`

# One line for each sound device. $place counts them, $device is what the system calls it, $id tells it from its twin.
audio-device = { CAPITAL(WORDS($place)) }: { $device }, { $id }.

# The same for the device that the system uses by default.
audio-default-device = { CAPITAL(WORDS($place)) }: { $device }, { $id }, the default.

# There is no sound device at all.
audio-no-device = There is no sound device.

# Spoken on one device, and printed: the players answer whose it is.
audio-whose = This is device { WORDS($place) }. Whose ear is this?

# Printed before the first question.
audio-how = Answer with the number of the seat; zero is the table; two numbers with a blank are the left ear and the right ear. Enter alone: nobody’s.

# Printed when the answer was none of these.
audio-again = One seat from one to five, or zero; or two different ones for left and right.

# Spoken on a device that a player has chosen.
audio-your-ear = This is your ear, { $name }.

# Spoken on the device that is the whole table’s.
audio-the-table = This is the table.

# Printed once the choice is written down.
audio-saved = Written to { $file }.

# Printed when nothing was chosen, or not to the end.
audio-not-saved = Nothing was changed.
