### O que se diz numa partida de Sushi Go! Veja en/sushi-go.ftl; as convenções estão em en/kinds.ftl.
###
### $seat é um nome, "Jogador três" ou "Fantasma", sempre sem artigo; $card é uma carta, na forma que a frase pede.
### Cartas e mãos são femininas: "duas de quatro", "oitenta e uma"; pontos são masculinos. "Hashi" é singular.
### Fala-se com uma pessoa, no singular ("devolva", "escaneie"); no plural, só do que todos fazem juntos com as cartas:
### distribuir, passar, trocar, guardar e descartar.

# O terceiro jogador, de mentira, da variante para dois. Com maiúscula e sem artigo, para servir de nome.
dummy = Fantasma

## O começo

# $players é a lista dos nomes, na ordem dos lugares.
game-begins = Sushi Go, com { $players }.

# Regra da casa: cada carta é dita quando chega. É um item da lista de regras.
rule-reveal-open = cada carta é lida na hora

# Regra da casa: nada se diz das cartas até chegarem todas. É um item da lista de regras.
rule-reveal-sealed = as cartas ficam em segredo até chegarem todas

# Regra da casa: as mãos passam sempre para a esquerda. É um item da lista de regras.
rule-pass-left = as mãos passam para a esquerda

# Regra da casa: na segunda rodada as mãos passam para a direita. É um item da lista de regras.
rule-pass-both-ways = as mãos passam para a esquerda, e na segunda rodada para a direita

# Regra da casa: sem terceiro jogador de mentira. É um item da lista de regras.
rule-dummy-off = sem fantasma

# Regra da casa: dois jogam com um terceiro de mentira. É um item da lista de regras.
rule-dummy-on = com fantasma

# Regra da casa: ninguém recebe lembrete das cartas contadas a um só ouvido. É um item da lista de regras.
rule-hand-memory-off = sem memória das mãos

# Regra da casa: quando uma mão volta, cada um ouve em particular o que já tinha visto nela. É um item da lista de regras.
rule-hand-memory-on = com memória das mãos, lembrada a cada um em particular

# $hand cartas para cada pessoa; $pile ficam no monte.
deal = Distribuam { $hand ->
        [one] uma carta
       *[other] { WORDS($hand, gender: "f") } cartas
    } por pessoa; { $pile ->
        [0] nenhuma fica
        [one] uma fica
       *[other] { WORDS($pile, gender: "f") } ficam
    } no monte.

# O mesmo na variante para dois: o fantasma recebe $hand cartas também.
deal-dummy = Distribuam { $hand ->
        [one] uma carta
       *[other] { WORDS($hand, gender: "f") } cartas
    } por pessoa, e outro tanto para o fantasma; { $pile ->
        [0] nenhuma fica
        [one] uma fica
       *[other] { WORDS($pile, gender: "f") } ficam
    } no monte.

# Na variante para dois: quem pega, nesta jogada, a carta de cima do monte do fantasma.
draw-for-dummy = { $seat } compra para o fantasma.

## Revelar

# Alguém revelou uma carta.
card-revealed = { $seat }: { $card }.

# $worth é quanto vale o nigiri sobre o wasabi.
card-revealed-on-wasabi = { $seat }: { $card } no wasabi. { CAPITAL(WORDS($worth)) }.
    .brief = { $seat }: { $card }, { WORDS($worth) }.

# Uma carta em segredo: não se diz nada dela. $locked de $players lugares estão completos, $waiting são os que faltam;
# quem usa o hashi continua na lista depois da primeira carta.
card-locked = { $seat } confirmou uma carta. Lugares prontos: { $locked ->
        [0] nenhum
       *[other] { WORDS($locked) }
    } de { WORDS($players) }; esperando { $waiting }.
    .brief = { $seat } confirmou.

# A primeira de duas cartas: depois de “Sushi Go!”, ou antes da carta do fantasma.
card-locked-first = { $seat } confirmou uma carta; falta mais uma.
    .brief = { $seat } confirmou uma.

