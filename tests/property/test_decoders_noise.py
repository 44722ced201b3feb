"""A hundred thousand random frames: no crash, no growth, no card that its check does not allow; see `make fuzz`."""

from __future__ import annotations

import pytest

from assistant.readers.decode import FORMATS
from assistant.readers.links.formats import LINKS
from tests.fuzz.decoders import LARGEST, Failed, fuzz_decoder, fuzz_link, sizes
from tests.fuzz.frames import KINDS, Kind

COUNT = 100_000 // len(FORMATS)


@pytest.mark.parametrize("name", FORMATS)
def test_decoders(name: str) -> None:
    assert fuzz_decoder(name, COUNT, seed=4) >= COUNT / 2 * KINDS[name].chance / 2 - 5


@pytest.mark.parametrize("name", LINKS)
def test_conversations(name: str) -> None:
    fuzz_link(name, COUNT // 10, seed=4)


def test_the_proof_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    careless = Kind(KINDS["rdm6300"].make, KINDS["rdm6300"].is_right, chance=1 / 65536)
    monkeypatch.setitem(KINDS, "rdm6300", careless)
    with pytest.raises(Failed, match="the check allows 0"):
        fuzz_decoder("rdm6300", 10_000, seed=4)
    assert sum(sizes([b"x" * LARGEST, {"y": ["z"]}])) > LARGEST
