/** Passkeys: what the server asks as JSON, handed to the browser, and its answer as the server reads it. */
import type { Credential } from "../../lib/protocol";

type Asked = Readonly<Record<string, unknown>>;
interface Named {
  readonly id: string;
}

/** What this browser could not do, or its reader did not want to. */
export class PasskeyError extends Error {
  constructor(readonly why: "cancelled" | "known" | "unable") {
    super(why);
  }
}

/** Can this browser use passkeys here? Only a page that came over a secure connection can. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && "credentials" in navigator;
}

/** A new passkey, as the server wants it; raises PasskeyError. */
export async function newPasskey(asked: Asked): Promise<Credential> {
  const user = asked.user as Named;
  const publicKey = {
    ...asked,
    ...read(asked, "excludeCredentials"),
    user: { ...user, id: bytesOf(user.id) },
  } as unknown as PublicKeyCredentialCreationOptions;
  const { id, rawId, response } = await answered(() => navigator.credentials.create({ publicKey }));
  const { attestationObject, clientDataJSON } = response as AuthenticatorAttestationResponse;
  return {
    id,
    rawId: textOf(rawId),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      attestationObject: textOf(attestationObject),
    },
  };
}

/** The signature of a passkey that was made before; raises PasskeyError. */
export async function signedByPasskey(asked: Asked): Promise<Credential> {
  const publicKey = {
    ...asked,
    ...read(asked, "allowCredentials"),
  } as unknown as PublicKeyCredentialRequestOptions;
  const { id, rawId, response } = await answered(() => navigator.credentials.get({ publicKey }));
  const given = response as AuthenticatorAssertionResponse;
  return {
    id,
    rawId: textOf(rawId),
    response: {
      clientDataJSON: textOf(given.clientDataJSON),
      authenticatorData: textOf(given.authenticatorData),
      signature: textOf(given.signature),
      userHandle: given.userHandle === null ? null : textOf(given.userHandle),
    },
  };
}

/** The fields that are bytes: the challenge, and the ids of passkeys in a list. */
function read(asked: Asked, list: string): Asked {
  const named = (asked[list] ?? []) as readonly Named[];
  return {
    challenge: bytesOf(asked.challenge as string),
    [list]: named.map((each) => ({ ...each, id: bytesOf(each.id) })),
  };
}

async function answered(
  ask: () => Promise<globalThis.Credential | null>,
): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found === null) throw new PasskeyError("cancelled");
    return found as PublicKeyCredential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === "InvalidStateError") throw new PasskeyError("known");
    const isWanted = error.name !== "NotAllowedError" && error.name !== "AbortError";
    throw new PasskeyError(isWanted ? "unable" : "cancelled");
  }
}

/** The bytes of a text in base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Bytes as base64url, without padding. */
export function textOf(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