# A última carta em segredo da jogada; depois dela todas são lidas.
card-locked-last = { $seat } confirmou uma carta. Chegaram todas.
    .brief = { $seat } confirmou.

## O fim de uma jogada

# Quem usou o hashi devolve a carta à mão que vai passar.
return-chopsticks = { $seat }, devolva o hashi à mão antes de passar.
    .brief = { $seat }, devolva o hashi.

# As mãos passam para a esquerda. $hand é quantas cartas há em cada uma.
pass-left = Passem para a esquerda. { $hand ->
        [one] Uma carta por mão.
       *[other] { CAPITAL(WORDS($hand, gender: "f")) } cartas por mão.
    }

# As mãos passam para a direita. $hand é quantas cartas há em cada uma.
pass-right = Passem para a direita. { $hand ->
        [one] Uma carta por mão.
       *[other] { CAPITAL(WORDS($hand, gender: "f")) } cartas por mão.
    }

# Dois jogadores com o fantasma. $hand é quantas cartas há em cada mão.
pass-swap = Troquem as mãos. { $hand ->
        [one] Uma carta por mão.
       *[other] { CAPITAL(WORDS($hand, gender: "f")) } cartas por mão.
    }

## Hashi

# Alguém declarou que usa o hashi.
sushi-go-declared = Sushi Go! { $seat } revela duas cartas.
    .brief = Sushi Go! { $seat }.

# Declarado antes de qualquer carta da jogada $turn: talvez fosse para a jogada anterior.
sushi-go-declared-new-turn = Sushi Go! { $seat } revela duas cartas na { ORDINAL($turn, gender: "f") } jogada. Se era para a jogada anterior, use o comando atrasado.
    .brief = Sushi Go! { $seat }, { ORDINAL($turn, gender: "f") } jogada.

# O comando atrasado reabriu a jogada $turn.
turn-reopened = A { ORDINAL($turn, gender: "f") } jogada está aberta de novo. { $seat }, sua segunda carta.

## O fim de uma rodada

# $scores: "Ana, dezoito; Bruno, doze".
round-over = Fim da { ORDINAL($round, gender: "f") } rodada. { $scores }.

# Pontos que se ganham onde também se podem perder, item de uma lista: "Ana, mais seis".
seat-gains = { $seat }, mais { WORDS($points) }

# Pontos que se perdem, item de uma lista: "Bruno, menos três".
seat-loses = { $seat }, menos { WORDS($points) }

# $totals: "Ana, trinta; Bruno, vinte e um".
totals = No total: { $totals }.

# Quem tem mais pontos até agora; pode ser o fantasma.
leader = { $seat } lidera com { $points ->
        [0] zero pontos
        [one] { WORDS($points) } ponto
       *[other] { WORDS($points) } pontos
    }.

# $seats é a lista de quem tem mais pontos, e são ao menos dois.
leaders = Empate na liderança: { $seats }, com { $points ->
        [0] zero pontos
        [one] { WORDS($points) } ponto
       *[other] { WORDS($points) } pontos
    }.

# O que fazer com as cartas da rodada que acabou.
clear-round = Guardem os pudins e descartem as outras cartas.

# $scores: "Ana, mais seis; Bruno, menos três".
puddings-scored = Pudins: { $scores }.

# Todos têm o mesmo número de pudins.
puddings-nobody = Pudins: empate geral, ninguém pontua.

# Havia empate em pontos, e venceu quem tem mais pudins.
winner-by-puddings = { $seat } vence com { $points ->
        [0] zero pontos
        [one] { WORDS($points) } ponto
       *[other] { WORDS($points) } pontos
    }, por ter mais pudins.

# $cards é o número de cartas em tudo, $kinds a lista de quantas de cada tipo.
into-the-box = Para a caixa: { WORDS($cards, gender: "f") } cartas. { CAPITAL($kinds) }.
    .brief = Para a caixa: { WORDS($cards, gender: "f") } cartas.

