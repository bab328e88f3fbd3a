// Specs of what the client is told when staff changed the estimate meanwhile.
import { describe, expect, it, test } from 'vitest';
import { changesBetween, totalsBefore } from './changes.ts';
import { estimate as en } from '../words/en/estimate.ts';
import { estimate as es } from '../words/es/estimate.ts';
import { line, option, single, withOptions } from './fixture.ts';

test('reports nothing for a new revision that reads the same', () => {
  expect(changesBetween(single, { ...single, revision: 2, status: 'sent' }, en)).toEqual([]);
});

test('lists the total first, then each line, then dates and texts', () => {
  const after = {
    ...single,
    total: '1350.00',
    validUntil: null,
    serviceAddress: '2 Elm St',
    lineItems: [
      line(1, { quantity: 3.5, unit: 'square' as const, total: '350.00' }),
      line(3, { description: 'Gutters', rate: '500.00', total: '1000.00' }),
    ],
  };
  expect(changesBetween(single, after, en)).toEqual([
    'The total was $400.00 and is now $1,350.00.',
    '“Line 1” was 2 × $100.00 = $200.00 and is now 3.5 squares × $100.00 = $350.00.',
    'New: “Gutters”, 2 × $500.00 = $1,000.00.',
    'Removed: “Line 2”, 2 × $100.00 = $200.00.',
    'The estimate was valid until Dec 20, 2026 and is now without an end date.',
    'The service address changed.',
  ]);
});

test(
  'a line that was reworded is named by both descriptions, one whose small print changed by ' +
    'its own',
  () => {
    const after = {
      ...single,
      lineItems: [
        line(1, { description: 'Copper ridge' }),
        line(2, { exclusions: 'Rotten decking' }),
      ],
    };
    expect(changesBetween(single, after, en)).toEqual([
      '“Line 1” was 2 × $100.00 = $200.00 and is now “Copper ridge”, 2 × $100.00 = $200.00.',
      'The details of “Line 2” changed.',
    ]);
  },
);

test('names packages, with the changes inside them', () => {
  const before = withOptions(option(101, { title: 'Good' }), option(102, { title: 'Better' }));
  const after = {
    ...withOptions(
      option(101, {
        title: 'Basic',
        total: '250.00',
        lineItems: [line(101, { total: '250.00', rate: '125.00' })],
      }),
      option(103, { title: 'Best', total: '900.00' }),
    ),
    total: '900.00',
  };
  expect(changesBetween(before, after, en)).toEqual([
    'The option “Good” is now called “Basic”.',
    'The total of “Basic” was $200.00 and is now $250.00.',
    'In “Basic”: “Line 101” was 2 × $100.00 = $200.00 and is now 2 × $125.00 = $250.00.',
    'New option: “Best”, $900.00.',
    'The option “Better”, $200.00, is no longer offered.',
  ]);
});

test('describes discount, tax, deposit and terms as they were agreed', () => {
  const after = {
    ...single,
    discountAmount: '50.00',
    taxPercentage: 4.5,
    depositTerms: { kind: 'percent' as const, value: '30.00' },
    approval: { ...single.approval, signatureRequired: true },
  };
  expect(changesBetween({ ...single, discountPercentage: 10 }, after, en)).toEqual([
    'The discount was 10% and is now $50.00.',
    'The tax was 0% and is now 4.5%.',
    'The deposit due on approval was none and is now 30% of the total.',
    'The terms for approving changed.',
  ]);
});

test('does not report terms that nobody has to accept', () => {
  expect(
    changesBetween(single, { ...single, approval: { ...single.approval, consentVersion: 2 } }, en),
  ).toEqual([]);
});

test('works in Spanish, with Spanish dates', () => {
  const after = {
    ...single,
    total: '1350.00',
    validUntil: '2027-01-05',
    lineItems: [line(1, { quantity: 3.5, unit: 'square' as const, total: '350.00' }), line(2)],
  };
  expect(changesBetween(single, after, es)).toEqual([
    'El total: antes $400.00, ahora $1,350.00.',
    '“Line 1”: antes 2 × $100.00 = $200.00, ahora 3.5 cuadros (100 pies²) × $100.00 = $350.00.',
    'La cotización: antes válida hasta el 20 de diciembre de 2026, ' +
      'ahora válida hasta el 5 de enero de 2027.',
  ]);
});

describe('the totals before and now', () => {
  const revised = { ...single, replaced: { total: '450.00', options: [] } };
  it('lists both, and says so if nothing changed', () => {
    expect(totalsBefore(revised, en)).toEqual(['The total was $450.00 and is now $400.00.']);
    expect(totalsBefore({ ...revised, total: '450.00' }, en)).toEqual([
      'The total hasn’t changed.',
    ]);
    expect(totalsBefore(single, en)).toEqual([]);
  });
});
