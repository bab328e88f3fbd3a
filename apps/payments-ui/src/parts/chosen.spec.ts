// Specs of selected payments in a URL: they round-trip, and nothing else is selected.
import { expect, it } from 'vitest';
import { chosenAt, chosenIn } from './chosen.ts';

it('round-trips the selection', () => {
  const { searchParams } = new URL(chosenAt([52, 7]), 'http://localhost');
  expect(chosenIn(searchParams)).toEqual(new Set([52, 7]));
  expect(searchParams.get('status')).toBe('approved');
  expect(chosenIn(new URLSearchParams('status=approved')).size).toBe(0);
});
