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
