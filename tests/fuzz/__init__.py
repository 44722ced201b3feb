"""Noise for the decoders of readers: `make fuzz` takes a million frames each, `make test` some thousands."""
