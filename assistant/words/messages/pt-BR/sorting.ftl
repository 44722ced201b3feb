### Separar um baralho de loja pelo que está impresso nas cartas. Ver en/sorting.ftl.

# As primeiras palavras. $count montes.
sort-begins = Eu leio o nome embaixo de cada carta, e você a põe no seu monte: { WORDS($count) } montes. Mais confere os montes. Barra para ajuda.
    .brief = Mostre as cartas. Mais confere os montes.

# Uma carta foi lida: é a de número $place de $of do seu monte, e a de número $count ao todo. Ouve-se cem vezes.
sort-card =
    { $count ->
        [one] { CAPITAL($card) }, { WORDS($place, gender: "f") } de { WORDS($of, gender: "f") }. { CAPITAL(WORDS($count, gender: "f")) } ao todo.
       *[other] { CAPITAL($card) }, { WORDS($place, gender: "f") } de { WORDS($of, gender: "f") }. { CAPITAL(WORDS($count, gender: "f")) }.
    }
    .brief = { CAPITAL($card) }.

# Só se leu "maki": o nome não diz quantos. $count cartas ao todo.
sort-maki = Maki. Quantos rolinhos: um, dois ou três? Se ninguém souber, deixe com os makis. { CAPITAL(WORDS($count, gender: "f")) }.
    .brief = Maki. Um, dois ou três?

# Só se leu "nigiri": qual dos três? O número é quanto vale. $count cartas ao todo.
sort-nigiri = Nigiri. Um é de ovo, dois é de salmão, três é de lula. Se ninguém souber, deixe com os nigiris. { CAPITAL(WORDS($count, gender: "f")) }.
    .brief = Nigiri. Um, dois ou três?

# Um monte tem mais do que o baralho permite.
sort-too-many = { CAPITAL($card) }: { WORDS($count, gender: "f") }, e o baralho tem { WORDS($of, gender: "f") }. Uma delas pode ser outra carta.

# Não deu para ler as palavras da carta.
sort-not-sure = Não tenho certeza. Vire a carta.

# Como se chama uma carta cujo nome serve para várias.
sort-look-alikes = uma carta parecida com outras

# A última carta foi desfeita; restam $count.
sort-taken-back = Desfeito: { $card }. { CAPITAL(WORDS($count, gender: "f")) }.

# Tantas cartas de $of foram separadas.
sort-so-far = { CAPITAL(WORDS($count, gender: "f")) } de { WORDS($of, gender: "f") } cartas.

# Cada monte tem tantas cartas quanto diz o arquivo do baralho. $count montes.
sort-all-right = Os { WORDS($count) } montes estão certos.

# Um monte que tem a mais ou a menos.
sort-wrong = { CAPITAL($card) }: { WORDS($count, gender: "f") } em vez de { WORDS($of, gender: "f") }.

# As cartas parecidas estão todas aí, mas não nos seus montes. $cards é como estão, $kinds como deveriam estar.
sort-mixed-up = Cartas parecidas estão misturadas. Há { $cards }; deveria haver { $kinds }.

# Cartas parecidas estão juntas, $count delas; $cards diz o que serão quando separadas.
sort-unsplit = { $count ->
        [one] Uma carta ainda não foi distinguida.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } cartas ainda não foram distinguidas.
    } Ao todo deve haver { $cards }.

# O que se pode fazer.
sort-help = Mostre uma carta à câmera, ou digite o que diz o seu aplicativo de leitura. Depois de maki ou nigiri, aperte um, dois ou três, se souber. Mais confere os montes, menos desfaz a última carta, zero diz quantas. Enter repete. Ponto: silêncio; duas vezes: parar.

# Uma imagem que não abre. $file é o nome dela.
sort-no-picture = Isto não é uma imagem: { $file }

# O que se lê numa imagem vem em seguida. $file é o nome dela.
sort-picture = { $file }:
