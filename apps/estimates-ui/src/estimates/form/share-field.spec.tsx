// Specs of an amount in percent or dollars: the number stays when the unit changes.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { drawInForm } from './in-form.tsx';
import { ShareField } from './share-field.tsx';
import { TermsFields } from './terms-fields.tsx';

afterEach(cleanup);

it('shows its unit, and keeps the number when the unit changes', async () => {
  const form = drawInForm(<ShareField name="discount" />, {
    discount: { kind: 'amount', value: '' },
  });
  await userEvent.type(screen.getByLabelText('Discount ($)'), '12.5');
  await userEvent.click(screen.getByRole('radio', { name: 'Percent' }));
  expect(screen.getByLabelText<HTMLInputElement>('Discount (%)').value).toBe('12.50');
  expect(form.getValues('discount')).toEqual({ kind: 'percent', value: '12.50' });
});

it('flags more than 100 percent, and keeps it as typed', async () => {
  const form = drawInForm(<ShareField name="deposit" />, {
    deposit: { kind: 'percent', value: '' },
  });
  await userEvent.type(screen.getByLabelText('Deposit (%)'), '250');
  await userEvent.tab();
  screen.getByText(/“250” isn’t a percentage/);
  expect(form.getValues('deposit.value')).toBe('250');
});

it('keeps three decimals of a tax rate as typed, and flags a fifth', async () => {
  const form = drawInForm(<TermsFields />);
  const field = screen.getByLabelText<HTMLInputElement>('Tax (%)');
  await userEvent.type(field, '8.425');
  await userEvent.tab();
  expect([field.value, form.getValues('taxPercentage')]).toEqual(['8.425', '8.425']);
  await userEvent.type(field, '8.37501');
  await userEvent.tab();
  screen.getByText(/more than four decimals/);
  expect(form.getValues('taxPercentage')).toBe('8.37501');
});
