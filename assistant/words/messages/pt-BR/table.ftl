### O que a própria mesa diz, seja qual for o jogo. Veja en/table.ftl; as convenções estão em en/kinds.ftl.
###
### Primeiro o fato, depois o detalhe. "Rodada" é a de cada terço da partida, "jogada" a de cada carta: sempre assim.
### Nomes podem ser de qualquer gênero: são sujeito ou vocativo, ou vêm depois de "com", nunca de "do" ou "da", e nenhum
### particípio concorda com eles. O que se faz por comando se pede assim: "ou desfaça", "use o comando retomar". Fala-se
### com quem está com a mão no teclado ou no leitor: você, no singular ("escaneie", "comece"), nunca "comecem".

# Como se chama quem não disse o nome. Com maiúscula e sem artigo, para servir de nome em qualquer frase.
guest = Jogador { WORDS($seat) }

## Lugares

# Um crachá escolheu este lugar: a próxima carta neste leitor é desta pessoa.
seat-chosen = { $seat }, sua carta.

# Alguém pediu, por tecla, a mesa de um lugar vazio.
no-such-seat-to-ask = Não há ninguém no lugar { WORDS($seat) }.

## Desfazer, refazer

# $what é uma frase inteira, como "Desfeito: Ana, tempura."; $standing diz onde a partida está agora.
undone = { $what } { $standing }

# $what é uma frase inteira, como "Refeito: Ana, tempura."; $standing diz onde a partida está agora.
redone = { $what } { $standing }

# Um lugar tinha sido escolhido pelo crachá. "Pessoa, coisa", como em todos os passos: "Ana, crachá".
step-badge = { $seat }, crachá
    .undone = Desfeito: { $seat }, crachá.
    .redone = Refeito: { $seat }, crachá.

# O passo foi uma correção.
step-correction = correção
    .undone = Desfeito: a correção.
    .redone = Refeito: a correção.

## Diálogos

# Começa a conferência de uma mesa.
check-begins = Conferir. Um crachá, um número ou um nome, depois as cartas dessa pessoa; no fim, use conferir de novo.
    .brief = Conferir. De quem?

# O crachá disse de quem são as cartas.
check-cards = Conferindo { $seat }. Mostre ou digite as cartas em qualquer ordem; no fim, use conferir de novo.
    .brief = Conferindo { $seat }.

# Depois de cada carta de uma conferência, junto com um som.
check-card = Anotada.
    .brief = { "" }

# A conferência acabou sem comparação: por parar, ou por meio minuto sem nada.
check-ends = Conferência encerrada; nada foi comparado.

# Começa uma correção.
correct-begins = Corrigir. Mostre ou digite a carta que está errada.

# A carta errada já foi escaneada: ou ela é de outra pessoa, ou devia ter sido outra carta.
correct-card = Agora o crachá, o número ou o nome da pessoa certa, ou a carta certa.

# O mesmo para uma carta que só foi digitada: a frase de antes disse qual delas, e com quem está.
correct-card-of-several = Se for outra, digite o nome dela de novo. Se não, o crachá, o número ou o nome da pessoa certa, ou a carta certa.

# A correção acabou sem mudar nada.
correct-ends = Correção encerrada; nada mudou.

# Começa a identificação de uma carta.
identify-begins = Identificar. Mostre uma carta; ela não será jogada.
    .brief = Identificar. Mostre uma carta.

# Um crachá disse quem vai ouvir a carta em particular.
identify-for = Se a carta estiver escondida, só { $seat } vai ouvir. Mostre a carta.

# Idem, quando esta pessoa não tem canal particular: o que se diz então, todo mundo ouve.
identify-for-all = { $seat } não tem canal particular aqui; só digo uma carta que está à vista, e para todo mundo. Mostre uma, ou pare.
    .brief = { $seat } não tem canal particular: só cartas à vista, e para todo mundo.

# A identificação acabou sem carta.
identify-ends = Identificação encerrada.

# O comando ajuda num desses diálogos, depois do que o diálogo espera.
dialogue-leave = Para sair, a tecla ponto ou a palavra parar. Depois de meio minuto, termina sozinho.

# Depois de uma recusa: a conferência continua.
check-open = A conferência continua aberta; a palavra parar encerra.
    .brief = A conferência continua aberta.

# Depois de uma recusa: a correção continua.
correct-open = A correção continua aberta; a palavra parar encerra.
    .brief = A correção continua aberta.

# Depois de uma recusa: a identificação continua.
identify-open = A identificação continua aberta; a palavra parar encerra.
    .brief = A identificação continua aberta.

