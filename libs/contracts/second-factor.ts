// Routes of the caller's own second factor.
import { z } from 'zod';
import { FactorCode } from './signing-in.ts';
import { action, query } from './route.ts';

/** The state of a user's second factor. */
export const FactorState = z
  .object({
    on: z.boolean(),
    /** Unused recovery codes. */
    codesLeft: z.int().min(0),
  })
  .meta({ id: 'FactorState' });
export type FactorState = z.infer<typeof FactorState>;

/** Shown once; the user should store them away from the phone. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const Code = z.object({ code: FactorCode });

export const secondFactor = {
  state: query('/api/auth/second-factor', {
    right: 'signed-in',
    summary: 'Whether the caller needs a code to sign in, and how many recovery codes are left',
    answer: FactorState,
  }),
  lacking: query('/api/auth/second-factor/lacking', {
    right: 'users.read',
    summary:
      'How many admins have neither a second factor nor a passkey, and whether the caller is one ' +
      'of them, to see the effect of requiring it. `onlyPasskey` counts those with a passkey and ' +
      'no recovery codes, who then can’t sign in without the device',
    answer: z.object({
      admins: z.int().min(0),
      you: z.boolean(),
      onlyPasskey: z.int().min(0),
    }),
  }),
  begin: action('POST', '/api/auth/second-factor', {
    right: 'signed-in',
    password: true,
    summary:
      'A new secret for the caller’s authenticator app; it takes effect once its first code is ' +
      'entered',
    answer: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirm: action('POST', '/api/auth/second-factor/confirm', {
    right: 'signed-in',
    password: true,
    summary:
      'Turns on the second factor with its first code and ends all other sessions; the response ' +
      'has the recovery codes, shown once',
    body: Code,
    answer: RecoveryCodes,
  }),
  renewCodes: action('POST', '/api/auth/second-factor/recovery-codes', {
    right: 'signed-in',
    password: true,
    summary:
      'Creates new recovery codes, which replace the old ones and are shown once; requires a code',
    body: Code,
    answer: RecoveryCodes,
  }),
  remove: action('POST', '/api/auth/second-factor/remove', {
    right: 'signed-in',
    password: true,
    summary: 'Turns off the second factor; requires a code',
    body: Code,
    answer: z.object({}),
  }),
};
