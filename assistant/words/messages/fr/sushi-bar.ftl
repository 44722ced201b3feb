### Ce qui se dit pendant une partie de Sushi Bar, comment s’appellent ses tuiles, et les lettres de ses dés.
### Les arguments sont expliqués dans en/sushi-bar.ftl.
### Un nom de joueur n’a ni « de » ni « à » devant lui : chez, par, pour vont bien. Sur les dés, les baguettes sont au
### féminin : « deux bleues ». La tuile du dessus est celle qui a été prise en dernier.

# Une tuile de la rangée des sushis, qui vaut un point.
kind-sushi-1 = sushi un
    .gender = m
    .the = le sushi un
    .that = Ce sushi un
    .a = un sushi un
    .count =
        { $count ->
            [0] aucun sushi à un
            [one] { WORDS($count) } sushi à un
           *[other] { WORDS($count) } sushis à un
        }
    .said = sushi à un

# Une tuile de la rangée des sushis, qui vaut deux points.
kind-sushi-2 = sushi deux
    .gender = m
    .the = le sushi deux
    .that = Ce sushi deux
    .a = un sushi deux
    .count =
        { $count ->
            [0] aucun sushi à deux
            [one] { WORDS($count) } sushi à deux
           *[other] { WORDS($count) } sushis à deux
        }
    .said = sushi à deux

# Une tuile de la rangée des sushis, qui vaut trois points.
kind-sushi-3 = sushi trois
    .gender = m
    .the = le sushi trois
    .that = Ce sushi trois
    .a = un sushi trois
    .count =
        { $count ->
            [0] aucun sushi à trois
            [one] { WORDS($count) } sushi à trois
           *[other] { WORDS($count) } sushis à trois
        }
    .said = sushi à trois

# Une tuile de la rangée des sushis, qui vaut quatre points.
kind-sushi-4 = sushi quatre
    .gender = m
    .the = le sushi quatre
    .that = Ce sushi quatre
    .a = un sushi quatre
    .count =
        { $count ->
            [0] aucun sushi à quatre
            [one] { WORDS($count) } sushi à quatre
           *[other] { WORDS($count) } sushis à quatre
        }
    .said = sushi à quatre

# Une tuile de la rangée des sushis, qui vaut cinq points.
kind-sushi-5 = sushi cinq
    .gender = m
    .the = le sushi cinq
    .that = Ce sushi cinq
    .a = un sushi cinq
    .count =
        { $count ->
            [0] aucun sushi à cinq
            [one] { WORDS($count) } sushi à cinq
           *[other] { WORDS($count) } sushis à cinq
        }
    .said = sushi à cinq

# Une tuile de la rangée des sushis, qui vaut six points.
kind-sushi-6 = sushi six
    .gender = m
    .the = le sushi six
    .that = Ce sushi six
    .a = un sushi six
    .count =
        { $count ->
            [0] aucun sushi à six
            [one] { WORDS($count) } sushi à six
           *[other] { WORDS($count) } sushis à six
        }
    .said = sushi à six

# Une tuile de la rangée des arêtes, qui vaut moins un.
kind-bone-1 = arête moins un
    .gender = f
    .the = l’arête moins un
    .that = Cette arête moins un
    .a = une arête moins un
    .count =
        { $count ->
            [0] aucune arête à moins un
            [one] { WORDS($count, gender: "f") } arête à moins un
           *[other] { WORDS($count, gender: "f") } arêtes à moins un
        }
    .said = arête un, arête 1, moins un

# Une tuile de la rangée des arêtes, qui vaut moins deux.
kind-bone-2 = arête moins deux
    .gender = f
    .the = l’arête moins deux
    .that = Cette arête moins deux
    .a = une arête moins deux
    .count =
        { $count ->
            [0] aucune arête à moins deux
            [one] { WORDS($count, gender: "f") } arête à moins deux
           *[other] { WORDS($count, gender: "f") } arêtes à moins deux
        }
    .said = arête deux, arête 2, moins deux

# Une tuile de la rangée des arêtes, qui vaut moins trois.
kind-bone-3 = arête moins trois
    .gender = f
    .the = l’arête moins trois
    .that = Cette arête moins trois
    .a = une arête moins trois
    .count =
        { $count ->
            [0] aucune arête à moins trois
            [one] { WORDS($count, gender: "f") } arête à moins trois
           *[other] { WORDS($count, gender: "f") } arêtes à moins trois
        }
    .said = arête trois, arête 3, moins trois

# Une tuile de la rangée des arêtes, qui vaut moins quatre.
kind-bone-4 = arête moins quatre
    .gender = f
    .the = l’arête moins quatre
    .that = Cette arête moins quatre
    .a = une arête moins quatre
    .count =
        { $count ->
            [0] aucune arête à moins quatre
            [one] { WORDS($count, gender: "f") } arête à moins quatre
           *[other] { WORDS($count, gender: "f") } arêtes à moins quatre
        }
    .said = arête quatre, arête 4, moins quatre
## Les commandes

