### Aprender os adesivos e as regras de ouvido. Ver en/learning.ftl.

# As primeiras palavras.
learn-begins = Escaneie uma carta, e eu digo o que é. Ou digite um adesivo ou uma carta, ou um número de um a oito para os adesivos. Asterisco para as regras, mais para um teste. Barra para ajuda.
    .brief = Escaneie uma carta, ou um a oito. Asterisco: regras. Mais: teste.

# Tantas perguntas foram erradas da última vez e vêm primeiro no teste.
learn-missed-before = { $count ->
        [one] Da última vez você errou uma pergunta; ela vem primeiro no teste.
       *[other] Da última vez você errou { WORDS($count, gender: "f") } perguntas; elas vêm primeiro no teste.
    }

# Parou-se aqui.
learn-ends = Até logo.

# Uma carta. $touch: "cruz na diagonal, no alto à esquerda"; $worth é uma frase inteira.
learn-card = { CAPITAL($card) }: { $touch }. { $worth }

# Uma carta de comando. $name: "a carta desfazer" ou "o crachá do lugar um".
learn-control = Essa é { $name }.

# Uma carta de outro jogo.
learn-other-set = Esta carta não é do Sushi Go. Só ensino as cartas dele.

# Palavras digitadas em que não há adesivo nem carta. $text é o que foi digitado.
learn-not-known = Não acho adesivo nem carta em { $text }. Tente triângulo, ou wasabi.

# Os adesivos com as suas teclas.
learn-stickers = Um, a cruz na diagonal. Dois, a cruz em pé. Três, o quadrado. Quatro, a estrela. Cinco, o círculo. Seis, a janela. Sete, a flor. Oito, o triângulo.

# As regras, uma depois da outra: a distribuição.
learn-rule-deal = Jogam de duas a cinco pessoas. Cada uma recebe uma mão de cartas, e a partida tem três rodadas. Asterisco continua.

# As regras: uma jogada.
learn-rule-turn = A cada jogada, todo mundo escolhe uma carta da mão, revela e passa a mão para a esquerda. A última carta é apenas revelada.

# As regras: o que pontua em conjunto.
learn-rule-sets = Duas tempuras valem cinco pontos, três sashimis valem dez. De um a cinco guiozas valem um, três, seis, dez e quinze pontos; do sexto em diante, nada mais.

# As regras: os nigiris.
learn-rule-nigiri = Um nigiri vale por si só: o de ovo, um ponto; o de salmão, dois; o de lula, três.

# As regras: o wasabi.
learn-rule-wasabi = O seu próximo nigiri vai em cima do seu wasabi e vale o triplo. Um nigiri que veio antes não.

# As regras: o hashi.
learn-rule-chopsticks = Com um hashi na sua frente, diga Sushi Go numa jogada seguinte: você revela duas cartas, e o hashi vai para a mão que você passa.

# As regras: os makis.
learn-rule-maki = No fim da rodada, quem tem mais makis ganha seis pontos, e o segundo, três. Quem empata divide.

# As regras: o fim de uma rodada.
learn-rule-round = Depois da rodada contam-se os pontos, e as cartas são descartadas. Só os pudins ficam.

# As regras: os pudins.
learn-rule-pudding = No fim da partida, quem tem mais pudins ganha seis pontos, e quem tem menos perde seis. Quem empata divide. Com dois jogadores, ninguém perde pontos.

# As regras: quem vence.
learn-rule-end = Vence quem tem mais pontos. No empate, vence quem tem mais pudins.

# Depois da última regra.
learn-rules-over = Essas foram as regras. Asterisco recomeça.

# O teste começa, com $count perguntas.
learn-quiz = Teste: { WORDS($count, gender: "f") } perguntas. Escaneie ou digite a carta, ou aperte um, dois ou três. Menos sai do teste.

# Uma pergunta: o que se sente? $clue: "cruz na diagonal, no alto à esquerda". Três cartas para escolher.
learn-ask-touch = { CAPITAL($clue) }: que carta é? Um, { $first }; dois, { $second }; três, { $third }.

# Uma pergunta: quanto vale? $clue é uma frase inteira. Três cartas para escolher.
learn-ask-worth = { $clue } Que carta é? Um, { $first }; dois, { $second }; três, { $third }.

# A resposta certa.
learn-right = Certo.

# Uma resposta errada: a carta certa, com tudo sobre ela. A pergunta volta depois.
learn-wrong = Não: { $card }. { CAPITAL($touch) }. { $worth }

# O fim do teste: $count de $of perguntas certas na primeira vez.
learn-quiz-over = Fim do teste: { WORDS($count, gender: "f") } de { WORDS($of, gender: "f") } na primeira vez.

# O que se pode fazer.
learn-help = Escaneie uma carta ou digite o nome dela: o que é, o que se sente, quanto vale. Digite um adesivo, como triângulo, ou aperte um a oito; zero diz quais são. Asterisco lê as regras, uma a uma. Mais começa um teste, menos sai dele. Enter repete. Ponto: silêncio; duas vezes: parar.
