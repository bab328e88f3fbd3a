// Specs of the lines editor: adding, removing, and live line totals.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
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

const said = ({ getValues }: ReturnType<typeof drawInForm>) =>
  getValues('lines').map(({ description }) => description);
const cell = (n: number, name: RegExp | string) => within(rows()[n]!).getByLabelText(name);

it('starts with one open line, which does not exist until it is typed in', async () => {
  const form = drawInForm(<LinesEditor path="lines" />, { lines: [] });
  expect([rows().length, said(form)]).toEqual([1, []]);
  await userEvent.type(cell(0, /^Description/), 'Vent{Enter}');
  await userEvent.type(document.activeElement!, 'Caps');
  expect(said(form)).toEqual(['Vent', 'Caps']);
});

it('adds a line and focuses it', async () => {
  drawInForm(<LinesEditor path="lines" />, { lines: [line('Tear-off')] });
  await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
  expect(rows()).toHaveLength(2);
  expect(document.activeElement).toBe(cell(1, /^Description/));
});

it('moves, duplicates and removes by keyboard, and undoes each step', async () => {
  const form = drawInForm(<LinesEditor path="lines" />, {
    lines: ['a', 'b', 'c'].map((w) => line(w)),
  });
  await userEvent.click(cell(0, /^Description/));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(said(form)).toEqual(['b', 'a', 'c']);
  expect(document.activeElement).toBe(cell(1, /^Description/));
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(said(form)).toEqual(['b', 'a', 'a', 'c']);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
  expect(said(form)).toEqual(['b', 'a']);
  for (const before of [4, 3, 3]) {
    await userEvent.click(cell(0, /^Rate/));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(said(form)).toHaveLength(before);
  }
  expect(said(form)).toEqual(['a', 'b', 'c']);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(said(form)).toEqual(['b', 'a', 'c']);
});

