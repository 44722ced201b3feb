### The cards, as they are said at a table.
###
### Each kind has:
###   the value     its bare name: "Manon: squid nigiri."
###   .gender       "m" or "f": for messages that select on a $gender argument; English has "m" everywhere
###   .the          "the squid nigiri", inside a sentence
###   .that         "That squid nigiri", at the beginning of a sentence; always singular, so that verbs agree
###   .a            "a squid nigiri"
###   .count        takes $count: "two squid nigiri", in words
###   .said         what a player may type, with commas between; case, accents and hyphens do not matter, and the
###                 id and the value need no entry. A name may mean one kind only, in all languages together.
###
### For translators, in every file:
###   WORDS($n), WORDS($n, gender: "f") are numbers in words, −999 to 9999; ORDINAL($n), ORDINAL($n, gender: "f") are
###   first to ninety-ninth. CAPITAL($text) makes the first letter large, also CAPITAL(WORDS($n)).
###   A number in digits is a bare { $n }; text has no digit and no minus sign, since voices misread them. A negative
###   { $n } becomes words by itself.
###   Plurals are selected: { $n -> [one] … *[other] … }. Zero is [other] in English ("no points"), [one] in French
###   ("zéro point"), and [one] for Fluent in Brazilian Portuguese too, although one says "zero pontos": write [0] there.
###   French and Portuguese write the gender of a known noun into the sentence; where the noun is an argument, the
###   message takes $gender as well: a kind's .gender. No name after "de" in French, because of "d’": "chez Élisa".
###   Each message has a comment of its own. Its attribute .brief is the short form; { "" } says nothing.
###   The apostrophe is ’ in every language; in French an ordinary blank stands before : ; ? and !.

# Two make five points.
kind-tempura = tempura
    .gender = m
    .the = the tempura
    .that = That tempura
    .a = a tempura
    .count =
        { $count ->
            [0] no tempura
            [one] { WORDS($count) } tempura
           *[other] { WORDS($count) } tempura
        }
    .said = tempuras, tampoura, tam poura, tenpura

# Three make ten points.
kind-sashimi = sashimi
    .gender = m
    .the = the sashimi
    .that = That sashimi
    .a = a sashimi
    .count =
        { $count ->
            [0] no sashimi
            [one] { WORDS($count) } sashimi
           *[other] { WORDS($count) } sashimi
        }
    .said = sashimis

# Worth more the more there are.
kind-dumpling = dumpling
    .gender = m
    .the = the dumpling
    .that = That dumpling
    .a = a dumpling
    .count =
        { $count ->
            [0] no dumplings
            [one] { WORDS($count) } dumpling
           *[other] { WORDS($count) } dumplings
        }
    .said = dumplings, gyoza, gyozas, potsticker, potstickers, pot sticker, pot stickers

# A maki card has one, two or three rolls on it. "Double" and not "maki two": "two double maki" can only mean two
# cards, whereas "two maki two" or "two maki" leaves open whether cards or rolls are counted.
kind-maki-1 = single maki
    .gender = m
    .the = the single maki
    .that = That single maki
    .a = a single maki
    .count =
        { $count ->
            [0] no single maki
            [one] { WORDS($count) } single maki
           *[other] { WORDS($count) } single maki
        }
    .said =
        maki single, maki one, one maki, maki 1, maki1, single makis, single roll, single maki roll, one roll,
        makis 1

# A maki card has one, two or three rolls on it. "Double" and not "maki two": "two double maki" can only mean two
# cards, whereas "two maki two" or "two maki" leaves open whether cards or rolls are counted.
kind-maki-2 = double maki
    .gender = m
    .the = the double maki
    .that = That double maki
    .a = a double maki
    .count =
        { $count ->
            [0] no double maki
            [one] { WORDS($count) } double maki
           *[other] { WORDS($count) } double maki
        }
    .said = maki two, two maki, maki 2, maki2, double makis, double roll, double maki roll, two rolls, makis 2

# A maki card has one, two or three rolls on it. "Double" and not "maki two": "two double maki" can only mean two
# cards, whereas "two maki two" or "two maki" leaves open whether cards or rolls are counted.
kind-maki-3 = triple maki
    .gender = m
    .the = the triple maki
    .that = That triple maki
    .a = a triple maki
    .count =
        { $count ->
            [0] no triple maki
            [one] { WORDS($count) } triple maki
           *[other] { WORDS($count) } triple maki
        }
    .said =
        maki three, three maki, maki 3, maki3, triple makis, triple roll, triple maki roll, three rolls, makis 3

# Worth one point, three on wasabi.
kind-egg-nigiri = egg nigiri
    .gender = m
    .the = the egg nigiri
    .that = That egg nigiri
    .a = an egg nigiri
    .count =
        { $count ->
            [0] no egg nigiri
            [one] { WORDS($count) } egg nigiri
           *[other] { WORDS($count) } egg nigiri
        }
    .said = egg, nigiri egg, eggs, egg sushi, omelette nigiri, omelet nigiri, tamago, tamago nigiri, nigiri tamago

# Worth two points, six on wasabi.
kind-salmon-nigiri = salmon nigiri
    .gender = m
    .the = the salmon nigiri
    .that = That salmon nigiri
    .a = a salmon nigiri
    .count =
        { $count ->
            [0] no salmon nigiri
            [one] { WORDS($count) } salmon nigiri
           *[other] { WORDS($count) } salmon nigiri
        }
    .said = salmon, nigiri salmon, salmon sushi

# Worth three points, nine on wasabi.
kind-squid-nigiri = squid nigiri
    .gender = m
    .the = the squid nigiri
    .that = That squid nigiri
    .a = a squid nigiri
    .count =
        { $count ->
            [0] no squid nigiri
            [one] { WORDS($count) } squid nigiri
           *[other] { WORDS($count) } squid nigiri
        }
    .said = squid, nigiri squid, squid sushi, calamari

# Counts at the end of the game only.
kind-pudding = pudding
    .gender = m
    .the = the pudding
    .that = That pudding
    .a = a pudding
    .count =
        { $count ->
            [0] no puddings
            [one] { WORDS($count) } pudding
           *[other] { WORDS($count) } puddings
        }
    .said = puddings, desert

# Triples the next nigiri.
kind-wasabi = wasabi
    .gender = m
    .the = the wasabi
    .that = That wasabi
    .a = a wasabi
    .count =
        { $count ->
            [0] no wasabi
            [one] { WORDS($count) } wasabi
           *[other] { WORDS($count) } wasabi
        }
    .said = wasabis, swasabi

# Two cards on a later turn. It is called a card wherever it is counted or takes a verb: two chopsticks would be one pair.
kind-chopsticks = chopsticks
    .gender = m
    .the = the chopsticks card
    .that = That chopsticks card
    .a = a chopsticks card
    .count =
        { $count ->
            [0] no chopsticks cards
            [one] { WORDS($count) } chopsticks card
           *[other] { WORDS($count) } chopsticks cards
        }
    .said = chopstick, chopsticks card, chop sticks, chop stick
