### Learning the stickers and the rules by ear.

# The first words.
learn-begins = Scan a card, and I tell what it is. Or type a sticker or a card, or press one to eight for the stickers. The star key for the rules, plus for a quiz, slash for help.
    .brief = Scan a card, or press one to eight. Star: rules. Plus: quiz.

# So many questions were missed before and come first in the quiz.
learn-missed-before = { $count ->
        [one] You missed one question last time; it comes first in the quiz.
       *[other] You missed { WORDS($count) } questions last time; they come first in the quiz.
    }

# It was stopped.
learn-ends = Goodbye.

# A card. $touch: "diagonal cross, top left"; $worth is a whole sentence.
learn-card = { CAPITAL($card) }: { $touch }. { $worth }

# A control card. $name: "the card undo" or "the badge of seat one".
learn-control = That is { $name }.

# A card of another game.
learn-other-set = This card is not of Sushi Go. I teach its cards only.

# Typed words that are no sticker and no card. $text is what was typed.
learn-not-known = I know no sticker and no card in { $text }. Try triangle, or wasabi.

# The stickers with their keys.
learn-stickers = One, the diagonal cross. Two, the upright cross. Three, the square. Four, the star. Five, the circle. Six, the window. Seven, the flower. Eight, the triangle.

# The rules, one after the other: the deal.
learn-rule-deal = Two to five can play. Each gets a hand of cards, and the game has three rounds. The star key goes on.

# The rules: a turn.
learn-rule-turn = Each turn all choose one card of their hand, reveal it, and pass the hand to the left. The last card is simply revealed.

# The rules: what scores in sets.
learn-rule-sets = Two tempura give five points, three sashimi give ten. One to five dumplings give one, three, six, ten and fifteen; more give no more.

# The rules: nigiri.
learn-rule-nigiri = A nigiri scores by itself: egg gives one point, salmon two, squid three.

# The rules: wasabi.
learn-rule-wasabi = Your next nigiri goes on your wasabi, and counts three times. A nigiri that came before it does not.

# The rules: chopsticks.
learn-rule-chopsticks = With chopsticks before you, say Sushi Go on a later turn: you reveal two cards, and the chopsticks go into the hand you pass on.

# The rules: maki.
learn-rule-maki = At the round’s end, most maki icons give six, second most three. Those who tie share.

# The rules: the end of a round.
learn-rule-round = After a round its points are counted, and the cards are discarded. Only the puddings stay.

# The rules: puddings.
learn-rule-pudding = At the game’s end, most puddings give six, and fewest cost six. Those who tie share. With two players nobody loses points.

# The rules: who wins.
learn-rule-end = Most points win. If points are equal, more puddings win.

# After the last rule.
learn-rules-over = Those were the rules. The star key begins again.

# The quiz begins, with $count questions.
learn-quiz = Quiz: { WORDS($count) } questions. Scan or name the card, or press one, two or three. Minus leaves it.

# A question: how does it feel? $clue: "diagonal cross, top left". Three cards to choose from.
learn-ask-touch = { CAPITAL($clue) }: which card? One, { $first }; two, { $second }; three, { $third }.

# A question: what is it worth? $clue is a whole sentence. Three cards to choose from.
learn-ask-worth = { $clue } Which card? One, { $first }; two, { $second }; three, { $third }.

# The right answer.
learn-right = Right.

# A wrong answer: the right card, with all about it. The question comes again later.
learn-wrong = No: { $card }. { CAPITAL($touch) }. { $worth }

# The end of the quiz: $count of $of questions were right at the first try.
learn-quiz-over = Quiz over: { WORDS($count) } of { WORDS($of) } at the first try.

# What one can do.
learn-help = Scan a card, or type its name: what it is, how it feels, what it is worth. Type a sticker, such as triangle, or press one to eight; zero lists them. The star key reads the rules, one by one. Plus begins a quiz, minus leaves it. Enter repeats. Full stop: silence; twice: stop.
