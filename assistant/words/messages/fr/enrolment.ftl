### Les dialogues autour des cartes elles-mêmes : compter un jeu, donner des puces aux cartes. Voir en/enrolment.ftl.

## Tous ces dialogues

# La touche ou la carte « stop », une fois : silence. Encore une fois aussitôt, c’est la fin du dialogue.
talk-stop-again = Encore une fois pour arrêter.

# Une touche ou une carte de commande qui ne veut rien dire ici.
talk-refused-key = Cela ne fait rien ici. La barre oblique dit ce qui sert.

## Compter un jeu

# Les premiers mots.
count-begins = Je compte un jeu. Scannez ses cartes une à une, dans n’importe quel ordre. La touche plus dit ce qui manque.
    .brief = Scannez les cartes. La touche plus dit ce qui manque.

# Une carte est comptée : la $place sur $of de son espèce, la $count en tout. S’entend cent fois : rester bref.
count-card =
    { $count ->
        [one] { CAPITAL($card) }, { WORDS($place, gender: "f") } sur { WORDS($of, gender: "f") }. { CAPITAL(WORDS($count, gender: "f")) } en tout.
       *[other] { CAPITAL($card) }, { WORDS($place, gender: "f") } sur { WORDS($of, gender: "f") }. { CAPITAL(WORDS($count, gender: "f")) }.
    }
    .brief =
        { $count ->
            [one] { CAPITAL(WORDS($count, gender: "f")) } en tout.
           *[other] { CAPITAL(WORDS($count, gender: "f")) }.
        }

# La dernière carte de son espèce est comptée. $of le sont, $count cartes en tout.
count-complete = { CAPITAL($card) }, { WORDS($of, gender: "f") } sur { WORDS($of, gender: "f") }, c’est complet. { CAPITAL(WORDS($count, gender: "f")) }.

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
count-taken-back = Annulé : { $card }. { CAPITAL(WORDS($count, gender: "f")) }.

# Où en est le compte : $count cartes sur $of.
count-so-far = { CAPITAL(WORDS($count, gender: "f")) } sur { WORDS($of, gender: "f") }.

# Le jeu est entier.
count-all = Le jeu est complet : { WORDS($count, gender: "f") } cartes.

# Le compte est arrêté : $count cartes sur $of.
count-ends = Compté : { WORDS($count, gender: "f") } sur { WORDS($of, gender: "f") }.

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
count-help = Scannez ou nommez chaque carte une fois. Touche plus : ce qui manque ; touche plus de nouveau : lesquelles. La touche moins annule la dernière. Zéro : combien jusqu’ici. Entrée répète. Touche point : silence ; deux fois : arrêt.

## Comment s’appellent les cartes une à une

# Une carte d’un jeu. $card est son nom tout court, c’est la $place sur $of de son espèce : « tempura, trois sur quatorze ».
card-in-kind = { $card }, { WORDS($place, gender: "f") } sur { WORDS($of, gender: "f") }

# Le badge d’un joueur, parmi les cartes de commande. $place est le numéro de la place.
card-badge = le badge de la place { WORDS($place) }

# Une carte de commande. $key est le nom de sa commande.
card-command = la carte « { $key } »

# Une carte qui n’est pas du jeu en main.
card-of-another-deck = une carte d’un autre jeu

## Donner des puces aux cartes

# Les premiers mots. $count cartes sur $of ont déjà une puce.
enrol-begins = Je donne à chaque carte sa puce. { CAPITAL(WORDS($count, gender: "f")) } sur { WORDS($of, gender: "f") } en ont une. Barre oblique pour l’aide.
    .brief = Avec puce : { WORDS($count, gender: "f") } sur { WORDS($of, gender: "f") }.

# Les premiers mots quand toutes les cartes ont une puce : on peut en remplacer une.
enrol-begins-again = Les { WORDS($count, gender: "f") } cartes ont toutes une puce. Pour en remplacer une, nommez sa carte, ou scannez son code imprimé.

# La carte suivante. $name : « tempura, trois sur quatorze » ; $touch : « croix en diagonale, en haut à gauche ».
enrol-card-touch = { CAPITAL($name) } : { $touch }. Collez la puce en bas au milieu, puis scannez.
    .brief = { CAPITAL($name) } : { $touch }.

