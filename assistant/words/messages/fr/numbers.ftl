### Numbers as words: what the functions WORDS and ORDINAL say.
### A list is one message, its items in order, with commas between them. French as spoken in France.

# The numbers from zero to ninety-nine, in the masculine.
number-cardinals =
    zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze,
    quinze, seize, dix-sept, dix-huit, dix-neuf, vingt, vingt et un, vingt-deux, vingt-trois,
    vingt-quatre, vingt-cinq, vingt-six, vingt-sept, vingt-huit, vingt-neuf, trente, trente et un,
    trente-deux, trente-trois, trente-quatre, trente-cinq, trente-six, trente-sept, trente-huit,
    trente-neuf, quarante, quarante et un, quarante-deux, quarante-trois, quarante-quatre,
    quarante-cinq, quarante-six, quarante-sept, quarante-huit, quarante-neuf, cinquante,
    cinquante et un, cinquante-deux, cinquante-trois, cinquante-quatre, cinquante-cinq,
    cinquante-six, cinquante-sept, cinquante-huit, cinquante-neuf, soixante, soixante et un,
    soixante-deux, soixante-trois, soixante-quatre, soixante-cinq, soixante-six, soixante-sept,
    soixante-huit, soixante-neuf, soixante-dix, soixante et onze, soixante-douze, soixante-treize,
    soixante-quatorze, soixante-quinze, soixante-seize, soixante-dix-sept, soixante-dix-huit,
    soixante-dix-neuf, quatre-vingts, quatre-vingt-un, quatre-vingt-deux, quatre-vingt-trois,
    quatre-vingt-quatre, quatre-vingt-cinq, quatre-vingt-six, quatre-vingt-sept, quatre-vingt-huit,
    quatre-vingt-neuf, quatre-vingt-dix, quatre-vingt-onze, quatre-vingt-douze, quatre-vingt-treize,
    quatre-vingt-quatorze, quatre-vingt-quinze, quatre-vingt-seize, quatre-vingt-dix-sept,
    quatre-vingt-dix-huit, quatre-vingt-dix-neuf

# The hundreds, from one to nine, as they stand before a rest.
number-hundreds =
    cent, deux cent, trois cent, quatre cent, cinq cent, six cent, sept cent, huit cent, neuf cent
    .exact =
        cent, deux cents, trois cents, quatre cents, cinq cents, six cents, sept cents, huit cents,
        neuf cents

# A hundred with its rest: "two hundred" and "five".
number-hundreds-and-rest = { $hundreds } { $rest }

# The thousands, from one to nine.
number-thousands =
    mille, deux mille, trois mille, quatre mille, cinq mille, six mille, sept mille, huit mille,
    neuf mille

# A thousand with its rest. $form is "small" below one hundred, "round" for whole hundreds, "long" for the others.
number-thousands-and-rest =
    { $form ->
       *[other] { $thousands } { $rest }
    }

# A negative number: voices leave out a minus sign.
number-minus = moins { $number }

# From first to ninety-ninth, in the masculine.
number-ordinals =
    premier, deuxième, troisième, quatrième, cinquième, sixième, septième, huitième, neuvième,
    dixième, onzième, douzième, treizième, quatorzième, quinzième, seizième, dix-septième,
    dix-huitième, dix-neuvième, vingtième, vingt et unième, vingt-deuxième, vingt-troisième,
    vingt-quatrième, vingt-cinquième, vingt-sixième, vingt-septième, vingt-huitième, vingt-neuvième,
    trentième, trente et unième, trente-deuxième, trente-troisième, trente-quatrième,
    trente-cinquième, trente-sixième, trente-septième, trente-huitième, trente-neuvième,
    quarantième, quarante et unième, quarante-deuxième, quarante-troisième, quarante-quatrième,
    quarante-cinquième, quarante-sixième, quarante-septième, quarante-huitième, quarante-neuvième,
    cinquantième, cinquante et unième, cinquante-deuxième, cinquante-troisième, cinquante-quatrième,
    cinquante-cinquième, cinquante-sixième, cinquante-septième, cinquante-huitième,
    cinquante-neuvième, soixantième, soixante et unième, soixante-deuxième, soixante-troisième,
    soixante-quatrième, soixante-cinquième, soixante-sixième, soixante-septième, soixante-huitième,
    soixante-neuvième, soixante-dixième, soixante et onzième, soixante-douzième, soixante-treizième,
    soixante-quatorzième, soixante-quinzième, soixante-seizième, soixante-dix-septième,
    soixante-dix-huitième, soixante-dix-neuvième, quatre-vingtième, quatre-vingt-unième,
    quatre-vingt-deuxième, quatre-vingt-troisième, quatre-vingt-quatrième, quatre-vingt-cinquième,
    quatre-vingt-sixième, quatre-vingt-septième, quatre-vingt-huitième, quatre-vingt-neuvième,
    quatre-vingt-dixième, quatre-vingt-onzième, quatre-vingt-douzième, quatre-vingt-treizième,
    quatre-vingt-quatorzième, quatre-vingt-quinzième, quatre-vingt-seizième,
    quatre-vingt-dix-septième, quatre-vingt-dix-huitième, quatre-vingt-dix-neuvième

# Words that are different in the feminine: pairs of masculine and feminine, with commas between the pairs.
number-feminine =
    un une, premier première
