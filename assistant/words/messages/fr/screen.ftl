### Les pages : une pour toute la table, une pour chaque place, sur un écran ou un téléphone. Voir en/screen.ftl.

# The name of the page that all may look at.
screen-title-table = La table

# The name of one player’s own page.
screen-title-seat = Votre page, { $seat }

# The name of the page on which a player opens an own one, and the link that leads there.
screen-title-join = Ouvrir ma page

# The name of a page whose link is no longer good.
screen-title-ended = Ce lien ne sert plus

# What to do about it, under that heading.
screen-ended-how = Ouvrez votre page de nouveau, avec le code que la table vous dit.

# Both in one, told on a page that is open.
screen-ended = Ce lien ne sert plus. Ouvrez votre page de nouveau, avec le code que la table vous dit.

# The link in front of everything else, for who uses a keyboard.
screen-skip = Aller à l’essentiel

# Where the game would stand.
screen-no-game = Pas encore de partie. Prenez place et distribuez.

# A heading: the players with their cards.
screen-seats = Les places

# A heading: rows and dice of Sushi Bar.
screen-middle = Au milieu

# A heading: what was said last.
screen-lines = Dernières phrases

# A heading: all lines, the newest on top.
screen-history = Historique, le plus récent d’abord

# Before a player’s seat lies nothing.
screen-nothing = Rien encore

# Beside a name: this player’s card, or move, is missing.
screen-awaited = À jouer

# Beside a name: this player’s card is there.
screen-done-sushi-go = Fait

# Beside a name: it is another player’s turn.
screen-done-sushi-bar = Attend

# Beside a name: the player called "Sushi Go!" and lays two cards.
screen-declared = Sushi Go ! Deux cartes

# Cards of this turn that lie face down.
screen-face-down = { $count ->
        [one] Une carte face cachée
       *[other] { CAPITAL(WORDS($count, gender: "f")) } cartes face cachée
    }

# On a player’s own page alone: what the own face-down cards are. $cards is a list.
screen-locked-own = Face cachée, pour vos yeux seuls : { $cards }

# Under a line that nobody else was told.
screen-private = Seulement pour vous

# A list within another sentence.
screen-list = { $items }

# Points so far, shown large.
screen-total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# What the cards of this round would give as they lie.
screen-lies = { $points } pour l’instant

# A heading over the card buttons.
screen-cards-sushi-go = Révéler une carte

# The same over the tile buttons of Sushi Bar.
screen-cards-sushi-bar = Nommer une tuile

# Under the heading over the card buttons.
screen-cards-how-sushi-go = Appuyez sur la carte que vous posez. Annuler la reprend.

# Under that over the tile buttons.
screen-cards-how-sushi-bar = Pour poser une rangée, appuyez sur ses tuiles de gauche à droite. Ensuite, appuyez sur une tuile que vos dés atteignent : elle est à vous.

# A heading over the choices of Sushi Bar.
screen-choices = Vos choix

# A heading over the questions.
screen-ask = Demander

# A heading over undo and its like.
screen-do = Faire

# A button: my own cards.
screen-my-tableau-sushi-go = Mes cartes

# A button: my own tiles, in Sushi Bar.
screen-my-tableau-sushi-bar = Mes tuiles

# A button: call "Sushi Go!", to use chopsticks.
screen-key-chopsticks = Sushi Go !

# A button: the call was meant for the turn before.
screen-key-late = Trop tard : pour le tour d’avant

# A button: roll the dice.
screen-key-roll = Lancer les dés

# A button: have the rows laid at random.
screen-key-shuffle = Poser les rangées au hasard

# A button: say the last lines again.
screen-repeat = Répéter

# A button: whose turn it is.
screen-turn = À qui de jouer ?

# A button: the scores.
screen-scores = Points

# A button: where the points come from.
screen-why = Pourquoi ?

# A button: what is new since the last question.
screen-changes = Quoi de neuf ?

# A button: how to play on this page.
screen-help = Aide

# What that button tells. It names headings and buttons of the page.
screen-help-sushi-go = Choisissez une carte et appuyez sur son nom, sous « Révéler une carte ». Annuler la reprend. Sous « Demander » : à qui de jouer, les points, le pourquoi et les cartes de chacun. Pour les baguettes, appuyez sur « Sushi Go ! » avant votre deuxième carte.

# The same in Sushi Bar.
screen-help-sushi-bar = À votre tour, lancez les dés, sous « Faire », puis appuyez sur l’un de vos choix. Annuler le reprend. Sous « Demander » : à qui de jouer, les points, et combien de tuiles a chacun.

# A button: take the last step back.
screen-undo = Annuler

# A button: do it again after all.
screen-redo = Refaire

# A button: the next card that is shown is told to me alone.
screen-identify = Regarder : quelle est cette carte ?

# A button: end what was begun, such as peeking.
screen-stop = Arrêter

# A heading over the settings of this page.
screen-settings = Réglages de cette page

# How large letters are.
screen-size = Taille des lettres

# The choice of colours.
screen-theme = Couleurs

# Colours as the device has them.
screen-theme-auto = Comme sur cet appareil

# Dark letters on a light ground.
screen-theme-light = Claires

# Light letters on a dark ground.
screen-theme-dark = Sombres

# Yellow letters on black.
screen-theme-yellow = Jaune sur noir

# The choice of the language.
screen-language = Langue

# The language of the table.
screen-language-table = Celle de la table

# A switch: single letters do what buttons do. Each letter stands at its button.
screen-letters = Les lettres seules sont des touches

# A switch: only what is for this player alone is read out by the screen reader.
screen-only-mine = Ne lire que ce qui est pour moi

