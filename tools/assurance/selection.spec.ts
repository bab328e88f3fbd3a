// Which parts of npm run assurance a change touches.
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALONE, isAssurance, JOURNEYS, LONG } from '../vitest/suites.ts';
import { AREAS, touchedBy } from './selection.ts';

const parts = [
  ...globSync([...JOURNEYS, ...LONG, ...ALONE]).filter(isAssurance),
  'mutants',
  'fuzz',
  'bench',
];

it('a change of the price book is proven by its journey, and by no other', () =>
  expect(touchedBy(['apps/backend/price-book/context.ts'], parts)).toEqual([
    'tools/journeys/price-book.spec.ts',
  ]));

it('a changed spec is run itself', () =>
  expect(touchedBy(['tools/journeys/calendar.spec.ts'], parts)).toEqual([
    'tools/journeys/calendar.spec.ts',
  ]));

it('a change of a rule hunts mutants', () =>
  expect(touchedBy(['libs/domain/shared/totals.ts'], parts)).toEqual(['mutants', 'fuzz']));

it('a step of the bench is run with all others', () =>
  expect(touchedBy(['tools/bench/lists.ts'], parts)).toEqual(['bench']));

it('every area names parts that exist', () => {
  for (const { parts: names, changed } of AREAS)
    for (const name of names)
      expect([String(changed), name, parts.some((part) => part.includes(name))]).toEqual([
        String(changed),
        name,
        true,
      ]);
});
