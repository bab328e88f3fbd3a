// Telephone numbers: formatting, dialing, comparison.
import { expect, it } from 'vitest';
import {
  dialledPhone,
  isDialable,
  nationalDigits,
  partOfPhone,
  saidPhone,
  shownPhone,
} from './phones.ts';

it.each([
  '5415550123',
  '541 555 0123',
  '541-555-0123',
  '541.555.0123',
  '(541) 555-0123',
  '(541)555-0123',
  '1 541 555 0123',
  '+1 541-555-0123',
  '+15415550123 ',
])('%j is formatted and dialed the same', (phone) =>
  expect([shownPhone(phone), dialledPhone(phone)]).toEqual(['(541) 555-0123', '+15415550123']),
);

it.each([
  ['+49 30 1234567', '+49301234567'],
  ['541 555 0123 ext. 4', '54155501234'],
  ['555-0123', '5550123'],
  ['call the neighbor', ''],
])('%j stays as typed', (phone, dialled) =>
  expect([shownPhone(phone), dialledPhone(phone)]).toEqual([phone, dialled]),
);

it('has a placeholder for a sentence without a number', () =>
  expect([saidPhone(''), saidPhone('541-555-0123')]).toEqual(['none', '(541) 555-0123']));

it.each([
  ['(541) 555-0123', true],
  ['+49 30 1234567', true],
  ['541.555.0123 ext. 4', true],
  ['541 555 0123 x12', true],
  ['555-0123', true],
  ['abc', false],
  ['call me', false],
  ['541-55', false],
  ['1234567890123456', false],
  ['541 555 0123 or 541 555 0124', false],
])('%j can be dialed: %s', (phone, so) => expect(isDialable(phone)).toBe(so));

it.each([
  ['+1 (541) 555-0123', '5415550123'],
  ['1.541.555.0123', '5415550123'],
  ['541 555 0123', '5415550123'],
  ['+49 30 1234567', '49301234567'],
  ['', ''],
])('%j is compared as %j', (phone, digits) => expect(nationalDigits(phone)).toBe(digits));

it.each([
  ['+1 541', '541'],
  ['+1 541 555 0123', '5415550123'],
  ['1 541 555 0123', '5415550123'],
  ['1541', '1541'],
  // Numbers are stored without the 1, so this also matches numbers that contain the rest.
  ['1-541-555-01', '54155501'],
  ['1 (541) 55', '54155'],
  ['1.541', '541'],
  ['154155501', '54155501'],
  ['1541555012', '541555012'],
  ['+49 30', '4930'],
  ['555-01', '55501'],
  ['55', undefined],
  ['+1 54', undefined],
  ['EST-62', undefined],
])('%j searches for %j', (q, digits) => expect(partOfPhone(q)).toBe(digits));
