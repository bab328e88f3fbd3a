// Specs of the suggested name: QuickBooks accepts it.
import { expect, it } from 'vitest';
import { proposedName, refusalOfName } from './proposed-name.ts';

const called = (...names: readonly string[]) => names.map((name) => ({ name }));

it('is the name itself if nobody there has it', () => {
  expect(proposedName('Ada Birch', 12, called('Birch, Ada'))).toBe('Ada Birch');
});

it('contains no colon, tab or newline', () => {
  expect(proposedName('Ash: Rental House', 12, [])).toBe('Ash Rental House');
  expect(proposedName('Ash\tand\nOak', 12, [])).toBe('Ash and Oak');
});

it('ends with our number if someone there has the name, however it is written', () => {
  expect(proposedName('Ada Birch', 12, called('ADA birch '))).toBe('Ada Birch (12)');
  expect(proposedName('Ash: House', 12, called('Ash House'))).toBe('Ash House (12)');
});

it('is at most a hundred characters, and does not end with a space', () => {
  const long = `${'a'.repeat(99)} ${'b'.repeat(40)}`;
  expect(proposedName(long, 12, [])).toBe('a'.repeat(99));
  expect(proposedName(long, 1_234_567, called('a'.repeat(99)))).toHaveLength(100);
});

it('shows errors about the name at the field, and no others', () => {
  const problem = (code: string, errors: Readonly<Record<string, string>> = {}) => ({
    code,
    message: 'No',
    errors,
  });
  expect(refusalOfName(problem('record-name-taken'))).toBe('No');
  expect(refusalOfName(problem('invalid', { name: 'No colon' }))).toBe('No colon');
  expect(refusalOfName(problem('invalid', { theirId: 'No number' }))).toBeUndefined();
  expect(refusalOfName(problem('record-not-in-question'))).toBeUndefined();
  expect(refusalOfName(undefined)).toBeUndefined();
});
