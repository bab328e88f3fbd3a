// Specs of an estimate's state, and what its client may do in it.
import { expect, test } from 'vitest';
import { EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import { estimate as en } from '../words/en/estimate.ts';
import {
  addressOfOwn,
  badgeOf,
  mayApprove,
  mayAsk,
  mayDecline,
  numberIn,
  addressInstead,
  situationOf,
} from './situation.ts';

test.each([
  ['draft', {}, 'preview', 'Draft', false, false, false],
  ['sent', {}, 'open', 'Waiting for your response', true, true, true],
  ['viewed', {}, 'open', 'Waiting for your response', true, true, true],
  ['sent', { expired: true }, 'expired', 'Expired', false, true, true],
  ['viewed', { expired: true }, 'expired', 'Expired', false, true, true],
  ['viewed', { withdrawn: true }, 'withdrawn', 'Withdrawn', false, false, true],
  ['viewed', { withdrawn: true, expired: true }, 'withdrawn', 'Withdrawn', false, false, true],
  ['accepted', {}, 'approved', 'Approved', false, false, true],
  ['accepted', { expired: true }, 'approved', 'Approved', false, false, true],
  ['declined', { expired: true }, 'declined', 'Declined', false, false, true],
] as const)('%s with %o is %s', (status, flags, situation, badge, approve, decline, ask) => {
  const estimate = { status, expired: false, withdrawn: false, ...flags };
  expect(situationOf(estimate)).toBe(situation);
  expect(badgeOf(estimate, en)).toBe(badge);
  expect([mayApprove(situation), mayDecline(situation), mayAsk(situation)]).toEqual([
    approve,
    decline,
    ask,
  ]);
});

test('has a badge for every status of the contract', () => {
  for (const status of EstimateStatus.options)
    expect(badgeOf({ status, expired: false, withdrawn: false }, en)).toMatch(/^[A-Z]/);
});

test.each([
  ['/estimate/EST-12-7GQ2M4XA', 'EST-12-7GQ2M4XA'],
  ['/estimate/EST-12-7GQ2M4XA/', 'EST-12-7GQ2M4XA'],
  ['/estimate/EST%2012', 'EST 12'],
  ['/es/estimate/EST-12-7GQ2M4XA', 'EST-12-7GQ2M4XA'],
  ['/estimate', null],
  ['/es/estimate/', null],
  ['/estimate/', null],
  ['/estimate/%E0%A4%A', null],
  ['/estimate/a/b', null],
])('%s contains %s', (address, number) => {
  expect(numberIn(address)).toBe(number);
});

test('keeps the number in other languages', () => {
  expect(addressInstead('/estimate/EST%2012', 'es')).toBe('/es/estimate/EST%2012');
  expect(addressInstead('/es/estimate/EST-12', 'en')).toBe('/estimate/EST-12?language=en');
  expect(addressInstead('/es/estimate/EST-12', 'fr')).toBe('/fr/estimate/EST-12');
});

test('shows the page in the client’s language until they choose another', () => {
  const at = (pathname: string, search = '') => addressOfOwn('es', { pathname, search });
  expect(at('/estimate/EST-12')).toBe('/es/estimate/EST-12');
  expect(at('/es/estimate/EST-12')).toBeNull();
  expect(at('/fr/estimate/EST-12')).toBeNull();
  expect(at('/estimate/EST-12', '?language=en')).toBeNull();
  expect(addressOfOwn('en', { pathname: '/estimate/EST-12', search: '' })).toBeNull();
});
