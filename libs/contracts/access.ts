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
}).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

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
    summary: 'Signs in with e-mail and password; the answer carries the role',
    body: z.object({
      email: z.string().trim().min(1, 'Please enter your e-mail').max(254),
      password: z.string().min(1, 'Please enter your password').max(200),
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
    body: commands.AddUser.extend({
      companyName: OptionalText,
      phone: OptionalText,
      role: Role.default('client'),
      clientId: Id.nullable().default(null),
      vendorId: Id.nullable().default(null),
      password: z.string().min(10, 'Please choose a password of at least 10 characters').max(200),
    }),
    answer: User,
  }),
  link: command('PATCH', '/api/users/:id', {
    right: 'users.write',
    password: true,
    summary: "Says which client or vendor a user acts for: whose things are the user's own",
    decider: 'user',
    command: 'LinkUser',
    body: commands.LinkUser,
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
