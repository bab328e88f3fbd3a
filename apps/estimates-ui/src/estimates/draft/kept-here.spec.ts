// What is kept of an unfinished form can be read again, or is left alone.
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

test('what was written comes back', () => expect(readKept(JSON.stringify(kept))).toEqual(kept));

test('work is overtaken when the form shows something else than it was begun on', () => {
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
])('anything else is nothing: %s', (text) => expect(readKept(text)).toBeNull());
