### Voices: why one does not speak, what a choice of them sounds like, and whether everything is as it should be.
### Names of programs stay as their makers write them, without digits.

## Why a voice does not speak

# No MBROLA voice is on this machine. It is a name.
trouble-mbrola-missing = Aucune voix MBROLA n’est installée.

# The server that speaks for all programs on Linux.
trouble-speech-dispatcher-missing = Speech Dispatcher n’est pas installé.

# It does not start, or went away.
trouble-speech-dispatcher-failed = Speech Dispatcher est en panne.

# It took a sentence and did not say it.
trouble-speech-dispatcher-hung = Speech Dispatcher ne répond pas.

# The package that reaches screen readers is not installed; prismatoid is its name.
trouble-prismatoid-missing = Ce qu’il me faut pour joindre un lecteur d’écran, prismatoid, n’est pas installé.

# A screen reader was wished for.
trouble-no-screen-reader = Aucun lecteur d’écran n’est lancé.

# It was running.
trouble-screen-reader-failed = Le lecteur d’écran a disparu.

# Piper is the name of the engine.
trouble-piper-missing = La voix Piper n’est pas installée.

# The engine is installed, but a voice for it must be named in the settings.
trouble-piper-no-file = La configuration ne nomme aucun fichier de voix Piper dans cette langue.

# A voice broke down; another one goes on.
trouble-piper-failed = La voix Piper est en panne.

# The same, without an answer.
trouble-piper-hung = La voix Piper ne répond pas.

## The names of the voices

# The usual one.
voice-espeak = eSpeak

# Recorded voices, through the usual one.
voice-mbrola = MBROLA

# What the system has.
voice-pyttsx3 = la voix du système

# A natural voice.
voice-piper = Piper

# What the player has running.
voice-screen-reader = votre lecteur d’écran

# The server of Linux.
voice-speech-dispatcher = Speech Dispatcher

# Nothing is spoken.
voice-none = aucune voix, texte seul

## The command voices

# One line for each voice that works. $number is what one types to choose it, $voice a name from above.
voices-works = { $number } : { $voice }.

# One that does not work. $reason is a whole sentence from above.
voices-absent = { $number } : { $voice }. { $reason }

# The voice that the settings name now.
voices-now = Choix actuel : { $voice }.

# What each voice says; it holds what is hard to say. $voice is its name.
voices-sample = Voici { $voice }. Ana : sushi au calamar, sur wasabi. Neuf points.

# The question; an empty line changes nothing.
voices-which = Quel numéro ? Entrée seule ne change rien.

# A number that is not in the list, or a voice that does not work.
voices-not-that = Cette voix ne peut pas être choisie. Quel numéro ?

# It is in the settings from now on.
voices-chosen = Désormais : { $voice }.

# Nothing was changed.
voices-unchanged = Rien n’a été changé.

# While a voice renders beforehand what it will often say.
voices-preparing = Je prépare ce qui se dit souvent. C’est un peu long, mais une seule fois.

## The command sounds

# Before the sounds are played.
sounds-begin = Voici les sons. Après chacun, vous entendez ce qu’il veut dire.

# The question behind them; an empty line ends.
sounds-which = Quel numéro encore ? Entrée seule termine.

# A number that is not in the list.
sounds-not-that = Ce son n’existe pas. Quel numéro ?

# One line for each sound. $number is what one types to hear it again, $meaning one of the lines below.
sounds-line = { $number } : { $meaning }

# A card, a badge or a command was taken.
sound-accepted = Accepté.

# A card was locked, face down, in a sealed reveal.
sound-locked = Verrouillé.

# The same code again: nothing was done twice.
sound-duplicate = Déjà scanné.

# What was scanned or typed is not known.
sound-unknown = Inconnu.

# It is against the rules; the reason is said.
sound-refused = Refusé.

# The last step was taken back.
sound-undone = Annulé.

# The last card of a round lies.
sound-round-over = La manche est finie.

# Dice were rolled, by the assistant or by hand.
sound-rolled = Les dés ont roulé.

## The self-test and the command doctor

# The first line: the language, its own name, and who speaks.
doctor-language = Je parle français. Vous devriez entendre ceci.

# A voice that works. $voice is a name from above.
doctor-voice = Voix : { $voice }.

# The voice of the settings does not work. $reason is a whole sentence.
doctor-voice-absent = Voix : { $voice }. { $reason }

# Nothing is to be spoken, as the settings say.
doctor-voice-off = Voix : aucune, comme le veut la configuration.

# Le lecteur d’écran de la personne lit chaque ligne, comme le disent les réglages.
doctor-screen-reader = Votre lecteur d’écran parle : il lit ces lignes, et il ne lui faut rien d’autre.

# One of the other voices. $reason is a whole sentence.
doctor-other-voice = Non utilisé : { $voice }.

# One that does not work.
doctor-other-voice-absent = Non utilisé : { $voice }. { $reason }

# The devices that sound can go to. $devices is a list of names.
doctor-devices = Sorties audio : { $devices }.

# No sound device at all.
doctor-no-device = Sorties audio : aucune. Je continue par écrit.

# The settings name a device that is not there. $device is its id.
doctor-device-absent = Sorties audio : { $device }, dans la configuration, est introuvable.

# A reader that answers. $reader is its name, $place where it is.
doctor-reader = Lecteur { $reader } : { $place } est là.

# One that does not. $reason is what the system says.
doctor-reader-absent = Lecteur { $reader } : { $place } ne s’ouvre pas. { $reason }

# No reader is in the settings.
doctor-no-readers = Lecteurs : aucun dans la configuration. Les cartes se tapent au clavier.

# Serial ports that no reader of the settings uses. $ports is a list.
doctor-ports = Ports sans lecteur : { $ports }.

# The decks that the program knows. $decks is a list of their names.
doctor-decks = Jeux de cartes : { $decks }.

# The data of a deck cannot be used. $reason is a whole sentence.
doctor-deck-bad = Jeux de cartes : { $reason }

# No game is open.
doctor-no-game = Parties : aucune n’est ouverte. Elles sont gardées dans { $folder }.

# A game can be gone on with.
doctor-open-game = Parties : une est ouverte ; lancez le jeu avec l’option --resume pour la reprendre. Elles sont gardées dans { $folder }.

# The last game cannot be read. $reason is a whole sentence.
doctor-game-bad = Parties : { $reason }

# Games cannot be written. $reason is a whole sentence.
doctor-no-folder = Parties : { $reason }

# The settings were read. $file is the path.
doctor-settings = Configuration : { $file }.

# There are none yet.
doctor-no-settings = Configuration : pas encore, tout est donc par défaut. Elle serait dans { $file }.

# They cannot be used. $reason is a whole sentence.
doctor-settings-bad = Configuration : { $reason }

# The last line: nothing stands in the way of a game.
doctor-playable = Tout est prêt pour jouer.

# The last line: something must be set right first; it was told above.
doctor-not-playable = Impossible de jouer pour l’instant.
