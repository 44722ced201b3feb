"""Tests in a machine of their own, with a kernel that has the devices which this one lacks: `make machine`."""
