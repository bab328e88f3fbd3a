// What the embedded Postgres lets in, and what it writes down.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type EmbeddedPostgres } from './postgres.ts';

let dir: string;
let server: EmbeddedPostgres;
let client: pg.Client;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'purlin-postgres-settings-'));
  server = await startPostgres({ dataDir: path.join(dir, 'postgres') });
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

it('lets nobody in without a password that was proven by SCRAM, from this machine only', async () => {
  const { rows } = await client.query(
    `select distinct auth_method, address in ('127.0.0.1', '::1') or type = 'local' as here
      from pg_hba_file_rules`,
  );
  expect(rows).toEqual([{ auth_method: 'scram-sha-256', here: true }]);
});

it('keeps a log in which no row and no statement stands', async () => {
  const refuses = (statement: string): Promise<void> =>
    expect(client.query(statement)).rejects.toThrow(/violates|invalid input/);
  await client.query('create table taken (name text unique check (length(name) < 30))');
  await client.query("insert into taken values ('Wilhelmina')");
  await refuses("insert into taken values ('Wilhelmina')");
  await refuses(`insert into taken values ('Wilhelmina ${'x'.repeat(30)}')`);
  await refuses("select 'Wilhelmina'::int");
  const log = readFileSync(path.join(dir, 'postgres.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toContain('Wilhelmina');
});
