### Ce qui se dit pendant une partie de Sushi Go!. Les arguments sont expliqués dans en/sushi-go.ftl.
### $seat est un nom, « joueur trois » ou « le fantôme » : ni « de » ni « à » devant, et rien qui s’accorde avec lui.
### Devant un nom vont bien : devant, pour, par. Une carte est « devant Paul », comme on le dit à table.
### Les manches sont au féminin, les tours au masculin. Le nombre de points est singulier pour zéro et un.

# Le joueur fictif de la variante à deux, nommé comme un joueur. Pas « le mort » : « sans mort » ferait sourire.
dummy = le fantôme

## Le début

# La première phrase d’une partie. $players est une liste de noms, dans l’ordre des places.
game-begins = Sushi Go, avec { $players }.

# Une règle maison, dans une liste ; ou une phrase à elle seule, par CAPITAL.
rule-reveal-open = chaque carte est annoncée aussitôt

# Une règle maison, comme ci-dessus.
rule-reveal-sealed = les cartes restent secrètes, puis sont lues toutes ensemble

# Une règle maison, comme ci-dessus.
rule-pass-left = les mains passent à gauche

# Une règle maison, comme ci-dessus.
rule-pass-both-ways = les mains passent à gauche, mais à droite à la deuxième manche

# Une règle maison à deux joueurs, comme ci-dessus.
rule-dummy-off = sans joueur fantôme

# Une règle maison à deux joueurs, comme ci-dessus.
rule-dummy-on = avec un joueur fantôme

# Une règle maison, comme ci-dessus : personne n’est aidé à se souvenir des cartes confiées à une seule oreille.
rule-hand-memory-off = sans mémoire des mains

# Une règle maison, comme ci-dessus : quand une main revient, chacun réentend en privé ce qu’il y avait regardé.
rule-hand-memory-on = avec mémoire des mains, rappelée à chacun en privé

# Avant chaque manche. $hand cartes à chacun, $pile cartes restent.
deal = Distribuez { WORDS($hand, gender: "f") } cartes à chacun ; il en reste { WORDS($pile, gender: "f") } dans la pioche.

# Le même avec le fantôme, qui a autant de cartes.
deal-dummy = Distribuez { WORDS($hand, gender: "f") } cartes à chacun et { WORDS($hand, gender: "f") } au fantôme ; il en reste { WORDS($pile, gender: "f") } dans la pioche.

# À chaque tour, l’un des deux joueurs prend la première carte de la pile du fantôme.
draw-for-dummy = { CAPITAL($seat) } pioche pour le fantôme.

## Les cartes révélées

# Une carte a été scannée : à qui, puis son nom seul. On l’entend cent fois par partie.
card-revealed = { CAPITAL($seat) } : { $card }.

# $worth est ce que vaut le sushi sur son wasabi. La forme brève tient en cinq mots.
card-revealed-on-wasabi = { CAPITAL($seat) } : { $card }, sur wasabi. { CAPITAL(WORDS($worth)) }.
    .brief = { CAPITAL($seat) }, { $card }, { WORDS($worth) }.

# Une carte secrète, dont on ne dit rien. $locked joueurs sur $players ont fini ; $waiting manquent encore.
card-locked = { CAPITAL($seat) } a posé une carte : { WORDS($locked) } sur { WORDS($players) }, on attend { $waiting }.
    .brief = Noté, { $seat }.

# La première de deux cartes : après « Sushi Go ! », ou avant la carte du fantôme.
card-locked-first = { CAPITAL($seat) } a posé une carte ; il en reste une à poser.
    .brief = Noté, { $seat }, encore une.

# Le même pour la dernière carte attendue ; elles sont lues ensuite.
card-locked-last = { CAPITAL($seat) } a posé une carte. Toutes les cartes sont là.
    .brief = Noté, { $seat }.

## La fin d’un tour

# Les baguettes utilisées quittent la table pour la main que l’on passe.
return-chopsticks = { CAPITAL($seat) }, remettez vos baguettes dans la main que vous passez.
    .brief = { CAPITAL($seat) }, rendez vos baguettes.

# $hand est le nombre de cartes que chaque main compte alors.
pass-left = Passez à gauche. { CAPITAL(WORDS($hand, gender: "f")) } { $hand ->
        [one] carte
       *[other] cartes
    } chacun.

