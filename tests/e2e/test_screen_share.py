"""Pages that are shared with a network: protected by a certificate that a phone accepts, and to no other name."""

from __future__ import annotations

import http.client
import socket
import ssl
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import heard, look_at, served, wait_for_line
from tests.e2e.film import seen
from tests.e2e.program import AtTerminal, run
from tests.e2e.test_screen_access import assert_accessible, assert_nothing_cut_off
from tests.e2e.test_screen_scan import TEMPURA, press_camera, reveals, with_camera

ADDRESS = "127.0.0.2"  # one of this computer's own stands for the one in a network
# A browser protects whatever is on the same computer. A page from elsewhere is left without these, unless by https.
FROM_ELSEWHERE = """if (location.protocol !== "https:") {
    Object.defineProperty(window, "isSecureContext", { value: false });
    delete Navigator.prototype.mediaDevices;
    delete Navigator.prototype.wakeLock;
}"""
# The page keeps its lock to itself: take note of each one that the browser grants.
NOTED_LOCKS = """if (navigator.wakeLock) {
    window.locks = [];
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (kind) => (window.locks.push(await request(kind)), window.locks.at(-1));
}"""


def ask(url: str, trusted: bytes | None = None, **headers: str) -> tuple[int, bytes]:
    """The status and the body of an answer; over HTTPS by a client that trusts this authority alone."""
    parts = urlsplit(url)
    connection: http.client.HTTPConnection
    if parts.scheme == "https":
        context = ssl.create_default_context(cadata=trusted)
        connection = http.client.HTTPSConnection(parts.netloc, context=context)
    else:
        connection = http.client.HTTPConnection(parts.netloc)
    try:
        connection.request("POST" if "Origin" in headers else "GET", parts.path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def protected(url: str) -> str:
    """The protected address of a page: at the port behind it."""
    parts = urlsplit(url)
    assert parts.port
    return f"https://{parts.hostname}:{parts.port + 1}{parts.path}"


def test_a_phone_accepts_the_certificate_and_scans(home: Path, tmp_path: Path) -> None:
    with served(home, "--share", ADDRESS, "--state", str(home / "games")) as game:
        accept(tmp_path, ask(f"{game.table}sushi-says.crt")[1])
        with with_camera(tmp_path, seen((TEMPURA, 5)), home=tmp_path) as browser:
            ana, bruno = (look_at(browser, url, script=FROM_ELSEWHERE + NOTED_LOCKS) for url in game.seats.values())
            wait_for_line(bruno, "this is your page")
            expect(bruno.get_by_text("give the camera only to protected pages")).to_be_visible()
            expect(bruno.locator("#camera")).to_be_hidden()
            expect(bruno.locator("#awake-line")).to_be_hidden()
            assert_accessible(bruno, "a seat from elsewhere, without https")
            bruno.locator("button[data-key=turn]").click()
            wait_for_line(bruno, "Round one, turn one")
            how = look_at(browser, f"{game.table}certificate?lang=fr")
            assert how.get_by_role("heading", level=1).inner_text() == "Accepter le certificat de cette table"
            assert_accessible(how, "how to accept the certificate")
            assert_nothing_cut_off(how)
            with how.expect_download() as download:
                how.get_by_role("link", name="Télécharger le certificat").click()
            assert download.value.suggested_filename == "sushi-says.crt"
            link = bruno.locator("#scan-safe-page").get_attribute("href")
            assert link == protected(game.seats["Bruno"])
            bruno.goto(link)
            bruno.locator("#awake").check()
            bruno.wait_for_function("locks.length && !locks.at(-1).released")
            bruno.locator("#awake").uncheck()
            bruno.wait_for_function("locks.every((lock) => lock.released)")
            press_camera(bruno)
            wait_for_line(ana, "Bruno: tempura.")
            wait_for_line(bruno, "Bruno: tempura.")
            assert "Ana: tempura." not in heard(ana)
        assert reveals(home) == [("page-2", 2, False)]


def accept(phone: Path, certificate: bytes) -> None:
    """Trust this authority for pages, as a phone's settings let its owner do."""
    (phone / "sushi-says.crt").write_bytes(certificate)
    store = phone / ".pki/nssdb"
    store.mkdir(parents=True)
    subprocess.run(["certutil", "-N", "-d", f"sql:{store}", "--empty-password"], check=True)
    trust = ["-A", "-n", "Sushi Says", "-t", "C,,", "-i", str(phone / "sushi-says.crt")]
    subprocess.run(["certutil", "-d", f"sql:{store}", *trust], check=True)


def test_each_place_answers_to_its_own_names_only(home: Path) -> None:
    with served(home, "--share", ADDRESS) as game:
        authority = ask(f"{game.table}sushi-says.crt")[1]
        safe = protected(game.table)
        port = urlsplit(game.table).port
        assert port
        mine, plain, other = (urlsplit(url).netloc for url in (safe, game.table, "http://evil.example"))
        assert ask(safe, authority)[0] == ask(f"http://127.0.0.1:{port}/")[0] == 200
        with pytest.raises(ssl.SSLCertVerificationError):
            ask(safe)  # a client that has not accepted it
        for url, hosts in {
            game.table: {plain: 200, f"127.0.0.1:{port}": 200, f"localhost:{port}": 200, mine: 403, other: 403},
            safe: {mine: 200, plain: 403, f"127.0.0.1:{port + 1}": 403, other: 403},
        }.items():
            assert {host: ask(url, authority, Host=host)[0] for host in hosts} == hosts
        for url, origin, status in (
            (safe, safe, 400),  # understood, and no wish in it
            (safe, game.table, 403),
            (game.table, game.table, 400),
            (game.table, safe, 403),
            (game.table, "http://evil.example/", 403),
        ):
            link = f"{url.rstrip('/')}{urlsplit(game.seats['Ana']).path}/ask"
            assert ask(link, authority, Origin=origin.rstrip("/"))[0] == status, (url, origin)


def test_the_certificate_stays_and_how_to_accept_it_is_told(home: Path) -> None:
    with served(home, "--share", ADDRESS) as game:
        fingerprint = game.program.wait_for("fingerprint: ")
    dealt = ("--players", "Ana,Bruno", "--voice", "none")
    with AtTerminal(home, "play", "--share", ADDRESS, *dealt) as program:
        assert program.wait_for("fingerprint: ") == fingerprint
        program.type("pages\r")
        told = program.wait_for(f"go to http://{ADDRESS}:")
        assert "iPhone" in told
        assert "Android" in told


def test_unshared_pages_are_this_computers_only(home: Path) -> None:
    with served(home) as game:
        parts = urlsplit(game.table)
        assert parts.hostname == "127.0.0.1"
        assert ask(f"{game.table}certificate")[0] == ask(f"{game.table}sushi-says.crt")[0] == 404
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((ADDRESS, parts.port or 0)).close()


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("table", "--share takes an address such as 192.168.1.20, not 'table'.\n"),
        (
            "93.184.215.14",
            "93.184.215.14 is no address of a private network; the pages are shared in such a one only.\n",
        ),
        ("10.255.254.253", "10.255.254.253 is not an address of this computer.\n"),
    ],
)
def test_an_address_that_cannot_be_shared_is_told(home: Path, address: str, why: str) -> None:
    done = run(home, "play", "--share", address)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", why)
