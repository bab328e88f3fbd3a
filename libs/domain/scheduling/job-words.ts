// A job's text fields: extract, edit, compare.
import { Words } from './job-shapes.ts';

/** The text fields of a job, without its dates. */
export const wordsOf = ({ title, description, address, budgetCents, notes }: Words): Words => ({
  title,
  description,
  address,
  budgetCents,
  notes,
});

/** Applies an edit; absent and undefined fields stay unchanged. */
export const editedWords = (words: Words, given: Partial<Record<keyof Words, unknown>>): Words => ({
  ...words,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});

/** Whether all fields are equal. */
export const sameWords = (a: Words, b: Words): boolean =>
  (Object.keys(Words.shape) as (keyof Words)[]).every((key) => a[key] === b[key]);
