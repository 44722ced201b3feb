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
count-card =
    { $count ->
        [one] { CAPITAL($card) }, { WORDS($place, gender: "f") } de { WORDS($of, gender: "f") }. { CAPITAL(WORDS($count, gender: "f")) } ao todo.
       *[other] { CAPITAL($card) }, { WORDS($place, gender: "f") } de { WORDS($of, gender: "f") }. { CAPITAL(WORDS($count, gender: "f")) }.
    }
    .brief =
        { $count ->
            [one] { CAPITAL(WORDS($count, gender: "f")) } ao todo.
           *[other] { CAPITAL(WORDS($count, gender: "f")) }.
        }

# A última carta do seu tipo foi contada. Há $of do tipo, $count cartas ao todo.
count-complete = { CAPITAL($card) }, { WORDS($of, gender: "f") } de { WORDS($of, gender: "f") }, completo. { CAPITAL(WORDS($count, gender: "f")) }.

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
count-too-many = { CAPITAL($card) }: já está tudo contado. Indique outra carta.

# A última contagem foi desfeita; restam $count.
count-taken-back = Desfeito: { $card }. { CAPITAL(WORDS($count, gender: "f")) }.

# Em que ponto está a conta: $count cartas de $of.
count-so-far = { CAPITAL(WORDS($count, gender: "f")) } de { WORDS($of, gender: "f") }.

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
count-help = Escaneie ou digite cada carta uma vez. Mais: o que falta; de novo: quais. Menos desfaz a última. Zero: quantas até agora. Enter repete. Ponto: silêncio; duas vezes: parar.

## Como se chama cada carta

# Uma carta de um baralho. $card é só o nome, ela é a de número $place das $of do seu tipo: "tempura, três de quatorze".
card-in-kind = { $card }, { WORDS($place, gender: "f") } de { WORDS($of, gender: "f") }

# O crachá de um jogador, entre as cartas de comando. $place é o número do lugar.
card-badge = o crachá do lugar { WORDS($place) }

# Uma carta de comando. $key é o nome do comando.
card-command = a carta "{ $key }"

# Uma carta que não é deste baralho.
card-of-another-deck = uma carta de outro baralho

## Dar etiquetas às cartas

# As primeiras palavras. $count cartas de $of já têm etiqueta.
enrol-begins = Vou dar a cada carta a sua etiqueta. Já têm: { WORDS($count, gender: "f") } de { WORDS($of, gender: "f") }. Barra para ajuda.
    .brief = Com etiqueta: { WORDS($count, gender: "f") } de { WORDS($of, gender: "f") }.

# As primeiras palavras quando todas as cartas têm etiqueta: pode-se trocar uma.
enrol-begins-again = Todas as { WORDS($count, gender: "f") } cartas têm etiqueta. Para trocar uma, digite o nome da carta ou escaneie o código impresso.

# A próxima carta. $name: "tempura, três de quatorze"; $touch: "cruz na diagonal, no alto à esquerda". Ouve-se cem vezes.
enrol-card-touch = { CAPITAL($name) }: { $touch }. Cole a etiqueta embaixo, no meio, e escaneie.
    .brief = { CAPITAL($name) }: { $touch }.

# O mesmo para uma carta sem adesivo.
enrol-card = { CAPITAL($name) }. Cole a etiqueta embaixo, no meio, e escaneie.
    .brief = { CAPITAL($name) }.

# Uma carta que já tem etiqueta.
enrol-has-tag = { CAPITAL($name) }, já com etiqueta. Escaneie outra para trocar, ou aperte mais para continuar.

# A etiqueta ficou guardada para esta carta; vem a próxima.
enrol-entered = Pronto: { $name }.
    .brief = Pronto.

# A mesma etiqueta outra vez, na mesma carta.
enrol-same = A carta já tem esta etiqueta.

# A etiqueta é de outra carta.
enrol-taken = Esta etiqueta já é de uma carta: { $name }. Pegue outra; ou aperte nove, ou digite mudar, para passá-la para cá.
    .brief = Etiqueta já usada: { $name }.

# As letras da carta agora também estão na etiqueta.
enrol-written-done = Gravado na etiqueta.
    .brief = Gravado.

# O leitor não grava em etiquetas. Dito uma só vez.
enrol-written-cannot = Este leitor não grava em etiquetas. A lista neste computador basta.

# A etiqueta não aceitou o texto.
enrol-written-failed = Não deu para gravar na etiqueta. A lista neste computador basta.

# A lista das etiquetas não pode ser gravada no disco.
enrol-not-kept = O disco não aceitou, então nada mudou. Libere espaço e escaneie de novo.

# O que foi escaneado não é uma etiqueta.
enrol-unreadable = Isso não era uma etiqueta. Deixe-a plana sobre o leitor e espere o som.

# O código impresso de uma carta que não recebe etiqueta agora.
enrol-other-set = Essa carta não é das que recebem etiqueta agora.

# Em que ponto está: $count cartas de $of têm etiqueta.
enrol-so-far = Com etiqueta: { WORDS($count, gender: "f") } de { WORDS($of, gender: "f") }.

# $count cartas não têm etiqueta; $cards é a lista: "duas tempuras e um wasabi".
enrol-missing = { $count ->
        [one] Uma carta está sem etiqueta:
       *[other] { CAPITAL(WORDS($count, gender: "f")) } cartas estão sem etiqueta:
    } { $cards }.

# O fim: não falta nada.
enrol-all = Todas as { WORDS($count, gender: "f") } cartas têm etiqueta.

# Parou-se aqui: $count cartas de $of têm etiqueta.
enrol-ends = Com etiqueta: { WORDS($count, gender: "f") } de { WORDS($of, gender: "f") }. Está tudo guardado; da próxima vez, continua daqui.

# O que se pode fazer.
enrol-help = Cole uma etiqueta na carta que eu disser, embaixo, no meio, e escaneie. Mais pula a carta, menos volta. O nome de uma carta, ou o código impresso, leva até ela. Zero: onde estou. Enter repete. Ponto: silêncio; duas vezes: parar. Fica tudo guardado.

## Uma etiqueta nova no meio de uma partida

# Uma etiqueta que ninguém conhece foi escaneada duas vezes: em que carta está?
retag-begins = Uma etiqueta nova. Em que carta está? Indique o nome da carta, escaneie o código impresso ou escaneie outra carta do mesmo tipo. Ou então mais e menos percorrem as cartas: escaneie a etiqueta de novo na carta certa.
    .brief = Uma etiqueta nova. Em que carta?

# A carta a que mais ou menos chegou. $card é só o nome.
retag-kind = { CAPITAL($card) }?

# A etiqueta agora é dessa carta.
retag-done = Pronto. Esta etiqueta agora é: { $card }.

# O diálogo foi parado, ou ninguém continuou.
retag-ends = A etiqueta nova não é de nenhuma carta.

# Todas as cartas desse tipo já apareceram na partida: a etiqueta não pode estar em mais uma.
retag-none-free = Todas as cartas desse tipo já são conhecidas. Indique outra carta.
