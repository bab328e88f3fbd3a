// Sign-in facts: who signed in, was refused or signed out (rule: sign-ins). They contain no
// password, code, token or address.
import { z } from 'zod';
import { Device } from './devices.ts';

/** How a user signed in. A code is entered in addition to a password or an e-mailed link. */
export const WayIn = z.enum([
  'password',
  'code',
  'recovery-code',
  'passkey',
  'link',
  'link-and-code',
]);
export type WayIn = z.infer<typeof WayIn>;

/** For the last two the credentials were right, but sign-in was refused anyway. */
export const WhyRefused = z.enum([
  'wrong-password',
  'wrong-code',
  'wrong-passkey',
  'passkey-needed',
  'deactivated',
]);
export type WhyRefused = z.infer<typeof WhyRefused>;

/** Which sessions the user ended: the current one, another one, or all others. */
export const EndedSessions = z.enum(['this', 'another', 'others']);
export type EndedSessions = z.infer<typeof EndedSessions>;

export const signInEvents = {
  SignedIn: Device.extend({ way: WayIn }),
  /** The caller is unauthenticated: only the account is known. */
  SignInRefused: Device.extend({ why: WhyRefused }),
  /** Too many failures: unknown devices must wait, and refusals go unrecorded for an hour. */
  SignInPaused: z.object({}),
  SignedOut: z.object({ sessions: EndedSessions }),
};

export const signInCommands = {
  NoteSignIn: signInEvents.SignedIn,
  NoteSignInRefused: signInEvents.SignInRefused,
  NoteSignInPaused: signInEvents.SignInPaused,
  NoteSignOut: signInEvents.SignedOut,
};

type Data<T extends keyof typeof signInEvents> = z.infer<(typeof signInEvents)[T]>;
interface MayBeForgotten {
  readonly status: string;
}

/** Recorded for every existing user, active or not; never for a forgotten one. */
const of =
  <T extends keyof typeof signInEvents>(type: T) =>
  (data: Data<T>, { status }: MayBeForgotten): { readonly type: T; readonly data: Data<T> }[] =>
    status === 'none' || status === 'forgotten' ? [] : [{ type, data }];

export const signInDecisions = {
  NoteSignIn: of('SignedIn'),
  NoteSignInRefused: of('SignInRefused'),
  NoteSignInPaused: of('SignInPaused'),
  NoteSignOut: of('SignedOut'),
};

const stays = <State>(state: State): State => state;
/** No decision depends on sign-ins. */
export const signInsEvolve = {
  SignedIn: stays,
  SignInRefused: stays,
  SignInPaused: stays,
  SignedOut: stays,
};

/** Most screens show users' names; these events must not make every screen reload. */
export const quietSignIns = ['SignedIn', 'SignInRefused', 'SignInPaused', 'SignedOut'] as const;
