### Apprendre les stickers et les règles à l’oreille. Voir en/learning.ftl.

# Les premiers mots.
learn-begins = Scannez une carte, et je dis ce que c’est. Ou tapez un sticker ou une carte, ou un chiffre de un à huit pour les stickers. Touche étoile pour les règles, touche plus pour un quiz. Barre oblique pour l’aide.
    .brief = Scannez une carte, ou un à huit. Touche étoile : les règles. Touche plus : le quiz.

# Tant de questions ont été manquées la dernière fois et viennent en premier dans le quiz.
learn-missed-before = { $count ->
        [one] La dernière fois, vous avez manqué une question ; elle vient en premier dans le quiz.
       *[other] La dernière fois, vous avez manqué { WORDS($count, gender: "f") } questions ; elles viennent en premier dans le quiz.
    }

# On s’arrête.
learn-ends = Au revoir.

# Une carte. $touch : « croix en diagonale, en haut à gauche » ; $worth est une phrase entière.
learn-card = { CAPITAL($card) } : { $touch }. { $worth }

# Une carte de commande. $name : « la carte « annuler » » ou « le badge de la place un ».
learn-control = C’est { $name }.

# Une carte d’un autre jeu.
learn-other-set = Cette carte n’est pas de Sushi Go. Je n’enseigne que ses cartes.

# Des mots tapés où il n’y a ni sticker ni carte. $text est ce qui a été tapé.
learn-not-known = Je ne trouve ni sticker ni carte dans { $text }. Essayez triangle, ou wasabi.

# Les stickers avec leurs touches.
learn-stickers = Un, la croix en diagonale. Deux, la croix droite. Trois, le carré. Quatre, l’étoile. Cinq, le rond. Six, la fenêtre. Sept, la fleur. Huit, le triangle.

# Les règles, l’une après l’autre : la donne.
learn-rule-deal = Le jeu se joue de deux à cinq joueurs. Chacun reçoit une main de cartes, et la partie a trois manches. La touche étoile continue.

# Les règles : un tour.
learn-rule-turn = À chaque tour, tous choisissent une carte de leur main, la révèlent, et passent la main à gauche. La dernière carte est simplement révélée.

# Les règles : ce qui compte par lots.
learn-rule-sets = Deux tempuras font cinq points, trois sashimis en font dix. De un à cinq raviolis font un, trois, six, dix et quinze points ; au-delà, rien de plus.

# Les règles : les sushis.
learn-rule-nigiri = Un sushi compte à lui seul : à l’omelette, un point ; au saumon, deux ; au calamar, trois.

# Les règles : le wasabi.
learn-rule-wasabi = Votre prochain sushi se pose sur votre wasabi, et compte triple. Un sushi venu avant lui ne compte pas plus.

# Les règles : les baguettes.
learn-rule-chopsticks = Avec des baguettes devant vous, dites Sushi Go à un tour suivant : vous révélez deux cartes, et les baguettes vont dans la main que vous passez.

# Les règles : les makis.
learn-rule-maki = À la fin de la manche, qui a le plus de makis gagne six points, la deuxième place trois. Les ex æquo partagent.

# Les règles : la fin d’une manche.
learn-rule-round = Après une manche, on compte ses points, et on défausse les cartes. Seuls les desserts restent.

# Les règles : les desserts.
learn-rule-pudding = À la fin de la partie, qui a le plus de desserts gagne six points, qui en a le moins en perd six. Les ex æquo partagent. À deux, personne ne perd de points.

# Les règles : qui gagne.
learn-rule-end = Qui a le plus de points gagne. À égalité de points, c’est le plus de desserts.

# Après la dernière règle.
learn-rules-over = C’étaient les règles. La touche étoile les reprend au début.

# Le quiz commence, avec $count questions.
learn-quiz = Quiz : { WORDS($count, gender: "f") } questions. Scannez ou nommez la carte, ou tapez un, deux ou trois. La touche moins en sort.

# Une question : que sent-on ? $clue : « croix en diagonale, en haut à gauche ». Trois cartes au choix.
learn-ask-touch = { CAPITAL($clue) } : quelle carte ? Un, { $first } ; deux, { $second } ; trois, { $third }.

# Une question : que vaut-elle ? $clue est une phrase entière. Trois cartes au choix.
learn-ask-worth = { $clue } Quelle carte ? Un, { $first } ; deux, { $second } ; trois, { $third }.

# La bonne réponse.
learn-right = C’est juste.

# Une mauvaise réponse : la bonne carte, avec tout ce qu’on en sait. La question revient plus tard.
learn-wrong = Non : { $card }. { CAPITAL($touch) }. { $worth }

# La fin du quiz : $count questions sur $of étaient justes du premier coup.
learn-quiz-over = Quiz terminé : { WORDS($count, gender: "f") } sur { WORDS($of, gender: "f") } du premier coup.

# Ce qu’on peut faire.
learn-help = Scannez une carte, ou tapez son nom : ce que c’est, ce qu’on sent sous le doigt, ce qu’elle vaut. Tapez un sticker, comme triangle, ou un chiffre de un à huit ; zéro les énumère. La touche étoile lit les règles, une par une. La touche plus commence un quiz, la touche moins en sort. Entrée répète. Touche point : silence ; deux fois : arrêt.
