// What staff write about a job, out of whatever says it, and with changes.
import { Words } from './job-shapes.ts';

/** The words of a job, without its dates. */
export const wordsOf = ({ title, description, address, budgetCents, notes }: Words): Words => ({
  title,
  description,
  address,
  budgetCents,
  notes,
});

/** The words with what is given in their place; keys that are absent or undefined stay. */
export const editedWords = (words: Words, given: Partial<Record<keyof Words, unknown>>): Words => ({
  ...words,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});

/** Whether nothing of them differs. */
export const sameWords = (a: Words, b: Words): boolean =>
  (Object.keys(Words.shape) as (keyof Words)[]).every((key) => a[key] === b[key]);
