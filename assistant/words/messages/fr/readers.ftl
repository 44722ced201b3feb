### Ce que les lecteurs ont à dire d’eux-mêmes. $reader est le nom d’un lecteur, par exemple « main » ou « r2 ».

# Deux puces sont posées sur un lecteur, qui ne peut pas les distinguer.
reader-several-cards = Deux cartes. Enlevez-en une.

# Ce qui vient du lecteur n’a aucun sens.
reader-wrong-speed = Je ne comprends pas ce qu’envoie le lecteur { $reader }. Il parle sans doute à une autre vitesse. La commande « sushi-says readers --add » trouve la bonne.

# Un lecteur fait maison : sa radio est une deuxième carte électronique, plus petite.
reader-no-chip = Le lecteur { $reader } est là, mais sa radio ne répond pas. Vérifiez les fils entre les deux circuits.

# La même radio, quand elle répond de nouveau.
reader-no-chip-over = La radio du lecteur { $reader } répond de nouveau.

# Un lecteur fait maison, dont le programme est plus récent que ce que celui-ci comprend.
reader-newer-protocol = Le micrologiciel du lecteur { $reader } est trop récent pour moi, alors ses cartes ne sont pas lues. Mettez Sushi Says à jour, ou remettez sur son circuit le micrologiciel fourni avec.

# Un autre programme a ouvert le port du lecteur.
reader-busy = Un autre programme utilise le lecteur { $reader }. Fermez-le.

# Un lecteur qui n’était pas là au départ, une fois branché.
reader-there = Le lecteur { $reader } est maintenant là.

# Il est branché, mais rien n’en vient.
reader-silent = Le lecteur { $reader } est branché, mais il ne répond pas. Débranchez-le, vérifiez ses fils et rebranchez-le ; en attendant, vous pouvez taper les cartes.

# Le même, dans une partie. $step est le dernier coup qui compte.
reader-silent-after = Le lecteur { $reader } est branché, mais il ne répond pas. Dernier coup reçu : { $step }.

# Une puce dont personne n’a encore dit la carte.
refused-tag-unknown = Cette puce n’appartient encore à aucune carte. Si elle vient d’être collée, scannez-la encore. Ou tapez le nom de la carte pour la jouer.

# Une carte est posée devant $seat, et le lecteur du voisin $neighbour la lit aussi ; ou elle y a été montrée par erreur. $card : « Cette tempura ».
refused-seen-by-neighbour = { $card } est déjà devant { $seat }, et un autre lecteur voit aussi cette carte : { $neighbour }. À qui est-elle ? Pour la déplacer : corriger, la carte, puis le bon badge.

# Une carte est venue au lecteur d’une place où il n’y a personne ce soir. $seat est son numéro.
refused-reader-of-nobody = Ce lecteur est celui de la place { WORDS($seat) }, et il n’y a personne. Servez-vous d’un autre.

## La commande qui énumère, écoute et ajoute les lecteurs. $place est un port comme /dev/ttyUSB0, ou une adresse entière.

# Un lecteur des réglages, commun à toute la table.
readers-known = Dans les réglages : lecteur { $reader }, { $place }.

# Un lecteur qui appartient à une place ; $seat est son numéro.
readers-known-seat = Dans les réglages : lecteur { $reader } de la place { WORDS($seat) }, { $place }.

# $kind est une des expressions port-… plus bas.
readers-port = Port { $place } : { $kind }.

# Rien de branché n’a de port série.
readers-no-ports = Il n’y a pas de port série. Les lecteurs qui écrivent comme un clavier n’en ont pas besoin : essayez-les avec « sushi-says readers --watch ».

# La dernière ligne de la liste.
readers-how = Pour entendre ce que lit un lecteur : « sushi-says readers --watch ». Pour en ajouter un : « sushi-says readers --add ».

# Un port parmi plusieurs, à choisir par $number.
readers-choice = { $number } : { $place }, { $kind }.

# Après la liste.
readers-which = Quel numéro ? Entrée seule si vous ne savez pas : je les écoute alors tous.

# Ce numéro n’est pas dans la liste.
readers-not-that = Ce n’est aucun d’eux. Essayez encore.

# Il faut maintenant scanner une carte.
readers-show-card = Présentez une carte au lecteur.

