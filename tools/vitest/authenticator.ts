// A device that makes and shows passkeys, for specs that need one that lies: it counts back, serves
// another site, or signs with another key. The journeys have Chromium's own.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The site that specs sign in at: its product has this `PUBLIC_URL`. */
export const SITE = { rpId: 'office.purlin.test', origin: 'https://office.purlin.test' } as const;

export interface Asked {
  readonly challenge: string;
}
/** What it says differently than an honest device at the site would. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  /** The device did not ask who is there. */
  readonly unasked?: boolean;
  readonly type?: string;
  readonly key?: KeyObject;
  readonly id?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;
const coded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** A public key as COSE has it. */
function coseOf(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

const attestationOf = (authData: Uint8Array): Uint8Array =>
  isoCBOR.encode(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]) as never,
  );

/** Of one site: it has one passkey. */
export function authenticatorAt(site: { readonly rpId: string; readonly origin: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge }: Asked, lies: Lies): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? site.origin }));
  const head = (flags: number, lies: Lies): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? ++counter);
    const said = Buffer.from([PRESENT | (lies.unasked ? 0 : VERIFIED) | flags]);
    return Buffer.concat([sha256(lies.rpId ?? site.rpId), said, count]);
  };

  return {
    key: privateKey,
    /** The body that adds it. */
    make(asked: Asked, lies: Lies = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const nameless = Buffer.alloc(16);
      const parts = [head(WITH_KEY, lies), nameless, length, id, coseOf(publicKey)];
      return {
        id: coded(id),
        clientDataJSON: coded(clientData(lies.type ?? 'webauthn.create', asked, lies)),
        attestation: coded(attestationOf(Buffer.concat(parts))),
      };
    },
    /** The body that signs in, or confirms. */
    show(asked: Asked, lies: Lies = {}) {
      const data = clientData(lies.type ?? 'webauthn.get', asked, lies);
      const authenticatorData = head(0, lies);
      const signed = Buffer.concat([authenticatorData, sha256(data)]);
      return {
        id: lies.id ?? coded(id),
        clientDataJSON: coded(data),
        authenticatorData: coded(authenticatorData),
        signature: coded(sign('sha256', signed, lies.key ?? privateKey)),
      };
    },
  };
}
