// Sustained work: eight people create and approve for half a minute, and it counts as done when the
// last effect is; and how fast reads stay while a thousand e-mails go out.
import pg from 'pg';
import { startMailServer } from '../vitest/mail-server.ts';
import { emailCopy } from '../../apps/backend/estimates/reactions.ts';
import { startProduct, type Product } from '../product.ts';
import { numberOf } from './company.ts';
import { load, type Call, type Load } from './load.ts';
import { sizes } from './sizes.ts';

const CONNECTIONS = 8;

/** The product as `npm start` runs it: a web process and a worker process. */
export interface Pair {
  readonly api: Product;
  stop(): Promise<void>;
}

export async function startPair(environment: NodeJS.ProcessEnv): Promise<Pair> {
  const [worker, api] = await Promise.all(
    ['worker', 'api'].map((role) => startProduct({ ...environment, ROLE: role })),
  );
  return {
    api: api!,
    stop: async () => {
      await worker!.stop();
      await api!.stop();
    },
  };
}

/** What follows at the pace of the printer. */
const COPIES = emailCopy.task;

/** Resolves when no effect is open any more, those of one kind left aside. */
async function untilDone(databaseUrl: string, aside = ''): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  for (;;) {
    const { rowCount } = await db.query(
      `select 1 from platform.effects where status in ('pending', 'running') and task <> $1
        limit 1`,
      [aside],
    );
    if (rowCount === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await db.end();
}

/** Calls a second, counted until `done` resolves, and the latency of one call. */
export interface Sustained extends Load {
  readonly calls: number;
}

async function sustain(
  url: string,
  callOf: (n: number) => Call,
  done: () => Promise<void>,
): Promise<Sustained> {
  const started = performance.now();
  const result = await load(url, { seconds: sizes.seconds }, CONNECTIONS, callOf);
  await done();
  const seconds = (performance.now() - started) / 1000;
  return { ...result, perSecond: Math.round(result.count / seconds), calls: result.count };
}

type Headers = Readonly<Record<string, string>>;

/** Estimates of two lines, written by staff. */
const create =
  (headers: Headers, clients: number) =>
  (n: number): Call => ({
    method: 'POST',
    path: '/api/estimates',
    headers,
    body: {
      clientId: 1 + (n % clients),
      projectTitle: `Roof ${n}`,
      serviceAddress: `${n} Oak St, Eugene`,
      lineItems: [
        { description: 'Tear-off', quantity: 28, rate: '145.00' },
        { description: 'Shingles', quantity: 28, rate: '385.00' },
      ],
    },
  });

/** Approvals by clients, each of an estimate of its own, from `first` on. */
const approve =
  (first: number) =>
  (n: number): Call => ({
    method: 'POST',
    path: `/api/estimates/${first + n}/approve-option`,
    headers: { 'x-estimate-number': numberOf(first + n) },
    body: { clientMessage: 'Go ahead', revision: 1 },
  });

export interface SustainedFigures {
  readonly created: Sustained;
  /** Until everything is done but the copies. */
  readonly approved: Sustained;
  /** Copies printed and sent a second, until the last of them is. */
  readonly copiesPerSecond: number;
  readonly bare: Sustained;
  /** One connection. */
  readonly one: { readonly created: Load; readonly approved: Load };
}

/** Creating and approving beside a bare durable insert, all in one run. */
export async function measureSustained(
  { api }: Pair,
  bareUrl: string,
  databaseUrl: string,
  headers: Headers,
  clients: number,
): Promise<SustainedFigures> {
  const done = (): Promise<void> => untilDone(databaseUrl);
  const bare = await sustain(
    bareUrl,
    (n) => ({ method: 'POST', path: `/approve/${n + 1}`, body: { clientMessage: 'Go ahead' } }),
    async () => {},
  );
  const one = {
    created: await load(api.url, sizes.alone, 1, create(headers, clients)),
    approved: await load(api.url, sizes.alone, 1, approve(1)),
  };
  await done();
  const created = await sustain(api.url, create(headers, clients), done);
  const started = performance.now();
  const approved = await sustain(api.url, approve(sizes.alone + 1), () =>
    untilDone(databaseUrl, COPIES),
  );
  await done();
  const seconds = (performance.now() - started) / 1000;
  const copiesPerSecond = Math.round((approved.calls / seconds) * 10) / 10;
  return { created, approved, copiesPerSecond, bare, one };
}

/** Reads of a list page while a thousand e-mails go out, and while nothing does. */
export async function measureReadsUnderMail(
  environment: NodeJS.ProcessEnv,
  signIn: (url: string) => Promise<Headers>,
): Promise<{ readonly quiet: Load; readonly busy: Load; readonly mailsPerSecond: number }> {
  const mail = await startMailServer();
  const pair = await startPair({ ...environment, SMTP_URL: mail.url });
  const headers = await signIn(pair.api.url);
  const page = (): Call => ({ method: 'GET', path: '/api/estimates?limit=12', headers });
  await load(pair.api.url, sizes.reads, 1, page);
  const quiet = await load(pair.api.url, sizes.reads, 1, page);
  // Each approval is told to the company by e-mail.
  const messages = await load(pair.api.url, sizes.mails, CONNECTIONS, (n) => ({
    method: 'POST',
    path: `/api/estimates/${n + 1}/approve-option`,
    headers: { 'x-estimate-number': numberOf(n + 1) },
    body: { clientMessage: 'Go ahead', revision: 1 },
  })).then(() => performance.now());
  const busy = await load(pair.api.url, sizes.reads, 1, page);
  await untilDone(environment['DATABASE_URL']!);
  const seconds = (performance.now() - messages) / 1000;
  const mailsPerSecond = Math.round(mail.received.length / seconds);
  await pair.stop();
  await mail.close();
  return { quiet, busy, mailsPerSecond };
}
