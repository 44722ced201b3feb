"""Make and keep the certificates of a shared table: that of its own authority, which a phone accepts once, and that of
the address which the table has now.

The authority is good only for addresses inside a private network, and its certificate says so (RFC 5280, 4.2.1.10):
were its key stolen, it could not speak for a site of the internet.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID

from assistant.screen.address import PRIVATE, Certificate

NAME = "Sushi Says"  # as phones show it in their settings
AUTHORITY_LIFE = timedelta(days=3650)
LIFE = timedelta(days=397)  # iPhones refuse more than 825 days (Apple, "Requirements for trusted certificates")
RENEWED = timedelta(days=30)  # before the end
SKEW = timedelta(days=1)  # a phone's clock may be behind


@dataclass(frozen=True, slots=True)
class _Pair:
    certificate: x509.Certificate
    key: EllipticCurvePrivateKey


def keep_certificate(folder: Path, address: IPv4Address, now: datetime | None = None) -> Certificate:
    """The certificates in this folder, made or renewed as need be; their keys are for their owner only.

    The authority stays the same for years, so that phones need not accept another one. The other certificate is made
    anew for a new address, and a month before its end. Raises OSError where they cannot be kept.
    """
    now = now or datetime.now(UTC)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    authority = _load(folder / "authority")
    if authority is None or authority.certificate.not_valid_after_utc < now + LIFE + RENEWED:
        authority = _authority(now)
        _save(folder / "authority", authority, [])
    own = _load(folder / "address")
    if own is None or not _is_good(own.certificate, authority.certificate, address, now):
        own = _own(address, authority, now)
        _save(folder / "address", own, [authority.certificate])
    return Certificate(
        folder / "address.crt",
        folder / "address.key",
        authority.certificate.public_bytes(Encoding.DER),
        authority.certificate.fingerprint(SHA256()).hex(":").upper(),
    )


def _is_good(own: x509.Certificate, authority: x509.Certificate, address: IPv4Address, now: datetime) -> bool:
    try:
        own.verify_directly_issued_by(authority)
        names = own.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (x509.ExtensionNotFound, InvalidSignature, TypeError, ValueError):
        return False
    return names.get_values_for_type(x509.IPAddress) == [address] and now + RENEWED < own.not_valid_after_utc


def _authority(now: datetime) -> _Pair:
    key = generate_private_key(SECP256R1())
    name = _name(NAME)
    # Networks, and one name: without a name that is permitted, all would be. That one can be nobody's (RFC 2606).
    permitted = [*map(x509.IPAddress, map(IPv4Network, PRIVATE)), x509.DNSName("sushi-says.invalid")]
    made = (
        _certificate(name, name, key, now, AUTHORITY_LIFE)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .add_extension(_usage(is_authority=True), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )
    return _Pair(made.sign(key, SHA256()), key)


def _own(address: IPv4Address, authority: _Pair, now: datetime) -> _Pair:
    key = generate_private_key(SECP256R1())
    issuer = authority.key.public_key()
    made = (
        _certificate(_name(f"{NAME} at {address}"), authority.certificate.subject, key, now, LIFE)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(address)]), critical=False)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(_usage(is_authority=False), critical=True)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(issuer), critical=False)
    )
    return _Pair(made.sign(authority.key, SHA256()), key)


def _name(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])


def _certificate(
    subject: x509.Name, issuer: x509.Name, key: EllipticCurvePrivateKey, now: datetime, life: timedelta
) -> x509.CertificateBuilder:
    return x509.CertificateBuilder(
        issuer, subject, key.public_key(), x509.random_serial_number(), now - SKEW, now - SKEW + life
    )


def _usage(*, is_authority: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not is_authority,
        key_cert_sign=is_authority,
        crl_sign=is_authority,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _load(stem: Path) -> _Pair | None:
    """What is kept there; None if there is nothing that can be used."""
    with suppress(OSError, ValueError, TypeError):
        certificate = x509.load_pem_x509_certificate(stem.with_suffix(".crt").read_bytes())
        key = load_pem_private_key(stem.with_suffix(".key").read_bytes(), None)
        if isinstance(key, EllipticCurvePrivateKey) and key.public_key() == certificate.public_key():
            return _Pair(certificate, key)
    return None


def _save(stem: Path, pair: _Pair, chain: Sequence[x509.Certificate]) -> None:
    """A key and its certificate that do not fit, as when the program broke off between them, are made anew."""
    key = pair.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    _write(stem.with_suffix(".key"), key)
    certificates = (pair.certificate, *chain)
    _write(stem.with_suffix(".crt"), b"".join(one.public_bytes(Encoding.PEM) for one in certificates))


def _write(file: Path, content: bytes) -> None:
    new = file.with_name(f"{file.name}.new")
    new.unlink(missing_ok=True)  # one that was left over might be readable for others
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
        opened.write(content)
    new.replace(file)