# L’assistant lance les dés qui sont à lancer.
command-roll = lancer
    .said = lance, lancer les dés

# L’assistant mélange les deux rangées avant la partie.
command-shuffle = mélanger
    .said = mélange

# Choisit ce qui a été annoncé avec ce chiffre.
command-choice-1 = choix un
    .said = numéro un

# Choisit ce qui a été annoncé avec ce chiffre.
command-choice-2 = choix deux
    .said = numéro deux

# Choisit ce qui a été annoncé avec ce chiffre.
command-choice-3 = choix trois
    .said = numéro trois

# Choisit ce qui a été annoncé avec ce chiffre.
command-choice-4 = choix quatre
    .said = numéro quatre

# Choisit ce qui a été annoncé avec ce chiffre.
command-choice-5 = choix cinq
    .said = numéro cinq

# Choisit ce qui a été annoncé avec ce chiffre.
command-choice-6 = choix six
    .said = numéro six

# Choisit ce qui a été annoncé avec ce chiffre.
command-choice-7 = choix sept
    .said = numéro sept

# Choisit ce qui a été annoncé avec ce chiffre.
command-choice-8 = choix huit
    .said = numéro huit

# Choisit ce qui a été annoncé avec ce chiffre.
command-choice-9 = choix neuf
    .said = numéro neuf

## Les dés, comme on les tape

# Un dé qui montre un sushi. .letter est sa lettre dans une ligne de dés, une lettre par dé ; .said, d’autres mots.
bar-die-sushi = sushi
    .letter = s
    .said = sushis

# Un dé qui montre une arête.
bar-die-bones = arête
    .letter = a
    .said = arêtes

# Un dé qui montre une baguette bleue.
bar-die-blue = bleue
    .letter = b
    .said = bleu, bleues, bleus

# Un dé qui montre une baguette rouge.
bar-die-red = rouge
    .letter = r
    .said = rouges

## Les dés, comme on les dit

# Dans une liste : autant de dés montrent un sushi.
bar-dice-sushi = { WORDS($count) } { $count ->
        [one] sushi
       *[other] sushis
    }

# Dans une liste : autant de dés montrent une arête.
bar-dice-bones = { WORDS($count, gender: "f") } { $count ->
        [one] arête
       *[other] arêtes
    }

# Dans une liste : autant de dés montrent une baguette bleue.
bar-dice-blue = { WORDS($count, gender: "f") } { $count ->
        [one] bleue
       *[other] bleues
    }

# Dans une liste : autant de dés montrent une baguette rouge.
bar-dice-red = { WORDS($count, gender: "f") } { $count ->
        [one] rouge
       *[other] rouges
    }

# Dans une liste : ce que vaut une tuile.
bar-worth = { WORDS($worth) }

## Le début

# La première phrase d’une partie. $players est une liste de noms, dans l’ordre des places.
bar-begins = Sushi Bar, avec { $players }.

# Une règle maison, dans une liste ; ou une phrase à elle seule, par CAPITAL : il faut retenir ce qu’il y a dans les piles.
rule-stacks-closed = les piles sont fermées, à chacun de s’en souvenir

# Une règle maison, comme ci-dessus : tout le monde peut demander ce qu’il y a dans une pile.
rule-stacks-open = les piles sont ouvertes, on peut demander ce qu’il y a dedans

# Ce qu’il faut faire avant le premier tour.
bar-lay-rows = Mélangez les sushis et les arêtes, alignez-les en deux rangées, et scannez-les de gauche à droite. Ou tapez sept : je mélange, et vous les posez comme je les lis.

# La rangée des sushis. $worths : « trois, un et six ».
bar-row-sushi = Rangée des sushis, depuis la gauche : { $worths }.

# La rangée des arêtes. $worths : « moins un, moins deux et moins un ».
bar-row-bones = Rangée des arêtes, depuis la gauche : { $worths }.

# La réponse à « compter », quand la rangée est épuisée.
bar-row-empty-sushi = Il ne reste aucun sushi dans la rangée.

# La réponse à « compter », quand la rangée est épuisée.
bar-row-empty-bones = Il ne reste aucune arête dans la rangée.

# La réponse à « compter » pendant que l’on pose les rangées : rien n’est encore posé de celle-ci.
bar-row-not-laid-sushi = Aucun sushi n’est encore posé.

# La réponse à « compter » pendant que l’on pose les rangées : rien n’est encore posé de celle-ci.
bar-row-not-laid-bones = Aucune arête n’est encore posée.

# Une tuile a été scannée pendant que l’on pose les rangées. $place est sa place. On l’entend douze fois.
bar-tile-laid-sushi = { CAPITAL(ORDINAL($place)) } sushi : { WORDS($worth) }.

# Le même pour une arête ; $worth est négatif.
bar-tile-laid-bones = { CAPITAL(ORDINAL($place, gender: "f")) } arête : { WORDS($worth) }.

# La rangée des sushis est complète, celle des arêtes ne l’est pas.
bar-now-bones = La rangée des sushis est complète. Passez aux arêtes.

