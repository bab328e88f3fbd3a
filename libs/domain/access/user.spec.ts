// Who may sign in, and whose things they may call their own.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './golden.json' with { type: 'json' };
import { holdersOf, may, reachOf, RIGHTS } from './rights.ts';
import { user, type UserEvent } from './user.ts';
import { Role } from './user-shapes.ts';

const given = scenario(user);
const details = (role: Role) => ({
  email: 'dana@people.example',
  firstName: 'Dana',
  lastName: 'Whitfield',
  role,
  companyName: null,
  phone: null,
});
const added = (role: Role): UserEvent => ({ type: 'UserAdded', data: details(role) });
const none = { clientId: null, vendorId: null };
const toClient: UserEvent = { type: 'UserLinked', data: { ...none, clientId: 7 } };

describe('a user', () => {
  it('is added once, without a link', () => {
    given()
      .when({ type: 'AddUser', data: { ...details('client'), ...none } })
      .then(added('client'));
    given(added('client'))
      .when({ type: 'AddUser', data: { ...details('client'), ...none } })
      .thenNothing();
  });
  it('is added with one', () =>
    given()
      .when({ type: 'AddUser', data: { ...details('client'), ...none, clientId: 7 } })
      .then(added('client'), toClient));
  it('is linked later, and the same again is nothing', () => {
    given(added('client'))
      .when({ type: 'LinkUser', data: { clientId: 7 } })
      .then(toClient);
    given(added('client'), toClient)
      .when({ type: 'LinkUser', data: { clientId: 7 } })
      .thenNothing();
  });
  it('is let go', () =>
    given(added('client'), toClient)
      .when({ type: 'LinkUser', data: { clientId: null } })
      .then({ type: 'UserLinked', data: none }));
  it.each([
    ['admin', { clientId: 7 }],
    ['vendor', { clientId: 7 }],
    ['client', { vendorId: 3 }],
    ['admin', { vendorId: 3 }],
  ] as const)('with the role %s does not get the link %o', (role, data) =>
    given(added(role)).when({ type: 'LinkUser', data }).thenRefused('link-of-another-role'),
  );
});

describe('forgetting', () => {
  const forgotten: UserEvent = { type: 'UserForgotten', data: {} };
  const forget = (name: string) => ({ type: 'ForgetUser', data: { name } }) as const;
  const bySomebody = { by: 'user-2' };
  it('says only that it happened, once', () => {
    given(added('vendor')).when(forget('dana whitfield'), bySomebody).then(forgotten);
    given(added('vendor'), forgotten).when(forget('anything')).thenNothing();
  });
  it('needs first and last name', () =>
    given(added('admin')).when(forget('Dana')).thenRefused('name-not-confirmed'));
  it('is not for oneself', () =>
    given(added('admin')).when(forget('Dana Whitfield')).thenRefused('user-is-you'));
  it('leaves nobody to link', () =>
    given(added('client'), forgotten)
      .when({ type: 'LinkUser', data: { clientId: 7 } })
      .thenRefused('user-not-found'));
});

it('reads everything that was ever written', () => {
  const read = golden.map(({ type, data, schema }) => ({
    type,
    data: fromStored(user, { type, data }, schema),
  }));
  expect(fold(user, read.slice(0, -1))).toMatchObject({
    status: 'active',
    role: 'client',
    clientId: 7,
    vendorId: null,
  });
  expect(fold(user, read)).toEqual({ status: 'forgotten' });
});

describe('the table of rights', () => {
  it('gives staff everything, and nobody else anything but their own', () => {
    for (const right of RIGHTS) {
      expect(reachOf('admin', right)).toBe('all');
      for (const role of Role.options.filter((one) => one !== 'admin'))
        expect(may(role, right), `${role} ${right}`).toBe(false);
    }
  });
  it('knows who holds a right', () => {
    expect(holdersOf('payments.read')).toEqual([
      ['admin', 'all'],
      ['vendor', 'own'],
    ]);
    expect(may(undefined, 'estimates.read')).toBe(false);
  });
});
