### Les dialogues autour des cartes elles-mêmes : compter un jeu, donner des puces aux cartes. Voir en/enrolment.ftl.

## Tous ces dialogues

# La touche ou la carte « stop », une fois : silence. Encore une fois aussitôt, c’est la fin du dialogue.
talk-stop-again = Encore une fois pour arrêter.

# Une touche ou une carte de commande qui ne veut rien dire ici.
talk-refused-key = Cela ne fait rien ici. La barre oblique dit ce qui sert.

## Compter un jeu

# Les premiers mots.
count-begins = Je compte un jeu. Scannez ses cartes une à une, dans n’importe quel ordre. Plus dit ce qui manque.
    .brief = Scannez les cartes. Plus dit ce qui manque.

# Une carte est comptée : la $place sur $of de son espèce, la $count en tout. S’entend cent fois : rester bref.
count-card = { CAPITAL($card) }, { WORDS($place, gender: "f") } sur { WORDS($of, gender: "f") }. { CAPITAL(WORDS($count)) }.
    .brief = { CAPITAL(WORDS($count)) }.

# La dernière carte de son espèce est comptée. $of le sont, $count cartes en tout.
count-complete = { CAPITAL($card) }, { WORDS($of, gender: "f") } sur { WORDS($of, gender: "f") }, c’est complet. { CAPITAL(WORDS($count)) }.

# Le même code une deuxième fois. $card : « Cette tempura ».
count-again = { $card } est déjà dans le compte. Si c’est une autre carte, deux cartes disent la même chose.
    .brief = { $card } est déjà dans le compte.

# Une carte de commande qui ne sert pas ici, comme un badge.
count-control = C’est une carte de commande. Elle ne se compte pas ici.

# Une carte d’un autre jeu, ou d’un autre exemplaire du jeu.
count-other-set = Cette carte vient d’un autre jeu. Mettez-la de côté.

# Un code valable qui n’est celui d’aucune carte.
count-unknown-card = Aucun jeu n’a cette carte. Mettez-la de côté.

# Une puce qui n’a jamais été donnée à une carte.
count-unknown-tag = Je ne connais pas cette puce. Mettez la carte de côté, et enregistrez sa puce plus tard.

# Un scan sans code valable.
count-unreadable = Illisible. Tournez la carte, le trou en haut à droite, et scannez encore.

# Une espèce tapée que ce jeu n’a pas.
count-not-in-deck = { CAPITAL($card) } : aucune carte de ce jeu.

# Une espèce tapée plus souvent que le jeu ne la contient.
count-too-many = { CAPITAL($card) } : tout est compté. Nommez une autre carte.

# Le dernier compte est annulé ; il en reste $count.
count-taken-back = Annulé : { $card }. { CAPITAL(WORDS($count)) }.

# Où en est le compte : $count cartes sur $of.
count-so-far = { CAPITAL(WORDS($count)) } sur { WORDS($of) }.

# Le jeu est entier.
count-all = Le jeu est complet : { WORDS($count) } cartes.

# Le compte est arrêté : $count cartes sur $of.
count-ends = Compté : { WORDS($count) } sur { WORDS($of) }.

# $cards : « deux tempuras et un wasabi ».
count-missing = Il manque : { $cards }.

# Quelles cartes d’une espèce manquent. $card est le nom tout court, $places sont les numéros : « deux, trois et cinq ».
count-missing-of = Il manque, { $card } : { $places }.

# Quelles cartes d’une espèce ont été scannées plus d’une fois, dites de la même façon.
count-twice-of = Scanné plus d’une fois, { $card } : { $places }.

# Le numéro d’une carte, dans une telle liste.
place-in-words = { WORDS($place) }

# Tant de cartes n’étaient pas de ce jeu.
count-strangers = { $count ->
        [one] Une carte n’était pas de ce jeu.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } cartes n’étaient pas de ce jeu.
    }

# Ce qu’on peut faire.
count-help = Scannez ou nommez chaque carte une fois. Plus : ce qui manque ; encore plus : lesquelles. Moins annule la dernière. Zéro : combien jusqu’ici. Entrée répète. Point : silence ; deux fois : arrêt.
