// Specs of the embedded Postgres: starts, second starts, shared use, crashes of the server and of
// its owner.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claim } from './claim.ts';
import { startPostgres, type EmbeddedPostgres, type PostgresOptions } from './postgres.ts';
import { runningServer, stopServer, until } from './postgres-process.ts';

let root: string;
let dataDir: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'purlin-postgres-spec-'));
  dataDir = path.join(root, 'data', 'postgres');
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  if (existsSync(dataDir)) await stopServer(dataDir);
  rmSync(root, { recursive: true, force: true });
});

const started: EmbeddedPostgres[] = [];
const start = async (options: Partial<PostgresOptions> = {}): Promise<EmbeddedPostgres> => {
  const server = await startPostgres({ dataDir, ...options });
  started.push(server);
  return server;
};

async function query<Row extends pg.QueryResultRow>(
  server: { url: string },
  sql: string,
): Promise<Row[]> {
  const connection = new pg.Client({ connectionString: server.url });
  connection.on('error', () => {});
  await connection.connect();
  try {
    return (await connection.query<Row>(sql)).rows;
  } finally {
    await connection.end().catch(() => {});
  }
}

/** A process of its own that starts the server, prints what it got and waits. */
async function owningProcess(): Promise<{
  readonly url: string;
  readonly pid: number;
  kill(): Promise<void>;
}> {
  const module = path.join(import.meta.dirname, 'postgres.ts');
  const script = `const { startPostgres } = await import(${JSON.stringify(module)});
    const { url, pid } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(JSON.stringify({ url, pid })); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { ...(JSON.parse(line.toString()) as { url: string; pid: number }), kill };
}

describe('a start', () => {
  it('makes a durable database that only the loopback address and the password open', async () => {
    const server = await start();
    const settings = await query<{ name: string; setting: string }>(
      server,
      `select name, setting from pg_settings where name in ('fsync', 'full_page_writes',
        'synchronous_commit', 'listen_addresses', 'password_encryption', 'data_checksums',
        'server_encoding') order by name`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      password_encryption: 'scram-sha-256',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    });
    const wrong = new URL(server.url);
    wrong.password = 'guess';
    await expect(query({ url: wrong.href }, 'select 1')).rejects.toThrow(
      /password authentication failed/,
    );
    expect(statSync(`${dataDir}.json`).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('finds its data, password and port again', async () => {
    const first = await start();
    await query(first, `create table kept as select 42 as n`);
    await first.stop();
    expect(runningServer(dataDir)).toBeUndefined();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second, 'select n from kept')).toEqual([{ n: 42 }]);
  });

  it('takes another port when the last one is taken', async () => {
    const first = await start();
    await first.stop();
    const { port } = new URL(first.url);
    const thief = createServer().listen(Number(port), '127.0.0.1');
    await once(thief, 'listening');
    try {
      const second = await start();
      expect(new URL(second.url).port).not.toBe(port);
      expect(await query(second, 'select 1 as n')).toEqual([{ n: 1 }]);
      await second.stop();
      await expect(start({ port: Number(port) })).rejects.toThrow(/Address already in use/);
    } finally {
      thief.close();
    }
  });

  it('begins again after a first start that was interrupted', async () => {
    mkdirSync(`${dataDir}.new-interrupted`, { recursive: true });
    writeFileSync(path.join(`${dataDir}.new-interrupted`, 'PG_VERSION'), '18');
    expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(existsSync(`${dataDir}.new-interrupted`)).toBe(false);
  });

  it('says in a sentence that the data are of another version', async () => {
    await (await start()).stop();
    writeFileSync(path.join(dataDir, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      /written by Postgres 17, and this program brings Postgres 18.*pg_dump/,
    );
  });

  it('says in a sentence that the password file is lost, and is free for another attempt', async () => {
    await (await start()).stop();
    renameSync(`${dataDir}.json`, `${dataDir}.away`);
    await expect(start()).rejects.toThrow(/Put it back from a backup/);
    renameSync(`${dataDir}.away`, `${dataDir}.json`);
    expect((await start()).owner).toBe(true);
  });

  it.runIf(process.getuid?.() === 0)(
    'works in both of the ways root has, one after the other, on the same data',
    async () => {
      const first = await start({ account: 'nobody' });
      await query(first, 'create table kept as select 1 as n');
      expect(statSync(dataDir).uid).toBe(65534);
      await first.stop();
      const second = await start({ account: 'namespace' });
      expect(statSync(dataDir).uid).toBe(0);
      expect(await query(second, 'select n from kept')).toEqual([{ n: 1 }]);
      await second.stop();
      expect(await query(await start({ account: 'nobody' }), 'select n from kept')).toEqual([
        { n: 1 },
      ]);
    },
  );
});

describe('two users of one data directory', () => {
  it('share the server: the second gets its address and does not stop it', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect([one, two].filter(({ owner }) => owner)).toHaveLength(1);
    expect(one.url).toBe(two.url);
    await (one.owner ? two : one).stop();
    expect(await query(one, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('keep the connection when the owner is killed, and the next start adopts the same server', async () => {
    const owner = await owningProcess();
    const worker = await start();
    expect(worker).toMatchObject({ owner: false, url: owner.url, pid: owner.pid });
    const connection = new pg.Client({ connectionString: worker.url });
    await connection.connect();
    await owner.kill();
    const heir = await start();
    expect(heir).toMatchObject({ owner: true, url: owner.url, pid: owner.pid });
    expect((await connection.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await connection.end();
    await heir.stop();
    expect(runningServer(dataDir)).toBeUndefined();
  });

  it('a start waits for an owner that is still starting, and takes over from one that gives up', async () => {
    mkdirSync(path.dirname(dataDir), { recursive: true });
    const slow = await claim(path.dirname(dataDir), 'postgres-postgres');
    const waiting = start();
    await slow?.release();
    expect((await waiting).owner).toBe(true);
  });
});

describe('crashes', () => {
  it('a pid file that says ready is not believed when its process is somebody else', async () => {
    const first = await start();
    const file = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8');
    await first.stop();
    // This very process: alive, and no Postgres.
    writeFileSync(path.join(dataDir, 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)));
    expect(runningServer(dataDir)).toBeUndefined();
    const second = await start();
    expect(second.pid).not.toBe(process.pid);
    expect(await query(second, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it.each(['the postmaster', 'every process'])(
    'kill -9 of %s under writes loses no acknowledged row',
    async (victims) => {
      let server = await start();
      await query(server, 'create table written (n integer primary key)');
      const acknowledged: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const before = acknowledged.length;
        const writers = Array.from({ length: 4 }, (_, writer) =>
          writeUntilCut(server, acknowledged, (round * 4 + writer) * 1_000_000),
        );
        await until(() => acknowledged.length > before + 200, 10_000);
        process.kill(victims === 'the postmaster' ? server.pid : -server.pid, 'SIGKILL');
        await Promise.all(writers);
        // Its owner is this process, which lives on: it stops what is left, as a failing start
        // would.
        await server.stop();
        server = await start();
        const rows = new Set(
          (await query<{ n: number }>(server, 'select n from written')).map(({ n }) => n),
        );
        expect(acknowledged.length).toBeGreaterThan(before + 200);
        expect(acknowledged.filter((n) => !rows.has(n))).toEqual([]);
      }
    },
  );
});

async function writeUntilCut(
  server: EmbeddedPostgres,
  acknowledged: number[],
  from: number,
): Promise<void> {
  const connection = new pg.Client({ connectionString: server.url });
  connection.on('error', () => {});
  await connection.connect();
  for (let n = from; ; n += 1) {
    try {
      await connection.query('insert into written values ($1)', [n]);
    } catch {
      return;
    }
    acknowledged.push(n);
  }
}

describe('a server that died', () => {
  it('is started again by its owner within seconds, under the same address', async () => {
    const server = await start();
    await query(server, 'create table kept as select 42 as n');
    process.kill(server.pid, 'SIGKILL');
    expect(await until(() => ![undefined, server.pid].includes(ready()), 30_000)).toBe(true);
    expect(await query(server, 'select n from kept')).toEqual([{ n: 42 }]);
  });

  it('is started again by whoever uses it, when its owner is gone', async () => {
    const owner = await owningProcess();
    const mine = await start();
    expect(mine.owner).toBe(false);
    await owner.kill();
    process.kill(owner.pid, 'SIGKILL');
    expect(await until(() => ![undefined, owner.pid].includes(ready()), 30_000)).toBe(true);
    expect(await query(mine, 'select 1 as n')).toEqual([{ n: 1 }]);
    await mine.stop();
    expect(runningServer(dataDir)).toBeUndefined();
  });

  it('is told in a sentence when it cannot be started again', async () => {
    const said: string[] = [];
    const server = await start({ lost: (sentence) => void said.push(sentence) });
    writeFileSync(path.join(dataDir, 'PG_VERSION'), '17\n');
    process.kill(server.pid, 'SIGKILL');
    expect(await until(() => said.length > 0, 30_000)).toBe(true);
    expect(said[0]).toMatch(
      /^Postgres ended by itself and cannot be started again\. .*Postgres 17/,
    );
  });
});

/** The process of the server that takes connections now. */
function ready(): number | undefined {
  const server = runningServer(dataDir);
  return server?.ready ? server.pid : undefined;
}