# La rangée des arêtes est complète, celle des sushis ne l’est pas.
bar-now-sushi = La rangée des arêtes est complète. Passez aux sushis.

# Les deux rangées sont complètes.
bar-first-turn = Les deux rangées sont posées. { CAPITAL($player) } commence : lancez cinq dés.
    .brief = { CAPITAL($player) } commence.

## Un tour

# Le tour du joueur suivant.
bar-turn = { CAPITAL($player) }, à vous.

# Les cinq dés ont été lancés.
bar-rolled = { CAPITAL($seat) } lance : { $dice }.

# Le reste a été lancé ; $kept sont à côté et comptent aussi. Ces dés peuvent être des sushis : pas d’accord ici.
bar-rolled-again = { CAPITAL($seat) } lance : { $dice }. De côté : { $kept }.

# Après le dernier lancer, quand les dés ne permettent rien ; la tuile prise est annoncée ensuite.
bar-nothing-possible = Rien n’est possible.

# $choices : « un : prendre le deuxième sushi, cinq ; deux : garder des dés et relancer ». Il commence la phrase.
bar-choices = { CAPITAL($choices) }.

# Dans une liste : le chiffre à presser, et ce qu’il fait.
bar-choice = { WORDS($choice) } : { $option }

# Un choix : la tuile que désignent les dés sushi, et ce qu’elle vaut.
bar-take-sushi = prendre le { ORDINAL($place) } sushi, { WORDS($worth) }

# Un choix : la tuile que désignent les dés arête ; $worth est négatif.
bar-take-bones = prendre la { ORDINAL($place, gender: "f") } arête, { WORDS($worth) }

# Un choix, quand plusieurs joueurs ont des sushis ; on demande ensuite chez qui.
bar-steal-sushi = voler un sushi

# Un choix, quand plusieurs joueurs ont des arêtes ; on demande ensuite chez qui.
bar-steal-bones = voler une arête

# Un choix : la tuile du dessus chez ce joueur.
bar-steal-top-sushi = voler le sushi du dessus chez { $seat }

# Un choix : la tuile du dessus chez ce joueur.
bar-steal-top-bones = voler l’arête du dessus chez { $seat }

# Un choix : n’importe quelle tuile chez ce joueur ; on demande ensuite laquelle. $count vaut au moins deux.
bar-steal-any-sushi = voler un des { WORDS($count) } sushis, au choix, chez { $seat }

# Un choix : n’importe quelle tuile chez ce joueur ; on demande ensuite laquelle. $count vaut au moins deux.
bar-steal-any-bones = voler une des { WORDS($count, gender: "f") } arêtes, au choix, chez { $seat }

# Un choix : continuer à lancer ; on demande ensuite quels dés garder.
bar-keep-some = garder des dés et relancer

# Un choix : un dé de plus à garder.
bar-keep-sushi = garder un sushi

# Un choix : un dé de plus à garder.
bar-keep-bones = garder une arête

# Un choix : un dé de plus à garder.
bar-keep-blue = garder une bleue

# Un choix : un dé de plus à garder.
bar-keep-red = garder une rouge

# Un choix : assez de dés sont gardés, $count sont à relancer.
bar-roll-rest = relancer { $count ->
        [one] l’autre dé
       *[other] les { WORDS($count) } autres dés
    }

# Un choix : une tuile d’une pile par sa place ; celle du dessus est la première.
bar-place = la { ORDINAL($place, gender: "f") } tuile en partant du dessus

# Demandé avant les choix qui suivent.
bar-which-dice = Que gardez-vous ?

# Demandé avant les choix qui suivent.
bar-from-whom = Chez qui ?

# Demandé quand n’importe quel sushi d’une pile peut être volé : le chiffre pressé est sa place.
bar-which-sushi = Lequel des { WORDS($count) } sushis, chez { $seat } ? Un est tout en haut, { WORDS($count) } tout en bas.

# Demandé quand n’importe quelle arête d’une pile peut être volée : le chiffre pressé est sa place.
bar-which-bones = Laquelle des { WORDS($count, gender: "f") } arêtes, chez { $seat } ? Un est tout en haut, { WORDS($count) } tout en bas.

# Les dés choisis jusqu’ici, avant les choix qui suivent.
bar-picked = Vous gardez { $dice }.

# Les dés gardés maintenant, et combien sont à relancer.
bar-kept = { CAPITAL($seat) } garde { $dice }. Relancez { $count ->
        [one] l’autre dé
       *[other] les { WORDS($count) } autres dés
    }.

# $tile : « le sushi cinq ».
bar-taken = { CAPITAL($seat) } prend { $tile }.

# Les dés ne permettent rien : une tuile est prise d’office.
bar-taken-forced = { CAPITAL($seat) } doit prendre { $tile }.

# Les baguettes prennent la tuile du dessus chez un autre joueur.
bar-stolen-top = { CAPITAL($seat) } vole la tuile du dessus chez { $victim } : { $tile }.

# Les baguettes prennent une tuile plus bas chez un autre joueur.
bar-stolen = { CAPITAL($seat) } vole chez { $victim } la { ORDINAL($place, gender: "f") } tuile en partant du dessus : { $tile }.

