### Numbers as words: what the functions WORDS and ORDINAL say.
### A list is one message, its items in order, with commas between them. English as spoken in Britain: one hundred and five.

# The numbers from zero to ninety-nine, in the masculine.
number-cardinals =
    zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen,
    fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty-one, twenty-two,
    twenty-three, twenty-four, twenty-five, twenty-six, twenty-seven, twenty-eight, twenty-nine,
    thirty, thirty-one, thirty-two, thirty-three, thirty-four, thirty-five, thirty-six,
    thirty-seven, thirty-eight, thirty-nine, forty, forty-one, forty-two, forty-three, forty-four,
    forty-five, forty-six, forty-seven, forty-eight, forty-nine, fifty, fifty-one, fifty-two,
    fifty-three, fifty-four, fifty-five, fifty-six, fifty-seven, fifty-eight, fifty-nine, sixty,
    sixty-one, sixty-two, sixty-three, sixty-four, sixty-five, sixty-six, sixty-seven, sixty-eight,
    sixty-nine, seventy, seventy-one, seventy-two, seventy-three, seventy-four, seventy-five,
    seventy-six, seventy-seven, seventy-eight, seventy-nine, eighty, eighty-one, eighty-two,
    eighty-three, eighty-four, eighty-five, eighty-six, eighty-seven, eighty-eight, eighty-nine,
    ninety, ninety-one, ninety-two, ninety-three, ninety-four, ninety-five, ninety-six,
    ninety-seven, ninety-eight, ninety-nine

# The hundreds, from one to nine, as they stand before a rest.
number-hundreds =
    one hundred, two hundred, three hundred, four hundred, five hundred, six hundred, seven hundred,
    eight hundred, nine hundred
    .exact =
        one hundred, two hundred, three hundred, four hundred, five hundred, six hundred,
        seven hundred, eight hundred, nine hundred

# A hundred with its rest: "two hundred" and "five".
number-hundreds-and-rest = { $hundreds } and { $rest }

# The thousands, from one to nine.
number-thousands =
    one thousand, two thousand, three thousand, four thousand, five thousand, six thousand,
    seven thousand, eight thousand, nine thousand

# A thousand with its rest. $form is "small" below one hundred, "round" for whole hundreds, "long" for the others.
number-thousands-and-rest =
    { $form ->
        [small] { $thousands } and { $rest }
       *[other] { $thousands } { $rest }
    }

# A negative number: voices leave out a minus sign.
number-minus = minus { $number }

# From first to ninety-ninth, in the masculine.
number-ordinals =
    first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth,
    thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth,
    twenty-first, twenty-second, twenty-third, twenty-fourth, twenty-fifth, twenty-sixth,
    twenty-seventh, twenty-eighth, twenty-ninth, thirtieth, thirty-first, thirty-second,
    thirty-third, thirty-fourth, thirty-fifth, thirty-sixth, thirty-seventh, thirty-eighth,
    thirty-ninth, fortieth, forty-first, forty-second, forty-third, forty-fourth, forty-fifth,
    forty-sixth, forty-seventh, forty-eighth, forty-ninth, fiftieth, fifty-first, fifty-second,
    fifty-third, fifty-fourth, fifty-fifth, fifty-sixth, fifty-seventh, fifty-eighth, fifty-ninth,
    sixtieth, sixty-first, sixty-second, sixty-third, sixty-fourth, sixty-fifth, sixty-sixth,
    sixty-seventh, sixty-eighth, sixty-ninth, seventieth, seventy-first, seventy-second,
    seventy-third, seventy-fourth, seventy-fifth, seventy-sixth, seventy-seventh, seventy-eighth,
    seventy-ninth, eightieth, eighty-first, eighty-second, eighty-third, eighty-fourth,
    eighty-fifth, eighty-sixth, eighty-seventh, eighty-eighth, eighty-ninth, ninetieth,
    ninety-first, ninety-second, ninety-third, ninety-fourth, ninety-fifth, ninety-sixth,
    ninety-seventh, ninety-eighth, ninety-ninth

# Words that are different in the feminine: pairs of masculine and feminine, with commas between the pairs.
number-feminine =
    { "" }
