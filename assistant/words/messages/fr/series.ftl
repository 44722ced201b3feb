# Comment une liste se lit : la valeur joint les éléments, .last joint le dernier.
series-and = { $before }, { $after }
    .last = { $before } et { $after }

# Une liste avec des pauses, pour des éléments qui contiennent des virgules.
series-pause = { $before } ; { $after }
    .last = { $before } ; { $after }

# Une liste dont un seul élément est le bon.
series-or = { $before }, { $after }
    .last = { $before } ou { $after }
