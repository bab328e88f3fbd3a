// Input: path, query and body checked against the contract before any rule sees them.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Problem, badInput } from './problem.ts';

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

/** The parsed value. Throws a 400 Problem that names the fields. */
export function parseInput<S extends z.ZodType>(shape: S, value: unknown): z.output<S> {
  const bad = findUnstorable(value, '');
  if (bad !== undefined)
    throw new Problem(
      400,
      'invalid-input',
      'The text contains characters or a date that cannot be stored. Correct it and try again.',
      { errors: { [bad]: 'Cannot be stored' } },
    );
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw badInput(parsed.error.issues);
  return parsed.data;
}

/**
 * The values of a path. An id is written in one way only, so that a thing has one address. Throws a
 * 400 Problem.
 */
export function parsePath(
  shape: z.ZodType<Record<string, string | number>>,
  values: unknown,
): Record<string, string | number> {
  const { id } = values as { readonly id?: string };
  if (id !== undefined && !/^[1-9]\d{0,15}$/.test(id))
    throw new Problem(
      400,
      'invalid-input',
      'The id in the address must be a whole number above 0.',
      { errors: { id: 'Must be a whole number above 0' } },
    );
  return parseInput(shape, values);
}

/** The caller's Idempotency-Key: 8 to 100 visible characters. Throws a 400 Problem. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,100}$/.test(key)) return key;
  throw new Problem(
    400,
    'invalid-idempotency-key',
    'The header Idempotency-Key must have 8 to 100 visible characters; a UUID is right.',
  );
}

/** The stream revision of If-Match, sent as it came in an ETag: "7". Throws a 400 Problem. */
export function expectedRevisionOf(request: FastifyRequest): number | undefined {
  const tag = request.headers['if-match'];
  if (tag === undefined || tag === '*') return undefined;
  const match = /^"(\d{1,15})"$/.exec(tag);
  if (!match)
    throw new Problem(
      400,
      'invalid-if-match',
      'The header If-Match must carry the ETag of an earlier answer, for example "7".',
    );
  return Number(match[1]);
}