# Le même, à la deuxième manche de la règle « mais à droite ».
pass-right = Passez à droite. { CAPITAL(WORDS($hand, gender: "f")) } { $hand ->
        [one] carte
       *[other] cartes
    } chacun.

# Le même, à deux joueurs avec le fantôme.
pass-swap = Échangez vos mains. { CAPITAL(WORDS($hand, gender: "f")) } { $hand ->
        [one] carte
       *[other] cartes
    } chacun.

## Les baguettes

# Un joueur dit « Sushi Go ! » pour se servir de ses baguettes.
sushi-go-declared = Sushi Go ! { CAPITAL($seat) } révèle deux cartes.
    .brief = Sushi Go, { $seat }.

# Annoncé avant toute carte du tour $turn : c’était peut-être pour le tour d’avant.
sushi-go-declared-new-turn = Sushi Go ! { CAPITAL($seat) } révèle deux cartes au { ORDINAL($turn) } tour. Si c’était pour le tour d’avant, donnez la commande retard.
    .brief = Sushi Go, { $seat }, { ORDINAL($turn) } tour.

# Une annonce en retard compte finalement pour le tour d’avant ; $seat scanne sa deuxième carte.
turn-reopened = Le { ORDINAL($turn) } tour est rouvert. { CAPITAL($seat) }, votre deuxième carte.

## La fin d’une manche

# $scores : « Ana, dix-huit ; Bruno, douze ». $round est le numéro de la manche.
round-over = { CAPITAL(ORDINAL($round, gender: "f")) } manche terminée. { CAPITAL($scores) }.

# Dans une liste : les points des desserts. « Plus six » se lirait mal, d’où le verbe.
seat-gains = { $seat } gagne { WORDS($points) } { $points ->
        [one] point
       *[other] points
    }

# Dans une liste : les points perdus par les desserts ; $points est positif.
seat-loses = { $seat } perd { WORDS($points) } { $points ->
        [one] point
       *[other] points
    }

# Après les points de la deuxième et de la troisième manche.
totals = Au total : { $totals }.

# Après une manche. $seat peut être le fantôme.
leader = { CAPITAL($seat) } mène avec { WORDS($points) } { $points ->
        [one] point
       *[other] points
    }.

# Après une manche : deux noms ou plus, à égalité.
leaders = { CAPITAL($seats) } mènent à égalité, avec { WORDS($points) } { $points ->
        [one] point
       *[other] points
    }.

# Après une manche : que faire des cartes posées. La distribution est annoncée ensuite.
clear-round = Gardez vos desserts, défaussez toutes les autres cartes.

# À la fin de la partie. $scores est une liste de gains et de pertes.
puddings-scored = Desserts : { $scores }.

# À la fin de la partie : tout le monde a autant de desserts.
puddings-nobody = Desserts : tout le monde en a autant, personne ne marque.

# À égalité de points, les desserts départagent.
winner-by-puddings = { CAPITAL($seat) } gagne avec { WORDS($points) } { $points ->
        [one] point
       *[other] points
    }, grâce à ses desserts.

# Pour ne laisser aucune carte sur la table. $cards en tout, $kinds est une liste de cartes comptées.
into-the-box = À ranger dans la boîte : { WORDS($cards, gender: "f") } cartes. { CAPITAL($kinds) }.
    .brief = Dans la boîte : { WORDS($cards, gender: "f") } cartes.

## Les coups, pour annuler et rétablir

# Comme groupe nominal : « elle contredit ceci : tempura devant Ana ».
step-reveal = { $card } devant { $seat }
    .undone = Annulé : { $card } devant { $seat }.
    .redone = Rétabli : { $card } devant { $seat }.

# Un coup : une carte qui reste secrète.
step-sealed = la carte posée par { $seat }
    .undone = { CAPITAL($seat) }, votre carte est retirée.
    .redone = { CAPITAL($seat) }, votre carte est de nouveau posée.

# Un coup : l’annonce « Sushi Go ! ».
step-declaration = le Sushi Go annoncé par { $seat }
    .undone = Annulé : le Sushi Go annoncé par { $seat }.
    .redone = Rétabli : le Sushi Go annoncé par { $seat }.

