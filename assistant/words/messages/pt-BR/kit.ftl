### O que `sushi-says cards` imprime: as folhas de etiquetas, as medidas, o que um dedo confundiria. Veja en/kit.ftl.

# Dois tipos cujos adesivos não se distinguem de jeito nenhum.
kit-alike-nothing = { CAPITAL($first) } e { $second } são iguais ao toque: mesma forma, mesmo lugar. Dê outro adesivo a um dos dois tipos.

# Dois tipos cujos adesivos têm a mesma forma, girada: as cruzes. $degrees é um número.
kit-alike-turn = { CAPITAL($first) } e { $second } se parecem ao toque: a mesma forma, girada { WORDS($degrees) } graus. O que os distingue é como se segura a carta: o furo deve ficar no alto, à direita.

# Dois tipos da mesma forma em alturas diferentes. $millimetres é a distância entre os dois adesivos.
kit-alike-height =
    { $millimetres ->
        [0] { CAPITAL($first) } e { $second } têm a mesma forma. O que os distingue é a altura na borda esquerda: a distância é de zero milímetros.
        [one] { CAPITAL($first) } e { $second } têm a mesma forma. O que os distingue é a altura na borda esquerda: a distância é de { WORDS($millimetres) } milímetro.
       *[other] { CAPITAL($first) } e { $second } têm a mesma forma. O que os distingue é a altura na borda esquerda: a distância é de { WORDS($millimetres) } milímetros.
    }

# Dois tipos da mesma forma em alturas tão próximas que um dedo os confunde.
kit-alike-crowded =
    { $millimetres ->
        [0] { CAPITAL($first) } e { $second } têm a mesma forma, em alturas próximas demais: eles se tocam. Afaste um do outro.
        [one] { CAPITAL($first) } e { $second } têm a mesma forma, em alturas próximas demais: a distância é de só { WORDS($millimetres) } milímetro. Afaste um do outro.
       *[other] { CAPITAL($first) } e { $second } têm a mesma forma, em alturas próximas demais: a distância é de só { WORDS($millimetres) } milímetros. Afaste um do outro.
    }

# Nenhum tipo do baralho se parece com outro.
kit-all-differ = Nenhum tipo se parece com outro ao toque.

## As etiquetas impressas: o título de um documento e a sua página de instruções, que um leitor de tela lê em voz alta

# O título das etiquetas de um baralho.
kit-title-sushi-go = Etiquetas das cartas de Sushi Go!

# O título dos crachás e das cartas de comando.
kit-title-controls = Crachás e cartas de comando

# O título das etiquetas das peças, com os adesivos dos dados.
kit-title-sushi-bar = Etiquetas das peças e dos dados de Sushi Bar

# Como imprimir. Uma barra está desenhada embaixo.
kit-print-full-size = Imprima em tamanho real, sem ajustar à página. A barra abaixo mede { $millimetres } milímetros; meça uma prova antes de usar papel bom.

# O que é a barra desenhada, para quem não a vê.
kit-bar-drawn = Uma barra para medir, com { $millimetres } milímetros.

# Um título: o lugar de cada coisa numa carta.
kit-heading-places = O lugar de cada coisa

# O furo. Todos os números são milímetros.
kit-place-hole = Segure a carta em pé, com a figura para você. O furo fica no alto, à direita. Tem { $diameter } milímetros. O meio fica a { $right } milímetros da borda direita e a { $top } milímetros da borda de cima.

# Os adesivos. Todos os números são milímetros: o meio a partir da borda esquerda, e as três alturas.
kit-place-sticker = O adesivo em relevo vai na borda esquerda: no alto, no meio ou embaixo. O meio fica a { $left } milímetros da borda esquerda e a { $high }, { $middle } ou { $low } milímetros da borda de cima. Cada tipo tem um só lugar.

# A etiqueta.
kit-place-label = A etiqueta vai no canto de baixo, à direita, rente à borda direita e à borda de baixo. Assim o código fica embaixo, à direita, em todas as cartas.

# A etiqueta de rádio. Todos os números são milímetros.
kit-place-tag = Uma etiqueta de rádio vai embaixo, no meio: o centro fica a { $left } milímetros da borda esquerda e a { $top } milímetros da borda de cima. Ela tem no máximo { $diameter } milímetros. A etiqueta impressa vai depois por cima.

# O que não se deve fazer.
kit-place-never = Nada fica debaixo de um adesivo. Nada vai no verso: um código ali entregaria a carta.

# Em que ordem trabalhar.
kit-place-order = Trabalhe nesta ordem, um tipo depois do outro: faça os furos, cole os adesivos, cole as etiquetas. Antes de colar uma etiqueta, escaneie: você ouve de que carta ela é.

# O que mostra o desenho de uma carta em tamanho real.
kit-card-drawn = Uma carta desenhada em tamanho real: o furo no alto, à direita, três lugares de adesivo na borda esquerda, a etiqueta embaixo, à direita, o lugar da etiqueta de rádio embaixo, no meio.

