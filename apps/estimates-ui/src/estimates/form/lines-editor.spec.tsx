// Specs of the lines editor: adding, removing, and what a line comes to while it is typed.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { emptyLine, type LineValues } from '../draft/values.ts';
import { drawInForm } from './in-form.tsx';
import { LinesEditor } from './lines-editor.tsx';

afterEach(cleanup);

const line = (description: string, rate = '10.00'): LineValues => ({
  ...emptyLine,
  description,
  rate,
});
const rows = () => screen.queryAllByRole('listitem', { name: /^Line item \d+$/ });
const words = () =>
  rows().map((row) => within(row).getByLabelText<HTMLTextAreaElement>(/^Description/).value);

it('begins empty, and the first line takes the focus', async () => {
  drawInForm(<LinesEditor path="lines" />, { lines: [] });
  expect(rows()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
  expect(rows()).toHaveLength(1);
  expect(document.activeElement).toBe(within(rows()[0]!).getByLabelText(/^Description/));
});

it('counts a line while its numbers are half typed', async () => {
  drawInForm(<LinesEditor path="lines" />, { lines: [line('Ridge vent', '')] });
  const [row] = rows();
  const total = () => within(row!).getByLabelText('Line total').textContent;
  await userEvent.clear(within(row!).getByLabelText('Quantity'));
  await userEvent.type(within(row!).getByLabelText('Quantity'), '24.');
  await userEvent.type(within(row!).getByLabelText(/^Rate/), '14.5');
  expect(total()).toBe('$348.00');
  await userEvent.tab();
  expect(total()).toBe('$348.00');
});

it('removes the line that is meant, and keeps what the others say', async () => {
  const form = drawInForm(<LinesEditor path="lines" />, {
    lines: [line('Tear-off'), line('Underlayment'), line('Shingles')],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove line item 2' }));
  expect(words()).toEqual(['Tear-off', 'Shingles']);
  expect(form.getValues('lines').map(({ description }) => description)).toEqual([
    'Tear-off',
    'Shingles',
  ]);
});

it('keeps the only line where the wizard says so', () => {
  drawInForm(<LinesEditor path="lines" keepsOne />, { lines: [line('Tear-off')] });
  expect(screen.queryByRole('button', { name: 'Remove line item 1' })).toBeNull();
});
