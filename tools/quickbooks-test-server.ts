// A test double: answers as QuickBooks Online does, over real HTTP on 127.0.0.1, with OAuth, its
// own books and faults by switch. Never a product.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Books } from './quickbooks-test-server/books.ts';
import { answerCall } from './quickbooks-test-server/company.ts';
import { act, entryIn } from './quickbooks-test-server/desk.ts';
import { demoBooks } from './quickbooks-test-server/demo-books.ts';
import { FAULTS, Fault, faultBody, faulty } from './quickbooks-test-server/fault.ts';
import { authorizePage, booksPage, entryPage } from './quickbooks-test-server/pages.ts';
import { InvalidGrant, SignIn, type Tokens } from './quickbooks-test-server/sign-in.ts';
import { Switches, StagedFaults } from './quickbooks-test-server/staged-faults.ts';
import { Webhooks } from './quickbooks-test-server/webhooks.ts';

const HOST = '127.0.0.1';
const MOST_BYTES = 1_000_000;
const KEEP_MS = 500;

export interface QuickBooksTestServer {
  readonly url: string;
  readonly books: readonly Books[];
  readonly signIn: SignIn;
  readonly trouble: StagedFaults;
  readonly webhooks: Webhooks;
  /** How many calls of the API were answered, whatever the answer. */
  readonly calls: () => number;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Unset: any free one. */
  readonly port?: number;
  /** Where the books are kept from one start to the next; unset: nowhere. */
  readonly dir?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly verifier?: string;
  /** What it opens with where nothing was kept; unset: accounts and an employee. */
  readonly opensWith?: () => readonly Books[];
}

/** What is behind every address. */
interface Inside {
  readonly books: readonly Books[];
  readonly signIn: SignIn;
  readonly trouble: StagedFaults;
  count: number;
}
interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly authorization: string | undefined;
}
interface HttpReply {
  readonly status: number;
  readonly body?: unknown;
  readonly html?: string;
  readonly location?: string;
  readonly lost?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const bytes = await buffer(request);
  if (bytes.length > MOST_BYTES) throw new Error('too long');
  return bytes.toString();
}

const Revoked = z.object({ token: z.string() });

/** A form's fields, or JSON's, as Intuit takes both. */
function fieldsOf(body: string): URLSearchParams {
  if (!body.startsWith('{')) return new URLSearchParams(body);
  return new URLSearchParams(Revoked.parse(JSON.parse(body)));
}

function authorize({ books, signIn }: Inside, { method, url, body }: Asked): HttpReply {
  const fields = method === 'POST' ? fieldsOf(body) : url.searchParams;
  const redirectUri = fields.get('redirect_uri') ?? '';
  const state = fields.get('state') ?? '';
  if (!URL.canParse(redirectUri)) return { status: 400, html: 'redirect_uri' };
  if (method !== 'POST') return { status: 200, html: authorizePage(books, { redirectUri, state }) };
  const back = new URL(redirectUri);
  back.searchParams.set('state', state);
  if (fields.get('answer') === 'connect') {
    const realmId = fields.get('realmId') ?? '';
    back.searchParams.set('code', signIn.codeFor(realmId, redirectUri));
    back.searchParams.set('realmId', realmId);
  } else back.searchParams.set('error', 'access_denied');
  return { status: 302, location: back.href };
}

function tokens({ signIn, trouble }: Inside, { body, authorization }: Asked): HttpReply {
  if (trouble.switches.down) return { status: 503, body: { error: 'temporarily_unavailable' } };
  if (trouble.insteadOfTokens) return trouble.insteadOfTokens;
  if (!signIn.knows(authorization)) return { status: 401, body: { error: 'invalid_client' } };
  const fields = fieldsOf(body);
  const work: Readonly<Record<string, () => Tokens>> = {
    authorization_code: () =>
      signIn.exchange(fields.get('code') ?? '', fields.get('redirect_uri') ?? ''),
    refresh_token: () => signIn.refresh(fields.get('refresh_token') ?? ''),
  };
  const grant = work[fields.get('grant_type') ?? ''];
  if (!grant) return { status: 400, body: { error: 'unsupported_grant_type' } };
  try {
    return { status: 200, body: grant() };
  } catch (error) {
    if (!(error instanceof InvalidGrant)) throw error;
    return { status: 400, body: { error: 'invalid_grant', error_description: error.message } };
  }
}

/** Carried out, and answered in another way where that is staged. */
function company(inside: Inside, asked: Asked): HttpReply {
  const reply = answerOfBooks(inside, asked);
  const place = asked.url.pathname.split('/').slice(4).join('/');
  const text = `${asked.url.searchParams.get('query') ?? ''}${asked.body}`;
  return inside.trouble.insteadOf({ method: asked.method, path: place, text }) ?? reply;
}

