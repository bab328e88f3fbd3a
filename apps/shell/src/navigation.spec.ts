// Specs of the URLs: which sidebar entry each belongs to, and the home page of each role.
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

it('has the eight entries of the specification in order, and messages', () => {
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

describe('a staff user with a few rights', () => {
  const bookkeeper = staffWith('payments.read', 'vendors.read', 'price-book.read');

  it('sees the entries they may read, and settings, which include their account', () => {
    expect(entriesFor(bookkeeper).map(({ label }) => label)).toEqual([
      'Vendors',
      'Vendor Payments',
      'Price Book',
      'Settings',
    ]);
    expect(entriesFor(staffWith()).map(({ label }) => label)).toEqual(['Settings']);
  });

  it('starts on the first screen they may see', () => expect(homeOf(bookkeeper)).toBe('/vendors'));

  it.each([
    ['/vendors', true],
    ['/settings', true],
    ['/pricebook', true],
    ['/pricebook/new/service', false],
    ['/estimates/17', false],
    ['/dashboard', false],
    ['/dashboard/notifications', false],
    ['/clients/leads/3', false],
  ])('may see %s: %s', (pathname, allowed) =>
    expect(mayBeShown(bookkeeper, pathname)).toBe(allowed),
  );

  it('must set up two-step sign-in on their account page first', () => {
    const lacking: SignedIn = { ...staffWith(), lacksFactor: true };
    expect(isStaff(lacking)).toBe(true);
    expect(['/dashboard', '/settings/account'].map((at) => firstOf(lacking, at))).toEqual([
      '/settings/account',
      undefined,
    ]);
    expect(firstOf(bookkeeper, '/dashboard')).toBeUndefined();
  });

  it('must replace a generated password there first', () => {
    const made: SignedIn = { ...staffWith(), mustChoosePassword: true };
    expect(isStaff(made)).toBe(true);
    expect(firstOf(made, '/vendors')).toBe('/settings/account');
    expect(firstOf(made, '/settings/account')).toBeUndefined();
  });

  it('is staff because a right covers more than their own records', () => {
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

  it('finds nothing below an entry for a URL that no room has a screen for', () =>
    expect(screenAt('/vendors/3/papers')).toBeUndefined());
});
