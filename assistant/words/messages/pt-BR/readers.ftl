### O que os leitores têm a dizer de si mesmos. $reader é o nome de um leitor, como "main" ou "r2".

# Duas etiquetas estão sobre um leitor, que não consegue distinguir uma da outra.
reader-several-cards = Duas cartas. Tire uma.

# O que vem do leitor não faz sentido nenhum.
reader-wrong-speed = Não entendo o que o leitor { $reader } envia. Ele deve falar em outra velocidade. O comando "sushi-says readers --add" acha a certa.

# Um leitor feito em casa: o rádio é uma segunda placa, menor.
reader-no-chip = O leitor { $reader } está aí, mas o rádio dele não responde. Confira os fios entre as duas placas.

# O mesmo rádio, quando responde de novo.
reader-no-chip-over = O rádio do leitor { $reader } voltou a responder.

# Um leitor feito em casa, com um programa mais novo do que este entende.
reader-newer-protocol = O firmware do leitor { $reader } é novo demais para mim, por isso as cartas dele não são lidas. Atualize o Sushi Says, ou grave na placa o firmware que veio com ele.

# Outro programa abriu a porta do leitor.
reader-busy = Outro programa está usando o leitor { $reader }. Feche esse programa.

# Um leitor que não estava conectado desde o começo, depois de conectado.
reader-there = O leitor { $reader } agora está conectado.

# Está conectado, mas nada vem dele.
reader-silent = O leitor { $reader } está conectado, mas não responde. Desconecte, confira os fios e conecte de novo; enquanto isso, pode digitar as cartas.

# O mesmo, no meio de uma partida. $step é o último passo que valeu.
reader-silent-after = O leitor { $reader } está conectado, mas não responde. O último passo que tenho: { $step }.

# Uma etiqueta de rádio cuja carta ninguém disse ainda.
refused-tag-unknown = Esta etiqueta ainda não é de nenhuma carta. Se acabou de ser colada, escaneie de novo. Ou digite o nome da carta para jogar.

# Há uma carta diante de $seat, e o leitor de $neighbour, ao lado, também a lê; ou foi mostrada ali por engano. $card: "Essa tempura".
refused-seen-by-neighbour = { $card } já está com { $seat }, e outro leitor também vê essa carta: { $neighbour }. De quem é? Para mudar: corrigir, a carta, depois o crachá certo.

# Uma carta chegou ao leitor de um lugar em que não há ninguém esta noite. $seat é o número.
refused-reader-of-nobody = Este leitor é do lugar { WORDS($seat) }, e ali não há ninguém. Use outro.

## O comando que lista, escuta e acrescenta leitores. $place é uma porta como /dev/ttyUSB0, ou um endereço inteiro.

# Um leitor da configuração, de toda a mesa.
readers-known = Na configuração: leitor { $reader }, { $place }.

# Um leitor que é de um lugar; $seat é o número dele.
readers-known-seat = Na configuração: leitor { $reader } do lugar { WORDS($seat) }, { $place }.

# $kind é uma das expressões port-… mais abaixo.
readers-port = Porta { $place }: { $kind }.

# Nada conectado tem porta serial.
readers-no-ports = Não há porta serial. Leitores que digitam como um teclado não precisam dela: teste um com "sushi-says readers --watch".

# A última linha da lista.
readers-how = Para ouvir o que um leitor lê: "sushi-says readers --watch". Para acrescentar um: "sushi-says readers --add".

# Uma porta entre várias, a escolher por $number.
readers-choice = { $number }: { $place }, { $kind }.

# Depois da lista.
readers-which = Qual número? Se não souber, só Enter: então escuto todas.

# O número não está na lista.
readers-not-that = Não é nenhuma delas. Tente de novo.

# Agora é preciso escanear uma carta.
readers-show-card = Mostre uma carta ao leitor.

