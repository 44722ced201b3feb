### Trier un jeu du commerce d’après ce qui est imprimé sur ses cartes. Voir en/sorting.ftl.

# Les premiers mots. $count piles.
sort-begins = Je lis le nom en bas de chaque carte, et vous la posez sur sa pile : { WORDS($count, gender: "f") } piles. La touche plus les vérifie. Barre oblique pour l’aide.
    .brief = Montrez les cartes. La touche plus vérifie les piles.

# Une carte est lue : la $place sur $of de sa pile, la $count en tout. S’entend cent fois.
sort-card =
    { $count ->
        [one] { CAPITAL($card) }, { WORDS($place, gender: "f") } sur { WORDS($of, gender: "f") }. { CAPITAL(WORDS($count, gender: "f")) } en tout.
       *[other] { CAPITAL($card) }, { WORDS($place, gender: "f") } sur { WORDS($of, gender: "f") }. { CAPITAL(WORDS($count, gender: "f")) }.
    }
    .brief = { CAPITAL($card) }.

# On n’a lu que « maki » : le nom ne dit pas combien. $count cartes en tout.
sort-maki = Maki. Combien sur la carte : un, deux ou trois ? Si personne ne le sait, posez-la avec les makis. { CAPITAL(WORDS($count, gender: "f")) }.
    .brief = Maki. Un, deux ou trois ?

# On n’a lu que « sushi » : lequel des trois ? Le chiffre est ce qu’il vaut. $count cartes en tout.
sort-nigiri = Sushi. Un, à l’omelette ; deux, au saumon ; trois, au calamar. Si personne ne le sait, posez-le avec les sushis. { CAPITAL(WORDS($count, gender: "f")) }.
    .brief = Sushi. Un, deux ou trois ?

# Une pile est plus haute que le jeu ne le permet.
sort-too-many = { CAPITAL($card) } : { WORDS($count, gender: "f") }, et le jeu en a { WORDS($of, gender: "f") }. L’une d’elles est peut-être une autre carte.

# Les mots de la carte n’ont pas pu être lus.
sort-not-sure = Pas sûr. Tournez-la.

# Comment s’appelle une carte dont le nom convient à plusieurs.
sort-look-alikes = une carte qui ressemble à d’autres

# La dernière carte est annulée ; il en reste $count.
sort-taken-back = Annulé : { $card }. { CAPITAL(WORDS($count, gender: "f")) }.

# Tant de cartes sur $of sont triées.
sort-so-far = { CAPITAL(WORDS($count, gender: "f")) } sur { WORDS($of) } cartes.

# Chaque pile a autant de cartes que le dit le fichier du jeu. $count piles.
sort-all-right = Les { WORDS($count) } piles sont justes.

# Une pile qui en a trop ou trop peu.
sort-wrong = { CAPITAL($card) } : { WORDS($count, gender: "f") } au lieu de { WORDS($of, gender: "f") }.

# Les cartes semblables sont toutes là, mais pas sur leurs piles. $cards est comme elles sont, $kinds comme il faut.
sort-mixed-up = Des cartes semblables sont mélangées. Il y a { $cards } ; il faut { $kinds }.

# Des cartes semblables sont ensemble, $count ; $cards dit ce qu’elles seront une fois séparées.
sort-unsplit = { $count ->
        [one] Une carte n’est pas encore reconnue.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } cartes ne sont pas encore reconnues.
    } En tout, il faut { $cards }.

# Ce qu’on peut faire.
sort-help = Montrez une carte à la caméra, ou tapez ce que dit votre application de lecture. Après maki ou sushi, tapez un, deux ou trois, si vous le savez. La touche plus vérifie les piles, la touche moins annule la dernière carte, zéro dit combien. Entrée répète. Touche point : silence ; deux fois : arrêt.

# Une image qui ne s’ouvre pas. $file est son nom.
sort-no-picture = Ce n’est pas une image : { $file }

# Ce qui est lu dans une image vient ensuite. $file est son nom.
sort-picture = { $file } :
