### O que se diz numa partida de Sushi Bar, como se chamam as peças, e as letras dos dados.
### Os argumentos são explicados em en/sushi-bar.ftl.
### O nome de um jogador nunca vem depois de "do" ou "da"; "de Ana" e "jogador três" servem. Nos dados, o hashi é
### masculino: "dois azuis". A peça de cima é a que foi pega por último.

# Uma peça da fileira de sushis, que vale um ponto.
kind-sushi-1 = sushi um
    .gender = m
    .the = o sushi um
    .that = Esse sushi um
    .a = um sushi um
    .count =
        { $count ->
            [0] nenhum sushi de um
            [one] { WORDS($count) } sushi de um
           *[other] { WORDS($count) } sushis de um
        }
    .said = sushi mais um

# Uma peça da fileira de sushis, que vale dois pontos.
kind-sushi-2 = sushi dois
    .gender = m
    .the = o sushi dois
    .that = Esse sushi dois
    .a = um sushi dois
    .count =
        { $count ->
            [0] nenhum sushi de dois
            [one] { WORDS($count) } sushi de dois
           *[other] { WORDS($count) } sushis de dois
        }
    .said = sushi mais dois

# Uma peça da fileira de sushis, que vale três pontos.
kind-sushi-3 = sushi três
    .gender = m
    .the = o sushi três
    .that = Esse sushi três
    .a = um sushi três
    .count =
        { $count ->
            [0] nenhum sushi de três
            [one] { WORDS($count) } sushi de três
           *[other] { WORDS($count) } sushis de três
        }
    .said = sushi mais três

# Uma peça da fileira de sushis, que vale quatro pontos.
kind-sushi-4 = sushi quatro
    .gender = m
    .the = o sushi quatro
    .that = Esse sushi quatro
    .a = um sushi quatro
    .count =
        { $count ->
            [0] nenhum sushi de quatro
            [one] { WORDS($count) } sushi de quatro
           *[other] { WORDS($count) } sushis de quatro
        }
    .said = sushi mais quatro

# Uma peça da fileira de sushis, que vale cinco pontos.
kind-sushi-5 = sushi cinco
    .gender = m
    .the = o sushi cinco
    .that = Esse sushi cinco
    .a = um sushi cinco
    .count =
        { $count ->
            [0] nenhum sushi de cinco
            [one] { WORDS($count) } sushi de cinco
           *[other] { WORDS($count) } sushis de cinco
        }
    .said = sushi mais cinco

# Uma peça da fileira de sushis, que vale seis pontos.
kind-sushi-6 = sushi seis
    .gender = m
    .the = o sushi seis
    .that = Esse sushi seis
    .a = um sushi seis
    .count =
        { $count ->
            [0] nenhum sushi de seis
            [one] { WORDS($count) } sushi de seis
           *[other] { WORDS($count) } sushis de seis
        }
    .said = sushi mais seis

# Uma peça da fileira de espinhas, que vale menos um.
kind-bone-1 = espinha menos um
    .gender = f
    .the = a espinha menos um
    .that = Essa espinha menos um
    .a = uma espinha menos um
    .count =
        { $count ->
            [0] nenhuma espinha de menos um
            [one] { WORDS($count, gender: "f") } espinha de menos um
           *[other] { WORDS($count, gender: "f") } espinhas de menos um
        }
    .said = espinha um, espinha 1, menos um

# Uma peça da fileira de espinhas, que vale menos dois.
kind-bone-2 = espinha menos dois
    .gender = f
    .the = a espinha menos dois
    .that = Essa espinha menos dois
    .a = uma espinha menos dois
    .count =
        { $count ->
            [0] nenhuma espinha de menos dois
            [one] { WORDS($count, gender: "f") } espinha de menos dois
           *[other] { WORDS($count, gender: "f") } espinhas de menos dois
        }
    .said = espinha dois, espinha 2, menos dois

# Uma peça da fileira de espinhas, que vale menos três.
kind-bone-3 = espinha menos três
    .gender = f
    .the = a espinha menos três
    .that = Essa espinha menos três
    .a = uma espinha menos três
    .count =
        { $count ->
            [0] nenhuma espinha de menos três
            [one] { WORDS($count, gender: "f") } espinha de menos três
           *[other] { WORDS($count, gender: "f") } espinhas de menos três
        }
    .said = espinha três, espinha 3, menos três

# Uma peça da fileira de espinhas, que vale menos quatro.
kind-bone-4 = espinha menos quatro
    .gender = f
    .the = a espinha menos quatro
    .that = Essa espinha menos quatro
    .a = uma espinha menos quatro
    .count =
        { $count ->
            [0] nenhuma espinha de menos quatro
            [one] { WORDS($count, gender: "f") } espinha de menos quatro
           *[other] { WORDS($count, gender: "f") } espinhas de menos quatro
        }
    .said = espinha quatro, espinha 4, menos quatro
