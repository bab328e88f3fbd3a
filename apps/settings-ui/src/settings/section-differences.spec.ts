// Specs of two people editing the same settings section: what is reported, and what is kept.
import { expect, it } from 'vitest';
import { isNewer, mineOnTop, sectionDifferences, tellPlainly } from './section-differences.ts';

const before = { howToPay: 'By check', entries: [{ name: 'Barn roof' }] };
const after = { howToPay: 'By card', entries: [{ name: 'Barn roof' }, { name: 'Cabin' }] };

it('reports each part that the other person changed, and my value only if I changed it too', () => {
  const mine = { howToPay: 'In cash', entries: [{ name: 'Barn roof' }] };
  expect(sectionDifferences({ before, after, mine }, tellPlainly)).toEqual([
    { what: 'How to pay', before: 'By check', after: 'By card', mine: 'In cash' },
    { what: 'Entries', before: 'Barn roof', after: 'Barn roof, Cabin' },
  ]);
});
it('reports nothing if nothing changed', () =>
  expect(sectionDifferences({ before, after: before, mine: after }, tellPlainly)).toEqual([]));
it('keeps my changes on top of theirs, with a list as a whole', () => {
  const mine = { howToPay: 'By check', entries: [{ name: 'Shed' }] };
  expect(mineOnTop(before, mine, after)).toEqual({
    howToPay: 'By card',
    entries: [{ name: 'Shed' }],
  });
});
it('does not mistake a late response for someone else’s change', () => {
  expect(isNewer({ changes: 4 }, { changes: 3 })).toBe(true);
  expect(isNewer({ changes: 2 }, { changes: 3 })).toBe(false);
  expect(isNewer({ changes: 3 }, { changes: 3 })).toBe(false);
});
