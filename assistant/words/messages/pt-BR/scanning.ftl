### O que os leitores que digitam têm a dizer de si mesmos. $reader é o nome de um leitor, como "main" ou "r2".

# O leitor digita Alt e um número para cada letra: um modo que o manual dele desliga.
reader-alt-codes = O leitor { $reader } digita números com Alt em vez de letras. Desligue o modo Alt dele: no manual há um código para ler que faz isso.

# O teclado do computador está em russo, grego ou outro, e o leitor digita essas letras.
reader-other-alphabet = O que o leitor { $reader } digita chega em outro alfabeto. Mude o teclado para um leiaute latino, como o português.

# pynput é uma biblioteca; "keys" é o nome de um extra da instalação.
reader-keys-missing = O leitor { $reader } não consegue ouvir todos os teclados, porque o pynput não está instalado. Instale o Sushi Says com o extra "keys", ou leia as cartas nesta janela.

# Não há área de trabalho gráfica, ou já não há.
reader-no-display = O leitor { $reader } não consegue ouvir os teclados, porque não há área de trabalho gráfica. Leia as cartas nesta janela, ou passe o leitor para o modo serial.

# Wayland é o tipo de área de trabalho; evdev é um jeito de ler um só teclado no Linux.
reader-wayland = O leitor { $reader } não consegue ouvir os teclados, porque o Wayland não deixa ouvir as teclas de outra janela. Leia as cartas nesta janela, passe o leitor para o modo serial, ou dê o endereço dele com evdev.

# O endereço do leitor começa com "evdev".
reader-linux-only = O endereço do leitor { $reader } só funciona no Linux. Dê a ele o endereço "keys", ou passe o leitor para o modo serial.

# O leitor está aí; o usuário não tem permissão.
reader-not-allowed = Não tenho permissão para usar o leitor { $reader }. A página dele no guia explica como dar.

# O nome do extra, entre aspas, é digitado num comando.
reader-camera-missing = O leitor { $reader } é uma câmera, e o que preciso para enxergar por ela não está instalado. Instale o Sushi Says com o extra "camera".

# O mesmo para um leitor de etiquetas de rádio, do tipo que também lê cartões de banco.
reader-pcsc-missing = O que preciso para usar o leitor de cartões { $reader } não está instalado. Instale o Sushi Says com o extra "pcsc".

# pcscd é o nome do programa.
reader-no-card-service = O leitor de cartões { $reader } precisa do serviço de cartões deste computador, que não está rodando. No Linux, instale o pcscd.

# A câmera vê um código longe demais para ser lido.
aim-closer = Vejo um código. Mais perto.

# O código está perto demais, e fora de foco.
aim-further = Vejo um código, mas sem nitidez. Um pouco mais longe.

# A carta está inclinada, e o código parece estreito.
aim-flatter = Vejo um código. Segure a carta reta, de frente para a câmera.

# A carta se mexe, ou a imagem ainda não está nítida.
aim-still = Vejo um código. Não mexa a carta.

# O que "sushi-says doctor" diz de um leitor que não está conectado, ou de uma câmera que não dá imagem. $place é o endereço dele.
doctor-reader-gone = Leitor { $reader }: { $place } não está aí. Está conectado, e ninguém mais o usa?
