### As cartas, como se diz à mesa. Os atributos são explicados em en/kinds.ftl.
###
### Os nomes são os que se ouvem no Brasil: guioza, pudim, hashi, que as vozes leem bem, e não dumpling, pudding e
### chopsticks, que elas estropiam; estes também podem ser digitados. "Tempura" é feminino, como nas regras em
### português ("uma tempura sozinha não vale nada").
### Zero é plural no Brasil, mas [one] para o Fluent: escreva também a variante [0].

# Duas valem cinco pontos.
kind-tempura = tempura
    .gender = f
    .the = a tempura
    .that = Essa tempura
    .a = uma tempura
    .count =
        { $count ->
            [0] nenhuma tempura
            [one] { WORDS($count, gender: "f") } tempura
           *[other] { WORDS($count, gender: "f") } tempuras
        }
    .said = tempuras, tempurá

# Três valem dez pontos.
kind-sashimi = sashimi
    .gender = m
    .the = o sashimi
    .that = Esse sashimi
    .a = um sashimi
    .count =
        { $count ->
            [0] nenhum sashimi
            [one] { WORDS($count) } sashimi
           *[other] { WORDS($count) } sashimis
        }
    .said = sashimis, saxími, saxímis

# Quanto mais, mais pontos.
kind-dumpling = guioza
    .gender = m
    .the = o guioza
    .that = Esse guioza
    .a = um guioza
    .count =
        { $count ->
            [0] nenhum guioza
            [one] { WORDS($count) } guioza
           *[other] { WORDS($count) } guiozas
        }
    .said = guiozas, dumplings, gyoza, bolinho, gyozas, bolinhos

# Uma carta de maki traz um, dois ou três rolinhos. "Duplo" e não "maki dois": "dois makis duplos" só pode significar
# duas cartas.
kind-maki-1 = maki simples
    .gender = m
    .the = o maki simples
    .that = Esse maki simples
    .a = um maki simples
    .count =
        { $count ->
            [0] nenhum maki simples
            [one] { WORDS($count) } maki simples
           *[other] { WORDS($count) } makis simples
        }
    .said = maki um, um maki, simples, makis simples, um rolinho

# Uma carta de maki traz um, dois ou três rolinhos. "Duplo" e não "maki dois": "dois makis duplos" só pode significar
# duas cartas.
kind-maki-2 = maki duplo
    .gender = m
    .the = o maki duplo
    .that = Esse maki duplo
    .a = um maki duplo
    .count =
        { $count ->
            [0] nenhum maki duplo
            [one] { WORDS($count) } maki duplo
           *[other] { WORDS($count) } makis duplos
        }
    .said = maki dois, dois makis, dois maki, duplo, makis duplos, dois rolinhos

# Uma carta de maki traz um, dois ou três rolinhos. "Duplo" e não "maki dois": "dois makis duplos" só pode significar
# duas cartas.
kind-maki-3 = maki triplo
    .gender = m
    .the = o maki triplo
    .that = Esse maki triplo
    .a = um maki triplo
    .count =
        { $count ->
            [0] nenhum maki triplo
            [one] { WORDS($count) } maki triplo
           *[other] { WORDS($count) } makis triplos
        }
    .said = maki três, três makis, três maki, triplo, makis triplos, três rolinhos

# Vale um ponto, três sobre wasabi.
kind-egg-nigiri = nigiri de ovo
    .gender = m
    .the = o nigiri de ovo
    .that = Esse nigiri de ovo
    .a = um nigiri de ovo
    .count =
        { $count ->
            [0] nenhum nigiri de ovo
            [one] { WORDS($count) } nigiri de ovo
           *[other] { WORDS($count) } nigiris de ovo
        }
    .said =
        ovo, nigiri ovo, ovos, omelete, nigiri de omelete, nigiris de ovo, niguiri de ovo, niguiri ovo,
        niguiri de omelete, sushi de ovo, sushi de omelete

# Vale dois pontos, seis sobre wasabi.
kind-salmon-nigiri = nigiri de salmão
    .gender = m
    .the = o nigiri de salmão
    .that = Esse nigiri de salmão
    .a = um nigiri de salmão
    .count =
        { $count ->
            [0] nenhum nigiri de salmão
            [one] { WORDS($count) } nigiri de salmão
           *[other] { WORDS($count) } nigiris de salmão
        }
    .said = salmão, nigiri salmão, nigiris de salmão, niguiri de salmão, niguiri salmão, sushi de salmão

# Vale três pontos, nove sobre wasabi.
kind-squid-nigiri = nigiri de lula
    .gender = m
    .the = o nigiri de lula
    .that = Esse nigiri de lula
    .a = um nigiri de lula
    .count =
        { $count ->
            [0] nenhum nigiri de lula
            [one] { WORDS($count) } nigiri de lula
           *[other] { WORDS($count) } nigiris de lula
        }
    .said = lula, nigiri lula, nigiris de lula, niguiri de lula, niguiri lula, sushi de lula

# Só conta no fim da partida.
kind-pudding = pudim
    .gender = m
    .the = o pudim
    .that = Esse pudim
    .a = um pudim
    .count =
        { $count ->
            [0] nenhum pudim
            [one] { WORDS($count) } pudim
           *[other] { WORDS($count) } pudins
        }
    .said = pudins, sobremesa, pudin, sobremesas

# Triplica o próximo nigiri.
kind-wasabi = wasabi
    .gender = m
    .the = o wasabi
    .that = Esse wasabi
    .a = um wasabi
    .count =
        { $count ->
            [0] nenhum wasabi
            [one] { WORDS($count) } wasabi
           *[other] { WORDS($count) } wasabis
        }
    .said = wasabis, wassabi

# Duas cartas numa jogada posterior. Contam-se as cartas: dois hashis seriam um par.
kind-chopsticks = hashi
    .gender = m
    .the = o hashi
    .that = Esse hashi
    .a = um hashi
    .count =
        { $count ->
            [0] nenhuma carta de hashi
            [one] { WORDS($count, gender: "f") } carta de hashi
           *[other] { WORDS($count, gender: "f") } cartas de hashi
        }
    .said =
        hashis, palitos, palitinhos, pauzinhos, palito, palitinho, pauzinho, carta de hashi, cartas de hashi,
        baguete, baguetes