## Os comandos

# O assistente lança os dados que faltam.
command-roll = lançar
    .said = lança, lançar os dados, rolar, rola, rolar os dados

# O assistente embaralha as duas fileiras antes da partida.
command-shuffle = embaralhar
    .said = embaralha

# Escolhe o que foi dito com este número.
command-choice-1 = opção um
    .said = número um

# Escolhe o que foi dito com este número.
command-choice-2 = opção dois
    .said = número dois

# Escolhe o que foi dito com este número.
command-choice-3 = opção três
    .said = número três

# Escolhe o que foi dito com este número.
command-choice-4 = opção quatro
    .said = número quatro

# Escolhe o que foi dito com este número.
command-choice-5 = opção cinco
    .said = número cinco

# Escolhe o que foi dito com este número.
command-choice-6 = opção seis
    .said = número seis

# Escolhe o que foi dito com este número.
command-choice-7 = opção sete
    .said = número sete

# Escolhe o que foi dito com este número.
command-choice-8 = opção oito
    .said = número oito

# Escolhe o que foi dito com este número.
command-choice-9 = opção nove
    .said = número nove

## Os dados, como se digitam

# Um dado que mostra sushi. .letter é a letra dele numa linha de dados, uma letra por dado; .said são outras palavras.
bar-die-sushi = sushi
    .letter = s
    .said = sushis

# Um dado que mostra espinha.
bar-die-bones = espinha
    .letter = e
    .said = espinhas

# Um dado que mostra hashi azul.
bar-die-blue = azul
    .letter = a
    .said = azuis

# Um dado que mostra hashi vermelho.
bar-die-red = vermelho
    .letter = v
    .said = vermelhos

## Os dados, como se dizem

# Numa lista: tantos dados mostram sushi.
bar-dice-sushi = { WORDS($count) } { $count ->
        [one] sushi
       *[other] sushis
    }

# Numa lista: tantos dados mostram espinha.
bar-dice-bones = { WORDS($count, gender: "f") } { $count ->
        [one] espinha
       *[other] espinhas
    }

# Numa lista: tantos dados mostram hashi azul.
bar-dice-blue = { WORDS($count) } { $count ->
        [one] azul
       *[other] azuis
    }

# Numa lista: tantos dados mostram hashi vermelho.
bar-dice-red = { WORDS($count) } { $count ->
        [one] vermelho
       *[other] vermelhos
    }

# Numa lista: quanto vale uma peça.
bar-worth = { WORDS($worth) }

## O começo

# A primeira frase de uma partida. $players é uma lista de nomes, na ordem dos lugares.
bar-begins = Sushi Bar, com { $players }.

# Uma regra da casa, numa lista; ou uma frase sozinha, com CAPITAL: é preciso lembrar o que há nas pilhas.
rule-stacks-closed = as pilhas ficam fechadas, cada um que se lembre

# Uma regra da casa, como acima: todos podem perguntar o que há numa pilha.
rule-stacks-open = as pilhas ficam abertas, pode-se perguntar o que há nelas

# O que fazer antes da primeira jogada.
bar-lay-rows = Embaralhem os sushis e as espinhas, façam uma fileira de cada e escaneiem da esquerda para a direita. Ou apertem sete: eu embaralho, e vocês põem as peças como eu ler.

# A fileira de sushis. $worths: "três, um e seis".
bar-row-sushi = Fileira de sushis, da esquerda: { $worths }.

# A fileira de espinhas. $worths: "menos um, menos dois e menos um".
bar-row-bones = Fileira de espinhas, da esquerda: { $worths }.

# A resposta a "contar", quando a fileira acabou.
bar-row-empty-sushi = Não há mais sushis na fileira.

# A resposta a "contar", quando a fileira acabou.
bar-row-empty-bones = Não há mais espinhas na fileira.

# A resposta a "contar" enquanto se montam as fileiras: desta ainda não há nada.
bar-row-not-laid-sushi = Ainda não há sushis na fileira.

# A resposta a "contar" enquanto se montam as fileiras: desta ainda não há nada.
bar-row-not-laid-bones = Ainda não há espinhas na fileira.

# Uma peça foi escaneada enquanto se montam as fileiras. $place é o lugar dela. Ouve-se doze vezes.
bar-tile-laid-sushi = { CAPITAL(ORDINAL($place)) } sushi: { WORDS($worth) }.

# O mesmo para uma espinha; $worth é negativo.
bar-tile-laid-bones = { CAPITAL(ORDINAL($place, gender: "f")) } espinha: { WORDS($worth) }.