## La fin

# Les deux rangées sont vides ; les points suivent.
bar-over = Les deux rangées sont vides.

# Les sushis plus hauts que la pile d’arêtes ne comptent pas.
bar-dropped = { CAPITAL($seat) } a plus de sushis que d’arêtes et défausse { $count ->
        [one] le dernier
       *[other] les { WORDS($count) } derniers
    }.

# Après la fin : combien de tuiles doivent être dans la boîte.
bar-into-the-box = À ranger dans la boîte : { WORDS($count, gender: "f") } tuiles et cinq dés.

## Les coups, pour annuler et rétablir

# Un coup : une rangée entière, ou les deux.
step-bar-row = la rangée
    .undone = Annulé : la rangée.
    .redone = Rétabli : la rangée.

# Un coup : une tuile posée dans sa rangée. $tile est son nom seul.
step-bar-tile = { $tile }
    .undone = Annulé : { $tile }.
    .redone = Rétabli : { $tile }.

# Un coup : un lancer, avec ce qu’il a entraîné.
step-bar-roll = les dés lancés par { $seat }
    .undone = Annulé : les dés lancés par { $seat }.
    .redone = Rétabli : les dés lancés par { $seat }.

# Un coup : des dés ont été gardés.
step-bar-keep = les dés gardés par { $seat }
    .undone = Annulé : les dés gardés par { $seat }.
    .redone = Rétabli : les dés gardés par { $seat }.

# Un coup : un chiffre qui n’a mené qu’à une autre question.
step-bar-choice = le choix fait par { $seat }
    .undone = Annulé : le choix fait par { $seat }.
    .redone = Rétabli : le choix fait par { $seat }.

# Un coup : une tuile prise. Elle n’est pas nommée : il faut s’en souvenir.
step-bar-take = la tuile prise par { $seat }
    .undone = Annulé : la tuile prise par { $seat }.
    .redone = Rétabli : la tuile prise par { $seat }.

# Un coup : une tuile volée. Elle n’est pas nommée : il faut s’en souvenir.
step-bar-steal = la tuile volée par { $seat } chez { $victim }
    .undone = Annulé : la tuile volée par { $seat } chez { $victim }.
    .redone = Rétabli : la tuile volée par { $seat } chez { $victim }.

## Où en est la partie

# Les rangées ne sont pas complètes ; les deux nombres peuvent être zéro.
bar-standing-laying = On pose les rangées : { $sushi ->
        [0] aucun sushi
        [one] un sushi
       *[other] { WORDS($sushi) } sushis
    }, { $bones ->
        [0] aucune arête
        [one] une arête
       *[other] { WORDS($bones, gender: "f") } arêtes
    }.

# Un joueur doit lancer ; $roll est un, deux ou trois, $count le nombre de dés.
bar-standing-to-roll = { CAPITAL($seat) }, { ORDINAL($roll) } lancer : { WORDS($count) } dés.

# Le même avec des dés gardés avant.
bar-standing-to-roll-kept = { CAPITAL($seat) }, { ORDINAL($roll) } lancer : { $count ->
        [one] un dé
       *[other] { WORDS($count) } dés
    }. De côté : { $kept }.

# Un joueur a lancé et doit choisir ; les choix suivent.
bar-standing-to-act = { CAPITAL($seat) }, { ORDINAL($roll) } lancer : { $dice }.

# Le même avec des dés gardés avant.
bar-standing-to-act-kept = { CAPITAL($seat) }, { ORDINAL($roll) } lancer : { $dice }. De côté : { $kept }.

## Les réponses

# Combien de tuiles un joueur a prises ; les deux nombres peuvent être zéro.
bar-tableau = { CAPITAL($seat) } : { $sushi ->
        [0] aucun sushi
        [one] un sushi
       *[other] { WORDS($sushi) } sushis
    }, { $bones ->
        [0] aucune arête
        [one] une arête
       *[other] { WORDS($bones, gender: "f") } arêtes
    }.

# La même question une deuxième fois, quand les piles sont fermées.
bar-tableau-closed = { CAPITAL($seat) } : { $sushi ->
        [0] aucun sushi
        [one] un sushi
       *[other] { WORDS($sushi) } sushis
    }, { $bones ->
        [0] aucune arête
        [one] une arête
       *[other] { WORDS($bones, gender: "f") } arêtes
    }. Les piles sont fermées : à vous de vous en souvenir.

# La même question une deuxième fois, quand on peut lire les piles. $stacks est l’un des deux suivants, ou les deux.
bar-tableau-open = { CAPITAL($seat) }, en partant du bas : { $stacks }.

# Une partie de la phrase ci-dessus. $worths : « trois, un et six ».
bar-stack-sushi = sushis, { $worths }

# Une partie de la phrase ci-dessus. $worths : « moins un et moins deux ».
bar-stack-bones = arêtes, { $worths }

# Le même pour un joueur qui n’a rien pris.
bar-tableau-empty = { CAPITAL($seat) } : pas encore de tuile.

