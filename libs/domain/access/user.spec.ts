// Users: accounts, links, roles and rights.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './golden.json' with { type: 'json' };
import { holdersOf, may, reachOf, RIGHTS } from './rights.ts';
import { user, type UserEvent } from './user.ts';
import { STAFF, USUAL_NOTICES, type Notices, type Role } from './user-shapes.ts';

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
const invitation: UserEvent = { type: 'PasswordLinkAsked', data: { kind: 'invitation' } };
const toClient: UserEvent = { type: 'UserLinked', data: { ...none, clientId: 7 } };

describe('a user', () => {
  it('is added once, without a link', () => {
    given()
      .when({ type: 'AddUser', data: { ...details('client'), ...none, invited: false } })
      .then(added('client'));
    given(added('client'))
      .when({ type: 'AddUser', data: { ...details('client'), ...none, invited: false } })
      .thenNothing();
  });
  it('is added with a link', () =>
    given()
      .when({
        type: 'AddUser',
        data: { ...details('client'), ...none, clientId: 7, invited: false },
      })
      .then(added('client'), toClient));
  it('is linked later; repeating it does nothing', () => {
    given(added('client'))
      .when({ type: 'EditUser', data: { clientId: 7 } })
      .then(toClient);
    given(added('client'), toClient)
      .when({ type: 'EditUser', data: { clientId: 7 } })
      .thenNothing();
  });
  it('is invited', () =>
    given()
      .when({ type: 'AddUser', data: { ...details('estimator'), ...none, invited: true } })
      .then(added('estimator'), invitation));
  it('is unlinked', () =>
    given(added('client'), toClient)
      .when({ type: 'EditUser', data: { clientId: null } })
      .then({ type: 'UserLinked', data: none }));
  it.each([
    ['admin', { clientId: 7 }],
    ['vendor', { clientId: 7 }],
    ['client', { vendorId: 3 }],
    ['admin', { vendorId: 3 }],
  ] as const)('with the role %s refuses the link %o', (role, data) =>
    given(added(role)).when({ type: 'EditUser', data }).thenRefused('link-of-another-role'),
  );
});

const person = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  companyName: null,
  phone: null,
};
const bySomebody = { by: 'user-2' };
const byThemselves = { by: 'user-1', id: 1 };

describe('editing', () => {
  it('changes details, and does nothing when nothing changed', () => {
    given(added('estimator'))
      .when({ type: 'EditUser', data: { lastName: 'Cruz' } }, byThemselves)
      .then({ type: 'UserDetailsChanged', data: { ...person, lastName: 'Cruz' } });
    given(added('estimator'))
      .when({ type: 'EditUser', data: { ...person, role: 'estimator', ...none } })
      .thenNothing();
  });
  it('changes the role, which removes the link', () => {
    given(added('client'), toClient)
      .when({ type: 'EditUser', data: { role: 'bookkeeper' } }, bySomebody)
      .then({ type: 'UserRoleChanged', data: { role: 'bookkeeper' } });
    given(added('client'), toClient)
      .when({ type: 'EditUser', data: { role: 'vendor', vendorId: 3 } }, bySomebody)
      .then(
        { type: 'UserRoleChanged', data: { role: 'vendor' } },
        { type: 'UserLinked', data: { ...none, vendorId: 3 } },
      );
    given(added('client'), toClient)
      .when({ type: 'EditUser', data: { role: 'bookkeeper', clientId: 7 } }, bySomebody)
      .thenRefused('link-of-another-role');
  });
  it("can't change one's own role, so an admin always remains", () =>
    given(added('admin'))
      .when({ type: 'EditUser', data: { role: 'auditor' } }, byThemselves)
      .thenRefused('user-is-you'));
});

describe('deactivating', () => {
  const out: UserEvent = { type: 'UserDeactivated', data: {} };
  const back: UserEvent = { type: 'UserReactivated', data: {} };
  const deactivate = { type: 'DeactivateUser', data: {} } as const;
  const reactivate = { type: 'ReactivateUser', data: {} } as const;
  it('happens once, and is undone once', () => {
    given(added('admin')).when(deactivate, bySomebody).then(out);
    given(added('admin'), out).when(deactivate, bySomebody).thenNothing();
    given(added('admin'), out).when(reactivate, bySomebody).then(back);
    given(added('admin')).when(reactivate, bySomebody).thenNothing();
  });
  it('is refused for oneself', () =>
    given(added('admin')).when(deactivate, byThemselves).thenRefused('user-is-you'));
  it('sends no password link', () =>
    given(added('admin'), out)
      .when({ type: 'SendPasswordLink', data: {} })
      .thenRefused('user-inactive'));
});

