### O que os leitores têm a dizer de si mesmos. $reader é o nome de um leitor, como "main" ou "r2".

# Duas etiquetas estão sobre um leitor, que não consegue distinguir uma da outra.
reader-several-cards = Duas cartas. Tire uma.

# O que vem do leitor não faz sentido nenhum.
reader-wrong-speed = Não entendo o que o leitor { $reader } envia. Ele deve falar em outra velocidade. O comando "sushi-says readers --add" acha a certa.

# Um leitor feito em casa: o rádio é uma segunda placa, menor.
reader-no-chip = O leitor { $reader } está aí, mas o rádio dele não responde. Confira os fios entre as duas placas.

# O mesmo rádio, quando responde de novo.
reader-no-chip-over = O rádio do leitor { $reader } voltou a responder.

# Está conectado, mas nada vem dele.
reader-silent = O leitor { $reader } está conectado, mas não responde. Desconecte, confira os fios e conecte de novo; enquanto isso, pode digitar as cartas.

# O mesmo, no meio de uma partida. $step é o último passo que valeu.
reader-silent-after = O leitor { $reader } está conectado, mas não responde. O último passo que tenho: { $step }.

# Uma etiqueta de rádio cuja carta ninguém disse ainda.
refused-tag-unknown = Esta etiqueta ainda não é de nenhuma carta. Digite o nome da carta para jogar, e depois me ensine a etiqueta com o comando "sushi-says cards enrol".

# Há uma carta diante de $seat, e o leitor de $neighbour, ao lado, também a lê; ou foi mostrada ali por engano.
refused-seen-by-neighbour = Esta carta já está na mesa: { $seat }. Outro leitor também a vê: { $neighbour }. De quem ela é? Para mudar: corrigir, a carta, depois o crachá certo.
