// First and last names in what the office wrote down, and companies, which have neither.
import { expect, it } from 'vitest';
import { nameToGreet, personIn } from './person-names.ts';

it.each([
  ['Dana Marie Whitfield', 'Dana Marie', 'Whitfield'],
  ['  Dana   Whitfield ', 'Dana', 'Whitfield'],
  ['Cher', 'Cher', ''],
])('in “%s” are “%s” and “%s”', (name, firstName, lastName) =>
  expect(personIn(name)).toEqual({ firstName, lastName }),
);

it.each([
  'Ridgeline Property Management',
  'Cascade Gutter, Inc.',
  'Hughes & Sons',
  'Lodge 12',
  'Oak Street HOA',
])('“%s” is greeted as a whole', (name) => {
  expect(personIn(name)).toBeUndefined();
  expect(nameToGreet(name)).toEqual({ firstName: name, lastName: '' });
});

it('halves no character of a long name', () => {
  const { firstName } = nameToGreet(`${'a'.repeat(99)}😀 Whitfield`);
  expect(firstName).toBe('a'.repeat(99));
});
