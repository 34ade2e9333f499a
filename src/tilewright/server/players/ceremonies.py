"""Passkeys (WebAuthn): what a browser is asked to sign, and whether its answer holds.

The library does the cryptography; what was asked is kept in the store for one answer. It is slow
to import and seldom needed, so it is imported where it is used.
"""

from typing import Any, NamedTuple

from msgspec import json, structs
from starlette.requests import Request

from tilewright.server.limits.rates import is_address
from tilewright.server.players.answers import Credential
from tilewright.tables.refusals import Denied

TITLE = "Tilewright"
TIMEOUT = 300_000  # milliseconds for an answer


class Site(NamedTuple):
    """Where a passkey is used: the name of the server, and the origin of its page."""

    name: str
    origin: str


class Passkey(NamedTuple):
    """What is kept of a passkey."""

    id: str
    public_key: str
    uses: int  # by its own count


def site_of(request: Request) -> Site:
    """The site of a request, whose name and origin were checked before; raises Denied."""
    host = request.headers.get("host", "").lower()
    name = host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host
    name, scheme = name.removesuffix("."), request.url.scheme
    if not name or is_address(name.strip("[]")) or (scheme != "https" and name != "localhost"):
        raise Denied("passkey", why="site")
    usual = {"http": ":80", "https": ":443"}[scheme]
    return Site(name, f"{scheme}://{host.removesuffix(usual)}")


def registration_options(site: Site, player: str, name: str, known: list[str]) -> dict[str, Any]:
    """What the browser is asked for to make a passkey; none on a device that has one already."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.name,
        rp_name=TITLE,
        user_id=player.encode(),
        user_name=name,
        timeout=TIMEOUT,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known
        ],
    )
    found: dict[str, Any] = json.decode(options_to_json(options))
    return found


def sign_in_options(site: Site) -> dict[str, Any]:
    """What the browser is asked for to sign somebody in; it knows who they are, we don't yet."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(rp_id=site.name, timeout=TIMEOUT)
    found: dict[str, Any] = json.decode(options_to_json(options))
    return found


def challenge_of(options: dict[str, Any]) -> bytes:
    """What a passkey is asked to sign."""
    from webauthn.helpers import base64url_to_bytes

    return base64url_to_bytes(options["challenge"])


def challenge_in(credential: Credential) -> bytes:
    """What a passkey says it was asked to sign; raises Denied."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    try:
        raw = base64url_to_bytes(credential.response.clientDataJSON)
        return parse_client_data_json(raw).challenge
    except Exception as error:  # whatever is wrong with what somebody has sent
        raise Denied("passkey", why="refused") from error


def registered(credential: Credential, site: Site, challenge: bytes) -> Passkey:
    """The new passkey of an answer that holds; raises Denied."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        found = verify_registration_response(
            credential=_plain(credential),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception as error:
        raise Denied("passkey", why="refused") from error
    key = bytes_to_base64url(found.credential_public_key)
    return Passkey(bytes_to_base64url(found.credential_id), key, found.sign_count)


def signed_in(credential: Credential, site: Site, challenge: bytes, known: Passkey) -> int:
    """How often a passkey was used by now, if its answer holds; raises Denied."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    try:
        found = verify_authentication_response(
            credential=_plain(credential),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.uses,
        )
    except Exception as error:
        raise Denied("passkey", why="refused") from error
    return found.new_sign_count


def _plain(credential: Credential) -> dict[str, Any]:
    """A credential as the library reads it, without what was not sent."""
    response = {
        name: value
        for name, value in structs.asdict(credential.response).items()
        if value is not None
    }
    return {
        "id": credential.id,
        "rawId": credential.rawId,
        "type": credential.type,
        "response": response,
    }
