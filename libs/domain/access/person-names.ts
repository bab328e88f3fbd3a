// The first and the last name of a person in a name as the office wrote it down.
import { cutToWhole } from '../shared/whole-characters.ts';

const LONGEST = 100;
/** Whose name has one of these words is no person. */
const COMPANY_WORDS = new Set(
  (
    'apartments associates association builders building buildings center church city ' +
    'club co committee company condominiums condos construction contracting contractors ' +
    'corp corporation council county department development district enterprises estates ' +
    'foundation group hoa holdings homeowners hotel inc incorporated industries ' +
    'investments llc llp lp ltd management motel partners partnership pllc properties ' +
    'property realty rentals restaurant roofing school services society solutions storage ' +
    'store studio supply systems trust university ventures'
  ).split(' '),
);
const wordsOf = (name: string): string[] => name.trim().split(/\s+/);
const isCompany = (words: readonly string[]): boolean =>
  words.some(
    (word) =>
      COMPANY_WORDS.has(word.toLowerCase().replaceAll(/[.,]/g, '')) || /^(?:&|.*\d.*)$/.test(word),
  );

export interface PersonName {
  readonly firstName: string;
  /** Empty where there is one word alone. */
  readonly lastName: string;
}

/** The last word is the last name; undefined of a company, which has neither. */
export function personIn(name: string): PersonName | undefined {
  const words = wordsOf(name);
  if (isCompany(words)) return undefined;
  const lastName = (words.length > 1 && words.pop()) || '';
  return {
    firstName: cutToWhole(words.join(' '), LONGEST),
    lastName: cutToWhole(lastName, LONGEST),
  };
}

/** How somebody is called who signs in for a company: by its name, until they say theirs. */
export const nameToGreet = (name: string): PersonName =>
  personIn(name) ?? { firstName: cutToWhole(wordsOf(name).join(' '), LONGEST), lastName: '' };
