"""Hold the conversation with each kind of reader: pure, bytes and the time in, inputs and bytes to answer out."""
