### Voices: why one does not speak, what a choice of them sounds like, and whether everything is as it should be.
### Names of programs stay as their makers write them, without digits.

## Why a voice does not speak

# No MBROLA voice is on this machine. It is a name.
trouble-mbrola-missing = No MBROLA voice is installed.

# The server that speaks for all programs on Linux.
trouble-speech-dispatcher-missing = Speech Dispatcher is not installed.

# It does not start, or went away.
trouble-speech-dispatcher-failed = Speech Dispatcher has failed.

# It took a sentence and did not say it.
trouble-speech-dispatcher-hung = Speech Dispatcher does not answer.

# The package that reaches screen readers is not installed; prismatoid is its name.
trouble-prismatoid-missing = What I need to reach a screen reader, prismatoid, is not installed.

# A screen reader was wished for.
trouble-no-screen-reader = No screen reader is running.

# It was running.
trouble-screen-reader-failed = The screen reader has gone.

# Piper is the name of the engine.
trouble-piper-missing = The voice Piper is not installed.

# The engine is installed, but a voice for it must be named in the settings.
trouble-piper-no-file = The settings name no voice file for Piper in this language.

# A voice broke down; another one goes on.
trouble-piper-failed = The voice Piper has failed.

# The same, without an answer.
trouble-piper-hung = The voice Piper does not answer.

## The names of the voices

# The usual one.
voice-espeak = eSpeak

# Recorded voices, through the usual one.
voice-mbrola = MBROLA

# What the system has.
voice-pyttsx3 = the system’s voice

# A natural voice.
voice-piper = Piper

# What the player has running.
voice-screen-reader = your screen reader

# The server of Linux.
voice-speech-dispatcher = Speech Dispatcher

# Nothing is spoken.
voice-none = no voice, text only

## The command voices

# One line for each voice that works. $number is what one types to choose it, $voice a name from above.
voices-works = { $number }: { $voice }.

# One that does not work. $reason is a whole sentence from above.
voices-absent = { $number }: { $voice }. { $reason }

# The voice that the settings name now.
voices-now = Chosen now: { $voice }.

# What each voice says; it holds what is hard to say. $voice is its name.
voices-sample = This is { $voice }. Ana: squid nigiri, on wasabi. Nine points.

# The question; an empty line changes nothing.
voices-which = Which number? Enter alone changes nothing.

# A number that is not in the list, or a voice that does not work.
voices-not-that = That voice cannot be chosen. Which number?

# It is in the settings from now on.
voices-chosen = From now on: { $voice }.

# Nothing was changed.
voices-unchanged = Nothing was changed.

# While a voice renders beforehand what it will often say.
voices-preparing = I prepare what is often said. This takes a while, once.

## The command sounds

# Before the sounds are played.
sounds-begin = These are the sounds. After each you hear what it means.

# The question behind them; an empty line ends.
sounds-which = Which number again? Enter alone ends.

# A number that is not in the list.
sounds-not-that = There is no such sound. Which number?

# One line for each sound. $number is what one types to hear it again, $meaning one of the lines below.
sounds-line = { $number }: { $meaning }

# A card, a badge or a command was taken.
sound-accepted = Accepted.

# A card was locked, face down, in a sealed reveal.
sound-locked = Locked.

# The same code again: nothing was done twice.
sound-duplicate = Already scanned.

# What was scanned or typed is not known.
sound-unknown = Unknown.

# It is against the rules; the reason is said.
sound-refused = Refused.

# The last step was taken back.
sound-undone = Taken back.

# The last card of a round lies.
sound-round-over = The round is over.

# Dice were rolled, by the assistant or by hand.
sound-rolled = The dice have rolled.

## The self-test and the command doctor

# The first line: the language, its own name, and who speaks.
doctor-language = I speak English. You should hear this.

# A voice that works. $voice is a name from above.
doctor-voice = Voice: { $voice }.

# The voice of the settings does not work. $reason is a whole sentence.
doctor-voice-absent = Voice: { $voice }. { $reason }

# Nothing is to be spoken, as the settings say.
doctor-voice-off = Voice: none, as the settings say.

# The player’s own screen reader reads every line, as the settings say.
doctor-screen-reader = Your screen reader speaks: it reads these lines, and nothing more is needed for it.

# One of the other voices. $reason is a whole sentence.
doctor-other-voice = Not used: { $voice }.

# One that does not work.
doctor-other-voice-absent = Not used: { $voice }. { $reason }

# The devices that sound can go to. $devices is a list of names.
doctor-devices = Sound devices: { $devices }.

# No sound device at all.
doctor-no-device = Sound devices: none. I go on in text.

# The settings name a device that is not there. $device is its id.
doctor-device-absent = Sound devices: { $device } of the settings is not there.

# A reader that answers. $reader is its name, $place where it is.
doctor-reader = Reader { $reader }: { $place } is there.

# One that does not. $reason is what the system says.
doctor-reader-absent = Reader { $reader }: { $place } does not open. { $reason }

# No reader is in the settings.
doctor-no-readers = Readers: none in the settings. Cards are typed.

# Serial ports that no reader of the settings uses. $ports is a list.
doctor-ports = Ports without a reader: { $ports }.

# The decks that the program knows. $decks is a list of their names.
doctor-decks = Decks: { $decks }.

# The data of a deck cannot be used. $reason is a whole sentence.
doctor-deck-bad = Decks: { $reason }

# No game is open.
doctor-no-game = Games: none is open. They are kept in { $folder }.

# A game can be gone on with.
doctor-open-game = Games: one is open; start with the option --resume to go on. They are kept in { $folder }.

# The last game cannot be read. $reason is a whole sentence.
doctor-game-bad = Games: { $reason }

# Games cannot be written. $reason is a whole sentence.
doctor-no-folder = Games: { $reason }

# The settings were read. $file is the path.
doctor-settings = Settings: { $file }.

# There are none yet.
doctor-no-settings = Settings: none yet, so everything stands as it comes. They would be in { $file }.

# They cannot be used. $reason is a whole sentence.
doctor-settings-bad = Settings: { $reason }

# The last line: nothing stands in the way of a game.
doctor-playable = Ready to play.

# The last line: something must be set right first; it was told above.
doctor-not-playable = Not ready to play.
