// Work that happens once: its process is killed in the middle, and a person decides over HTTP what
// became of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EmailCounts, Undecided } from '@purlin/contracts/emails.ts';
import { taskKind } from '@purlin/event-sourcing/reaction.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { until } from '../../../tools/vitest/until.ts';
import { defineRoom } from '../platform/core/room.ts';
import type { Services } from '../platform/core/room.ts';
import { taskWorker } from '../platform/core/tasks/tasks.ts';

const pay = taskKind('pay', z.object({ to: z.string() }), { once: true });
const paid: string[] = [];
/** A room that pays; what it pays for, it can tell. */
const bank = defineRoom({ contract: {}, deciders: [] })({
  name: 'bank',
  readModels: [],
  workers: [
    taskWorker<Services>()(pay, {
      attempts: 1,
      backoffMs: 1,
      concurrency: 1,
      about: async ({ to }) => ({
        title: `Payment to ${to}`,
        facts: [['Recipient', to]],
        path: '/vendor-payments',
      }),
      run: async ({ to }) => void paid.push(to),
      exhausted: async () => {},
    }),
  ],
  answers: {},
});

const CORE = path.resolve(import.meta.dirname, '../platform');
/** A process that begins to pay, says so, and never ends. */
const PROCESS = (databaseUrl: string): string => `
  import { openDatabase } from '${CORE}/servers/database.ts';
  import { openEffectsLedger } from '${CORE}/core/effects.ts';
  const url = ${JSON.stringify(databaseUrl)};
  const ledger = await openEffectsLedger(url, await openDatabase(url, []));
  const begun = await ledger.claim({ task: 'pay', once: true }, 9);
  console.log(begun.map(({ id }) => id).join());
  setInterval(() => {}, 1_000);`;

let app: TestApp;
beforeAll(async () => {
  const idle = await openTestApp();
  for (const to of ['Ridge Supply', 'Otto Roofing'])
    await idle.platform.services.db.query(
      `insert into platform.effects (id, task, data, correlation_id)
        values ($1, 'pay', $2, 'spec')`,
      [`paying-${to.split(' ')[0]}`, JSON.stringify({ to })],
    );
  const worker = spawn(
    process.execPath,
    ['--input-type=module', '--eval', PROCESS(idle.databaseUrl)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [begun] = (await once(worker.stdout, 'data')) as [Buffer];
  if (begun.toString().trim().split(',').length !== 2)
    throw new Error(`began: ${begun.toString()}`);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  await idle.close();
  app = await openTestApp({
    again: { databaseUrl: idle.databaseUrl, dataDir: idle.dataDir },
    rooms: [bank],
  });
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

const undecided = async (): Promise<Undecided[]> =>
  (await app.call<Undecided[]>('GET', '/api/decisions')).body;
const decide = async (id: string, choice: 'done' | 'again') =>
  (await app.call<{ decided: boolean }>('POST', `/api/decisions/${id}`, { body: { choice } })).body
    .decided;

describe('work that happens once and whose process was killed', () => {
  it('waits for a person, who sees what is known of it', async () => {
    const all = await until('both wait', async () => {
      const now = await undecided();
      return now.length === 2 && now;
    });
    expect(all).toContainEqual({
      id: 'paying-Ridge',
      title: 'Payment to Ridge Supply',
      facts: [{ name: 'Recipient', value: 'Ridge Supply' }],
      path: '/vendor-payments',
      askedAt: expect.any(String),
      reason: 'program-ended',
    });
    expect((await app.call<EmailCounts>('GET', '/api/emails/counts')).body.undecided).toBe(2);
    expect(paid).toEqual([]);
  });
  it('is done again or not at all, as the first who decides says; it is kept who that was', async () => {
    const pressed = await Promise.all([
      decide('paying-Ridge', 'again'),
      decide('paying-Ridge', 'again'),
      decide('paying-Otto', 'done'),
    ]);
    expect(pressed.filter(Boolean)).toHaveLength(2);
    await until('it was paid', () => paid.length > 0);
    expect(await decide('paying-Ridge', 'again')).toBe(false);
    expect(await decide('paying-Otto', 'again')).toBe(false);
    expect(await decide('nothing', 'done')).toBe(false);
    expect(await undecided()).toEqual([]);
    expect(paid).toEqual(['Ridge Supply']);
    const { rows } = await app.platform.services.db.query(
      `select effect_id, choice, decided_by, at is not null as timed
        from platform.effect_decisions order by effect_id`,
    );
    expect(rows).toEqual([
      { effect_id: 'paying-Otto', choice: 'done', decided_by: 'user-1', timed: true },
      { effect_id: 'paying-Ridge', choice: 'again', decided_by: 'user-1', timed: true },
    ]);
  });
});
