// Specs of suggesting a checklist from a job's title.
import { expect, it } from 'vitest';
import { onlyList, proposedList } from './proposed-list.ts';

const lists = ['Roof replacement', 'Repair', 'Storm damage', 'Inspection'].map((name) => ({
  name,
}));

it.each([
  ['Complete roof replacement', 'Roof replacement'],
  ['Leak repair at the chimney', 'Repair'],
  ['Storm damage repair', 'Storm damage'],
  ['Roof inspection before a sale', 'Inspection'],
  ['Gutter replacement', undefined],
  ['Repairs', undefined],
  ['', undefined],
])('suggests for %j: %j', (title, name) => expect(proposedList(lists, title)?.name).toBe(name));

it('is added automatically only if no other fits as well', () => {
  expect(onlyList(lists, 'Storm damage repair')?.name).toBe('Storm damage');
  expect(onlyList(lists, 'Leak repair after inspection')).toBeUndefined();
  expect(onlyList(lists, 'Gutter replacement')).toBeUndefined();
});
