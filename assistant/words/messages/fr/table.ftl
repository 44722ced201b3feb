### Ce que dit la table elle-même, quel que soit le jeu. Les arguments sont expliqués dans en/table.ftl.
### Les joueurs sont vouvoyés, comme dans la règle. Le programme n’écoute pas : on donne une commande (touche, carte
### ou mot tapé), on ne la « dit » pas. « Place » pour le siège, « lecteur » pour le scanner.

# Un joueur sans nom. $seat est le numéro de la place ; pas d’article, puisque l’on s’adresse aussi à lui.
guest = joueur { WORDS($seat) }

## Les places

# Un badge a choisi cette place : la prochaine carte de ce lecteur est la sienne.
seat-chosen = { CAPITAL($seat) }, votre carte.

# On a demandé, par une touche, le tableau d’une place vide.
no-such-seat-to-ask = Il n’y a personne à la place { WORDS($seat) }.

## Annuler, refaire

# $what est une phrase entière, comme « Annulé : tempura devant Ana. » ; $standing dit où en est la partie.
undone = { $what } { $standing }

# Le même pour un coup qui compte de nouveau.
redone = { $what } { $standing }

# Un badge avait choisi une place. Pas de « de » devant un nom.
step-badge = le badge scanné pour { $seat }
    .undone = Annulé : le badge scanné pour { $seat }.
    .redone = Rétabli : le badge scanné pour { $seat }.

# Un coup : une correction.
step-correction = la correction
    .undone = La correction est annulée.
    .redone = La correction est rétablie.

## Les dialogues

# On compare les cartes posées avec ce qui est noté.
check-begins = Vérification. Un badge, un chiffre ou un nom, puis les cartes de ce joueur, puis redemandez la vérification.
    .brief = Vérification. Quel badge ?

# Le badge est connu ; viennent les cartes.
check-cards = Vérification pour { $seat }. Montrez ou nommez ses cartes dans n’importe quel ordre, puis redemandez la vérification.
    .brief = Vérification pour { $seat }.

# Après chaque carte d’une vérification ; un son l’accompagne.
check-card = Noté.
    .brief = { "" }

# La vérification a été arrêtée, ou personne n’a continué.
check-ends = Vérification terminée, rien n’a été comparé.

# La correction d’une carte mal scannée.
correct-begins = Correction. Montrez ou nommez la carte à corriger.

# La carte fausse est connue ; à qui est-elle, ou quelle carte fallait-il ?
correct-card = Maintenant le badge, le chiffre ou le nom du bon joueur, ou la bonne carte.

# De même pour une carte qui a seulement été nommée : la phrase d’avant a dit laquelle, et devant qui.
correct-card-of-several = Si c’en est une autre, nommez-la encore une fois. Sinon, le badge, le chiffre ou le nom du bon joueur, ou la bonne carte.

# La correction a été arrêtée, ou personne n’a continué.
correct-ends = Correction terminée, rien n’a changé.

# Une carte n’est montrée que pour savoir laquelle c’est.
identify-begins = Identification. Montrez une carte ; elle ne sera pas jouée.
    .brief = Identification. Montrez une carte.

# La prochaine carte est dite à ce joueur seul, en privé.
identify-for = Réponse en privé pour { $seat }, si la carte est cachée. Montrez-la.

# De même, quand ce joueur n’a pas d’écoute à soi : ce qui est dit alors, tout le monde l’entend.
identify-for-all = { CAPITAL($seat) } n’a pas d’écoute privée ici : je ne dis qu’une carte visible, et à tout le monde. Montrez-en une, ou arrêtez.
    .brief = { CAPITAL($seat) } n’a pas d’écoute privée : cartes visibles seulement, et pour tous.

# Personne n’a montré de carte.
identify-ends = Identification terminée.

# La commande aide dans un de ces dialogues, après ce que l’on y attend.
dialogue-leave = Pour en sortir, la touche point ou le mot stop. Au bout d’une demi-minute, cela s’arrête tout seul.

