// Personal data after a run of everything: in the screens and under seal, and nowhere else — no
// table of the platform, no event, no queue and no log has it in the clear.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../tools/vitest/until.ts';
import { useTestApp } from '../../tools/vitest/use-test-app.ts';

const SECRETS = {
  name: 'Wilhelmina Featherstonehaugh',
  email: 'wilhelmina@private.example',
  phone: '541-555-7788',
  address: '99 Hidden Hollow',
  service: '77 Secret Spring Rd',
  notes: 'beware of the dog Cerberus',
  internal: 'gate code 4711',
  message: 'we spoke at the funeral',
  answer: 'thanks from Wilhelmina and Bertie',
  staffEmail: 'percival@private.example',
  staffFirst: 'Percival',
  staffLast: 'Throckmorton',
  visitor: 'Eudora Quackenbush',
  visitorEmail: 'eudora@private.example',
  visitorMessage: 'hail as big as geese',
  subscriber: 'newsreader@private.example',
  vendor: 'Ottoline Gutters',
  vendorContact: 'Ottoline Pumphrey',
  vendorEmail: 'ottoline@private.example',
  refused: 'marmaduke@private.example',
};
/** What a mail server and a database may say of them. */
const SAID = 'Marmaduke moved out in May';
/** The sign-in's own: how somebody is known who is not signed in yet. */
const SIGN_IN_TABLE = 'credentials';

const app = useTestApp();
const post = async (address: string, body: unknown): Promise<number> =>
  (await app.call<{ id: number }>('POST', address, { body })).body.id;

const { phone, address } = SECRETS;

/** Everything that people do, and everything that goes wrong on the way. */
async function live(): Promise<void> {
  app.mail.behave((to) =>
    to === SECRETS.refused ? { code: 550, words: `<${to}> ${SAID}` } : 'take',
  );
  await work();
  await visit();
  await breakDown();
}

async function work(): Promise<void> {
  const clientId = await post('/api/clients', {
    name: SECRETS.name,
    email: SECRETS.email,
    phone,
    address,
  });
  await post('/api/users', {
    email: SECRETS.staffEmail,
    firstName: SECRETS.staffFirst,
    lastName: SECRETS.staffLast,
    role: 'vendor',
    password: randomUUID(),
  });
  await post('/api/login', { email: SECRETS.staffEmail, password: 'wrong' });
  const vendorId = await post('/api/vendors', {
    name: SECRETS.vendor,
    contactPerson: SECRETS.vendorContact,
    email: SECRETS.vendorEmail,
    phone,
  });
  await post('/api/vendor-payments', { vendorId, amount: '10.00' });
  const offer = (id: number) => ({
    clientId: id,
    projectTitle: 'Roof',
    serviceAddress: SECRETS.service,
    customerNotes: SECRETS.notes,
    internalNotes: SECRETS.internal,
    lineItems: [{ description: 'Work', quantity: 1, rate: 100 }],
  });
  await app.call('PUT', `/api/unfinished-estimates/${'a1'.repeat(16)}`, {
    body: {
      revision: 0,
      place: 'simple',
      estimateId: null,
      clientId,
      clientName: SECRETS.name,
      title: SECRETS.service,
      content: { values: offer(clientId) },
    },
  });
  const estimateId = await post('/api/estimates', offer(clientId));
  await post(`/api/estimates/${estimateId}/send`, { message: SECRETS.message });
  await until('the e-mail went out', () => app.mail.received.length > 0);
  await post(`/api/estimates/${estimateId}/approve-option`, { clientMessage: SECRETS.answer });
  const gone = await post('/api/clients', { name: 'Marmaduke', email: SECRETS.refused });
  const neverArrived = await post('/api/estimates', offer(gone));
  await post(`/api/estimates/${neverArrived}/send`, {});
  await until('the refusal is noted', async () =>
    (await app.call(`GET`, `/api/estimates/${neverArrived}`)).text.includes(SAID),
  );
}

async function visit(): Promise<void> {
  await post('/api/quote', {
    name: SECRETS.visitor,
    email: SECRETS.visitorEmail,
    phone,
    address,
    projectType: 'storm-damage',
    description: SECRETS.visitorMessage,
  });
  await post('/api/newsletter', { email: SECRETS.subscriber });
  await until('the visitors were written to', () =>
    [SECRETS.visitorEmail, SECRETS.subscriber].every((one) =>
      app.mail.received.some(({ to }) => to[0] === one),
    ),
  );
}

/** The database refuses a row and quotes it. */
async function breakDown(): Promise<void> {
  await app.platform.pool.query(
    `alter table vendor_list add constraint no_more check (name <> '${SECRETS.vendorContact}')`,
  );
  await post('/api/vendors', {
    name: SECRETS.vendorContact,
    contactPerson: SECRETS.vendorContact,
    email: SECRETS.vendorEmail,
    phone,
  });
}

beforeAll(async () => {
  await live();
});

const textOf = async (table: string): Promise<string> =>
  JSON.stringify((await app.platform.pool.query(`select to_jsonb(t) from ${table} t`)).rows);
const tablesIn = async (schema: string): Promise<string[]> =>
  (
    await app.platform.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
        where table_schema = $1 and table_type = 'BASE TABLE'`,
      [schema],
    )
  ).rows.map(({ name }) => `${schema}."${name}"`);
/** Secrets that stand in a text; none is what should be found. */
const found = (text: string): string[] =>
  [...Object.values(SECRETS), SAID].filter((secret) => text.includes(secret));

describe('nobody can be read', () => {
  it.each(['events', 'platform', 'jobs'])('in the schema %s', async (schema) => {
    const tables = (await tablesIn(schema)).filter((table) => !table.includes(SIGN_IN_TABLE));
    expect(tables).not.toEqual([]);
    for (const table of tables) expect([table, found(await textOf(table))]).toEqual([table, []]);
  });
  it('in the log, which tells what failed all the same', () => {
    const text = app.logged.join('\n');
    expect(found(text)).toEqual([]);
    expect(text).toContain('message-refused 550');
    expect(text).toContain('no_more');
  });
  it('in what the effects ledger keeps of a failure, which says its kind', async () => {
    const { rows } = await app.platform.pool.query<{ error: string }>(
      "select error from platform.effects where status = 'failed'",
    );
    expect(rows).toEqual([{ error: 'message-refused 550' }]);
  });
});
