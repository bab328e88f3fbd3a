// What a request carries beside its body: the values of its path and the headers that steer it.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { BadInput, parseInput } from '../core/input.ts';

/**
 * The values of a path. An id is written in one way only, so that a thing has one address. Throws
 * BadInput.
 */
export function parsePath(
  shape: z.ZodType<Record<string, string | number>>,
  values: unknown,
): Record<string, string | number> {
  const { id } = values as { readonly id?: string };
  if (id !== undefined && !/^[1-9]\d{0,15}$/.test(id))
    throw new BadInput('invalid-input', { values: { what: 'id' }, fields: { id: 'field-id' } });
  return parseInput(shape, values);
}

/** What stands behind the question mark; each value once. Throws BadInput. */
export function parseQuery<S extends z.ZodType>(shape: S, values: unknown): z.output<S> {
  const twice = Object.entries(values as object).filter(([, value]) => Array.isArray(value));
  if (twice.length > 0)
    throw new BadInput('invalid-input', {
      values: { what: 'twice' },
      fields: Object.fromEntries(twice.map(([name]) => [name, 'field-twice'] as const)),
    });
  return parseInput(shape, values);
}

/** The caller's Idempotency-Key: 8 to 100 visible characters. Throws BadInput. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,100}$/.test(key)) return key;
  throw new BadInput('invalid-idempotency-key');
}

/** The stream revision of If-Match, sent as it came in an ETag: "7". Throws BadInput. */
export function expectedRevisionOf(request: FastifyRequest): number | undefined {
  const tag = request.headers['if-match'];
  if (tag === undefined || tag === '*') return undefined;
  const match = /^"(\d{1,15})"$/.exec(tag);
  if (!match) throw new BadInput('invalid-if-match');
  return Number(match[1]);
}
