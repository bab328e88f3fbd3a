// Health: what is red, what is green, and that it says nothing about anybody.
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { EventStore, RecordedEvent } from '@purlin/event-store/port.ts';
import type { Db } from '../servers/database.ts';
import type { Writing } from '../core/condition.ts';
import { serveHealth } from './health.ts';

interface Situation {
  readonly position: string | null;
  readonly parked: readonly object[];
  readonly waitingSince: number | undefined;
  readonly broken?: 'database' | 'store' | 'hangs';
  readonly writing?: Writing;
}

/** A server in that situation; the tables and the store are played. */
async function ask(
  path: '/health' | '/ready',
  { position, parked, waitingSince, broken, writing = 'possible' }: Situation,
): Promise<{ status: number; body: { status: string; checks: Record<string, { ok: boolean }> } }> {
  const db = {
    query: async (statement: string) => {
      const text = statement.replaceAll(/\s+/g, ' ');
      if (broken === 'hangs') await new Promise(() => {});
      if (broken === 'database') throw new Error('connection to 10.0.0.5 refused for user dana');
      if (text.includes('min(position)')) return { rows: [{ position }] };
      if (/platform\.read_models\s+where parked_at is not null/.test(text)) return { rows: parked };
      return { rows: [] };
    },
  } as unknown as Db;
  const store = {
    head: async () => {
      if (broken === 'store') throw new Error('secret host');
      return 7n;
    },
    async *readAll({ from }: { from: bigint }) {
      if (waitingSince !== undefined)
        yield { position: from, created: new Date(waitingSince) } as RecordedEvent;
    },
  } as unknown as EventStore;
  const server = fastify();
  serveHealth(server, { db, store, writing: async () => writing, answerMs: 50 });
  const answer = await server.inject(path);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).not.toMatch(/dana|secret|10\.0\.0\.5/);
  return { status: answer.statusCode, body: answer.json() };
}

const well: Situation = { position: '7', parked: [], waitingSince: undefined };
const failing = ({ checks }: { checks: Record<string, { ok: boolean }> }): string[] =>
  Object.entries(checks)
    .filter(([, { ok }]) => !ok)
    .map(([name]) => name);

describe('/health', () => {
  it.each<[string, Situation, readonly string[]]>([
    ['all is well', well, []],
    ['nothing has ever happened', { ...well, position: null }, []],
    ['an event waits for a moment', { ...well, waitingSince: Date.now() - 1_000 }, []],
    ['an event waits for a minute', { ...well, waitingSince: Date.now() - 60_000 }, ['projector']],
    [
      'a read model is parked',
      { ...well, parked: [{ name: 'client_list', position: '3' }] },
      ['readModels'],
    ],
    ['the disk is full', { ...well, writing: 'disk-full' }, ['writing']],
    ['the store is gone', { ...well, broken: 'store' }, ['eventStore']],
    [
      'the database is gone',
      { ...well, broken: 'database' },
      ['database', 'personalKeys', 'projector', 'effects', 'readModels', 'reactions'],
    ],
    [
      'the database hangs',
      { ...well, broken: 'hangs' },
      ['database', 'personalKeys', 'projector', 'effects', 'readModels', 'reactions'],
    ],
  ])('when %s', async (_, situation, red) => {
    const { status, body } = await ask('/health', situation);
    expect([status, failing(body)]).toEqual([red.length > 0 ? 503 : 200, red]);
  });
});

describe('/ready', () => {
  it('asks only whether this process can be sent traffic', async () => {
    expect((await ask('/ready', { ...well, waitingSince: 0 })).body.status).toBe('ok');
    expect((await ask('/ready', { ...well, broken: 'store' })).status).toBe(503);
    expect((await ask('/ready', { ...well, broken: 'database' })).status).toBe(503);
  });
  it('names what stands still, which is no reason to send people elsewhere', async () => {
    const parked = [{ name: 'client_list', position: '3', since: '2026-03-02T17:00:00.000Z' }];
    const { status, body } = await ask('/ready', { ...well, parked, writing: 'disk-full' });
    expect([status, body.status]).toEqual([200, 'degraded']);
    expect(body.checks['readModels']).toEqual({ ok: false, detail: parked });
    expect(failing(body)).toEqual(['writing', 'readModels']);
  });
});
