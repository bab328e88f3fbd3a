// What was done while the database was away is recorded when it is back: by the process itself, or,
// when that one died meanwhile, by the next.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { openDatabase, type Db, type Pool } from '../../servers/database.ts';
import { openDoneJournal } from './done-journal.ts';
import { openEffectsLedger } from './effects.ts';

let dataDir: string;
let databaseUrl: string;
let pool: Pool;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-journal-'));
  databaseUrl = await freshDatabase();
  pool = await openDatabase(databaseUrl, []);
  await pool.query(
    "insert into platform.effects (id, task, data, correlation_id) values ('e-1', 't', '{}', 'c')",
  );
});
afterEach(async () => {
  await pool.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const away: Db = { query: () => Promise.reject(new Error('the database is away')) };
const files = (): string[] => readdirSync(path.join(dataDir, 'done-effects'));
const status = async (): Promise<unknown> =>
  (await pool.query<{ status: string }>('select status from platform.effects')).rows[0]?.status;

/** The number of a process that has ended. */
const dead = (): number => spawnSync(process.execPath, ['--version']).pid;

it('records what a process did that died while the database was away', async () => {
  const ledger = await openEffectsLedger(databaseUrl, away, openDoneJournal(dataDir));
  const lost = ledger.done('e-1').catch((error: unknown) => error);
  await ledger.close();
  await lost;
  expect(await status()).toBe('pending');
  const [file] = files();
  const folder = path.join(dataDir, 'done-effects');
  renameSync(path.join(folder, file!), path.join(folder, `${dead()}-left`));

  const next = await openEffectsLedger(databaseUrl, pool, openDoneJournal(dataDir));
  expect(await status()).toBe('done');
  await next.close();
  expect(files()).toEqual([]);
});

it('records what is done also when there is no room for the note', async () => {
  const ledger = await openEffectsLedger(databaseUrl, pool, openDoneJournal(dataDir));
  rmSync(path.join(dataDir, 'done-effects'), { recursive: true });
  await ledger.done('e-1');
  expect(await status()).toBe('done');
  await ledger.close();
});

it('leaves alone what a living process has noted, and keeps nothing that is recorded', async () => {
  const living = openDoneJournal(dataDir);
  living.note('e-1');
  const [file] = files();
  const folder = path.join(dataDir, 'done-effects');
  renameSync(path.join(folder, file!), path.join(folder, `${process.ppid}-living`));
  const ledger = await openEffectsLedger(databaseUrl, pool, openDoneJournal(dataDir));
  expect(await status()).toBe('pending');
  await ledger.done('e-1');
  expect(await status()).toBe('done');
  await ledger.close();
  expect(files()).toEqual([`${process.ppid}-living`]);
});

it('is taken in by one of two processes that start together, and the other starts too', () => {
  openDoneJournal(dataDir).note('e-1');
  const [file] = files();
  const folder = path.join(dataDir, 'done-effects');
  renameSync(path.join(folder, file!), path.join(folder, `${dead()}-left`));
  const [one, other] = [openDoneJournal(dataDir), openDoneJournal(dataDir)];
  expect(one.leftBehind()).toEqual(['e-1']);
  one.forgetLeftBehind();
  expect(other.leftBehind()).toEqual([]);
});
