### Um celular como leitor de quem joga, e a rede pela qual os celulares acham a mesa.
### Os rótulos ficam sozinhos; a primeira letra vira maiúscula.

# Um título: o que o celular lê sozinho.
scan-title = Com este celular

# O que faz o botão da câmera.
scan-how = A câmera lê uma carta e depois se desliga. Segure o celular um palmo acima do código da carta.

# Um botão: a câmera lê uma carta.
scan-camera = Escanear com a câmera

# O mesmo botão enquanto a câmera olha.
scan-stop = Desligar a câmera

# Uma opção, para um celular num suporte.
scan-stays = Deixar a câmera ligada depois de uma carta

# A câmera começou a olhar.
scan-looking = A câmera está ligada.

# A câmera não vê nenhum código há algum tempo.
scan-nothing = Nenhum código ainda. Passe o celular devagar sobre a carta, a um palmo dela.

# A imagem está quase preta.
scan-dark = Está escuro demais para a câmera, ou algo a cobre.

# Depois de um minuto sem carta.
scan-off = Não veio nenhuma carta, então a câmera se desligou.

# A câmera vê vários códigos ao mesmo tempo.
scan-several = Dois códigos. Cubra um, ou chegue mais perto do outro.

# O celular está inclinado, e o código parece estreito.
scan-flatter = Vejo um código. Segure o celular reto acima da carta.

# O celular se mexe, ou a imagem ainda não está nítida.
scan-still = Vejo um código. Não mexa o celular.

# O navegador não dá a câmera.
scan-refused = O navegador não deixa esta página usar a câmera. Permita nas configurações do navegador e aperte de novo.

# Não há câmera, ou outro programa a usa.
scan-none = Nenhuma câmera dá imagem. Feche outros programas que a usam e aperte de novo.

# A mesa foi instalada sem o que lê códigos num navegador.
scan-not-installed = Esta mesa não lê com a câmera de um celular: a parte que lê códigos não foi instalada. Todo o resto funciona.

# Por que a câmera não funciona aqui; seguem dois links.
scan-not-safe = Os navegadores só dão a câmera a páginas protegidas. A sua tem também um endereço protegido: seu celular precisa aceitar uma vez o certificado desta mesa.

# Um link para a página que explica.
scan-certificate = Como aceitar o certificado

# Um link para a mesma página, no endereço protegido.
scan-safe-page = Minha página com a câmera

# Um botão: o celular lê as etiquetas das cartas. Nos celulares se chama NFC.
scan-tags = Ler etiquetas por NFC

# O mesmo botão durante a leitura.
scan-tags-stop = Parar de ler etiquetas

# As etiquetas são lidas a partir de agora.
scan-tags-on = Encoste uma carta nas costas do celular.

# NFC está desligado, ou o navegador não pode usá-lo.
scan-tags-refused = O NFC está desligado, ou o navegador não pode usá-lo. Ligue nas configurações do celular e aperte de novo.

# Uma etiqueta foi sentida, mas não pôde ser lida.
scan-tag-unread = Não deu para ler essa etiqueta. Encoste de novo no celular.

# A letra que é tecla da câmera, se letras são teclas; diferente das de screen.ftl.
scan-letter-camera = k

## Como um celular aceita o certificado: uma página própria

# O nome da página.
certificate-title = Aceitar o certificado desta mesa

# O que é, e por que não faz mal.
certificate-what = Com ele, seu celular sabe que uma página vem desta mesa e lhe dá a câmera. Só vale para endereços de uma rede doméstica, nunca para a internet. Faz-se uma vez em cada celular.

# Um link que o baixa.
certificate-download = Baixar o certificado

# Um título sobre os passos no iPhone ou iPad; os nomes entre aspas são os dos ajustes.
certificate-iphone = No iPhone ou iPad

# O primeiro passo.
certificate-iphone-load = No Safari, toque em “Baixar o certificado” acima, depois em “Permitir” e em “Fechar”.

# O segundo passo.
certificate-iphone-install = Abra Ajustes. Perto do topo, toque em “Perfil Baixado”, depois em “Instalar” no alto à direita; digite seu código e toque em “Instalar” mais duas vezes.

# O terceiro passo.
certificate-iphone-trust = Ainda em Ajustes, vá em “Geral”, “Sobre” e, bem no fim, “Ajustes de Certificados”. Ative “Sushi Says” e toque em “Continuar”.

# Um título sobre os passos no Android; os nomes entre aspas são os das configurações.
certificate-android = No Android

# O primeiro passo.
certificate-android-load = No Chrome, toque em “Baixar o certificado” acima e guarde o arquivo.

# O segundo passo.
certificate-android-install = Abra as Configurações e busque nelas “certificado CA”. Toque em “Certificado CA”, depois em “Instalar mesmo assim”, e desbloqueie a tela.

# O terceiro passo. O nome do arquivo fica como está.
certificate-android-choose = Escolha o arquivo sushi-says.crt entre os downloads. O celular diz que o certificado foi instalado.

# O que fazer depois.
certificate-then = Depois volte à sua página e toque em “Minha página com a câmera”.

# Um título sobre um jeito sem o certificado.
certificate-short = Só por uma noite

# Esse jeito.
certificate-short-how = Toque logo em “Minha página com a câmera”. O navegador avisa contra esta mesa. No Chrome, toque em “Avançado” e depois em “Ir”. No Safari, toque em “Mostrar Detalhes” e depois em “visitar este site”.

# Antes de uma longa fila de letras e dígitos que prova qual certificado é.
certificate-fingerprint = A impressão digital dele, se quiser comparar com a que o computador da mesa mostrou:

## O que a mesa diz

# A resposta a “páginas” quando os celulares alcançam a mesa. $address é para digitar; $code são dígitos com espaços entre eles.
share-how = Para abrir sua página, vá a { $address } e dê o código { $code }. Para escanear com a câmera de um celular, o celular precisa aceitar uma vez o certificado desta mesa. Na sua página, siga o link Como aceitar o certificado: seu celular lê os passos. No iPhone, instala-se o perfil em Ajustes e depois se ativa em Geral, Sobre, Ajustes de Certificados. No Android, busca-se certificado CA nas configurações e escolhe-se o arquivo baixado.

# A rede estava lá no começo, e agora não está.
share-no-network = Este computador não está em nenhuma rede agora: só ele mesmo abre as páginas.

# O certificado não pôde ser feito ou guardado. Os celulares podem tudo, menos escanear.
share-no-certificate = Não consegui guardar um certificado no disco. Os celulares podem fazer tudo, menos escanear com a câmera.

# Mostrado no início. $fingerprint é uma longa fila de letras e dígitos.
share-fingerprint = A impressão digital do certificado: { $fingerprint }