# Après un refus : la vérification continue.
check-open = La vérification continue ; le mot stop y met fin.
    .brief = La vérification continue.

# Après un refus : la correction continue.
correct-open = La correction continue ; le mot stop y met fin.
    .brief = La correction continue.

# Après un refus : l’identification continue.
identify-open = L’identification continue ; le mot stop y met fin.
    .brief = L’identification continue.

# La commande répéter, avant que rien n’ait été dit.
nothing-to-repeat = Rien n’a encore été dit.

# La commande ligne précédente, à la plus ancienne des lignes gardées.
history-oldest = Rien de plus ancien n’est gardé.

# La commande ligne suivante, à la ligne la plus récente.
history-newest = C’était la ligne la plus récente.

## Les refus : ce qui ne va pas, puis que faire

# Un code qui n’est pas valable.
refused-unreadable = Ce n’est pas le code d’une carte. Tournez la carte, trou en haut à droite, et scannez de nouveau.
    .brief = Illisible. Scannez de nouveau.

# Des mots tapés qui ne sont ni carte, ni commande, ni code. $text est ce qui a été tapé.
refused-typed = Je ne connais pas { $text }. Tapez le nom d’une carte, ou la barre oblique pour l’aide.

# Des mots tapés qui sont presque le nom d’une carte. $text est ce qui a été tapé, $card le nom seul de la carte.
refused-typed-card = Aucune carte ne s’appelle { $text }. Est-ce { $card } ? Alors tapez ce nom.

# Des mots tapés qui sont presque une commande. $text est ce qui a été tapé, $key le nom de la commande.
refused-typed-command = Je ne connais pas { $text }. Est-ce la commande { $key } ? Alors tapez ce nom.

# Le début du nom de plusieurs cartes. $kinds : « maki simple, maki double ou maki triple ».
refused-typed-several = { CAPITAL($text) } peut être { $kinds }. Tapez la suite du nom.

# De même, quand il y en a trop, ou que personne d’autre ne doit les entendre.
refused-typed-more = Plusieurs cartes commencent ainsi. Tapez la suite du nom.

# Un nom de joueur impossible. Au plus $most lettres.
refused-name = Un nom a au plus { WORDS($most, gender: "f") } lettres, et rien que des lettres et des signes. Tapez-le de nouveau.

# La partie d’exemple commence ; personne ne la joue.
sample-begins = Voici une partie d’exemple, jouée toute seule du début à la fin.

# De même là où les mots tapés sont peut-être un secret mal écrit : on ne les dit pas.
refused-typed-hidden = Je ne connais pas ces mots. Tapez le nom d’une carte, ou la barre oblique pour l’aide.

# Un code valable qui n’est celui d’aucune carte.
refused-unknown-card = Je ne connais pas cette carte. Tapez son nom, ou prenez-en une autre.

# Un code valable d’un autre jeu de cartes, ou d’un autre exemplaire de celui-ci.
refused-other-set = Cette carte vient d’un autre jeu. Mettez-la de côté et prenez une des nôtres.

# Un badge que personne n’a.
refused-no-such-seat = Il n’y a personne à la place { WORDS($seat) }. Utilisez le badge ou le chiffre d’un joueur.

# Une carte là où la vérification attend un badge.
refused-check-badge-first = À qui sont ces cartes ? D’abord le badge, le chiffre ou le nom du joueur.

# La commande annuler, tout au début.
refused-nothing-to-undo = Il n’y a rien à annuler. Continuez, ou demandez l’aide.

# La commande refaire, alors que rien n’a été annulé.
refused-nothing-to-redo = Il n’y a rien à refaire. Continuez, ou demandez l’aide.

# Une touche qui ne veut rien dire ici. $key est le nom de la commande, de commands.ftl.
refused-key = La commande { $key } ne sert pas en ce moment. Demandez l’aide pour savoir quoi faire.

# Un badge là où la correction attend une carte.
refused-correct-card-first = D’abord la carte à corriger, puis le badge, le chiffre ou le nom.

