// What came in, checked against a shape before any rule sees it; and the failure that says what is
// wrong with it.
import type { z } from 'zod';
import type { ParametersOf, Values } from '@purlin/words/parameters.ts';
import type { en } from '@purlin/words/requests/en.ts';

type Code = keyof typeof en;
interface Wrong {
  /** What is wrong with single fields, by their path. */
  readonly fields?: Readonly<Record<string, Code>>;
  /** What a shape found wrong; the first is what it is about. */
  readonly issues?: readonly z.core.$ZodIssue[];
}
type More<P> = keyof P extends never
  ? readonly [wrong?: Wrong]
  : readonly [wrong: Wrong & { readonly values: P }];

/** What a caller sent cannot be used. `values` are what the sentence of its code fills in. */
export class BadInput<C extends Code = Code> extends Error {
  override readonly name = 'BadInput';
  readonly code: C;
  readonly values: Values;
  readonly fields: Readonly<Record<string, Code>>;
  readonly issues: readonly z.core.$ZodIssue[];
  constructor(code: C, ...[wrong]: More<ParametersOf<(typeof en)[C]>>) {
    super(code);
    this.code = code;
    this.values = (wrong as { readonly values?: Values } | undefined)?.values ?? {};
    this.fields = wrong?.fields ?? {};
    this.issues = wrong?.issues ?? [];
  }
}

/** The failure of a shape. */
export const badInput = (issues: readonly z.core.$ZodIssue[]): BadInput =>
  new BadInput('invalid-input', { values: { what: 'body' }, issues });

/**
 * Text that no store can keep: NUL characters, halves of surrogate pairs, and dates in the year 0,
 * which ISO 8601 has and Postgres has not.
 */
const unstorable = (text: string): boolean =>
  text.includes('\u0000') || !text.isWellFormed() || /^\s*0000-\d\d-\d\d/.test(text);

function findUnstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return unstorable(value) ? path : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = unstorable(key) ? path : findUnstorable(item, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Stands where a shape has no words of its own for what is wrong. */
const UNSAID = '';

/**
 * The value as a shape has it, or what is wrong with it: with what was sent, because what is of a
 * wrong kind is not missing.
 */
export const checked = <S extends z.ZodType>(
  shape: S,
  value: unknown,
): z.ZodSafeParseResult<z.output<S>> =>
  shape.safeParse(value, { error: () => UNSAID, reportInput: true });

/** The parsed value. Throws BadInput that names the fields. */
export function parseInput<S extends z.ZodType>(shape: S, value: unknown): z.output<S> {
  const bad = findUnstorable(value, '');
  if (bad !== undefined)
    throw new BadInput('invalid-input', {
      values: { what: 'unstorable' },
      fields: { [bad]: 'field-unstorable' },
    });
  const parsed = checked(shape, value);
  if (!parsed.success) throw badInput(parsed.error.issues);
  return parsed.data;
}
