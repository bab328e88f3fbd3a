// npm run bench: every speed we claim, beside a baseline measured in the same run; writes
// docs/benchmarks.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openPostgresEventStore } from '@purlin/event-store/postgres-engine.ts';
import { rooms } from '../apps/backend/app.ts';
import { readConfig } from '../apps/backend/platform/config.ts';
import type { History } from '../apps/backend/platform/core/history/history.ts';
import type { Pool } from '../apps/backend/platform/servers/database.ts';
import { startPostgres } from '../apps/backend/platform/servers/embedded/postgres.ts';
import { openRecords } from '../apps/backend/platform/core/history/records.ts';
import { calendar, writeJobs } from './bench/calendar.ts';
import { numberOf, writeCompany } from './bench/company.ts';
import { measureEngine } from './bench/engine.ts';
import { measureAppends, measureHistory, measureReplay } from './bench/event-store-bench.ts';
import { measureLists } from './bench/lists.ts';
import { load } from './bench/load.ts';
import { scrolling } from './bench/scrolling.ts';
import { bareServer, signIn } from './bench/servers.ts';
import { measureBatch } from './bench/payments.ts';
import { pdfs } from './bench/pdfs.ts';
import { report, writeReport } from './bench/report.ts';
import { isShort, shown, sizes } from './bench/sizes.ts';
import { countStatements } from './bench/statements.ts';
import { measureReadsUnderMail, measureSustained, startPair } from './bench/sustained.ts';
import { typing, withBrowser } from './bench/typing.ts';
import { startProduct } from './product.ts';

const APPROVALS = sizes.approvals;
const CONNECTIONS = 32;
const folder = mkdtempSync(path.join(tmpdir(), 'purlin-bench-'));
// `npm run bench -- --engine <url>` measures that event store and nothing else.
const [flag, engineUrl] = process.argv.slice(2);
if (flag === '--engine' && engineUrl) {
  await measureEngine(engineUrl);
  process.exit();
}
const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), log: () => {} });
const unlogged = { info: () => {} };

async function newDatabase(name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(postgres.url);
  url.pathname = name;
  return url.href;
}

/**
 * A company of a size in a database of its own. Only while it is written, nothing waits for the
 * disk.
 */
async function company(
  name: string,
  clients: number,
  estimates: number,
  more: (history: History, pool: Pool) => Promise<void> = async () => {},
): Promise<NodeJS.ProcessEnv> {
  const environment = {
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: await newDatabase(name),
    SEED: 'none',
    LOG_LEVEL: 'error',
  };
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`alter database ${name} set synchronous_commit = off`);
  const opening = new AsyncDisposableStack();
  const { history, pool, store } = await openRecords(
    readConfig(environment),
    [...new Set(rooms.flatMap((room) => room.deciders))],
    false,
    unlogged,
    opening,
  );
  await writeCompany(history, pool, clients, estimates);
  await more(history, pool);
  if (estimates > 10_000 || isShort) {
    report(
      'replay: history read, decrypted and checked',
      `${await measureHistory(store, history)} events/s`,
      `${await measureReplay(store)} events/s from the bare store`,
    );
  }
  await opening.disposeAsync();
  await admin.query(`alter database ${name} reset synchronous_commit`);
  await admin.end();
  return environment;
}

/**
 * Approvals as clients make them (the number is the key, the answer waits for the read models)
 * against one durable insert; best of three rounds each, in turn.
 */
async function approvals(environment: NodeJS.ProcessEnv): Promise<void> {
  const [product, bare] = [
    await startProduct(environment),
    await bareServer(environment['DATABASE_URL']!),
  ];
  const round = APPROVALS / 3;
  const [ours, baseline]: number[][] = [[], []];
  for (let n = 0; n < 3; n++) {
    const first = n * round + 1;
    ours!.push(
      (
        await load(product.url, round, CONNECTIONS, (i) => ({
          method: 'POST',
          path: `/api/estimates/${first + i}/approve-option`,
          headers: { 'x-estimate-number': numberOf(first + i) },
          body: { clientMessage: 'Go ahead', revision: 1 },
        }))
      ).perSecond,
    );
    baseline!.push(
      (
        await load(bare.url, round, CONNECTIONS, (i) => ({
          method: 'POST',
          path: `/approve/${first + i}`,
          body: { clientMessage: 'Go ahead', revision: 1 },
        }))
      ).perSecond,
    );
  }
  const [best, bestBare] = [Math.max(...ours!), Math.max(...baseline!)];
  report(
    `approve over HTTP, ${CONNECTIONS} connections`,
    `${best}/s (${ours!.join(', ')})`,
    `${bestBare}/s bare handler, one durable insert`,
    (best / bestBare).toFixed(2),
  );
  bare.stop();
  await product.stop();
}

async function listPages(environments: Readonly<Record<string, NodeJS.ProcessEnv>>): Promise<void> {
  const p95: number[] = [];
  for (const [size, environment] of Object.entries(environments)) {
    const started = performance.now();
    const product = await startProduct(environment);
    const ready = performance.now() - started;
    const headers = await signIn(product.url);
    await load(product.url, sizes.pages / 3, 1, () => ({
      method: 'GET',
      path: '/api/estimates?limit=25',
      headers,
    }));
    const page = await load(product.url, sizes.pages, 4, () => ({
      method: 'GET',
      path: '/api/estimates?limit=25',
      headers,
    }));
    // Somewhere in the middle: numbers count up with the estimates.
    const cursor = (n: number): string =>
      Buffer.from(JSON.stringify(['-number', 0, String(500 + n), 500 + n])).toString('base64url');
    const filtered = await load(product.url, sizes.pages, 4, (n) => ({
      method: 'GET',
      path: `/api/estimates?limit=25&status=sent&sort=-number&cursor=${cursor(n)}`,
      headers,
    }));
    p95.push(page.p95);
    report(
      `list page at ${size} estimates, 4 connections`,
      `p50 ${page.p50} ms, p95 ${page.p95} ms`,
      p95.length > 1 ? `p95 ${p95[0]} ms at ${shown(sizes.small)}` : '',
      p95.length > 1 ? (page.p95 / p95[0]!).toFixed(2) : '',
    );
    report(`  filtered, from a cursor`, `p50 ${filtered.p50} ms, p95 ${filtered.p95} ms`);
    if (p95.length > 1) await measureLists(product.url, headers, report);
    report(`  first start: read models replayed, ready`, `${(ready / 1000).toFixed(1)} s`);
    await product.stop();
  }
}