# Veio algo sem sentido; outra velocidade vai ser tentada.
readers-again = Ouvi alguma coisa. Afaste a carta e mostre outra vez.

# Passou um minuto.
readers-nothing = Não ouvi nada que eu entenda. Confira o cabo, e se o leitor está no modo serial.

# $reason é o que o sistema diz, uma frase inteira.
readers-does-not-open = A porta não abre. { $reason }

# $format é uma das expressões format-… mais abaixo.
readers-recognised = É { $format }.

# O dono do leitor.
readers-whose = De quem ele é? Enter para toda a mesa, ou o número de um lugar e Enter.

# Nada foi gravado.
readers-unchanged = Nada mudou.

# $file é o arquivo da configuração.
readers-added = O nome dele agora é { $reader }, e está em { $file }.

# O começo da escuta.
watch-begins = Escaneie. Digo o que for lido, até você apertar Control e C.

# O leitor está aí.
watch-found = O leitor { $reader } está aí.

# Um leitor que não estava aí quando a escuta começou; seguem as portas que existem. $place é o endereço dele.
watch-absent = O leitor { $reader } não está aí: { $place }. Conecte, ou ligue; continuo esperando.

# Depois de watch-absent, quando este computador não tem nenhuma porta serial.
watch-no-ports = Este computador não tem nenhuma porta serial agora.

# $card é o tipo de uma carta.
watch-card = Leitor { $reader }: { $card }.

# Uma carta de comando; $key é o nome do comando.
watch-command = Leitor { $reader }: o comando { $key }.

# $seat é um número.
watch-badge = Leitor { $reader }: o crachá do lugar { WORDS($seat) }.

# Um código com as letras de controle certas, mas de carta nenhuma.
watch-unknown = Leitor { $reader }: um código que não é de nenhuma carta.

# Uma etiqueta que ainda não é de carta nenhuma; $tag é o número dela.
watch-tag = Leitor { $reader }: etiqueta { $tag }, que ainda não é de nenhuma carta.

# O que não é código nosso.
watch-text = Leitor { $reader }: { $text }. Não é uma carta.

## O que deve haver atrás de uma porta

# Um chip entre o USB e uma linha serial. $model é o nome.
port-ch340 = um adaptador com chip { $model }, como o de leitores baratos e da maioria das cópias do Arduino

# Outro chip desse tipo. $model é o nome.
port-cp210x = um adaptador com chip { $model }, como o de muitos leitores e placas

# FTDI fabrica esses chips.
port-ftdi = um adaptador da FTDI, como o de muitos leitores de etiquetas

# Prolific é outro fabricante.
port-prolific = um adaptador da Prolific

# Uma placa pequena com que muita gente monta coisas.
port-arduino = um Arduino, talvez o nosso próprio leitor

# Qualquer outra desse tipo.
port-board = uma placa pequena de computador

# Para códigos de barras e códigos QR.
port-scanner = um leitor de códigos no modo serial

# O fabricante não está na nossa lista.
port-unknown = algo que não conheço

# Não diz quem fabricou.
port-built-in = uma porta deste computador, ou algo sem plugue USB

## O que um leitor pode falar

# Para códigos de barras e códigos QR.
format-text = um leitor de códigos que envia texto

# RDM6300 é um módulo para etiquetas de 125 kHz. $model é o nome.
format-rdm6300 = um leitor de etiquetas que fala como o { $model }

# ID-12 é outro módulo desse tipo. $model é o nome.
format-id12 = um leitor de etiquetas que fala como o { $model }

# Parallax é um fabricante; o leitor dele é para as mesmas etiquetas.
format-parallax = um leitor de etiquetas que fala como o da Parallax

# PN532 é um chip para as etiquetas de telefones e de cartões de ônibus. $model é o nome.
format-pn532 = uma placa { $model }

# O nosso próprio leitor; Sushi Reader é o nome dele.
format-sushi-reader = um Sushi Reader, montado como o nosso guia ensina
