// What is wrong with a field, in a sentence: the one place where what a shape found becomes words.
// A parser's own words are for programmers and reach nobody.
import type { Language } from '@purlin/domain/shared/languages.ts';
import { fieldName } from './field-names.ts';
import { fill } from './message.ts';
import type { SentenceOf } from './sentence.ts';

/** What a shape found wrong, as zod tells it. */
export interface FieldIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  /** The shape's own sentence; empty where it has none. */
  readonly message: string;
  readonly format?: string;
  readonly origin?: string;
  readonly maximum?: number | bigint;
  readonly minimum?: number | bigint;
  readonly inclusive?: boolean;
}
export type FieldSentence = (issue: FieldIssue, language: Language) => string;

/** Leaves unsaid what a shape has no words of its own for: `shape.safeParse(value, unsaid)`. */
export const unsaid = { error: (): string => '' };

/** English by the field's name. Spanish is read beside the field of a public form, without it. */
const NAMED = {
  'field-missing': '{field} is required',
  'field-email': 'Please enter a valid e-mail address',
  'field-too-long': '{field}: at most {most, number} characters',
  'field-too-short': '{field}: at least {least, number} characters',
  'field-too-high': '{field}: at most {most, number}',
  'field-too-low': '{field}: at least {least, number}',
  'field-too-many': '{field}: at most {most, number}',
  'field-wrong': 'Please check this: {field}',
} as const;
type Trouble = keyof typeof NAMED;

function tooBig({ origin, maximum, inclusive }: FieldIssue): [Trouble, number] {
  const most = Number(maximum);
  if (origin === 'string') return ['field-too-long', most];
  if (origin === 'array') return ['field-too-many', most];
  return [inclusive === false ? 'field-wrong' : 'field-too-high', most];
}

function tooSmall({ origin, minimum, inclusive }: FieldIssue): [Trouble, number] {
  const least = Number(minimum);
  if (origin === 'string' && least > 1) return ['field-too-short', least];
  if (origin === 'string' || origin === 'array') return ['field-missing', least];
  return [inclusive === false ? 'field-wrong' : 'field-too-low', least];
}

function troubleOf(issue: FieldIssue): [Trouble, number] {
  if (issue.code === 'invalid_type') return ['field-missing', 0];
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  return [issue.format === 'email' ? 'field-email' : 'field-wrong', 0];
}

/** In English: what the shape says itself, else what can be said of any field by its name. */
export function fieldSentenceInEnglish(issue: FieldIssue): string {
  if (issue.message !== '') return issue.message;
  const [trouble, bound] = troubleOf(issue);
  return fill(NAMED[trouble], { field: fieldName(issue.path), most: bound, least: bound }, 'en');
}

/** The same in any language. */
export function fieldSentence(issue: FieldIssue, language: Language, sentence: SentenceOf): string {
  if (language === 'en') return fieldSentenceInEnglish(issue);
  const [trouble, bound] = troubleOf(issue);
  return sentence(trouble, { most: bound, least: bound }, language);
}
