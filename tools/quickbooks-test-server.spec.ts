// The test server against what is known of QuickBooks Online: sign-in, names, numbers, repeats,
// changes and faults.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Books } from './quickbooks-test-server/books.ts';
import { DEMO_REALM as REALM } from './quickbooks-test-server/demo-books.ts';
import { parseQuery } from './quickbooks-test-server/query-language.ts';
import { Switches } from './quickbooks-test-server/staged-faults.ts';
import { startQuickBooksTestServer, type QuickBooksTestServer } from './quickbooks-test-server.ts';
import { until } from './vitest/until.ts';

const REDIRECT = 'http://127.0.0.1:1/back';
const BASIC = { authorization: `Basic ${Buffer.from('demo:demo').toString('base64')}` };

let server: QuickBooksTestServer;
let access = '';
beforeAll(async () => {
  server = await startQuickBooksTestServer();
  const tokens = await grant({ grant_type: 'authorization_code', code: await newCode() });
  access = tokens.body.access_token!;
});
afterAll(() => server.close());
beforeEach(() => server.trouble.set(Switches.parse({})));

async function newCode(): Promise<string> {
  const answer = await fetch(`${server.url}/connect/oauth2`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      redirect_uri: REDIRECT,
      state: 'state-1',
      realmId: REALM,
      answer: 'connect',
    }),
  });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe('state-1');
  expect(back.searchParams.get('realmId')).toBe(REALM);
  return back.searchParams.get('code')!;
}

const Tokens = z.object({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  error: z.string().optional(),
});
async function grant(fields: Record<string, string>) {
  const answer = await fetch(`${server.url}/oauth2/v1/tokens/bearer`, {
    method: 'POST',
    headers: BASIC,
    body: new URLSearchParams({ redirect_uri: REDIRECT, ...fields }),
  });
  return { status: answer.status, body: Tokens.parse(await answer.json()) };
}

const BooksAnswer = z.looseObject({
  Fault: z
    .object({ Error: z.array(z.object({ code: z.string(), Message: z.string() })) })
    .optional(),
  Customer: z
    .looseObject({ Id: z.string(), SyncToken: z.string(), DisplayName: z.string() })
    .optional(),
  QueryResponse: z
    .looseObject({ Customer: z.array(z.looseObject({ Id: z.string() })).default([]) })
    .optional(),
  CDCResponse: z
    .array(
      z.object({
        QueryResponse: z.array(
          z.looseObject({ Customer: z.array(z.looseObject({ Id: z.string() })).default([]) }),
        ),
      }),
    )
    .optional(),
});
async function call(path: string, body?: object, token = access) {
  const mark = path.includes('?') ? '&' : '?';
  const answer = await fetch(`${server.url}/v3/company/${REALM}/${path}${mark}minorversion=75`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: BooksAnswer.parse(await answer.json()) };
}
const codeOf = ({ body }: Awaited<ReturnType<typeof call>>) => body.Fault?.Error[0]?.code;
const ask = (query: string) => call(`query?query=${encodeURIComponent(query)}`);

describe('signing in', () => {
  it('takes a code once, and replaces refresh tokens', async () => {
    const code = await newCode();
    const first = await grant({ grant_type: 'authorization_code', code });
    expect(first.status).toBe(200);
    expect((await grant({ grant_type: 'authorization_code', code })).body.error).toBe(
      'invalid_grant',
    );
    const old = first.body.refresh_token!;
    const second = await grant({ grant_type: 'refresh_token', refresh_token: old });
    expect(second.body.refresh_token).not.toBe(old);
    server.signIn.graceMs = 0;
    const again = { grant_type: 'refresh_token', refresh_token: second.body.refresh_token! };
    expect((await grant(again)).status).toBe(200);
    expect((await grant(again)).body.error).toBe('invalid_grant');
  });

  it('lets nobody in without a token of this company, and none that was revoked', async () => {
    expect((await call('companyinfo/1', undefined, 'none')).status).toBe(401);
    const code = await newCode();
    const { body } = await grant({ grant_type: 'authorization_code', code });
    expect((await call('companyinfo/1', undefined, body.access_token)).status).toBe(200);
    await fetch(`${server.url}/v2/oauth2/tokens/revoke`, {
      method: 'POST',
      headers: BASIC,
      body: JSON.stringify({ token: body.refresh_token }),
    });
    expect((await call('companyinfo/1', undefined, body.access_token)).status).toBe(401);
  });
});

