### Ce que les lecteurs qui tapent ont à dire d’eux-mêmes. $reader est le nom d’un lecteur, par exemple « main » ou « r2 ».

# Le lecteur tape Alt et un nombre pour chaque lettre : un mode que son manuel désactive.
reader-alt-codes = Le lecteur { $reader } tape des nombres avec Alt à la place des lettres. Désactivez son mode Alt : son manuel contient un code à scanner pour cela.

# Le clavier de l’ordinateur est en russe, en grec ou autre, et le lecteur tape ces lettres-là.
reader-other-alphabet = Ce que tape le lecteur { $reader } arrive dans un autre alphabet. Choisissez pour le clavier une disposition latine, par exemple le français.

# pynput est une bibliothèque ; « keys » est le nom d’un supplément à l’installation.
reader-keys-missing = Le lecteur { $reader } ne peut pas écouter tous les claviers, car pynput n’est pas installé. Installez Sushi Says avec son supplément « keys », ou scannez dans cette fenêtre.

# Aucun bureau graphique n’est ouvert, ou il ne l’est plus.
reader-no-display = Le lecteur { $reader } ne peut pas écouter les claviers, car il n’y a pas de bureau graphique. Scannez dans cette fenêtre, ou passez le lecteur en mode série.

# Wayland est le type de bureau ; evdev est une façon de lire un seul clavier sous Linux.
reader-wayland = Le lecteur { $reader } ne peut pas écouter les claviers, car Wayland interdit d’entendre les touches d’une autre fenêtre. Scannez dans cette fenêtre, passez le lecteur en mode série, ou donnez son adresse evdev.

# L’adresse du lecteur commence par « evdev ».
reader-linux-only = L’adresse du lecteur { $reader } ne marche que sous Linux. Donnez-lui l’adresse « keys », ou passez-le en mode série.

# Le lecteur est là ; les droits de l’utilisateur ne suffisent pas.
reader-not-allowed = Je n’ai pas le droit d’utiliser le lecteur { $reader }. Sa page du guide explique comment me le donner.

# Le nom du supplément, entre guillemets, se tape dans une commande.
reader-camera-missing = Le lecteur { $reader } est une caméra, et ce qu’il me faut pour y voir n’est pas installé. Installez Sushi Says avec son supplément « camera ».

# De même pour un lecteur de puces, du genre qui lit aussi les cartes bancaires.
reader-pcsc-missing = Ce qu’il me faut pour le lecteur de cartes { $reader } n’est pas installé. Installez Sushi Says avec son supplément « pcsc ».

# pcscd est le nom du programme.
reader-no-card-service = Le lecteur de cartes { $reader } a besoin du service de cartes de cet ordinateur, qui n’est pas lancé. Sous Linux, installez pcscd.

# La caméra voit un code, trop loin pour être lu.
aim-closer = Je vois un code. Plus près.

# Le code est trop près, et flou.
aim-further = Je vois un code, mais flou. Un peu plus loin.

# La carte est penchée, et le code paraît étroit.
aim-flatter = Je vois un code. Tenez la carte bien à plat face à la caméra.

# La carte bouge, ou l’image n’est pas encore nette.
aim-still = Je vois un code. Ne bougez plus la carte.

# Ce que « sushi-says doctor » dit d’un lecteur qui n’est pas branché, ou d’une caméra qui ne donne pas d’image. $place est son adresse.
doctor-reader-gone = Lecteur { $reader } : { $place } n’est pas là. Est-il bien branché, et personne d’autre ne s’en sert-il ?
