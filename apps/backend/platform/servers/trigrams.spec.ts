// Trigrams: a searched read model gets its index where the server has the extension, and works
// without it.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decider } from '@purlin/event-sourcing/decider.ts';
import { number, text as textColumn } from '@purlin/event-sourcing/columns.ts';
import { readModel, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import { openEventStore } from '@purlin/event-store/open.ts';
import { NO_STREAM, type EventStore } from '@purlin/event-store/port.ts';
import { pino } from 'pino';
import { freshDatabase } from '../../../../tools/vitest/database.ts';
import { openDatabase, type Pool } from './database.ts';
import { openHistory } from '../core/history/history.ts';
import { byColumn, readPage, type List } from '../core/queries/paging.ts';
import { select } from '../core/queries/select.ts';
import { openPersonalData } from '../core/history/personal-data.ts';
import { startProjector } from '../core/projection/projector.ts';
import { NO_TRIGRAMS } from './trigrams.ts';

const note = decider<null>()({
  category: 'note',
  initial: null,
  events: { Noted: z.object({ text: z.string() }) },
  evolve: { Noted: () => null },
  commands: {},
  decide: {},
});
const notes = readModel<{ type: 'Noted'; data: { text: string } }>()({
  name: 'notes',
  version: 1,
  columns: { id: number().key(), text: textColumn() },
  search: ['text'],
  on: { Noted: ({ text }, _, { id }) => ({ id, text }) },
});
const list: List<'id', RowOf<typeof notes>> = {
  rows: select(notes),
  sorts: { id: byColumn('id', 'bigint') },
  usual: { by: 'id', descending: false },
};

let databaseUrl: string;
let pool: Pool;
let store: EventStore;
beforeEach(async () => {
  databaseUrl = await freshDatabase();
  pool = await openDatabase(databaseUrl, ['note']);
  store = await openEventStore(databaseUrl);
});
afterEach(async () => {
  await store.close();
  await pool.end();
});

/** Writes notes, projects them, and gives what was logged. */
async function project(texts: readonly string[]): Promise<readonly string[]> {
  const logged: string[] = [];
  const history = openHistory(store, openPersonalData(pool, Buffer.alloc(32, 1)), [note]);
  for (const [n, text] of texts.entries())
    await history.append(
      note,
      n + 1,
      NO_STREAM,
      [{ type: 'Noted', data: { text } }],
      { correlationId: 'spec', causationId: 'spec', by: 'system', at: '2026-03-02T17:00:00.000Z' },
      randomUUID(),
    );
  const projector = startProjector({
    databaseUrl,
    store,
    history,
    readModels: [notes],
    reactions: [],
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
    onProjected: () => {},
  });
  await projector.ready;
  await projector.stop();
  return logged;
}
const found = async (q: string): Promise<number[]> =>
  (await readPage(pool, list, { limit: 10, q })).items.map(({ id }) => id);

describe('with pg_trgm', () => {
  it('a part of a text is found by the index', async () => {
    expect((await project(['Ridge vent', 'Gutter'])).join('')).not.toContain(
      NO_TRIGRAMS.slice(0, 30),
    );
    const client = await pool.connect();
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      "explain select id from notes where search like '%ridge%'",
    );
    client.release();
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
      'Bitmap Index Scan on notes_by_search',
    );
    expect(await found('DGE V')).toEqual([1]);
    expect(await found('e')).toEqual([1, 2]);
  });
});
describe('without pg_trgm', () => {
  it('the search finds the same, and the log says what to do', async () => {
    await pool.query('drop extension pg_trgm');
    expect((await project(['Ridge vent', 'Gutter'])).join('')).toContain(
      NO_TRIGRAMS.replaceAll('"', '\\"'),
    );
    expect(await found('DGE V')).toEqual([1]);
  });
});
