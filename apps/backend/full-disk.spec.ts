// A disk that is full and then is not: what can go on does, health tells, callers are asked to come
// back, and when there is room again everything goes on by itself.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, removeData, type TestApp } from '../../tools/vitest/app.ts';
import { until } from '../../tools/vitest/until.ts';
import { startPostgres } from './platform/servers/embedded/postgres.ts';

interface Health {
  readonly status: string;
  readonly checks: Readonly<Record<string, { readonly ok: boolean; readonly detail?: unknown }>>;
}
const healthOf = async (app: TestApp) => {
  const { status, body } = await app.call<Health>('GET', '/health', { as: 'anonymous' });
  return { status, wrong: Object.keys(body.checks).filter((name) => !body.checks[name]!.ok) };
};
const add = (app: TestApp, name: string) =>
  app.call<{ id: number }>('POST', '/api/clients', {
    body: { name, email: `${name.toLowerCase()}@client.example` },
  });
const timelineOf = async (app: TestApp, id: number): Promise<readonly unknown[]> =>
  (await app.call<unknown[]>('GET', `/api/clients/${id}/timeline`)).body;

describe('a table that cannot grow', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
    await app.platform.pool.query(`create function platform.no_room() returns trigger
      language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end $$`);
  });
  afterAll(async () => {
    await app.close();
    removeData(app);
  });
  /** As if its file could not grow. */
  const fill = (table: string) =>
    app.platform.pool.query(`create trigger full_disk before insert or update on ${table}
      for each statement execute function platform.no_room()`);
  const free = (table: string) => app.platform.pool.query(`drop trigger full_disk on ${table}`);

  it('waits, parked by nothing, while the others go on; then it catches up', async () => {
    await fill('client_timeline');
    const { status, body } = await add(app, 'Ada');
    expect(status).toBe(202);
    await until(
      'the list has her',
      async () => (await app.call('GET', `/api/clients/${body.id}`)).status === 200,
    );
    const { rows } = await app.platform.pool.query(
      'select name from platform.read_models where parked_at is not null',
    );
    expect(rows).toEqual([]);
    await free('client_timeline');
    await until('her story has begun', async () => (await timelineOf(app, body.id)).length > 0);
    expect((await add(app, 'Grace')).status).toBe(201);
  });

  it('waits in a rebuild as well', async () => {
    const { pool } = app.platform;
    await pool.query(`create function platform.no_room_while_rebuilding() returns event_trigger
      language plpgsql as $$ begin
        if current_schema = 'rebuild' then
          raise exception 'could not create file: No space left on device' using errcode = '53100';
        end if;
      end $$`);
    await pool.query(`create event trigger full_disk on ddl_command_end
      when tag in ('CREATE TABLE') execute function platform.no_room_while_rebuilding()`);
    await pool.query("update platform.read_models set version = 0 where name = 'client_list'");
    await pool.query("select pg_notify('rebuild', '')");
    await until('it was tried', () =>
      app.logged.some((line) => line.includes('could not create file')),
    );
    await pool.query('drop event trigger full_disk');
    await until('the list is rebuilt', async () => {
      const { rows } = await pool.query(
        "select 1 from platform.read_models where name = 'client_list' and version > 0",
      );
      return rows.length === 1;
    });
    expect((await add(app, 'Barbara')).status).toBe(201);
  });

  it('is told by the health as long as it lasts', async () => {
    expect(await healthOf(app)).toEqual({ status: 200, wrong: [] });
    await fill('platform.write_probe');
    await until('health is red', async () => (await healthOf(app)).status === 503);
    expect((await healthOf(app)).wrong).toEqual(['writing']);
    await free('platform.write_probe');
    await until('health is green', async () => (await healthOf(app)).status === 200);
  });
});

/** A small disk of its own; only root may make one, and not in every container. */
function smallDisk(): string | undefined {
  const dir = mkdtempSync(path.join(tmpdir(), 'purlin-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=755', 'none', dir], {
      stdio: 'ignore',
    });
    return dir;
  } catch {
    rmSync(dir, { recursive: true });
    return undefined;
  }
}
const disk = smallDisk();

/** Writes until there is no room; removing the file makes room again. */
function fillUp(file: string): void {
  const open = openSync(file, 'w');
  try {
    for (const size of [1024 * 1024, 4096, 1])
      for (let full = false; !full;) {
        try {
          full = writeSync(open, Buffer.alloc(size)) < size;
        } catch {
          full = true;
        }
      }
  } finally {
    closeSync(open);
  }
}

describe.runIf(disk)('a real one', () => {
  afterAll(() => {
    execFileSync('umount', ['-l', disk!]);
    rmSync(disk!, { recursive: true });
  });
  it('is told, nothing acknowledged is lost, and everything goes on when there is room', async () => {
    mkdirSync(path.join(disk!, 'data'));
    const server = await startPostgres({ dataDir: path.join(disk!, 'data', 'postgres') });
    const first = await openTestApp();
    const app = await openTestApp({
      again: { databaseUrl: server.url, dataDir: first.dataDir, mail: first.mail },
    });
    try {
      expect((await add(app, 'Before')).status).toBe(201);
      const filler = path.join(disk!, 'filler');
      fillUp(filler);
      const acknowledged: number[] = [];
      const answers = new Set<number>();
      await until('nothing is taken any more and health says so', async () => {
        const { status, body } = await add(app, `C${answers.size}-${acknowledged.length}`);
        answers.add(status);
        if (status < 300) acknowledged.push(body.id);
        return status === 503 && (await healthOf(app)).status === 503;
      });
      expect([...answers].filter((status) => ![201, 202, 503].includes(status))).toEqual([]);
      rmSync(filler);
      await until('a client can be added', async () => (await add(app, 'After')).status === 201);
      await until('health is green', async () => (await healthOf(app)).status === 200);
      for (const id of acknowledged)
        expect((await app.call('GET', `/api/clients/${id}`)).status).toBe(200);
    } finally {
      await app.platform.close();
      await first.close();
      await server.stop();
      removeData(first);
    }
  });
});
