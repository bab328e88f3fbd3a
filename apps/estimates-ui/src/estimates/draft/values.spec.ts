// Specs of converting a saved line to form values.
import { expect, it } from 'vitest';
import { emptyLine, lineValuesOf } from './values.ts';

const saved = { ...emptyLine, quantity: 1000, cost: null };

it.each(['0.0375', '1.234', '12.50'])('keeps a rate of %s as it was saved', (rate) =>
  expect(lineValuesOf({ ...saved, rate })).toMatchObject({ rate, included: false }),
);

it.each(['0.00', '0.000', '0'])('treats a line at %s as included at no charge', (rate) =>
  expect(lineValuesOf({ ...saved, rate })).toMatchObject({ rate, included: true }),
);