function answerOfBooks(inside: Inside, { method, url, body, authorization }: Asked): HttpReply {
  const [, , , realmId = '', ...rest] = url.pathname.split('/');
  const { trouble, signIn } = inside;
  inside.count += 1;
  try {
    if (!signIn.opens(realmId, authorization)) faulty('signedOut', 'Token expired', 401);
    trouble.meet(realmId, method);
    const ofCompany = inside.books.find((one) => one.realmId === realmId);
    if (!ofCompany) return faulty('signedOut', 'No such company', 401);
    if (trouble.hits('faultIn200Every')) faulty('down', 'Try again', 200);
    const call = { method, path: rest.join('/'), parameters: url.searchParams, body };
    return { status: 200, ...answerCall(ofCompany, call, trouble) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const waitS = trouble.switches.throttledForS;
    const headers = error.status === 429 && waitS > 0 ? { 'retry-after': String(waitS) } : {};
    return { status: error.status, body: faultBody(error), headers };
  }
}

/** Where a person looks at an entry and changes it; what was not taken is said there. */
function atTheDesk(inside: Inside, { method, url, body }: Asked): HttpReply {
  const given = method === 'POST' ? fieldsOf(body) : url.searchParams;
  const books = inside.books.find(({ realmId }) => realmId === given.get('realmId'));
  if (!books) return { status: 404, html: 'No such company' };
  const wrongly = ({ message, detail }: Fault): HttpReply =>
    given.has('id')
      ? { status: 400, html: entryPage(books, entryIn(books, given), `${message}. ${detail}`) }
      : { status: 400, html: `${message}. ${detail}` };
  try {
    if (method === 'POST') return { status: 303, location: `/#${act(books, given)}` };
    return { status: 200, html: entryPage(books, entryIn(books, given)) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.code === FAULTS.inactive[0] ? { status: 404, html: 'It is gone' } : wrongly(error);
  }
}

function route(inside: Inside, asked: Asked): HttpReply {
  const { pathname } = asked.url;
  if (pathname === '/connect/oauth2') return authorize(inside, asked);
  if (pathname === '/oauth2/v1/tokens/bearer') return tokens(inside, asked);
  if (pathname === '/v2/oauth2/tokens/revoke') {
    if (inside.trouble.switches.down) return { status: 503, body: {} };
    if (!inside.signIn.knows(asked.authorization)) return { status: 401, body: {} };
    const known = inside.signIn.revoke(fieldsOf(asked.body).get('token') ?? '');
    return { status: known ? 200 : 400, body: {} };
  }
  if (pathname.startsWith('/v3/company/')) return company(inside, asked);
  if (pathname === '/')
    return { status: 200, html: booksPage(inside.books, inside.trouble.switches) };
  if (pathname === '/entry' || (pathname === '/test/desk' && asked.method === 'POST'))
    return atTheDesk(inside, asked);
  if (pathname === '/test/troubles' && asked.method === 'POST') {
    const given = Object.fromEntries(
      [...fieldsOf(asked.body)].map(([name, value]) => [name, Number(value)]),
    );
    inside.trouble.set(Switches.parse(given));
    return { status: 303, location: '/' };
  }
  return { status: 404, html: 'Not found' };
}

async function answer(
  inside: Inside,
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): Promise<void> {
  const told = route(inside, {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', url),
    body: await bodyOf(request),
    authorization: request.headers.authorization,
  });
  const { slowMs } = inside.trouble.switches;
  if (slowMs > 0) await sleep(slowMs);
  if (told.lost) return void request.socket.destroy();
  if (told.location !== undefined)
    return void response.writeHead(told.status, { location: told.location }).end();
  if (told.html !== undefined)
    return void response
      .writeHead(told.status, { 'content-type': 'text/html; charset=utf-8' })
      .end(told.html);
  response
    .writeHead(told.status, { 'content-type': 'application/json;charset=UTF-8', ...told.headers })
    .end(JSON.stringify(told.body));
}

const fileOf = (dir: string, { realmId }: Books): string => path.join(dir, `${realmId}.json`);

/** The books as they were kept, or new ones. */
function openBooks(dir: string | undefined, fresh: readonly Books[]): readonly Books[] {
  return fresh.map((books) => {
    const file = dir && fileOf(dir, books);
    return file && existsSync(file) ? Books.from(readFileSync(file, 'utf8')) : books;
  });
}

const grantsIn = (dir: string): string => path.join(dir, 'let-in.json');

function keep(dir: string, { books, signIn }: Inside): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const write = (file: string, text: string): void => {
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  for (const one of books) write(fileOf(dir, one), one.toText());
  write(grantsIn(dir), signIn.toText());
}

/** Starts it on a loopback address. */
export async function startQuickBooksTestServer({
  port = 0,
  dir,
  clientId = 'demo',
  clientSecret = 'demo',
  verifier = 'demo-verifier',
  opensWith = demoBooks,
}: TestServerOptions = {}): Promise<QuickBooksTestServer> {
  const books = openBooks(dir, opensWith());
  const webhooks = new Webhooks(verifier);
  const inside: Inside = {
    books,
    signIn: new SignIn(clientId, clientSecret),
    trouble: new StagedFaults(),
    count: 0,
  };
  let timer: NodeJS.Timeout | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (dir !== undefined) keep(dir, inside);
  };
  if (dir !== undefined && existsSync(grantsIn(dir)))
    inside.signIn.take(readFileSync(grantsIn(dir), 'utf8'));
  for (const one of books) one.onChange = (change) => webhooks.tell(change);
  const server = createServer((request, response) => {
    answer(inside, request, response, url)
      .catch(() => response.writeHead(500).end())
      .finally(() => {
        if (dir !== undefined) timer ??= setTimeout(save, KEEP_MS);
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve);
  });
  const url = `http://${HOST}:${portOf(server.address())}`;
  return {
    url,
    books,
    signIn: inside.signIn,
    trouble: inside.trouble,
    webhooks,
    calls: () => inside.count,
    async close() {
      webhooks.close();
      save();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;