# A switch on the table’s page: a screen reader reads new lines.
screen-read-lines = Mon lecteur d’écran lit les nouvelles phrases

# A switch: the phone’s screen stays on.
screen-awake = Garder l’écran allumé

# Where a page cannot keep the screen on.
screen-autolock = Cette page ne peut pas garder l’écran allumé. Dans les réglages de votre téléphone, mettez le verrouillage automatique sur jamais, le temps de jouer.

# A summary that opens to a QR code of this very page.
screen-other-device = Passer à un autre appareil

# Describes the QR code.
screen-other-device-code = Code QR de votre page. Qui le lit voit ce qui n’est que pour vous.

# In place of that code, where no other device could reach the page. The last words are two options as they are typed.
screen-other-device-none = Pour l’instant, seul cet ordinateur peut ouvrir des pages : il n’y a pas de code à lire. Quittez la partie, puis relancez-la avec les options --share et --resume.

# A heading over the address for phones.
screen-join = Sur votre téléphone

# Describes the QR code of the address.
screen-join-code-picture = Code QR de l’adresse où les téléphones ouvrent leur page

# Over that address, in place of a code, where only this computer can open pages.
screen-join-here = Sur cet ordinateur, allez à l’adresse ci-dessous. Pour les téléphones, il faut lancer le jeu avec l’option --share.

# What to do on the page that opens a player’s own one.
screen-join-how = Donnez la commande pages à la table : vous entendez un code de six chiffres.

# The players to choose from.
screen-join-who = Qui êtes-vous ?

# The field for the code.
screen-join-code = Code

# The button that opens the page.
screen-join-go = Ouvrir

# The code was not right.
screen-join-wrong = Ce n’est pas le code. Rien n’est ouvert.

# Too many codes were tried.
screen-join-wait = Trop d’essais. Attendez une minute, puis recommencez.

# The page has no connection.
screen-lost = Pas de connexion. La page réessaie toute seule.

# It has one again.
screen-back = Connexion rétablie.

# What was pressed did not reach the table.
screen-not-sent = Cela n’est pas arrivé à la table. Appuyez de nouveau.

# Buttons were pressed faster than a table plays.
screen-too-fast = Trop vite. Appuyez de nouveau.

# The first words of a player’s page. $standing is a sentence.
screen-welcome = { CAPITAL($seat) }, voici votre page. { $standing }

# After an absence: turns passed, and others are to play.
screen-missed-turns = { $turns ->
        [one] Un tour est passé.
       *[other] { CAPITAL(WORDS($turns)) } tours sont passés.
    } Ce que vous avez manqué est dans l’historique.

# After an absence: turns passed, and it is this player’s move.
screen-missed-turns-your-move = { $turns ->
        [one] Un tour est passé ; à vous.
       *[other] { CAPITAL(WORDS($turns)) } tours sont passés ; à vous.
    } Ce que vous avez manqué est dans l’historique.

# After a short absence.
screen-missed-lines = Vous avez manqué { $count ->
        [one] une phrase.
       *[other] { WORDS($count, gender: "f") } phrases.
    } Voyez l’historique.

# After a short absence, and it is this player’s move.
screen-missed-lines-your-move = Vous avez manqué { $count ->
        [one] une phrase ; à vous.
       *[other] { WORDS($count, gender: "f") } phrases ; à vous.
    } Voyez l’historique.

## What the table hears of pages

# At the start. How to open one is told by the word "pages".
pages-begin = La page de la table est prête. Donnez la commande pages pour savoir comment ouvrir la vôtre.

# The answer to "pages". $address is as it is typed; $code is digits with blanks between.
pages-how = Pour ouvrir votre page, allez sur { $address } et donnez le code { $code }.

# The same where only this computer can reach it.
pages-how-here = Sur cet ordinateur, allez sur { $address } et donnez le code { $code }. Pour les téléphones, il faut lancer le jeu avec l’option --share.

# There are no pages in this game.
pages-off = Il n’y a pas de pages : il faut lancer le jeu avec l’option --screen.

# All links were made anew.
pages-new = Toutes les pages sont fermées. Pour rouvrir la vôtre, allez sur { $address } et donnez le code { $code }.

# A player’s page was opened for the first time.
page-open = { CAPITAL($seat) } : votre page est ouverte.

# A player’s page was opened before, and is opened again elsewhere: all may want to know.
page-open-again = { CAPITAL($seat) } : votre page a été ouverte ailleurs aussi.

# The same for that player alone: by whom it was opened, only the player can tell.
page-open-again-own = Votre page a été ouverte ailleurs aussi. Si ce n’était pas vous, donnez la commande pages et rouvrez votre page avec le code.

# What is printed at the start, for who sits at the computer. $url is a link.
page-link-table = La page de la table : { $url }

# The same for each player.
page-link-seat = La page pour { $seat } : { $url }

## Languages, each in itself

# English.
screen-language-en = English

# French.
screen-language-fr = Français

# Brazilian Portuguese.
screen-language-pt-BR = Português

## Letters that are keys, where the player has switched them on; each one letter, all different

# My own cards.
screen-letter-mine = m

# The turn.
screen-letter-turn = q

# The scores.
screen-letter-scores = p

# Why.
screen-letter-why = o

# What is new.
screen-letter-changes = n

# Say it again.
screen-letter-repeat = r

# Undo.
screen-letter-undo = a

# Sushi Go!
screen-letter-chopsticks = s

# To the history.
screen-letter-history = h

## Commands

# Tells how to open a page of one’s own.
command-pages = pages
    .said = page, liens

# Ends all players’ pages, and gives new links.
command-new-pages = nouvelles pages
    .said = nouveaux liens
