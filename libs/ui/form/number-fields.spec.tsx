// Specs of number fields: partial input while typing, and normalization on blur.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MoneyField, PercentField, QuantityField, RateField } from './number-fields.tsx';
import { isAmount } from './number-text.ts';

afterEach(cleanup);

/** A form with one number field; `held` returns the form's value. */
function open(Field: typeof MoneyField, start = '') {
  let form: UseFormReturn<{ number: string }> | undefined;
  const Form: ComponentType = () => {
    form = useForm({ defaultValues: { number: start } });
    return <Field label="Number" {...form.register('number')} />;
  };
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Number');
  return { field, held: () => form?.getValues('number') };
}

const percentOrEmpty: typeof MoneyField = (props) => <PercentField {...props} mayBeEmpty />;

describe('while typing', () => {
  it.each([
    [MoneyField, '12.'],
    [MoneyField, '1,234.5'],
    [QuantityField, '24.'],
    [PercentField, '8.2'],
    [PercentField, '150'],
  ])('corrects nothing (%#)', async (Field, text) => {
    const { field, held } = open(Field);
    await userEvent.type(field, text);
    expect([field.value, held()]).toEqual([text, text]);
  });
});

describe('on blur', () => {
  it.each([
    [MoneyField, '12.', '12.00'],
    [MoneyField, '$1,234.5', '1234.50'],
    [MoneyField, '-5', '-5'],
    [MoneyField, 'abc', 'abc'],
    [MoneyField, '1,5', '1,5'],
    [QuantityField, '24.', '24'],
    [QuantityField, '', '1'],
    [QuantityField, '0', '0'],
    [QuantityField, '1,5', '1,5'],
    [QuantityField, '33.333', '33.333'],
    [RateField, '0.0375', '0.0375'],
    [RateField, '12.', '12.00'],
    [RateField, '0.03751', '0.03751'],
    [PercentField, '8.425', '8.425'],
    [PercentField, '8.37501', '8.37501'],
    [percentOrEmpty, '', ''],
    [percentOrEmpty, '8.425', '8.425'],
    [PercentField, '150', '150'],
    [PercentField, '7,5', '7,5'],
    [PercentField, '', '0'],
  ])('normalizes the value, in the form too (%#)', async (Field, text, tidy) => {
    const { field, held } = open(Field);
    if (text === '') await userEvent.click(field);
    else await userEvent.type(field, text);
    await userEvent.tab();
    expect([field.value, held()]).toEqual([tidy, tidy]);
  });

  it('leaves an empty amount empty', async () => {
    const { field, held } = open(MoneyField, '5.00');
    await userEvent.clear(field);
    await userEvent.tab();
    expect([field.value, held()]).toEqual(['0.00', '0.00']);
  });
});

it('flags an invalid amount until it is corrected', async () => {
  const { field } = open(MoneyField);
  await userEvent.type(field, '12o');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  screen.getByText('“12o” isn’t an amount. Enter dollars and cents, like 1,250.00.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, '120', { initialSelectionStart: 0, initialSelectionEnd: 3 });
  expect(screen.queryByText(/isn’t an amount/)).toBeNull();
});

it('says how an amount with a third decimal is rounded, until it changes', async () => {
  const { field, held } = open(MoneyField);
  await userEvent.type(field, '1200.005');
  screen.getByText('Rounded to the cent: $1,200.01');
  await userEvent.tab();
  expect(held()).toBe('1200.01');
  screen.getByText('Rounded to the cent: $1,200.01');
  await userEvent.type(field, '{Backspace}');
  expect(screen.queryByText(/^Rounded/)).toBeNull();
});

it('flags an invalid percentage until it is corrected', async () => {
  const { field } = open(PercentField);
  await userEvent.type(field, '150');
  await userEvent.tab();
  screen.getByText('“150” isn’t a percentage. Enter a number from 0 to 100, like 8.25.');
  await userEvent.type(field, '{Backspace}');
  expect(screen.queryByText(/isn’t a percentage/)).toBeNull();
});

it('flags more than four decimals, and never rounds', async () => {
  const { field, held } = open(PercentField);
  await userEvent.type(field, '8.37501');
  await userEvent.tab();
  screen.getByText('“8.37501” has more than four decimals. Enter at most four, like 8.375.');
  expect(held()).toBe('8.37501');
  await userEvent.type(field, '8.375');
  expect(screen.queryByText(/more than four/)).toBeNull();
  expect(held()).toBe('8.375');
});

it('steps a percentage with the arrow keys, within its limits', async () => {
  const { field, held } = open(PercentField, '99.9');
  await userEvent.type(field, '{ArrowUp}{ArrowUp}');
  expect([field.value, held()]).toEqual(['100', '100']);
  await userEvent.type(field, '{ArrowDown}');
  expect([field.value, held()]).toEqual(['99.9', '99.9']);
  await userEvent.clear(field);
  await userEvent.type(field, '{ArrowDown}{ArrowUp}');
  expect(held()).toBe('0.1');
});

it('does not submit a form with an invalid amount', async () => {
  const sent = vi.fn();
  const Form: ComponentType = () => {
    const { register, handleSubmit } = useForm({ defaultValues: { number: '5.oo' } });
    return (
      <form onSubmit={(event) => void handleSubmit(sent)(event)}>
        <MoneyField label="Number" {...register('number', isAmount)} />
        <button type="submit">Save</button>
      </form>
    );
  };
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('Number'));
  await userEvent.type(screen.getByLabelText('Number'), '6');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent.mock.calls[0]?.[0]).toEqual({ number: '6.00' });
});

it('selects its value on focus', async () => {
  const { field } = open(MoneyField, '5.00');
  await userEvent.tab();
  await userEvent.keyboard('7');
  expect(field.value).toBe('7');
});
