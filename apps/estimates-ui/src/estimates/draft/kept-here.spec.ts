// Specs of local drafts: they round-trip, and unreadable ones are ignored.
import { expect, test } from 'vitest';
import { baseOf, isOvertaken, type Kept, readKept } from './kept-here.ts';
import { defaultOptions } from './packages.ts';
import { emptyForm, emptyLine } from './values.ts';

const kept: Kept = {
  version: 1,
  at: '2026-11-21T06:00:00.000Z',
  step: 2,
  base: '',
  shared: null,
  values: {
    ...emptyForm,
    projectTitle: 'Half a roof',
    lines: [{ ...emptyLine, rate: '12.' }],
    options: defaultOptions(),
  },
};

test('round-trips a draft', () => expect(readKept(JSON.stringify(kept))).toEqual(kept));

test('is outdated if the form no longer shows what it was based on', () => {
  const shown = kept.values;
  expect(isOvertaken({ base: baseOf(shown) }, structuredClone(shown))).toBe(false);
  expect(isOvertaken({ base: baseOf({ ...shown, projectTitle: 'A roof' }) }, shown)).toBe(true);
  expect(isOvertaken({ base: '' }, shown)).toBe(false);
});

test.each([
  null,
  '',
  'nonsense',
  '{}',
  JSON.stringify({ ...kept, version: 0 }),
  JSON.stringify({ ...kept, values: { ...kept.values, lines: [{ description: 'old shape' }] } }),
])('ignores anything else: %s', (text) => expect(readKept(text)).toBeNull());
