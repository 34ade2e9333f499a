"""A passkey in software: makes and signs what a browser would answer, with all that it adds."""

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey, of one site unless it is told to lie."""

    def __init__(self, site: str, origin: str) -> None:
        self.site = site
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: dict[str, Any], **lies: str) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        numbers = self._key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        told = self._told(HAS_KEY, lies) + attested
        client = self._client("webauthn.create", options, lies)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
        return self._answer({"clientDataJSON": client, "attestationObject": attestation})

    def signed(self, options: dict[str, Any], **lies: str) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.uses += 1
        told, client = self._told(0, lies), self._client("webauthn.get", options, lies)
        signature = self._key.sign(told + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            {"clientDataJSON": client, "authenticatorData": told, "signature": signature}
        )

    def _told(self, flags: int, lies: dict[str, str]) -> bytes:
        site = lies.get("site", self.site)
        marks = bytes([PRESENT | VERIFIED | flags])
        return sha256(site.encode()).digest() + marks + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any], lies: dict[str, str]) -> bytes:
        told = {
            "type": kind,
            "challenge": lies.get("challenge", options["challenge"]),
            "origin": lies.get("origin", self.origin),
        }
        return json.dumps(told).encode()

    def _answer(self, response: dict[str, bytes]) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        parts = {part: bytes_to_base64url(value) for part, value in response.items()}
        more = {"transports": ["internal"], "publicKeyAlgorithm": -7}
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "response": {**parts, **more},
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
        }
