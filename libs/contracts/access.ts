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
    summary: 'Chooses another password; all other sessions of the user end',
    body: z.object({
      current: z.string().min(1, 'Please enter your password').max(200),
      password: NewPassword,
    }),
    answer: z.object({}),
  }),
  askForPasswordLink: action('POST', '/api/auth/forgot-password', {
    right: 'everyone',
    summary:
      'Sends a link under which a new password can be chosen, if somebody signs in with this ' +
      'address; the answer does not tell whether',
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
      'Whether a link to choose a password still works, and what it was for; it works on, and ' +
      'the answer does not tell whose it is',
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
      'Chooses a password under a link that came by e-mail; all sessions of the user end, and ' +
      'they are signed in here, unless that takes a second factor',
    body: z.object({ token: z.string().min(1).max(100), password: NewPassword }),
    answer: z.object({
      email: z.string(),
      /** The user now signed in; null if they must sign in with a second factor. */
      user: SignedIn.nullable(),
    }),
  }),
  sessions: query('/api/auth/sessions', {
    right: 'signed-in',
    summary: 'Where the user is signed in',
    answer: z.array(OpenSession),
  }),
  endSessions: action('POST', '/api/auth/sessions/end', {
    right: 'signed-in',
    summary: 'Ends one session of the user, or all but this one',
    body: z.object({ key: z.string().max(40).optional() }),
    answer: z.object({}),
  }),
  users: query('/api/users', {
    right: 'users.read',
    summary:
      'Everybody who may sign in, or who does for one client or one vendor; `q` searches e-mail, ' +
      'names and phone',
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
      'What happened to a user, and when they signed in, were refused and signed out, the newest ' +
      'first; also of one who was forgotten, without what named them',
    answer: z.array(UserHistoryEntry),
  }),
  addUser: action('POST', '/api/users', {
    right: 'users.write',
    password: true,
    creates: true,
    summary: 'Adds somebody who may sign in',
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
      'Changes name, phone, role, and which client or vendor a user acts for; what is not given ' +
      'stays',
    decider: 'user',
    command: 'EditUser',
    body: commands.EditUser,
    answer: User,
  }),
  deactivate: command('POST', '/api/users/:id/deactivate', {
    right: 'users.write',
    password: true,
    summary: 'Keeps a user out and ends their sessions; nothing of theirs is lost',
    decider: 'user',
    command: 'DeactivateUser',
    answer: User,
  }),
  reactivate: command('POST', '/api/users/:id/reactivate', {
    right: 'users.write',
    password: true,
    summary: 'Lets a user in again who was kept out',
    decider: 'user',
    command: 'ReactivateUser',
    answer: User,
  }),
  sendPasswordLink: command('POST', '/api/users/:id/send-password-link', {
    right: 'users.write',
    summary: 'Sends a user a link under which they choose a password',
    decider: 'user',
    command: 'SendPasswordLink',
    answer: User,
  }),
  resetFactor: command('POST', '/api/users/:id/reset-second-factor', {
    right: 'users.write',
    password: true,
    summary:
      'Takes away the second factor and the passkeys of a user who lost them, and ends their ' +
      'sessions; they sign in with the password alone',
    decider: 'user',
    command: 'ResetSecondFactor',
    answer: User,
  }),
  forgetting: query('/api/users/:id/forgetting', {
    right: 'people.forget',
    summary: 'What forgetting this user would remove, and what stays; changes nothing',
    answer: Forgetting,
  }),
  forget: command('POST', '/api/users/:id/forget', {
    right: 'people.forget',
    password: true,
    summary: 'Forgets a user for ever and ends their sessions; the name confirms it',
    decider: 'user',
    command: 'ForgetUser',
    answer: Forgotten,
    body: ForgetBody,
  }),
};