# Um título: os tipos, cada um com o seu desenho, adesivo e etiquetas.
kit-heading-kinds = Os tipos e as suas etiquetas

# Quantas cartas tem um tipo, e o seu adesivo. $sticker: "cruz na diagonal, no alto à esquerda".
kit-kind-of-cards =
    { $count ->
        [0] Zero cartas. { CAPITAL($sticker) }.
        [one] { CAPITAL(WORDS($count, gender: "f")) } carta. { CAPITAL($sticker) }.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } cartas. { CAPITAL($sticker) }.
    }

# Quantas peças tem um tipo, e a sua marca. $sticker: "uma barra, dois pontos".
kit-kind-of-tiles =
    { $count ->
        [0] Zero peças. { CAPITAL($sticker) }.
        [one] { CAPITAL(WORDS($count, gender: "f")) } peça. { CAPITAL($sticker) }.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } peças. { CAPITAL($sticker) }.
    }

# As etiquetas de um tipo: a primeira e a última.
kit-kind-labels = Etiquetas: desde { $from } até { $to }.

# Um tipo que tem uma etiqueta só: a folha, a fileira, e o lugar nela a partir da esquerda.
kit-kind-label = Etiqueta: folha { $sheet }, fileira { $row }, etiqueta { $place }.

# Onde está uma etiqueta: a folha, a fileira, e o lugar nela a partir da esquerda. Parte de uma frase.
kit-at = a folha { $sheet }, fileira { $row }, etiqueta { $place }

# A última etiqueta de um tipo, na folha da primeira: a fileira, e o lugar nela a partir da esquerda. Parte de uma frase.
kit-at-row = a fileira { $row }, etiqueta { $place }

# A última etiqueta de um tipo, na fileira da primeira: o lugar a partir da esquerda. Parte de uma frase.
kit-at-label = a etiqueta { $place }

# O título de uma folha de etiquetas. $from e $to são o primeiro e o último tipo.
kit-sheet = Folha { $sheet } de { $sheets }: de { $from } a { $to }

# A carta de um tipo, desenhada pequena.
kit-kind-drawn = Carta com o furo no alto, à direita: { $sticker }.

# O código de uma etiqueta, para quem não o vê: $place é o seu número, $count quantas cartas há do tipo.
kit-code-card = Código: { $card }, { $place } de { $count }.

# O código de um crachá ou de uma carta de comando.
kit-code-control = Código: { $control }.

# O nome de um crachá, como está impresso nele.
kit-badge = lugar { WORDS($seat) }

# O que são os crachás e as cartas de comando, e como fazê-los.
kit-controls-cut = Corte pelas linhas: cada carta tem o tamanho de uma carta do jogo. Arredonde os cantos. Cole em cartão, ou plastifique.

# Os furos dos crachás e das cartas de comando. Todos os números são milímetros.
kit-controls-holes = Fure no alto, à direita, como em todas as cartas. Um segundo furo diz ao dedo que a carta não é do baralho: um crachá o tem no alto, à esquerda, com o meio a { $badge } milímetros da borda esquerda; uma carta de comando o tem no meio da borda de cima, a { $control } milímetros da borda esquerda.

# As marcas dos crachás e das cartas de comando.
kit-controls-marks = Debaixo dos furos há uma marca para contar. Um crachá tem um ponto para cada número do lugar. Uma carta de comando tem uma barra para dez e um ponto para um. Debaixo do nome, o mesmo está em braille. Em papel microcapsulado os dois se levantam; senão, ponha gotas ou adesivos em relevo por cima.

# As folhas foram feitas sem braille.
kit-controls-without-braille = Estas cartas não têm braille: o programa liblouis não foi encontrado.

# A marca de uma carta: só pontos.
kit-mark-dots =
    { $dots ->
        [0] zero pontos
        [one] { WORDS($dots) } ponto
       *[other] { WORDS($dots) } pontos
    }

# A marca de uma carta: só barras.
kit-mark-bars =
    { $bars ->
        [0] zero barras
        [one] { WORDS($bars, gender: "f") } barra
       *[other] { WORDS($bars, gender: "f") } barras
    }

# A marca de uma carta: barras, depois pontos. "duas barras", "um ponto".
kit-mark-both = { $bars }, { $dots }

# Um crachá ou uma carta de comando, desenhados: a marca.
kit-control-drawn = Marca: { $mark }.

# As etiquetas das peças.
kit-tiles-labels = Cada peça tem a sua etiqueta: o código, o nome e uma marca para contar. Um ponto vale um. Uma barra antes dos pontos é um menos. Cole a etiqueta na frente, com a marca à esquerda.

# O código de uma peça e a sua marca.
kit-tile-drawn = Marca da peça: { $mark }.

# Um título: os adesivos dos dados.
kit-heading-dice = Adesivos para dados lisos

