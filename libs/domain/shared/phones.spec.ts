// Telephone numbers: every way of typing one is shown and dialled alike.
import { expect, it } from 'vitest';
import { dialledPhone, shownPhone } from './phones.ts';

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
])('%j reads and dials as one number', (phone) =>
  expect([shownPhone(phone), dialledPhone(phone)]).toEqual(['(541) 555-0123', '+15415550123']),
);

it.each([
  ['+49 30 1234567', '+49301234567'],
  ['541 555 0123 ext. 4', '54155501234'],
  ['555-0123', '5550123'],
  ['call the neighbor', ''],
])('%j stays as it was typed', (phone, dialled) =>
  expect([shownPhone(phone), dialledPhone(phone)]).toEqual([phone, dialled]),
);
