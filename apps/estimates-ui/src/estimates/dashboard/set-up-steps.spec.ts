// Specs of a new company's setup checklist: what is missing, in which order, and when the list
// disappears.
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

it('lists what is missing, in the order it is needed', () =>
  expect(missing({ colleague: false, licence: false, details: false })).toEqual([
    'details',
    'licence',
    'colleague',
  ]));
it('links to where it is done', () =>
  expect(stepsOf({ ...done, licence: false })).toEqual([
    { name: 'licence', to: '/settings/business' },
  ]));
it('leaves out what the user cannot see, and a bank that is not needed', () =>
  expect(missing({ licence: false, colleague: null, bank: null })).toEqual(['licence']));
it('lists QuickBooks only beside other steps: an optional step does not keep the list open', () => {
  expect(missing({ client: false, books: false })).toEqual(['client', 'books']);
  expect(missing({ books: false })).toEqual([]);
});
it('is empty when all is done', () => expect(missing({})).toEqual([]));
