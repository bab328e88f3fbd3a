// Where an estimate stands, and what its client may do there.
import { expect, test } from 'vitest';
import { EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import { badgeOf, mayApprove, mayDecline, numberIn, situationOf } from './situation.ts';

test.each([
  ['draft', false, 'preview', 'Draft', false, false],
  ['sent', false, 'open', 'Sent', true, true],
  ['viewed', false, 'open', 'Viewed', true, true],
  ['sent', true, 'expired', 'Expired', false, true],
  ['viewed', true, 'expired', 'Expired', false, true],
  ['accepted', false, 'approved', 'Accepted', false, false],
  ['accepted', true, 'approved', 'Accepted', false, false],
  ['declined', true, 'declined', 'Declined', false, false],
] as const)('%s (expired: %s) is %s', (status, expired, situation, badge, approve, decline) => {
  expect(situationOf({ status, expired })).toBe(situation);
  expect(badgeOf({ status, expired })).toBe(badge);
  expect([mayApprove(situation), mayDecline(situation)]).toEqual([approve, decline]);
});

test('every status of the contract has a badge', () => {
  for (const status of EstimateStatus.options) expect(badgeOf({ status, expired: false })).toMatch(/^[A-Z]/);
});

test.each([
  ['/estimate/EST-12-7GQ2M4XA', 'EST-12-7GQ2M4XA'],
  ['/estimate/EST-12-7GQ2M4XA/', 'EST-12-7GQ2M4XA'],
  ['/estimate/EST%2012', 'EST 12'],
  ['/estimate', null],
  ['/estimate/', null],
  ['/estimate/%E0%A4%A', null],
  ['/estimate/a/b', null],
])('%s names %s', (address, number) => {
  expect(numberIn(address)).toBe(number);
});
