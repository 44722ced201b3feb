"""Turn the bytes of each kind of reader into frames: pure, bounded, the same in whatever chunks the bytes come."""
