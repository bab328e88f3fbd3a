// Specs of dollar limits: a discount above the subtotal, and a deposit above the total.
import { expect, test } from 'vitest';
import { aboveForm, aboveLines, borne } from './above.ts';
import { contractErrors, termsErrors } from './checks.ts';
import { linesTotals } from './figures.ts';
import { emptyForm, emptyLine, type FormValues } from './values.ts';

const single: FormValues = {
  ...emptyForm,
  clientId: 7,
  projectTitle: 'New roof',
  serviceAddress: '1 Oak St',
  lines: [{ ...emptyLine, description: 'Gutters', rate: '860' }],
};
const dollars = (value: string) => ({ kind: 'amount', value }) as const;

test('limits a discount to the subtotal, with an error at its field', () => {
  const values = { ...single, discount: dollars('860.01') };
  const said = {
    field: 'discount.value',
    message: 'The discount is more than the subtotal of $860.00',
  };
  expect(termsErrors(values)).toEqual([said]);
  expect(contractErrors(values)).toEqual([said]);
  expect(termsErrors({ ...single, discount: dollars('860') })).toEqual([]);
});

test('limits a deposit to the total after the discount', () => {
  const values = { ...single, discount: dollars('60'), deposit: dollars('801') };
  expect(termsErrors(values)).toEqual([
    { field: 'deposit.value', message: 'The deposit is more than the total of $800.00' },
  ]);
  expect(termsErrors({ ...values, deposit: dollars('800') })).toEqual([]);
});

test('applies the limit of the smallest option; lines that total zero are reported elsewhere', () => {
  const option = (title: string, rate: string) => ({
    id: null,
    title,
    description: '',
    recommended: false,
    lines: [{ ...emptyLine, description: 'Roof', rate }],
  });
  const values: FormValues = {
    ...single,
    estimateType: 'multi_option',
    options: [option('Good', '900'), option('Better', '500'), option('Best', '')],
    discount: dollars('600'),
  };
  expect(aboveForm(values)).toEqual({
    discount: 'The discount is more than the subtotal of $500.00',
  });
  expect(aboveForm({ ...values, discount: dollars('500') })).toEqual({});
  expect(aboveForm({ ...single, lines: [], discount: dollars('600') })).toEqual({});
});

test('leaves rejected amounts out of the totals', () => {
  const totalsOf = (values: FormValues) =>
    linesTotals(values.lines, borne(values, aboveLines(values.lines, values)));
  const refused = { ...single, discount: dollars('5000') };
  expect(totalsOf(refused)).toMatchObject({ discountCents: 0, totalCents: 86_000 });
  expect(totalsOf({ ...single, deposit: dollars('900') })).toMatchObject({ depositCents: 0 });
  expect(totalsOf({ ...single, discount: dollars('60') })).toMatchObject({ totalCents: 80_000 });
});