# Pediram para repetir antes de qualquer frase.
nothing-to-repeat = Ainda não foi dito nada.

# O comando linha anterior, na linha mais antiga que ainda se guarda.
history-oldest = Nada mais antigo está guardado.

# O comando linha seguinte, na linha mais nova.
history-newest = Essa foi a linha mais nova.

## Recusas: o que está errado, depois o que fazer

# O que foi lido não é um código de carta.
refused-unreadable = Isso não é um código de carta. Vire a carta, com o furo no alto à direita, e escaneie de novo.
    .brief = Não deu para ler. Escaneie de novo.

# O que se digitou não é carta, nem tecla, nem código. $text é o que foi digitado.
refused-typed = Não conheço { $text }. Digite o nome de uma carta, ou barra para ajuda.

# O que se digitou é quase o nome de uma carta. $text é o que foi digitado, $card só o nome da carta.
refused-typed-card = Nenhuma carta se chama { $text }. É { $card }? Então digite esse nome.

# O que se digitou é quase um comando. $text é o que foi digitado, $key o nome do comando.
refused-typed-command = Não conheço { $text }. É o comando { $key }? Então digite esse nome.

# O começo do nome de várias cartas. $kinds: “maki simples, maki duplo ou maki triplo”.
refused-typed-several = { CAPITAL($text) } pode ser { $kinds }. Digite mais letras do nome.

# Idem, quando são muitas, ou quando ninguém mais pode ouvir.
refused-typed-more = Várias cartas começam assim. Digite mais letras do nome.

# Um nome de jogador que não serve. No máximo $most letras.
refused-name = Um nome tem no máximo { WORDS($most, gender: "f") } letras, e só letras e sinais. Digite de novo.

# Começa a partida de exemplo, que ninguém joga.
sample-begins = Esta é uma partida de exemplo, que se joga sozinha do começo ao fim.

# Idem, quando as palavras podem ser um segredo mal digitado: não se dizem.
refused-typed-hidden = Não conheço essas palavras. Digite o nome de uma carta, ou barra para ajuda.

# O código é válido, mas não é de nenhuma carta do jogo.
refused-unknown-card = Não conheço esta carta. Digite o nome dela, ou escolha outra.

# A carta é de outro jogo ou de outro baralho igual.
refused-other-set = Esta carta é de outro baralho. Deixe de lado e pegue uma do nosso.

# Um crachá que ninguém tem nesta partida. $seat é o número do lugar.
refused-no-such-seat = Não há ninguém no lugar { WORDS($seat) }. Use o crachá ou o número de quem está jogando.

# Uma carta chegou na conferência antes do crachá.
refused-check-badge-first = De quem são as cartas? Primeiro o crachá, o número ou o nome dessa pessoa.

# Nada a desfazer.
refused-nothing-to-undo = Não há nada para desfazer. Continue, ou peça ajuda.

# Nada a refazer.
refused-nothing-to-redo = Não há nada para refazer. Continue, ou peça ajuda.

# Uma tecla que não serve agora. $key é o nome do comando, como "mudar".
refused-key = O comando { $key } não serve agora. Para saber o que pode fazer, peça ajuda.

# Um crachá chegou na correção antes da carta.
refused-correct-card-first = Primeiro a carta errada, depois o crachá, o número ou o nome.

# A carta a corrigir nunca esteve na mesa.
refused-correct-never-revealed = Essa carta não foi revelada nesta partida. Mostre ou digite uma carta que foi, ou pare.

# A carta que devia substituir a errada também está na mesa.
refused-correct-revealed-too = Essa carta também já foi revelada. Use o crachá, o número ou o nome da pessoa certa, ou uma carta ainda não revelada.

# Digitaram de novo uma carta igual à que está errada, e nenhuma outra foi revelada.
refused-correct-only-one = Nenhuma outra carta desse tipo foi revelada. Use o crachá, o número ou o nome da pessoa certa, ou uma carta de outro tipo, ou pare.

# A correção contradiria um passo posterior. $step é esse passo, como "Ana, tempura".
refused-cannot-stand = Não dá para corrigir, porque depois não valeria este passo: { $step }. Desfaça esse passo primeiro.

# Uma carta escondida só pode ser dita a uma pessoa, e ela não tem fone.
refused-no-private-channel = Carta escondida eu só digo em particular, e aqui não há canal particular. Pergunte a alguém de confiança, ou pare.

# Idem, quando há quem possa ouvir, e ninguém foi escolhido.
refused-private-for-whom = Essa carta está escondida, e só digo em particular. Primeiro o crachá, o número ou o nome de quem pode ouvir, ou pare.

