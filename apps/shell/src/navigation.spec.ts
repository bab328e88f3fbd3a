// Specs of the addresses: what belongs to which entry of the sidebar, and where each role is at
// home.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { type Rights, rightsOf } from '@purlin/domain/access/rights.ts';
import { describe, expect, it } from 'vitest';
import {
  entries,
  entriesFor,
  entryAt,
  firstOf,
  homeOf,
  isStaff,
  mayBeShown,
  screenAt,
} from './navigation.ts';

const user = {
  id: 1,
  email: 'a@b.de',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: null,
  phone: null,
  clientId: null,
  vendorId: null,
  active: true,
  invited: false,
  secondFactor: false,
  hasPasskey: false,
  lacksFactor: false,
  mustChoosePassword: false,
  language: null,
};
const staffWith = (...rights: readonly (keyof Rights)[]): SignedIn => ({
  ...user,
  role: 'admin',
  rights: Object.fromEntries(rights.map((right) => [right, 'all'])),
});

describe('entryAt', () => {
  it.each([
    ['/', 'Dashboard'],
    ['/dashboard', 'Dashboard'],
    ['/estimates', 'Estimates'],
    ['/estimates/17/edit', 'Estimates'],
    ['/quickbooks', 'Settings'],
    ['/vendors', 'Vendors'],
    ['/vendor-payments', 'Vendor Payments'],
    ['/vendor-payments/3', 'Vendor Payments'],
  ])('finds the entry of %s', (pathname, label) => expect(entryAt(pathname)?.label).toBe(label));

  it.each(['/estimatesx', '/nowhere', '/auth', '/client-portal'])('finds none for %s', (pathname) =>
    expect(entryAt(pathname)).toBeUndefined(),
  );
});

it('has the eight entries of the spec in their order, and messages', () => {
  expect(entries.map(({ path }) => path)).toEqual([
    '/dashboard',
    '/estimates',
    '/calendar',
    '/clients',
    '/messages',
    '/vendors',
    '/vendor-payments',
    '/pricebook',
    '/settings',
  ]);
});

it('sends each role home', () => {
  const home = (role: SignedIn['role']) => homeOf({ ...user, role, rights: rightsOf(role) });
  expect((['admin', 'client', 'vendor'] as const).map(home)).toEqual([
    '/dashboard',
    '/client-portal',
    '/vendor-portal',
  ]);
});

describe('somebody on staff with a few rights', () => {
  const bookkeeper = staffWith('payments.read', 'vendors.read', 'price-book.read');

  it('sees what they may look at, and settings, where their own account is', () => {
    expect(entriesFor(bookkeeper).map(({ label }) => label)).toEqual([
      'Vendors',
      'Vendor Payments',
      'Price Book',
      'Settings',
    ]);
    expect(entriesFor(staffWith()).map(({ label }) => label)).toEqual(['Settings']);
  });

  it('is at home on the first screen they may see', () =>
    expect(homeOf(bookkeeper)).toBe('/vendors'));

  it.each([
    ['/vendors', true],
    ['/settings', true],
    ['/pricebook', true],
    ['/pricebook/new/service', false],
    ['/estimates/17', false],
    ['/dashboard', false],
    ['/dashboard/notifications', false],
    ['/clients/leads/3', false],
  ])('may be shown %s: %s', (pathname, allowed) =>
    expect(mayBeShown(bookkeeper, pathname)).toBe(allowed),
  );

  it('goes to their account first, as long as two-step sign-in is missing', () => {
    const lacking: SignedIn = { ...staffWith(), lacksFactor: true };
    expect(isStaff(lacking)).toBe(true);
    expect(['/dashboard', '/settings/account'].map((at) => firstOf(lacking, at))).toEqual([
      '/settings/account',
      undefined,
    ]);
    expect(firstOf(bookkeeper, '/dashboard')).toBeUndefined();
  });

  it('goes there first, too, as long as their password is not their own', () => {
    const made: SignedIn = { ...staffWith(), mustChoosePassword: true };
    expect(isStaff(made)).toBe(true);
    expect(firstOf(made, '/vendors')).toBe('/settings/account');
    expect(firstOf(made, '/settings/account')).toBeUndefined();
  });

  it('is staff because of a right over more than their own', () => {
    expect(isStaff(bookkeeper)).toBe(true);
    expect(isStaff({ ...user, role: 'client', rights: rightsOf('client') })).toBe(false);
  });
});

describe('screenAt', () => {
  it.each([
    ['/estimates/new', 'estimates', 'new'],
    ['/estimates/17', 'estimates', 'details'],
    ['/clients/leads', 'leads', 'inbox'],
    ['/clients/leads/3', 'leads', 'lead'],
    ['/clients/3', 'clients', 'profile'],
    ['/settings/site', 'preview', 'site'],
    ['/pricebook/items/4', 'price-book', 'item'],
  ])('%s belongs to the room %s', (pathname, name, screen) =>
    expect(screenAt(pathname)).toEqual({ name, screen }),
  );

  it('is nowhere below an entry when no room has such a screen', () =>
    expect(screenAt('/vendors/3/papers')).toBeUndefined());
});
