// Specs of the option builder: order, recommendation and copies of packages.
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { optionsErrors } from '../draft/checks.ts';
import { emptyLine, type FormValues, type OptionValues } from '../draft/values.ts';
import { drawInForm } from './in-form.tsx';
import { OptionBuilder } from './option-builder.tsx';

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
const titles = ({ options }: FormValues) => options.map(({ title }) => title);

it('moves a package with everything in it', async () => {
  const form = draw(
    option('Good', { lines: [{ ...emptyLine, description: 'Shingles', rate: '10.00' }] }),
    option('Better'),
  );
  await press('Move Good down');
  expect(titles(form.getValues())).toEqual(['Better', 'Good']);
  expect(form.getValues('options.1.lines').map(({ description }) => description)).toEqual([
    'Shingles',
  ]);
});

it('has first and last that go no further', () => {
  draw(option('Good'), option('Better'));
  const disabled = (name: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect(['Move Good up', 'Move Better down', 'Move Good down'].map(disabled)).toEqual([
    true,
    true,
    false,
  ]);
});

it('recommends one at a time', async () => {
  const form = draw(option('Good', { recommended: true }), option('Better'));
  await press('Recommend Better');
  expect(form.getValues('options').map(({ recommended }) => recommended)).toEqual([false, true]);
});

it('copies the lines of another package without taking them away', async () => {
  const form = draw(
    option('Good', { lines: [{ ...emptyLine, id: 7, description: 'Shingles', rate: '10.00' }] }),
    option('Better'),
  );
  const better = screen.getByRole('region', { name: 'Better' });
  await userEvent.selectOptions(within(better).getByLabelText('Copy lines from'), 'Good');
  expect(form.getValues('options').map(({ lines }) => lines.map(({ id }) => id))).toEqual([
    [7],
    [null],
  ]);
});

it('marks every empty package at its place, and can be sent without it', async () => {
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
    ['Good', /“Good” and “Best” have nothing in them/],
    ['Best', /“Best” has nothing in it/],
  ] as const)
    expect(within(screen.getByRole('region', { name })).getByText(said)).toBeDefined();
  await press('Send without Best');
  await press('Send without Good');
  expect(titles(form.getValues())).toEqual(['Better']);
});

it('removes an empty package at once, and asks about one that holds something', async () => {
  const form = draw(
    option('Good', { lines: [{ ...emptyLine, description: 'Shingles', rate: '10.00' }] }),
    option('Better'),
  );
  await press('Remove Better');
  expect(titles(form.getValues())).toEqual(['Good']);
});
