// The doors of signing in and out, and who one is: what the first screen needs of access.
import { z } from 'zod';
import { RIGHTS, type Right } from '@purlin/domain/access/rights.ts';
import { languages } from '@purlin/domain/shared/languages.ts';
import { Role } from '@purlin/domain/access/user-shapes.ts';
import { Id } from './fields.ts';
import { action, query } from './route.ts';

export const User = z
  .object({
    id: Id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: Role,
    companyName: z.string().nullable(),
    phone: z.string().nullable(),
    /** The client or vendor whose things are the user's own. */
    clientId: Id.nullable(),
    vendorId: Id.nullable(),
    /** False: they cannot sign in until they are let in again. */
    active: z.boolean(),
    /** They were sent a link to choose their first password and have not yet. */
    invited: z.boolean(),
    /** Signing in asks them for a code besides the password. */
    secondFactor: z.boolean(),
    /** A device of theirs lets them in without the password. */
    hasPasskey: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** How far a right goes, where it is held. */
const Reach = z.enum(['all', 'own']).optional();

/** Whoever is signed in, with what they may do: screens show only what will be allowed. */
export const SignedIn = User.extend({
  rights: z.object(
    Object.fromEntries(RIGHTS.map((right) => [right, Reach])) as Record<Right, typeof Reach>,
  ),
  /** They hold no right before they have added a second factor (rule: second-factor). */
  lacksFactor: z.boolean(),
  /** They hold no right before they have chosen a password of their own (rule: first-password). */
  mustChoosePassword: z.boolean(),
  /** What they chose, wherever they sign in; null before they have. */
  language: z.enum(languages).nullable(),
}).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

/** What an app shows, or a recovery code, as it was typed. */
export const FactorCode = z.string().trim().min(1, 'Please enter the code').max(40);

export const signingIn = {
  me: query('/api/user', {
    right: 'signed-in',
    summary: 'The signed-in user, and the rights they hold',
    answer: SignedIn,
  }),
  login: action('POST', '/api/login', {
    right: 'everyone',
    summary:
      'Signs in with e-mail and password; the answer carries the role. Whoever has a second ' +
      'factor is refused as `code-needed` until the call brings a code too',
    body: z.object({
      email: z.string().trim().min(1, 'Please enter your email').max(254),
      password: z.string().min(1, 'Please enter your password').max(200),
      /** Of the app, or a recovery code. */
      code: FactorCode.optional(),
    }),
    answer: SignedIn,
  }),
  logout: action('POST', '/api/logout', {
    right: 'everyone',
    summary: 'Ends the session',
    answer: z.object({}),
  }),
  confirmPassword: action('POST', '/api/auth/confirm-password', {
    right: 'signed-in',
    summary:
      'Gives the password again; calls that were refused as `password-needed` then go through',
    body: z.object({
      password: z.string().min(1, 'Please enter your password').max(200),
    }),
    answer: z.object({}),
  }),
};
