// Paging: keyset cursors, so that the cost of a page does not grow with history, and search patterns.
import type { z } from 'zod';
import { parseInput } from './http/input.ts';
import { Problem } from './http/problem.ts';
import { Page } from './room.ts';

/** What an opaque cursor holds. Throws a 400 Problem when it is not one of ours. */
export function fromCursor<S extends z.ZodType>(shape: S, cursor: string): z.output<S> {
  try {
    return parseInput(shape, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new Problem(400, 'invalid-cursor', 'The cursor is not one that this list gave. Start again without it.');
  }
}

/** The page of `limit` rows from a query that asked for one more; `keyOf` is what the next page starts after. */
export function pageOf<T>(rows: readonly T[], limit: number, keyOf: (last: T) => unknown): Page<T> {
  const last = rows[limit - 1];
  const more = rows.length > limit && last !== undefined;
  return new Page(rows.slice(0, limit), more ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : undefined);
}

/** The `ilike` pattern for text that contains `q`, with its wildcards taken as letters. */
export const containing = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;
