// Read models: whatever the shapes of events accept, every read model of every room can take. One
// that cannot would park itself, and its screen would stand still.
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extremesOf } from '../../../../tools/vitest/extremes.ts';
import { freshDatabase } from '../../../../tools/vitest/database.ts';
import { rooms } from '../../app.ts';
import { openConnection } from '../servers/database.ts';
import type { PastEvent } from './history.ts';
import { forgotten } from './personal-data.ts';
import { createTable, statementsOf } from './read-model-tables.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);
/** A row of this key is there already: here events come in an order that history never has. */
const UNIQUE_VIOLATION = '23505';

const shapes = new Map(
  rooms
    .flatMap((room) => room.deciders)
    .flatMap((decider) =>
      Object.entries(decider.events).map(
        ([type, shape]) => [type, { category: decider.category, shape }] as const,
      ),
    ),
);
const models = [
  ...new Map(rooms.flatMap((room) => room.readModels).map((model) => [model.name, model])).values(),
];

let db: pg.Client;
beforeAll(async () => {
  db = await openConnection(await freshDatabase(), 'public');
  for (const model of models) await createTable(db, model);
});
afterAll(() => db.end());

/** Few streams, so that events meet rows that are there. */
const envelope = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  eventId: fc.uuid(),
  revision: fc.constantFrom(0, 1, 2 ** 31, Number.MAX_SAFE_INTEGER),
  position: fc.constantFrom(1n, 2n ** 53n),
  by: fc.constantFrom('user-1', 'estimate-link', 'system'),
});

const pastEvent = (type: string): fc.Arbitrary<PastEvent> => {
  const known = shapes.get(type);
  if (!known) throw new Error(`no decider has the event ${type}`);
  return fc.record({ data: extremesOf(known.shape, type), at: envelope }).map(({ data, at }) => ({
    type,
    data,
    ...at,
    at: '2026-03-02T17:00:00.000Z',
    stream: `${known.category}-${at.id}`,
    metadata: {
      schema: 1,
      correlationId: 'spec',
      causationId: 'spec',
      by: at.by,
      at: '2026-03-02T17:00:00.000Z',
    },
  }));
};

/** Models that had rows to write: otherwise nothing was tried. */
const touched = new Set<string>();

/** What the database says against an event; undefined when it takes it. */
async function complaint(
  model: (typeof models)[number],
  event: PastEvent,
): Promise<string | undefined> {
  for (const statement of statementsOf(model, [event])) {
    try {
      const { rowCount } = await db.query(statement);
      if (rowCount) touched.add(model.name);
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION)
        return `${model.name} at ${event.type}: ${String(error)}`;
    }
  }
  return undefined;
}

describe('an event whose person was forgotten', () => {
  const personal = rooms
    .flatMap((room) => room.deciders)
    .flatMap((decider) =>
      Object.entries(decider.personal ?? {}).map(([type, fields]) => ({
        type,
        fields: fields ?? [],
        shape: decider.events[type]!,
      })),
    );
  it.each([...new Map(personal.map((one) => [one.type, one])).values()])(
    '$type still has its shape',
    ({ type, fields, shape }) => {
      fc.assert(
        fc.property(extremesOf(shape, type), (data) => {
          const left = forgotten(data, fields);
          expect(shape.safeParse(left).error?.issues).toBeUndefined();
        }),
        { numRuns: RUNS },
      );
    },
  );
});

describe.each(models.map((model) => ({ name: model.name, model })))('$name', ({ model }) => {
  it('takes every event that its decider may write', async () => {
    const events = fc.oneof(...Object.keys(model.on).map(pastEvent));
    await fc.assert(
      fc.asyncProperty(fc.array(events, { minLength: 5, maxLength: 15 }), async (history) => {
        for (const event of history) expect(await complaint(model, event)).toBeUndefined();
      }),
      { numRuns: RUNS },
    );
  }, 60_000);
  it('had rows to write', () => expect(touched).toContain(model.name));
});