# A fileira de sushis está completa, a de espinhas não.
bar-now-bones = A fileira de sushis está completa. Agora as espinhas.

# A fileira de espinhas está completa, a de sushis não.
bar-now-sushi = A fileira de espinhas está completa. Agora os sushis.

# As duas fileiras estão completas.
bar-first-turn = As duas fileiras estão prontas. { CAPITAL($player) } começa: lance cinco dados.
    .brief = { CAPITAL($player) } começa.

## Uma jogada

# A vez do próximo jogador.
bar-turn = { CAPITAL($player) }, sua vez.

# Os cinco dados foram lançados.
bar-rolled = { CAPITAL($seat) } lança: { $dice }.

# O resto foi lançado; $kept estão ao lado e também contam.
bar-rolled-again = { CAPITAL($seat) } lança: { $dice }. Guardados: { $kept }.

# Depois do último lançamento, quando os dados não permitem nada; a peça pega é dita em seguida.
bar-nothing-possible = Nada é possível.

# $choices: "um: pegar o segundo sushi, cinco; dois: guardar dados e lançar de novo". Começa a frase.
bar-choices = { CAPITAL($choices) }.

# Numa lista: o número a apertar, e o que ele faz.
bar-choice = { WORDS($choice) }: { $option }

# Uma opção: a peça que os dados de sushi indicam, e quanto vale.
bar-take-sushi = pegar o { ORDINAL($place) } sushi, { WORDS($worth) }

# Uma opção: a peça que os dados de espinha indicam; $worth é negativo.
bar-take-bones = pegar a { ORDINAL($place, gender: "f") } espinha, { WORDS($worth) }

# Uma opção, quando vários jogadores têm sushis; depois se pergunta de quem.
bar-steal-sushi = roubar um sushi

# Uma opção, quando vários jogadores têm espinhas; depois se pergunta de quem.
bar-steal-bones = roubar uma espinha

# Uma opção: a peça de cima desse jogador.
bar-steal-top-sushi = roubar o sushi de cima de { $seat }

# Uma opção: a peça de cima desse jogador.
bar-steal-top-bones = roubar a espinha de cima de { $seat }

# Uma opção: qualquer peça desse jogador; depois se pergunta qual. $count é dois ou mais.
bar-steal-any-sushi = roubar um dos { WORDS($count) } sushis de { $seat }, à escolha

# Uma opção: qualquer peça desse jogador; depois se pergunta qual. $count é dois ou mais.
bar-steal-any-bones = roubar uma das { WORDS($count, gender: "f") } espinhas de { $seat }, à escolha

# Uma opção: continuar lançando; depois se pergunta que dados guardar.
bar-keep-some = guardar dados e lançar de novo

# Uma opção: mais um dado a guardar.
bar-keep-sushi = guardar um sushi

# Uma opção: mais um dado a guardar.
bar-keep-bones = guardar uma espinha

# Uma opção: mais um dado a guardar.
bar-keep-blue = guardar um azul

# Uma opção: mais um dado a guardar.
bar-keep-red = guardar um vermelho

# Uma opção: já há dados guardados, $count vão ser lançados.
bar-roll-rest = lançar { $count ->
        [one] o outro dado
       *[other] os outros { WORDS($count) } dados
    }

# Uma opção: uma peça de uma pilha pelo lugar; a de cima é a primeira.
bar-place = a { ORDINAL($place, gender: "f") } peça a partir de cima

# Pergunta antes das opções que seguem.
bar-which-dice = O que você guarda?

# Pergunta antes das opções que seguem.
bar-from-whom = De quem?

# Pergunta quando se pode roubar qualquer sushi de uma pilha: o número apertado é o lugar.
bar-which-sushi = Qual dos { WORDS($count) } sushis de { $seat }? Um é o de cima, { WORDS($count) } o de baixo.

# Pergunta quando se pode roubar qualquer espinha de uma pilha: o número apertado é o lugar.
bar-which-bones = Qual das { WORDS($count, gender: "f") } espinhas de { $seat }? Um é a de cima, { WORDS($count) } a de baixo.

# Os dados escolhidos até agora, antes das opções que seguem.
bar-picked = Você guarda { $dice }.

# Os dados guardados agora, e quantos vão ser lançados.
bar-kept = { CAPITAL($seat) } guarda { $dice }. Lance { $count ->
        [one] o outro dado
       *[other] os outros { WORDS($count) } dados
    }.

# $tile: "o sushi cinco".
bar-taken = { CAPITAL($seat) } pega { $tile }.

# Os dados não permitem nada: uma peça é pega à força.
bar-taken-forced = { CAPITAL($seat) } tem que pegar { $tile }.

