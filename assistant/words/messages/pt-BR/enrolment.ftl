### Os diálogos sobre as próprias cartas: contar um baralho, dar etiquetas às cartas. Ver en/enrolment.ftl.

## Todos estes diálogos

# A tecla ou a carta "parar", uma vez: silêncio. Outra vez em seguida, termina o diálogo.
talk-stop-again = Mais uma vez para parar.

# Uma tecla ou carta de comando que não serve aqui.
talk-refused-key = Isso não faz nada aqui. A barra diz o que serve.

## Contar um baralho

# As primeiras palavras.
count-begins = Vou contar um baralho. Escaneie as cartas uma a uma, em qualquer ordem. Mais diz o que falta.
    .brief = Escaneie as cartas. Mais diz o que falta.

# Uma carta foi contada: é a de número $place de $of do seu tipo, e a de número $count ao todo. Ouve-se cem vezes: curto.
count-card = { CAPITAL($card) }, { WORDS($place, gender: "f") } de { WORDS($of, gender: "f") }. { CAPITAL(WORDS($count)) }.
    .brief = { CAPITAL(WORDS($count)) }.

# A última carta do seu tipo foi contada. Há $of do tipo, $count cartas ao todo.
count-complete = { CAPITAL($card) }, { WORDS($of, gender: "f") } de { WORDS($of, gender: "f") }, completo. { CAPITAL(WORDS($count)) }.

# O mesmo código pela segunda vez. $card: "Essa tempura".
count-again = { $card } já está na conta. Se for outra carta, duas dizem a mesma coisa.
    .brief = { $card } já está na conta.

# Uma carta de comando que não serve aqui, como um crachá.
count-control = Essa é uma carta de comando. Não se conta aqui.

# Uma carta de outro jogo ou de outro exemplar do baralho.
count-other-set = Esta carta é de outro baralho. Deixe-a de lado.

# Um código válido que não é de nenhuma carta.
count-unknown-card = Nenhum baralho tem esta carta. Deixe-a de lado.

# Uma etiqueta que nunca foi dada a uma carta.
count-unknown-tag = Não conheço esta etiqueta. Deixe a carta de lado e cadastre a etiqueta depois.

# Uma leitura sem código válido.
count-unreadable = Não consegui ler. Vire a carta, com o furo no alto à direita, e escaneie de novo.

# Foi digitado um tipo que este baralho não tem.
count-not-in-deck = { CAPITAL($card) }: nenhuma carta deste baralho.

# Foi digitado um tipo mais vezes do que o baralho tem.
count-too-many = { CAPITAL($card) }: já está tudo contado. Diga outra carta.

# A última contagem foi desfeita; restam $count.
count-taken-back = Desfeito: { $card }. { CAPITAL(WORDS($count)) }.

# Em que ponto está a conta: $count cartas de $of.
count-so-far = { CAPITAL(WORDS($count)) } de { WORDS($of) }.

# O baralho está inteiro.
count-all = O baralho está completo: { WORDS($count, gender: "f") } cartas.

# A conta foi parada: $count cartas de $of.
count-ends = Contadas: { WORDS($count, gender: "f") } de { WORDS($of, gender: "f") }.

# $cards: "duas tempuras e um wasabi".
count-missing = Faltam: { $cards }.

# Quais cartas de um tipo faltam. $card é só o nome, $places são os números: "dois, três e cinco".
count-missing-of = Faltam, { $card }: { $places }.

# Quais cartas de um tipo foram escaneadas mais de uma vez, ditas do mesmo modo.
count-twice-of = Escaneadas mais de uma vez, { $card }: { $places }.

# O número de uma carta, numa dessas listas.
place-in-words = { WORDS($place) }

# Tantas cartas não eram deste baralho.
count-strangers = { $count ->
        [one] Uma carta não era deste baralho.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } cartas não eram deste baralho.
    }

# O que se pode fazer.
count-help = Escaneie ou diga cada carta uma vez. Mais: o que falta; de novo: quais. Menos desfaz a última. Zero: quantas até agora. Enter repete. Ponto: silêncio; duas vezes: parar.