# Un coup : une annonce rattachée au tour d’avant.
step-late = le Sushi Go en retard
    .undone = Annulé : le Sushi Go en retard.
    .redone = Rétabli : le Sushi Go en retard.

## Où en est la partie

# La réponse à « à qui ? » ; aussi après une annulation et à la reprise. $waiting sont ceux qui manquent.
standing-turn = { CAPITAL(ORDINAL($round, gender: "f")) } manche, { ORDINAL($turn) } tour, on attend { $waiting }.
    .brief = On attend { $waiting }.

# Le même entre deux manches.
standing-round-over = La { ORDINAL($round, gender: "f") } manche est terminée ; la prochaine carte commence la suivante.

## Les réponses

# $cards : « deux tempuras, un sushi au calamar sur wasabi et un wasabi libre ».
tableau = { CAPITAL($seat) } : { $cards }.

# La même question une deuxième fois : chaque carte, dans l’ordre où elle a été révélée.
tableau-in-order = { CAPITAL($seat) }, dans l’ordre : { $cards }.

# Le même pour un joueur sans carte.
tableau-empty = { CAPITAL($seat) } : pas encore de carte.

# $cards : « deux sushis au calamar ».
cards-on-wasabi = { $cards } sur wasabi

# Le même dans une liste dans l’ordre. $card est le nom seul.
card-on-wasabi = { $card } sur wasabi

# Un wasabi qui attend son sushi, dans une liste.
free-wasabi = { WORDS($count) } { $count ->
        [one] wasabi libre
       *[other] wasabis libres
    }

# Les desserts des manches d’avant, dans une liste.
puddings-kept = { WORDS($count) } { $count ->
        [one] dessert gardé
       *[other] desserts gardés
    }

# La réponse à « points » pendant la première manche ; le message qui suit vient ensuite.
scores-none-yet = Aucune manche n’est encore terminée.

# La réponse à « points » plus tard. $round manches sont terminées.
scores-so-far = Après { WORDS($round, gender: "f") } { $round ->
        [one] manche
       *[other] manches
    } : { $totals }.

# Ce que donneraient les cartes posées si la manche s’arrêtait maintenant.
scores-as-it-lies = Dans cette manche, pour l’instant : { $scores }.

# La réponse à « compter ». $hands : « Ana, sept ; Bruno, six ».
hands = En main : { $hands }.

# Dans une liste : un nom, et le nombre de cartes que la main doit avoir.
hand-of = { $seat }, { WORDS($count, gender: "f") }

# Le nombre de cartes que la pioche et la défausse doivent avoir ; $count peut être zéro.
pile = Dans la pioche, { WORDS($pile, gender: "f") } { $pile ->
        [one] carte
       *[other] cartes
    } ; dans la défausse, { $count ->
        [0] aucune
       *[other] { WORDS($count, gender: "f") }
    }.

# Un « Sushi Go ! » de ce tour : les baguettes sont encore sur la table.
owes-chopsticks = { CAPITAL($seat) } doit remettre ses baguettes dans la main à passer.

# La réponse à « changements ». $laid : « Ana, tempura et wasabi ; Bruno, sashimi ».
changes = Du nouveau : { $laid }.

# Dans une liste : un nom, et une liste de noms de cartes.
laid-by = { $seat }, { $cards }

# Dans une liste, quand il y a trop de cartes pour les nommer.
laid-many = { $seat }, { $count ->
        [one] une carte
       *[other] { WORDS($count, gender: "f") } cartes
    }

# $count cartes déjà entendues ne comptent plus.
changes-taken-back = { CAPITAL(WORDS($count, gender: "f")) } { $count ->
        [one] carte a été annulée ou corrigée
       *[other] cartes ont été annulées ou corrigées
    }.

# $card : « un sushi au calamar ». Pas de « il » ni de « elle » : le genre de la carte n’est pas connu.
identified = C’est { $card }, devant { $seat }, { ORDINAL($round, gender: "f") } manche, { ORDINAL($turn) } tour.

# Le même pour un sushi sur un wasabi.
identified-on-wasabi = C’est { $card }, sur wasabi, devant { $seat }, { ORDINAL($round, gender: "f") } manche, { ORDINAL($turn) } tour.

