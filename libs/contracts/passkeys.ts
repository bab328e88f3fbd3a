// Passkey routes: register, rename, remove, and sign in (rule: passkeys). Browser requests and
// responses follow the WebAuthn standard.
import { z } from 'zod';
import { commands } from '@purlin/domain/access/user-commands.ts';
import { SignedIn } from './signing-in.ts';
import { action, query } from './route.ts';

/** One of the caller's passkeys. */
export const OwnPasskey = z
  .object({
    passkey: z.string(),
    name: z.string(),
    addedAt: z.string(),
    usedAt: z.string().nullable(),
  })
  .meta({ id: 'OwnPasskey' });
export type OwnPasskey = z.infer<typeof OwnPasskey>;

const Known = z.array(z.object({ id: z.string(), type: z.string() }));
const Demand = z.enum(['required', 'preferred', 'discouraged']).optional();

/** PublicKeyCredentialCreationOptionsJSON in WebAuthn. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.string() })),
  timeout: z.number().optional(),
  excludeCredentials: Known.optional(),
  authenticatorSelection: z
    .object({
      residentKey: Demand,
      requireResidentKey: z.boolean().optional(),
      userVerification: Demand,
    })
    .optional(),
  attestation: z.enum(['none', 'direct', 'indirect', 'enterprise']).optional(),
});
/** PublicKeyCredentialRequestOptionsJSON in WebAuthn. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: Known.optional(),
  userVerification: Demand,
});

/** Base64url of limited length. */
const Coded = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'Please send base64url')
    .max(most);
/** WebAuthn limits a credential id to 1023 bytes. */
const CredentialId = Coded(1_364);
const Made = z.object({
  id: CredentialId,
  clientDataJSON: Coded(4_000),
  attestation: Coded(16_000),
});
const Shown = z.object({
  id: CredentialId,
  clientDataJSON: Coded(4_000),
  authenticatorData: Coded(4_000),
  signature: Coded(8_000),
  /** The user handle given at registration. */
  userHandle: Coded(100).optional(),
});

/** Shown once; the user should store them away from the device. */
const RecoveryCodes = z.array(z.string());

const { name } = commands.AddPasskey.shape;
/** Rate limit for challenges, per minute and address. */
const CHALLENGES = 60;

export const passkeys = {
  list: query('/api/auth/passkeys', {
    right: 'signed-in',
    summary: 'The caller’s passkeys, and when each was last used',
    answer: z.array(OwnPasskey),
  }),
  begin: action('POST', '/api/auth/passkeys/begin', {
    right: 'signed-in',
    password: true,
    summary: 'Options for creating a passkey in the browser; it takes effect once it’s added',
    answer: CreationOptions,
  }),
  add: action('POST', '/api/auth/passkeys', {
    right: 'signed-in',
    password: true,
    creates: true,
    summary:
      'Adds a passkey created with the options from `begin` in this session. An admin without an ' +
      'authenticator app gets recovery codes with the first one, shown once',
    body: Made.extend({ name }),
    answer: OwnPasskey.extend({ recoveryCodes: RecoveryCodes.nullable() }),
  }),
  rename: action('POST', '/api/auth/passkeys/:passkey/rename', {
    right: 'signed-in',
    summary: 'Renames one of the caller’s passkeys',
    body: z.object({ name }),
    answer: z.object({}),
  }),
  remove: action('POST', '/api/auth/passkeys/:passkey/remove', {
    right: 'signed-in',
    password: true,
    summary: 'Removes one of the caller’s passkeys; it can no longer be used to sign in',
    answer: z.object({}),
  }),
  renewCodes: action('POST', '/api/auth/passkeys/recovery-codes', {
    right: 'signed-in',
    password: true,
    summary:
      'Creates new recovery codes for a user with a passkey and no authenticator app; they ' +
      'replace the old ones and are shown once',
    answer: z.object({ recoveryCodes: RecoveryCodes }),
  }),
  ask: action('POST', '/api/auth/passkeys/challenge', {
    right: 'everyone',
    limit: CHALLENGES,
    counts: 'every',
    summary:
      'A one-time passkey challenge, tied to the session or, if there is none, to a cookie. It ' +
      'doesn’t depend on the user',
    answer: RequestOptions,
  }),
  signIn: action('POST', '/api/login/passkey', {
    right: 'everyone',
    summary:
      'Signs in with a passkey instead of email and password; no code is needed, because the ' +
      'device verifies the user',
    body: Shown,
    answer: SignedIn,
  }),
  confirm: action('POST', '/api/auth/passkeys/confirm', {
    right: 'signed-in',
    summary:
      'Confirms it’s the caller with a passkey instead of the password; calls refused as ' +
      '`password-needed` then go through',
    body: Shown,
    answer: z.object({}),
  }),
};
