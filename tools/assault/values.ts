// Values for the shapes of the OpenAPI document: what is meant, what lies at the edge of it, and
// what people and programs send instead.
import fc from 'fast-check';
import { NUMBERS, TEXTS } from '../vitest/extremes.ts';

/** A JSON Schema, as far as the document uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}
/** The document's components by name. */
export type Components = Readonly<Record<string, Schema>>;

const DEEPEST = 6;
const LONG = 20_000;

/** What has the wrong type, no end, no sense, or a meaning to some program on the way. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    ' ',
    'x',
    '0',
    '-1',
    '1e3',
    'NaN',
    '1.005',
    '99999999.99',
    0,
    -1,
    1e21,
    2 ** 53,
    2 ** 31,
    999_999,
    0.1,
    1e-7,
    1e300,
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202eabc',
    '\u0007\u001b[2J',
    'a\r\nBcc: x@y.example',
    "'; drop table x; --",
    '${7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '%',
    '=1+1',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'x'.repeat(LONG),
    '0000-01-01',
    '9999-12-31',
    '2026-02-30',
    '-000001-01-01',
    '2026-03-02T25:00',
    [],
    {},
    [[]],
    [null, 'x', {}],
    { length: { toString: 'x' } },
    { toJSON: 1 },
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer(),
);

const pick = (...values: unknown[]): fc.Arbitrary<unknown> => fc.constantFrom(...values);
const CSV = 'Name,Email,Category,Type,Standard Price\nDana,dana@b.example,Vents,service,12';

/** What a field is for, by its name; undefined where the name tells nothing. */
function byName(name: string): fc.Arbitrary<unknown> | undefined {
  if (name === 'status') return pick('viewed', 'accepted', 'declined');
  if (/(?:^i|I)d$|^(?:optionId|revision|order)$/.test(name)) return fc.integer({ min: 1, max: 8 });
  if (/date|until|from|to$/i.test(name)) return pick('2099-03-02', '2098-01-01', '2026-11-30');
  if (/quantity|rate|price|amount|percent|cost|budget|total/i.test(name))
    return pick('12.50', '3', 3, 12.5);
  if (/email/i.test(name)) return fc.integer({ min: 0 }).map((n) => `a${n}@b.example`);
  if (name === 'ccbNumber') return pick('123456', '654321');
  if (name === 'csv') return pick(CSV, `${CSV}\n"a"b,"c"d`, ','.repeat(LONG));
  if (/phone/i.test(name)) return pick('(541) 555-0123', '541-555-0199');
  if (/title|name|address|description|message|text|reason|subject|contact|note/i.test(name))
    return pick('Dana Ortiz', '12 Oak St, Eugene', 'Please call before noon');
  if (/password/i.test(name)) return pick('correct-horse-battery', 'crow-lantern-84-oats');
  return undefined;
}

const fits = (schema: Schema, value: unknown): boolean => {
  if (schema.type === 'string')
    return (
      typeof value === 'string' &&
      value.length >= (schema.minLength ?? 0) &&
      value.length <= (schema.maxLength ?? Infinity) &&
      (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
    );
  return (
    typeof value === 'number' &&
    (schema.type !== 'integer' || Number.isInteger(value)) &&
    value >= (schema.minimum ?? -Infinity) &&
    value <= (schema.maximum ?? Infinity)
  );
};

/** Texts and numbers that the shape allows, those at its edges among them. */
function scalar(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = LONG, minimum = 0, maximum = 1_000 } = schema;
  const edges =
    schema.type === 'string'
      ? [...TEXTS, 'W'.repeat(Math.min(maxLength, LONG)), 'é'.repeat(Math.max(1, minLength))]
      : [...NUMBERS, minimum, maximum];
  const allowed = edges.filter((value) => fits(schema, value));
  const any: fc.Arbitrary<unknown> =
    allowed.length > 0 ? fc.constantFrom<unknown>(...allowed) : fc.string();
  const meant = byName(name);
  return meant
    ? fc.oneof(
        { weight: 5, arbitrary: meant.map((value) => (fits(schema, value) ? value : 'x')) },
        { weight: 1, arbitrary: any },
      )
    : any;
}

/** A value that the shape allows, or nearly: rules between fields are not in the document. */
export function valueFor(
  schema: Schema,
  components: Components,
  name = '',
  depth = 0,
): fc.Arbitrary<unknown> {
  const inner = (one: Schema, field: string): fc.Arbitrary<unknown> =>
    valueFor(one, components, field, depth + 1);
  if (depth > DEEPEST) return fc.constant(null);
  if (schema.$ref) return inner(components[schema.$ref.split('/').at(-1)!] ?? {}, name);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return fc.oneof(...options.map((option) => inner(option, name)));
  switch (schema.type) {
    case 'object':
      return objectFor(schema, inner);
    case 'array':
      return fc.array(inner(schema.items ?? {}, name), {
        minLength: Math.min(schema.minItems ?? 0, 3),
        maxLength: 3,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
    case 'number':
    case 'integer':
      return scalar(schema, name);
    default:
      return byName(name) ?? pick('x', 1, '12.50', { a: [1] });
  }
}

function objectFor(
  { properties = {}, required = [] }: Schema,
  inner: (schema: Schema, name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, inner(schema, name)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** What was meant, with up to two of its fields gone or something hostile instead. */
export const nearly = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      value,
      fc.array(fc.tuple(fc.nat(), fc.oneof(hostile, fc.constant(undefined))), {
        minLength: 1,
        maxLength: 2,
      }),
    )
    .map(([meant, changes]) => {
      if (meant === null || typeof meant !== 'object' || Array.isArray(meant))
        return changes[0]![1];
      const names = Object.keys(meant);
      return {
        ...meant,
        ...Object.fromEntries(
          changes.map(([n, other]) => [names[n % Math.max(1, names.length)] ?? 'x', other]),
        ),
      };
    });
