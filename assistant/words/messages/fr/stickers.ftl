### Les stickers en relief et leur place sur la carte, pour « qu’est-ce que le triangle ? ». Voir en/stickers.ftl.

# Le × de la tempura.
sticker-diagonal-cross = croix en diagonale, tempura
    .answer = Tenez la carte, le trou en haut à droite. La croix en diagonale, c’est une tempura ; la croix droite, ce sont les baguettes.
    .said = croix en diagonale, croix de travers, croix

# Le carré du sashimi.
sticker-square = carré
    .answer = Le carré, en haut à gauche, c’est un sashimi.
    .said = { "" }

# L’étoile du ravioli.
sticker-star = étoile
    .answer = L’étoile, en haut à gauche, c’est un ravioli.
    .said = { "" }

# Le rond du maki ; sa hauteur dit combien il y en a.
sticker-circle = rond
    .answer = Le rond, sur le bord gauche, c’est un maki. En haut, simple ; au milieu, double ; en bas, triple.
    .said = cercle

# La fenêtre des sushis ; sa hauteur dit lequel c’est.
sticker-window = fenêtre
    .answer = La fenêtre, sur le bord gauche, c’est un sushi. En haut, à l’omelette ; au milieu, au saumon ; en bas, au calamar.
    .said = { "" }

# La fleur du dessert.
sticker-flower = fleur
    .answer = La fleur, en haut à gauche, c’est un dessert.
    .said = { "" }

# Le triangle du wasabi.
sticker-triangle = triangle
    .answer = Le triangle, en haut à gauche, c’est un wasabi.
    .said = { "" }

# Le + des baguettes.
sticker-upright-cross = croix droite, baguettes
    .answer = Tenez la carte, le trou en haut à droite. La croix droite, ce sont les baguettes ; la croix en diagonale, c’est une tempura.
    .said = croix droite, plus

# Où se trouve un sticker, le trou étant en haut à droite ; suite d’une phrase : le rond est …
position-top-left = en haut à gauche

# Où se trouve un sticker, le trou étant en haut à droite ; suite d’une phrase : le rond est …
position-left-top = sur le bord gauche, en haut

# Où se trouve un sticker, le trou étant en haut à droite ; suite d’une phrase : le rond est …
position-left-middle = sur le bord gauche, au milieu

# Où se trouve un sticker, le trou étant en haut à droite ; suite d’une phrase : le rond est …
position-left-low = sur le bord gauche, en bas
