// What somebody chose in the plan of a weather shift, in the page's own address and back.
import { expect, it } from 'vitest';
import { addressOfChoices, choicesIn, type Choices } from './use-shift.ts';

const again = (choices: Choices) => choicesIn(new URLSearchParams(addressOfChoices(choices)));

it('comes back from the address as it was chosen', () => {
  const choices: Choices = {
    '12': { day: '2026-12-02' },
    '15': { moves: false, tells: false },
    '16': { moves: true },
    '12.vendor-5': { moves: true },
    '17': { tells: false },
  };
  expect(again(choices)).toEqual(choices);
  expect(again({})).toEqual({});
});
it('what is the plan’s own is not in it', () =>
  expect(addressOfChoices({ '12': { day: undefined, tells: true } })).toEqual({}));
