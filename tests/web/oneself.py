"""Who somebody is, in a browser: the page about oneself, and a virtual key with passkeys."""

from typing import Any

from playwright.sync_api import CDPSession, Locator, Page

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Authenticator:
    """A virtual one of a window, which keeps its passkeys."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._named = {"authenticatorId": made["authenticatorId"]}

    @property
    def passkeys(self) -> list[Any]:
        """What it keeps."""
        found: list[Any] = self._session.send("WebAuthn.getCredentials", self._named)["credentials"]
        return found

    def learn(self, passkey: Any) -> None:
        """Keep a passkey of another one, as a password manager does."""
        self._session.send("WebAuthn.addCredential", {**self._named, "credential": passkey})


def arrive(page: Page) -> Locator:
    """Open the page about oneself; the heading."""
    page.goto("/me")
    heading = page.get_by_role("heading", level=1)
    heading.wait_for()
    return heading


def games(page: Page) -> Locator:
    """The list of one's games there."""
    return page.get_by_role("region", name="Your games").get_by_role("listitem")


def press(page: Page, name: str) -> None:
    """Press a button of this name."""
    page.get_by_role("button", name=name, exact=True).click()
