// Taking everything away: who may, that it is noted, what is in it and what is in no case; and that
// whoever stops reading leaves nothing behind.
import { fromBufferPromise } from 'yauzl';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { DataExport } from '@purlin/contracts/data-exports.ts';
import { account } from '@purlin/domain/payments/bank-account-samples.ts';
import { ADMIN } from '../../../tools/vitest/callers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

async function made(method: string, path: string, body: unknown): Promise<number> {
  const answer = await app.call<{ id: number }>(method, path, { body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body.id;
}

async function filesOf(id: number): Promise<Readonly<Record<string, string>>> {
  const cookie = await app.signIn(ADMIN.email, ADMIN.password);
  const response = await fetch(`${app.url}/api/data-exports/${id}/file`, { headers: { cookie } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=".*\.zip"$/);
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()), {
    lazyEntries: true,
    autoClose: false,
  });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return files;
}
const things = (lines: string): Record<string, unknown>[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('has every table twice and all history, without account numbers', async () => {
  const client = await made('POST', '/api/clients', {
    name: '=Ada & Sons',
    email: 'ada@client.example',
  });
  const estimate = await made('POST', '/api/estimates', {
    clientId: client,
    projectTitle: 'Ridge',
    serviceAddress: '1 Main St',
    lineItems: [
      { description: 'Shingles, "architectural"', quantity: 24.125, rate: 12.3456 },
      { description: 'Vent', quantity: 1, rate: 8 },
    ],
  });
  const vendor = await made('POST', '/api/vendors', {
    name: 'Nails Inc',
    contactPerson: 'Bo',
    email: 'bo@vendor.example',
    phone: '541-555-0100',
  });
  await made('PUT', `/api/vendors/${vendor}/bank-account`, account);
  const { status, body } = await app.call<DataExport>('POST', '/api/data-exports');
  expect([status, body]).toEqual([201, { id: 1, at: expect.anything(), by: expect.anything() }]);

  const files = await filesOf(body.id);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(
      ['clients', 'leads', 'estimates', 'jobs', 'vendors', 'payments', 'batches', 'users'].flatMap(
        (name) => [`${name}.csv`, `${name}.jsonl`],
      ),
    ),
  );
  expect(things(files['clients.jsonl']!)).toMatchObject([{ id: client, name: '=Ada & Sons' }]);
  expect(files['clients.csv']).toContain("'=Ada & Sons");
  const [heads, first] = files['estimate-lines.csv']!.split('\r\n');
  expect(heads).toMatch(
    /^Estimate ID,Estimate,Option ID,Option,Line,Section,Kind,Description,Quantity,/,
  );
  expect(first).toContain(`${estimate},EST-`);
  expect(first).toContain('service,"Shingles, ""architectural""",24.125,');
  expect(first).toContain(',12.3456,');
  const history = things(files['history.jsonl']!);
  const events = await app.platform.pool.query<{ n: number }>(
    "select count(*)::int as n from events.log where stream not like 'repair-%'",
  );
  expect(history).toHaveLength(events.rows[0]!.n);
  expect(history.find(({ type }) => type === 'ClientAdded')).toMatchObject({
    data: { name: '=Ada & Sons' },
    stream: `client-${client}`,
  });
  expect(history.find(({ type }) => type === 'BankAccountEntered')).toMatchObject({
    data: { account: { accountNumber: '(withheld)' } },
  });
  const everything = Object.values(files).join('\n');
  expect(everything).not.toContain(account.accountNumber);
  expect(everything).not.toMatch(/scrypt|password_hash|passwordHash/);
});

it('is noted with its name; its file is for whoever took it, for an hour', async () => {
  const taken = await app.call<DataExport[]>('GET', '/api/data-exports');
  expect(taken.body).toMatchObject([{ id: 1 }]);
  expect(taken.body[0]!.by).not.toBe('');
  await made('POST', '/api/users', {
    email: 'second@purlin.example',
    password: 'another-horse-battery',
    firstName: 'Sec',
    lastName: 'Ond',
    role: 'admin',
  });
  const cookie = await app.signIn('second@purlin.example', 'another-horse-battery');
  expect((await app.call('GET', '/api/data-exports/1/file', { cookie })).status).toBe(404);
  expect((await app.call('GET', '/api/data-exports/2/file')).status).toBe(404);
  expect((await app.call('GET', '/api/data-exports/1/file', { as: 'anonymous' })).status).toBe(401);
  expect((await app.call('POST', '/api/data-exports', { as: 'bookkeeper' })).status).toBe(403);
});

it('whoever stops reading leaves nothing open', async () => {
  const { body } = await app.call<DataExport>('POST', '/api/data-exports');
  const cookie = await app.signIn(ADMIN.email, ADMIN.password);
  const stop = new AbortController();
  const address = `${app.url}/api/data-exports/${body.id}/file`;
  await fetch(address, { headers: { cookie }, signal: stop.signal });
  stop.abort();
  await until('its moment of the database is over', async () => {
    const { rows } = await app.platform.pool.query<{ open: boolean }>(
      `select exists (select from pg_stat_activity where datname = current_database()
        and state like 'idle in transaction%' and pid <> pg_backend_pid()) as open`,
    );
    return !rows[0]!.open;
  });
});
