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

## Les étiquettes imprimées : le titre d’un document, et sa page d’instructions, qu’un lecteur d’écran lit à voix haute

# Le titre des étiquettes d’un jeu.
kit-title-sushi-go = Étiquettes des cartes de Sushi Go!

# Le titre des badges et des cartes de commande.
kit-title-controls = Badges et cartes de commande

# Le titre des étiquettes des tuiles, avec les stickers des dés.
kit-title-sushi-bar = Étiquettes des tuiles et des dés de Sushi Bar

# Comment imprimer. Une barre est dessinée en dessous.
kit-print-full-size = Imprimez en taille réelle, sans ajuster à la page. La barre ci-dessous mesure { $millimetres } millimètres ; mesurez un essai avant de prendre du bon papier.

# Ce qu’est la barre dessinée, pour qui ne la voit pas.
kit-bar-drawn = Une barre à mesurer, longue de { $millimetres } millimètres.

# Un titre : la place de chaque chose sur une carte.
kit-heading-places = La place de chaque chose

# Le trou. Tous les nombres sont des millimètres.
kit-place-hole = Tenez la carte debout, l’image vers vous. Le trou est en haut à droite. Il mesure { $diameter } millimètres. Son milieu est à { $right } millimètres du bord droit et à { $top } millimètres du bord supérieur.

# Les stickers. Tous les nombres sont des millimètres : le milieu depuis le bord gauche, puis les trois hauteurs.
kit-place-sticker = Le sticker en relief se colle sur le bord gauche : en haut, au milieu ou en bas. Son milieu est à { $left } millimètres du bord gauche, et à { $high }, { $middle } ou { $low } millimètres du bord supérieur. Chaque sorte n’a qu’une place.

# L’étiquette.
kit-place-label = L’étiquette va dans le coin en bas à droite, au ras du bord droit et du bord inférieur. Le code est alors en bas à droite de chaque carte.

# La puce. Tous les nombres sont des millimètres.
kit-place-tag = Une puce radio va en bas au milieu : son centre est à { $left } millimètres du bord gauche et à { $top } millimètres du bord supérieur. Elle mesure au plus { $diameter } millimètres. L’étiquette se colle ensuite par-dessus.

# Ce qu’il ne faut pas faire.
kit-place-never = Rien ne va sous un sticker. Rien ne va au dos : un code y trahirait la carte.

# Dans quel ordre travailler.
kit-place-order = Travaillez dans cet ordre, une sorte après l’autre : percez les trous, collez les stickers, collez les étiquettes. Avant de coller une étiquette, scannez-la : vous entendez pour quelle carte elle est.

# Ce que montre le dessin d’une carte en taille réelle.
kit-card-drawn = Une carte dessinée en taille réelle : le trou en haut à droite, trois places de stickers sur le bord gauche, l’étiquette en bas à droite, la place de la puce en bas au milieu.

# Un titre : les sortes, chacune avec son dessin, son sticker et ses étiquettes.
kit-heading-kinds = Les sortes, et leurs étiquettes

# Le nombre de cartes d’une sorte, et son sticker. $sticker : « croix en diagonale, en haut à gauche ».
kit-kind-of-cards =
    { $count ->
        [one] { CAPITAL(WORDS($count, gender: "f")) } carte. { CAPITAL($sticker) }.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } cartes. { CAPITAL($sticker) }.
    }

# Le nombre de tuiles d’une sorte, et sa marque. $sticker : « une barre, deux points ».
kit-kind-of-tiles =
    { $count ->
        [one] { CAPITAL(WORDS($count, gender: "f")) } tuile. { CAPITAL($sticker) }.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } tuiles. { CAPITAL($sticker) }.
    }

# Les étiquettes d’une sorte : la première et la dernière.
kit-kind-labels = Étiquettes : de { $from } à { $to }.

# Une sorte qui n’a qu’une étiquette : sa feuille, sa rangée, et sa place depuis la gauche.
kit-kind-label = Étiquette : feuille { $sheet }, rangée { $row }, étiquette { $place }.

# Où est une étiquette : sa feuille, sa rangée, et sa place depuis la gauche. Partie d’une phrase.
kit-at = la feuille { $sheet }, rangée { $row }, étiquette { $place }

