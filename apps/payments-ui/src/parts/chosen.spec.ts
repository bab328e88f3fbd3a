// The spec of chosen payments in an address: what is written is read, and nothing else is chosen.
import { expect, it } from 'vitest';
import { chosenAt, chosenIn } from './chosen.ts';

it('is read as it was written', () => {
  const { searchParams } = new URL(chosenAt([52, 7]), 'http://localhost');
  expect(chosenIn(searchParams)).toEqual(new Set([52, 7]));
  expect(searchParams.get('status')).toBe('approved');
  expect(chosenIn(new URLSearchParams('status=approved')).size).toBe(0);
});
