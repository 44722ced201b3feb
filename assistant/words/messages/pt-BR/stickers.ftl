### Os adesivos em relevo e seu lugar na carta, para "o que é o triângulo?". Veja en/stickers.ftl.

# O × da tempura.
sticker-diagonal-cross = cruz na diagonal, tempura
    .answer = Segure a carta com o furo no alto, à direita. A cruz na diagonal é uma tempura; a cruz em pé é o hashi.
    .said = cruz na diagonal, xis

# O quadrado do sashimi.
sticker-square = quadrado
    .answer = O quadrado, no alto à esquerda, é um sashimi.
    .said = { "" }

# A estrela do guioza.
sticker-star = estrela
    .answer = A estrela, no alto à esquerda, é um guioza.
    .said = { "" }

# O círculo do maki; a altura diz quantos são.
sticker-circle = círculo
    .answer = O círculo, na borda esquerda, é um maki. No alto, simples; no meio, duplo; embaixo, triplo.
    .said = bolinha

# A janela do nigiri; a altura diz qual é.
sticker-window = janela
    .answer = A janela, na borda esquerda, é um nigiri. No alto, de ovo; no meio, de salmão; embaixo, de lula.
    .said = { "" }

# A flor do pudim.
sticker-flower = flor
    .answer = A flor, no alto à esquerda, é um pudim.
    .said = { "" }

# O triângulo do wasabi.
sticker-triangle = triângulo
    .answer = O triângulo, no alto à esquerda, é um wasabi.
    .said = { "" }

# O + do hashi.
sticker-upright-cross = cruz em pé, hashi
    .answer = Segure a carta com o furo no alto, à direita. A cruz em pé é o hashi; a cruz na diagonal é uma tempura.
    .said = cruz em pé, mais

# Onde fica um adesivo, com o furo no alto, à direita; continua uma frase: o círculo fica …
position-top-left = no alto à esquerda

# Onde fica um adesivo, com o furo no alto, à direita; continua uma frase: o círculo fica …
position-left-top = na borda esquerda, no alto

# Onde fica um adesivo, com o furo no alto, à direita; continua uma frase: o círculo fica …
position-left-middle = na borda esquerda, no meio

# Onde fica um adesivo, com o furo no alto, à direita; continua uma frase: o círculo fica …
position-left-low = na borda esquerda, embaixo
