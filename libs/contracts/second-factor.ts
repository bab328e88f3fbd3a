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
    summary: 'Whether signing in asks the user for a code, and how many recovery codes are left',
    answer: FactorState,
  }),
  lacking: query('/api/auth/second-factor/lacking', {
    right: 'users.read',
    summary:
      'How many admins have neither a second factor nor a passkey, and whether the caller is one ' +
      'of them: whoever asks it of all admins knows what follows. `onlyPasskey` have a ' +
      'passkey and no recovery codes, and cannot sign in without the device then',
    answer: z.object({
      admins: z.int().min(0),
      you: z.boolean(),
      onlyPasskey: z.int().min(0),
    }),
  }),
  begin: action('POST', '/api/auth/second-factor', {
    right: 'signed-in',
    password: true,
    summary: 'A new secret for the user’s app; it counts once a code of it was given',
    answer: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirm: action('POST', '/api/auth/second-factor/confirm', {
    right: 'signed-in',
    password: true,
    summary:
      'Gives the first code: signing in asks for one from now on, all other sessions end, and ' +
      'the answer has the recovery codes, this once',
    body: Code,
    answer: RecoveryCodes,
  }),
  renewCodes: action('POST', '/api/auth/second-factor/recovery-codes', {
    right: 'signed-in',
    password: true,
    summary: 'New recovery codes in place of those before, shown this once; a code allows it',
    body: Code,
    answer: RecoveryCodes,
  }),
  remove: action('POST', '/api/auth/second-factor/remove', {
    right: 'signed-in',
    password: true,
    summary: 'Takes the second factor away; a code allows it',
    body: Code,
    answer: z.object({}),
  }),
};
