### Voices: why one does not speak, what a choice of them sounds like, and whether everything is as it should be.
### Names of programs stay as their makers write them, without digits.

## Why a voice does not speak

# No MBROLA voice is on this machine. It is a name.
trouble-mbrola-missing = Nenhuma voz MBROLA está instalada.

# The server that speaks for all programs on Linux.
trouble-speech-dispatcher-missing = O Speech Dispatcher não está instalado.

# It does not start, or went away.
trouble-speech-dispatcher-failed = O Speech Dispatcher falhou.

# It took a sentence and did not say it.
trouble-speech-dispatcher-hung = O Speech Dispatcher não responde.

# The package that reaches screen readers is not installed; prismatoid is its name.
trouble-prismatoid-missing = Não está instalado o prismatoid, de que preciso para chegar a um leitor de tela.

# A screen reader was wished for.
trouble-no-screen-reader = Nenhum leitor de tela está aberto.

# It was running.
trouble-screen-reader-failed = O leitor de tela sumiu.

# Piper is the name of the engine.
trouble-piper-missing = A voz Piper não está instalada.

# The engine is installed, but a voice for it must be named in the settings.
trouble-piper-no-file = A configuração não indica nenhum arquivo de voz do Piper neste idioma.

# A voice broke down; another one goes on.
trouble-piper-failed = A voz Piper falhou.

# The same, without an answer.
trouble-piper-hung = A voz Piper não responde.

## The names of the voices

# The usual one.
voice-espeak = eSpeak

# Recorded voices, through the usual one.
voice-mbrola = MBROLA

# What the system has.
voice-pyttsx3 = a voz do sistema

# A natural voice.
voice-piper = Piper

# What the player has running.
voice-screen-reader = seu leitor de tela

# The server of Linux.
voice-speech-dispatcher = Speech Dispatcher

# Nothing is spoken.
voice-none = nenhuma voz, só texto

## The command voices

# One line for each voice that works. $number is what one types to choose it, $voice a name from above.
voices-works = { $number }: { $voice }.

# One that does not work. $reason is a whole sentence from above.
voices-absent = { $number }: { $voice }. { $reason }

# The voice that the settings name now.
voices-now = Escolha atual: { $voice }.

# What each voice says; it holds what is hard to say. $voice is its name.
voices-sample = Esta é a amostra: { $voice }. Ana: nigiri de lula, no wasabi. Nove pontos.

# The question; an empty line changes nothing.
voices-which = Qual número? Só Enter não muda nada.

# A number that is not in the list, or a voice that does not work.
voices-not-that = Essa voz não pode ser escolhida. Qual número?

# It is in the settings from now on.
voices-chosen = De agora em diante: { $voice }.

# Nothing was changed.
voices-unchanged = Nada foi mudado.

# While a voice renders beforehand what it will often say.
voices-preparing = Estou preparando o que se diz sempre. Demora um pouco, mas só uma vez.

## The command sounds

# Before the sounds are played.
sounds-begin = Estes são os sons. Depois de cada um, vem o que ele significa.

# The question behind them; an empty line ends.
sounds-which = Qual número de novo? Só Enter termina.

# A number that is not in the list.
sounds-not-that = Esse som não existe. Qual número?

# One line for each sound. $number is what one types to hear it again, $meaning one of the lines below.
sounds-line = { $number }: { $meaning }

# A card, a badge or a command was taken.
sound-accepted = Aceito.

# A card was locked, face down, in a sealed reveal.
sound-locked = Trancado.

# The same code again: nothing was done twice.
sound-duplicate = Já lido.

# What was scanned or typed is not known.
sound-unknown = Desconhecido.

# It is against the rules; the reason is said.
sound-refused = Recusado.

# The last step was taken back.
sound-undone = Desfeito.

# The last card of a round lies.
sound-round-over = A rodada acabou.

# Dice were rolled, by the assistant or by hand.
sound-rolled = Os dados foram lançados.

## The self-test and the command doctor

# The first line: the language, its own name, and who speaks.
doctor-language = Eu falo português. Você deveria ouvir isto.

# A voice that works. $voice is a name from above.
doctor-voice = Voz: { $voice }.

# The voice of the settings does not work. $reason is a whole sentence.
doctor-voice-absent = Voz: { $voice }. { $reason }

# Nothing is to be spoken, as the settings say.
doctor-voice-off = Voz: nenhuma, como quer a configuração.

# O leitor de tela da pessoa lê cada linha, como dizem as configurações.
doctor-screen-reader = O seu leitor de tela fala: ele lê estas linhas, e não é preciso mais nada.

# One of the other voices. $reason is a whole sentence.
doctor-other-voice = Fora de uso: { $voice }.

# One that does not work.
doctor-other-voice-absent = Fora de uso: { $voice }. { $reason }

# The devices that sound can go to. $devices is a list of names.
doctor-devices = Saídas de som: { $devices }.

# No sound device at all.
doctor-no-device = Saídas de som: nenhuma. Continuo em texto.

# The settings name a device that is not there. $device is its id.
doctor-device-absent = Saídas de som: { $device }, da configuração, não está aqui.

# A reader that answers. $reader is its name, $place where it is.
doctor-reader = Leitor { $reader }: { $place } está aqui.

# One that does not. $reason is what the system says.
doctor-reader-absent = Leitor { $reader }: { $place } não abre. { $reason }

# No reader is in the settings.
doctor-no-readers = Leitores: nenhum na configuração. As cartas são digitadas.

# Serial ports that no reader of the settings uses. $ports is a list.
doctor-ports = Portas sem leitor: { $ports }.

# The decks that the program knows. $decks is a list of their names.
doctor-decks = Baralhos: { $decks }.

# The data of a deck cannot be used. $reason is a whole sentence.
doctor-deck-bad = Baralhos: { $reason }

# No game is open.
doctor-no-game = Partidas: nenhuma em andamento. Elas ficam em { $folder }.

# A game can be gone on with.
doctor-open-game = Partidas: há uma em andamento; inicie com a opção --resume para continuar. Elas ficam em { $folder }.

# The last game cannot be read. $reason is a whole sentence.
doctor-game-bad = Partidas: { $reason }

# Games cannot be written. $reason is a whole sentence.
doctor-no-folder = Partidas: { $reason }

# The settings were read. $file is the path.
doctor-settings = Configuração: { $file }.

# There are none yet.
doctor-no-settings = Configuração: ainda não há, tudo está no padrão. Ela ficaria em { $file }.

# They cannot be used. $reason is a whole sentence.
doctor-settings-bad = Configuração: { $reason }

# The last line: nothing stands in the way of a game.
doctor-playable = Tudo pronto para jogar.

# The last line: something must be set right first; it was told above.
doctor-not-playable = Ainda não dá para jogar.
