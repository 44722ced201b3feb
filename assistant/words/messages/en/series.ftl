# How a list is read: all items but the last are joined by the value, the last one by .last.
series-and = { $before }, { $after }
    .last = { $before } and { $after }

# A list with pauses, for items that have commas in them.
series-pause = { $before }; { $after }
    .last = { $before }; { $after }

# A list of which one is meant.
series-or = { $before }, { $after }
    .last = { $before } or { $after }
