// A start that cannot succeed ends with a sentence that names the variable to set, and with code
// 78; one whose servers are only not up yet waits for them.
import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openEventStore } from '@purlin/event-store/open.ts';
import { startEventStoreDbTestServer } from '../../tools/eventstoredb-test-server.ts';
import { freshDatabase } from '../../tools/vitest/database.ts';
import { until } from '../../tools/vitest/until.ts';
import { freePort } from './platform/servers/embedded/ports.ts';

const SECRET = 'not-the-passw0rd';

interface Start {
  /** Everything it printed so far. */
  output(): string;
  readonly exited: Promise<number | null>;
}

/** `main.ts` as an operator starts it, until it ends or the test does. */
async function start(environment: NodeJS.ProcessEnv): Promise<Start> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-start-'));
  const child = spawn(process.execPath, ['apps/backend/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      DATABASE_URL: await freshDatabase(),
      SMTP_URL: 'smtp://127.0.0.1:9',
      SEED: 'none',
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { output: () => output, exited };
}

/** Commands of Redis in what was heard: several may come together. */
const commandsIn = (heard: Buffer): number => heard.toString().match(/^\*\d+\r$/gm)?.length ?? 0;

/** A server that answers every command of Redis with one line. */
async function answering(line: string): Promise<number> {
  const server = net.createServer((socket) =>
    socket
      .on('error', () => {})
      .on('data', (heard) => socket.write(`${line}\r\n`.repeat(commandsIn(heard)))),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function mailServerThatKnowsNobody(): Promise<number> {
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) =>
      done(Object.assign(new Error('Authentication failed'), { responseCode: 535 })),
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return (server.server.address() as AddressInfo).port;
}

const databaseWith = async (change: (url: URL) => void): Promise<NodeJS.ProcessEnv> => {
  const url = new URL(await freshDatabase());
  change(url);
  return { DATABASE_URL: url.href };
};

it.each<[string, () => Promise<NodeJS.ProcessEnv>, RegExp]>([
  [
    'an event store whose address cannot be read',
    async () => ({ EVENT_STORE_URL: `esdb://purlin:${SECRET}@a:2113,b:x` }),
    /^EVENT_STORE_URL: it cannot be read as an address of EventStoreDB/m,
  ],
  [
    'a database that does not exist',
    () => databaseWith((url) => (url.pathname = '/no_such_database')),
    /^DATABASE_URL: database "no_such_database" does not exist; create it/m,
  ],
  [
    'a database that cannot store every letter',
    async () => {
      const url = new URL(await freshDatabase());
      const name = `latin_${randomUUID().replaceAll('-', '')}`;
      const server = new pg.Client({ connectionString: url.href });
      await server.connect();
      await server.query(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`);
      await server.end();
      url.pathname = `/${name}`;
      return { DATABASE_URL: url.href };
    },
    /^DATABASE_URL: the database uses the LATIN1 encoding; create a UTF8 database: create/m,
  ],
  [
    'a user whom the database does not know',
    () =>
      databaseWith((url) => {
        url.username = 'nobody';
        url.password = SECRET;
      }),
    /^DATABASE_URL: the server does not (?:know this user|let this user in)/m,
  ],
  [
    'a database that speaks no TLS',
    () => databaseWith((url) => (url.search = '?sslmode=verify-full')),
    /^DATABASE_URL: the server does not speak TLS; remove sslmode/m,
  ],
  [
    'a Redis that does not let us in',
    async () => ({
      REDIS_URL: `redis://purlin:${SECRET}@127.0.0.1:${await answering('-WRONGPASS no')}`,
    }),
    /^REDIS_URL: the server does not let us in with this user and password/m,
  ],
  [
    'a mail server that does not let us in',
    async () => ({
      SMTP_URL: `smtp://purlin:${SECRET}@127.0.0.1:${await mailServerThatKnowsNobody()}`,
    }),
    /^SMTP_URL: the server does not let us in with this user and password/m,
  ],
])('%s ends the start with a sentence', async (_, environment, sentence) => {
  const { output, exited } = await start(await environment());
  expect(await exited).toBe(78);
  expect(output()).toMatch(sentence);
  expect(output()).not.toMatch(/^\s+at /m);
  expect(output()).not.toContain(SECRET);
});

it('an event store that is not up yet is waited for, and told', async () => {
  const port = await freePort();
  const starting = await start({ EVENT_STORE_URL: `esdb://127.0.0.1:${port}?tls=false` });
  await until('it says what it waits for', () =>
    /waiting: EVENT_STORE_URL: nobody answers at 127/.test(starting.output()),
  );
  const behind = await openEventStore(await freshDatabase());
  const server = await startEventStoreDbTestServer(behind, { port });
  onTestFinished(async () => {
    await server.stop();
    await behind.close();
  });
  await until('it is ready', () => /"ready":true/.test(starting.output()));
});
