// A sample of every shape that an event ever had, made by the code when the shape was new. The file
// only grows: history written by any version stays readable, and a spec reads all of it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { schemaOf } from '@purlin/event-sourcing/stored-event.ts';
import type { Room } from '../../apps/backend/platform/core/room.ts';
import { NUMBERS, TEXTS } from '../vitest/extremes.ts';

export const SAMPLES_FILE = 'docs/generated/event-samples.json';

export interface EventSample {
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
}

export const readSamples = (root: string): readonly EventSample[] => {
  const file = path.join(root, SAMPLES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EventSample[]) : [];
};

/** The first that fits is taken; nothing and zero say little of a shape. */
const CANDIDATES = [...TEXTS, ...NUMBERS].filter(Boolean);

/** One value of a shape, the same each time. Throws where the shape is of a kind not known here. */
export function sampleOf(shape: z.ZodType): unknown {
  if (
    shape instanceof z.ZodNullable ||
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodDefault ||
    shape instanceof z.ZodReadonly
  )
    return sampleOf(shape.unwrap() as z.ZodType);
  if (shape instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.ZodType>(shape.shape).map(([name, field]) => [name, sampleOf(field)]),
    );
  if (shape instanceof z.ZodArray) return [sampleOf(shape.element as z.ZodType)];
  if (shape instanceof z.ZodRecord)
    return {
      [String(sampleOf(shape.keyType as z.ZodType))]: sampleOf(shape.valueType as z.ZodType),
    };
  if (shape instanceof z.ZodUnion) return sampleOf(shape.options[0] as z.ZodType);
  if (shape instanceof z.ZodEnum) return shape.options[0];
  if (shape instanceof z.ZodLiteral) return [...shape.values][0];
  const fitting = [...CANDIDATES, true, '', 0].find((value) => shape.safeParse(value).success);
  if (fitting === undefined) throw new Error(`No sample is known for a ${shape.def.type}`);
  return fitting;
}

/** A sample of every event as it is written today. */
export const presentSamples = (rooms: readonly Room[]): readonly EventSample[] =>
  [...new Set(rooms.flatMap(({ deciders }) => deciders))].flatMap((decider) =>
    Object.entries(decider.events).map(([type, shape]) => ({
      type,
      schema: schemaOf(decider, type),
      data: sampleOf(shape),
    })),
  );

/** The file with what is new at its end; what it has stays as it is. */
export function samplesPage(
  recorded: readonly EventSample[],
  present: readonly EventSample[],
): string {
  const fresh = present.filter((one) => !recorded.some((old) => isDeepStrictEqual(old, one)));
  const lines = [...recorded, ...fresh].map((sample) => `  ${JSON.stringify(sample)}`);
  return `[\n${lines.join(',\n')}\n]\n`;
}
