"""A shared table's certificates: kept, renewed in time, for private addresses only, and accepted by a strict client."""

from __future__ import annotations

import socket
import ssl
import threading
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address
from pathlib import Path

import pytest
from cryptography import x509

from assistant.screen.certificate import AUTHORITY_LIFE, LIFE, keep_certificate

HOME = IPv4Address("192.168.1.20")
HERE = IPv4Address("127.0.0.1")
NOW = datetime(2026, 12, 1, 20, 0, tzinfo=UTC)


def own(folder: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate((folder / "address.crt").read_bytes())


def test_it_is_made_once_and_kept_for_its_owner(tmp_path: Path) -> None:
    first = keep_certificate(tmp_path / "pages", HOME, NOW)
    serial = own(tmp_path / "pages").serial_number
    assert keep_certificate(tmp_path / "pages", HOME, NOW + timedelta(days=300)) == first
    assert own(tmp_path / "pages").serial_number == serial
    assert {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "pages").iterdir()} == dict.fromkeys(
        ("address.crt", "address.key", "authority.crt", "authority.key"), 0o600
    )


def test_a_new_address_or_a_near_end_needs_another_but_no_other_authority(tmp_path: Path) -> None:
    first = keep_certificate(tmp_path, HOME, NOW)
    moved = keep_certificate(tmp_path, IPv4Address("10.0.0.7"), NOW)
    assert moved == first
    assert own(tmp_path).extensions.get_extension_for_class(x509.SubjectAlternativeName).value == (
        x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("10.0.0.7"))])
    )
    late = NOW + LIFE - timedelta(days=20)
    assert keep_certificate(tmp_path, IPv4Address("10.0.0.7"), late) == first
    assert own(tmp_path).not_valid_after_utc > late + timedelta(days=360)


def test_an_authority_is_renewed_before_what_it_signs_would_outlive_it(tmp_path: Path) -> None:
    first = keep_certificate(tmp_path, HOME, NOW)
    late = NOW + AUTHORITY_LIFE - LIFE
    assert keep_certificate(tmp_path, HOME, late).fingerprint != first.fingerprint
    assert own(tmp_path).not_valid_after_utc > late + timedelta(days=360)


@pytest.mark.parametrize("name", ["authority.crt", "authority.key", "address.crt", "address.key"])
def test_damaged_files_are_made_anew(tmp_path: Path, name: str) -> None:
    keep_certificate(tmp_path, HERE)
    (tmp_path / name).write_bytes(b"-----BEGIN CERTIFICATE-----\n")
    assert handshake(tmp_path, "127.0.0.1") == ""


def test_a_strict_client_accepts_the_address_and_no_other(tmp_path: Path) -> None:
    assert handshake(tmp_path, "127.0.0.1") == ""
    assert "IP address mismatch" in handshake(tmp_path, "127.0.0.2")


def test_the_authority_cannot_speak_for_the_internet(tmp_path: Path) -> None:
    assert "permitted subtree violation" in handshake(tmp_path, "93.184.215.14", IPv4Address("93.184.215.14"))


def handshake(folder: Path, name: str, address: IPv4Address = HERE) -> str:
    """What a client that trusts the authority alone says of a server with this certificate; "" if all is well."""
    kept = keep_certificate(folder, address)
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(kept.chain, kept.key)
    trusting = ssl.create_default_context(cadata=kept.authority)
    trusting.verify_flags |= ssl.VERIFY_X509_STRICT
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            connection, _ = listener.accept()
            with connection, suppress(OSError):  # the client tells what it did not like
                serving.wrap_socket(connection, server_side=True).close()

        thread = threading.Thread(target=serve)
        thread.start()
        try:
            with socket.create_connection(listener.getsockname()) as plain:
                trusting.wrap_socket(plain, server_hostname=name).close()
        except ssl.SSLCertVerificationError as error:
            return error.verify_message
        finally:
            thread.join()
    return ""
