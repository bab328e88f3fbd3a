// The whole product in many processes on one machine: two apis, two workers, Postgres, an event
// store of three nodes, a queue, a mail server; and how to kill any part of it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openEventStore } from '@purlin/event-store/open.ts';
import type { EventStore } from '@purlin/event-store/port.ts';
import { DEMO_BUSINESS } from '../../apps/backend/platform/config.ts';
import { startPostgres } from '../../apps/backend/platform/servers/embedded/postgres.ts';
import { startEventStoreDbTestCluster } from '../eventstoredb-test-server.ts';
import { Door } from '../eventstoredb-test-server/door.ts';
import { freePort } from '../../apps/backend/platform/servers/embedded/ports.ts';
import { startProduct, type Product } from '../product.ts';
import { startMailServer, type MailServer } from '../vitest/mail-server.ts';

/** A part that can be killed; resolves once it is back. */
export interface Part {
  readonly name: string;
  readonly kill: () => Promise<void>;
}

export interface Topology {
  /** Addresses of the apis, also of one that is dead just now. */
  readonly apis: readonly string[];
  readonly parts: readonly Part[];
  readonly mail: MailServer;
  /** For looking at the truth afterwards. */
  readonly store: EventStore;
  readonly database: pg.Pool;
  /** What the processes printed. */
  stop(): Promise<void>;
}

/** How long Postgres cannot be reached when it is its turn. */
const OUTAGE_MILLIS = 2_500;
const ROLES = ['worker', 'api', 'worker', 'api'] as const;

/** `given`: EVENT_STORE_URL and REDIS_URL of servers that are there, and are left alone. */
export async function startTopology(given: {
  readonly eventStoreUrl?: string | undefined;
  readonly redisUrl?: string | undefined;
}): Promise<Topology> {
  await using opening = new AsyncDisposableStack();
  const folder = opening.adopt(mkdtempSync(path.join(tmpdir(), 'purlin-distributed-')), (dir) =>
    Promise.resolve(rmSync(dir, { recursive: true, force: true })),
  );
  const postgres = opening.adopt(
    await startPostgres({ dataDir: path.join(folder, 'postgres'), log: () => {} }),
    (server) => server.stop(),
  );
  const database = opening.adopt(new pg.Pool({ connectionString: postgres.url }), (pool) =>
    pool.end(),
  );
  // The pool is ended before its last connection is: that one may hear Postgres stop.
  database.on('error', () => {});
  const inside = new URL(postgres.url);
  const door = opening.adopt(await Door.to(Number(inside.port), 0), (open) => open.shut());
  const databaseUrl = new URL(postgres.url);
  databaseUrl.port = String(door.port);
  const mail = opening.adopt(await startMailServer(), (server) => server.close());
  const history = await startHistory(postgres.url, given.eventStoreUrl, opening);
  const processes = await startProcesses(
    {
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: databaseUrl.href,
      EVENT_STORE_URL: history.url,
      ...(given.redisUrl ? { REDIS_URL: given.redisUrl } : {}),
      SMTP_URL: mail.url,
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      SEED: 'none',
      ...DEMO_BUSINESS,
      BUSINESS_CCB_NUMBER: '123456',
      LOG_LEVEL: 'error',
    },
    opening,
  );
  const outage: Part = {
    name: 'postgres',
    async kill() {
      await door.shut();
      await setTimeout(OUTAGE_MILLIS);
      await door.open();
    },
  };
  const opened = opening.move();
  return {
    apis: processes.apis,
    parts: [...processes.parts, ...history.parts, outage],
    mail,
    store: history.store,
    database,
    stop: () => opened.disposeAsync(),
  };
}

/** The event store that is given, or three nodes of the test server. */
async function startHistory(
  postgresUrl: string,
  url: string | undefined,
  opening: AsyncDisposableStack,
): Promise<{ url: string; store: EventStore; parts: readonly Part[] }> {
  if (url)
    return { url, parts: [], store: opening.adopt(await openEventStore(url), (s) => s.close()) };
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  await admin.query('create database history');
  await admin.end();
  const address = new URL(postgresUrl);
  address.pathname = 'history';
  const store = opening.adopt(await openEventStore(address.href), (s) => s.close());
  const cluster = opening.adopt(
    await startEventStoreDbTestCluster(store, { electionMillis: 2_000 }),
    (three) => three.stop(),
  );
  const parts = cluster.nodes.map((node, n) => ({
    name: `event store node ${n + 1}`,
    async kill() {
      await node.kill();
      await node.start();
    },
  }));
  return { url: cluster.url, store, parts };
}

/** Two apis and two workers; one that is killed is started again, at its port. */
async function startProcesses(
  environment: NodeJS.ProcessEnv,
  opening: AsyncDisposableStack,
): Promise<{ apis: readonly string[]; parts: readonly Part[] }> {
  const apis: string[] = [];
  const parts = await Promise.all(
    ROLES.map(async (role, n) => {
      const port = await freePort();
      if (role === 'api') apis.push(`http://127.0.0.1:${port}`);
      const start = (): Promise<Product> =>
        startProduct({ ...environment, ROLE: role, PORT: String(port) });
      let running = await start();
      opening.defer(() => running.stop());
      return {
        name: `${role} ${Math.floor(n / 2) + 1}`,
        async kill() {
          const gone = once(running.process, 'exit');
          running.process.kill('SIGKILL');
          await gone;
          running = await start();
        },
      };
    }),
  );
  return { apis, parts };
}
