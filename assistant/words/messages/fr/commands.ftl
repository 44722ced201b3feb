### Les commandes, comme on les tape et comme l’aide les nomme. Voir en/commands.ftl.

# Reprend le dernier coup.
command-undo = annuler
    .said = défaire, annule

# Refait ce qui a été annulé.
command-redo = refaire
    .said = rétablir

# Rend une carte à la bonne place.
command-correct = corriger
    .said = corrige

# Compare les cartes posées avec ce qui est noté.
command-check = vérifier
    .said = vérification, contrôler, contrôle

# Dit combien de cartes chaque main et la pioche doivent avoir.
command-count = compter
    .said = compte, mains

# Dit quelle est la prochaine carte lue.
command-identify = identifier
    .said = quelle carte

# Redit la dernière phrase.
command-repeat = répéter
    .said = encore, répète

# Silence tout de suite ; termine un mode comme la vérification.
command-stop = stop
    .said = arrêter, chut

# Les points jusqu’ici.
command-scores = points
    .said = marque

# Explique les points, règle par règle.
command-why = pourquoi
    .said = expliquer

# À qui de jouer, et qui manque.
command-turn = tour
    .said = à qui, qui

# Ce qui a changé depuis la dernière question.
command-changes = changements
    .said = nouvelles, quoi de neuf

# Les cartes posées devant un joueur ; le numéro de la place suit.
command-tableau = tableau
    .said = cartes

# Ce que l’on peut faire maintenant.
command-help = aide
    .said = à l’aide

# Annonce les baguettes, par ce que l’on crie à table.
command-chopsticks = sushi go
    .said = annoncer, déclarer

# Rattache une annonce tardive des baguettes au tour d’avant.
command-late = retard
    .said = en retard

# Commence la partie quand tout le monde est là.
command-start = commencer
    .said = débuter, commence

# Choisit la langue.
command-language = langue
    .said = { "" }

# Lit les règles de la maison et les aides en cours.
command-rules = règles
    .said = règles maison

# Change la règle ou l’aide qui vient d’être lue.
command-change = changer
    .said = modifier

# Reprend la partie en cours.
command-resume = reprendre
    .said = continuer

# Commence une autre partie.
command-new-game = nouvelle partie
    .said = nouveau jeu

# Une ligne plus ancienne de ce qui a été dit.
command-older = ligne précédente
    .said = précédent, précédente

# Une ligne plus récente de ce qui a été dit.
command-newer = ligne suivante
    .said = suivant, suivante

## Les langues : le nom de l’une d’elles la choisit

# Le nom de l’anglais, que l’on tape pour que la table le parle.
tongue-en = anglais
    .said = { "" }

# Le nom du français.
tongue-fr = français
    .said = { "" }

# Le nom du portugais du Brésil.
tongue-pt-BR = portugais
    .said = brésilien, portugais du Brésil