describe('the books', () => {
  it('keep names apart over customers, vendors and employees', async () => {
    expect(codeOf(await call('vendor', { DisplayName: 'olivia brandt' }))).toBe('6240');
    expect(codeOf(await call('customer', { DisplayName: 'A: B' }))).toBe('2090');
  });

  it('answer a repeat with the first answer, and refuse what is stale', async () => {
    const first = await call('customer?requestid=r-1', { DisplayName: 'Hazel Moss' });
    const again = await call('customer?requestid=r-1', { DisplayName: 'Hazel Moss' });
    expect(again.body.Customer).toEqual(first.body.Customer);
    const { Id, SyncToken } = first.body.Customer!;
    const change = { Id, SyncToken, sparse: true, PrimaryEmailAddr: { Address: 'h@x.example' } };
    const changed = await call('customer', change);
    expect(changed.body.Customer).toMatchObject({ DisplayName: 'Hazel Moss', SyncToken: '1' });
    expect(codeOf(await call('customer', change))).toBe('5010');
  });

  it('are asked in their own language', async () => {
    const made = await call('customer', {
      DisplayName: "Pat O'Neil and sons",
      PrimaryEmailAddr: { Address: 'pat@x.example' },
    });
    const { Id } = made.body.Customer!;
    for (const where of [
      String.raw`DisplayName = 'Pat O\'Neil and sons'`,
      "PrimaryEmailAddr = 'PAT@x.example' and Active = true",
      "DisplayName like 'Pat O%'",
      String.raw`DisplayName in ('Nobody', 'Pat O\'Neil and sons')`,
    ])
      expect([where, (await ask(`select * from Customer where ${where}`)).body]).toMatchObject([
        where,
        { QueryResponse: { Customer: [{ Id }] } },
      ]);
    expect(codeOf(await ask('select everything'))).toBe('4000');
    expect(parseQuery('select * from Bill startposition 11 maxresults 10')).toMatchObject({
      start: 11,
      most: 10,
    });
  });

  it('tell what changed since an instant', async () => {
    const since = new Date().toISOString();
    const { body } = await call('customer', { DisplayName: 'Ivy Stone' });
    const heard = await call(`cdc?entities=Customer,Vendor&changedSince=${since}`);
    const customers = heard.body.CDCResponse![0]!.QueryResponse[0]!.Customer;
    expect(customers.map(({ Id }) => Id)).toContain(body.Customer!.Id);
  });

  it('are the same after they were kept', () => {
    const books = server.books[0]!;
    const again = Books.from(books.toText()).toText();
    expect(JSON.parse(again)).toEqual(JSON.parse(books.toText()));
    expect(books.duplicates()).toEqual([]);
  });
});

