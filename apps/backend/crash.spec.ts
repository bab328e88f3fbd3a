// kill -9: the product and its embedded servers are killed at random moments while people work;
// what was acknowledged is there, once.
// Alone: vitest run apps/backend/crash.spec.ts. CRASH_SEED repeats a run's random choices,
// CRASH_ROUNDS makes it longer.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client as clientDecider } from '@purlin/domain/clients/client.ts';
import { estimate as estimateDecider } from '@purlin/domain/estimates/estimate.ts';
import { ADMIN, sharedChromium } from '../../tools/vitest/app.ts';
import { startMailServer, type MailServer } from '../../tools/vitest/mail-server.ts';
import { until } from '../../tools/vitest/until.ts';
import { rooms } from './app.ts';
import { readConfig } from './platform/config.ts';
import type { PastEvent } from './platform/core/history.ts';
import { openRecords } from './platform/core/records.ts';
import { compareAllWithReplay } from './platform/core/replay.ts';

const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 20);
const SEED = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);
/** People at work at the same time. */
const PEOPLE = 4;

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

let mail: MailServer;
let dataDir: string;
let environment: Record<string, string>;
let product: ChildProcess | undefined;
let url = '';
let cookie = '';
beforeAll(async () => {
  mail = await startMailServer();
  dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-crash-'));
  environment = {
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://purlin.test',
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    SEED: 'none',
    LOG_LEVEL: 'error',
    WEB_ROOT: path.join(dataDir, 'none'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    BUSINESS_CCB_NUMBER: '123456',
    CHROMIUM_PATH: await sharedChromium(dataDir),
  };
}, 60_000);
afterAll(async () => {
  killEverything();
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function start(): Promise<void> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      ...environment,
      PORT: String(port),
    },
  });
  product = child;
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      if (line.startsWith('{"ready":true')) resolve();
    });
    child.once('exit', (code) =>
      reject(new Error(`the product ended with ${code} before it was ready:\n${output}`)),
    );
  });
  url = `http://127.0.0.1:${port}`;
}

/** The product's processes: it and whatever works in its data directory, with all descendants. */
function processes(): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))![1]);
        return [
          {
            pid: Number(name),
            parent,
            ours: readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(dataDir),
          },
        ];
      } catch {
        return []; // it ended meanwhile
      }
    });
  const found = new Set(
    all.filter(({ pid, ours }) => ours || pid === product?.pid).map(({ pid }) => pid),
  );
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found].filter((pid) => pid !== process.pid);
}

function killEverything(): void {
  for (const pid of processes()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {} // it ended meanwhile
  }
}

/** What somebody did from a client to an approval; `done` grows with every acknowledged step. */
interface Story {
  readonly name: string;
  readonly keys: readonly string[];
  done: number;
  clientId: number;
  estimateId: number;
}
const STEPS = 5;

const newStory = (): Story => ({
  name: `Story ${randomUUID()}`,
  keys: Array.from({ length: STEPS }, () => randomUUID()),
  done: 0,
  clientId: 0,
  estimateId: 0,
});

/** Asks for the next step. Whoever gets no answer asks again with the same key, later. */
async function advance(story: Story): Promise<void> {
  const { name, clientId, estimateId, done } = story;
  const asks = [
    ['/api/clients', { name, email: 'dana@client.example' }],
    [
      '/api/estimates',
      {
        clientId,
        projectTitle: name,
        serviceAddress: '1 Main St',
        lineItems: [{ description: 'first', quantity: 1, rate: '100.00' }],
      },
    ],
    ['/api/line-items', { estimateId, description: name, quantity: 2, rate: '10.00' }],
    [`/api/estimates/${estimateId}/send`, {}],
    [`/api/estimates/${estimateId}/approve-option`, { status: 'accepted' }],
  ] as const;
  const [address, body] = asks[done]!;
  const response = await fetch(url + address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': story.keys[done]! },
  });
  const answer = (await response.json()) as { id: number };
  if (response.status >= 300)
    throw new Error(`${address} answered ${response.status} ${JSON.stringify(answer)}`);
  if (done === 0) story.clientId = answer.id;
  if (done === 1) story.estimateId = answer.id;
  story.done += 1;
}

/**
 * One person: story after story until everything is killed. An answer that is no success is a fault
 * of the product; a cut line is not.
 */
