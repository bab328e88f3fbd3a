// What the palette offers by itself: only what somebody may do, found by the beginnings of words.
import { expect, it } from 'vitest';
import type { SignedIn } from '@purlin/contracts/access.ts';
import { rightsOf } from '@purlin/domain/access/rights.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import { called, doingsFor } from './doings.ts';

const titlesOf = (role: Role, q = ''): readonly string[] =>
  called(doingsFor({ rights: rightsOf(role) } as SignedIn), q).map(({ title }) => title);

it('offers each role what it may create and where it may go', () => {
  expect(titlesOf('admin')).toContain('New Estimate');
  expect(titlesOf('scheduler').filter((title) => /New|Schedule/.test(title))).toEqual([
    'Schedule Job',
  ]);
  expect(titlesOf('scheduler')).not.toContain('Vendor Payments');
  expect(titlesOf('auditor').filter((title) => /New|Schedule/.test(title))).toEqual([]);
  expect(titlesOf('bookkeeper')).toContain('Vendor Payments');
});

it.each([
  ['new est', ['New Estimate', 'New Multi-Option Estimate']],
  ['go vend', ['Vendors', 'Vendor Payments']],
  ['calen', ['Calendar']],
  ['option', ['New Multi-Option Estimate']],
  ['ew', []],
])('finds %s', (q, titles) => expect(titlesOf('admin', q)).toEqual(titles));
