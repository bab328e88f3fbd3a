// What ends the links that were e-mailed to somebody: every event against every kind of link.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@purlin/contracts/signing-in.ts';
import { endsOfUserLinks, USER_LINKS, type UserLinkKind } from '@purlin/domain/access/links.ts';
import { user } from '@purlin/domain/access/user.ts';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { activeLinkRequest } from './under-a-link.ts';

const app = useTestApp();

const GOOD = 'gutter lantern orchid';
const BETTER = 'walnut ferry thimble';
const asker = { by: 'system', correlationId: 'spec' };

let id: number;
let email: string;
const person = { firstName: 'Ana', lastName: 'Ruiz', role: 'vendor' } as const;

const happens = async (command: CommandOf<typeof user>) => {
  const { dispatch, history } = app.platform.services;
  await dispatch(user, id, command, asker);
  return (await history.read(user, id)).at(-1)!;
};
const askFor: Record<UserLinkKind, CommandOf<typeof user>> = {
  invitation: { type: 'SendPasswordLink', data: {} },
  reset: { type: 'SendPasswordLink', data: {} },
  address: { type: 'AskForEmail', data: { email: 'next@people.example' } },
  'sign-in': { type: 'SendSignInLink', data: { page: null } },
};
/** What leads to each event, in order; the last of them makes it. */
const deeds: Record<string, readonly CommandOf<typeof user>[]> = {
  PasswordLinkAsked: [askFor.reset],
  SignInLinkAsked: [{ type: 'SendSignInLink', data: { page: '?order=3' } }],
  PasswordSet: [{ type: 'NotePassword', data: { how: 'changed' } }],
  EmailChangeAsked: [{ type: 'AskForEmail', data: { email: 'other@people.example' } }],
  EmailChanged: [{ type: 'ChangeEmail', data: { email: 'changed@people.example' } }],
  UserDeactivated: [{ type: 'DeactivateUser', data: {} }],
  UserReactivated: [
    { type: 'DeactivateUser', data: {} },
    { type: 'ReactivateUser', data: {} },
  ],
  UserForgotten: [{ type: 'ForgetUser', data: { name: 'Ana Ruiz' } }],
  UserRoleChanged: [{ type: 'EditUser', data: { role: 'client' } }],
  UserDetailsChanged: [{ type: 'EditUser', data: { lastName: 'Ruiz-Diaz' } }],
  SecondFactorAdded: [{ type: 'AddSecondFactor', data: {} }],
  SignedIn: [{ type: 'NoteSignIn', data: { way: 'link', browser: null, machine: 'unknown' } }],
  LanguageChosen: [{ type: 'ChooseLanguage', data: { language: 'es' } }],
};

/** Whoever is let in again was kept out before, which ends it. */
const PASSWORD_ENDS = [
  'PasswordSet',
  'EmailChanged',
  'UserDeactivated',
  'UserReactivated',
  'UserForgotten',
];
const ENDS: Readonly<Record<UserLinkKind, readonly string[]>> = {
  invitation: PASSWORD_ENDS,
  reset: PASSWORD_ENDS,
  address: [...PASSWORD_ENDS, 'PasswordLinkAsked', 'EmailChangeAsked'],
  'sign-in': [...PASSWORD_ENDS, 'SignedIn', 'UserRoleChanged'],
};

describe.each(USER_LINKS)('a link of the kind “%s”', (kind) => {
  beforeEach(async () => {
    id = await app.platform.services.nextId(user);
    email = `${randomUUID()}@people.example`;
    const data = { ...person, email, companyName: null, phone: null };
    await happens({ type: 'AddUser', data });
  });
  it.each(Object.keys(deeds))('and %s', async (event) => {
    const { eventId: asked } = await happens(askFor[kind]);
    const { services } = app.platform;
    expect(await activeLinkRequest(kind, { userId: id, asked }, services)).toBeDefined();
    const made = [];
    for (const command of deeds[event]!) made.push((await happens(command)).type);
    expect(made.at(-1)).toBe(event);
    const works = (await activeLinkRequest(kind, { userId: id, asked }, services)) !== undefined;
    expect(works).toBe(!ENDS[kind].includes(event));
  });
});

