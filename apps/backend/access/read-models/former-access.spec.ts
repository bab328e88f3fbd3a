// Who lost the access of a second person, and until when they count as one.
import { expect, it } from 'vitest';
import { formerAccess, type FormerAccessRow } from './former-access.ts';

const HOUR_MS = 60 * 60 * 1000;
const atHour = (hour: number): string =>
  new Date(Date.parse('2026-03-02T17:00:00Z') + hour * HOUR_MS).toISOString();

type Change = readonly [
  'UserRoleChanged' | 'UserDeactivated' | 'UserReactivated' | 'UserForgotten',
  { readonly role?: 'bookkeeper' | 'crew' },
];

const colleague: FormerAccessRow = {
  id: 2,
  role: 'admin',
  active: true,
  signedIn: true,
  roleGivenBy: 'user-1',
  roleSince: atHour(-48),
  formerRole: null,
  formerUntil: null,
};

/** The row after these changes, each at its hour. */
const after = (changes: readonly (readonly [number, ...Change])[], from = colleague) =>
  changes.reduce((row, [hour, type, data]) => {
    const fold = formerAccess.on[type] as (...args: unknown[]) => FormerAccessRow;
    return fold(data, row, { id: 2, at: atHour(hour), by: 'user-1' });
  }, from);

it.each<Change>([
  ['UserRoleChanged', { role: 'crew' }],
  ['UserDeactivated', {}],
  ['UserForgotten', {}],
])('counts for a day from %s on', (...change) =>
  expect(after([[0, ...change]])).toMatchObject({ formerRole: 'admin', formerUntil: atHour(0) }),
);

it('begins the day anew with whatever is done to them within it', () =>
  expect(
    after([
      [0, 'UserRoleChanged', { role: 'bookkeeper' }],
      [23, 'UserDeactivated', {}],
      [46, 'UserReactivated', {}],
    ]),
  ).toMatchObject({ formerRole: 'admin', formerUntil: atHour(46) }));

it('is over after a day, and a newcomer has nothing to lose', () => {
  expect(
    after([
      [0, 'UserDeactivated', {}],
      [25, 'UserReactivated', {}],
    ]),
  ).toMatchObject({ formerUntil: atHour(0) });
  expect(after([[-30, 'UserDeactivated', {}]])).toMatchObject({ formerUntil: null });
  expect(after([[0, 'UserDeactivated', {}]], { ...colleague, signedIn: false })).toMatchObject({
    formerUntil: null,
  });
});
