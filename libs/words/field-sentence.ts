// What is wrong with a field, in a sentence: the one place where what a shape found becomes words.
// A parser's own words are for programmers and reach nobody.
import type { Language } from '@purlin/domain/shared/languages.ts';
import { fieldName } from './field-names.ts';
import { fieldText } from './fields.ts';
import { fill } from './message.ts';
import type { Values } from './parameters.ts';
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
  /** The type that was expected. */
  readonly expected?: string;
  /** What may stand there. */
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  /** What nobody knows. */
  readonly keys?: readonly string[];
  /** What the shape says of it by code, and what the text fills in. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  /** What was sent; undefined where nothing was, or nobody keeps it. */
  readonly input?: unknown;
}
export type FieldSentence = (issue: FieldIssue, language: Language) => string;

/** Leaves unsaid what a shape has no words of its own for: `shape.safeParse(value, unsaid)`. */
export const unsaid = { error: (): string => '' };

/** English by the field's name. Spanish is read beside the field of a public form, without it. */
const NAMED = {
  'field-missing': '{field} is required',
  'field-email': 'Please enter a valid email address',
  'field-too-long': '{field} can have up to {most, number} characters',
  'field-too-short': '{field} needs at least {least, number} characters',
  'field-too-high': '{field} can be up to {most, number}',
  'field-too-low': '{field} must be at least {least, number}',
  'field-too-many': '{field}: choose up to {most, number}',
  'field-type': `{field}: please send {expected, select, string {text} number {a number}
    int {a whole number} boolean {true or false} array {a list} object {fields with names}
    other {something else}}`,
  'field-choice': '{field} must be one of: {choices}',
  'field-date': '{field} must be a date like 2026-11-30',
  'field-time': '{field} must be a time like 2026-11-30T09:00:00Z',
  'field-unknown': 'Unknown: {names}',
  'field-wrong': 'Please check this: {field}',
} as const;
type WhatIsWrong = keyof typeof NAMED;
type Found = readonly [WhatIsWrong, Values?];

function tooBig({ origin, maximum, inclusive }: FieldIssue): Found {
  const most = { most: Number(maximum) };
  if (origin === 'string') return ['field-too-long', most];
  if (origin === 'array') return ['field-too-many', most];
  return [inclusive === false ? 'field-wrong' : 'field-too-high', most];
}

function tooSmall({ origin, minimum, inclusive }: FieldIssue): Found {
  const least = { least: Number(minimum) };
  if (origin === 'string' && least.least > 1) return ['field-too-short', least];
  if (origin === 'string' || origin === 'array') return ['field-missing'];
  return [inclusive === false ? 'field-wrong' : 'field-too-low', least];
}

const FORMATS: Readonly<Record<string, WhatIsWrong>> = {
  email: 'field-email',
  date: 'field-date',
  datetime: 'field-time',
};

/** Something of another type or another value than what may stand there; nothing is missing. */
function misplaced({ code, input, expected, values, options }: FieldIssue): Found {
  if (input === undefined || input === null) return ['field-missing'];
  const choices = (values ?? options ?? []).filter((choice) => typeof choice === 'string');
  if (choices.length > 0) return ['field-choice', { choices: choices.join(', ') }];
  return code === 'invalid_type' ? ['field-type', { expected: expected ?? '' }] : ['field-wrong'];
}

function whatIsWrong(issue: FieldIssue): Found {
  if (/^invalid_(?:type|value|union)$/.test(issue.code)) return misplaced(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'unrecognized_keys' && issue.keys)
    return ['field-unknown', { names: issue.keys.join(', ').slice(0, 200) }];
  return [FORMATS[issue.format ?? ''] ?? 'field-wrong'];
}

const saidByCode = ({ params }: FieldIssue, language: Language): string | undefined =>
  fieldText(params?.['says'], { ...(params as Values | undefined) }, language);

/** In English: what the shape says itself, else what can be said of any field by its name. */
export function fieldSentenceInEnglish(issue: FieldIssue): string {
  const said = saidByCode(issue, 'en');
  if (said !== undefined) return said;
  if (issue.message !== '') return issue.message;
  const [wrong, values] = whatIsWrong(issue);
  return fill(NAMED[wrong], { ...values, field: fieldName(issue.path) }, 'en');
}

/** The same in any language. */
export function fieldSentence(issue: FieldIssue, language: Language, sentence: SentenceOf): string {
  if (language === 'en') return fieldSentenceInEnglish(issue);
  const said = saidByCode(issue, language);
  if (said !== undefined) return said;
  const [wrong, values = {}] = whatIsWrong(issue);
  return sentence(wrong, values, language);
}
