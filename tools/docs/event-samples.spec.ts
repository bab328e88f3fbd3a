// Every shape an event ever had can be read today, and a shape that is new leaves a sample.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { rooms } from '../../apps/backend/app.ts';
import { presentSamples, readSamples, sampleOf, samplesPage } from './event-samples.ts';

const recorded = readSamples(path.resolve(import.meta.dirname, '../..'));
const deciders = rooms.flatMap((room) => room.deciders);

it.each(recorded)('reads $type of schema $schema as it was written', ({ type, schema, data }) => {
  const decider = deciders.find(({ events }) => Object.hasOwn(events, type))!;
  expect(() => fromStored(decider, { type, data }, schema)).not.toThrow();
});

describe('a sample', () => {
  const Old = z.object({ name: z.string().min(1), day: z.iso.date().nullable() });
  const old = { type: 'Happened', schema: 1, data: sampleOf(Old) };
  it('is a value of its shape, the same each time', () => {
    expect(old.data).toEqual({ name: 'x', day: '2026-03-02' });
    expect(Old.safeParse(old.data).success).toBe(true);
  });
  it('is added where the shape is another one, and the older one stays', () => {
    const New = Old.extend({ note: z.string().default('') });
    const page = samplesPage([old], [{ ...old, data: sampleOf(New) }]);
    expect(JSON.parse(page)).toEqual([
      old,
      { ...old, data: { name: 'x', day: '2026-03-02', note: 'x' } },
    ]);
    expect(samplesPage([old], [old])).toBe(samplesPage([old], []));
  });
  it('is there for every event of every room', () =>
    expect(new Set(recorded.map(({ type }) => type))).toEqual(
      new Set(presentSamples(rooms).map(({ type }) => type)),
    ));
});