# Quelque chose est venu qui n’avait pas de sens ; une autre vitesse est essayée.
readers-again = J’ai entendu quelque chose. Retirez la carte, puis présentez-la de nouveau.

# Une minute est passée.
readers-nothing = Je n’ai rien entendu que je comprenne. Vérifiez la prise, et que le lecteur est réglé en mode série.

# $reason est ce que dit le système, une phrase entière.
readers-does-not-open = Le port ne s’ouvre pas. { $reason }

# $format est une des expressions format-… plus bas.
readers-recognised = C’est { $format }.

# Le propriétaire du lecteur.
readers-whose = À qui est-il ? Entrée pour toute la table, ou le numéro d’une place puis Entrée.

# Rien n’a été écrit.
readers-unchanged = Rien n’a changé.

# $file est le fichier des réglages.
readers-added = Il s’appelle désormais { $reader }, et figure dans { $file }.

# Le début de l’écoute.
watch-begins = Scannez. Je dis ce qui est lu, jusqu’à ce que vous tapiez Contrôle et C.

# Le lecteur est là.
watch-found = Le lecteur { $reader } est là.

# Un lecteur qui n’était pas là au début de l’écoute ; suivent les ports qui existent. $place est son adresse.
watch-absent = Le lecteur { $reader } n’est pas là : { $place }. Branchez-le, ou allumez-le ; je continue d’attendre.

# Après watch-absent, quand cet ordinateur n’a aucun port série.
watch-no-ports = Cet ordinateur n’a aucun port série en ce moment.

# $card est la sorte d’une carte.
watch-card = Lecteur { $reader } : { $card }.

# Une carte de commande ; $key est le nom d’une commande.
watch-command = Lecteur { $reader } : la commande { $key }.

# $seat est un numéro.
watch-badge = Lecteur { $reader } : le badge de la place { WORDS($seat) }.

# Un code aux lettres de contrôle justes, mais d’une carte qui n’existe pas.
watch-unknown = Lecteur { $reader } : un code qui n’est à aucune carte.

# Une puce qu’aucune carte ne porte encore ; $tag est son numéro.
watch-tag = Lecteur { $reader } : puce { $tag }, qui n’appartient encore à aucune carte.

# Ce qui n’est pas un de nos codes.
watch-text = Lecteur { $reader } : { $text }. Ce n’est pas une carte.

## Ce qu’il y a sans doute derrière un port

# Une puce entre l’USB et une ligne série. $model est son nom.
port-ch340 = un adaptateur à puce { $model }, comme en ont les lecteurs bon marché et la plupart des copies d’Arduino

# Une autre puce de ce genre. $model est son nom.
port-cp210x = un adaptateur à puce { $model }, comme en ont beaucoup de lecteurs et de cartes électroniques

# FTDI fabrique de telles puces.
port-ftdi = un adaptateur FTDI, comme en ont beaucoup de lecteurs de puces

# Prolific en est un autre fabricant.
port-prolific = un adaptateur Prolific

# Une petite carte électronique avec laquelle beaucoup de gens bricolent.
port-arduino = un Arduino, peut-être notre propre lecteur

# Toute autre carte de ce genre.
port-board = une petite carte électronique

# Pour les codes-barres et les codes QR.
port-scanner = un lecteur de codes en mode série

# Son fabricant n’est pas dans notre liste.
port-unknown = quelque chose que je ne connais pas

# Il ne dit pas qui l’a fabriqué.
port-built-in = un port de cet ordinateur, ou quelque chose sans prise USB

## Ce qu’un lecteur peut parler

# Pour les codes-barres et les codes QR.
format-text = un lecteur de codes qui envoie du texte

# RDM6300 est un module pour les puces à 125 kHz. $model est son nom.
format-rdm6300 = un lecteur de puces qui parle comme le { $model }

# ID-12 est un autre module de ce genre. $model est son nom.
format-id12 = un lecteur de puces qui parle comme le { $model }

# Parallax est un fabricant ; son lecteur est pour les mêmes puces.
format-parallax = un lecteur de puces qui parle comme celui de Parallax

# PN532 est un circuit pour les puces des téléphones et des cartes de bus. $model est son nom.
format-pn532 = un module { $model }

# Notre propre lecteur ; Sushi Reader est son nom.
format-sushi-reader = un Sushi Reader, monté comme notre guide l’explique
