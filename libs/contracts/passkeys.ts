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
    summary: 'The passkeys of the user, and when each was used last',
    answer: z.array(OwnPasskey),
  }),
  begin: action('POST', '/api/auth/passkeys/begin', {
    right: 'signed-in',
    password: true,
    summary: 'What a browser is to make a passkey with; it counts once it was added',
    answer: CreationOptions,
  }),
  add: action('POST', '/api/auth/passkeys', {
    right: 'signed-in',
    password: true,
    creates: true,
    summary:
      'Adds a passkey that was made for what `begin` answered in this session. An ' +
      'admin who has no app gets recovery codes with the first one, this once',
    body: Made.extend({ name }),
    answer: OwnPasskey.extend({ recoveryCodes: RecoveryCodes.nullable() }),
  }),
  rename: action('POST', '/api/auth/passkeys/:passkey/rename', {
    right: 'signed-in',
    summary: 'Gives one of the user’s passkeys another name',
    body: z.object({ name }),
    answer: z.object({}),
  }),
  remove: action('POST', '/api/auth/passkeys/:passkey/remove', {
    right: 'signed-in',
    password: true,
    summary: 'Removes one of the user’s passkeys: it lets nobody in any more',
    answer: z.object({}),
  }),
  renewCodes: action('POST', '/api/auth/passkeys/recovery-codes', {
    right: 'signed-in',
    password: true,
    summary:
      'New recovery codes for whoever has a passkey and no app, in place of those before, shown ' +
      'this once',
    answer: z.object({ recoveryCodes: RecoveryCodes }),
  }),
  ask: action('POST', '/api/auth/passkeys/challenge', {
    right: 'everyone',
    limit: CHALLENGES,
    counts: 'every',
    summary:
      'What a browser is to show a passkey for, once: for the session, or for a cookie where ' +
      'there is none. It is the same for everybody',
    answer: RequestOptions,
  }),
  signIn: action('POST', '/api/login/passkey', {
    right: 'everyone',
    summary:
      'Signs in with a passkey instead of e-mail and password; no code is asked besides, because ' +
      'the device has asked who is there',
    body: Shown,
    answer: SignedIn,
  }),
  confirm: action('POST', '/api/auth/passkeys/confirm', {
    right: 'signed-in',
    summary:
      'Shows a passkey instead of giving the password again; calls that were refused as ' +
      '`password-needed` then go through',
    body: Shown,
    answer: z.object({}),
  }),
};