# La correction commence par une carte révélée.
refused-correct-never-revealed = Cette carte n’a jamais été révélée dans cette partie. Montrez ou nommez une carte qui l’a été, ou arrêtez.

# La deuxième carte d’une correction a été révélée aussi.
refused-correct-revealed-too = Cette carte aussi a été révélée. Donnez le badge, le chiffre ou le nom du bon joueur, ou une carte jamais révélée.

# On nomme encore une carte comme celle à corriger, et aucune autre n’a été révélée.
refused-correct-only-one = Aucune autre carte de ce nom n’a été révélée. Donnez le badge, le chiffre ou le nom du bon joueur, ou une carte d’un autre nom, ou arrêtez.

# Une correction que la suite contredit. $step est un coup, comme « tempura devant Ana » : d’où « ceci ».
refused-cannot-stand = Correction impossible : elle contredit ceci, { $step }. Annulez d’abord ce coup-là.

# Une carte cachée a été montrée, et personne n’a d’écoute à soi.
refused-no-private-channel = Je ne dis une carte cachée qu’en privé, et il n’y a pas d’écoute privée ici. Demandez à quelqu’un, ou arrêtez.

# De même, quand des joueurs pourraient l’entendre, et qu’aucun d’eux n’est choisi.
refused-private-for-whom = Cette carte est cachée, et je ne la dis qu’en privé. D’abord le badge, le chiffre ou le nom du joueur qui peut l’entendre, ou arrêtez.

## Avant une partie : qui est assis où

# Les premiers mots avant une partie.
set-up-begins = Scannez les badges de tous les joueurs, puis la carte commencer. Ou tapez les noms avec des virgules, ou le chiffre de chaque badge, puis la touche plus. Barre oblique pour l’aide.
    .brief = Les badges, puis commencer.

# La commande aide, avant une partie.
set-up-help = Un badge, ou son chiffre, installe un joueur, sous le nom retenu pour ce badge. Tapez un nom puis Entrée pour nommer le dernier, ou tous les noms avec des virgules. Touche moins : annuler. Zéro : qui est à table. Touche étoile : la règle maison suivante. Sept : changer cette règle. Si le dernier nom est faux : le mot corriger, puis le bon nom. Pour changer de langue, tapez son nom, par exemple anglais. Touche plus : commencer.

# Un joueur s’est installé. $name peut être « joueur trois », et $seat est alors ce nombre.
seated = Place { WORDS($seat) } : { $name }.

# Un badge dont le nom retenu est celui de quelqu’un qui est déjà à table. $name est ce nom.
seated-namesake = { CAPITAL($name) } est déjà à table ; à la place { WORDS($seat) }, voici donc joueur { WORDS($seat) }. Tapez un autre nom pour changer cela.
    .brief = { CAPITAL($name) } est déjà à table : joueur { WORDS($seat) }.

# Un joueur installé a été retiré.
stood-up = { CAPITAL($name) } n’est plus à table.

# La réponse à « qui est à table ? » : personne.
seated-nobody = Personne n’est encore à table.

# La réponse à « qui est à table ? ». $players est une liste de noms, $count leur nombre.
seated-so-far = À table : { $players }. { $count ->
        [one] Un joueur
       *[other] { CAPITAL(WORDS($count)) } joueurs
    }.

# Plusieurs noms ont été tapés d’un coup, et quelqu’un y a perdu sa place ou son nom.
seated-anew-so-far = À table maintenant : { $players }. { $count ->
        [one] Un joueur
       *[other] { CAPITAL(WORDS($count)) } joueurs
    }. La touche moins rend les places d’avant.
    .brief = À table maintenant : { $players }.

# Un nom ou plusieurs sont annulés ; qui est à table maintenant.
seated-again-so-far = C’est annulé. À table : { $players }. { $count ->
        [one] Un joueur
       *[other] { CAPITAL(WORDS($count)) } joueurs
    }.