# Le même pour une carte d’une manche d’avant.
identified-discarded = C’est { $card }, dans la défausse. { CAPITAL($seat) } l’avait à la { ORDINAL($round, gender: "f") } manche.

# Pour une seule oreille. $sticker est ce que sent le doigt, $worth ce que vaut la carte.
identified-in-private = C’est { $card } : { $sticker }. { $worth }

## La mémoire des mains, pour une seule oreille

# Une main revient. $cards, « un sushi au calamar et deux makis doubles », ont été confiées à cette oreille ; elles y sont encore.
hand-seen = Dans cette main, vous avez vu { $cards }.

# De même, et $count autres cartes confiées à cette oreille ont été jouées depuis.
hand-seen-some-gone = Dans cette main, vous avez vu { $cards } ; { $count ->
        [one] une autre carte vue n’y est plus
       *[other] { WORDS($count, gender: "f") } autres cartes vues n’y sont plus
    }.

# Une main revient. Les $count cartes confiées à cette oreille ont toutes été jouées depuis.
hand-seen-gone = { $count ->
        [one] La seule carte vue dans cette main n’y est plus.
       *[other] Les { WORDS($count, gender: "f") } cartes vues dans cette main n’y sont plus.
    }

## Pourquoi

# La réponse à « pourquoi », une par joueur. $reasons est une liste des messages why-… ; leur somme est $points.
why = { CAPITAL($seat) }, { WORDS($points) } { $points ->
        [one] point
       *[other] points
    } : { $reasons }.

# Le même pour un joueur dont les cartes ne donnent encore rien.
why-nothing = { CAPITAL($seat) }, rien pour l’instant.

# Une raison : $pairs paires donnent $points.
why-tempura = { WORDS($pairs, gender: "f") } { $pairs ->
        [one] paire de tempuras
       *[other] paires de tempuras
    }, { WORDS($points) }

# Une raison : $sets fois trois cartes donnent $points.
why-sashimi = { $sets ->
        [one] trois sashimis
       *[other] { WORDS($sets, gender: "f") } fois trois sashimis
    }, { WORDS($points) }

# Une raison : $count raviolis ensemble donnent $points.
why-dumpling = { WORDS($count) } { $count ->
        [one] ravioli
       *[other] raviolis
    }, { WORDS($points) }

# Une raison : un sushi seul. $card est le nom seul.
why-nigiri = { $card }, { WORDS($points) }

# Une raison : un sushi triplé. $card est toujours un sushi, donc masculin.
why-nigiri-on-wasabi = { $card } triplé par le wasabi, { WORDS($points) }

# Une raison : le plus de symboles maki, $icons. Le mot sépare ce nombre de celui des points.
why-maki-most = première place aux makis, { WORDS($icons) } { $icons ->
        [one] symbole
       *[other] symboles
    }, { WORDS($points) }

# Le même, à plusieurs : les points sont partagés.
why-maki-most-tied = première place partagée aux makis, { WORDS($icons) } { $icons ->
        [one] symbole
       *[other] symboles
    }, { WORDS($points) }

# Une raison : le deuxième plus grand nombre de symboles maki.
why-maki-second = deuxième place aux makis, { WORDS($icons) } { $icons ->
        [one] symbole
       *[other] symboles
    }, { WORDS($points) }

# Le même, à plusieurs : les points sont partagés.
why-maki-second-tied = deuxième place partagée aux makis, { WORDS($icons) } { $icons ->
        [one] symbole
       *[other] symboles
    }, { WORDS($points) }

# Les points d’une manche, dans une liste.
points-in-words = { WORDS($points) }

# $rounds : les points des trois manches, une liste.
why-game = { CAPITAL($seat) } : manches, { $rounds } ; desserts, { WORDS($puddings) } ; en tout, { WORDS($points) }.

## La vérification

# La fin d’une vérification : la table et ce qui est noté sont pareils. $count peut être zéro.
check-all-match = { CAPITAL($seat) } : { $count ->
        [0] aucune carte, et aucune n’est notée
        [one] la seule carte est bien là
       *[other] les { WORDS($count, gender: "f") } cartes sont bien là
    }.

# $cards est une liste : « une tempura et un sashimi ». Elles n’ont pas été scannées.
check-missing = Il manque { $cards }.

