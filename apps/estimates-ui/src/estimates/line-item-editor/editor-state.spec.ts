// Specs of the line-item editor's state, and what it hands over on Done.
import { expect, test } from 'vitest';
import { linesTotals } from '../draft/figures.ts';
import { emptyForm, emptyLine, type FormValues } from '../draft/values.ts';
import { editorStateOf, handOver, taxedAs, taxedLines, totalsOfEditor } from './editor-state.ts';

const form: FormValues = {
  ...emptyForm,
  taxPercentage: '8.25',
  lines: [{ ...emptyLine, description: 'Shingles', quantity: '2', rate: '500' }],
};

test('shows the estimate’s total; a deposit is part of it and never added', () => {
  const state = {
    ...editorStateOf(form),
    deposit: { kind: 'amount' as const, value: '200' },
    discount: { kind: 'percent' as const, value: '10' },
  };
  const total = totalsOfEditor(form, state);
  // 1,000 - 100 + 82.50 tax on the undiscounted amount.
  expect(total).toMatchObject({ subtotalCents: 100000, depositCents: 20000, totalCents: 98250 });
  const withFee = { ...state, fee: true };
  // 3% of 982.50
  expect(totalsOfEditor(form, withFee)).toMatchObject({
    taxCents: 8250,
    processingFeeCents: 2948,
    totalCents: 101198,
  });
  const { lines, ...terms } = { ...form, ...handOver(form, withFee) };
  expect(linesTotals(lines, terms)).toEqual(totalsOfEditor(form, withFee));
});

test('hands over the fee without changing the tax rate', () => {
  const done = handOver(form, {
    ...editorStateOf(form),
    fee: true,
    discount: { kind: 'amount', value: '50' },
    deposit: { kind: 'percent', value: '30' },
    message: 'Hello',
  });
  expect(done).toEqual({
    processingFeePercentage: '3',
    discount: { kind: 'amount', value: '50' },
    deposit: { kind: 'percent', value: '30' },
    introMessage: 'Hello',
    lines: form.lines,
  });
});

test('replaces nothing that was not edited', () => {
  expect(handOver(form, { ...editorStateOf(form), message: ' ' })).toEqual({
    lines: form.lines,
    deposit: form.deposit,
    discount: form.discount,
    processingFeePercentage: '0',
    introMessage: form.introMessage,
  });
});

test('shows what it handed over when reopened, and the fee can be removed', () => {
  const handed = { ...form, ...handOver(form, { ...editorStateOf(form), fee: true }) };
  const again = editorStateOf(handed);
  expect(again).toMatchObject({ fee: true, message: form.introMessage });
  expect(handOver(handed, { ...again, fee: false }).processingFeePercentage).toBe('0');
  const other = { ...form, processingFeePercentage: '2.5' };
  expect(handOver(other, editorStateOf(other)).processingFeePercentage).toBe('2.5');
});

test('keeps the company’s message, whatever it is', () => {
  for (const introMessage of [form.introMessage, 'Gracias.', ''])
    expect(editorStateOf({ ...form, introMessage }).message).toBe(introMessage);
});

test('“Taxable” means the lines’ tax and never a fee', () => {
  const [line] = form.lines;
  expect(taxedLines([line!, { ...line!, taxable: false }])).toBe('some');
  const state = editorStateOf({ ...form, lines: [{ ...line!, taxable: false }] });
  expect(taxedLines(state.lines)).toBe('none');
  const taxed = { ...state, lines: taxedAs(state.lines, true) };
  expect(taxedLines(taxed.lines)).toBe('all');
  expect(totalsOfEditor(form, taxed)).toMatchObject({ taxCents: 8250, processingFeeCents: 0 });
  expect(handOver(form, taxed).processingFeePercentage).toBe('0');
  expect(totalsOfEditor(form, { ...taxed, lines: taxedAs(taxed.lines, false) }).taxCents).toBe(0);
});
