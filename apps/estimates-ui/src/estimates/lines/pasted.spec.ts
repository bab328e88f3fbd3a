// Lines out of what was copied in a spreadsheet.
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isSheet, linesIn } from './pasted.ts';

const short = (text: string) =>
  linesIn(text).map(({ description, quantity, unit, rate, cost, section }) =>
    [section, description, quantity, unit, rate, cost].join('|'),
  );

test.each([
  [
    'by the headings',
    'Item\tQty\tUnit\tPrice\nTear-off\t28\tsq\t$145.00',
    ['|Tear-off|28|square|145.00|'],
  ],
  [
    'by headings in any order, with cost and section',
    'Section\tRate\tCost\tDescription\nRoof\t265\t168\tShingles',
    ['Roof|Shingles|1|each|265.00|168.00'],
  ],
  ['by what stands there', 'Tear-off\t28\t145.00\t4060.00', ['|Tear-off|28|each|145.00|']],
  ['with units', 'Drip edge\t212\tlnft\t4.25', ['|Drip edge|212|lnft|4.25|']],
  ['one number is the price', 'Permit\t285', ['|Permit|1|each|285.00|']],
  ['words alone', 'Tear-off\nShingles\n', ['|Tear-off|1|each||', '|Shingles|1|each||']],
  [
    'rows without words are passed over',
    'A\t1\t2\n\t3\t4\nB\t5\t6',
    ['|A|1|each|2.00|', '|B|5|each|6.00|'],
  ],
  ['quoted cells', '"Ridge ""vent""\nnew"\t2\t5', ['|Ridge "vent"\nnew|2|each|5.00|']],
])('%s', (_, text, lines) => expect(short(text)).toEqual(lines));

test.each([
  ['Ridge vent', false],
  ['Ridge vent\n', false],
  ['a\tb', true],
  ['a\nb', true],
])('%j is a sheet: %j', (text, sheet) => expect(isSheet(text)).toBe(sheet));

it('is never thrown off by what is pasted', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z"\t\n\d.$]{0,60}$/), (text) => void linesIn(text)));
});
