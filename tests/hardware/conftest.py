"""Fixtures for tests with real devices, or what passes for them."""

from __future__ import annotations

from tests.hardware.sink import pulse_sink, pulse_sinks

__all__ = ["pulse_sink", "pulse_sinks"]