# La réponse à « points » et à « pourquoi » tant que les piles sont fermées.
bar-scores-at-the-end = Les piles sont fermées : les points se disent à la fin.

# La réponse à « points » avec des piles ouvertes. $scores : « Ana, trois ; Bruno, moins un ».
bar-scores-as-it-lies = Pour l’instant : { $scores }.

# Pourquoi un joueur a ces points. $reasons est une liste des suivants ; leur somme est $points.
bar-why = { CAPITAL($seat) }, { WORDS($points) } : { $reasons }.

# Une raison : les sushis qui ont une arête en face.
bar-why-sushi = { WORDS($count) } { $count ->
        [one] sushi avec arête
       *[other] sushis avec arête
    }, { WORDS($points) }

# Une raison : les sushis plus hauts que la pile d’arêtes, qui ne comptent pas.
bar-why-dropped = { WORDS($count) } { $count ->
        [one] sushi sans arête
       *[other] sushis sans arête
    }, rien

# Une raison : toutes les arêtes comptent ; $points est négatif.
bar-why-bones = { WORDS($count, gender: "f") } { $count ->
        [one] arête
       *[other] arêtes
    }, { WORDS($points) }

# Le même pour un joueur qui n’a rien pris.
bar-why-nothing = { CAPITAL($seat) } : aucune tuile, rien.

# La réponse à « compter », après les rangées. $heights est une liste du suivant.
bar-stacks = Piles : { $heights }.

# Dans une liste : combien de tuiles un joueur a prises ; les deux nombres peuvent être zéro.
bar-heights = { $seat }, { $sushi ->
        [0] aucun sushi
        [one] un sushi
       *[other] { WORDS($sushi) } sushis
    } et { $bones ->
        [0] aucune arête
        [one] une arête
       *[other] { WORDS($bones, gender: "f") } arêtes
    }

# La réponse à « changements ». $taken est une liste des suivants.
bar-changes = Du nouveau : { $taken }.

# $count tuiles déjà annoncées ne comptent plus.
bar-changes-taken-back = { CAPITAL(WORDS($count, gender: "f")) } { $count ->
        [one] tuile a été annulée
       *[other] tuiles ont été annulées
    }.

# Dans une liste : $tile est « le sushi cinq », ou seulement « un sushi ».
bar-change-taken = { $seat } a pris { $tile }

# Dans une liste : le même chez un autre joueur.
bar-change-stolen = { $seat } a pris { $tile } chez { $victim }

# Une tuile d’une pile fermée, dans les deux ci-dessus.
bar-a-sushi = un sushi

# Une tuile d’une pile fermée, dans les deux ci-dessus.
bar-a-bones = une arête

# $tile : « un sushi cinq ». « Place » : aucun accord avec la tuile.
bar-identified-in-row = C’est { $tile }, à la { ORDINAL($place, gender: "f") } place de la rangée.

# Le même pour une tuile d’une pile que tous peuvent lire.
bar-identified = C’est { $tile }, dans la pile posée devant { $seat }.

# Pour une seule oreille : on ne dit pas à qui elle est.
bar-identified-in-private = C’est { $tile }.

## La vérification

# La fin d’une vérification. $count peut être zéro.
bar-check-all-match = { CAPITAL($seat) } : { $count ->
        [0] aucune tuile, et aucune n’est notée
        [one] la seule tuile est bien là
       *[other] les { WORDS($count, gender: "f") } tuiles sont bien là
    }.

# Des tuiles notées là qui n’ont pas été scannées. $tiles : « un sushi cinq et une arête moins un ».
bar-check-missing = Il manque { $tiles }.

# Des tuiles scannées qui ne sont pas notées là. $tiles : « un sushi cinq ».
bar-check-extra = En trop : { $tiles }.

# Le même quand personne ne doit entendre ce qu’il y a dans la pile.
bar-check-missing-closed = { $count ->
        [one] Il manque une tuile.
       *[other] Il manque { WORDS($count, gender: "f") } tuiles.
    }

# Le même quand personne ne doit entendre ce qu’il y a dans la pile.
bar-check-extra-closed = { $count ->
        [one] Une des tuiles scannées n’est pas notée là.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } des tuiles scannées ne sont pas notées là.
    }

# La fin d’une vérification de piles fermées, par les noms. $count sont notées, $named ont été nommées.
bar-check-name-all = { CAPITAL($seat) } { $count ->
        [0] n’a aucune tuile
        [one] a une tuile
       *[other] a { WORDS($count, gender: "f") } tuiles
    }, et { $named ->
        [one] une a été nommée
       *[other] { WORDS($named, gender: "f") } ont été nommées
    }. Refaites la vérification en les nommant toutes.

# De même, quand il y en a autant, mais pas les bonnes.
bar-check-which-closed = Les piles sont fermées : je ne dis donc pas laquelle est fausse.

## Refus : ce qui ne va pas, puis que faire

# Un lancer avant que les rangées soient complètes.
refused-bar-no-row = Les rangées ne sont pas posées. Montrez ou nommez les tuiles de gauche à droite, ou donnez la commande mélanger.