# O hashi leva a peça de cima de outro jogador.
bar-stolen-top = { CAPITAL($seat) } rouba de { $victim } a peça do topo: { $tile }.

# O hashi leva uma peça mais abaixo de outro jogador.
bar-stolen = { CAPITAL($seat) } rouba de { $victim } a { ORDINAL($place, gender: "f") } peça a partir de cima: { $tile }.

## O fim

# As duas fileiras estão vazias; seguem os pontos.
bar-over = As duas fileiras acabaram.

# Os sushis acima da altura das espinhas não contam.
bar-dropped = { CAPITAL($seat) } tem mais sushis que espinhas e descarta { $count ->
        [one] o último
       *[other] os últimos { WORDS($count) }
    }.

# Depois do fim: quantas peças devem estar na caixa.
bar-into-the-box = De volta à caixa: { WORDS($count, gender: "f") } peças e cinco dados.

## Os passos, para desfazer e refazer

# Um passo: uma fileira inteira, ou as duas.
step-bar-row = a fileira
    .undone = Desfeito: a fileira.
    .redone = Refeito: a fileira.

# Um passo: uma peça posta na fileira. $tile é só o nome.
step-bar-tile = { $tile }
    .undone = Desfeito: { $tile }.
    .redone = Refeito: { $tile }.

# Um passo: um lançamento, com o que ele causou.
step-bar-roll = o lançamento de { $seat }
    .undone = Desfeito: o lançamento de { $seat }.
    .redone = Refeito: o lançamento de { $seat }.

# Um passo: dados foram guardados.
step-bar-keep = os dados guardados por { $seat }
    .undone = Desfeito: os dados guardados por { $seat }.
    .redone = Refeito: os dados guardados por { $seat }.

# Um passo: um número que só levou a outra pergunta.
step-bar-choice = a escolha de { $seat }
    .undone = Desfeito: a escolha de { $seat }.
    .redone = Refeito: a escolha de { $seat }.

# Um passo: uma peça foi pega. Ela não é dita: é preciso lembrar.
step-bar-take = a peça que { $seat } pegou
    .undone = Desfeito: a peça que { $seat } pegou.
    .redone = Refeito: a peça que { $seat } pegou.

# Um passo: uma peça foi roubada. Ela não é dita: é preciso lembrar.
step-bar-steal = a peça que { $seat } roubou de { $victim }
    .undone = Desfeito: a peça que { $seat } roubou de { $victim }.
    .redone = Refeito: a peça que { $seat } roubou de { $victim }.

## Onde está a partida

# As fileiras não estão completas; os dois números podem ser zero.
bar-standing-laying = As fileiras estão sendo montadas: { $sushi ->
        [0] nenhum sushi
        [one] um sushi
       *[other] { WORDS($sushi) } sushis
    }, { $bones ->
        [0] nenhuma espinha
        [one] uma espinha
       *[other] { WORDS($bones, gender: "f") } espinhas
    }.

# Um jogador vai lançar; $roll é um, dois ou três, $count o número de dados.
bar-standing-to-roll = { CAPITAL($seat) }, { ORDINAL($roll) } lançamento: { WORDS($count) } dados.

# O mesmo com dados guardados antes.
bar-standing-to-roll-kept = { CAPITAL($seat) }, { ORDINAL($roll) } lançamento: { $count ->
        [one] um dado
       *[other] { WORDS($count) } dados
    }. Guardados: { $kept }.

# Um jogador lançou e vai escolher; seguem as opções.
bar-standing-to-act = { CAPITAL($seat) }, { ORDINAL($roll) } lançamento: { $dice }.

# O mesmo com dados guardados antes.
bar-standing-to-act-kept = { CAPITAL($seat) }, { ORDINAL($roll) } lançamento: { $dice }. Guardados: { $kept }.

## As respostas

# Quantas peças um jogador pegou; os dois números podem ser zero.
bar-tableau = { CAPITAL($seat) }: { $sushi ->
        [0] nenhum sushi
        [one] um sushi
       *[other] { WORDS($sushi) } sushis
    }, { $bones ->
        [0] nenhuma espinha
        [one] uma espinha
       *[other] { WORDS($bones, gender: "f") } espinhas
    }.

# A mesma pergunta outra vez, com as pilhas fechadas.
bar-tableau-closed = { CAPITAL($seat) }: { $sushi ->
        [0] nenhum sushi
        [one] um sushi
       *[other] { WORDS($sushi) } sushis
    }, { $bones ->
        [0] nenhuma espinha
        [one] uma espinha
       *[other] { WORDS($bones, gender: "f") } espinhas
    }. As pilhas estão fechadas; lembre-se do que há nelas.

# A mesma pergunta outra vez, quando se podem ler as pilhas. $stacks é um dos dois seguintes, ou os dois.
bar-tableau-open = { CAPITAL($seat) }, de baixo para cima: { $stacks }.