describe('a password link', () => {
  const set: UserEvent = { type: 'PasswordSet', data: { how: 'by-link' } };
  const send = { type: 'SendPasswordLink', data: {} } as const;
  const reset: UserEvent = { type: 'PasswordLinkAsked', data: { kind: 'reset' } };
  it('is an invitation until a password was chosen', () => {
    given(added('admin'), invitation).when(send).then(invitation);
    given(added('admin'), invitation, set).when(send).then(reset);
    given(added('admin')).when(send).then(reset);
  });
  it('is recorded when used', () =>
    given(added('admin'), invitation)
      .when({ type: 'NotePassword', data: { how: 'by-link' } })
      .then(set));
});

describe('changing the e-mail address', () => {
  const asked: UserEvent = { type: 'EmailChangeAsked', data: { email: 'dana@home.example' } };
  const changed: UserEvent = { type: 'EmailChanged', data: { email: 'dana@home.example' } };
  const ask = (email: string) => ({ type: 'AskForEmail', data: { email } }) as const;
  it('is requested, then confirmed once', () => {
    given(added('client')).when(ask('dana@home.example')).then(asked);
    const change = { type: 'ChangeEmail', data: { email: 'dana@home.example' } } as const;
    given(added('client'), asked).when(change).then(changed);
    given(added('client'), asked, changed).when(change).thenNothing();
  });
  it('requires a different address and an active user', () => {
    given(added('client')).when(ask('dana@people.example')).thenNothing();
    given(added('client'), { type: 'UserDeactivated', data: {} })
      .when(ask('dana@home.example'))
      .thenRefused('user-inactive');
  });
});

describe('language', () => {
  const choose = { type: 'ChooseLanguage', data: { language: 'fr' } } as const;
  const chosen: UserEvent = { type: 'LanguageChosen', data: { language: 'fr' } };
  it('is chosen; repeating it does nothing', () => {
    given(added('vendor')).when(choose).then(chosen);
    given(added('vendor'), chosen).when(choose).thenNothing();
  });
});

describe('notification settings', () => {
  const chosen = (change: Partial<Notices>): UserEvent => ({
    type: 'NoticesChosen',
    data: { ...USUAL_NOTICES, ...change },
  });
  const choose = (change: Partial<Notices>) =>
    ({ type: 'ChooseNotices', data: { ...USUAL_NOTICES, ...change } }) as const;
  const remind = (day: string) => ({ type: 'RemindOfJobs', data: { day } }) as const;
  const reminded: UserEvent = { type: 'JobReminderAsked', data: { day: '2026-11-24' } };
  it('start with the defaults; repeating them does nothing', () => {
    given(added('estimator')).when(choose({})).thenNothing();
    const less = { estimateUpdates: false };
    given(added('estimator')).when(choose(less)).then(chosen(less));
    given(added('estimator'), chosen(less)).when(choose(less)).thenNothing();
  });
  it("remind of a day's jobs once, never of an earlier day", () => {
    given(added('estimator')).when(remind('2026-11-24')).then(reminded);
    given(added('estimator'), reminded).when(remind('2026-11-24')).thenNothing();
    given(added('estimator'), reminded).when(remind('2026-11-23')).thenNothing();
  });
  it.each([{ jobReminders: false }, { emailNotifications: false }])(
    'send no reminder with %o',
    (less) => given(added('estimator'), chosen(less)).when(remind('2026-11-24')).thenNothing(),
  );
  it('send each news item once by text message, if enabled and a phone is known', () => {
    const tell = (...news: number[]) => ({ type: 'TellByText', data: { news } }) as const;
    const told = (...news: number[]): UserEvent => ({ type: 'NewsTextsAsked', data: { news } });
    const phone: UserEvent = {
      type: 'UserDetailsChanged',
      data: { firstName: 'A', lastName: 'B', companyName: null, phone: '(541) 555-0100' },
    };
    const noPhone: UserEvent = { ...phone, data: { ...phone.data, phone: null } };
    const texts = chosen({ smsNotifications: true });
    given(added('estimator'), phone, texts).when(tell(9, 7)).then(told(7, 9));
    given(added('estimator'), phone, texts, told(7, 9))
      .when(tell(7, 9, 12))
      .then(told(12));
    given(added('estimator'), phone, texts, told(7, 9)).when(tell(8)).thenNothing();
    given(added('estimator'), phone).when(tell(7)).thenNothing();
    given(added('estimator'), noPhone, texts).when(tell(7)).thenNothing();
    given(added('estimator'), phone, texts, { type: 'UserDeactivated', data: {} })
      .when(tell(7))
      .thenNothing();
  });
  it('send nothing to deactivated users', () =>
    given(added('estimator'), { type: 'UserDeactivated', data: {} })
      .when(remind('2026-11-24'))
      .thenNothing());
});