## Passos, para desfazer e refazer

# O passo foi uma carta. "Pessoa, carta", como se ouviu ao revelar: assim não há "nigiri de salmão de Ana".
step-reveal = { $seat }, { $card }
    .undone = Desfeito: { $seat }, { $card }.
    .redone = Refeito: { $seat }, { $card }.

# O passo foi uma carta em segredo: não se diz qual.
step-sealed = { $seat }, carta em segredo
    .undone = { $seat }, sua carta foi retirada.
    .redone = { $seat }, sua carta está confirmada de novo.

# O passo foi declarar o hashi.
step-declaration = { $seat }, Sushi Go
    .undone = Desfeito: { $seat }, Sushi Go.
    .redone = Refeito: { $seat }, Sushi Go.

# O passo foi o comando atrasado.
step-late = Sushi Go atrasado
    .undone = Desfeito: o Sushi Go atrasado.
    .redone = Refeito: o Sushi Go atrasado.

## Onde a partida está

# $waiting é a lista de quem ainda não revelou.
standing-turn = { CAPITAL(ORDINAL($round, gender: "f")) } rodada, { ORDINAL($turn, gender: "f") } jogada, esperando { $waiting }.
    .brief = Esperando { $waiting }.

# Entre duas rodadas.
standing-round-over = A { ORDINAL($round, gender: "f") } rodada acabou; a próxima carta começa a rodada seguinte.

## Respostas

# $cards: "duas tempuras, um nigiri de lula no wasabi e um wasabi livre".
tableau = { $seat }: { $cards }.

# As cartas uma por uma, na ordem em que foram reveladas.
tableau-in-order = { $seat }, em ordem: { $cards }.

# Esta pessoa ainda não tem carta na mesa.
tableau-empty = { $seat }: nenhuma carta ainda.

# $cards: "dois nigiris de lula". Item de uma lista.
cards-on-wasabi = { $cards } no wasabi

# $card: "nigiri de lula". Item de uma lista.
card-on-wasabi = { $card } no wasabi

# Wasabis que esperam um nigiri. Item de uma lista.
free-wasabi = { $count ->
        [one] um wasabi livre
       *[other] { WORDS($count) } wasabis livres
    }

# Pudins de rodadas anteriores. Item de uma lista.
puddings-kept = { $count ->
        [one] um pudim guardado
       *[other] { WORDS($count) } pudins guardados
    }

# Pediram os pontos antes do fim da primeira rodada.
scores-none-yet = Nenhuma rodada acabou ainda.

# $round é quantas rodadas já acabaram.
scores-so-far = Depois de { $round ->
        [one] uma rodada
       *[other] { WORDS($round, gender: "f") } rodadas
    }: { $totals }.

# Quanto valeria a rodada em curso se acabasse agora.
scores-as-it-lies = Nesta rodada, com as cartas de agora: { $scores }.

# $hands: "Ana, seis; Bruno, seis".
hands = Na mão: { $hands }.

# Quantas cartas uma pessoa tem na mão. Item de uma lista.
hand-of = { $seat }, { WORDS($count, gender: "f") }

# $pile cartas no monte, $count no descarte.
pile = No monte, { $pile ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { WORDS($pile, gender: "f") } cartas
    }; no descarte, { $count ->
        [0] nenhuma
       *[other] { WORDS($count, gender: "f") }
    }.

# Quem declarou ainda tem de devolver o hashi.
owes-chopsticks = { $seat } ainda tem de devolver o hashi à mão.

# $laid: "Ana, tempura e wasabi; Bruno, pudim".
changes = Novidades: { $laid }.

# As cartas que uma pessoa revelou. Item de uma lista.
laid-by = { $seat }, { $cards }

# Item de uma lista, quando as cartas são muitas para dizer.
laid-many = { $seat }, { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { WORDS($count, gender: "f") } cartas
    }