# Parte da frase acima. $worths: "três, um e seis".
bar-stack-sushi = sushis, { $worths }

# Parte da frase acima. $worths: "menos um e menos dois".
bar-stack-bones = espinhas, { $worths }

# O mesmo para quem não pegou nada.
bar-tableau-empty = { CAPITAL($seat) }: nenhuma peça ainda.

# A resposta a "pontos" e a "por quê" com as pilhas fechadas.
bar-scores-at-the-end = As pilhas estão fechadas: os pontos são ditos no fim.

# A resposta a "pontos" com as pilhas abertas. $scores: "Ana, três; Bruno, menos um".
bar-scores-as-it-lies = Por enquanto: { $scores }.

# Por que um jogador tem esses pontos. $reasons é uma lista dos seguintes; a soma é $points.
bar-why = { CAPITAL($seat) }, { WORDS($points) }: { $reasons }.

# Um motivo: os sushis que têm uma espinha ao lado.
bar-why-sushi = { WORDS($count) } { $count ->
        [one] sushi com espinha
       *[other] sushis com espinha
    }, { WORDS($points) }

# Um motivo: os sushis acima da altura das espinhas, que não contam.
bar-why-dropped = { WORDS($count) } { $count ->
        [one] sushi sem espinha
       *[other] sushis sem espinha
    }, nada

# Um motivo: todas as espinhas contam; $points é negativo.
bar-why-bones = { WORDS($count, gender: "f") } { $count ->
        [one] espinha
       *[other] espinhas
    }, { WORDS($points) }

# O mesmo para quem não pegou nada.
bar-why-nothing = { CAPITAL($seat) }: nenhuma peça, nada.

# A resposta a "contar", depois das fileiras. $heights é uma lista do seguinte.
bar-stacks = Pilhas: { $heights }.

# Numa lista: quantas peças um jogador pegou; os dois números podem ser zero.
bar-heights = { $seat }, { $sushi ->
        [0] nenhum sushi
        [one] um sushi
       *[other] { WORDS($sushi) } sushis
    } e { $bones ->
        [0] nenhuma espinha
        [one] uma espinha
       *[other] { WORDS($bones, gender: "f") } espinhas
    }

# A resposta a "mudanças". $taken é uma lista dos seguintes.
bar-changes = Novidades: { $taken }.

# $count peças já ditas não contam mais.
bar-changes-taken-back = { $count ->
        [one] Uma peça foi desfeita.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } peças foram desfeitas.
    }

# Numa lista: $tile é "o sushi cinco", ou só "um sushi".
bar-change-taken = { $seat } pegou { $tile }

# Numa lista: o mesmo de outro jogador.
bar-change-stolen = { $seat } pegou { $tile } de { $victim }

# Uma peça de uma pilha fechada, nas duas acima.
bar-a-sushi = um sushi

# Uma peça de uma pilha fechada, nas duas acima.
bar-a-bones = uma espinha

# $tile: "um sushi cinco". "Lugar": nada concorda com a peça.
bar-identified-in-row = É { $tile }, no { ORDINAL($place) } lugar da fileira.

# O mesmo para uma peça de uma pilha que todos podem ler.
bar-identified = É { $tile }, na pilha de { $seat }.

# Para um só ouvido: não se diz de quem é.
bar-identified-in-private = É { $tile }.

## A conferência

# O fim de uma conferência. $count pode ser zero.
bar-check-all-match = { CAPITAL($seat) }: { $count ->
        [0] nenhuma peça, e nenhuma está registrada
        [one] a única peça confere
        [2] as duas peças conferem
       *[other] todas as { WORDS($count, gender: "f") } peças conferem
    }.

# Peças registradas ali que não foram escaneadas. $tiles: "um sushi cinco e uma espinha menos um".
bar-check-missing = Faltam: { $tiles }.

# Peças escaneadas que não estão registradas ali. $tiles: "um sushi cinco".
bar-check-extra = A mais: { $tiles }.

# O mesmo quando ninguém pode ouvir o que há na pilha.
bar-check-missing-closed = { $count ->
        [one] Falta uma peça.
       *[other] Faltam { WORDS($count, gender: "f") } peças.
    }

# O mesmo quando ninguém pode ouvir o que há na pilha.
bar-check-extra-closed = { $count ->
        [one] Uma das peças escaneadas não está registrada ali.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } das peças escaneadas não estão registradas ali.
    }

# O fim de uma conferência de pilhas fechadas, pelos nomes. $count estão registradas, $named foram ditas.
bar-check-name-all = { CAPITAL($seat) } { $count ->
        [0] não tem peças
        [one] tem uma peça
       *[other] tem { WORDS($count, gender: "f") } peças
    }, e { $named ->
        [one] foi dita uma
       *[other] foram ditas { WORDS($named, gender: "f") }
    }. Confira de novo, com os nomes de todas.