describe('the desk', () => {
  const at = (fields: Record<string, string>) =>
    fetch(`${server.url}/test/desk`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ realmId: REALM, ...fields }),
    });
  const books = (): Books => server.books[0]!;
  const named = (name: string) =>
    books()
      .all('Customer')
      .find(({ DisplayName }) => DisplayName === name)!;

  it('adds somebody, changes a field of theirs, and makes them inactive', async () => {
    await at({ deed: 'add', kind: 'Customer', name: 'Wren Hazel', email: 'w@hazel.example' });
    const { Id: id } = named('Wren Hazel');
    const page = await (
      await fetch(`${server.url}/entry?realmId=${REALM}&kind=Customer&id=${id}`)
    ).text();
    expect(page).toContain('value="w@hazel.example"');
    await at({ deed: 'save', kind: 'Customer', id, name: 'Wren Hazel', phone: '541 555 0100' });
    expect(named('Wren Hazel')).toMatchObject({
      PrimaryEmailAddr: { Address: 'w@hazel.example' },
      PrimaryPhone: { FreeFormNumber: '541 555 0100' },
    });
    await at({ deed: 'use', kind: 'Customer', id });
    expect(named('Wren Hazel').Active).toBe(false);
  });

  it('says what is not taken, and closes the books', async () => {
    await at({ deed: 'add', kind: 'Customer', name: 'Rowan Pine' });
    const { Id: id } = named('Rowan Pine');
    const refused = await at({ deed: 'save', kind: 'Customer', id, name: 'Olivia Brandt' });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Duplicate Name Exists Error'),
    ]);
    await at({ deed: 'close', until: '2026-06-30' });
    expect(books().closedUntil).toBe('2026-06-30');
    await at({ deed: 'close', until: '' });
    expect(books().closedUntil).toBeUndefined();
  });

  it('changes a total by its first line, and deletes a paper', async () => {
    const customer = named('Rowan Pine').Id;
    const paper = books().write('Estimate', {
      CustomerRef: { value: customer },
      DocNumber: 'E-1',
      Line: [{ Amount: 100, DetailType: 'SalesItemLineDetail' }],
    });
    await at({ deed: 'save', kind: 'Estimate', id: paper.Id, total: '120.50' });
    expect(books().read('Estimate', paper.Id).TotalAmt).toBe(120.5);
    await at({ deed: 'delete', kind: 'Estimate', id: paper.Id });
    expect(books().all('Estimate')).toEqual([]);
  });
});

describe('trouble', () => {
  it('writes and loses the answer', async () => {
    server.trouble.set({ loseAnswersEvery: 1 });
    const lost = call('customer?requestid=lost-1', { DisplayName: 'Lost Answer' });
    await expect(lost).rejects.toThrow('fetch failed');
    server.trouble.set({ loseAnswersEvery: 0 });
    const again = await call('customer?requestid=lost-1', { DisplayName: 'Lost Answer' });
    expect(again.status).toBe(200);
    const { body } = await ask("select * from Customer where DisplayName = 'Lost Answer'");
    expect(body.QueryResponse?.Customer).toHaveLength(1);
  });

  it('throttles, is stale, is down, and faults with status 200', async () => {
    server.trouble.set({ throttleEvery: 1 });
    expect((await call('companyinfo/1')).status).toBe(429);
    server.trouble.set({ throttleEvery: 0, faultIn200Every: 1 });
    const fault = await call('companyinfo/1');
    expect([fault.status, codeOf(fault)]).toEqual([200, '10000']);
    server.trouble.set({ faultIn200Every: 0, down: true });
    expect((await call('companyinfo/1')).status).toBe(503);
    server.trouble.set({ down: false, staleEvery: 1 });
    const { Id, SyncToken } = (await call('customer', { DisplayName: 'Rosa Fern' })).body.Customer!;
    expect(codeOf(await call('customer', { Id, SyncToken, sparse: true }))).toBe('5010');
  });

  it('counts ten calls a second', async () => {
    server.trouble.set({ limits: true });
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('companyinfo/1')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

it('tells an address of changes, signed', async () => {
  const heard: { signature: string; body: string }[] = [];
  const listener = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ signature: String(request.headers['intuit-signature']), body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  server.webhooks.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const { body } = await call('customer', { DisplayName: 'Told About' });
  const { signature, body: text } = await until('it is told', () => heard[0] ?? false);
  expect(createHmac('sha256', 'demo-verifier').update(text).digest('base64')).toBe(signature);
  expect(JSON.parse(text)).toMatchObject([
    { type: 'qbo.customer.created.v1', intuitentityid: body.Customer!.Id },
  ]);
  server.webhooks.url = undefined;
  listener.close();
});
