// Specs of two people in one section of settings: what is told, and what is kept.
import { expect, it } from 'vitest';
import { isNewer, mineOnTop, sectionDifferences, tellPlainly } from './section-differences.ts';

const before = { howToPay: 'By check', entries: [{ name: 'Barn roof' }] };
const after = { howToPay: 'By card', entries: [{ name: 'Barn roof' }, { name: 'Cabin' }] };

it('tells each part that the other one changed, and mine only where I changed it too', () => {
  const mine = { howToPay: 'In cash', entries: [{ name: 'Barn roof' }] };
  expect(sectionDifferences({ before, after, mine }, tellPlainly)).toEqual([
    { what: 'How to pay', before: 'By check', after: 'By card', mine: 'In cash' },
    { what: 'Entries', before: 'Barn roof', after: 'Barn roof, Cabin' },
  ]);
});
it('says nothing of what is as it was', () =>
  expect(sectionDifferences({ before, after: before, mine: after }, tellPlainly)).toEqual([]));
it('keeps what I changed on top of theirs, a list as a whole', () => {
  const mine = { howToPay: 'By check', entries: [{ name: 'Shed' }] };
  expect(mineOnTop(before, mine, after)).toEqual({
    howToPay: 'By card',
    entries: [{ name: 'Shed' }],
  });
});
it('takes no answer of before for somebody else’s change', () => {
  expect(isNewer({ changes: 4 }, { changes: 3 })).toBe(true);
  expect(isNewer({ changes: 2 }, { changes: 3 })).toBe(false);
  expect(isNewer({ changes: 3 }, { changes: 3 })).toBe(false);
});
