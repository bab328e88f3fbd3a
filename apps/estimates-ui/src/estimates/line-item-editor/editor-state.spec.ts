// What the line-item editor shows, and what it hands over on Done.
import { expect, test } from 'vitest';
import { linesTotals } from '../draft/figures.ts';
import { emptyForm, emptyLine, type FormValues } from '../draft/values.ts';
import {
  DEFAULT_ESTIMATE_MESSAGE,
  editorStateOf,
  handOver,
  totalsOfEditor,
} from './editor-state.ts';

const form: FormValues = {
  ...emptyForm,
  taxPercentage: '8.25',
  lines: [{ ...emptyLine, description: 'Shingles', quantity: '2', rate: '500' }],
};

test('the total is what the estimate will say; a deposit is a part of it and never added', () => {
  const state = {
    ...editorStateOf(form),
    deposit: { kind: 'amount' as const, value: '200' },
    discount: { kind: 'percent' as const, value: '10' },
  };
  const total = totalsOfEditor(form, state);
  // 1,000 - 100 + 82.50 of tax on the undiscounted amount.
  expect(total).toMatchObject({ subtotalCents: 100000, depositCents: 20000, totalCents: 98250 });
  const withFee = { ...state, taxable: true };
  // 3 % of 982.50
  expect(totalsOfEditor(form, withFee)).toMatchObject({
    taxCents: 8250,
    processingFeeCents: 2948,
    totalCents: 101198,
  });
  const { lines, ...terms } = { ...form, ...handOver(form, withFee) };
  expect(linesTotals(lines, terms)).toEqual(totalsOfEditor(form, withFee));
});

test('what is handed over: the fee leaves the tax rate alone', () => {
  const done = handOver(form, {
    ...editorStateOf(form),
    taxable: true,
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

test('what nobody touched replaces nothing', () => {
  expect(handOver(form, { ...editorStateOf(form), message: ' ' })).toEqual({
    lines: form.lines,
    deposit: form.deposit,
    discount: form.discount,
    processingFeePercentage: '0',
    introMessage: form.introMessage,
  });
});

test('opened again it shows what it handed over, and the fee can be taken out', () => {
  const handed = { ...form, ...handOver(form, { ...editorStateOf(form), taxable: true }) };
  const again = editorStateOf(handed);
  expect(again).toMatchObject({ taxable: true, message: DEFAULT_ESTIMATE_MESSAGE });
  expect(handOver(handed, { ...again, taxable: false }).processingFeePercentage).toBe('0');
  const other = { ...form, processingFeePercentage: '2.5' };
  expect(handOver(other, editorStateOf(other)).processingFeePercentage).toBe('2.5');
});
