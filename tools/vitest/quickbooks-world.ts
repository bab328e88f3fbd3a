// The product beside a QuickBooks of our own, for specs: connected as a person does it, and asked
// until something is so.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { DEMO_REALM } from '../quickbooks-test-server/demo-books.ts';
import type { Books } from '../quickbooks-test-server/books.ts';
import type { Entry, Sent } from '../quickbooks-test-server/entries.ts';
import { startQuickBooksTestServer, type QuickBooksTestServer } from '../quickbooks-test-server.ts';
import type { HttpAnswer } from './callers.ts';
import { openTestApp, removeData, type TestApp } from './app.ts';
import { until } from './until.ts';

const VERIFIER = 'a-verifier-of-the-spec';

export interface QuickBooksWorld {
  readonly app: TestApp;
  readonly server: QuickBooksTestServer;
  /** The books of the company that specs connect. */
  readonly books: Books;
  readonly verifier: string;
  /** Presses Connect, chooses the company, comes back, and starts the sync: where it ended. */
  connect(realmId?: string): Promise<string>;
  status(): Promise<QuickBooksStatus>;
  records(query?: string): Promise<readonly QuickBooksRecord[]>;
  /** Waits for a record that is so; a failure shows the connection and every record instead. */
  untilRecord(what: string, is: (record: QuickBooksRecord) => boolean): Promise<QuickBooksRecord>;
  /** The same, by what it is called here. */
  untilState(
    title: string,
    state: QuickBooksRecord['state'],
    kind?: QuickBooksRecord['kind'],
  ): Promise<QuickBooksRecord>;
  /** Takes ours, theirs, or leaves both, of a field with the value that was seen there. */
  settle(
    id: number,
    field: string,
    take: string,
    theirs: string,
  ): Promise<HttpAnswer<Record<string, unknown>>>;
  /** Calls `/api/quickbooks` as an admin does. */
  post(path: string, body?: object): Promise<HttpAnswer<Record<string, unknown>>>;
  /** Who is called so in the books. */
  named(name: string): Entry;
  /** Somebody there changes who is called so. */
  changeThere(name: string, values: Sent): void;
  /** Puts a customer into the books that has been there for long. */
  customerThere(values: Sent): Entry;
  /** Has the client approve an estimate over so much; answers with its number. */
  approvedEstimate(clientId: number, rate: string): Promise<number>;
  /** Everything is brought that can be. */
  untilQuiet(): Promise<QuickBooksStatus>;
  /** Presses Sync, and waits until a comparison that was begun after it has ended. */
  comparison(): Promise<void>;
  /** The same, and until everything is brought that can be. */
  compared(): Promise<QuickBooksStatus>;
  /**
   * Adds a client here and, by hand, to the books: at once where somebody is connected, and else as
   * soon as somebody connects.
   */
  client(name: string, email?: string | null, more?: object): Promise<number>;
  /** The same for somebody who is here already. */
  add(kind: 'customer' | 'vendor', ourId: number): Promise<void>;
  /** Ends all of it and leaves nothing on the disk. */
  close(): Promise<void>;
}

/** The environment of a product that knows this server. */
export const environmentOf = ({ url }: Pick<QuickBooksTestServer, 'url'>) => ({
  QUICKBOOKS_BASE_URL: url,
  QUICKBOOKS_CALLS_A_MINUTE: '60000',
  QUICKBOOKS_WEBHOOK_TOKEN: VERIFIER,
});

