// Specs of the selectable bank codes: they mean the same on screen as in the domain.
import { meaningOf } from '@purlin/words/bank-codes.ts';
import { expect, it } from 'vitest';
import { changeChoices, simulatedReturns } from './usual-codes.ts';

it('names each code with its meaning', () => {
  for (const { value, label } of simulatedReturns())
    expect(label).toBe(`${value}: ${meaningOf(value, 'en')}`);
  for (const { value, label } of changeChoices())
    expect(label).toBe(`${value}: ${meaningOf(value, 'en')}`);
});