describe('forgetting', () => {
  const forgotten: UserEvent = { type: 'UserForgotten', data: {} };
  const forget = (name: string) => ({ type: 'ForgetUser', data: { name } }) as const;
  it('records that it happened, once', () => {
    given(added('vendor')).when(forget('dana whitfield'), bySomebody).then(forgotten);
    given(added('vendor'), forgotten).when(forget('anything')).thenNothing();
  });
  it('requires first and last name', () =>
    given(added('admin')).when(forget('Dana')).thenRefused('name-not-confirmed'));
  it('is refused for oneself', () =>
    given(added('admin')).when(forget('Dana Whitfield')).thenRefused('user-is-you'));
  it('leaves no user to link', () =>
    given(added('client'), forgotten)
      .when({ type: 'EditUser', data: { clientId: 7 } })
      .thenRefused('user-not-found'));
});

it('reads everything that was ever written', () => {
  const read = golden.map(({ type, data, schema }) => ({
    type,
    data: fromStored(user, { type, data }, schema),
  }));
  const isForgetting = ({ type }: { readonly type: string }): boolean => type === 'UserForgotten';
  expect(
    fold(
      user,
      read.filter((event) => !isForgetting(event)),
    ),
  ).toEqual({
    status: 'active',
    language: 'es',
    email: 'dana@home.example',
    role: 'bookkeeper',
    firstName: 'Dana',
    lastName: 'Whitfield-Cruz',
    companyName: null,
    phone: '541-555-0117',
    clientId: null,
    vendorId: null,
    invited: false,
    secondFactor: false,
    passkeys: [],
    notices: { ...USUAL_NOTICES, clientMessages: false },
    remindedOf: '2026-11-24',
    textedUpTo: 9,
  });
  expect(
    fold(user, [...read.filter((event) => !isForgetting(event)), ...read.filter(isForgetting)]),
  ).toEqual({ status: 'forgotten' });
});

describe('the rights table', () => {
  it('gives admins every office right, and clients and vendors only their own records', () => {
    for (const right of RIGHTS) {
      expect(reachOf('admin', right)).toBe(/^(orders|messages)\./.test(right) ? undefined : 'all');
      for (const role of ['client', 'vendor'] as const)
        expect(may(role, right), `${role} ${right}`).toBe(false);
    }
  });
  it('gives no other role users, settings or forgetting people', () => {
    for (const role of STAFF.filter((one) => one !== 'admin'))
      for (const right of ['users.write', 'company.write', 'people.forget'] as const)
        expect(may(role, right), `${role} ${right}`).toBe(false);
  });
  it('lets auditors read everything and change nothing', () => {
    for (const right of RIGHTS)
      if (may('admin', right)) expect(may('auditor', right), right).toBe(right.endsWith('.read'));
  });
  it('lets only those who pay enter accounts, and only admins confirm them', () => {
    const seers = STAFF.filter((role) => may(role, 'accounts.read'));
    expect(seers).toEqual(['admin', 'bookkeeper', 'auditor']);
    expect(STAFF.filter((role) => may(role, 'vendors.bank'))).toEqual(['admin', 'bookkeeper']);
    expect(STAFF.filter((role) => may(role, 'vendors.confirm'))).toEqual(['admin']);
  });
  it('lists the roles with a right', () => {
    expect(holdersOf('payments.read')).toEqual([
      ['admin', 'all'],
      ['bookkeeper', 'all'],
      ['auditor', 'all'],
      ['vendor', 'own'],
    ]);
    expect(holdersOf('orders.read')).toEqual([['vendor', 'own']]);
    expect(may(undefined, 'estimates.read')).toBe(false);
  });
});