# Idem, quando são tantas quantas, mas não as certas.
bar-check-which-closed = As pilhas estão fechadas; por isso não digo qual está errada.

## Recusas: o que está errado, depois o que fazer

# Um lançamento antes de as fileiras estarem completas.
refused-bar-no-row = As fileiras não estão prontas. Mostre ou digite as peças da esquerda para a direita, ou use o comando embaralhar.

# Um lançamento depois do último.
refused-bar-not-now-last = Esse foi o último lançamento. Escolha uma peça para pegar.

# Um lançamento, mas nenhum dado foi guardado.
refused-bar-not-now-roll = Os dados já foram lançados. Guarde alguns antes, ou pegue uma peça.

# A fileira de sushis é dita, mas já há peças nela.
refused-bar-not-now-row-sushi = A fileira de sushis já está montada. Desfaça para montá-la de novo.

# A fileira de espinhas é dita, mas já há peças nela.
refused-bar-not-now-row-bones = A fileira de espinhas já está montada. Desfaça para montá-la de novo.

# O comando embaralhar, mas já há peças nas fileiras.
refused-bar-not-now-shuffle = Já há peças nas fileiras. Desfaça até ficarem vazias, depois use o comando embaralhar.

# Um número que não é opção agora.
refused-bar-not-now-choice = Essa opção não está aberta. Aperte zero para ouvir o que pode fazer.

# Dados a mais ou a menos.
refused-bar-dice-count = { $count ->
        [one] Há um dado
       *[other] Há { WORDS($count) } dados
    } para lançar. Digite o que cada um mostra, ou deixe que eu lance.

# É para pegar uma peça ou guardar dados, mas antes é preciso lançar.
refused-bar-no-roll = Antes é preciso lançar os dados. Deixe que eu lance, ou lance e digite o que eles mostram.

# O mesmo antes de as fileiras estarem completas.
refused-bar-no-roll-row = Nada foi lançado ainda. Monte as fileiras primeiro, depois lance.

# Guardar dados depois do último lançamento.
refused-bar-last-roll = Não há lançamento depois deste. Escolha uma peça para pegar.

# Dados a guardar que não acabaram de ser lançados. $dice são os que foram.
refused-bar-not-rolled = Só se guarda o que acabou de ser lançado: { $dice }. Escolha entre esses dados.

# Nenhum dado foi dito.
refused-bar-keep-count = Guarde ao menos um dado. Digite qual.

# Todos os dados foram ditos, e nenhum sobra para lançar.
refused-bar-keep-count-all = É preciso lançar ao menos um dado. Guarde menos, ou pegue uma peça.

# Nenhum dado mostra sushi.
refused-bar-no-dice-sushi = Nenhum dado mostra sushi. Escolha outra coisa.

# Nenhum dado mostra espinha.
refused-bar-no-dice-bones = Nenhum dado mostra espinha. Escolha outra coisa.

# Uma peça que os dados não indicam.
refused-bar-no-dice-other-sushi = Seus dados indicam o { ORDINAL($place) } sushi, { WORDS($worth) }. Pegue esse, ou escolha outra coisa.

# Uma peça que os dados não indicam; $worth é negativo.
refused-bar-no-dice-other-bones = Seus dados indicam a { ORDINAL($place, gender: "f") } espinha, { WORDS($worth) }. Pegue essa, ou escolha outra coisa.

# Mais dados de sushi que sushis na fileira. $left pode ser zero.
refused-bar-no-such-tile-row-sushi = Não há { ORDINAL($place) } sushi: na fileira { $left ->
        [0] não resta nenhum
        [one] resta um
       *[other] restam { WORDS($left) }
    }. Escolha outra coisa.

# Mais dados de espinha que espinhas na fileira. $left pode ser zero.
refused-bar-no-such-tile-row-bones = Não há { ORDINAL($place, gender: "f") } espinha: na fileira { $left ->
        [0] não resta nenhuma
        [one] resta uma
       *[other] restam { WORDS($left, gender: "f") }
    }. Escolha outra coisa.

# Um lugar além da pilha.
refused-bar-no-such-tile-stack-sushi = { CAPITAL($seat) } tem { WORDS($left) } { $left ->
        [one] sushi. Pegue esse, ou escolha outra coisa.
       *[other] sushis. Escolha um lugar de um a { WORDS($left) }.
    }

# Um lugar além da pilha.
refused-bar-no-such-tile-stack-bones = { CAPITAL($seat) } tem { WORDS($left, gender: "f") } { $left ->
        [one] espinha. Pegue essa, ou escolha outra coisa.
       *[other] espinhas. Escolha um lugar de um a { WORDS($left) }.
    }

