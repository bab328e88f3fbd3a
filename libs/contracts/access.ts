// The doors of access: signing in and out, who am I, the users.
import { z } from 'zod';
import { RIGHTS, type Right } from '@purlin/domain/access/rights.ts';
import { commands, Role } from '@purlin/domain/access/user-shapes.ts';
import { Id, ListQuery, OptionalText, sortBy, type SortField } from './fields.ts';
import { ForgetBody, Forgetting, Forgotten } from './forgetting.ts';
import { action, command, query } from './route.ts';

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
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** A user among the others, with the name of the client or vendor they act for. */
export const ListedUser = User.extend({ actsFor: z.string().nullable() }).meta({
  id: 'ListedUser',
});
export type ListedUser = z.infer<typeof ListedUser>;

/** How far a right goes, where it is held. */
const Reach = z.enum(['all', 'own']).optional();

/** Whoever is signed in, with what they may do: screens show only what will be allowed. */
export const SignedIn = User.extend({
  rights: z.object(
    Object.fromEntries(RIGHTS.map((right) => [right, Reach])) as Record<Right, typeof Reach>,
  ),
  /** They hold no right before they have added a second factor (rule: second-factor). */
  lacksFactor: z.boolean(),
}).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

/** One of one's own sessions. */
export const OpenSession = z
  .object({
    /** Names it to end it. */
    key: z.string(),
    browser: z.string().nullable(),
    startedAt: z.string(),
    /** Up to five minutes behind. */
    usedAt: z.string(),
    isThis: z.boolean(),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof OpenSession>;

/** What an app shows, or a recovery code, as it was typed. */
export const FactorCode = z.string().trim().min(1, 'Please enter the code').max(40);

const NewPassword = z
  .string()
  .min(10, 'Please choose a password of at least 10 characters')
  .max(200);
/** Links that are asked for from one address, a minute. */
const LINKS = 5;

const UserSort = sortBy('id', 'email', 'firstName', 'lastName', 'role');
export type UserSort = SortField<typeof UserSort>;

export const access = {
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
      email: z.string().trim().min(1, 'Please enter your e-mail').max(254),
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
      email: z.string().trim().min(1, 'Please enter your e-mail').max(254),
    }),
    answer: z.object({}),
  }),
  choosePassword: action('POST', '/api/auth/choose-password', {
    right: 'everyone',
    summary: 'Chooses a password under a link that came by e-mail; all sessions of the user end',
    body: z.object({ token: z.string().min(1).max(100), password: NewPassword }),
    answer: z.object({ email: z.string() }),
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
    summary: 'Everybody who may sign in; `q` searches e-mail, names and phone',
    answer: z.array(ListedUser),
    query: ListQuery.extend({ sort: UserSort }),
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
      /** Without one they get an e-mail with a link under which they choose it. */
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
      'Takes away the second factor of a user who lost it, and ends their sessions; they sign in ' +
      'with the password alone',
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
