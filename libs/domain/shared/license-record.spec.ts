// The demo company's license number can't be mistaken for a real one.
import { expect, it } from 'vitest';
import { realLicense, shownLicense } from './license-record.ts';

it.each([
  ['123456', '123456', '123456'],
  ['000000', '000000 (demo)', ''],
  ['', '', ''],
])('of %j is shown as %j and looked up as %j', (number, shown, real) =>
  expect([shownLicense(number), realLicense(number)]).toEqual([shown, real]),
);
