// Who came in, who was kept out and who left: the facts of signing in (rule: sign-ins). Nothing
// that lets anybody in is among them: no password, code or token; and nobody's address.
import { z } from 'zod';
import { Device } from './devices.ts';

/** With what somebody came in; a code comes besides the password, or besides the e-mailed link. */
export const WayIn = z.enum([
  'password',
  'code',
  'recovery-code',
  'passkey',
  'link',
  'link-and-code',
]);
export type WayIn = z.infer<typeof WayIn>;

/** The last two had what lets somebody in, and were not let in all the same. */
export const WhyRefused = z.enum([
  'wrong-password',
  'wrong-code',
  'wrong-passkey',
  'passkey-needed',
  'deactivated',
]);
export type WhyRefused = z.infer<typeof WhyRefused>;

/** Which of their sessions somebody ended: the one they were in, another one, or all others. */
export const EndedSessions = z.enum(['this', 'another', 'others']);
export type EndedSessions = z.infer<typeof EndedSessions>;

export const signInEvents = {
  SignedIn: Device.extend({ way: WayIn }),
  /** Somebody tried whom nobody knows: only the account is theirs. */
  SignInRefused: Device.extend({ why: WhyRefused }),
  /** Too many were wrong: strangers wait, and for an hour no refusal is written down. */
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

/** Written down of everybody who is known, whoever may sign in; of the forgotten nothing is. */
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
/** Nothing that is decided depends on who came and went. */
export const signInsEvolve = {
  SignedIn: stays,
  SignInRefused: stays,
  SignInPaused: stays,
  SignedOut: stays,
};

/** Names of users stand on most screens: those would all be read again with each who comes. */
export const quietSignIns = ['SignedIn', 'SignInRefused', 'SignInPaused', 'SignedOut'] as const;
