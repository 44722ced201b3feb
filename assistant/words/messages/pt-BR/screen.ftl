### As páginas: uma para toda a mesa, uma para cada lugar, em uma tela ou um celular. Ver en/screen.ftl.

# The name of the page that all may look at.
screen-title-table = A mesa

# The name of one player’s own page.
screen-title-seat = Sua página, { $seat }

# The name of the page on which a player opens an own one, and the link that leads there.
screen-title-join = Abrir minha página

# The name of a page whose link is no longer good.
screen-title-ended = Este link não vale mais

# What to do about it, under that heading.
screen-ended-how = Abra sua página de novo, com o código que a mesa diz.

# Both in one, told on a page that is open.
screen-ended = Este link não vale mais. Abra sua página de novo, com o código que a mesa diz.

# The link in front of everything else, for who uses a keyboard.
screen-skip = Ir ao principal

# Where the game would stand.
screen-no-game = Ainda não há partida. Sentem-se e distribuam.

# A heading: the players with their cards.
screen-seats = Lugares

# A heading: rows and dice of Sushi Bar.
screen-middle = No meio

# A heading: what was said last.
screen-lines = Últimas frases

# A heading: all lines, the newest on top.
screen-history = Histórico, o mais novo primeiro

# Before a player’s seat lies nothing.
screen-nothing = Nada ainda

# Beside a name: this player’s card, or move, is missing.
screen-awaited = Falta jogar

# Beside a name: this player’s card is there.
screen-done-sushi-go = Já jogou

# Beside a name: it is another player’s turn.
screen-done-sushi-bar = Espera

# Beside a name: the player called "Sushi Go!" and lays two cards.
screen-declared = Sushi Go! Duas cartas

# Cards of this turn that lie face down.
screen-face-down = { $count ->
        [one] Uma carta virada para baixo
       *[other] { CAPITAL(WORDS($count, gender: "f")) } cartas viradas para baixo
    }

# On a player’s own page alone: what the own face-down cards are. $cards is a list.
screen-locked-own = Virada para baixo, só para os seus olhos: { $cards }

# Under a line that nobody else was told.
screen-private = Só para você

# A list within another sentence.
screen-list = { $items }

# Points so far, shown large.
screen-total = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }

# What the cards of this round would give as they lie.
screen-lies = { $points } por enquanto

# A heading over the card buttons.
screen-cards-sushi-go = Revelar uma carta

# The same over the tile buttons of Sushi Bar.
screen-cards-sushi-bar = Dizer uma peça

# Under the heading over the card buttons.
screen-cards-how-sushi-go = Aperte a carta que você baixa. Desfazer a recolhe.

# Under that over the tile buttons.
screen-cards-how-sushi-bar = Para montar uma fileira, aperte as peças da esquerda para a direita. Depois, aperte uma peça que seus dados alcançam: ela é sua.

# A heading over the choices of Sushi Bar.
screen-choices = Suas escolhas

# A heading over the questions.
screen-ask = Perguntar

# A heading over undo and its like.
screen-do = Fazer

# A button: my own cards.
screen-my-tableau-sushi-go = Minhas cartas

# A button: my own tiles, in Sushi Bar.
screen-my-tableau-sushi-bar = Minhas peças

# A button: call "Sushi Go!", to use chopsticks.
screen-key-chopsticks = Sushi Go!

# A button: the call was meant for the turn before.
screen-key-late = Atrasado: para a jogada anterior

# A button: roll the dice.
screen-key-roll = Lançar os dados

# A button: have the rows laid at random.
screen-key-shuffle = Montar as fileiras ao acaso

# A button: say the last lines again.
screen-repeat = Repetir

# A button: whose turn it is.
screen-turn = De quem é a vez?

# A button: the scores.
screen-scores = Pontos

# A button: where the points come from.
screen-why = Por quê?

# A button: what is new since the last question.
screen-changes = O que há de novo?

# A button: how to play on this page.
screen-help = Ajuda

# What that button tells. It names headings and buttons of the page.
screen-help-sushi-go = Escolha uma carta e aperte o nome dela, em “Revelar uma carta”. Desfazer a recolhe. Em “Perguntar”: de quem é a vez, os pontos, o porquê e as cartas de cada um. Para o hashi, aperte “Sushi Go!” antes da sua segunda carta.

# The same in Sushi Bar.
screen-help-sushi-bar = Na sua vez, lance os dados, em “Fazer”, e aperte uma das suas escolhas. Desfazer volta atrás. Em “Perguntar”: de quem é a vez, os pontos e quantas peças cada um tem.

# A button: take the last step back.
screen-undo = Desfazer

# A button: do it again after all.
screen-redo = Refazer

# A button: the next card that is shown is told to me alone.
screen-identify = Espiar: que carta é esta?

# A button: end what was begun, such as peeking.
screen-stop = Parar

# A heading over the settings of this page.
screen-settings = Ajustes desta página

# How large letters are.
screen-size = Tamanho das letras

# The choice of colours.
screen-theme = Cores

# Colours as the device has them.
screen-theme-auto = Como neste aparelho

# Dark letters on a light ground.
screen-theme-light = Claras

# Light letters on a dark ground.
screen-theme-dark = Escuras

# Yellow letters on black.
screen-theme-yellow = Amarelo no preto

# The choice of the language.
screen-language = Idioma

# The language of the table.
screen-language-table = O da mesa

# A switch: single letters do what buttons do. Each letter stands at its button.
screen-letters = Letras sozinhas são teclas