it('undoes the typing in a cell as one step', async () => {
  const form = drawInForm(<LinesEditor path="lines" />, { lines: [line('Vent')] });
  await userEvent.type(cell(0, /^Description/), ' and caps');
  expect(said(form)).toEqual(['Vent and caps']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(said(form)).toEqual(['Vent']);
});

function Later({ children }: { readonly children: ReactNode }) {
  const [here, come] = useState(false);
  return here ? (
    children
  ) : (
    <button type="button" onClick={() => come(true)}>
      Next
    </button>
  );
}

it('shows what is typed in a step that opens once the form is there', async () => {
  drawInForm(
    <Later>
      <LinesEditor path="lines" />
    </Later>,
    { lines: [line('Vent', ''), line('Caps')] },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.type(cell(0, /^Rate/), '250');
  await userEvent.click(cell(1, 'Taxable'));
  expect([
    (cell(0, /^Rate/) as HTMLInputElement).value,
    cell(0, 'Line total').textContent,
    (cell(1, 'Taxable') as HTMLInputElement).checked,
  ]).toEqual(['250.00', '$250.00', false]);
});

it('evaluates arithmetic in a quantity, and keeps the expression visible', async () => {
  drawInForm(<LinesEditor path="lines" />, { lines: [line('Shingles')] });
  const quantity = cell(0, 'Quantity') as HTMLInputElement;
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '28*1.1');
  expect(cell(0, 'Line total').textContent).toBe('$308.00');
  await userEvent.tab();
  expect(quantity.value).toBe('30.8');
  expect(screen.getByText('28 × 1.1')).toBeDefined();
  await userEvent.click(quantity);
  expect(quantity.value).toBe('28*1.1');
});

it('keeps an invalid quantity as typed, with an error', async () => {
  drawInForm(<LinesEditor path="lines" />, {
    lines: [{ ...line('Tear-off', '145.00'), quantity: '30.8' }],
  });
  const quantity = cell(0, 'Quantity') as HTMLInputElement;
  for (const typed of ['30.8 bundles', '1,5', '28*1.1*']) {
    await userEvent.clear(quantity);
    await userEvent.type(quantity, typed);
    expect(quantity.getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect([quantity.value, quantity.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(screen.getByText(new RegExp(`isn’t a quantity`)).textContent).toContain(`“${typed}”`);
  }
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '30.8 sq{Tab}');
  expect([quantity.value, cell(0, 'Line total').textContent]).toEqual(['30.8', '$4,466.00']);
  expect((cell(0, 'Unit') as HTMLSelectElement).value).toBe('square');
  const rate = cell(0, /^Rate/) as HTMLInputElement;
  await userEvent.clear(rate);
  await userEvent.type(rate, '1,5{Tab}');
  expect([rate.value, rate.getAttribute('aria-invalid')]).toEqual(['1,5', 'true']);
});

it('pastes lines from a spreadsheet in place of an open one', async () => {
  const form = drawInForm(<LinesEditor path="lines" />, { lines: [line('Tear-off'), emptyLine] });
  await userEvent.click(cell(1, /^Description/));
  await userEvent.paste('Item\tQty\tPrice\nVent\t42\t14.50\nCaps\t10\t6.75');
  expect(said(form)).toEqual(['Tear-off', 'Vent', 'Caps']);
  expect(cell(1, 'Line total').textContent).toBe('$609.00');
});

it('takes a price book item with Enter, and opens the next line', async () => {
  const item = {
    id: 7,
    name: 'Ice and water shield',
    categoryType: 'material',
    categoryName: 'Underlayment',
    unit: 'sqft',
    standardPrice: '1.65',
    costPrice: '0.92',
    description: null,
    exclusions: null,
    process: null,
  };
  const form = drawInForm(<LinesEditor path="lines" />, {}, { '/api/pricebook/items': [item] });
  await userEvent.type(cell(0, /^Description/), 'ice');
  await screen.findByRole('option', { name: /Ice and water shield/ });
  await userEvent.keyboard('{Enter}');
  expect(form.getValues('lines')).toMatchObject([
    { description: 'Ice and water shield', unit: 'sqft', rate: '1.65', priceBookItemId: 7 },
    { description: '' },
  ]);
  expect(document.activeElement).toBe(cell(1, /^Description/));
  // Ctrl+Enter takes the text as typed.
  await userEvent.type(cell(1, /^Description/), 'ice');
  await screen.findByRole('option', { name: /Ice and water shield/ });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(said(form)).toEqual(['Ice and water shield', 'ice', '']);
  // Results for fewer letters must not replace what has been typed since.
  await userEvent.type(cell(2, /^Description/), 'ice');
  await screen.findByRole('option', { name: /Ice and water shield/ });
  await userEvent.keyboard(' age{Tab}');
  expect(said(form)).toEqual(['Ice and water shield', 'ice', 'ice age']);
});

const ridge = {
  id: 8,
  name: 'Ridge cap',
  categoryType: 'service',
  categoryName: 'Ridges',
  unit: 'sqft',
  standardPrice: '6.75',
  costPrice: null,
  description: null,
  exclusions: null,
  process: null,
};

it('moves on with Tab and keeps the typed text, whatever is suggested', async () => {
  const form = drawInForm(<LinesEditor path="lines" />, {}, { '/api/pricebook/items': [ridge] });
  await userEvent.type(cell(0, /^Description/), 'ridge');
  await screen.findByRole('option', { name: /Ridge cap/ });
  await userEvent.keyboard('{ArrowDown}{Tab}40');
  expect(form.getValues('lines')).toMatchObject([
    { description: 'ridge', quantity: '40', rate: '' },
  ]);
  expect(document.activeElement).toBe(cell(0, 'Quantity'));
});

it('takes the item even if the user types faster than the server responds', async () => {
  const form = drawInForm(<LinesEditor path="lines" />, {}, { '/api/pricebook/items': [ridge] });
  const answer = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return answer(...call);
  };
  await userEvent.type(cell(0, /^Description/), 'ridge{Enter}');
  await vi.waitFor(() => expect(form.getValues('lines.0.rate')).toBe('6.75'));
  expect(form.getValues('lines.0')).toMatchObject({ description: 'Ridge cap' });
  globalThis.fetch = answer;
  // By now the whole price book has loaded, so the item is taken before the next key.
  await userEvent.type(document.activeElement!, 'ridge{Enter}');
  expect(form.getValues('lines.1')).toMatchObject({ description: 'Ridge cap', rate: '6.75' });
});

it('updates a line’s total while its numbers are half typed', async () => {
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

it('removes the right line, and keeps the contents of the others', async () => {
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

it('keeps the last line where the wizard requires it', () => {
  drawInForm(<LinesEditor path="lines" keepsOne />, { lines: [line('Tear-off')] });
  expect(screen.queryByRole('button', { name: 'Remove line item 1' })).toBeNull();
});
