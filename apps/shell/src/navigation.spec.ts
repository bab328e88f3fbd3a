// Specs of the addresses: what belongs to which entry of the sidebar, and where each role is at
// home.
import { describe, expect, it } from 'vitest';
import { entries, entryAt, homeOf, screenAt } from './navigation.ts';

const user = {
  id: 1,
  email: 'a@b.de',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: null,
  phone: null,
  clientId: null,
  vendorId: null,
};

describe('entryAt', () => {
  it.each([
    ['/', 'Dashboard'],
    ['/dashboard', 'Dashboard'],
    ['/estimates', 'Estimates'],
    ['/estimates/17/edit', 'Estimates'],
    ['/vendors', 'Vendors'],
    ['/vendor-payments', 'Vendor Payments'],
    ['/vendor-payments/3', 'Vendor Payments'],
  ])('finds the entry of %s', (pathname, label) => expect(entryAt(pathname)?.label).toBe(label));

  it.each(['/estimatesx', '/nowhere', '/auth', '/client-portal'])('finds none for %s', (pathname) =>
    expect(entryAt(pathname)).toBeUndefined(),
  );
});

it('has the eight entries of the spec in their order', () => {
  expect(entries.map(({ path }) => path)).toEqual([
    '/dashboard',
    '/estimates',
    '/calendar',
    '/clients',
    '/vendors',
    '/vendor-payments',
    '/pricebook',
    '/settings',
  ]);
});

it('sends each role home', () => {
  expect((['admin', 'client', 'vendor'] as const).map((role) => homeOf({ ...user, role }))).toEqual(
    ['/dashboard', '/client-portal', '/vendor-portal'],
  );
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
    expect(screenAt('/vendors/3')).toBeUndefined());
});
