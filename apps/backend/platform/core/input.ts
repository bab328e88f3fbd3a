// What came in, checked against a shape before any rule sees it; and the failure that says what is
// wrong with it.
import type { z } from 'zod';

/** What a caller sent cannot be used; `errors` names the fields. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly code: string;
  readonly errors: Readonly<Record<string, string>> | undefined;
  constructor(code: string, message: string, errors?: Readonly<Record<string, string>>) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}

/** The failure of a shape: the first issue is the message, all are listed by field. */
export function badInput(issues: readonly z.core.$ZodIssue[]): BadInput {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[issue.path.join('.')] ??= issue.message;
  const [field, message] = Object.entries(errors)[0] ?? ['', 'The request could not be read'];
  return new BadInput(
    'invalid-input',
    /^[A-Z].* /.test(message) && !message.startsWith('Invalid')
      ? message
      : `${field || 'body'}: ${message}`,
    errors,
  );
}

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

/** The parsed value. Throws BadInput that names the fields. */
export function parseInput<S extends z.ZodType>(shape: S, value: unknown): z.output<S> {
  const bad = findUnstorable(value, '');
  if (bad !== undefined)
    throw new BadInput(
      'invalid-input',
      'The text contains characters or a date that cannot be stored. Correct it and try again.',
      { [bad]: 'Cannot be stored' },
    );
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw badInput(parsed.error.issues);
  return parsed.data;
}
