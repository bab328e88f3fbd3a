// Values at the edges of what a zod shape accepts: the longest texts, the largest numbers, the
// farthest dates.
import fc from 'fast-check';
import { z } from 'zod';

/** Length that stands for "as long as you like" where a shape sets no limit. */
const LONG = 20_000;
const LENGTHS = [1, 50, 200, 1_000, LONG];
/** Texts of every kind that some field asks for. */
export const TEXTS: readonly string[] = [
  '',
  'x',
  "O'Brien \\ % _ $1 \t\n",
  '\u{1F3E0}é\u202e',
  '\ufeff',
  '0',
  '-1',
  '12.50',
  '6/12',
  '2026-03-02/2026-03-13',
  '2026-03-02',
  '0001-01-01',
  '9999-12-31',
  '2026-03-02T08:00',
  '0001-01-01T00:00',
  '9999-12-31T23:59',
  '2026-03-02T17:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  'dana@client.example',
  'EST-1-ABCDEFGH',
  'https://purlin.example/x',
  '?tab=orders',
  '97401',
  '(541) 555-0123',
  '021000021',
  '#1e5b4a',
  'America/Los_Angeles',
  'a'.repeat(64),
  '0123456789abcdef0123456789abcdef',
  '3f1c2b4a-9d8e-4f7a-8b6c-5d4e3f2a1b0c',
  '<a@b.example>',
  'user-1',
  'client-1',
  '08:00',
  '323371070000001',
  '40',
];
export const NUMBERS: readonly number[] = [
  0,
  1,
  2,
  3,
  -1,
  100,
  10_000,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  0.5,
];

const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

function textsFor(shape: z.ZodType): readonly string[] {
  const { minLength, maxLength } = shape as {
    readonly minLength?: number | null;
    readonly maxLength?: number | null;
  };
  const lengths = [
    ...LENGTHS,
    ...(typeof minLength === 'number' ? [minLength] : []),
    ...(typeof maxLength === 'number' ? [maxLength] : []),
  ];
  const long = lengths.flatMap((length) => [
    repeated('W', length),
    repeated('é', length),
    `${repeated('a', Math.max(1, length - 14))}@long.example`,
  ]);
  return [...TEXTS, ...long];
}

function numbersFor(shape: z.ZodType): readonly number[] {
  const { minValue, maxValue } = shape as {
    readonly minValue?: number | null;
    readonly maxValue?: number | null;
  };
  return [
    ...NUMBERS,
    ...[minValue, maxValue].filter(
      (edge): edge is number => typeof edge === 'number' && Number.isFinite(edge),
    ),
  ];
}

/** Throws where the shape is of a kind that is not known here yet. */
function candidatesFor(shape: z.ZodType, path: string): fc.Arbitrary<unknown> {
  const among = (values: readonly unknown[]): fc.Arbitrary<unknown> => {
    const accepted = [...new Set(values)].filter((value) => shape.safeParse(value).success);
    if (accepted.length === 0)
      throw new Error(
        `${path}: no value is known that this shape accepts; add one to ${import.meta.url}`,
      );
    return fc.constantFrom(...accepted);
  };
  const each = (inner: unknown, name: string): fc.Arbitrary<unknown> =>
    inputFor(inner as z.ZodType, `${path}${name}`);
  if (shape instanceof z.ZodString || shape instanceof z.ZodStringFormat)
    return among(textsFor(shape));
  if (shape instanceof z.ZodNumber) return among(numbersFor(shape));
  if (shape instanceof z.ZodBoolean) return fc.boolean();
  if (shape instanceof z.ZodEnum) return fc.constantFrom<unknown>(...shape.options);
  if (shape instanceof z.ZodLiteral) return fc.constantFrom<unknown>(...shape.values);
  if (shape instanceof z.ZodNull) return fc.constant(null);
  if (shape instanceof z.ZodUndefined) return fc.constant(undefined);
  if (shape instanceof z.ZodUnknown || shape instanceof z.ZodAny)
    return fc.constantFrom<unknown>('x', 1, null, { a: [1] });
  if (shape instanceof z.ZodNullable) return fc.option(each(shape.unwrap(), ''), { freq: 5 });
  if (shape instanceof z.ZodOptional)
    return fc.option(each(shape.unwrap(), ''), { nil: undefined, freq: 5 });
  if (
    shape instanceof z.ZodDefault ||
    shape instanceof z.ZodReadonly ||
    shape instanceof z.ZodCatch
  )
    return each(shape.unwrap(), '');
  // What goes in is a text or a number, nearly always; whether it is accepted the whole of it says.
  if (shape instanceof z.ZodPipe) {
    const edges = [...textsFor(shape), ...NUMBERS, null, true].filter(
      (value) => shape.safeParse(value).success,
    );
    return edges.length > 0
      ? fc.constantFrom<unknown>(...edges)
      : each(shape.in instanceof z.ZodTransform ? shape.out : shape.in, '');
  }
  if (shape instanceof z.ZodUnion)
    return fc.oneof(...shape.options.map((option) => each(option, '')));
  if (shape instanceof z.ZodArray) return fc.array(each(shape.element, '[]'), { maxLength: 3 });
  if (shape instanceof z.ZodTuple)
    return fc.tuple(...shape.def.items.map((item, n) => each(item, `[${n}]`)));
  if (shape instanceof z.ZodRecord)
    return fc.dictionary(
      each(shape.keyType, '{}') as fc.Arbitrary<string>,
      each(shape.valueType, '{}'),
      { maxKeys: 2 },
    );
  if (shape instanceof z.ZodObject)
    return fc.record(
      Object.fromEntries(
        Object.entries(shape.shape).map(([name, field]) => [name, each(field, `.${name}`)]),
      ),
    );
  throw new Error(`${path}: nothing is known of ${shape.def.type}; add it to ${import.meta.url}`);
}

/** Input that `shape` mostly accepts: each part of it is accepted, most are at an edge. */
export const inputFor = (shape: z.ZodType, path = ''): fc.Arbitrary<unknown> =>
  candidatesFor(shape, path);

/** Values that `shape` accepts, most of them at an edge, as its parse gives them. */
export const extremesOf = (shape: z.ZodType, path = ''): fc.Arbitrary<unknown> =>
  candidatesFor(shape, path)
    .filter((value) => shape.safeParse(value).success)
    .map((value) => shape.parse(value));
