### O que se diz dos fones dos jogadores: um para cada um, para o que os outros não devem ouvir.

# O fone de um jogador foi desligado ou desconectado. $seat é o nome do jogador.
ear-gone = { CAPITAL($seat) } está sem fone. O que é só para esse ouvido espera até ele voltar.
    .brief = { CAPITAL($seat) } está sem fone.

# Foi ligado ou conectado de novo, ou chegou pela primeira vez.
ear-back = { CAPITAL($seat) } está com fone de novo.

# Está lá, mas não pode ser usado.
ear-failed = { CAPITAL($seat) } tem um fone que não abre. O que é só para esse ouvido espera.

# Está lá, mas nenhuma voz da configuração funciona.
ear-without-voice = { CAPITAL($seat) } tem um fone sem voz. O que é só para esse ouvido não é dito.

# A saída de som da mesa voltou.
trouble-device-back = A saída de som voltou.

## Mais rápido, mais devagar, mais alto, mais baixo

# Falar mais rápido; a nova velocidade é dita nessa velocidade.
command-faster = mais rápido
    .said = rápido

# Falar mais devagar.
command-slower = mais devagar
    .said = devagar

# Falar mais alto.
command-louder = mais alto
    .said = aumentar o som

# Falar mais baixo.
command-softer = mais baixo
    .said = baixar o som

# Quanto é dito: o seguinte de três modos, tudo, breve, primeiro os sons.
command-verbosity = verbosidade
    .said = falar menos

# A velocidade da voz agora.
rate-is = { CAPITAL(WORDS($rate, gender: "f")) } palavras por minuto.

# O volume agora, em por cento.
volume-is = Volume: { WORDS($volume) } por cento.

# Quanto é dito a partir de agora: tudo.
verbosity-is-full = A partir de agora, digo tudo.

# Quanto é dito a partir de agora: breve.
verbosity-is-brief = A partir de agora, falo pouco.

# Quanto é dito a partir de agora: sons em vez de palavras, menos as respostas e os erros.
verbosity-is-sounds = A partir de agora, sons. Falo quando alguém pergunta ou quando algo dá errado.

## O comando `sushi-says audio`

# Uma linha por dispositivo. $place os conta, $device é o nome dado pelo sistema, $id o distingue do seu gêmeo.
audio-device = { CAPITAL(WORDS($place)) }: { $device }, { $id }.

# O mesmo para o dispositivo que o sistema usa por padrão.
audio-default-device = { CAPITAL(WORDS($place)) }: { $device }, { $id }, o padrão.

# Não há nenhum dispositivo de som.
audio-no-device = Não há saída de som.

# Dito num dispositivo, e mostrado: os jogadores respondem de quem ele é.
audio-whose = Esta é a saída { WORDS($place) }. De quem é este ouvido?

# Mostrado antes da primeira pergunta.
audio-how = Responda com o número do lugar; zero é a mesa; dois números com um espaço são o ouvido esquerdo e o direito. Só Enter: de ninguém.

# Mostrado quando a resposta não foi nada disso.
audio-again = Um lugar de um a cinco, ou zero; ou dois diferentes para a esquerda e a direita.

# Dito no dispositivo que um jogador escolheu.
audio-your-ear = Este é o seu ouvido, { $name }.

# Dito no dispositivo da mesa inteira.
audio-the-table = Esta é a mesa.

# Mostrado quando a escolha está gravada.
audio-saved = Gravado em { $file }.

# Mostrado quando nada foi escolhido, ou não até o fim.
audio-not-saved = Nada foi mudado.