# Um jogador sem sushis.
refused-bar-no-such-tile-empty-sushi = { CAPITAL($seat) } não tem sushis. Escolha outra coisa.

# Um jogador sem espinhas.
refused-bar-no-such-tile-empty-bones = { CAPITAL($seat) } não tem espinhas. Escolha outra coisa.

# Roubam-se sushis com o hashi azul. $count pode ser zero.
refused-bar-too-few-chopsticks-sushi = Para roubar um sushi são precisos três hashis azuis, e você { $count ->
        [0] não tem nenhum
       *[other] tem { WORDS($count) }
    }. Escolha outra coisa.

# Roubam-se espinhas com o hashi vermelho. $count pode ser zero.
refused-bar-too-few-chopsticks-bones = Para roubar uma espinha são precisos três hashis vermelhos, e você { $count ->
        [0] não tem nenhum
       *[other] tem { WORDS($count) }
    }. Escolha outra coisa.

# Um jogador quer roubar da própria pilha.
refused-bar-own-stack = Essa pilha é sua. Escolha outro jogador.

# Com três hashis só se rouba a peça de cima.
refused-bar-only-top = Três hashis só levam a peça de cima. Pegue essa, ou escolha outra coisa.

# Uma fileira que não é feita de todos os sushis.
refused-bar-bad-row-sushi = Esses não são os { WORDS($count) } sushis da caixa. Monte a fileira inteira de novo.

# Uma fileira que não é feita de todas as espinhas.
refused-bar-bad-row-bones = Essas não são as { WORDS($count, gender: "f") } espinhas da caixa. Monte a fileira inteira de novo.

# Uma peça escaneada duas vezes enquanto se montam as fileiras. $tile: "Esse sushi cinco".
refused-bar-already-in-play-row = { $tile } já está na fileira. Pegue a próxima peça, ou desfaça.

# Uma peça que está numa pilha. $tile: "Esse sushi cinco".
refused-bar-already-in-play = { $tile } já está numa pilha. Escolha outra coisa.

# Uma peça dita, com todas as cópias já na fileira. $tile é só o nome.
refused-bar-kind-exhausted-laid = Não sobra peça { $tile } para pôr. Digite a próxima.

# Uma peça dita que não está na fileira. $tile é só o nome.
refused-bar-kind-exhausted = Não há { $tile } na fileira. Digite outra peça.

# Um jogador escaneia uma peça no próprio leitor, mas é a vez de outro.
refused-bar-reveal-complete = Não é a sua vez, { $seat }. Espere { $player }.

## A ajuda

# O comando ajuda, durante uma partida. As letras são as dos dados, as teclas as de um teclado numérico.
bar-help = Sete: eu lanço os dados, ou embaralho antes da primeira jogada. Ou digite os seus, uma letra por dado, e Enter: S para sushi, E para espinha, A para azul, V para vermelho. Depois aperte o número de uma opção. Zero: de quem é a vez, e as opções. Menos: desfazer. Barra outra vez: mais.

# O comando ajuda outra vez.
bar-help-in-detail = Para guardar dados, digite as letras deles depois de um lançamento. De um a cinco, quando não há o que escolher: quantas peças um jogador tem. Seis: novidades. Oito: identificar uma peça. Nove: conferir uma pilha. Mais: os pontos. Asterisco: por quê. Ponto: silêncio. Enter: repetir. As palavras contar, para as fileiras, e refazer são digitadas; o nome de um idioma também, para mudar de idioma.

## O que a mesa diz das cartas em outros jogos, e aqui das peças

# Começa a conferência das peças de um jogador.
bar-check-begins = Conferir. Um crachá, um número ou um nome, depois as peças dessa pessoa; no fim, use conferir de novo.
    .brief = Conferir. De quem?

# O crachá disse de quem são as peças.
bar-check-cards = Conferindo { $seat }. Mostre ou digite as peças em qualquer ordem; no fim, use conferir de novo.
    .brief = Conferindo { $seat }.

# Começa a identificação de uma peça.
bar-identify-begins = Identificar. Mostre uma peça; ela não será jogada.
    .brief = Identificar. Mostre uma peça.

# Um crachá disse quem vai ouvir a peça em particular.
bar-identify-for = Se a peça estiver escondida, só { $seat } vai ouvir. Mostre a peça.

# Idem, quando esta pessoa não tem canal particular: o que se diz então, todo mundo ouve.
bar-identify-for-all = { CAPITAL($seat) } não tem canal particular aqui; só digo uma peça que todos podem conhecer, e para todo mundo. Mostre uma, ou pare.
    .brief = { CAPITAL($seat) } não tem canal particular: só o que todos podem conhecer, e para todo mundo.