# De même, quand il n’y a plus personne.
seated-again-nobody = C’est annulé. Personne n’est à table.

# Un nom a été tapé pour un badge ; il est retenu.
named = À la place { WORDS($seat) }, { $name }. La touche moins l’annule.
    .brief = À la place { WORDS($seat) }, { $name }.

# Après un nom tapé, quand tous les badges sont pris : l’un d’eux, le numéro $seat, reçoit ce $name. Avant, c’était $before.
badge-renamed = Le badge { WORDS($seat) } change de nom : avant, { $before } ; désormais, { $name }.

# La commande corriger, avant une partie : un nom faux était retenu pour un badge, et ne l’est plus.
name-forgotten = Le nom { $name } est oublié ; à la place { WORDS($seat) }, voici joueur { WORDS($seat) }. Tapez le bon nom, ou continuez sans nom.
    .brief = Le nom { $name } est oublié : place { WORDS($seat) }, joueur { WORDS($seat) }.

# La commande corriger, avant une partie : il n’y a personne, ou le dernier installé n’a pas de nom.
refused-no-name-to-correct = Il n’y a pas de nom à corriger. D’abord le badge ou le chiffre du joueur dont le nom est faux.

# Le badge de quelqu’un qui est déjà là. $seat est son nom.
refused-already-seated = { CAPITAL($seat) } est déjà à table. Prenez un autre badge ou un autre chiffre, ou commencez.

# Un nom qu’un autre joueur a déjà ; accents et majuscules ne comptent pas.
refused-name-taken = Deux joueurs ne peuvent pas s’appeler { $name } : on ne saurait pas de qui il s’agit. Tapez un autre nom, par exemple { $name } B.

# Plusieurs noms tapés d’un coup, dont deux sont pareils ; accents et majuscules ne comptent pas.
refused-name-twice = Deux joueurs ne peuvent pas s’appeler { $name } : on ne saurait pas de qui il s’agit. Retapez tous les noms, avec { $name } B pour l’un des deux.

# Ce qui a été tapé comme nom est presque une commande. $key est le nom de la commande.
refused-name-or-command = Est-ce la commande { $key } ? Alors tapez { $key }. Si { $text } est le nom d’un joueur, tapez { $text } encore une fois.

# Ce qui a été tapé comme nom peut être celui d’une carte. $kinds : « maki simple, maki double ou maki triple ».
refused-name-or-card = { CAPITAL($text) } peut être une carte, { $kinds }, et la partie n’a pas commencé. Si c’est le nom d’un joueur, tapez { $text } encore une fois.

# La carte commencer, avec trop ou trop peu de joueurs.
refused-players-two-to-five = Ce jeu se joue de deux à cinq joueurs, et ici { $players ->
        [0] il n’y a personne
        [one] il n’y en a qu’un
       *[other] il y en a { WORDS($players) }
    }. { $players ->
        [0] Installez-les par badge, chiffre ou nom, puis commencez.
        [1] Installez-en d’autres par badge, chiffre ou nom, puis commencez.
       *[other] Annulez jusqu’à ce qu’il en reste cinq.
    }

# Un joueur de plus voudrait s’installer, par badge, chiffre ou nom, et la table est complète. $players est leur nombre.
refused-table-full = { CAPITAL(WORDS($players)) } joueurs sont à table, et ce jeu n’en admet pas plus. Commencez, ou retapez tous les noms.

# Plus de noms ont été tapés d’un coup qu’il ne peut y avoir de joueurs : il y en a $named, et $most peuvent jouer.
refused-names-too-many = Cela fait { WORDS($named) } noms, et ce jeu se joue à { WORDS($most) } au plus. Rien n’a changé. Tapez { WORDS($most) } noms au plus.

# La carte commencer, avec la règle du fantôme et plus de deux joueurs.
refused-dummy-needs-two = Le fantôme ne joue qu’à deux joueurs, et ici { $players ->
        [0] il n’y a personne
        [one] il n’y en a qu’un
       *[other] il y en a { WORDS($players) }
    }. Changez cette règle, ou installez deux joueurs.

