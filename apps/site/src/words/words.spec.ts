// Specs of the texts in every language: the same keys, and nothing left in English by mistake.
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Every text with its path; functions are called with sample values. */
function textsIn(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function')
    return [[place, String((value as (...of: unknown[]) => unknown)('7', '9'))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, `${place}/${key}`));
}

const english = textsIn(en);
const spanish = new Map(textsIn(es));
/** French has only the estimate page. */
const french = new Map(textsIn(fr.estimate, '/estimate'));
const ofEstimates = english.filter(([place]) => place.startsWith('/estimate/'));
/** Names, numbers and codes are the same in both. */
const SAME = /^(?:[\d.,%+/$ -]+|CCB #|Blog|Subtotal|Total|\d+ min|[A-Z][a-z]+ [A-Z]\.)$/;
const CITIES = /^(?:Eugene|Springfield|Junction City|Cottage Grove|Florence|Veneta)$/;
const sameOnPurpose = (place: string, text: string): boolean =>
  SAME.test(text) || CITIES.test(text) || place.endsWith('/id');

test('both languages have the same keys', () => {
  expect([...spanish.keys()].toSorted()).toEqual(english.map(([place]) => place).toSorted());
});

test('no text of the Spanish pages is still English', () => {
  expect(
    english
      .filter(([place, text]) => spanish.get(place) === text && !sameOnPurpose(place, text))
      .map(([place]) => place),
  ).toEqual([]);
});

test('both languages have the same placeholders in a text', () => {
  const places = (text: string | undefined): string[] =>
    [...(text ?? '').matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
  for (const [place, text] of english)
    expect([place, ...places(spanish.get(place))]).toEqual([place, ...places(text)]);
});

test('the French estimate page has the same keys, with texts of its own', () => {
  expect([...french.keys()].toSorted()).toEqual(ofEstimates.map(([place]) => place).toSorted());
  // Single words may be the same: "Description", "gallon".
  const same = [...ofEstimates, ...spanish].filter(
    ([place, text]) => french.get(place) === text && /\p{L}{3} \p{L}{2}/u.test(text),
  );
  expect(same.map(([place]) => place)).toEqual([]);
  const open = (text: string | undefined): string[] =>
    [...(text ?? '').matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
  for (const [place, text] of ofEstimates)
    expect([place, ...open(french.get(place))]).toEqual([place, ...open(text)]);
});

test('French punctuation stays on the line of its word', () => {
  const apart = [...french].filter(([, text]) => / [:;?!»]|« /.test(text));
  expect(apart.map(([place]) => place)).toEqual([]);
});

test('no text is empty', () => {
  expect([...english, ...spanish, ...french].filter(([, text]) => text.trim() === '')).toEqual([]);
});