# $card : « Cette tempura ».
check-belongs-to = { $card } devrait être devant { $seat }.

# $card : « Cette tempura ». Elle a été scannée, mais sa manche est passée.
check-discarded = { $card } devrait être dans la défausse.

# $place est son rang parmi les cartes scannées pour la vérification.
check-never-revealed = La { ORDINAL($place, gender: "f") } carte scannée n’a jamais été révélée.

# $cards est une liste : « une tempura », « deux desserts ». Nommées, et non scannées ; personne d’autre n’en a.
check-named-extra = Nommé en trop : { $cards }.

# De même, quand $seats, un ou plusieurs joueurs, en ont : un nom ne dit pas laquelle c’est.
check-named-elsewhere = Nommé en trop : { $cards }. Il y en a devant { $seats }.

# De même, quand ce qui est secret doit le rester : $count des cartes nommées ne sont pas notées là.
check-named-hidden = { $count ->
        [one] Une des cartes nommées n’est pas notée là.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } des cartes nommées ne sont pas notées là.
    }

## Les corrections

# $card : « la tempura ». Elle compte désormais pour $seat.
corrected-moved = Corrigé : { $card } est maintenant devant { $seat }.

# $new et $old : « une tempura ».
corrected-replaced = Corrigé : { $seat } a révélé { $new }, et non { $old }.

# La carte corrigée reste secrète.
corrected-sealed = Correction faite.

# Après la correction d’une manche terminée. $changes est une liste des deux messages qui suivent.
scores-changed = Les scores changent : { $changes }.

# Dans une liste : $difference points de plus qu’avant, $points en tout.
seat-up = { $seat } gagne { WORDS($difference) } { $difference ->
        [one] point
       *[other] points
    } et passe à { WORDS($points) }

# Dans une liste : $difference points de moins qu’avant, $points en tout.
seat-down = { $seat } perd { WORDS($difference) } { $difference ->
        [one] point
       *[other] points
    } et passe à { WORDS($points) }

## Les refus

# $card : « Ce sushi au saumon ».
refused-already-in-play = { $card } est déjà devant { $seat }. Révélez une autre carte, ou annulez.

# Le même pour une carte qui reste secrète.
refused-already-in-play-hidden = Cette carte est déjà posée. Prenez-en une autre, ou annulez.

# $card : « Cette tempura ».
refused-discarded = { $card } est dans la défausse depuis une manche passée. Révélez une carte de votre main.

# Une carte nommée sans code, alors qu’il n’en reste pas. $card est le nom seul.
refused-kind-exhausted = Toutes les cartes { $card } sont déjà sorties. Nommez une autre carte.

# Une seule carte par tour.
refused-reveal-complete = { CAPITAL($seat) } a déjà joué. Attendez les autres, ou annulez.

# Sur le lecteur commun : ceux qui manquent ont leur propre lecteur.
refused-reveal-complete-all = On n’attend que des joueurs qui ont leur propre lecteur. Servez-vous de celui de votre place.

# « Sushi Go ! » sans baguettes.
refused-no-chopsticks = { CAPITAL($seat) } n’a pas de baguettes. Révélez une seule carte.

# La commande retard, sans annonce à déplacer.
refused-no-chopsticks-late = Personne n’a annoncé Sushi Go pour ce tour. Annoncez-le, puis donnez la commande retard.

# Les baguettes servent à partir du tour suivant.
refused-chopsticks-too-new = { CAPITAL($seat) } a révélé ces baguettes à ce tour. Révélez une autre carte ; elles serviront au prochain tour.

# Une seule fois par tour, même avec plusieurs baguettes.
refused-already-declared = { CAPITAL($seat) } a déjà annoncé Sushi Go. C’est une seule fois par tour : continuez avec les cartes.

# « Sushi Go ! » au dernier tour d’une manche ; c’était peut-être pour le tour d’avant.
refused-last-card = { CAPITAL($seat) } n’a plus assez de cartes pour en prendre deux. Si c’était pour le tour d’avant, annulez la dernière carte, puis annoncez Sushi Go.

# La commande retard doit venir avant toute carte du nouveau tour.
refused-cannot-stand-late = Une carte du nouveau tour est déjà posée. Annulez-la, puis donnez la commande retard.