async function work(stories: Story[], killed: AbortSignal, refusals: string[]): Promise<void> {
  while (!killed.aborted) {
    let story = stories.find(({ done }) => done < STEPS);
    if (story) stories.splice(stories.indexOf(story), 1);
    story ??= newStory();
    try {
      while (story.done < STEPS && !killed.aborted) await advance(story);
    } catch (error) {
      if (!killed.aborted && error instanceof Error && / answered /.test(error.message))
        refusals.push(error.message);
      if (!killed.aborted) await until('it is killed', () => killed.aborted);
    }
    stories.push(story);
  }
}

describe('kill -9', () => {
  it(`loses nothing that was acknowledged and does nothing twice, over ${ROUNDS} kills`, async () => {
    const random = randomFrom(SEED);
    const stories: Story[] = [];
    const refusals: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await start();
      cookie ||= await signIn();
      const killed = new AbortController();
      const people = Array.from({ length: PEOPLE }, () => work(stories, killed.signal, refusals));
      // The random moment: mostly soon, sometimes after the first e-mails went out.
      await new Promise((resolve) => setTimeout(resolve, 100 + random() ** 2 * 2_900));
      killed.abort();
      killEverything();
      await Promise.all(people);
    }
    const before = mail.received.length;
    await start();
    for (const story of stories) while (story.done < STEPS) await advance(story);
    expect(refusals, `CRASH_SEED=${SEED}`).toEqual([]);
    await check(stories, before);
  }, 300_000);
});

async function signIn(): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    body: JSON.stringify(ADMIN),
    headers: { 'content-type': 'application/json' },
  });
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

/** Looks at history, mail and tables behind the product's back. */
async function check(stories: readonly Story[], mailedUnderKills: number): Promise<void> {
  await using opening = new AsyncDisposableStack();
  const deciders = rooms.flatMap((room) => room.deciders);
  const { pool, store, history } = await openRecords(
    readConfig(environment),
    deciders,
    false,
    { info: () => {} },
    opening,
  );
  const hint = `CRASH_SEED=${SEED}`;
  const open = async () =>
    (
      await pool.query(
        'select task, status, attempts, claimed_by, error, run_at - now() as due from ' +
          "platform.effects where status in ('pending', 'running')",
      )
    ).rows;
  await until('every e-mail went out', async () => (await open()).length === 0, 90_000).catch(
    async () => expect(await open(), hint).toEqual([]),
  );
  const events: PastEvent[] = [];
  for await (const recorded of store.readAll()) events.push(...(await history.decode([recorded])));
  const named = (type: string, field: string): string[] =>
    events
      .filter((event) => event.type === type)
      .map((event) => (event.data as Record<string, string>)[field]!)
      .toSorted();
  const names = stories.map(({ name }) => name).toSorted();
  expect(stories.length, hint).toBeGreaterThan(ROUNDS);
  expect(named('ClientAdded', 'name'), hint).toEqual(names);
  expect(named('EstimateDrafted', 'projectTitle'), hint).toEqual(names);
  expect(
    events
      .filter(({ type }) => type === 'LineItemAdded')
      .map(({ data }) => (data as { line: { description: string } }).line.description)
      .toSorted(),
    hint,
  ).toEqual(names);
  for (const { name, clientId, estimateId } of stories) {
    expect(await history.read(clientDecider, clientId), hint).toMatchObject([
      { type: 'ClientAdded', data: { name } },
    ]);
    const types = (await history.read(estimateDecider, estimateId)).map(({ type }) => type);
    // The e-mail's outcome comes before or after the approval; twice when the worker died between
    // the mail server and its note.
    expect(
      types.filter((type) => type !== 'EstimateEmailAccepted'),
      `${hint} estimate ${estimateId}`,
    ).toEqual(['EstimateDrafted', 'LineItemAdded', 'EstimateSent', 'EstimateApproved']);
    expect(types, `${hint} estimate ${estimateId}`).toContain('EstimateEmailAccepted');
  }
  const asked = events
    .filter(({ type }) => type === 'EstimateSent')
    .map(({ eventId }) => `<${eventId}@purlin.test>`);
  expect([...new Set(mail.received.map(({ messageId }) => messageId))].toSorted(), hint).toEqual(
    asked.toSorted(),
  );
  const readModels = rooms.flatMap((room) => room.readModels);
  const health = await fetch(`${url}/health`);
  expect(
    [health.status, await compareAllWithReplay({ pool, store, history, readModels })],
    hint,
  ).toEqual([200, []]);
  console.log(
    `${hint}: ${stories.length} stories over ${ROUNDS} kills, ${events.length} events, ` +
      `${mail.received.length} e-mails (${mailedUnderKills} between kills) for ` +
      `${asked.length} estimates sent`,
  );
}
