// Backups of an event store and of the database beside it, put back in the right and in the wrong
// order: a key that is missing is a fault that is told, never a person who reads "(forgotten)".
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestApp, removeData, type TestApp } from '../../tools/vitest/app.ts';
import { ADMIN } from '../../tools/vitest/callers.ts';
import { freshDatabase } from '../../tools/vitest/database.ts';
import { until } from '../../tools/vitest/until.ts';

interface Client {
  readonly id: number;
  readonly name: string;
}

let original: TestApp;
let eventStore: string;
/** Backups of the first evening; on the second day Grace was added. */
let earlyDatabase: string;
let earlyEventStore: string;

/** A backup: the database as it is, under a name of its own. Nobody may be connected to it. */
async function copyOf(url: string): Promise<string> {
  const copy = new URL(url);
  const from = copy.pathname.slice(1);
  copy.pathname = `${copy.pathname}_copy`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${copy.pathname.slice(1)} template ${from}`);
  await admin.end();
  return copy.href;
}

const open = (databaseUrl: string, store: string): Promise<TestApp> =>
  openTestApp({
    again: { databaseUrl, dataDir: original.dataDir, mail: original.mail },
    env: { EVENT_STORE_URL: store },
  });
const add = async (app: TestApp, name: string): Promise<number> => {
  const body = { name, email: `${name}@client.example` };
  const answer = await app.call<Client>('POST', '/api/clients', { body });
  // 202 right after a rebuild: this process has not heard of it yet.
  expect([201, 202]).toContain(answer.status);
  return answer.body.id;
};
const names = async (app: TestApp): Promise<string[]> =>
  (await app.call<Client[]>('GET', '/api/clients')).body.map(({ name }) => name).toSorted();

beforeAll(async () => {
  eventStore = await freshDatabase();
  original = await openTestApp({ env: { EVENT_STORE_URL: eventStore } });
  await add(original, 'Ada');
  await original.platform.close();
  earlyDatabase = await copyOf(original.databaseUrl);
  earlyEventStore = await copyOf(eventStore);
  const secondDay = await open(original.databaseUrl, eventStore);
  await add(secondDay, 'Grace');
  await secondDay.close();
});
afterAll(async () => {
  await original.mail.close();
  removeData(original);
});

it('a database older than the history: a fault until its keys are there', async () => {
  const app = await open(earlyDatabase, eventStore);
  try {
    const fault =
      'the key of client-2 is missing and nobody forgot it: this database is older than the ' +
      'history';
    const ready = await until('it says so', async () => {
      const answer = await app.call('GET', '/ready', { as: 'anonymous' });
      return answer.status === 503 && answer;
    });
    expect(ready.text).toContain(fault);
    expect(app.logged.filter((line) => line.includes(fault))).toHaveLength(1);
    expect(await names(app)).toEqual(['Ada']);
    expect((await app.call('GET', '/api/condition')).body).toMatchObject({
      withoutKey: 'client-2',
    });

    const lost = new pg.Client({ connectionString: original.databaseUrl });
    await lost.connect();
    const { rows } = await lost.query<{ sealed_key: Buffer }>(
      "select sealed_key from platform.personal_keys where stream = 'client-2'",
    );
    await lost.end();
    await app.platform.pool.query(
      "insert into platform.personal_keys (stream, sealed_key) values ('client-2', $1)",
      [rows[0]!.sealed_key],
    );
    await until('it goes on', async () => (await names(app)).length === 2);
    expect((await app.call('GET', '/ready', { as: 'anonymous' })).status).toBe(200);
  } finally {
    await app.close();
  }
});

it('an empty database beside a history does not start, and says why', async () => {
  await expect(open(await freshDatabase(), eventStore)).rejects.toThrow(
    /^DATABASE_URL: the key of \S+ is missing and nobody forgot it/,
  );
});

it('a database newer than the history: what is in history, and what follows', async () => {
  const app = await open(original.databaseUrl, earlyEventStore);
  try {
    await until('only Ada is left', async () => (await names(app)).join() === 'Ada');
    expect((await app.call('GET', '/ready', { as: 'anonymous' })).status).toBe(200);
    await add(app, 'Barbara');
    await until('Barbara too', async () => (await names(app)).join() === 'Ada,Barbara');
    await app.signIn(ADMIN.email, ADMIN.password);
  } finally {
    await app.close();
  }
});
