### Os comandos, como se digitam e como a ajuda os chama. Veja en/commands.ftl.

# Desfaz o último passo.
command-undo = desfazer
    .said = anular, desfaz

# Refaz o que foi desfeito.
command-redo = refazer
    .said = refaz

# Devolve uma carta ao lugar certo.
command-correct = corrigir
    .said = correção, corrige

# Compara as cartas da mesa com o registro.
command-check = conferir
    .said = verificar, conferência, confere

# Diz quantas cartas cada mão e o monte devem ter.
command-count = contar
    .said = contagem, mãos

# Diz qual é a próxima carta lida.
command-identify = identificar
    .said = qual carta

# Diz de novo a última frase.
command-repeat = repetir
    .said = de novo, repete

# Silêncio já; termina um modo como a conferência.
command-stop = parar
    .said = silêncio, pare

# Os pontos até agora.
command-scores = pontos
    .said = placar, pontuação

# Explica os pontos, regra por regra.
command-why = por quê
    .said = porque, explicar

# De quem é a vez, e quem falta.
command-turn = vez
    .said = jogada, de quem, quem

# O que mudou desde a última pergunta.
command-changes = mudanças
    .said = novidades

# As cartas à frente de um jogador; segue o número do lugar.
command-tableau = mesa
    .said = cartas

# O que se pode fazer agora.
command-help = ajuda
    .said = socorro

# Declara o hashi, pelo que se grita à mesa.
command-chopsticks = sushi go
    .said = declarar, anunciar

# Passa uma declaração atrasada do hashi para a jogada anterior.
command-late = atrasado
    .said = tarde, atraso

# Começa a partida quando todos estão sentados.
command-start = começar
    .said = iniciar, começa

# Escolhe o idioma.
command-language = idioma
    .said = língua

# Lê as regras da casa e as ajudas ligadas.
command-rules = regras
    .said = regras da casa

# Muda a regra ou a ajuda que acabou de ser lida.
command-change = mudar
    .said = alterar, trocar

# Continua a partida em aberto.
command-resume = retomar
    .said = prosseguir

# Começa outra partida.
command-new-game = nova partida
    .said = novo jogo

# Uma linha mais antiga do que foi dito.
command-older = linha anterior
    .said = anterior

# Uma linha mais nova do que foi dito.
command-newer = linha seguinte
    .said = seguinte, próxima

## Os idiomas: o nome de um deles o escolhe

# O nome do inglês, que se digita para que a mesa o fale.
tongue-en = inglês
    .said = { "" }

# O nome do francês.
tongue-fr = francês
    .said = { "" }

# O nome do português do Brasil.
tongue-pt-BR = português
    .said = brasileiro, português do Brasil