# Cartas que foram desfeitas desde a última pergunta.
changes-taken-back = { $count ->
        [one] Uma carta foi desfeita ou corrigida.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } cartas foram desfeitas ou corrigidas.
    }

# $card: "um nigiri de lula".
identified = É { $card }. Está com { $seat }, desde a { ORDINAL($turn, gender: "f") } jogada da { ORDINAL($round, gender: "f") } rodada.

# O mesmo, para um nigiri que triplica.
identified-on-wasabi = É { $card }. Está com { $seat }, no wasabi, desde a { ORDINAL($turn, gender: "f") } jogada da { ORDINAL($round, gender: "f") } rodada.

# A carta é de uma rodada que já acabou.
identified-discarded = É { $card }. Está no descarte; na { ORDINAL($round, gender: "f") } rodada, estava com { $seat }.

# Só para um ouvido. $sticker é como a carta se sente, $worth quanto vale.
identified-in-private = É { $card }: { $sticker }. { $worth }

## A memória das mãos, para um só ouvido

# Uma mão volta. $cards, "um nigiri de lula e dois makis duplos", foram contadas a este ouvido e ainda estão nela.
hand-seen = Nesta mão você viu { $cards }.

# Idem, e mais $count cartas contadas a este ouvido já foram jogadas.
hand-seen-some-gone = Nesta mão você viu { $cards }; { $count ->
        [one] outra carta que você viu já saiu
       *[other] outras { WORDS($count, gender: "f") } cartas que você viu já saíram
    }.

# Uma mão volta. Todas as $count cartas contadas a este ouvido já foram jogadas.
hand-seen-gone = { $count ->
        [one] A única carta que você viu nesta mão já saiu.
       *[other] As { WORDS($count, gender: "f") } cartas que você viu nesta mão já saíram.
    }

## Por quê

# $reasons: "um par de tempuras, cinco; nigiri de lula, três".
why = { $seat }, { $points ->
        [0] zero pontos
        [one] { WORDS($points) } ponto
       *[other] { WORDS($points) } pontos
    }: { $reasons }.

# Esta pessoa ainda não tem pontos na rodada.
why-nothing = { $seat }, nada ainda.

# Item das razões.
why-tempura = { $pairs ->
        [one] um par de tempuras
       *[other] { WORDS($pairs) } pares de tempuras
    }, { WORDS($points) }

# Item das razões.
why-sashimi = { $sets ->
        [one] um trio de sashimis
       *[other] { WORDS($sets) } trios de sashimis
    }, { WORDS($points) }

# Item das razões.
why-dumpling = { $count ->
        [one] um guioza
       *[other] { WORDS($count) } guiozas
    }, { WORDS($points) }

# Item das razões: um nigiri sem wasabi.
why-nigiri = { $card }, { WORDS($points) }

# Item das razões: um nigiri que triplica.
why-nigiri-on-wasabi = { $card } no wasabi, o triplo, { WORDS($points) }

# Item das razões: quem tem mais rolinhos. $icons é quantos.
why-maki-most = primeiro lugar em makis, com { $icons ->
        [one] um rolinho
       *[other] { WORDS($icons) } rolinhos
    }, { WORDS($points) }

# Item das razões: vários têm mais rolinhos e dividem.
why-maki-most-tied = primeiro lugar em makis, com empate, { $icons ->
        [one] um rolinho
       *[other] { WORDS($icons) } rolinhos
    }, { WORDS($points) }

# Item das razões: quem vem em segundo em rolinhos.
why-maki-second = segundo lugar em makis, com { $icons ->
        [one] um rolinho
       *[other] { WORDS($icons) } rolinhos
    }, { WORDS($points) }

# Item das razões: vários vêm em segundo e dividem.
why-maki-second-tied = segundo lugar em makis, com empate, { $icons ->
        [one] um rolinho
       *[other] { WORDS($icons) } rolinhos
    }, { WORDS($points) }

