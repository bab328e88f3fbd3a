// Specs of editing a checklist: done steps stay done.
import { expect, it } from 'vitest';
import { numbered, stepLines } from './checklist-lines.ts';

const before = [
  { id: 1, text: 'Photos before' },
  { id: 2, text: 'Old roof off' },
  { id: 3, text: 'Sweep' },
];
it.each([
  ['as it is', 'Photos before\nOld roof off\nSweep', [1, 2, 3]],
  ['in another order', 'Sweep\nPhotos before\nOld roof off', [3, 1, 2]],
  ['worded anew', 'Photos before\nTear off\nSweep', [1, 2, 3]],
  ['with one more', 'Photos before\nCover plants\nOld roof off\nSweep', [1, null, 2, 3]],
  ['without one', 'Photos before\n\n Sweep ', [1, 3]],
  ['instead of another', 'Sweep\nSweep', [3, 2]],
])('%s', (_, written, ids) =>
  expect(numbered(stepLines(written), before).map(({ id }) => id)).toEqual(ids),
);
