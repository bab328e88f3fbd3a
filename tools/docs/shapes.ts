// Shapes in words: a zod shape's fields and types, short enough for a table.
import { z } from 'zod';

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly $ref?: string;
}

/** The fields of an object shape and their types, as they are kept or answered. */
export function fieldsOf(shape: z.ZodType): { name: string; type: string }[] {
  const schema = z.toJSONSchema(shape, {
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Schema;
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    type: typeOf(field),
  }));
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  if (schema.type === 'object') return objectOf(schema);
  return schema.format === 'date' || schema.format === 'date-time'
    ? schema.format
    : [schema.type ?? 'anything'].flat().join(' or ');
}

function objectOf({ properties, additionalProperties }: Schema): string {
  if (properties)
    return `{ ${Object.entries(properties)
      .map(([name, field]) => `${name}: ${typeOf(field)}`)
      .join(', ')} }`;
  return typeof additionalProperties === 'object'
    ? `map to ${typeOf(additionalProperties)}`
    : 'object';
}
