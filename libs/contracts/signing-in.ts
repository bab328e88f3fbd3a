// Routes for signing in and out, and the signed-in user: all the first screen needs.
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
    /** The client or vendor whose records are the user's own. */
    clientId: Id.nullable(),
    vendorId: Id.nullable(),
    /** False: they can't sign in until reactivated. */
    active: z.boolean(),
    /** They have not used the link to choose their first password. */
    invited: z.boolean(),
    /** Signing in takes a code in addition to the password. */
    secondFactor: z.boolean(),
    /** A device signs them in without a password. */
    hasPasskey: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** The scope of a right, if granted. */
const Reach = z.enum(['all', 'own']).optional();

/** The signed-in user with their rights, so that screens show only what is allowed. */
export const SignedIn = User.extend({
  rights: z.object(
    Object.fromEntries(RIGHTS.map((right) => [right, Reach])) as Record<Right, typeof Reach>,
  ),
  /** All rights are withheld until they add a second factor (rule: second-factor). */
  lacksFactor: z.boolean(),
  /** All rights are withheld until they choose their own password (rule: first-password). */
  mustChoosePassword: z.boolean(),
  /** Their chosen language; null if none. */
  language: z.enum(languages).nullable(),
}).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

/** A code from an authenticator app, or a recovery code. */
export const FactorCode = z.string().trim().min(1, 'Please enter the code').max(40);

export const signingIn = {
  me: query('/api/user', {
    right: 'signed-in',
    summary: 'The signed-in user and their permissions',
    answer: SignedIn,
  }),
  login: action('POST', '/api/login', {
    right: 'everyone',
    summary:
      'Signs in with email and password; the response has the role. A user with a second factor ' +
      'is refused as `code-needed` until the call includes a code',
    body: z.object({
      email: z.string().trim().min(1, 'Please enter your email').max(254),
      password: z.string().min(1, 'Please enter your password').max(200),
      /** From the authenticator app, or a recovery code. */
      code: FactorCode.optional(),
    }),
    answer: SignedIn,
  }),
  logout: action('POST', '/api/logout', {
    right: 'everyone',
    summary: 'Signs out',
    answer: z.object({}),
  }),
  confirmPassword: action('POST', '/api/auth/confirm-password', {
    right: 'signed-in',
    summary: 'Confirms the password; calls refused as `password-needed` then go through',
    body: z.object({
      password: z.string().min(1, 'Please enter your password').max(200),
    }),
    answer: z.object({}),
  }),
};
