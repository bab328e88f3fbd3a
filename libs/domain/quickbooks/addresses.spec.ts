// Conversion between our single-line addresses and QuickBooks's fields.
import { expect, it } from 'vitest';
import { asOneLine, asParts } from './addresses.ts';
import { normalOf } from './normal.ts';

const BEND = { City: 'Bend', CountrySubDivisionCode: 'OR', PostalCode: '97701' };

it.each([
  ['1 Oak St, Bend, OR 97701', '1 Oak St'],
  ['1 Oak St, Apt 2, Bend, OR 97701', '1 Oak St, Apt 2'],
  ['1 Oak St, Bend or 97701', '1 Oak St'],
])('splits %s into parts', (ours, Line1) => {
  expect(asParts(ours)).toEqual({ Line1, ...BEND });
});

it('leaves parts that ours lacks unchanged', () => {
  const there = { Line1: '9 Elm St', Line2: 'Suite 3', ...BEND, Country: 'USA' };
  expect(asParts('1 Oak St', there)).toEqual({
    Line1: '1 Oak St',
    Line2: '',
    ...BEND,
    Country: 'USA',
  });
  expect(asParts('9 Elm St, Suite 3, Salem, OR 97301', there)).toMatchObject({
    Line1: '9 Elm St',
    Line2: 'Suite 3',
    City: 'Salem',
    Country: 'USA',
  });
  expect(asParts('1 Oak St, Bend', there)).toMatchObject({ Line1: '1 Oak St', City: 'Bend' });
});

it('compares equal whatever separates the parts', () => {
  const line = asOneLine({ Line1: '1 OAK ST.', ...BEND });
  expect(line).toBe('1 OAK ST., Bend, OR 97701');
  expect(normalOf('address', line)).toBe(normalOf('address', '1 Oak St, Bend, OR  97701'));
});