# Quantos dados e adesivos. Todos são números.
kit-dice-faces = Imprima esta página em papel microcapsulado, ou recorte as formas em algo grosso. São { $dice } dados de { $edge } milímetros. Cada dado tem duas faces de sushi, duas de espinha, uma de hashi azul e uma de hashi vermelho.

# Uma face dos dados: o nome, a figura e quantos adesivos há.
kit-dice-face = { CAPITAL($face) }: { $figure }, { $count } adesivos.

# As figuras dos dados.
kit-figure-circle = círculo

# As figuras dos dados.
kit-figure-triangle = triângulo

# As figuras dos dados.
kit-figure-one-bar = uma barra

# As figuras dos dados.
kit-figure-two-bars = duas barras

# Um arquivo foi gravado.
kit-written = { $file } foi gravado.

# Quais páginas são etiquetas ou cartas; antes delas vêm as instruções. Todos são números; $count é quantas páginas.
kit-pages = { $count ->
        [one] Para o papel bom: a página { $from }. O que vem antes é para ler; papel comum basta.
       *[other] Para o papel bom: as páginas { $from } a { $to }. O que vem antes é para ler; papel comum basta.
    }

## Folhas em braille: lidas com os dedos, os números podem ficar em algarismos

# O título da folha em braille de um baralho.
kit-braille-sushi-go = Sushi Go!

# O título da folha em braille de um baralho.
kit-braille-sushi-bar = Sushi Bar

# Um tipo: quantas cartas, o seu adesivo, o seu valor. $worth são frases inteiras.
kit-braille-kind = { CAPITAL($card) }: { $count }. { CAPITAL($sticker) }. { $worth }

# Um tipo de peça: quantas, e a sua marca.
kit-braille-tile = { CAPITAL($card) }: { $count }. { CAPITAL($mark) }.

# Uma face dos dados e a sua figura.
kit-braille-face = Dado, { $face }: { $figure }.

# Um crachá ou uma carta de comando e a sua marca.
kit-braille-control = { $control }: { $mark }

## As formas e a bandeja de leitura

# O título de uma folha de adesivos, num arquivo.
kit-sheet-number = Folha { $sheet } de { $sheets }.

# O que há numa fileira de adesivos. $name é um tipo de carta, um crachá ou um comando.
kit-sheet-row = Fileira { $row }: { $name }, { $count }.

# Cada forma sozinha foi gravada num arquivo próprio.
kit-shapes-written =
    { $count ->
        [0] Zero formas avulsas foram gravadas em { $folder }.
        [one] { CAPITAL(WORDS($count, gender: "f")) } forma avulsa foi gravada em { $folder }.
       *[other] { CAPITAL(WORDS($count, gender: "f")) } formas avulsas foram gravadas em { $folder }.
    }

# O que é o plano da bandeja, e como a carta fica nela.
kit-tray-what = Uma bandeja de leitura de papelão. A carta fica nela virada para baixo, com o furo num pino no fundo, à esquerda, e o leitor olha para cima, por baixo. Todas as medidas são milímetros; esquerda, direita, frente e fundo são vistos do seu lugar.

# A base da bandeja. Todos os números são milímetros.
kit-tray-base = Base: corte um papelão de { $width } de largura e { $depth } de profundidade, com { $thick } de espessura.

# A janela da bandeja. Todos os números são milímetros.
kit-tray-window = Janela: perto do canto da frente, à esquerda, recorte um quadrado de { $side }. Ele começa a { $left } da borda esquerda e a { $near } da borda da frente.

# O batente da bandeja. Todos os números são milímetros.
kit-tray-stop = Batente: corte duas tiras de { $wide } de largura e sobreponha camadas até { $high } de altura. Cole uma ao longo da borda do fundo, com { $far } de comprimento, e outra ao longo da borda esquerda, com { $left }. Elas formam um L.

# O pino da bandeja. Todos os números são milímetros.
kit-tray-peg = Pino: um palito redondo de { $diameter } de espessura. O meio fica a { $left } da borda esquerda e a { $far } da borda do fundo. Ele sobe { $high }. Fure uma carta sobrando e encoste-a no batente para marcar o lugar.

# O recorte da bandeja para um dedo. Todos os números são milímetros.
kit-tray-notch = Recorte: no canto da frente, à direita, corte um quarto de círculo de { $radius }, para um dedo levantar a carta.

# Os pés da bandeja. Todos os números são milímetros.
kit-tray-legs = Pés: dois papelões de { $high } de altura. Cole um debaixo da borda esquerda, com { $left } de comprimento, e outro debaixo da borda direita, com { $right }, os dois a partir do fundo.

# Como se usa a bandeja.
kit-tray-use = Para escanear: vire a carta de lado, empurre-a para o canto do batente até o furo achar o pino. Ela só fica plana de um jeito. Segure então o leitor debaixo da janela, virado para cima.