# Une carte avant le début de la partie.
refused-start-first = La partie n’a pas commencé. Installez les joueurs, puis commencez : carte commencer, touche plus ou mot commencer.

# $key est le nom d’une commande.
refused-key-before-start = La commande { $key } ne sert que pendant une partie. Commencez-en une : carte commencer, touche plus ou mot commencer.

# Une règle maison telle qu’elle est, et ce qu’elle deviendrait.
rule-read = { CAPITAL($rule) }. La commande changer donne : { $other }.

# La règle maison lue a été changée : ce qu’elle est, et ce qu’elle était.
rule-changed = Maintenant : { $rule }. Avant : { $other }.

## La soirée

# La langue est maintenant celle-ci : son propre nom.
language-is = Je parle français maintenant.
    .brief = Français.

# Avant une partie, un changement de langue est annulé : c’est de nouveau celle-ci.
language-again = C’est annulé. Je parle de nouveau français.
    .brief = De nouveau français.

# La commande nouvelle partie, au milieu d’une partie.
new-game-sure = Cette partie n’est pas finie. Redemandez une nouvelle partie pour la quitter ; elle reste enregistrée.

# $standing : « Première manche, deuxième tour, on attend Ana. »
resumed = La partie reprend. { $standing }

# Les premiers mots quand une partie était restée ouverte. $standing comme ci-dessus.
open-game-found = Une partie est restée ouverte. { $standing } Touche plus ou commande reprendre pour la continuer.

# Une autre partie a été commencée alors qu’une était ouverte ; voir open-game-found.
open-game-kept = La partie ouverte est gardée. Elle sera proposée de nouveau quand celle-ci sera finie.

# $reader est le nom d’un lecteur.
reader-lost = Le lecteur { $reader } ne répond plus. Rebranchez-le ; en attendant, vous pouvez taper les cartes.

# Le même, quand il n’était pas là au départ.
reader-absent = Le lecteur { $reader } n’est pas là. Branchez-le, ou allumez-le ; en attendant, vous pouvez taper les cartes.

# Le même, dans une partie. $step est le dernier coup qui compte.
reader-lost-after = Le lecteur { $reader } ne répond plus. Dernier coup reçu : { $step }.

# Le lecteur est rebranché.
reader-found = Le lecteur { $reader } est de retour.

## Le programme lui-même

# La seule question du tout premier lancement.
who-speaks = Tapez un : je parle. Tapez deux : votre lecteur d’écran parle.

# Ctrl-C : le programme s’arrête au milieu d’une partie.
left = Au revoir. La partie est enregistrée ; au prochain lancement, la touche plus ou la commande reprendre la continue.

# De même quand rien n’a encore été joué et qu’une autre partie est ouverte : c’est celle-là qui continuera.
left-dealt = Au revoir. Rien n’avait été joué dans cette partie ; au prochain lancement, c’est celle d’avant, restée ouverte, qui sera proposée.

# Le programme se termine avant une partie, ou après sa fin.
left-no-game = Au revoir.

# Lancé pour reprendre une partie, mais il n’y en a pas.
no-open-game = Aucune partie n’est en cours. Commencez-en une nouvelle.

# De même, quand un jeu a été nommé et qu’une partie d’un autre jeu est ouverte.
no-such-game-open = Aucune partie de ce jeu n’est en cours, mais il y en a une d’un autre. Commencez-en une nouvelle, ou relancez sans nommer de jeu.

# Les réglages ne peuvent pas être enregistrés, par exemple le nom donné à un badge.
trouble-settings = Les réglages ne peuvent pas être enregistrés. Ils valent pour ce soir.

# Les scans sont venus plus vite qu’ils n’ont été pris ; aucun n’est perdu.
one-moment = Un instant.

# Le journal de la partie ne peut pas être écrit.
trouble-disk = La partie ne peut pas être enregistrée. Elle continue, mais ne pourra pas être reprise.

