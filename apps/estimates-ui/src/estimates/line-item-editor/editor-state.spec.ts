// What the line-item editor shows, and what it hands over on Done.
import { expect, test } from 'vitest';
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

test(
  'the total is subtotal plus deposit less discount plus the fee, the fee only when taxable ' +
    'is on',
  () => {
    const state = {
      ...editorStateOf(form),
      deposit: { kind: 'amount' as const, value: '200' },
      discount: { kind: 'percent' as const, value: '10' },
    };
    expect(totalsOfEditor(state)).toEqual({
      subtotalCents: 100000,
      depositCents: 20000,
      discountCents: 10000,
      feeCents: 0,
      totalCents: 110000,
    });
    expect(totalsOfEditor({ ...state, taxable: true })).toMatchObject({
      feeCents: 3000,
      totalCents: 113000,
    });
  },
);

test('the fee replaces the tax rate, the discount the discount, the message the message', () => {
  const done = handOver(form, {
    ...editorStateOf(form),
    taxable: true,
    discount: { kind: 'amount', value: '50' },
    deposit: { kind: 'percent', value: '30' },
    message: 'Hello',
  });
  expect(done).toMatchObject({
    taxPercentage: '3',
    discount: { kind: 'amount', value: '50' },
    deposit: { kind: 'percent', value: '30' },
    introMessage: 'Hello',
    lines: form.lines,
  });
});

test('what is zero or empty replaces nothing', () => {
  expect(handOver(form, { ...editorStateOf(form), message: ' ' })).toEqual({
    lines: form.lines,
    deposit: form.deposit,
    discount: form.discount,
    taxPercentage: '8.25',
    introMessage: form.introMessage,
  });
});

test('opened again it shows what it handed over, and the fee can be taken out', () => {
  const handed = { ...form, ...handOver(form, { ...editorStateOf(form), taxable: true }) };
  expect(editorStateOf(handed)).toMatchObject({ taxable: true, message: DEFAULT_ESTIMATE_MESSAGE });
  expect(handOver(handed, { ...editorStateOf(handed), taxable: false }).taxPercentage).toBe('0');
});
