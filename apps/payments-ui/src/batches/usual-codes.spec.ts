// The codes to choose from mean on the screen what they mean in the domain.
import { meaningOf } from '@purlin/words/bank-codes.ts';
import { expect, it } from 'vitest';
import { changeChoices, simulatedReturns } from './usual-codes.ts';

it('names each code with its meaning', () => {
  for (const { value, label } of simulatedReturns())
    expect(label).toBe(`${value}: ${meaningOf(value, 'en')}`);
  for (const { value, label } of changeChoices())
    expect(label).toBe(`${value}: ${meaningOf(value, 'en')}`);
});
