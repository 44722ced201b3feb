### What scanners that type have to say about themselves. $reader is a reader’s name, such as “main” or “r2”.

# The scanner presses Alt and a number for each letter: a mode that its manual turns off.
reader-alt-codes = The reader { $reader } types numbers with Alt instead of letters. Turn its Alt mode off: there is a code to scan for that in its manual.

# The computer’s keyboard layout is Russian, Greek or the like, and the scanner’s keys type that.
reader-other-alphabet = What the reader { $reader } types comes out in another alphabet. Switch the keyboard to a Latin layout, such as English.

# pynput is a library; “keys” is the name of an extra in the installation.
reader-keys-missing = The reader { $reader } cannot hear all keyboards, because pynput is not installed. Install Sushi Says with its extra “keys”, or scan into this window.

# No graphical desktop runs, or not any more.
reader-no-display = The reader { $reader } cannot hear the keyboards, because there is no desktop. Scan into this window, or switch the scanner to its serial mode.

# Wayland is the kind of desktop; evdev is a way to read one keyboard on Linux.
reader-wayland = The reader { $reader } cannot hear the keyboards, because Wayland lets nobody hear another window’s keys. Scan into this window, switch the scanner to its serial mode, or name it by its address, evdev.

# The address of the reader begins with “evdev”.
reader-linux-only = The address of the reader { $reader } works only on Linux. Give it the address “keys”, or switch the scanner to its serial mode.

# The reader is there; this user’s rights do not suffice.
reader-not-allowed = I am not allowed to use the reader { $reader }. Its page in the guide tells how to allow it.

# The extra’s name, in quotes, is typed in a command.
reader-camera-missing = The reader { $reader } is a camera, and what I need to look through it is not installed. Install Sushi Says with its extra “camera”.

# The same for a reader of radio tags, of the kind that also reads bank cards.
reader-pcsc-missing = What I need to use the card reader { $reader } is not installed. Install Sushi Says with its extra “pcsc”.

# pcscd is the name of the program.
reader-no-card-service = The card reader { $reader } needs the card service of this computer, which does not run. On Linux, install pcscd.

# The camera sees a code whose card is too far away to be read.
aim-closer = I see a code. Closer.

# The code is too near, and out of focus.
aim-further = I see a code, but not sharply. A little further away.

# The card is tilted, so that the code looks narrow.
aim-flatter = I see a code. Hold the card flat towards the camera.

# The card moves, or the picture is not sharp yet.
aim-still = I see a code. Hold the card still.

# What “sushi-says doctor” tells of a reader that is not plugged in, or of a camera that gives no picture. $place is its address.
doctor-reader-gone = Reader { $reader }: { $place } is not there. Is it plugged in, and does nobody else use it?
