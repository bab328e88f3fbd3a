// Fields of a body that its shape has no place for: told to the caller, who may have mistyped one.
import { z } from 'zod';

/** Longer lists are cut: a header is no log. */
const MOST = 20;

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** The fields of an object; undefined where anything may stand. */
function fieldsOf(schema: Schema, whole: Schema): readonly string[] | undefined {
  if (schema.$ref !== undefined) {
    const named = whole.$defs?.[schema.$ref.replace('#/$defs/', '')];
    return named && fieldsOf(named, whole);
  }
  if (schema.properties) return Object.keys(schema.properties);
  const parts = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.map((one) => fieldsOf(one, whole));
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** Names what of a body is not read. Shapes are looked through when the first body comes. */
export function unreadIn(shape: z.ZodType): (body: unknown) => readonly string[] {
  let known: ReadonlySet<string> | null | undefined;
  return (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
    if (known === undefined) {
      const whole = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;
      const fields = fieldsOf(whole, whole);
      known = fields ? new Set(fields) : null;
    }
    const read = known;
    return read === null ? [] : Object.keys(body).filter((name) => !read.has(name));
  };
}

/** As it stands in a header, whatever was sent as a name. */
export const asHeader = (names: readonly string[]): string =>
  names
    .slice(0, MOST)
    .map((name) => encodeURIComponent(name.slice(0, 60).toWellFormed()))
    .join(' ');
