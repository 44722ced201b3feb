### Numbers as words: what the functions WORDS and ORDINAL say.
### A list is one message, its items in order, with commas between them. Portuguese as spoken in Brazil.

# The numbers from zero to ninety-nine, in the masculine.
number-cardinals =
    zero, um, dois, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, quatorze,
    quinze, dezesseis, dezessete, dezoito, dezenove, vinte, vinte e um, vinte e dois, vinte e três,
    vinte e quatro, vinte e cinco, vinte e seis, vinte e sete, vinte e oito, vinte e nove, trinta,
    trinta e um, trinta e dois, trinta e três, trinta e quatro, trinta e cinco, trinta e seis,
    trinta e sete, trinta e oito, trinta e nove, quarenta, quarenta e um, quarenta e dois,
    quarenta e três, quarenta e quatro, quarenta e cinco, quarenta e seis, quarenta e sete,
    quarenta e oito, quarenta e nove, cinquenta, cinquenta e um, cinquenta e dois, cinquenta e três,
    cinquenta e quatro, cinquenta e cinco, cinquenta e seis, cinquenta e sete, cinquenta e oito,
    cinquenta e nove, sessenta, sessenta e um, sessenta e dois, sessenta e três, sessenta e quatro,
    sessenta e cinco, sessenta e seis, sessenta e sete, sessenta e oito, sessenta e nove, setenta,
    setenta e um, setenta e dois, setenta e três, setenta e quatro, setenta e cinco, setenta e seis,
    setenta e sete, setenta e oito, setenta e nove, oitenta, oitenta e um, oitenta e dois,
    oitenta e três, oitenta e quatro, oitenta e cinco, oitenta e seis, oitenta e sete,
    oitenta e oito, oitenta e nove, noventa, noventa e um, noventa e dois, noventa e três,
    noventa e quatro, noventa e cinco, noventa e seis, noventa e sete, noventa e oito,
    noventa e nove

# The hundreds, from one to nine, as they stand before a rest.
number-hundreds =
    cento, duzentos, trezentos, quatrocentos, quinhentos, seiscentos, setecentos, oitocentos,
    novecentos
    .exact =
        cem, duzentos, trezentos, quatrocentos, quinhentos, seiscentos, setecentos, oitocentos,
        novecentos

# A hundred with its rest: "two hundred" and "five".
number-hundreds-and-rest = { $hundreds } e { $rest }

# The thousands, from one to nine.
number-thousands =
    mil, dois mil, três mil, quatro mil, cinco mil, seis mil, sete mil, oito mil, nove mil

# A thousand with its rest. $form is "small" below one hundred, "round" for whole hundreds, "long" for the others.
number-thousands-and-rest =
    { $form ->
        [small] { $thousands } e { $rest }
        [round] { $thousands } e { $rest }
       *[other] { $thousands } { $rest }
    }

# A negative number: voices leave out a minus sign.
number-minus = menos { $number }

# From first to ninety-ninth, in the masculine.
number-ordinals =
    primeiro, segundo, terceiro, quarto, quinto, sexto, sétimo, oitavo, nono, décimo,
    décimo primeiro, décimo segundo, décimo terceiro, décimo quarto, décimo quinto, décimo sexto,
    décimo sétimo, décimo oitavo, décimo nono, vigésimo, vigésimo primeiro, vigésimo segundo,
    vigésimo terceiro, vigésimo quarto, vigésimo quinto, vigésimo sexto, vigésimo sétimo,
    vigésimo oitavo, vigésimo nono, trigésimo, trigésimo primeiro, trigésimo segundo,
    trigésimo terceiro, trigésimo quarto, trigésimo quinto, trigésimo sexto, trigésimo sétimo,
    trigésimo oitavo, trigésimo nono, quadragésimo, quadragésimo primeiro, quadragésimo segundo,
    quadragésimo terceiro, quadragésimo quarto, quadragésimo quinto, quadragésimo sexto,
    quadragésimo sétimo, quadragésimo oitavo, quadragésimo nono, quinquagésimo,
    quinquagésimo primeiro, quinquagésimo segundo, quinquagésimo terceiro, quinquagésimo quarto,
    quinquagésimo quinto, quinquagésimo sexto, quinquagésimo sétimo, quinquagésimo oitavo,
    quinquagésimo nono, sexagésimo, sexagésimo primeiro, sexagésimo segundo, sexagésimo terceiro,
    sexagésimo quarto, sexagésimo quinto, sexagésimo sexto, sexagésimo sétimo, sexagésimo oitavo,
    sexagésimo nono, septuagésimo, septuagésimo primeiro, septuagésimo segundo,
    septuagésimo terceiro, septuagésimo quarto, septuagésimo quinto, septuagésimo sexto,
    septuagésimo sétimo, septuagésimo oitavo, septuagésimo nono, octogésimo, octogésimo primeiro,
    octogésimo segundo, octogésimo terceiro, octogésimo quarto, octogésimo quinto, octogésimo sexto,
    octogésimo sétimo, octogésimo oitavo, octogésimo nono, nonagésimo, nonagésimo primeiro,
    nonagésimo segundo, nonagésimo terceiro, nonagésimo quarto, nonagésimo quinto, nonagésimo sexto,
    nonagésimo sétimo, nonagésimo oitavo, nonagésimo nono

# Words that are different in the feminine: pairs of masculine and feminine, with commas between the pairs.
number-feminine =
    um uma, dois duas, duzentos duzentas, trezentos trezentas, quatrocentos quatrocentas,
    quinhentos quinhentas, seiscentos seiscentas, setecentos setecentas, oitocentos oitocentas,
    novecentos novecentas, primeiro primeira, segundo segunda, terceiro terceira, quarto quarta,
    quinto quinta, sexto sexta, sétimo sétima, oitavo oitava, nono nona, décimo décima,
    vigésimo vigésima, trigésimo trigésima, quadragésimo quadragésima, quinquagésimo quinquagésima,
    sexagésimo sexagésima, septuagésimo septuagésima, octogésimo octogésima, nonagésimo nonagésima
