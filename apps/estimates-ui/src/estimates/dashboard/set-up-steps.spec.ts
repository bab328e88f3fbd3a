// The list of a company that begins: what is missing, in order, and when the list is gone.
import { expect, it } from 'vitest';
import { stepsOf, type SetUpFacts } from './set-up-steps.ts';

const done: SetUpFacts = {
  details: true,
  licence: true,
  mail: true,
  item: true,
  client: true,
  colleague: true,
  bank: true,
  books: true,
};
const missing = (facts: Partial<SetUpFacts>) =>
  stepsOf({ ...done, ...facts }).map(({ name }) => name);

it('says what is missing, in the order in which it is needed', () =>
  expect(missing({ colleague: false, licence: false, details: false })).toEqual([
    'details',
    'licence',
    'colleague',
  ]));
it('leads to where it is done', () =>
  expect(stepsOf({ ...done, licence: false })).toEqual([
    { name: 'licence', to: '/settings/business' },
  ]));
it('leaves out what this person cannot see, and a bank that nobody needs', () =>
  expect(missing({ licence: false, colleague: null, bank: null })).toEqual(['licence']));
it('mentions QuickBooks beside the rest only: what is optional keeps no list open', () => {
  expect(missing({ client: false, books: false })).toEqual(['client', 'books']);
  expect(missing({ books: false })).toEqual([]);
});
it('is empty when all is done', () => expect(missing({})).toEqual([]));
