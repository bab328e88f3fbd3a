// Specs of keys at the end of a line: Tab skips its buttons, arrows and Alt keys reach them.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { emptyLine } from '../draft/values.ts';
import { drawInForm } from './in-form.tsx';
import { LinesEditor } from './lines-editor.tsx';

afterEach(cleanup);

const vent = { ...emptyLine, description: 'Vent', rate: '10.00' };
const taxable = () => screen.getAllByLabelText('Taxable')[0]!;

it('reaches the buttons that Tab skips with the arrow keys', async () => {
  const form = drawInForm(<LinesEditor path="lines" />, { lines: [vent, { ...vent }] });
  taxable().focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Select line item 2'));
  taxable().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const bin = screen.getByRole('button', { name: 'Remove line item 1' });
  expect(document.activeElement).toBe(bin);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(taxable());
  await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
  expect(form.getValues('lines')).toHaveLength(1);
});
