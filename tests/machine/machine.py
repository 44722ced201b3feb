"""An emulated PC with Debian's kernel, this computer's files (read only) and a USB keyboard that can be unplugged."""

from __future__ import annotations

import gzip
import json
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.e2e.output import Output

ROOT = Path(__file__).parent.parent.parent
VENDOR, PRODUCT = "0627", "0001"  # of QEMU's USB keyboard
PATIENCE_S = 240.0  # without a processor's help, a machine starts in twenty seconds, or in many more on a busy one
_MODULES = ("virtio_pci", "9pnet_virtio", "9p", "uhci_hcd", "usbhid", "hid_generic", "evdev")
_BUSYBOX = Path("/bin/busybox")
_INIT = """#!/busybox sh
/busybox mount -t devtmpfs none /dev
while read module; do /busybox insmod "$module"; done < /modules
/busybox mount -t 9p -o trans=virtio,version=9p2000.L,ro,cache=loose host /host
for kind in devtmpfs:dev proc:proc sysfs:sys; do /busybox mount -t ${kind%:*} none /host/${kind#*:}; done
cd /host && PYTHONPATH=REPOSITORY /busybox chroot /host PYTHON -B -m tests.machine.guest
/busybox poweroff -f
"""


def missing() -> str:
    """What this computer lacks for such a machine; empty if nothing."""
    here = {
        "qemu-system-x86": shutil.which("qemu-system-x86_64"),
        "linux-image-amd64": next(Path("/boot").glob("vmlinuz-*-amd64"), None),
        "busybox-static": _BUSYBOX.exists(),
        "kmod": shutil.which("modprobe"),
    }
    return ", ".join(package for package, found in here.items() if not found)


class Machine:
    """A running one; `said` is what the program `tests.machine.guest` in it prints."""

    def __init__(self, said: Output, orders: socket.socket) -> None:
        self.said = said
        self._orders = orders.makefile("rw")
        self._orders.readline()  # its greeting
        self._order("qmp_capabilities")

    def wait_for(self, text: str) -> str:
        """The next line with this text in it."""
        end_s = time.monotonic() + PATIENCE_S
        while (line := self.said.next_with(text)) is None:
            is_over = time.monotonic() > end_s or "Power down" in self.said.text
            assert not is_over, f"{text!r} was not said.\n{self.said.text}"
        return line

    def scan(self, code: str) -> None:
        """Type a code and Enter, as a scanner in US mode does."""
        for letter in code.lower():
            self._press("shift", letter)
        self._press("ret")

    def unplug(self, keyboard: str) -> None:
        self._order("device_del", id=keyboard)

    def plug(self, keyboard: str) -> None:
        self._order("device_add", driver="usb-kbd", id=keyboard, port="1")

    def _press(self, *keys: str) -> None:
        for is_down, order in ((True, keys), (False, keys[::-1])):
            for key in order:
                event = {"type": "key", "data": {"down": is_down, "key": {"type": "qcode", "data": key}}}
                self._order("input-send-event", events=[event])
            time.sleep(0.02)  # a USB keyboard is asked a hundred times a second

    def _order(self, name: str, **arguments: Any) -> None:
        self._orders.write(json.dumps({"execute": name, "arguments": arguments}) + "\n")
        self._orders.flush()
        while "return" not in (answer := json.loads(self._orders.readline())):
            assert "error" not in answer, answer


@contextmanager
def machine() -> Iterator[Machine]:
    """Start one, with the keyboard `first` plugged in, and switch it off afterwards."""
    kernel = max(Path("/boot").glob("vmlinuz-*-amd64"))
    with TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "initrd").write_bytes(gzip.compress(_start_up(kernel.name.removeprefix("vmlinuz-"), folder), 1))
        share = "local,path=/,mount_tag=host,security_model=none,readonly=on,multidevs=remap"
        command = [
            "qemu-system-x86_64",
            "-m",
            "768",
            "-no-reboot",
            "-display",
            "none",
            "-vga",
            "none",
            "-serial",
            "stdio",
        ]
        command += ["-kernel", str(kernel), "-initrd", f"{folder}/initrd", "-append", "console=ttyS0 quiet panic=-1"]
        command += ["-virtfs", share, "-usb", "-device", "usb-kbd,id=first,port=1"]
        command += ["-qmp", f"unix:{folder}/orders,server=on,wait=off"]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            assert process.stdout is not None
            with _connected(folder / "orders") as orders, process.stdout:
                yield Machine(Output(process.stdout.fileno()), orders)
                process.terminate()
                process.wait(PATIENCE_S)
        finally:
            process.kill()
            process.wait()


def _start_up(release: str, folder: Path) -> bytes:
    """What the kernel finds in its memory: the drivers, and the program that opens this computer's files to it."""
    files = folder / "files"
    for name in ("dev", "host"):
        (files / name).mkdir(parents=True)
    modules = _modules(release)
    for module in modules:
        shutil.copy(module, files)
    (files / "modules").write_text("".join(f"/{module.name}\n" for module in modules), encoding="utf-8")
    shutil.copy(_BUSYBOX, files / "busybox")
    init = _INIT.replace("REPOSITORY", str(ROOT)).replace("PYTHON ", f"{sys.executable} ")
    (files / "init").write_text(init, encoding="utf-8")
    (files / "init").chmod(0o755)
    names = "\n".join(str(path.relative_to(files)) for path in files.rglob("*"))
    packing = [str(_BUSYBOX), "cpio", "-o", "-H", "newc"]
    return subprocess.run(packing, input=names.encode(), cwd=files, capture_output=True, check=True).stdout


def _modules(release: str) -> list[Path]:
    """The drivers' files, each behind those that it needs."""
    paths: dict[Path, None] = {}
    for name in _MODULES:
        asked = ["modprobe", "--show-depends", "--set-version", release, name]
        told = subprocess.run(asked, capture_output=True, check=True, encoding="utf-8").stdout
        paths |= {Path(line.split()[1]): None for line in told.splitlines() if line.startswith("insmod")}
    return list(paths)


@contextmanager
def _connected(path: Path) -> Iterator[socket.socket]:
    end_s = time.monotonic() + PATIENCE_S
    while not path.exists():
        assert time.monotonic() < end_s, "the machine does not start"
        time.sleep(0.05)
    with socket.socket(socket.AF_UNIX) as orders:
        orders.connect(str(path))
        yield orders