# La même chose pour une carte sans sticker.
enrol-card = { CAPITAL($name) }. Collez la puce en bas au milieu, puis scannez.
    .brief = { CAPITAL($name) }.

# Une carte qui a déjà une puce.
enrol-has-tag = { CAPITAL($name) }, puce déjà en place. Scannez-en une autre pour la remplacer, ou touche plus pour continuer.

# La puce est retenue pour cette carte ; la carte suivante vient après.
enrol-entered = C’est fait : { $name }.
    .brief = C’est fait.

# La même puce encore une fois, sur la même carte.
enrol-same = Cette carte a déjà cette puce.

# La puce est celle d’une autre carte.
enrol-taken = Puce déjà prise : { $name }. Prenez une autre puce ; ou neuf, ou « changer », pour la donner à cette carte.
    .brief = Puce déjà prise : { $name }.

# Les lettres de la carte sont aussi sur la puce maintenant.
enrol-written-done = C’est écrit sur la puce.
    .brief = C’est écrit.

# Le lecteur ne sait pas écrire sur les puces. Dit une seule fois.
enrol-written-cannot = Ce lecteur n’écrit pas sur les puces. La liste de cet ordinateur suffit.

# La puce n’a pas pris le texte.
enrol-written-failed = Rien n’a pu être écrit sur la puce. La liste de cet ordinateur suffit.

# La liste des puces ne peut pas être écrite sur le disque.
enrol-not-kept = Le disque ne la prend pas, donc rien n’a changé. Faites de la place, puis scannez encore.

# Ce qui a été scanné n’est pas une puce.
enrol-unreadable = Ce n’était pas une puce. Posez-la à plat sur le lecteur, et attendez le son.

# Un code imprimé d’une carte qui ne reçoit pas de puce ici.
enrol-other-set = Cette carte n’est pas de celles qui reçoivent une puce maintenant.

# Où on en est : $count cartes sur $of ont une puce.
enrol-so-far = Avec puce : { WORDS($count, gender: "f") } sur { WORDS($of, gender: "f") }.

# $count cartes n’ont pas de puce ; $cards en est la liste : « deux tempuras et un wasabi ».
enrol-missing = { $count ->
        [one] Une carte n’a pas de puce :
       *[other] { CAPITAL(WORDS($count, gender: "f")) } cartes n’ont pas de puce :
    } { $cards }.

# La fin : rien ne manque.
enrol-all = Les { WORDS($count, gender: "f") } cartes ont toutes une puce.

# On s’arrête : $count cartes sur $of ont une puce.
enrol-ends = Avec puce : { WORDS($count, gender: "f") } sur { WORDS($of, gender: "f") }. Tout est gardé ; la prochaine fois, on continue ici.

# Ce qu’on peut faire.
enrol-help = Collez une puce sur la carte que je nomme, en bas au milieu, et scannez-la. La touche plus saute la carte, la touche moins revient en arrière. Le nom d’une carte, ou son code imprimé, y mène. Zéro : où j’en suis. Entrée répète. Touche point : silence ; deux fois : arrêt. Tout est gardé.

## Une nouvelle puce au milieu d’une partie

# Une puce que personne ne connaît a été scannée deux fois : sur quelle carte est-elle ?
retag-begins = Une nouvelle puce. Sur quelle carte ? Nommez la carte, scannez son code imprimé, ou scannez une autre carte de son espèce. Ou bien les touches plus et moins passent les cartes en revue : scannez encore la puce à la bonne.
    .brief = Une nouvelle puce. Sur quelle carte ?

# La carte à laquelle plus ou moins est arrivé. $card est son nom tout court.
retag-kind = { CAPITAL($card) } ?

# La puce est maintenant celle de cette carte.
retag-done = C’est fait. Cette puce est maintenant : { $card }.

# Le dialogue est arrêté, ou personne ne l’a continué.
retag-ends = La nouvelle puce n’est à aucune carte.

# Toutes les cartes de cette espèce ont été vues dans la partie : la puce ne peut pas être sur une de plus.
retag-none-free = Toutes les cartes de cette espèce sont déjà connues. Nommez une autre carte.
