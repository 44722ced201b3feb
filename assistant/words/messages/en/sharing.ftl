### A phone as its player’s reader, and the network in which phones reach the table.
### Labels stand alone; their first letter is made large.

# A heading over what the phone can read by itself.
scan-title = With this phone

# What the camera button does.
scan-how = The camera reads one card and then turns itself off. Hold the phone a hand’s width above the card’s code.

# A button: the camera reads a card.
scan-camera = Scan with the camera

# The same button while the camera looks.
scan-stop = Turn the camera off

# A switch, for a phone on a stand.
scan-stays = Leave the camera on after a card

# The camera has begun to look.
scan-looking = The camera is on.

# The camera has seen no code for a while.
scan-nothing = No code yet. Move the phone slowly over the card, a hand’s width above it.

# The picture is nearly black.
scan-dark = It is too dark for the camera, or something covers it.

# After a minute without a card.
scan-off = No card came, so the camera is off.

# The camera sees several codes at once.
scan-several = Two codes. Cover one, or come closer to the other.

# The phone is tilted, so that the code looks narrow.
scan-flatter = I see a code. Hold the phone flat above the card.

# The phone moves, or the picture is not sharp yet.
scan-still = I see a code. Hold the phone still.

# The browser may not use the camera.
scan-refused = The browser does not let this page use the camera. Allow it in the browser’s settings, then press again.

# There is no camera, or another program uses it.
scan-none = No camera gives a picture. Close other programs that use it, then press again.

# The table was installed without what reads codes in a browser.
scan-not-installed = This table cannot read with a phone’s camera: the part that reads codes was not installed with it. Everything else works.

# Why the camera cannot be used here, above two links.
scan-not-safe = Browsers give the camera only to protected pages. Yours has a protected address too: your phone must accept this table’s certificate once.

# A link to the page that tells how.
scan-certificate = How to accept the certificate

# A link to the same page at its protected address.
scan-safe-page = My page with the camera

# A button: the phone reads radio tags on cards. NFC is what phones call it.
scan-tags = Read tags by NFC

# The same button while tags are read.
scan-tags-stop = Stop reading tags

# Tags are read from now on.
scan-tags-on = Hold a card to the back of the phone.

# NFC is off, or the browser may not use it.
scan-tags-refused = NFC is off, or the browser may not use it. Turn it on in the phone’s settings, then press again.

# A tag was felt, and could not be read.
scan-tag-unread = That tag could not be read. Hold it to the phone again.

# The letter that is a key for the camera, where letters are keys; unlike those of screen.ftl.
scan-letter-camera = c

## How a phone accepts the certificate: a page of its own

# The page’s name.
certificate-title = Accept this table’s certificate

# What it is, and why it is harmless.
certificate-what = With it, your phone knows that a page comes from this table, and gives it the camera. It is good only for addresses inside a home network, never for the internet. You do this once for each phone.

# A link that downloads it.
certificate-download = Download the certificate

# A heading over the steps on an iPhone or iPad; the names in quotes are those of its settings.
certificate-iphone = On an iPhone or iPad

# The first step.
certificate-iphone-load = In Safari, press “Download the certificate” above, then “Allow”, then “Close”.

# The second step.
certificate-iphone-install = Open Settings. Near the top, press “Profile Downloaded”, then “Install” at the top right; give your passcode, and press “Install” twice more.

# The third step.
certificate-iphone-trust = Still in Settings, go to “General”, “About”, and at the very end “Certificate Trust Settings”. Switch on “Sushi Says”, and press “Continue”.

# A heading over the steps on Android; the names in quotes are those of its settings.
certificate-android = On Android

# The first step.
certificate-android-load = In Chrome, press “Download the certificate” above, and keep the file.

# The second step.
certificate-android-install = Open Settings, and search it for “CA certificate”. Press “CA certificate”, then “Install anyway”, and give your screen lock.

# The third step. The file’s name stays as it is.
certificate-android-choose = Choose the file sushi-says.crt among the downloads. The phone says that the certificate is installed.

# What to do then, on either.
certificate-then = Then go back to your page, and press “My page with the camera”.

# A heading over a way without the certificate.
certificate-short = For one evening only

# That way.
certificate-short-how = Press “My page with the camera” at once. The browser warns you of this table. In Chrome, press “Advanced”, then “Proceed”. In Safari, press “Show Details”, then “visit this website”.

# Before a long row of letters and digits that proves which certificate it is.
certificate-fingerprint = Its fingerprint, if you want to compare it with the one that the table’s computer printed:

## What the table says

# The answer to "pages" where phones reach the table. $address is as it is typed; $code is digits with blanks between.
share-how = To open your own page, go to { $address } and give the code { $code }. To scan with a phone’s camera, the phone must accept this table’s certificate once. On your page, follow the link How to accept the certificate: your phone reads you the steps. On an iPhone you install the profile in Settings, and then switch it on under General, About, Certificate Trust Settings. On Android you search the settings for CA certificate, and choose the downloaded file.

# The network was there when the game began, and is not now.
share-no-network = This computer is in no network now: only itself can open the pages.

# The certificate could not be made or kept. Phones can do all but scan with the camera.
share-no-certificate = I could not keep a certificate on the disk. Phones can do everything but scan with their cameras.

# Printed at the start. $fingerprint is a long row of letters and digits.
share-fingerprint = The certificate’s fingerprint: { $fingerprint }