it('every event that ends a link is tried', () => {
  expect(Object.keys(deeds)).toEqual(expect.arrayContaining(Object.values(endsOfUserLinks).flat()));
});

describe('a link created before we stored its request', () => {
  const standing = async (token: string) =>
    (
      await app.call<{ standing: string }>('POST', '/api/auth/look-at-link', {
        as: 'anonymous',
        body: { token },
      })
    ).body.standing;
  const sent = async (): Promise<string> => {
    email = `${randomUUID()}@people.example`;
    ({ id } = (await app.call<User>('POST', '/api/users', { body: { ...person, email } })).body);
    const mail = await until('the invitation', () =>
      app.mail.received.findLast((one) => one.to.includes(email)),
    );
    const token = /choose-password#([\w-]+)/.exec((await readMail(mail)).text ?? '')![1]!;
    await app.platform.pool.query(
      'update platform.password_links set asked = null where user_id = $1',
      [id],
    );
    return token;
  };
  it('still works', async () => {
    const token = await sent();
    expect(await standing(token)).toBe('valid');
    const body = { token, password: GOOD };
    const chosen = await app.call('POST', '/api/auth/choose-password', { as: 'anonymous', body });
    expect(chosen.status).toBe(200);
  });
  it.each(['PasswordSet', 'EmailChanged', 'UserReactivated'])('is over after %s', async (event) => {
    const token = await sent();
    for (const command of deeds[event]!) await happens(command);
    expect(await standing(token)).toBe('expired');
  });
});

describe('a link to another address that somebody else asked for with their password', () => {
  beforeEach(async () => {
    email = `${randomUUID()}@people.example`;
    const body = { ...person, email, password: GOOD };
    ({ id } = (await app.call<User>('POST', '/api/users', { body })).body);
  });
  const confirm = async (token: string) =>
    (await app.call('POST', '/api/auth/confirm-email', { as: 'anonymous', body: { token } }))
      .status;
  const tokenIn = async (to: string, link: string): Promise<string> => {
    const mail = await until(`mail to ${to}`, () =>
      app.mail.received.findLast((one) => one.to.includes(to)),
    );
    return new RegExp(`${link}#([\\w-]+)`).exec((await readMail(mail)).text ?? '')![1]!;
  };
  const asked = async (): Promise<string> => {
    const cookie = await app.signIn(email, GOOD);
    const next = `${randomUUID()}@thief.example`;
    await app.call('POST', '/api/auth/change-email', { cookie, body: { email: next } });
    return tokenIn(next, 'confirm-email');
  };

  it('is over once its owner has chosen a password under a link', async () => {
    const token = await asked();
    await app.call('POST', '/api/auth/forgot-password', { as: 'anonymous', body: { email } });
    const body = { token: await tokenIn(email, 'choose-password'), password: BETTER };
    const chosen = await app.call('POST', '/api/auth/choose-password', { as: 'anonymous', body });
    expect([chosen.status, await confirm(token)]).toEqual([200, 400]);
  });
  it('is over once its owner has changed the password', async () => {
    const token = await asked();
    const cookie = await app.signIn(email, GOOD);
    const body = { current: GOOD, password: BETTER };
    await app.call('POST', '/api/auth/change-password', { cookie, body });
    expect(await confirm(token)).toBe(400);
  });
  it('is over once an admin has kept them out, also when they are let in again', async () => {
    const token = await asked();
    for (const what of ['deactivate', 'reactivate'])
      await app.call('POST', `/api/users/${id}/${what}`, { body: {} });
    expect(await confirm(token)).toBe(400);
  });
  it('is over once another one was asked for', async () => {
    const [token, newer] = [await asked(), await asked()];
    expect([await confirm(token), await confirm(newer)]).toEqual([400, 200]);
  });
});