## Antes da partida: quem se senta onde

# As primeiras palavras da noite.
set-up-begins = Escaneie os crachás de todo mundo, depois a carta de início. Ou digite os nomes com vírgulas, ou o número de cada crachá, depois a tecla mais. Barra para ajuda.
    .brief = Crachás, depois início.

# A ajuda antes da partida.
set-up-help = Um crachá, ou o número dele, ocupa um lugar, com o nome guardado para ele. Um nome e Enter: o nome de quem chegou por último; ou todos os nomes, com vírgulas. Menos: desfazer. Zero: quem já tem lugar. Asterisco: a próxima regra da casa. Sete: mudar essa regra. Se o último nome está errado: a palavra corrigir, depois o nome certo. Para mudar de idioma, digite o nome dele, como inglês. Mais: distribuir as cartas.

# Alguém ocupou um lugar. $name pode ser "Jogador três", e então $seat diz o mesmo número.
seated = Lugar { WORDS($seat) }: { $name }.

# O nome guardado deste crachá é o de alguém que já tem lugar. $name é esse nome.
seated-namesake = { $name } já tem lugar; por isso, no lugar { WORDS($seat) } está Jogador { WORDS($seat) }. Digite outro nome para mudar.
    .brief = { $name } já tem lugar: Jogador { WORDS($seat) }.

# Quem ocupou um lugar por último deixou o lugar.
stood-up = { $name } deixou o lugar.

# Perguntaram quem já tem lugar, e não há ninguém.
seated-nobody = Ninguém tem lugar ainda.

# Perguntaram quem já tem lugar. $players é a lista dos nomes, de uma pessoa ou mais, e $count quantos são.
seated-so-far = Lugares ocupados: { $players }. { $count ->
        [one] Uma pessoa
       *[other] { CAPITAL(WORDS($count, gender: "f")) } pessoas
    }.

# Vários nomes foram digitados de uma vez, e alguém perdeu com isso o lugar ou o nome.
seated-anew-so-far = Lugares ocupados agora: { $players }. { $count ->
        [one] Uma pessoa
       *[other] { CAPITAL(WORDS($count, gender: "f")) } pessoas
    }. Menos devolve os lugares de antes.
    .brief = Lugares ocupados agora: { $players }.

# Um nome ou vários foram desfeitos; quem tem lugar agora.
seated-again-so-far = Desfeito. Lugares ocupados: { $players }. { $count ->
        [one] Uma pessoa
       *[other] { CAPITAL(WORDS($count, gender: "f")) } pessoas
    }.

# Idem, quando não há mais ninguém.
seated-again-nobody = Desfeito. Ninguém tem lugar.

# Um nome foi digitado para um crachá; fica guardado.
named = No lugar { WORDS($seat) } está { $name }. A tecla menos desfaz.
    .brief = No lugar { WORDS($seat) } está { $name }.

# Depois de um nome digitado, se todos os crachás já têm dono: um deles, o de número $seat, fica com $name. Era de $before.
badge-renamed = O crachá { WORDS($seat) } era de { $before }; de agora em diante é de { $name }.

# O comando corrigir, antes da partida: um nome errado estava guardado para um crachá, e não está mais.
name-forgotten = O nome { $name } foi esquecido; no lugar { WORDS($seat) } está Jogador { WORDS($seat) }. Digite o nome certo, ou continue sem nome.
    .brief = O nome { $name } foi esquecido; no lugar { WORDS($seat) } está Jogador { WORDS($seat) }.

# O comando corrigir, antes da partida: não há ninguém, ou quem chegou por último não tem nome.
refused-no-name-to-correct = Não há nome para corrigir. Primeiro o crachá ou o número de quem está com o nome errado.

# O crachá já tinha sido escaneado.
refused-already-seated = { $seat } já tem lugar. Use outro crachá ou número, ou comece.

# Um nome que outra pessoa já tem; acentos e maiúsculas não contam.
refused-name-taken = Duas pessoas com o nome { $name } se confundem: ninguém saberia quem é. Digite outro nome, como { $name } B.

# Vários nomes digitados de uma vez, dois deles iguais; acentos e maiúsculas não contam.
refused-name-twice = Duas pessoas com o nome { $name } se confundem: ninguém saberia quem é. Digite todos os nomes de novo, um deles como { $name } B.

# O que foi digitado como nome é quase um comando. $key é o nome do comando.
refused-name-or-command = É o comando { $key }? Então digite { $key }. Se { $text } é o nome de alguém, digite { $text } mais uma vez.