# La machine n’a pas de sortie audio.
trouble-no-device = Il n’y a pas de sortie audio. Je continue par écrit.

# La configuration nomme une sortie audio que cette machine n’a pas.
trouble-device-unknown = La sortie audio de la configuration est introuvable. Je continue par écrit.

# La sortie audio existe, mais ne peut pas servir.
trouble-device-failed = La sortie audio ne s’ouvre pas. Je continue par écrit.

# La sortie audio a été débranchée.
trouble-device-lost = La sortie audio a disparu. Je continue par écrit.

# Une voix de la configuration n’est pas sur cette machine ; espeak est un nom.
trouble-espeak-missing = La voix espeak n’est pas installée.

# Une voix est tombée en panne ; une autre continue.
trouble-espeak-failed = La voix espeak est en panne.

# Une voix de la configuration n’est pas sur cette machine ; pyttsx est un nom, sans son chiffre.
trouble-pyttsx3-missing = La voix pyttsx n’est pas installée.

# Une voix est tombée en panne ; une autre continue.
trouble-pyttsx3-failed = La voix pyttsx est en panne.

# Une voix n’a rien dit pendant un moment ; une autre continue.
trouble-pyttsx3-hung = La voix pyttsx ne répond pas.

# Toutes les voix sont en panne.
trouble-text-only = Il ne reste aucune voix. Je continue par écrit.

## Ce que dit n’importe quel jeu

# Les règles de cette table. $rules est une liste des messages rule-… du jeu, avec des pauses.
house-rules = Règles maison : { $rules }.

# Dans une liste : un nom et des points, parfois négatifs. La virgule sépare « joueur trois » du nombre.
seat-points = { $seat }, { WORDS($points) }

# À la fin de la partie.
final-scores = Score final : { $totals }.

# La réponse à « points » après la fin.
final-scores-again = Score final : { $totals }.

# La dernière ligne des points ; $points peut être négatif.
winner = { CAPITAL($seat) } gagne avec { WORDS($points) } { $points ->
        [one] point
       *[other] points
    }.

# Personne n’est devant. $seats sont deux noms ou plus.
winners = { CAPITAL($seats) } partagent la victoire, avec { WORDS($points) } { $points ->
        [one] point
       *[other] points
    }.

# La réponse à « à qui ? » après la fin.
standing-game-over = La partie est terminée.

# La réponse à « changements » : rien n’est arrivé depuis.
changes-none = Rien de nouveau depuis votre dernière question.

# La fin d’une vérification qui a trouvé quelque chose ; la suite dit quoi.
check-differs = { CAPITAL($seat) } : ce n’est pas ce qui est noté.

# Une carte après la fin.
refused-game-over = La partie est terminée. Annulez pour la rouvrir, ou commencez une nouvelle partie : la carte commencer, ou le mot commencer.

# Après la dernière phrase d’une partie, et après la réponse à « à qui de jouer » une fois finie.
game-over-next = Pour une autre partie avec les mêmes joueurs : la carte commencer, ou le mot commencer.
    .brief = Pour une autre partie : commencer.

# La commande commencer, ou nouvelle partie, après la fin. $players est une liste de noms.
another-game = Une autre partie. À table : { $players }. La carte commencer, la touche plus ou le mot commencer la lance. Barre oblique pour l’aide.
    .brief = Une autre partie. À table : { $players }. La touche plus la lance.

# Une carte de plus que le jeu n’en a de ce nom, qui reste secret. Une seule phrase, que les autres soient visibles ou
# que l’une d’elles soit secrète : on ne doit rien en deviner.
refused-kind-exhausted-hidden = Il ne reste pas de carte de ce nom. Prenez-en une autre ; si vous l’avez vraiment en main, une carte a été mal donnée : vérifiez les tableaux, ou annulez.

# La commande corriger, dans un jeu qui ne se corrige pas ainsi.
refused-no-correct = Ce jeu ne se corrige pas ainsi. Annulez jusqu’à l’erreur.
