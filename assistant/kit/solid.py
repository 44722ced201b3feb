"""Solids for a printer of plastic: an outline raised to a height, and binary STL, a unit being a millimetre."""

from __future__ import annotations

import numpy as np
from manifold3d import CrossSection, Manifold
from numpy.typing import NDArray

from assistant.kit.measures import MarkSize

_TRIANGLE = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])


def raised(figure: CrossSection, height_mm: float, size: MarkSize) -> Manifold:
    """A figure as a plate on the bed; one of several parts stands on a thin plate that holds them together."""
    if len(figure.decompose()) == 1:
        return figure.extrude(height_mm)
    left, low, right, high = figure.bounds()
    edge = size.backing_edge_mm
    backing = CrossSection.square((right - left + 2 * edge, high - low + 2 * edge)).translate((left - edge, low - edge))
    return backing.extrude(size.backing_mm) + figure.extrude(size.backing_mm + height_mm)


def stl(solid: Manifold) -> bytes:
    """Binary STL: 80 bytes that readers skip, the number of triangles, and 50 bytes for each."""
    mesh = solid.to_mesh()
    corners = np.asarray(mesh.vert_properties, dtype="<f4")[:, :3][np.asarray(mesh.tri_verts)]
    triangles = np.zeros(len(corners), _TRIANGLE)
    triangles["corners"] = corners
    triangles["normal"] = _normals(corners)
    return bytes(80) + np.uint32(len(corners)).tobytes() + triangles.tobytes()


def _normals(corners: NDArray[np.float32]) -> NDArray[np.float32]:
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(across, axis=1, keepdims=True)
    return np.asarray(across / np.where(lengths == 0, 1, lengths), dtype=np.float32)
