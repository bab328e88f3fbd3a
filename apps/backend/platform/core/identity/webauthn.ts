// What browsers say about passkeys, made and read by @simplewebauthn/server, which is loaded with
// the first one that is made or shown.
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { generateKeyPairSync } from 'node:crypto';
import type * as Library from '@simplewebauthn/server';

/** Where passkeys count: browsers show them to no other site. */
export interface Site {
  /** The host, without a port. */
  readonly id: string;
  readonly origin: string;
  /** As people know it. */
  readonly name: string;
}
export const siteAt = (publicUrl: string, name: string): Site => {
  const { hostname: id, origin } = new URL(publicUrl);
  return { id, origin, name };
};

export type CreationOptions = Library.PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = Library.PublicKeyCredentialRequestOptionsJSON;

/** What a browser tells of a passkey that it made; everything in base64url. */
export interface MadePasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestation: string;
}
/** What it tells of one that is to let its user in. */
export interface ShownPasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string | undefined;
}
/** One that was made and is right. */
export interface NewPasskey {
  readonly passkey: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
}

let loaded: Promise<typeof Library> | undefined;
const library = (): Promise<typeof Library> => (loaded ??= import('@simplewebauthn/server'));

/** Shown to nobody, the same for all passkeys of a user: a device keeps one for each. */
const handleBytes = (userId: number) => new Uint8Array(Buffer.from(actorOf(userId)));
export const handleOf = (userId: number): string =>
  Buffer.from(handleBytes(userId)).toString('base64url');

/** Long enough to fetch the phone from the other room. */
const TIMEOUT_MS = 300_000;

/** EdDSA, ES256 and RS256 (RFC 8152, RFC 8812): what devices of today have. */
const ALGORITHMS = [-8, -7, -257];

/** It stays on the device with its user's name, and the device asks who is there. */
export async function offerFor(
  site: Site,
  given: {
    readonly userId: number;
    readonly email: string;
    readonly name: string;
    readonly challenge: string;
    readonly known: readonly string[];
  },
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpID: site.id,
    rpName: site.name,
    userID: handleBytes(given.userId),
    userName: given.email,
    userDisplayName: given.name,
    challenge: new Uint8Array(Buffer.from(given.challenge, 'base64url')),
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: given.known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Of whomever: the device knows whose passkeys it has. The library would add nothing to it, and
 * every sign-in page asks.
 */
export const requestFor = ({ id: rpId }: Site, challenge: string): RequestOptions => ({
  rpId,
  challenge,
  timeout: TIMEOUT_MS,
  userVerification: 'required',
});

/** The challenge that a browser says it answers; undefined where it says none. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = said as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The library throws plain errors for whatever a browser has wrong. */
const orUndefined = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch(() => undefined);

/** What was made for this challenge; undefined when anything about it is not as it was asked. */
export async function readMade(
  site: Site,
  { id, clientDataJSON, attestation }: MadePasskey,
  expectedChallenge: string,
): Promise<Omit<NewPasskey, 'passkey'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  const read = await orUndefined(
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject: attestation },
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!read?.verified) return undefined;
  const { id: credentialId, publicKey, counter } = read.registrationInfo.credential;
  // What it calls itself is what it signed.
  return credentialId === id
    ? { credentialId, publicKey: Buffer.from(publicKey), counter }
    : undefined;
}

/** COSE's head of a key on P-256 for ES256, and what stands between its two numbers (RFC 9052). */
const COSE_KEY = Buffer.from('a5010203262001215820', 'hex');
const COSE_Y = Buffer.from('225820', 'hex');
/** A key whose other half nobody kept: looked at where a passkey is unknown. */
function nobodysKey(): Buffer {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  return Buffer.concat([
    COSE_KEY,
    Buffer.from(x, 'base64url'),
    COSE_Y,
    Buffer.from(y, 'base64url'),
  ]);
}
let nobodys: Buffer | undefined;

/**
 * How often the passkey says it was used, when it is the one that is kept, its user was asked by
 * the device and nobody has used a copy of it; otherwise undefined.
 */
export async function readShown(
  site: Site,
  { id, clientDataJSON, authenticatorData, signature }: ShownPasskey,
  expectedChallenge: string,
  kept: { readonly publicKey: Buffer; readonly counter: number } | undefined,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const read = await orUndefined(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id,
        publicKey: new Uint8Array(kept?.publicKey ?? (nobodys ??= nobodysKey())),
        counter: kept?.counter ?? 0,
      },
      requireUserVerification: true,
    }),
  );
  return read?.verified && kept ? read.authenticationInfo.newCounter : undefined;
}
