// Every number that the OpenAPI document lets callers send, by kind, with a body around it and the
// values at its limits.
import type { Components, Schema } from '../assault/values.ts';

/** A schema as the document has it; several types may stand in one. */
type Typed = Omit<Schema, 'type' | 'items' | 'properties' | 'anyOf' | 'oneOf' | 'allOf'> & {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly default?: unknown;
  readonly exclusiveMinimum?: number;
  readonly items?: Typed;
  readonly properties?: Readonly<Record<string, Typed>>;
  readonly anyOf?: readonly Typed[];
  readonly oneOf?: readonly Typed[];
};
export interface NumericField {
  /** As the answer names it: `lineItems.0.rate`. */
  readonly path: string;
  readonly kind: string;
  readonly schema: Typed;
  /** A body, or what is in its place, with this value there. */
  readonly body: (value: unknown) => unknown;
}

const typesOf = ({ type = [] }: Typed): readonly string[] =>
  typeof type === 'string' ? [type] : type;
const isNumber = (schema: Typed): boolean =>
  typesOf(schema).some((type) => type === 'integer' || type === 'number');

/** Something that stands for what is asked for beside the number. */
function sampleOf(schema: Typed, name: string): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first, name);
  const [type] = typesOf(schema);
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((one) => [one, sampleOf(schema.properties?.[one] ?? {}, one)]),
    );
  if (type === 'array') return [sampleOf(schema.items ?? {}, name)];
  if (type === 'boolean') return false;
  if (isNumber(schema) && !schema.format) return 1;
  if (schema.format) return schema.format === 'date' ? '2026-12-01' : '1';
  return /date|until/i.test(name) ? '2026-12-01' : 'Roof repair';
}

function fieldsOf(schema: Typed, components: Components, path: string): readonly NumericField[] {
  const named = schema.$ref?.split('/').at(-1);
  if (named) return fieldsOf(components[named] ?? {}, components, path);
  const options = schema.anyOf ?? schema.oneOf ?? [];
  if (options.length > 0) return options.flatMap((one) => fieldsOf(one, components, path));
  const below = (name: string, field: Typed, around: (value: unknown) => unknown) =>
    fieldsOf(field, components, path ? `${path}.${name}` : name).map((found) => ({
      ...found,
      body: (value: unknown) => around(found.body(value)),
    }));
  if (schema.properties) {
    const sample = sampleOf(schema, '') as object;
    return Object.entries(schema.properties).flatMap(([name, field]) =>
      below(name, field, (value) => ({ ...sample, [name]: value })),
    );
  }
  if (schema.items) return below('0', schema.items, (value) => [value]);
  if (!isNumber(schema)) return [];
  const [kind = 'any'] = [
    schema.format,
    ...typesOf(schema).filter((type) => type === 'integer'),
  ].filter((one) => one !== undefined);
  return [{ path, kind, schema, body: (value) => value }];
}

/** What a field takes at its limits, and what it refuses just beyond them. */
export interface Limits {
  readonly takes: readonly unknown[];
  readonly refuses: readonly unknown[];
}
const MOST_ID = Number.MAX_SAFE_INTEGER;
/** No number, or none that is written so. */
const NO_NUMBERS = ['x', 1e21];
/** The last place of a decimal of this kind. */
const STEPS: Readonly<Record<string, number>> = {
  money: 0.01,
  rate: 0.0001,
  quantity: 0.0001,
  percent: 0.0001,
  share: 0.0001,
  change: 0.0001,
};
const TOO_FINE = ['0.00001', 1 / 3];

/** By its kind and what the document says; nothing where it says nothing of it. */
export function limitsOf({ kind, schema }: Pick<NumericField, 'kind' | 'schema'>): Limits {
  const step = kind === 'integer' ? 1 : STEPS[kind];
  if (step === undefined) return { takes: [], refuses: [] };
  const { minimum, exclusiveMinimum = kind === 'money' ? 0 : -MOST_ID, maximum = MOST_ID } = schema;
  const least = minimum ?? exclusiveMinimum + step;
  if (kind === 'integer')
    return { takes: [least, maximum], refuses: [least - 1, maximum + 1, least + 0.5] };
  const typed = (value: number): string => value.toFixed(4);
  return {
    takes: [typed(least), maximum - step, `${typed(maximum)}00`],
    refuses: [
      // Nothing at all is an amount where it is none that is asked for.
      typed(kind === 'money' ? -step : least - step),
      typed(maximum + step),
      ...NO_NUMBERS,
      ...(kind === 'money' ? [] : TOO_FINE),
    ],
  };
}

export interface NumericCall {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly NumericField[];
}
/** What of the document is looked at here. */
export interface NumericDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: Typed }>>;
            };
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Components };
}
/** Every call of the document that is sent a number in its body. */
export const numericCalls = ({ paths, components }: NumericDocument): readonly NumericCall[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]): NumericCall[] => {
      const schema = requestBody?.content['application/json']?.schema;
      const fields = schema ? fieldsOf(schema, components.schemas, '') : [];
      return fields.length > 0 ? [{ method: method.toUpperCase(), path, fields }] : [];
    }),
  );