async function appends(): Promise<void> {
  const store = await openPostgresEventStore(await newDatabase('appends'));
  const [one, sixteen] = [
    await measureAppends(store, 1, sizes.appendSeconds),
    await measureAppends(store, 16, sizes.appendSeconds),
  ];
  report(
    'append, one event, durable',
    `${one}/s with 1 writer`,
    `${sixteen}/s with 16 writers`,
    (sixteen / one).toFixed(1),
  );
  await store.close();
}

/** As `npm start` runs it, for half a minute each, until the last effect is done. */
async function sustained(environment: NodeJS.ProcessEnv, clients: number): Promise<void> {
  const pair = await startPair(environment);
  const bare = await bareServer(environment['DATABASE_URL']!);
  const headers = await signIn(pair.api.url);
  const { created, approved, one, ...figures } = await measureSustained(
    pair,
    bare.url,
    environment['DATABASE_URL']!,
    headers,
    clients,
  );
  for (const [what, ours, alone, until] of [
    ['create', created, one.created, 'the last effect'],
    ['approve', approved, one.approved, 'all but its copy'],
  ] as const) {
    report(
      `${what}, 8 connections for ${sizes.seconds} s, until ${until} is done`,
      `${ours.perSecond}/s, p50 ${ours.p50} ms, p95 ${ours.p95} ms`,
      `${figures.bare.perSecond}/s bare handler, one durable insert`,
      (ours.perSecond / figures.bare.perSecond).toFixed(2),
    );
    report(`  ${what}, 1 connection`, `${alone.perSecond}/s, p50 ${alone.p50} ms`);
  }
  report('  copies printed and sent', `${figures.copiesPerSecond}/s`);
  bare.stop();
  await pair.stop();
}

async function readsUnderMail(environment: NodeJS.ProcessEnv): Promise<void> {
  const { quiet, busy, mailsPerSecond } = await measureReadsUnderMail(environment, signIn);
  report(
    'list page while 1,000 e-mails go out, 1 connection',
    `p50 ${busy.p50} ms, p95 ${busy.p95} ms`,
    `p50 ${quiet.p50} ms when nothing goes out`,
    (busy.p50 / quiet.p50).toFixed(2),
  );
  report('  e-mails a second', `${mailsPerSecond}/s`);
}

/** What one approval asks of the database, all its effects included. */
async function statements(environment: NodeJS.ProcessEnv): Promise<void> {
  const product = await startProduct(environment);
  const log = path.join(folder, 'postgres.log');
  const count = await countStatements(product, environment['DATABASE_URL']!, log, 1);
  report('one approval and its effects', `${count.statements} statements`);
  for (const [kind, times] of count.kinds) console.log(`  ${times}  ${kind}`);
  await product.stop();
}

async function batch(environment: NodeJS.ProcessEnv): Promise<void> {
  const ms = await measureBatch(environment);
  report(
    `${sizes.payments.toLocaleString('en')} payments put into one batch`,
    `${(ms / 1000).toFixed(1)} s`,
  );
}

/** `npm run bench -- lists` measures one chapter, `-- --short` every one; they write nothing. */
const only = process.argv.slice(2).find((one) => !one.startsWith('--'));
const chapter = async (name: string, measure: () => Promise<void>): Promise<void> => {
  if (only === undefined || only === name) await measure();
};

try {
  await chapter('appends', appends);
  await chapter('approvals', async () => approvals(await company('middle', 1_000, APPROVALS)));
  // Only for the chapters that need it, once.
  let made: Promise<NodeJS.ProcessEnv> | undefined;
  const small = () => (made ??= company('small', 100, sizes.small));
  await chapter('sustained', async () =>
    sustained(await company('sustained', 1_000, sizes.sustained), 1_000),
  );
  await chapter('mail', async () => readsUnderMail(await company('mail', 100, sizes.mail)));
  await chapter('statements', async () => statements(await small()));
  await chapter('lists', async () =>
    listPages({
      [shown(sizes.small)]: await small(),
      [shown(sizes.large)]: await company('large', sizes.large / 10, sizes.large),
    }),
  );
  await chapter('payments', async () => batch(await company('payments', 1, 1)));
  await chapter('calendar', async () => {
    const environment = await company('calendar', 100, 1, writeJobs);
    await withBrowser((browser) => calendar(environment, browser, report));
  });
  await chapter('pdfs', async () => {
    const environment = await small();
    await withBrowser((browser) => pdfs(environment, browser));
  });
  await chapter('typing', async () => {
    const environment = await small();
    await withBrowser((browser) => typing(environment, browser, report));
  });
  await chapter('scrolling', async () => {
    const environment = await company('long', 300, sizes.long);
    await withBrowser((browser) => scrolling(environment, browser, report));
  });
  if (only === undefined && !isShort) writeReport();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
