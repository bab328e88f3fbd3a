// Specs of matching evidence, and of what linking writes.
import { expect, it } from 'vitest';
import { filledBy, signsOf, type Candidate } from './signs.ts';

const ours = {
  contact: '',
  email: 'ada@birch.example',
  phone: '541 555 0101',
  address: '12 Hendricks Hill Dr, Eugene, OR 97403',
};
const there = (more: Partial<Candidate>): Candidate => ({
  theirId: '5',
  kind: 'customer',
  name: 'Ada Birch',
  email: '',
  phone: '',
  linkable: true,
  page: null,
  paper: null,
  wrote: [],
  ...more,
});
const signs = (more: Partial<Candidate>) =>
  signsOf({ title: 'Ada Birch', ours }, there(more)).map(({ what }) => what);
const fills = (more: Partial<Candidate>) =>
  filledBy({ ours: { ...ours, contact: 'Bo' } }, there(more)).map(({ field }) => field);

it('lists what is the same and what differs, and skips blanks', () => {
  expect(signs({})).toEqual(['same name']);
  expect(signs({ name: 'Birch, Ada', phone: '(541) 555-0101' })).toEqual([
    'similar name',
    'same phone',
  ]);
  expect(signs({ email: 'x@y.example', address: '12 Hendricks Hill Drive' })).toEqual([
    'same name',
    'different email',
    'same address',
  ]);
});

it('ignores values that we wrote there ourselves', () => {
  const wrote = ['name', 'phone', 'address'] as const;
  const { phone, address } = ours;
  expect(signs({ phone, address, wrote: [...wrote] })).toEqual([]);
  expect(signs({ phone: '541 555 0999', wrote: [...wrote] })).toEqual(['different phone']);
});

it('lists the blank fields that linking fills, with our values', () => {
  expect(filledBy({ ours }, there({ email: ours.email, phone: '541 555 0999' }))).toEqual([
    { field: 'address', value: ours.address },
  ]);
  expect(fills({})).toEqual(['email', 'phone', 'address']);
  expect(fills({ contact: '' })).toEqual(['contact', 'email', 'phone', 'address']);
  expect(fills({ contact: 'Di' })).toEqual(['email', 'phone', 'address']);
  expect(fills({ linkable: false })).toEqual([]);
  expect(filledBy({ ours: null }, there({}))).toEqual([]);
});
