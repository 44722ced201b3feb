### Un téléphone comme lecteur de son joueur, et le réseau par lequel les téléphones trouvent la table.
### Les libellés sont isolés ; leur première lettre devient majuscule.

# Un titre : ce que le téléphone peut lire lui-même.
scan-title = Avec ce téléphone

# Ce que fait le bouton de la caméra.
scan-how = La caméra lit une carte, puis s’éteint. Tenez le téléphone à une largeur de main au-dessus du code de la carte.

# Un bouton : la caméra lit une carte.
scan-camera = Scanner avec la caméra

# Le même bouton pendant que la caméra regarde.
scan-stop = Éteindre la caméra

# Un réglage, pour un téléphone posé sur un pied.
scan-stays = Laisser la caméra allumée après une carte

# La caméra commence à regarder.
scan-looking = La caméra est allumée.

# La caméra ne voit aucun code depuis un moment.
scan-nothing = Pas encore de code. Passez le téléphone lentement sur la carte, à une largeur de main.

# L’image est presque noire.
scan-dark = Il fait trop sombre pour la caméra, ou quelque chose la couvre.

# Après une minute sans carte.
scan-off = Aucune carte n’est venue : la caméra est éteinte.

# La caméra voit plusieurs codes à la fois.
scan-several = Deux codes. Couvrez-en un, ou approchez-vous de l’autre.

# Le téléphone est penché, et le code paraît étroit.
scan-flatter = Je vois un code. Tenez le téléphone à plat au-dessus de la carte.

# Le téléphone bouge, ou l’image n’est pas encore nette.
scan-still = Je vois un code. Ne bougez plus le téléphone.

# Le navigateur ne donne pas la caméra.
scan-refused = Le navigateur ne permet pas à cette page d’utiliser la caméra. Autorisez-la dans les réglages du navigateur, puis appuyez de nouveau.

# Il n’y a pas de caméra, ou un autre programme l’utilise.
scan-none = Aucune caméra ne donne d’image. Fermez les autres programmes qui l’utilisent, puis appuyez de nouveau.

# La table a été installée sans ce qui lit les codes dans un navigateur.
scan-not-installed = Cette table ne peut pas lire avec la caméra d’un téléphone : la partie qui lit les codes n’a pas été installée. Tout le reste marche.

# Pourquoi la caméra ne marche pas ici ; deux liens suivent.
scan-not-safe = Les navigateurs ne donnent la caméra qu’aux pages protégées. La vôtre a aussi une adresse protégée : votre téléphone doit accepter une fois le certificat de cette table.

# Un lien vers la page qui l’explique.
scan-certificate = Comment accepter le certificat

# Un lien vers la même page, à son adresse protégée.
scan-safe-page = Ma page avec la caméra

# Un bouton : le téléphone lit les puces des cartes. Les téléphones disent NFC.
scan-tags = Lire les puces par NFC

# Le même bouton pendant la lecture.
scan-tags-stop = Ne plus lire les puces

# Les puces sont lues à partir de maintenant.
scan-tags-on = Tenez une carte contre le dos du téléphone.

# NFC est éteint, ou le navigateur n’y a pas droit.
scan-tags-refused = NFC est éteint, ou le navigateur n’y a pas droit. Allumez-le dans les réglages du téléphone, puis appuyez de nouveau.

# Une puce a été sentie, mais n’a pas pu être lue.
scan-tag-unread = Cette puce n’a pas pu être lue. Tenez-la de nouveau contre le téléphone.

# La lettre qui commande la caméra, si les lettres sont des touches ; autre que celles de screen.ftl.
scan-letter-camera = k

## Comment un téléphone accepte le certificat : une page à part

# Le nom de la page.
certificate-title = Accepter le certificat de cette table

# Ce que c’est, et pourquoi c’est sans danger.
certificate-what = Grâce à lui, votre téléphone sait qu’une page vient de cette table, et lui donne la caméra. Il ne vaut que pour les adresses d’un réseau privé, jamais pour Internet. C’est à faire une fois par téléphone.

# Un lien qui le télécharge.
certificate-download = Télécharger le certificat

# Un titre au-dessus des étapes sur iPhone ou iPad ; les noms entre guillemets sont ceux des réglages.
certificate-iphone = Sur un iPhone ou un iPad

# La première étape.
certificate-iphone-load = Dans Safari, touchez « Télécharger le certificat » ci-dessus, puis « Autoriser », puis « Fermer ».

# La deuxième étape.
certificate-iphone-install = Ouvrez Réglages. Vers le haut, touchez « Profil téléchargé », puis « Installer » en haut à droite ; donnez votre code, et touchez « Installer » encore deux fois.

# La troisième étape.
certificate-iphone-trust = Toujours dans Réglages, allez dans « Général », « Informations », et tout à la fin « Réglages des certificats ». Activez « Sushi Says », et touchez « Continuer ».

# Un titre au-dessus des étapes sur Android ; les noms entre guillemets sont ceux des paramètres.
certificate-android = Sur Android

# La première étape.
certificate-android-load = Dans Chrome, touchez « Télécharger le certificat » ci-dessus, et gardez le fichier.

# La deuxième étape.
certificate-android-install = Ouvrez Paramètres, et cherchez-y « Certificat CA ». Touchez « Certificat CA », puis « Installer quand même », et déverrouillez l’écran.

# La troisième étape. Le nom du fichier reste tel quel.
certificate-android-choose = Choisissez le fichier sushi-says.crt parmi les téléchargements. Le téléphone dit que le certificat est installé.

# Ce qu’il faut faire ensuite.
certificate-then = Revenez ensuite à votre page, et touchez « Ma page avec la caméra ».

# Un titre au-dessus d’un moyen sans le certificat.
certificate-short = Pour un soir seulement

# Ce moyen.
certificate-short-how = Touchez tout de suite « Ma page avec la caméra ». Le navigateur vous met en garde contre cette table. Dans Chrome, touchez « Paramètres avancés », puis « Continuer ». Dans Safari, touchez « Afficher les détails », puis « visiter ce site web ».

# Avant une longue suite de lettres et de chiffres qui prouve de quel certificat il s’agit.
certificate-fingerprint = Son empreinte, si vous voulez la comparer avec celle que l’ordinateur de la table a affichée :

## Ce que dit la table

# La réponse à « pages » quand les téléphones atteignent la table. $address est à taper ; $code : des chiffres séparés par des blancs.
share-how = Pour ouvrir votre page, allez sur { $address } et donnez le code { $code }. Pour scanner avec la caméra d’un téléphone, le téléphone doit accepter une fois le certificat de cette table. Sur votre page, suivez le lien Comment accepter le certificat : votre téléphone vous lit les étapes. Sur un iPhone, on installe le profil dans Réglages, puis on l’active sous Général, Informations, Réglages des certificats. Sur Android, on cherche certificat CA dans les paramètres, et on choisit le fichier téléchargé.

# Le réseau était là au début, et n’y est plus.
share-no-network = Cet ordinateur n’est dans aucun réseau en ce moment : lui seul peut ouvrir les pages.

# Le certificat n’a pas pu être fait ou gardé. Les téléphones peuvent tout, sauf scanner.
share-no-certificate = Je n’ai pas pu garder de certificat sur le disque. Les téléphones peuvent tout faire, sauf scanner avec leur caméra.

# Affiché au début. $fingerprint est une longue suite de lettres et de chiffres.
share-fingerprint = L’empreinte du certificat : { $fingerprint }
