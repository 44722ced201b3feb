### Ce qu’imprime `sushi-says cards` : les planches d’étiquettes, les tailles, ce qu’un doigt confondrait. Voir en/kit.ftl.

# Deux sortes dont les stickers ne se distinguent pas du tout.
kit-alike-nothing = { CAPITAL($first) } et { $second } sont pareils au toucher : même forme, même place. Donnez un autre sticker à l’une des deux sortes.

# Deux sortes dont les stickers ont la même forme, tournée : les croix. $degrees est un nombre.
kit-alike-turn = { CAPITAL($first) } et { $second } se ressemblent au toucher : la même forme, tournée de { WORDS($degrees) } degrés. Ce qui les distingue, c’est la façon de tenir la carte : le trou doit être en haut à droite.

# Deux sortes de même forme à des hauteurs différentes. $millimetres est l’écart entre les deux stickers.
kit-alike-height =
    { $millimetres ->
        [one] { CAPITAL($first) } et { $second } ont la même forme. Ce qui les distingue, c’est la hauteur sur le bord gauche : l’écart est de { WORDS($millimetres) } millimètre.
       *[other] { CAPITAL($first) } et { $second } ont la même forme. Ce qui les distingue, c’est la hauteur sur le bord gauche : l’écart est de { WORDS($millimetres) } millimètres.
    }

# Deux sortes de même forme à des hauteurs si proches qu’un doigt les confond.
kit-alike-crowded =
    { $millimetres ->
        [one] { CAPITAL($first) } et { $second } ont la même forme, à des hauteurs trop proches : l’écart n’est que de { WORDS($millimetres) } millimètre. Éloignez-les.
       *[other] { CAPITAL($first) } et { $second } ont la même forme, à des hauteurs trop proches : l’écart n’est que de { WORDS($millimetres) } millimètres. Éloignez-les.
    }

# Aucune sorte du jeu ne ressemble à une autre.
kit-all-differ = Aucune sorte ne ressemble à une autre au toucher.