# Un lancer après le dernier.
refused-bar-not-now-last = C’était le dernier lancer. Choisissez une tuile à prendre.

# Un lancer, mais aucun dé n’a été gardé.
refused-bar-not-now-roll = Les dés sont déjà lancés. Gardez-en d’abord quelques-uns, ou prenez une tuile.

# La rangée des sushis est donnée alors qu’elle est posée.
refused-bar-not-now-row-sushi = La rangée des sushis est déjà posée. Annulez pour la poser de nouveau.

# La rangée des arêtes est donnée alors qu’elle est posée.
refused-bar-not-now-row-bones = La rangée des arêtes est déjà posée. Annulez pour la poser de nouveau.

# La commande mélanger alors qu’il y a des tuiles dans les rangées.
refused-bar-not-now-shuffle = Il y a déjà des tuiles dans les rangées. Annulez jusqu’à ce qu’elles soient vides, puis donnez la commande mélanger.

# Un chiffre qui n’est pas un choix en ce moment.
refused-bar-not-now-choice = Ce choix n’est pas ouvert. Tapez zéro pour entendre ce que vous pouvez faire.

# Trop de dés ou trop peu ont été donnés.
refused-bar-dice-count = { $count ->
        [one] Un seul dé est à lancer
       *[other] { CAPITAL(WORDS($count)) } dés sont à lancer
    }. Tapez ce que montre chacun, ou laissez-moi lancer.

# Une tuile doit être prise ou des dés gardés, mais il faut d’abord lancer.
refused-bar-no-roll = Il faut d’abord lancer les dés. Laissez-moi les lancer, ou lancez-les et tapez ce qu’ils montrent.

# Le même avant que les rangées soient complètes.
refused-bar-no-roll-row = Rien n’est encore lancé. Posez d’abord les rangées, puis lancez.

# Des dés doivent être gardés après le dernier lancer.
refused-bar-last-roll = Il n’y a plus de lancer après celui-ci. Choisissez une tuile à prendre.

# Des dés à garder qui ne viennent pas d’être lancés. $dice sont ceux qui l’ont été.
refused-bar-not-rolled = On ne peut garder que ce qui vient d’être lancé : { $dice }. Choisissez parmi ces dés.

# Aucun dé n’est nommé.
refused-bar-keep-count = Gardez au moins un dé. Tapez lequel.

# Tous les dés sont nommés, et aucun ne reste à lancer.
refused-bar-keep-count-all = Il faut relancer au moins un dé. Gardez-en moins, ou prenez une tuile.

# Aucun dé ne montre un sushi.
refused-bar-no-dice-sushi = Aucun dé ne montre un sushi. Choisissez autre chose.

# Aucun dé ne montre une arête.
refused-bar-no-dice-bones = Aucun dé ne montre une arête. Choisissez autre chose.

# Une tuile que les dés ne désignent pas.
refused-bar-no-dice-other-sushi = Vos dés désignent le { ORDINAL($place) } sushi, { WORDS($worth) }. Prenez-le, ou choisissez autre chose.

# Une tuile que les dés ne désignent pas ; $worth est négatif.
refused-bar-no-dice-other-bones = Vos dés désignent la { ORDINAL($place, gender: "f") } arête, { WORDS($worth) }. Prenez-la, ou choisissez autre chose.

# Plus de dés sushi que de sushis dans la rangée. $left peut être zéro.
refused-bar-no-such-tile-row-sushi = Il n’y a pas de { ORDINAL($place) } sushi : la rangée { $left ->
        [0] est vide
        [one] n’en a plus qu’un
       *[other] n’en a plus que { WORDS($left) }
    }. Choisissez autre chose.

# Plus de dés arête que d’arêtes dans la rangée. $left peut être zéro.
refused-bar-no-such-tile-row-bones = Il n’y a pas de { ORDINAL($place, gender: "f") } arête : la rangée { $left ->
        [0] est vide
        [one] n’en a plus qu’une
       *[other] n’en a plus que { WORDS($left, gender: "f") }
    }. Choisissez autre chose.

# Une place au-delà de la pile.
refused-bar-no-such-tile-stack-sushi = { CAPITAL($seat) } a { WORDS($left) } { $left ->
        [one] sushi. Prenez celui-là, ou choisissez autre chose.
       *[other] sushis. Donnez une place de un à { WORDS($left) }.
    }

# Une place au-delà de la pile.
refused-bar-no-such-tile-stack-bones = { CAPITAL($seat) } a { WORDS($left, gender: "f") } { $left ->
        [one] arête. Prenez celle-là, ou choisissez autre chose.
       *[other] arêtes. Donnez une place de un à { WORDS($left) }.
    }

# Un joueur sans sushi.
refused-bar-no-such-tile-empty-sushi = { CAPITAL($seat) } n’a aucun sushi. Choisissez autre chose.

# Un joueur sans arête.
refused-bar-no-such-tile-empty-bones = { CAPITAL($seat) } n’a aucune arête. Choisissez autre chose.

