// Specs of two users' changes to one estimate: the differences and the merge.
import { expect, it } from 'vitest';
import { emptyForm, emptyLine, type FormValues } from './values.ts';
import { differences, onTopOf } from './differences.ts';

const before: FormValues = {
  ...emptyForm,
  projectTitle: 'New roof',
  serviceAddress: '1 Oak St',
  lines: [{ ...emptyLine, description: 'Ridge vent', rate: '20.00' }],
};
const changed = (change: Partial<FormValues>): FormValues => ({ ...before, ...change });

it('lists what the other user changed, and where the form differs', () => {
  const theirs = changed({ projectTitle: 'Theirs', taxPercentage: '8' });
  expect(differences(before, theirs, changed({ projectTitle: 'Mine' }))).toEqual([
    { what: 'Project Title', before: 'New roof', after: 'Theirs', mine: 'Mine' },
    { what: 'Tax', before: '0%', after: '8%' },
  ]);
});

it('lists nothing if both made the same change', () => {
  const same = changed({ projectTitle: 'Both' });
  expect(differences(before, same, same)).toEqual([
    { what: 'Project Title', before: 'New roof', after: 'Both' },
  ]);
});

it('merges changes; the form wins where both changed the same part', () => {
  const theirs = changed({ projectTitle: 'Theirs', taxPercentage: '8', lines: [] });
  const mine = changed({ projectTitle: 'Mine', serviceAddress: '2 Elm St' });
  expect(onTopOf(before, theirs, mine)).toEqual(
    changed({ projectTitle: 'Mine', serviceAddress: '2 Elm St', taxPercentage: '8', lines: [] }),
  );
});

it('never mixes the lines of two offers', () => {
  const line = (description: string) => ({ ...emptyLine, description, rate: '5.00' });
  const theirs = changed({ lines: [...before.lines, line('Theirs')] });
  const mine = changed({ lines: [...before.lines, line('Mine')] });
  expect(onTopOf(before, theirs, mine).lines).toEqual(mine.lines);
});