/** Lets somebody in there, as the page's form does; answers with where the browser is sent. */
export async function letIn(authUrl: string, realmId: string, answer = 'connect'): Promise<URL> {
  const asked = new URL(authUrl);
  const back = await fetch(`${asked.origin}${asked.pathname}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      redirect_uri: asked.searchParams.get('redirect_uri') ?? '',
      state: asked.searchParams.get('state') ?? '',
      realmId,
      answer,
    }),
  });
  return new URL(back.headers.get('location') ?? '');
}

/** Throws where it was refused. A busy machine answers 202, and has done it all the same. */
function done<A extends Pick<HttpAnswer<unknown>, 'status' | 'text'>>(answer: A): A {
  if (answer.status > 202) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}

/** Papers of all time go. */
const FROM_THE_BEGINNING = '2000-01-01';

/** Starts the sync, as a person does who has looked at what would go. */
export async function startSyncWith(
  { call }: Pick<TestApp, 'call'>,
  realmId: string,
  papersFrom = FROM_THE_BEGINNING,
): Promise<void> {
  done(await call('POST', '/api/quickbooks/sync/start', { body: { realmId, papersFrom } }));
}

/** Connects the product as a person does; answers with where the browser ends up. */
export async function letInTo({ call }: Pick<TestApp, 'call'>, realmId: string): Promise<string> {
  const { body } = await call<{ authUrl: string }>('GET', '/api/quickbooks/auth');
  const { pathname, search } = await letIn(body.authUrl, realmId);
  return (await call('GET', `${pathname}${search}`)).headers.get('location') ?? '';
}

/** The same, and starts the sync where it is asked for: everything goes there. */
export async function connectTo(app: Pick<TestApp, 'call'>, realmId: string): Promise<string> {
  const ended = await letInTo(app, realmId);
  if (ended.includes('qb=connected')) await startSyncWith(app, realmId);
  return ended;
}

/** Throws unless each step is done as asked. */
async function approvedEstimate(
  { call }: TestApp,
  clientId: number,
  rate: string,
): Promise<number> {
  const post = async (path: string, body: object): Promise<number> => {
    return done(await call<{ id: number }>('POST', `/api/estimates${path}`, { body })).body.id;
  };
  const id = await post('', {
    clientId,
    projectTitle: 'Roof',
    serviceAddress: '1 Oak St',
    lineItems: [{ description: 'Shingles', rate }],
  });
  await post(`/${id}/send`, {});
  await post(`/${id}/record-approval`, { how: 'phone', reason: 'Called' });
  return id;
}

const REFUSED_BEFORE: readonly unknown[] = ['quickbooks-not-connected', 'quickbooks-awaits-start'];
/** Before somebody connects, and starts the sync, nobody is added. */
const awaitsConnecting = ({ status, body }: HttpAnswer<{ readonly code?: string }>): boolean =>
  status === 409 && REFUSED_BEFORE.includes(body.code);

/** Adds to the books by hand, and remembers who is to be added to the next ones. */
function addingIn({ call }: TestApp) {
  const added: { readonly kind: 'customer' | 'vendor'; readonly ourId: number }[] = [];
  const addThere = (body: (typeof added)[number]) =>
    call<{ readonly code?: string }>('POST', '/api/quickbooks/sync/add', { body });
  return {
    async add(kind: 'customer' | 'vendor', ourId: number): Promise<void> {
      added.push({ kind, ourId });
      const answer = await addThere({ kind, ourId });
      if (!awaitsConnecting(answer)) done(answer);
    },
    async addAll(): Promise<void> {
      for (let n = 0; n < added.length; n += 50)
        for (const answer of await Promise.all(added.slice(n, n + 50).map(addThere))) done(answer);
    },
  };
}

/** Compares the books now, and waits until that comparison is done. */
async function comparedIn({ call, platform }: TestApp): Promise<void> {
  const asked = await platform.pool.query<{ at: Date }>('select clock_timestamp() as at');
  // An effect is recorded a moment after its event: before that, it looks quiet. A sync that was
  // asked for before and has not begun is this one: then it is pressed again.
  await until('the books were compared', async () => {
    const { rows } = await platform.pool.query<{ status: string }>(
      `select status from platform.effects
          where task = 'compare-quickbooks' and created_at >= $1`,
      [asked.rows[0]!.at],
    );
    if (rows.length === 0) await call('POST', '/api/quickbooks/sync');
    return rows.some(({ status }) => status === 'done');
  });
}

/** What somebody sees and does in the books themselves. */
const atTheirDesk = (
  books: Books,
): Pick<QuickBooksWorld, 'named' | 'changeThere' | 'customerThere'> => {
  const named = (name: string): Entry => {
    const found = books.all('Customer').find(({ DisplayName }) => DisplayName === name);
    if (!found) throw new Error(`nobody is called ${name} there`);
    return found;
  };
  return {
    named,
    changeThere(name, values) {
      const { Id, SyncToken } = named(name);
      books.write('Customer', { Id, SyncToken, sparse: true, ...values });
    },
    customerThere(values) {
      const entry = books.write('Customer', values);
      const MetaData = { ...entry.MetaData, CreateTime: '2026-01-01T00:00:00.000Z' };
      books.shelf('Customer').set(entry.Id, { ...entry, MetaData });
      return entry;
    },
  };
};

type Seen = Pick<
  QuickBooksWorld,
  'status' | 'records' | 'untilRecord' | 'untilState' | 'untilQuiet'
>;

/** What the product says of the connection and its records. */
function seenIn({ call, platform: { pool } }: TestApp): Seen {
  const records = async (query = ''): Promise<QuickBooksRecord[]> =>
    (await call<QuickBooksRecord[]>('GET', `/api/quickbooks/sync${query}`)).body;
  const status = async () => (await call<QuickBooksStatus>('GET', '/api/quickbooks/status')).body;
  const untilRecord: Seen['untilRecord'] = (what, is) =>
    until(
      what,
      async () => (await records()).find(is),
      async () => [await status(), await records()],
    );
  return {
    status,
    records,
    untilRecord,
    untilState: (title, state, kind) =>
      untilRecord(
        `${title} is ${state}`,
        (one) =>
          one.title === title && one.state === state && (kind === undefined || one.kind === kind),
      ),
    untilQuiet: () =>
      until('nothing waits', async () => {
        const { rows } = await pool.query(
          `select 1 from platform.effects
              where task like '%quickbooks' and status in ('pending', 'running') limit 1`,
        );
        const now = await status();
        return rows.length === 0 && now.waiting === 0 && now;
      }),
  };
}

export async function openQuickBooksWorld(): Promise<QuickBooksWorld> {
  const server = await startQuickBooksTestServer({ verifier: VERIFIER });
  const app = await openTestApp({ env: environmentOf(server) });
  const { call } = app;
  const books = server.books[0]!;
  const seen = seenIn(app);
  const { add, addAll } = addingIn(app);
  return {
    app,
    server,
    books,
    ...seen,
    ...atTheirDesk(books),
    verifier: VERIFIER,
    async connect(realmId = DEMO_REALM) {
      const ended = await connectTo(app, realmId);
      if (ended.includes('qb=connected')) await addAll();
      return ended;
    },
    add,
    post: (path, body) =>
      call('POST', `/api/quickbooks${path}`, body === undefined ? {} : { body }),
    async settle(id, field, take, theirs) {
      const record = (await seen.records()).find((one) => one.id === id);
      const ours = record?.differences.find((one) => one.field === field)?.ours ?? '';
      return call('POST', '/api/quickbooks/reconcile', {
        body: { take, seen: [{ id, values: { [field]: { ours, theirs } } }] },
      });
    },
    approvedEstimate: async (clientId, rate) => approvedEstimate(app, clientId, rate),
    comparison: () => comparedIn(app),
    async compared() {
      await comparedIn(app);
      return seen.untilQuiet();
    },
    async client(name, email = null, more = {}) {
      const body = { name, email, phone: null, address: null, ...more };
      const { id } = done(await call<{ id: number }>('POST', '/api/clients', { body })).body;
      await add('customer', id);
      return id;
    },
    async close() {
      await app.close();
      await server.close();
      removeData(app);
    },
  };
}