# On vole les sushis avec les baguettes bleues. $count peut être zéro.
refused-bar-too-few-chopsticks-sushi = Pour voler un sushi, il faut trois baguettes bleues, et vous { $count ->
        [0] n’en avez aucune
       *[other] en avez { WORDS($count, gender: "f") }
    }. Choisissez autre chose.

# On vole les arêtes avec les baguettes rouges. $count peut être zéro.
refused-bar-too-few-chopsticks-bones = Pour voler une arête, il faut trois baguettes rouges, et vous { $count ->
        [0] n’en avez aucune
       *[other] en avez { WORDS($count, gender: "f") }
    }. Choisissez autre chose.

# Un joueur veut voler sa propre pile.
refused-bar-own-stack = Cette pile est la vôtre. Choisissez un autre joueur.

# Avec trois baguettes, on ne vole que la tuile du dessus.
refused-bar-only-top = Trois baguettes ne prennent que la tuile du dessus. Prenez celle-là, ou choisissez autre chose.

# Une rangée qui n’est pas faite de tous les sushis.
refused-bar-bad-row-sushi = Ce ne sont pas les { WORDS($count) } sushis de la boîte. Reposez toute la rangée.

# Une rangée qui n’est pas faite de toutes les arêtes.
refused-bar-bad-row-bones = Ce ne sont pas les { WORDS($count, gender: "f") } arêtes de la boîte. Reposez toute la rangée.

# Une tuile scannée deux fois pendant que l’on pose les rangées. $tile : « Ce sushi cinq ».
refused-bar-already-in-play-row = { $tile } est déjà dans la rangée. Prenez la tuile suivante, ou annulez.

# Une tuile qui est dans une pile. $tile : « Ce sushi cinq ».
refused-bar-already-in-play = { $tile } est déjà dans une pile. Choisissez autre chose.

# Une tuile nommée dont tous les exemplaires sont posés. $tile est son nom seul.
refused-bar-kind-exhausted-laid = Il n’y a plus de tuile « { $tile } » à poser. Nommez la suivante.

# Une tuile nommée qui n’est pas dans la rangée. $tile est son nom seul.
refused-bar-kind-exhausted = Il n’y a pas de tuile « { $tile } » dans la rangée. Nommez une autre tuile.

# Un joueur scanne une tuile sur son propre lecteur, mais c’est le tour d’un autre.
refused-bar-reveal-complete = Ce n’est pas votre tour, { $seat }. Attendez { $player }.

## L’aide

# La commande aide, pendant une partie. Les lettres sont celles des dés, les touches celles d’un pavé numérique.
bar-help = Sept : je lance les dés, ou je mélange avant le premier tour. Ou tapez vos dés, une lettre chacun, puis Entrée : S pour sushi, A pour arête, B pour bleue, R pour rouge. Tapez ensuite le chiffre d’un choix. Zéro : à qui de jouer, et les choix. Touche moins : annuler. Barre encore une fois : la suite.

# La commande aide une deuxième fois.
bar-help-in-detail = Pour garder des dés, tapez leurs lettres après un lancer. Un à cinq, quand il n’y a rien à choisir : combien de tuiles a un joueur. Six : quoi de neuf. Huit : identifier une tuile. Neuf : vérifier une pile. Touche plus : les points. Touche étoile : pourquoi. Touche point : silence. Entrée : répéter. Les mots compter, pour les rangées, et refaire se tapent ; le nom d’une langue aussi, pour changer de langue.

## Ce que la table dit des cartes dans d’autres jeux, et ici des tuiles

# On compare les tuiles d’un joueur avec ce qui est noté.
bar-check-begins = Vérification. Un badge, un chiffre ou un nom, puis les tuiles de ce joueur, puis redemandez la vérification.
    .brief = Vérification. Quel badge ?

# Le badge est connu ; viennent les tuiles.
bar-check-cards = Vérification pour { $seat }. Montrez ou nommez ses tuiles dans n’importe quel ordre, puis redemandez la vérification.
    .brief = Vérification pour { $seat }.

# Une tuile n’est montrée que pour savoir laquelle c’est.
bar-identify-begins = Identification. Montrez une tuile ; elle ne sera pas jouée.
    .brief = Identification. Montrez une tuile.

# La prochaine tuile est dite à ce joueur seul, en privé.
bar-identify-for = Réponse en privé pour { $seat }, si la tuile est cachée. Montrez-la.

# De même, quand ce joueur n’a pas d’écoute à soi : ce qui est dit alors, tout le monde l’entend.
bar-identify-for-all = { CAPITAL($seat) } n’a pas d’écoute privée ici : je ne dis qu’une tuile que tous peuvent connaître, et à tout le monde. Montrez-en une, ou arrêtez.
    .brief = { CAPITAL($seat) } n’a pas d’écoute privée : seulement ce que tous peuvent connaître, et pour tous.

# Un code qui n’est pas valable.
refused-bar-unreadable = Ce n’est pas le code d’une tuile. Tournez la tuile, et scannez de nouveau.
    .brief = Illisible. Scannez de nouveau.

