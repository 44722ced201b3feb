### Ce qui est dit des écouteurs des joueurs : un pour chacun, pour ce que les autres ne doivent pas entendre.

# L’écouteur d’un joueur a été éteint ou débranché. $seat est le nom du joueur.
ear-gone = { CAPITAL($seat) } n’a plus d’écouteur. Ce qui est pour cette oreille attend son retour.
    .brief = { CAPITAL($seat) } n’a plus d’écouteur.

# Il a été rallumé ou rebranché, ou il arrive pour la première fois.
ear-back = { CAPITAL($seat) } a de nouveau un écouteur.

# Il est là, mais inutilisable.
ear-failed = { CAPITAL($seat) } a un écouteur qui ne s’ouvre pas. Ce qui est pour cette oreille attend.

# Il est là, mais aucune voix de la configuration ne marche.
ear-without-voice = { CAPITAL($seat) } a un écouteur sans voix. Ce qui est pour cette oreille n’est pas dit.

# L’appareil audio de la table est revenu.
trouble-device-back = La sortie audio est revenue.

## Plus vite, plus lentement, plus fort, moins fort

# Parler plus vite ; le nouveau débit est annoncé à ce débit.
command-faster = plus vite
    .said = vite

# Parler plus lentement.
command-slower = plus lentement
    .said = lentement

# Parler plus fort.
command-louder = plus fort
    .said = monter le son

# Parler moins fort.
command-softer = moins fort
    .said = baisser le son

# Combien je parle : la suivante de trois façons, tout, bref, les sons d’abord.
command-verbosity = bavardage
    .said = parler moins

# Le débit de la voix, maintenant.
rate-is = { CAPITAL(WORDS($rate)) } mots par minute.

# Le volume, maintenant, en pour cent.
volume-is = Volume : { WORDS($volume) } pour cent.

# Combien je parle désormais : tout.
verbosity-is-full = Désormais je dis tout.

# Combien je parle désormais : bref.
verbosity-is-brief = Désormais je fais court.

# Combien je parle désormais : des sons au lieu des mots, sauf les réponses et les erreurs.
verbosity-is-sounds = Désormais, des sons. Je parle si on me demande quelque chose, ou si quelque chose ne va pas.

## La commande `sushi-says audio`

# Une ligne par appareil. $place les compte, $device est le nom donné par le système, $id le distingue de son jumeau.
audio-device = { CAPITAL(WORDS($place)) } : { $device }, { $id }.

# De même pour l’appareil que le système emploie par défaut.
audio-default-device = { CAPITAL(WORDS($place)) } : { $device }, { $id }, celui du système.

# Il n’y a aucun appareil audio.
audio-no-device = Il n’y a pas de sortie audio.

# Dit sur un appareil, et affiché : les joueurs répondent à qui il est.
audio-whose = Voici la sortie { WORDS($place) }. À qui est cette oreille ?

# Affiché avant la première question.
audio-how = Répondez par le numéro de la place ; zéro, c’est la table ; deux numéros séparés par un blanc, ce sont l’oreille gauche et l’oreille droite. Entrée seule : à personne.

# Affiché quand la réponse n’était rien de tout cela.
audio-again = Une place, de un à cinq, ou zéro ; ou deux différentes pour la gauche et la droite.

# Dit sur l’appareil qu’un joueur a choisi.
audio-your-ear = Voici votre oreille, { $name }.

# Dit sur l’appareil de toute la table.
audio-the-table = Voici la table.

# Affiché quand le choix est écrit.
audio-saved = Écrit dans { $file }.

# Affiché quand rien n’a été choisi, ou pas jusqu’au bout.
audio-not-saved = Rien n’a été changé.