# A switch: only what is for this player alone is read out by the screen reader.
screen-only-mine = Ler só o que é para mim

# A switch on the table’s page: a screen reader reads new lines.
screen-read-lines = Meu leitor de tela lê as frases novas

# A switch: the phone’s screen stays on.
screen-awake = Manter a tela ligada

# Where a page cannot keep the screen on.
screen-autolock = Esta página não consegue manter a tela ligada. Nos ajustes do celular, deixe o bloqueio automático em nunca enquanto joga.

# A summary that opens to a QR code of this very page.
screen-other-device = Passar para outro aparelho

# Describes the QR code.
screen-other-device-code = Código QR da sua página. Quem o lê vê o que é só para você.

# In place of that code, where no other device could reach the page. The last words are two options as they are typed.
screen-other-device-none = Por enquanto, só este computador abre páginas: não há código para ler. Saia da partida e comece de novo com as opções --share e --resume.

# A heading over the address for phones.
screen-join = No seu celular

# Describes the QR code of the address.
screen-join-code-picture = Código QR do endereço onde os celulares abrem sua página

# Over that address, in place of a code, where only this computer can open pages.
screen-join-here = Neste computador, vá ao endereço abaixo. Para celulares, é preciso começar com a opção --share.

# What to do on the page that opens a player’s own one.
screen-join-how = Dê o comando páginas à mesa: você ouve um código de seis dígitos.

# The players to choose from.
screen-join-who = Quem é você?

# The field for the code.
screen-join-code = Código

# The button that opens the page.
screen-join-go = Abrir

# The code was not right.
screen-join-wrong = Esse não é o código. Nada foi aberto.

# Too many codes were tried.
screen-join-wait = Tentativas demais. Espere um minuto e tente de novo.

# The page has no connection.
screen-lost = Sem conexão. A página tenta de novo sozinha.

# It has one again.
screen-back = Conexão de volta.

# What was pressed did not reach the table.
screen-not-sent = Isso não chegou à mesa. Aperte de novo.

# Buttons were pressed faster than a table plays.
screen-too-fast = Rápido demais. Aperte de novo.

# The first words of a player’s page. $standing is a sentence.
screen-welcome = { CAPITAL($seat) }, esta é a sua página. { $standing }

# After an absence: turns passed, and others are to play.
screen-missed-turns = { $turns ->
        [one] Passou uma jogada.
       *[other] Passaram { WORDS($turns, gender: "f") } jogadas.
    } O que você perdeu está no histórico.

# After an absence: turns passed, and it is this player’s move.
screen-missed-turns-your-move = { $turns ->
        [one] Passou uma jogada; é a sua vez.
       *[other] Passaram { WORDS($turns, gender: "f") } jogadas; é a sua vez.
    } O que você perdeu está no histórico.

# After a short absence.
screen-missed-lines = Você perdeu { $count ->
        [one] uma frase.
       *[other] { WORDS($count, gender: "f") } frases.
    } Veja o histórico.

# After a short absence, and it is this player’s move.
screen-missed-lines-your-move = Você perdeu { $count ->
        [one] uma frase; é a sua vez.
       *[other] { WORDS($count, gender: "f") } frases; é a sua vez.
    } Veja o histórico.

## What the table hears of pages

# At the start. How to open one is told by the word "pages".
pages-begin = A página da mesa está pronta. Deem o comando páginas para saber como abrir a de cada um.

# The answer to "pages". $address is as it is typed; $code is digits with blanks between.
pages-how = Para abrir sua página, vá a { $address } e dê o código { $code }.

# The same where only this computer can reach it.
pages-how-here = Neste computador, vá a { $address } e dê o código { $code }. Para celulares, é preciso começar com a opção --share.

# There are no pages in this game.
pages-off = Não há páginas: é preciso começar com a opção --screen.

# All links were made anew.
pages-new = Todas as páginas foram fechadas. Para abrir a sua de novo, vá a { $address } e dê o código { $code }.

# A player’s page was opened for the first time.
page-open = { CAPITAL($seat) }: sua página está aberta.

# A player’s page was opened before, and is opened again elsewhere: all may want to know.
page-open-again = { CAPITAL($seat) }: sua página foi aberta também em outro lugar.

# The same for that player alone: by whom it was opened, only the player can tell.
page-open-again-own = Sua página foi aberta também em outro lugar. Se não foi você, dê o comando páginas e abra sua página de novo com o código.

# What is printed at the start, for who sits at the computer. $url is a link.
page-link-table = A página da mesa: { $url }

# The same for each player.
page-link-seat = A página para { $seat }: { $url }

## Languages, each in itself

# English.
screen-language-en = English

# French.
screen-language-fr = Français

# Brazilian Portuguese.
screen-language-pt-BR = Português

## Letters that are keys, where the player has switched them on; each one letter, all different

# My own cards.
screen-letter-mine = m

# The turn.
screen-letter-turn = v

# The scores.
screen-letter-scores = p

# Why.
screen-letter-why = q

# What is new.
screen-letter-changes = n

# Say it again.
screen-letter-repeat = r

# Undo.
screen-letter-undo = d

# Sushi Go!
screen-letter-chopsticks = s

# To the history.
screen-letter-history = h

## Commands

# Tells how to open a page of one’s own.
command-pages = páginas
    .said = página, links

# Ends all players’ pages, and gives new links.
command-new-pages = novas páginas
    .said = novos links