# La dernière étiquette d’une sorte, sur la feuille de la première : sa rangée, et sa place depuis la gauche. Partie d’une phrase.
kit-at-row = la rangée { $row }, étiquette { $place }

# La dernière étiquette d’une sorte, dans la rangée de la première : sa place depuis la gauche. Partie d’une phrase.
kit-at-label = l’étiquette { $place }

# Le titre d’une feuille d’étiquettes. $from et $to sont la première et la dernière sorte.
kit-sheet = Feuille { $sheet } sur { $sheets } : { $from } jusqu’à { $to }

# La carte d’une sorte, dessinée en petit.
kit-kind-drawn = Carte avec le trou en haut à droite : { $sticker }.

# Le code d’une étiquette, pour qui ne le voit pas : $place est son numéro, $count le nombre de cartes de la sorte.
kit-code-card = Code : { $card }, { $place } sur { $count }.

# Le code d’un badge ou d’une carte de commande.
kit-code-control = Code : { $control }.

# Le nom d’un badge, tel qu’il y est imprimé.
kit-badge = place { WORDS($seat) }

# Ce que sont les badges et les cartes de commande, et comment les faire.
kit-controls-cut = Coupez le long des lignes : chaque carte a la taille d’une carte du jeu. Arrondissez les coins. Collez-la sur du carton, ou plastifiez-la.

# Les trous des badges et des cartes de commande. Tous les nombres sont des millimètres.
kit-controls-holes = Percez le trou en haut à droite, comme sur chaque carte. Un second trou dit au doigt que la carte n’est pas du jeu : un badge l’a en haut à gauche, son milieu à { $badge } millimètres du bord gauche ; une carte de commande l’a au milieu du bord supérieur, à { $control } millimètres du bord gauche.

# Les marques des badges et des cartes de commande.
kit-controls-marks = Sous les trous, une marque se compte. Un badge a autant de points que son numéro de place. Une carte de commande a une barre pour dix et un point pour un. Sous le nom, la même chose est en braille. Sur du papier thermogonflable, les deux se soulèvent ; sinon, posez-y des gouttes ou des gommettes en relief.

# Les feuilles ont été faites sans braille.
kit-controls-without-braille = Ces cartes n’ont pas de braille : le programme liblouis n’a pas été trouvé.

# La marque d’une carte : des points seulement.
kit-mark-dots =
    { $dots ->
        [one] { WORDS($dots) } point
       *[other] { WORDS($dots) } points
    }

# La marque d’une carte : des barres seulement.
kit-mark-bars =
    { $bars ->
        [one] { WORDS($bars, gender: "f") } barre
       *[other] { WORDS($bars, gender: "f") } barres
    }

# La marque d’une carte : des barres, puis des points. « deux barres », « un point ».
kit-mark-both = { $bars }, { $dots }

# Un badge ou une carte de commande, dessinés : la marque.
kit-control-drawn = Marque : { $mark }.

# Les étiquettes des tuiles.
kit-tiles-labels = Chaque tuile a son étiquette : le code, le nom, et une marque qui se compte. Un point vaut un. Une barre devant les points est un moins. Collez l’étiquette sur la face, la marque à gauche.

# Le code d’une tuile et sa marque.
kit-tile-drawn = Marque de la tuile : { $mark }.

# Un titre : les stickers des dés.
kit-heading-dice = Stickers pour des dés nus

# Le nombre de dés et de stickers. Tous sont des nombres.
kit-dice-faces = Imprimez cette page sur du papier thermogonflable, ou découpez les formes dans une matière épaisse. Il y a { $dice } dés de { $edge } millimètres. Chaque dé a deux faces sushi, deux faces arête, une face baguettes bleues et une face baguettes rouges.

# Une face des dés : son nom, sa figure, et combien il y a de stickers.
kit-dice-face = { CAPITAL($face) } : { $figure }, { $count } stickers.

# Les figures des dés.
kit-figure-circle = rond

# Les figures des dés.
kit-figure-triangle = triangle

# Les figures des dés.
kit-figure-one-bar = une barre

# Les figures des dés.
kit-figure-two-bars = deux barres

