"""Which ear of a sound device."""

from __future__ import annotations

from enum import Enum


class Side(Enum):
    """Both sides of a device, or one that a channel has for itself."""

    BOTH = ""
    LEFT = "left"
    RIGHT = "right"