# O que foi lido não é um código de peça.
refused-bar-unreadable = Isso não é um código de peça. Vire a peça e escaneie de novo.
    .brief = Não deu para ler. Escaneie de novo.

# O que se digitou não é peça, nem tecla, nem código. $text é o que foi digitado.
refused-bar-typed = Não conheço { $text }. Digite o nome de uma peça, ou barra para ajuda.

# O que se digitou é quase o nome de uma peça. $text é o que foi digitado, $card só o nome da peça.
refused-bar-typed-card = Nenhuma peça se chama { $text }. É { $card }? Então digite esse nome.

# O começo do nome de peças demais.
refused-bar-typed-more = Várias peças começam assim. Digite mais letras do nome.

# O que se digitou não quer dizer nada e pode ser um segredo mal digitado: não se diz.
refused-bar-typed-hidden = Não conheço essas palavras. Digite o nome de uma peça, ou barra para ajuda.

# O código é válido, mas não é de nenhuma peça do jogo.
refused-bar-unknown-card = Não conheço esta peça. Digite o nome dela, ou escolha outra.

# O código é de uma carta de outro jogo, ou de uma peça de outra caixa igual.
refused-bar-other-set = Isso é de outra caixa. Deixe de lado e pegue uma das nossas peças.

# Uma peça chegou na conferência antes do crachá.
refused-bar-check-badge-first = De quem são as peças? Primeiro o crachá, o número ou o nome dessa pessoa.

# Numa conferência, foram ditas mais peças de um tipo do que existem.
refused-bar-kind-exhausted-hidden = Todas as peças desse tipo já foram ditas. Digite outra, ou use conferir de novo.

# Uma peça de pilha fechada só pode ser dita a uma pessoa, e ninguém tem canal particular.
refused-bar-no-private-channel = Peça escondida eu só digo em particular, e aqui não há canal particular. Pergunte a alguém de confiança, ou pare.

# Idem, quando há quem possa ouvir, e ninguém foi escolhido.
refused-bar-private-for-whom = Essa peça está escondida, e só digo em particular. Primeiro o crachá, o número ou o nome de quem pode ouvir, ou pare.

# O que foi digitado como nome pode ser o de uma peça. $kinds: “sushi um ou sushi dois”.
refused-bar-name-or-card = { CAPITAL($text) } pode ser uma peça, { $kinds }, e a partida ainda não começou. Se é o nome de alguém, digite { $text } mais uma vez.

# $reader é o nome de um leitor, que deixou de responder.
bar-reader-lost = O leitor { $reader } não responde. Conecte de novo; enquanto isso, pode digitar as peças.

# O mesmo, quando não estava conectado desde o começo.
bar-reader-absent = O leitor { $reader } não está conectado. Conecte ou ligue o leitor; enquanto isso, pode digitar as peças.

# O mesmo, numa partida. $step é o último passo que valeu.
bar-reader-lost-after = O leitor { $reader } não responde. O último passo que tenho: { $step }.

# Está conectado, mas não diz nada.
bar-reader-silent = O leitor { $reader } está conectado, mas não responde. Desconecte, confira os fios e conecte de novo; enquanto isso, pode digitar as peças.

# O mesmo, numa partida. $step é o último passo que valeu.
bar-reader-silent-after = O leitor { $reader } está conectado, mas não responde. O último passo que tenho: { $step }.

# Há várias peças num leitor, e nenhuma é certa.
bar-reader-several-cards = Duas peças. Tire uma.

# A câmera vê um código numa peça inclinada.
bar-aim-flatter = Vejo um código. Segure a peça reta, de frente para a câmera.

# A câmera vê um código numa peça que se mexe.
bar-aim-still = Vejo um código. Não mexa a peça.

# Uma etiqueta de rádio que ainda não está em nenhuma peça.
refused-bar-tag-unknown = Esta etiqueta ainda não é de nenhuma peça. Se acabou de ser colada, escaneie de novo. Ou digite o nome da peça para jogar.

# Foi escaneada de novo: uma etiqueta gasta foi trocada, e se diz em que peça a nova está.
bar-retag-begins = Uma etiqueta nova. Em que peça está? Digite o nome da peça, escaneie o código impresso ou escaneie outra peça do mesmo tipo. Ou então mais e menos percorrem as peças: escaneie a etiqueta de novo na peça certa.

# Ninguém disse em que peça ela está.
bar-retag-ends = A etiqueta nova não é de nenhuma peça.

# Todas as peças desse tipo já foram vistas hoje.
bar-retag-none-free = Todas as peças desse tipo já são conhecidas. Digite outra peça.