# Os pontos de uma rodada, dentro de uma lista.
points-in-words = { WORDS($points) }

# $rounds: "dezoito, doze e nove".
why-game = { $seat }: rodadas, { $rounds }; pudins, { WORDS($puddings) }; no total, { WORDS($points) }.

## Conferir

# As cartas na mesa são as do registro.
check-all-match = { $seat }: { $count ->
        [0] nenhuma carta, está certo
        [one] a única carta confere
       *[other] as { WORDS($count, gender: "f") } cartas conferem
    }.

# $cards: "uma tempura e um pudim".
check-missing = Faltando: { $cards }.

# $card: "Essa tempura".
check-belongs-to = { $card } deve estar com { $seat }.

# $card: "Essa tempura".
check-discarded = { $card } devia estar no descarte.

# $place conta as cartas escaneadas na conferência.
check-never-revealed = A { ORDINAL($place, gender: "f") } carta escaneada nunca foi revelada.

# $cards: "uma tempura", "dois pudins". Foram digitadas, e não escaneadas; ninguém mais tem.
check-named-extra = Digitado a mais: { $cards }.

# O mesmo, quando há dessas cartas com $seats, uma ou mais pessoas: um nome não diz qual delas é.
check-named-elsewhere = Digitado a mais: { $cards }. Quem tem: { $seats }.

# O mesmo, quando o que está em segredo não se pode ouvir: $count das cartas digitadas não estão no registro.
check-named-hidden = { $count ->
        [one] Uma das cartas digitadas não está registrada ali.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } das cartas digitadas não estão registradas ali.
    }

## Correções

# $card: "a tempura".
corrected-moved = Corrigido: { $card } agora está com { $seat }.

# $new e $old: "uma tempura".
corrected-replaced = Corrigido: { $seat } revelou { $new }, e não { $old }.

# Uma carta em segredo foi corrigida: não se diz qual.
corrected-sealed = Corrigido.

# $changes: "Ana, mais três, agora vinte e um".
scores-changed = O placar mudou: { $changes }.

# Quem ganhou pontos com uma correção. Item de uma lista.
seat-up = { $seat }, mais { WORDS($difference) }, agora { WORDS($points) }

# Quem perdeu pontos com uma correção. Item de uma lista.
seat-down = { $seat }, menos { WORDS($difference) }, agora { WORDS($points) }

## Recusas

# $card: "Essa tempura".
refused-already-in-play = { $card } já está com { $seat }. Revele outra carta, ou desfaça.

# A carta já está na mesa, mas em segredo.
refused-already-in-play-hidden = Essa carta já foi confirmada. Escolha outra, ou desfaça.

# $card: "Essa tempura".
refused-discarded = { $card } foi para o descarte numa rodada anterior. Revele uma carta da sua mão.

# $card: "tempura". Todas as cartas deste tipo já saíram.
refused-kind-exhausted = Não há mais { $card } no baralho. Digite outra carta.

# Esta pessoa já revelou tudo nesta jogada.
refused-reveal-complete = { $seat } já revelou. Espere os outros, ou desfaça.

# No leitor comum não falta ninguém: só faltam os que têm leitor próprio.
refused-reveal-complete-all = Só falta quem tem leitor próprio. Use o leitor do seu lugar.

# Esta pessoa não tem hashi na mesa.
refused-no-chopsticks = { $seat } não tem hashi. Revele uma carta só.

# O comando atrasado sem declaração nesta jogada.
refused-no-chopsticks-late = Ninguém declarou Sushi Go nesta jogada. Primeiro declare, depois use o comando atrasado.

# O hashi foi revelado nesta mesma jogada.
refused-chopsticks-too-new = { $seat } acabou de revelar esse hashi. Revele outra carta; ele serve na próxima jogada.

# Esta pessoa já declarou nesta jogada.
refused-already-declared = { $seat } já declarou Sushi Go nesta jogada. Só se usa um hashi por jogada: continue com as cartas.