# O que foi digitado como nome pode ser o de uma carta. $kinds: “maki simples, maki duplo ou maki triplo”.
refused-name-or-card = { CAPITAL($text) } pode ser uma carta, { $kinds }, e a partida ainda não começou. Se é o nome de alguém, digite { $text } mais uma vez.

# Gente demais ou de menos. $players é quantas pessoas têm lugar.
refused-players-two-to-five = Este jogo é para duas a cinco pessoas, e aqui { $players ->
        [0] não há ninguém
        [one] há só uma
       *[other] há { WORDS($players, gender: "f") }
    }. { $players ->
        [0] Use um crachá, número ou nome para cada lugar, depois comece.
        [1] Use mais um crachá, número ou nome para cada lugar, depois comece.
       *[other] Desfaça até ficarem cinco.
    }

# Mais alguém quer um lugar, por crachá, número ou nome, e já estão ocupados todos. $players é quantas pessoas há.
refused-table-full = { CAPITAL(WORDS($players, gender: "f")) } pessoas já têm lugar, e este jogo não é para mais gente. Comece, ou digite todos os nomes de novo.

# Foram digitados mais nomes de uma vez do que podem jogar: são $named, e podem jogar $most.
refused-names-too-many = São { WORDS($named) } nomes, e o máximo neste jogo é de { WORDS($most, gender: "f") } pessoas. Nada mudou. Digite no máximo { WORDS($most) } nomes.

# A regra do fantasma está ligada, e não são dois jogadores. $players é quantas pessoas têm lugar.
refused-dummy-needs-two = O fantasma só joga com duas pessoas, e aqui { $players ->
        [0] não há ninguém
        [one] há só uma
       *[other] há { WORDS($players, gender: "f") }
    }. Mude essa regra, ou ocupe só dois lugares.

# Uma carta do jogo chegou antes do início.
refused-start-first = A partida ainda não começou. Ocupe os lugares e comece: a carta de início, a tecla mais ou a palavra começar.

# $key é o nome do comando, que só serve durante a partida.
refused-key-before-start = O comando { $key } só serve durante a partida. Comece uma: a carta de início, a tecla mais ou a palavra começar.

# Uma regra da casa como está, e o que o comando mudar faria dela.
rule-read = { CAPITAL($rule) }. O comando mudar troca para: { $other }.

# Uma regra da casa acabou de mudar.
rule-changed = Agora: { $rule }. Antes: { $other }.

## A noite

# O idioma acabou de ser escolhido: seu próprio nome.
language-is = Agora falo português.
    .brief = Português.

# Antes da partida, uma troca de idioma foi desfeita: volta a ser este.
language-again = Desfeito. Falo português de novo.
    .brief = Português de novo.

# Pediram outra partida no meio de uma.
new-game-sure = Esta partida não acabou. Repita o comando nova partida para sair; ela fica guardada no disco.

# $standing: "Primeira rodada, segunda jogada, esperando Ana."
resumed = A partida continua. { $standing }

# Ao ligar, achou-se uma partida interrompida. $standing diz onde ela parou.
open-game-found = Há uma partida em aberto. { $standing } Para continuar, a tecla mais ou o comando retomar.

# Outra partida começou enquanto uma estava aberta; veja open-game-found.
open-game-kept = A partida aberta fica guardada. Ela será oferecida de novo quando esta acabar.

# $reader é o nome de um leitor, que deixou de responder.
reader-lost = O leitor { $reader } não responde. Conecte de novo; enquanto isso, pode digitar as cartas.

# O mesmo, quando não estava conectado desde o começo.
reader-absent = O leitor { $reader } não está conectado. Conecte ou ligue o leitor; enquanto isso, pode digitar as cartas.

# $reader é o nome de um leitor, $step o último passo que valeu, como "Ana, tempura".
reader-lost-after = O leitor { $reader } não responde. O último passo que tenho: { $step }.

# $reader é o nome de um leitor, que respondeu de novo.
reader-found = O leitor { $reader } voltou.

# A única pergunta do primeiro início.
who-speaks = Aperte um: eu falo. Aperte dois: o seu leitor de tela fala.

# Ctrl-C: o programa termina no meio de uma partida.
left = Até logo. A partida fica guardada; na próxima vez, a tecla mais ou o comando retomar continua.

# Idem, quando nada foi jogado ainda e outra partida está em aberto: é essa que continua depois.
left-dealt = Até logo. Nada tinha sido jogado nesta partida; na próxima vez, será oferecida a anterior, que ficou em aberto.

