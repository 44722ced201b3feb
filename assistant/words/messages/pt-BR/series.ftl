# Como se lê uma lista: o valor junta os itens, .last junta o último.
series-and = { $before }, { $after }
    .last = { $before } e { $after }

# Uma lista com pausas, para itens que contêm vírgulas.
series-pause = { $before }; { $after }
    .last = { $before }; { $after }

# Uma lista em que só um item vale.
series-or = { $before }, { $after }
    .last = { $before } ou { $after }