# Un fichier est écrit.
kit-written = { $file } est écrit.

# Quelles pages sont des étiquettes ou des cartes ; avant elles viennent les instructions. Tous sont des nombres ; $count est le nombre de pages.
kit-pages = { $count ->
        [one] Pour le bon papier : la page { $from }. Ce qui précède est à lire ; du papier ordinaire suffit.
       *[other] Pour le bon papier : les pages { $from } à { $to }. Ce qui précède est à lire ; du papier ordinaire suffit.
    }

## Planches en braille : lues avec les doigts, les nombres peuvent y être en chiffres

# Le titre de la planche en braille d’un jeu.
kit-braille-sushi-go = Sushi Go!

# Le titre de la planche en braille d’un jeu.
kit-braille-sushi-bar = Sushi Bar

# Une sorte : combien de cartes, son sticker, sa valeur. $worth : des phrases entières.
kit-braille-kind = { CAPITAL($card) } : { $count }. { CAPITAL($sticker) }. { $worth }

# Une sorte de tuile : combien, et sa marque.
kit-braille-tile = { CAPITAL($card) } : { $count }. { CAPITAL($mark) }.

# Une face des dés et sa figure.
kit-braille-face = Dé, { $face } : { $figure }.

# Un badge ou une carte de commande et sa marque.
kit-braille-control = { $control } : { $mark }

## Les formes et le plateau de lecture

# Le titre d’une planche de stickers, dans un fichier.
kit-sheet-number = Feuille { $sheet } sur { $sheets }.

# Ce qui se trouve dans une rangée de stickers. $name est une sorte de carte, un badge ou une commande.
kit-sheet-row = Rangée { $row } : { $name }, { $count }.

# Chaque forme seule est écrite dans son propre fichier.
kit-shapes-written =
    { $count ->
        [one] { CAPITAL(WORDS($count, gender: "f")) } forme seule est écrite dans { $folder }.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } formes seules sont écrites dans { $folder }.
    }

# Ce qu’est le plan du plateau, et comment la carte y est posée.
kit-tray-what = Un plateau de lecture en carton. La carte s’y pose face cachée, son trou sur une cheville au fond à gauche, et le lecteur regarde vers le haut, par en dessous. Toutes les mesures sont en millimètres ; gauche, droite, devant et fond sont vus de votre place.

# Le fond du plateau. Tous les nombres sont des millimètres.
kit-tray-base = Base : découpez un carton de { $width } de large et { $depth } de profondeur, épais de { $thick }.

# La fenêtre du plateau. Tous les nombres sont des millimètres.
kit-tray-window = Fenêtre : près du coin avant gauche, découpez un carré de { $side }. Il commence à { $left } du bord gauche et à { $near } du bord avant.

# La butée du plateau. Tous les nombres sont des millimètres.
kit-tray-stop = Butée : découpez deux bandes larges de { $wide }, et superposez des couches jusqu’à une hauteur de { $high }. Collez l’une le long du bord du fond, longue de { $far }, l’autre le long du bord gauche, longue de { $left }. Elles forment un L.

# La cheville du plateau. Tous les nombres sont des millimètres.
kit-tray-peg = Cheville : un bâtonnet rond épais de { $diameter }. Son milieu est à { $left } du bord gauche et à { $far } du bord du fond. Elle dépasse de { $high }. Percez une carte en trop, et tenez-la contre la butée pour marquer la place.

# L’encoche du plateau pour un doigt. Tous les nombres sont des millimètres.
kit-tray-notch = Encoche : au coin avant droit, coupez un quart de cercle de { $radius }, pour qu’un doigt puisse soulever la carte.

# Les pieds du plateau. Tous les nombres sont des millimètres.
kit-tray-legs = Pieds : deux cartons hauts de { $high }. Collez l’un sous le bord gauche, long de { $left }, l’autre sous le bord droit, long de { $right }, tous deux à partir du fond.

# Comment on se sert du plateau.
kit-tray-use = Pour scanner : retournez la carte sur le côté, poussez-la dans le coin de la butée jusqu’à ce que le trou trouve la cheville. Elle n’est à plat que dans un sens. Tenez alors le lecteur sous la fenêtre, tourné vers le haut.
