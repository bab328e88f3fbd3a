// Specs of reminder days as text.
import { expect, it } from 'vitest';
import { daysOf, daysText } from './follow-up-days.ts';

it.each([
  ['3, 7', [3, 7]],
  ['3,7,', [3, 7]],
  ['', []],
  ['  ', []],
  ['14', [14]],
  ['three', null],
  ['3; 7', null],
  ['-3', null],
  ['3.5', null],
])('parses %j', (text, days) => expect(daysOf(text)).toEqual(days));
it('formats them the same way', () => expect(daysText([3, 7])).toBe('3, 7'));