# Des mots tapés qui ne sont ni tuile, ni commande, ni code. $text est ce qui a été tapé.
refused-bar-typed = Je ne connais pas { $text }. Tapez le nom d’une tuile, ou la barre oblique pour l’aide.

# Des mots tapés qui sont presque le nom d’une tuile. $text est ce qui a été tapé, $card le nom seul de la tuile.
refused-bar-typed-card = Aucune tuile ne s’appelle { $text }. Est-ce { $card } ? Alors tapez ce nom.

# Le début du nom de trop de tuiles.
refused-bar-typed-more = Plusieurs tuiles commencent ainsi. Tapez la suite du nom.

# Des mots tapés qui ne veulent rien dire, là où c’est peut-être un secret mal écrit : on ne les dit pas.
refused-bar-typed-hidden = Je ne connais pas ces mots. Tapez le nom d’une tuile, ou la barre oblique pour l’aide.

# Un code valable qui n’est celui d’aucune tuile.
refused-bar-unknown-card = Je ne connais pas cette tuile. Tapez son nom, ou prenez-en une autre.

# Un code valable d’une carte d’un autre jeu, ou d’une tuile d’une autre boîte de celui-ci.
refused-bar-other-set = Ceci vient d’une autre boîte. Mettez-le de côté et prenez une de nos tuiles.

# Une tuile là où la vérification attend un badge.
refused-bar-check-badge-first = À qui sont ces tuiles ? D’abord le badge, le chiffre ou le nom du joueur.

# Une vérification où l’on a nommé plus de tuiles d’une sorte qu’il n’y en a.
refused-bar-kind-exhausted-hidden = Toutes les tuiles de ce nom sont déjà nommées. Nommez-en une autre, ou redemandez la vérification.

# Une tuile d’une pile fermée a été montrée, et personne n’a d’écoute à soi.
refused-bar-no-private-channel = Je ne dis une tuile cachée qu’en privé, et il n’y a pas d’écoute privée ici. Demandez à quelqu’un, ou arrêtez.

# De même, quand des joueurs pourraient l’entendre, et qu’aucun d’eux n’est choisi.
refused-bar-private-for-whom = Cette tuile est cachée, et je ne la dis qu’en privé. D’abord le badge, le chiffre ou le nom du joueur qui peut l’entendre, ou arrêtez.

# Ce qui a été tapé comme nom peut être celui d’une tuile. $kinds : « sushi un ou sushi deux ».
refused-bar-name-or-card = { CAPITAL($text) } peut être une tuile, { $kinds }, et la partie n’a pas commencé. Si c’est le nom d’un joueur, tapez { $text } encore une fois.

# $reader est le nom d’un lecteur.
bar-reader-lost = Le lecteur { $reader } ne répond plus. Rebranchez-le ; en attendant, vous pouvez taper les tuiles.

# Le même, quand il n’était pas là au départ.
bar-reader-absent = Le lecteur { $reader } n’est pas là. Branchez-le, ou allumez-le ; en attendant, vous pouvez taper les tuiles.

# Le même, dans une partie. $step est le dernier coup qui compte.
bar-reader-lost-after = Le lecteur { $reader } ne répond plus. Dernier coup reçu : { $step }.

# Il est branché, mais ne dit rien.
bar-reader-silent = Le lecteur { $reader } est branché, mais il ne répond pas. Débranchez-le, vérifiez ses fils et rebranchez-le ; en attendant, vous pouvez taper les tuiles.

# Le même, dans une partie. $step est le dernier coup qui compte.
bar-reader-silent-after = Le lecteur { $reader } est branché, mais il ne répond pas. Dernier coup reçu : { $step }.

# Plusieurs tuiles sont sur un lecteur, et aucune n’est sûre.
bar-reader-several-cards = Deux tuiles. Enlevez-en une.

# La caméra voit un code sur une tuile penchée.
bar-aim-flatter = Je vois un code. Tenez la tuile bien à plat face à la caméra.

# La caméra voit un code sur une tuile qui bouge.
bar-aim-still = Je vois un code. Ne bougez plus la tuile.

# Une puce radio qui n’est encore sur aucune tuile.
refused-bar-tag-unknown = Cette puce n’appartient encore à aucune tuile. Si elle vient d’être collée, scannez-la encore. Ou tapez le nom de la tuile pour la jouer.

# Elle a été scannée encore : une puce usée a été remplacée, et le joueur dit sur quelle tuile est la nouvelle.
bar-retag-begins = Une nouvelle puce. Sur quelle tuile ? Nommez la tuile, scannez son code imprimé, ou scannez une autre tuile de son espèce. Ou bien les touches plus et moins passent les tuiles en revue : scannez encore la puce à la bonne.

# Personne n’a dit sur quelle tuile elle est.
bar-retag-ends = La nouvelle puce n’est à aucune tuile.

# Toutes les tuiles de cette espèce ont été vues ce soir.
bar-retag-none-free = Toutes les tuiles de cette espèce sont déjà connues. Nommez une autre tuile.
