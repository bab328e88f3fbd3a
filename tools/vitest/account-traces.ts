// Where account numbers may stand after a run of everything, and nowhere else: in files that lie at
// the bank.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import type { TestApp } from './app.ts';
import { readMail } from './mail-server.ts';

/** Lists, and with `.csv` all of each as a file. */
const LISTS = [
  '/api/vendors',
  '/api/vendor-payments',
  '/api/payment-batches',
  '/api/notifications',
  '/api/emails',
  '/api/users',
];
/** What lies in these folders is the bank's, and its memory of it is not. */
const AT_THE_BANK = /^ach\/(?:outgoing|simulated-bank|incoming|read|unread)\/[^/]+\.ach$/;

/** Every place, in words, that has one of these numbers: as text, as it is or in hexadecimal. */
export async function placesWith(app: TestApp, numbers: readonly string[]): Promise<string[]> {
  const has = (text: string): boolean => numbers.some((number) => text.includes(number));
  const found = await tablesWith(app, numbers);
  if (app.logged.some(has)) found.push('the log');
  for (const { address, text } of await answersOf(app)) if (has(text)) found.push(address);
  for (const one of app.mail.received) {
    const { subject, text, html } = await readMail(one);
    if (has([subject, text, html].join(' '))) found.push(`the e-mail ${subject}`);
  }
  for (const name of readdirSync(app.dataDir, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(app.dataDir, name);
    if (statSync(file).isFile() && !AT_THE_BANK.test(name) && has(readFileSync(file, 'latin1')))
      found.push(`the file ${name}`);
  }
  return found;
}

/** Every table of every schema: events, read models, effects, the queue. */
async function tablesWith(
  { platform: { pool } }: TestApp,
  numbers: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const patterns = numbers.flatMap((number) => [
    `%${number}%`,
    `%${Buffer.from(number).toString('hex')}%`,
  ]);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await pool.query(`select from ${name} t where t::text like any ($1) limit 1`, [
      patterns,
    ]);
    if (hits.rowCount !== 0) found.push(`the table ${name}`);
  }
  return found;
}

/** What the API says of vendors, accounts, payments and batches, one by one and in lists. */
async function answersOf({ call }: TestApp) {
  const idsOf = async (address: string) =>
    (await call<Pick<Vendor, 'id'>[]>('GET', `${address}?limit=100`)).body.map(({ id }) => id);
  const [vendors, payments, batches] = await Promise.all(
    ['/api/vendors', '/api/vendor-payments', '/api/payment-batches'].map(idsOf),
  );
  const addresses = [
    ...LISTS.flatMap((list) => [`${list}?limit=100`, `${list}.csv`]),
    '/api/settings',
    '/api/simulated-bank',
    ...vendors!.flatMap((id) =>
      ['', '/bank-account', '/timeline', '/forgetting'].map((what) => `/api/vendors/${id}${what}`),
    ),
    ...payments!.map((id) => `/api/vendor-payments/${id}`),
    ...batches!.flatMap((id) => [
      `/api/payment-batches/${id}`,
      `/api/payment-batches/${id}/remittances`,
    ]),
  ];
  return Promise.all(
    addresses.map(async (address) => {
      const { status, text } = await call('GET', address);
      if (status !== 200) throw new Error(`GET ${address} answered ${status}`);
      return { address, text };
    }),
  );
}
