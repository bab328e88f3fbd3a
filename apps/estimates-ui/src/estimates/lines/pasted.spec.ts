// Specs of pasting lines from a spreadsheet.
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isSheet, linesIn } from './pasted.ts';

const short = (text: string) =>
  linesIn(text).lines.map(({ description, quantity, unit, rate, cost, section }) =>
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
  [
    'one odd cell spoils no other',
    'Drip edge\t186\tsq ft\t6.50\nPipe boots\t(4)\teach\t65',
    ['|Drip edge|186|sqft|6.50|', '|Pipe boots|(4)|each|65.00|'],
  ],
  [
    'how many before its unit, whatever stands there',
    'Boots\tabc\teach\t65',
    ['|Boots|abc|each|65.00|'],
  ],
  ['one number before its unit is how many', 'Boots\t4\teach', ['|Boots|4|each||']],
  [
    'a quantity with its unit',
    'Item\tQty\tPrice\nTear-off\t30.8 sq\t145',
    ['|Tear-off|30.8|square|145.00|'],
  ],
])('%s', (_, text, lines) => expect(short(text)).toEqual(lines));

test.each([
  ['Ridge vent', false],
  ['Ridge vent\n', false],
  ['a\tb', true],
  ['a\nb', true],
])('detects whether %j is a sheet: %j', (text, sheet) => expect(isSheet(text)).toBe(sheet));

it('never throws, whatever is pasted', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z"\t\n\d.$]{0,60}$/), (text) => void linesIn(text)));
});

test.each([
  ['Item\tQty\tUnit\tPrice\nA\t1\tsq\t2', []],
  [
    'Item\tQty\tUnit\tPrice\nBoots\t(4)\tbundle\t1,5\nVent\t2\teach\t3',
    ['quantity “(4)” for “Boots”', 'rate “1,5” for “Boots”', 'unit “bundle” for “Boots”'],
  ],
])('lists each cell it did not understand (%#)', (text, unread) =>
  expect(linesIn(text).unread).toEqual(unread),
);
