// Routes for passwords, sessions and users. Includes the sign-in routes.
import { z } from 'zod';
import { commands } from '@purlin/domain/access/user-commands.ts';
import { LinkKind, Role } from '@purlin/domain/access/user-shapes.ts';
import { Id, Instant, ListQuery, OptionalText, sortBy, type SortField } from './fields.ts';
import { ForgetBody, Forgetting, Forgotten } from './forgetting.ts';
import { action, command, query } from './route.ts';
import { SignedIn, signingIn, User } from './signing-in.ts';

/** A user in the list, with the name of their client or vendor, and their last sign-in. */
export const ListedUser = User.extend({
  actsFor: z.string().nullable(),
  /** Last sign-in; null if never. */
  lastSignInAt: Instant.nullable(),
  /** When their unused invitation was sent; null if there is none. */
  invitedAt: Instant.nullable(),
}).meta({ id: 'ListedUser' });
export type ListedUser = z.infer<typeof ListedUser>;

/** One of the caller's sessions. */
export const OpenSession = z
  .object({
    /** Identifies the session when ending it. */
    key: z.string(),
    browser: z.string().nullable(),
    startedAt: z.string(),
    /** May lag up to five minutes. */
    usedAt: z.string(),
    isThis: z.boolean(),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof OpenSession>;

export const UserHistoryEntry = z
  .object({
    revision: z.int(),
    type: z.string(),
    at: Instant,
    /** Display name of whoever did it. */
    by: z.string(),
    summary: z.string(),
  })
  .meta({ id: 'UserHistoryEntry' });
export type UserHistoryEntry = z.infer<typeof UserHistoryEntry>;

const NewPassword = z
  .string()
  .min(10, 'Please choose a password of at least 10 characters')
  .max(200);
/** Rate limit for requesting links, per minute and address. */
const LINKS = 5;
/** Rate limit for opening links, per minute and address. */
const LOOKS = 20;

const UserSort = sortBy('id', 'email', 'firstName', 'lastName', 'role', 'lastSignInAt');
export type UserSort = SortField<typeof UserSort>;

export const access = {
  ...signingIn,
  changePassword: action('POST', '/api/auth/change-password', {
    right: 'signed-in',
    summary: 'Changes the caller’s password and ends all their other sessions',
    body: z.object({
      current: z.string().min(1, 'Please enter your password').max(200),
      password: NewPassword,
    }),
    answer: z.object({}),
  }),
  askForPasswordLink: action('POST', '/api/auth/forgot-password', {
    right: 'everyone',
    summary:
      'Emails a password reset link if the address belongs to a user; the response doesn’t ' +
      'reveal whether it does',
    limit: LINKS,
    counts: 'every',
    body: z.object({
      email: z.string().trim().min(1, 'Please enter your email').max(254),
    }),
    answer: z.object({}),
  }),
  lookAtLink: action('POST', '/api/auth/look-at-link', {
    right: 'everyone',
    summary:
      'Whether a password link is still valid, and what it’s for; the link isn’t used up, and ' +
      'the response doesn’t reveal whose it is',
    limit: LOOKS,
    counts: 'every',
    body: z.object({ token: z.string().min(1).max(100) }),
    answer: z.object({
      standing: z.enum(['valid', 'used', 'expired', 'unknown']),
      /** Null if unknown. */
      kind: LinkKind.nullable(),
    }),
  }),
  choosePassword: action('POST', '/api/auth/choose-password', {
    right: 'everyone',
    summary:
      'Sets a password with an emailed link, ends all the user’s sessions, and signs them in ' +
      'here unless that takes a second factor',
    body: z.object({ token: z.string().min(1).max(100), password: NewPassword }),
    answer: z.object({
      email: z.string(),
      /** The user now signed in; null if they must sign in with a second factor. */
      user: SignedIn.nullable(),
    }),
  }),
  sessions: query('/api/auth/sessions', {
    right: 'signed-in',
    summary: 'The caller’s active sessions',
    answer: z.array(OpenSession),
  }),
  endSessions: action('POST', '/api/auth/sessions/end', {
    right: 'signed-in',
    summary: 'Ends one of the caller’s sessions, or all except this one',
    body: z.object({ key: z.string().max(40).optional() }),
    answer: z.object({}),
  }),
  users: query('/api/users', {
    right: 'users.read',
    summary:
      'All users, or those linked to one client or vendor; `q` searches email, names, and phone',
    answer: z.array(ListedUser),
    query: ListQuery.extend({
      sort: UserSort,
      clientId: z.coerce.number().pipe(Id).optional(),
      vendorId: z.coerce.number().pipe(Id).optional(),
    }),
  }),
  history: query('/api/users/:id/history', {
    right: 'users.read',
    summary:
      'A user’s history, newest first: changes, sign-ins, failed sign-ins, and sign-outs; still ' +
      'available after their personal data is deleted, without identifying details',
    answer: z.array(UserHistoryEntry),
  }),
  addUser: action('POST', '/api/users', {
    right: 'users.write',
    password: true,
    creates: true,
    summary: 'Adds a user',
    body: commands.AddUser.omit({ invited: true }).extend({
      companyName: OptionalText,
      phone: OptionalText,
      role: Role.default('client'),
      clientId: Id.nullable().default(null),
      vendorId: Id.nullable().default(null),
      /** Without a password, they get an e-mail with a link to choose one. */
      password: NewPassword.optional(),
    }),
    answer: User,
  }),
  edit: command('PATCH', '/api/users/:id', {
    right: 'users.write',
    password: true,
    summary:
      'Updates a user’s name, phone, role, or linked client or vendor; omitted fields don’t change',
    decider: 'user',
    command: 'EditUser',
    body: commands.EditUser,
    answer: User,
  }),
  deactivate: command('POST', '/api/users/:id/deactivate', {
    right: 'users.write',
    password: true,
    summary: 'Deactivates a user and ends their sessions; their data is kept',
    decider: 'user',
    command: 'DeactivateUser',
    answer: User,
  }),
  reactivate: command('POST', '/api/users/:id/reactivate', {
    right: 'users.write',
    password: true,
    summary: 'Reactivates a user',
    decider: 'user',
    command: 'ReactivateUser',
    answer: User,
  }),
  sendPasswordLink: command('POST', '/api/users/:id/send-password-link', {
    right: 'users.write',
    summary: 'Emails a user a link to choose a password',
    decider: 'user',
    command: 'SendPasswordLink',
    answer: User,
  }),
  resetFactor: command('POST', '/api/users/:id/reset-second-factor', {
    right: 'users.write',
    password: true,
    summary:
      'Removes the second factor and passkeys of a user who lost them and ends their sessions; ' +
      'they then sign in with the password alone',
    decider: 'user',
    command: 'ResetSecondFactor',
    answer: User,
  }),
  forgetting: query('/api/users/:id/forgetting', {
    right: 'people.forget',
    summary:
      'Previews deleting this user’s personal data: what would be deleted and what would be kept',
    answer: Forgetting,
  }),
  forget: command('POST', '/api/users/:id/forget', {
    right: 'people.forget',
    password: true,
    summary:
      'Permanently deletes a user’s personal data and ends their sessions; their name confirms it',
    decider: 'user',
    command: 'ForgetUser',
    answer: Forgotten,
    body: ForgetBody,
  }),
};