## Ce que vaut une carte, pour une seule oreille

# La tempura : des phrases entières, dites après son nom.
worth-tempura = Deux font cinq points.

# Le sashimi : des phrases entières, dites après son nom.
worth-sashimi = Trois font dix points.

# Le ravioli, de un à cinq : des phrases entières, dites après son nom.
worth-dumpling = Un seul fait un point, deux font trois, trois font six, quatre font dix, cinq font quinze.

# Le maki simple : des phrases entières, dites après son nom.
worth-maki-1 = Un maki. Qui a le plus de makis marque six points, la deuxième place trois.

# Le maki double : des phrases entières, dites après son nom.
worth-maki-2 = Deux makis. Qui a le plus de makis marque six points, la deuxième place trois.

# Le maki triple : des phrases entières, dites après son nom.
worth-maki-3 = Trois makis. Qui a le plus de makis marque six points, la deuxième place trois.

# Le sushi à l’omelette : des phrases entières, dites après son nom.
worth-egg-nigiri = Un point, trois sur wasabi.

# Le sushi au saumon : des phrases entières, dites après son nom.
worth-salmon-nigiri = Deux points, six sur wasabi.

# Le sushi au calamar : des phrases entières, dites après son nom.
worth-squid-nigiri = Trois points, neuf sur wasabi.

# Le dessert : des phrases entières, dites après son nom.
worth-pudding = Compte à la fin : qui en a le plus gagne six points, qui en a le moins en perd six.

# Le wasabi : des phrases entières, dites après son nom.
worth-wasabi = Triple le prochain sushi.

# Les baguettes : des phrases entières, dites après son nom.
worth-chopsticks = Deux cartes lors d’un prochain tour.

## Ce que sent le doigt, le trou étant en haut à droite

# La tempura : le sticker et sa place, après le nom de la carte et deux points.
touch-tempura = croix en diagonale, en haut à gauche

# Le sashimi : le sticker et sa place, après le nom de la carte et deux points.
touch-sashimi = carré, en haut à gauche

# Le ravioli : le sticker et sa place, après le nom de la carte et deux points.
touch-dumpling = étoile, en haut à gauche

# Le maki simple : le sticker et sa place, après le nom de la carte et deux points.
touch-maki-1 = rond, sur le bord gauche, en haut

# Le maki double : le sticker et sa place, après le nom de la carte et deux points.
touch-maki-2 = rond, sur le bord gauche, au milieu

# Le maki triple : le sticker et sa place, après le nom de la carte et deux points.
touch-maki-3 = rond, sur le bord gauche, en bas

# Le sushi à l’omelette : le sticker et sa place, après le nom de la carte et deux points.
touch-egg-nigiri = fenêtre, sur le bord gauche, en haut

# Le sushi au saumon : le sticker et sa place, après le nom de la carte et deux points.
touch-salmon-nigiri = fenêtre, sur le bord gauche, au milieu

# Le sushi au calamar : le sticker et sa place, après le nom de la carte et deux points.
touch-squid-nigiri = fenêtre, sur le bord gauche, en bas

# Le dessert : le sticker et sa place, après le nom de la carte et deux points.
touch-pudding = fleur, en haut à gauche

# Le wasabi : le sticker et sa place, après le nom de la carte et deux points.
touch-wasabi = triangle, en haut à gauche

# Les baguettes : le sticker et sa place, après le nom de la carte et deux points.
touch-chopsticks = croix droite, en haut à gauche

## L’aide

# La commande aide, pendant une partie. Les touches sont celles d’un pavé numérique.
help = Scannez votre carte, ou tapez son nom puis Entrée. De un à cinq : les cartes d’un joueur. Zéro : à qui de jouer. Touche plus : les points. Touche moins : annuler. Encore la barre oblique : la suite de l’aide.

# La commande aide une deuxième fois.
help-in-detail = Six : quoi de neuf. Sept : les baguettes. Huit : identifier une carte. Neuf : vérifier les cartes d’un joueur. Touche étoile : pourquoi ces points. Touche point : silence. Entrée : répéter. Inférieur, supérieur : lignes plus anciennes, plus récentes. Les mots corriger, compter, retard et refaire se tapent ; le nom d’une langue aussi, pour changer de langue.
