### Les cartes, comme on les dit à table. Les attributs sont expliqués dans en/kinds.ftl.
###
### Les noms sont ceux de la règle française : « sushi au saumon » et non « nigiri », « ravioli », « dessert » pour
### la carte que la boîte anglaise nomme pudding (les voix françaises le lisent à l’anglaise).
### « Tempura » est féminin, comme dans « une tempura de légumes » ; les dictionnaires admettent les deux.
### Zéro est singulier : [one] vaut pour zéro et un.

# Deux font cinq points.
kind-tempura = tempura
    .gender = f
    .the = la tempura
    .that = Cette tempura
    .a = une tempura
    .count =
        { $count ->
            [0] aucune tempura
            [one] { WORDS($count, gender: "f") } tempura
           *[other] { WORDS($count, gender: "f") } tempuras
        }
    .said = tempuras, tampoura, tam poura, tempoura

# Trois font dix points.
kind-sashimi = sashimi
    .gender = m
    .the = le sashimi
    .that = Ce sashimi
    .a = un sashimi
    .count =
        { $count ->
            [0] aucun sashimi
            [one] { WORDS($count) } sashimi
           *[other] { WORDS($count) } sashimis
        }
    .said = sashimis, shashimi

# Vaut d’autant plus qu’il y en a.
kind-dumpling = ravioli
    .gender = m
    .the = le ravioli
    .that = Ce ravioli
    .a = un ravioli
    .count =
        { $count ->
            [0] aucun ravioli
            [one] { WORDS($count) } ravioli
           *[other] { WORDS($count) } raviolis
        }
    .said = raviolis, gyozas, raviole, ravioles

# Une carte maki porte un, deux ou trois makis. « Double » et non « maki deux » : « deux makis doubles » ne peut
# vouloir dire que deux cartes.
kind-maki-1 = maki simple
    .gender = m
    .the = le maki simple
    .that = Ce maki simple
    .a = un maki simple
    .count =
        { $count ->
            [0] aucun maki simple
            [one] { WORDS($count) } maki simple
           *[other] { WORDS($count) } makis simples
        }
    .said = simple maki, maki un, un maki, makis simples

# Une carte maki porte un, deux ou trois makis. « Double » et non « maki deux » : « deux makis doubles » ne peut
# vouloir dire que deux cartes.
kind-maki-2 = maki double
    .gender = m
    .the = le maki double
    .that = Ce maki double
    .a = un maki double
    .count =
        { $count ->
            [0] aucun maki double
            [one] { WORDS($count) } maki double
           *[other] { WORDS($count) } makis doubles
        }
    .said = maki deux, deux makis, deux maki, makis doubles

# Une carte maki porte un, deux ou trois makis. « Double » et non « maki deux » : « deux makis doubles » ne peut
# vouloir dire que deux cartes.
kind-maki-3 = maki triple
    .gender = m
    .the = le maki triple
    .that = Ce maki triple
    .a = un maki triple
    .count =
        { $count ->
            [0] aucun maki triple
            [one] { WORDS($count) } maki triple
           *[other] { WORDS($count) } makis triples
        }
    .said = maki trois, trois makis, trois maki, makis triples

# Vaut un point, trois sur un wasabi.
kind-egg-nigiri = sushi à l’omelette
    .gender = m
    .the = le sushi à l’omelette
    .that = Ce sushi à l’omelette
    .a = un sushi à l’omelette
    .count =
        { $count ->
            [0] aucun sushi à l’omelette
            [one] { WORDS($count) } sushi à l’omelette
           *[other] { WORDS($count) } sushis à l’omelette
        }
    .said =
        omelette, sushi omelette, nigiri omelette, œuf, nigiri à l’omelette, œufs, sushi à l’œuf, sushi œuf,
        nigiri à l’œuf, nigiri œuf, sushis à l’omelette

# Vaut deux points, six sur un wasabi.
kind-salmon-nigiri = sushi au saumon
    .gender = m
    .the = le sushi au saumon
    .that = Ce sushi au saumon
    .a = un sushi au saumon
    .count =
        { $count ->
            [0] aucun sushi au saumon
            [one] { WORDS($count) } sushi au saumon
           *[other] { WORDS($count) } sushis au saumon
        }
    .said = saumon, sushi saumon, nigiri saumon, nigiri au saumon, sushis au saumon

# Vaut trois points, neuf sur un wasabi.
kind-squid-nigiri = sushi au calamar
    .gender = m
    .the = le sushi au calamar
    .that = Ce sushi au calamar
    .a = un sushi au calamar
    .count =
        { $count ->
            [0] aucun sushi au calamar
            [one] { WORDS($count) } sushi au calamar
           *[other] { WORDS($count) } sushis au calamar
        }
    .said =
        calamar, sushi calamar, nigiri calamar, nigiri au calamar, calmar, sushis au calamar, calamars, calmars,
        sushi au calmar, sushi calmar, nigiri au calmar, nigiri calmar, encornet

# Ne compte qu’à la fin de la partie.
kind-pudding = dessert
    .gender = m
    .the = le dessert
    .that = Ce dessert
    .a = un dessert
    .count =
        { $count ->
            [0] aucun dessert
            [one] { WORDS($count) } dessert
           *[other] { WORDS($count) } desserts
        }
    .said = desserts, pouding, poudings

# Triple le sushi suivant.
kind-wasabi = wasabi
    .gender = m
    .the = le wasabi
    .that = Ce wasabi
    .a = un wasabi
    .count =
        { $count ->
            [0] aucun wasabi
            [one] { WORDS($count) } wasabi
           *[other] { WORDS($count) } wasabis
        }
    .said = wasabis, wazabi

# Deux cartes à un tour suivant. « Carte baguettes », au singulier, dès qu’un verbe suit : « deux baguettes » n’en feraient qu’une paire.
kind-chopsticks = baguettes
    .gender = f
    .the = la carte baguettes
    .that = Cette carte baguettes
    .a = une carte baguettes
    .count =
        { $count ->
            [0] aucune carte baguettes
            [one] { WORDS($count, gender: "f") } carte baguettes
           *[other] { WORDS($count, gender: "f") } cartes baguettes
        }
    .said = baguette, baguettes chinoises, carte baguettes, baguettes japonaises
