// Specs of formatting an event's data as readable lines.
import { expect, test } from 'vitest';
import { changesOf, factsOf } from './event-facts.ts';

test('drops the unit from names and shows it with the value', () => {
  expect(
    factsOf({
      totalCents: 123456,
      taxBasisPoints: 825,
      quantityHundredths: 2450,
      projectTitle: 'New roof',
      optionId: null,
      taxable: true,
    }),
  ).toEqual([
    { name: 'Total', value: '$1,234.56' },
    { name: 'Tax', value: '8.25%' },
    { name: 'Quantity', value: '24.5' },
    { name: 'Project title', value: 'New roof' },
    { name: 'Option ID', value: '—' },
    { name: 'Taxable', value: 'Yes' },
  ]);
});

test('names nested values by their path', () => {
  expect(
    factsOf({ client: { name: 'Maria' }, lines: [{ rateCents: 500 }, { rateCents: 0 }], tags: [] }),
  ).toEqual([
    { name: 'Client · name', value: 'Maria' },
    { name: 'Lines 1 · rate', value: '$5.00' },
    { name: 'Lines 2 · rate', value: '$0.00' },
    { name: 'Tags', value: '—' },
  ]);
});

test('names changed values with before and after', () => {
  expect(
    changesOf(
      { projectTitle: 'Roof', lines: [{ rateCents: 500 }, { rateCents: 100 }] },
      { projectTitle: 'Roof', lines: [{ rateCents: 600 }], deposit: null },
    ),
  ).toEqual([
    { name: 'Lines 1 · rate', before: '$5.00', after: '$6.00' },
    { name: 'Lines 2 · rate', before: '$1.00', after: '—' },
  ]);
});
