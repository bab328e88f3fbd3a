// Read models: whatever the shapes of events accept, every read model of every room can take. One
// that cannot would park itself, and its screen would stand still.
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOfRow, type AnyRow } from '@purlin/event-sourcing/read-model-fold.ts';
import { typesOf } from '@purlin/event-sourcing/read-model.ts';
import { extremesOf } from '../../../../../tools/vitest/extremes.ts';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { rooms } from '../../../app.ts';
import { openConnection } from '../../servers/database.ts';
import { FOLDED_SQL } from '../../servers/folded-text.ts';
import type { PastEvent } from '../history/history.ts';
import { forgotten } from '../history/personal-data.ts';
import { ModelRows, tableSource } from './model-rows.ts';
import { selectList, writeChanges } from './read-model-statements.ts';
import { createTables, indexStatements } from './read-model-tables.ts';

/** Of each of some 80 read models; more of them find no more, and take minutes. */
const RUNS = Math.min(120, Number(process.env['FUZZ_RUNS'] ?? 30));
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
  await db.query(`create schema platform; ${FOLDED_SQL}`);
  for (const model of models) await createTables(db, model);
});
afterAll(() => db.end());

it('no two indexes are named alike: they are made on several connections at once', () => {
  const names = models.flatMap((model) =>
    indexStatements(model, 'public').map(
      (statement) => /^create index (\w+) on /.exec(statement)?.[1],
    ),
  );
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});

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

/** Folds an event as the projector does; what the database says against it, if anything. */
async function complaint(rows: ModelRows, event: PastEvent): Promise<string | undefined> {
  const { model } = rows;
  const changes = await rows.fold([event], tableSource(db, model));
  for (const [key, row] of changes.rows) {
    if (!row) continue;
    touched.add(model.name);
    expect(Object.keys(row).toSorted(), model.name).toEqual(Object.keys(model.columns).toSorted());
    expect(keyOfRow(model, row), model.name).toBe(key);
  }
  try {
    const statement = writeChanges(model, changes);
    if (statement) await db.query(statement);
    rows.remember(changes);
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined;
    return `${model.name} at ${event.type}: ${String(error)}`;
  }
  return undefined;
}

/** What the table says now, by key. */
const inTable = async ({ model }: ModelRows): Promise<ReadonlyMap<unknown, unknown>> => {
  const { rows } = await db.query<AnyRow>(`select ${selectList(model)} from ${model.name}`);
  return new Map(rows.map((row) => [keyOfRow(model, row), row]));
};

/** Texts as no text column takes them: with a NUL and half a character. Dates stay dates. */
const poisoned = (value: unknown): unknown => {
  if (typeof value === 'string')
    return /[a-z]/i.test(value) && !/\d/.test(value) ? `${value}\0\ud800` : value;
  if (Array.isArray(value)) return value.map(poisoned);
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, poisoned(part)]))
    : value;
};

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
  const events = fc.oneof(...typesOf(model).map(pastEvent));
  const histories = fc.array(events, { minLength: 5, maxLength: 15 });
  it('takes every event that its decider may write, and its table says what was folded', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const rows = new ModelRows(model);
        for (const event of history) expect(await complaint(rows, event)).toBeUndefined();
        const there = await inTable(rows);
        for (const [key, row] of rows.atHand()) expect(there.get(key)).toEqual(row);
      }),
      { numRuns: RUNS },
    );
  });
  it('takes texts that no column takes, without what is wrong with them', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const rows = new ModelRows(model);
        for (const event of history)
          expect(await complaint(rows, { ...event, data: poisoned(event.data) })).toBeUndefined();
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  });
  it('had rows to write', () => expect(touched).toContain(model.name));
  it('takes what belongs to one stream under the number of one category only', () => {
    if (model.usualKey) return;
    const categories = Object.keys(model.on)
      .filter((type) => !model.key?.[type])
      .map((type) => shapes.get(type)!.category);
    expect(new Set(categories).size).toBeLessThanOrEqual(1);
  });
});
