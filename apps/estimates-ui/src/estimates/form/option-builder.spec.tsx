// Specs of the option builder: order, recommendation, and copying packages.
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { optionsErrors } from '../draft/checks.ts';
import { emptyLine, type FormValues, type OptionValues } from '../draft/values.ts';
import { drawInForm } from './in-form.tsx';
import { OptionBuilder } from './option-builder.tsx';
import { REVEAL } from './option-tabs.tsx';

afterEach(cleanup);

const option = (title: string, more: Partial<OptionValues> = {}): OptionValues => ({
  id: null,
  title,
  description: '',
  recommended: false,
  lines: [],
  ...more,
});
const draw = (...options: OptionValues[]) =>
  drawInForm(<OptionBuilder />, { estimateType: 'multi_option', options });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const shown = () => screen.getAllByRole('tabpanel').map((one) => one.getAttribute('aria-label'));
/** Whether a panel is visible; a hidden one has no accessible name. */
const panel = (name: string) =>
  document.querySelector<HTMLElement>(`[role=tabpanel][aria-label="${name}"]`)!;
const titles = ({ options }: FormValues) => options.map(({ title }) => title);

it('shows one package, with each price in its tab; arrow keys switch', async () => {
  draw(
    option('Good', { lines: [{ ...emptyLine, description: 'Shingles', rate: '1250.00' }] }),
    option('Better', { recommended: true }),
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Good$1,250.001 line item',
    'Better$0.00Recommended · No line items yet',
  ]);
  expect(shown()).toEqual(['Good']);
  tab('Good').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Better'));
  expect(shown()).toEqual(['Better']);
});

it('shows a package if a field in it must be visible', () => {
  draw(option('Good'), option('Best'));
  const field = panel('Best').querySelector('[data-field="options.1.title"]');
  act(() => void field?.dispatchEvent(new Event(REVEAL, { bubbles: true })));
  expect(shown()).toEqual(['Best']);
});

it('compares: first the differences, then what all packages share', async () => {
  const shingles = { ...emptyLine, description: 'Shingles', rate: '10.00' };
  draw(
    option('Good', { lines: [shingles] }),
    option('Best', {
      lines: [shingles, { ...emptyLine, description: 'Gutters', rate: '1250.00' }],
    }),
  );
  await press('Compare');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'LineGoodBest',
    'Differences',
    'Gutters–1 each × 1,250.00$1,250.00',
    'In every option',
    'Shingles1 each × 10.00$10.00',
    'Total$10.00$1,260.00',
  ]);
  await press('Best');
  expect(shown()).toEqual(['Best']);
});

it('moves a package with its contents', async () => {
  const form = draw(
    option('Good', { lines: [{ ...emptyLine, description: 'Shingles', rate: '10.00' }] }),
    option('Better'),
  );
  await press('Move Good right');
  expect(titles(form.getValues())).toEqual(['Better', 'Good']);
  expect(form.getValues('options.1.lines').map(({ description }) => description)).toEqual([
    'Shingles',
  ]);
});

it('disables moving past the ends', async () => {
  draw(option('Good'), option('Better'));
  const disabled = (name: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect(['Move Good left', 'Move Good right'].map(disabled)).toEqual([true, false]);
  await userEvent.click(tab('Better'));
  expect(['Move Better left', 'Move Better right'].map(disabled)).toEqual([false, true]);
});

it('recommends one at a time', async () => {
  const form = draw(option('Good', { recommended: true }), option('Better'));
  await userEvent.click(tab('Better'));
  await press('Recommend Better');
  expect(form.getValues('options').map(({ recommended }) => recommended)).toEqual([false, true]);
});

it('copies another package’s lines and leaves them there', async () => {
  const form = draw(
    option('Good', { lines: [{ ...emptyLine, id: 7, description: 'Shingles', rate: '10.00' }] }),
    option('Better'),
  );
  await userEvent.click(tab('Better'));
  const better = screen.getByRole('tabpanel', { name: 'Better' });
  await userEvent.selectOptions(within(better).getByLabelText('Copy lines from'), 'Good');
  expect(form.getValues('options').map(({ lines }) => lines.map(({ id }) => id))).toEqual([
    [7],
    [null],
  ]);
});

it('marks every empty package, and can be submitted without it', async () => {
  const form = draw(
    option('Good'),
    option('Better', { lines: [{ ...emptyLine, description: 'Shingles', rate: '10.00' }] }),
    option('Best'),
  );
  act(() =>
    optionsErrors(form.getValues()).forEach(({ field, message }) =>
      form.setError(field, { message }),
    ),
  );
  for (const [name, said] of [
    ['Good', /“Good” and “Best” have no priced line items/],
    ['Best', /“Best” has no priced line items/],
  ] as const)
    expect(within(panel(name)).getByText(said)).toBeDefined();
  expect(tab('Good').textContent).toBe('Good$0.00Needs fixing');
  await press('Send without Good');
  await userEvent.click(tab('Best'));
  await press('Send without Best');
  expect(titles(form.getValues())).toEqual(['Better']);
});

it('removes an empty package at once, and asks about one with contents', async () => {
  const form = draw(
    option('Good', { lines: [{ ...emptyLine, description: 'Shingles', rate: '10.00' }] }),
    option('Better'),
  );
  await userEvent.click(tab('Better'));
  await press('Remove Better');
  expect(titles(form.getValues())).toEqual(['Good']);
});
