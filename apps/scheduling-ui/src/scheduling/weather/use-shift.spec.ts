// Specs of a weather shift's choices in the page's URL.
import { expect, it } from 'vitest';
import { addressOfChoices, choicesIn, type Choices } from './use-shift.ts';

const again = (choices: Choices) => choicesIn(new URLSearchParams(addressOfChoices(choices)));

it('round-trips the choices', () => {
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
it("leaves out the plan's defaults", () =>
  expect(addressOfChoices({ '12': { day: undefined, tells: true } })).toEqual({}));
