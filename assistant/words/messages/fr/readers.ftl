### Ce que les lecteurs ont à dire d’eux-mêmes. $reader est le nom d’un lecteur, par exemple « main » ou « r2 ».

# Deux puces sont posées sur un lecteur, qui ne peut pas les distinguer.
reader-several-cards = Deux cartes. Enlevez-en une.

# Ce qui vient du lecteur n’a aucun sens.
reader-wrong-speed = Je ne comprends pas ce qu’envoie le lecteur { $reader }. Il parle sans doute à une autre vitesse. La commande « sushi-says readers --add » trouve la bonne.

# Un lecteur fait maison : sa radio est une deuxième carte électronique, plus petite.
reader-no-chip = Le lecteur { $reader } est là, mais sa radio ne répond pas. Vérifiez les fils entre les deux circuits.

# La même radio, quand elle répond de nouveau.
reader-no-chip-over = La radio du lecteur { $reader } répond de nouveau.

# Il est branché, mais rien n’en vient.
reader-silent = Le lecteur { $reader } est branché, mais il ne répond pas. Débranchez-le, vérifiez ses fils et rebranchez-le ; en attendant, vous pouvez taper les cartes.

# Le même, dans une partie. $step est le dernier coup qui compte.
reader-silent-after = Le lecteur { $reader } est branché, mais il ne répond pas. Dernier coup reçu : { $step }.

# Une puce dont personne n’a encore dit la carte.
refused-tag-unknown = Cette puce n’appartient encore à aucune carte. Tapez le nom de la carte pour la jouer, et apprenez-moi sa puce plus tard avec la commande « sushi-says cards enrol ».

# Une carte est posée devant $seat, et le lecteur du voisin $neighbour la lit aussi ; ou elle y a été montrée par erreur.
refused-seen-by-neighbour = Cette carte est posée devant { $seat }, et un autre lecteur la voit aussi : { $neighbour }. À qui est-elle ? Pour la déplacer : corriger, la carte, puis le bon badge.