# O programa termina antes de uma partida, ou depois do fim dela.
left-no-game = Até logo.

# Pediram para continuar uma partida, mas não há nenhuma.
no-open-game = Não há partida em andamento. Comece uma nova.

# Idem, quando foi pedido um jogo, e só há partida em aberto de outro.
no-such-game-open = Não há partida deste jogo em andamento, mas há uma de outro. Comece uma nova, ou abra o programa de novo sem dizer o jogo.

# Não dá para salvar os ajustes, como o nome dado a um crachá.
trouble-settings = Não foi possível salvar os ajustes. Eles valem para esta noite.

# As cartas chegaram mais depressa do que podiam ser lidas; nenhuma se perde.
one-moment = Um momento.

# O registro da partida não pode ser escrito.
trouble-disk = Não consigo gravar a partida no disco. Ela segue, mas não poderia ser retomada.

# Não há saída de som.
trouble-no-device = Não há saída de som. Continuo em texto.

# A saída de som da configuração não existe.
trouble-device-unknown = A saída de som da configuração não existe aqui. Continuo em texto.

# A saída de som não abre.
trouble-device-failed = A saída de som não abre. Continuo em texto.

# A saída de som foi desligada no meio da partida.
trouble-device-lost = A saída de som sumiu. Continuo em texto.

# A voz espeak não está instalada.
trouble-espeak-missing = A voz espeak não está instalada.

# A voz espeak falhou.
trouble-espeak-failed = A voz espeak falhou.

# A voz pyttsx3 não está instalada; o nome vai sem o algarismo, que se leria mal.
trouble-pyttsx3-missing = A voz pyttsx não está instalada.

# A voz pyttsx3 falhou; o nome vai sem o algarismo, que se leria mal.
trouble-pyttsx3-failed = A voz pyttsx falhou.

# A voz pyttsx3 não responde; o nome vai sem o algarismo, que se leria mal.
trouble-pyttsx3-hung = A voz pyttsx não responde.

# Nenhuma voz serve mais.
trouble-text-only = Não resta nenhuma voz. Continuo em texto.

## O que qualquer jogo diz

# $rules é a lista das regras da casa em vigor.
house-rules = Regras da casa: { $rules }.

# Os pontos de uma pessoa, item de uma lista; a vírgula separa "Jogador três" do número.
seat-points = { $seat }, { WORDS($points) }

# $totals: "Ana, trinta; Bruno, vinte e um".
final-scores = Placar final: { $totals }.

# Pediram os pontos depois do fim.
final-scores-again = Placar final: { $totals }.

# Quem venceu a partida.
winner = { $seat } vence com { $points ->
        [0] zero pontos
        [one] { WORDS($points) } ponto
       *[other] { WORDS($points) } pontos
    }.

# $seats é a lista dos vencedores, e são ao menos dois.
winners = { $seats } dividem a vitória, com { $points ->
        [0] zero pontos
        [one] { WORDS($points) } ponto
       *[other] { WORDS($points) } pontos
    }.

# Perguntaram de quem é a vez depois do fim.
standing-game-over = A partida acabou.

# Nada aconteceu desde a última pergunta.
changes-none = Nada de novo desde a última pergunta.

# As cartas na mesa não são as do registro; as frases seguintes dizem quais.
check-differs = { $seat }: a mesa não confere com o registro.

# Uma carta chegou depois do fim.
refused-game-over = A partida acabou. Desfaça para reabrir, ou comece outra: a carta de início, ou a palavra começar.

# Depois da última frase de uma partida, e da resposta a "quem falta" quando ela já acabou.
game-over-next = Para outra partida com as mesmas pessoas: a carta de início, ou a palavra começar.
    .brief = Para outra partida: começar.

# O comando começar, ou nova partida, depois do fim. $players é uma lista de nomes.
another-game = Outra partida. Lugares ocupados: { $players }. A carta de início, a tecla mais ou a palavra começar abre a partida. Barra para ajuda.
    .brief = Outra partida. Lugares ocupados: { $players }. A tecla mais começa.

# Uma carta a mais do que o baralho tem desse tipo, que fica em segredo. Uma frase só, estejam as outras à vista ou
# alguma delas em segredo: nada disso se deve adivinhar.
refused-kind-exhausted-hidden = Não resta carta desse tipo. Escolha outra; se ela está mesmo na sua mão, alguma carta foi dada errado: confira as mesas, ou desfaça.

# O comando corrigir, num jogo que não se corrige assim.
refused-no-correct = Este jogo não se corrige assim. Desfaça até o erro sumir.