# Não restam cartas na mão para revelar duas.
refused-last-card = { $seat } não tem cartas na mão para revelar duas. Se era para a jogada anterior, desfaça a última carta e depois declare.

# O comando atrasado depois de uma carta da nova jogada.
refused-cannot-stand-late = Já chegou uma carta da nova jogada. Desfaça essa carta, depois use o comando atrasado.

## Quanto vale uma carta, para um ouvido

# Em particular, depois do nome e do adesivo.
worth-tempura = Duas valem cinco pontos.

# Em particular, depois do nome e do adesivo.
worth-sashimi = Três valem dez pontos.

# Em particular, depois do nome e do adesivo: o que valem de um a cinco.
worth-dumpling = De um a cinco, valem um, três, seis, dez e quinze pontos.

# Em particular, depois do nome e do adesivo.
worth-maki-1 = Um rolinho. Quem tem mais ganha seis pontos; o segundo lugar, três.

# Em particular, depois do nome e do adesivo.
worth-maki-2 = Dois rolinhos. Quem tem mais ganha seis pontos; o segundo lugar, três.

# Em particular, depois do nome e do adesivo.
worth-maki-3 = Três rolinhos. Quem tem mais ganha seis pontos; o segundo lugar, três.

# Em particular, depois do nome e do adesivo.
worth-egg-nigiri = Vale um ponto, três no wasabi.

# Em particular, depois do nome e do adesivo.
worth-salmon-nigiri = Vale dois pontos, seis no wasabi.

# Em particular, depois do nome e do adesivo.
worth-squid-nigiri = Vale três pontos, nove no wasabi.

# Em particular, depois do nome e do adesivo.
worth-pudding = Só conta no fim: quem tem mais ganha seis, quem tem menos perde seis.

# Em particular, depois do nome e do adesivo.
worth-wasabi = Triplica o próximo nigiri.

# Em particular, depois do nome e do adesivo.
worth-chopsticks = Permite revelar duas cartas numa jogada posterior.

## Como uma carta se sente, com o furo no alto à direita

# Em particular, depois do nome.
touch-tempura = cruz na diagonal, no alto à esquerda

# Em particular, depois do nome.
touch-sashimi = quadrado, no alto à esquerda

# Em particular, depois do nome.
touch-dumpling = estrela, no alto à esquerda

# Em particular, depois do nome.
touch-maki-1 = círculo, na borda esquerda, no alto

# Em particular, depois do nome.
touch-maki-2 = círculo, na borda esquerda, no meio

# Em particular, depois do nome.
touch-maki-3 = círculo, na borda esquerda, embaixo

# Em particular, depois do nome.
touch-egg-nigiri = janela, na borda esquerda, no alto

# Em particular, depois do nome.
touch-salmon-nigiri = janela, na borda esquerda, no meio

# Em particular, depois do nome.
touch-squid-nigiri = janela, na borda esquerda, embaixo

# Em particular, depois do nome.
touch-pudding = flor, no alto à esquerda

# Em particular, depois do nome.
touch-wasabi = triângulo, no alto à esquerda

# Em particular, depois do nome.
touch-chopsticks = cruz em pé, no alto à esquerda

## A ajuda

# A ajuda durante a partida: as teclas mais usadas.
help = Escaneie sua carta, ou digite o nome dela e dê Enter. De um a cinco: as cartas de um jogador. Zero: quem falta. Mais: pontos. Menos: desfazer. Barra de novo: mais ajuda.

# A ajuda pedida outra vez: as outras teclas.
help-in-detail = Seis: novidades. Sete: Sushi Go, com o hashi. Oito: identificar uma carta. Nove: conferir as cartas de um jogador. Asterisco: por quê. Ponto: silêncio. Enter: repetir. Menor e maior: linhas anteriores e seguintes. Corrigir, contar, atrasado e refazer se digitam por extenso; o nome de um idioma também, para mudar de idioma.
