// Whatever changes, every screen that shows it reads again: no answer changes without its former
// X-Shows having named what was written since.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_REALM } from '../../tools/quickbooks-test-server/demo-books.ts';
import {
  startQuickBooksTestServer,
  type QuickBooksTestServer,
} from '../../tools/quickbooks-test-server.ts';
import { openTestApp, removeData, type TestApp } from '../../tools/vitest/app.ts';
import { connectTo, environmentOf } from '../../tools/vitest/quickbooks-world.ts';
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { until } from '../../tools/vitest/until.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { rooms } from './app.ts';
import { recordUnclear } from './payments/unclear-answers.ts';

let app: TestApp;
let books: QuickBooksTestServer;
beforeAll(async () => {
  books = await startQuickBooksTestServer();
  app = await openTestApp({ seed: 'demo', env: environmentOf(books) });
  // The demo's year ends before a batch.
  const approved = await app.call<{ readonly id: number; readonly holds: readonly object[] }[]>(
    'GET',
    '/api/vendor-payments?status=approved',
  );
  const free = approved.body.find(({ holds }) => holds.length === 0)!;
  await app.call('POST', '/api/vendor-payments/batch-process', {
    body: { paymentIds: [free.id] },
  });
  const problem = { kind: 'unreadable', line: 1, trace: null, batchId: null } as const;
  const unclear = { problems: [problem], said: '' };
  await recordUnclear('odd.ach', 'first', unclear, app.platform.services);
});
afterAll(async () => {
  await app.close();
  await books.close();
  removeData(app);
});

const body = async <T>(method: string, address: string, sent?: unknown): Promise<T> => {
  const answer = await app.call<T>(method, address, sent === undefined ? {} : { body: sent });
  if (answer.status >= 400) throw new Error(`${method} ${address}: ${answer.text}`);
  return answer.body;
};
const first = async (list: string): Promise<{ readonly id: number }> =>
  (await body<{ readonly id: number }[]>('GET', list))[0]!;
const any = async (list: string): Promise<number> => (await first(list)).id;

/** Every question that staff can ask, about the things that a list of its room begins with. */
async function questions(): Promise<readonly string[]> {
  const reads = rooms.flatMap(({ contract }) =>
    // Staff have every right.
    Object.values(contract).filter(({ kind }) => kind === 'query'),
  );
  const { estimateNumber } = (await first('/api/estimates')) as unknown as {
    readonly estimateNumber: string;
  };
  const addresses = await Promise.all(
    reads.map(async ({ path }) => {
      const address = path.replace(':number', estimateNumber);
      if (address.endsWith('/sync/record')) return `${address}?kind=customer&ourId=1`;
      if (address.endsWith('/similar')) return `${address}?email=dana@client.example`;
      const [list] = address.split('/:id');
      if (list === address) return address;
      const known = reads.some((read) => read.path === list);
      return address.replace(':id', String(known ? await any(list!) : 1));
    }),
  );
  // Each asking is another one, and what is in somebody else's books changes by itself.
  const others = ['/api/quickbooks/auth', '/api/quickbooks/sync/preview'];
  return [...new Set(addresses)].filter((one) => !one.includes(':') && !others.includes(one));
}

interface ShownAnswer {
  readonly text: string;
  readonly shows: ReadonlySet<string>;
}
const ask = async (address: string): Promise<ShownAnswer> => {
  const { text, headers } = await app.call('GET', address);
  return { text, shows: new Set((headers.get('x-shows') ?? '').split(' ')) };
};
const askAll = async (addresses: readonly string[]): Promise<ReadonlyMap<string, ShownAnswer>> =>
  new Map(await Promise.all(addresses.map(async (one) => [one, await ask(one)] as const)));

/** The categories of everything written from a position on, by reactions and workers too. */
async function writtenAfter(position: bigint): Promise<ReadonlySet<string>> {
  const categories = new Set<string>();
  for await (const { stream } of app.platform.store.readAll({ from: position + 1n }))
    categories.add(stream.split('-')[0]!);
  return categories;
}

/** Waits until nothing is under way any more; gives the position of the newest event then. */
async function quiet(): Promise<bigint> {
  const { pool, store, services } = app.platform;
  await until(
    'the work behind the screens is done',
    async () =>
      (await pool.query("select 1 from platform.effects where status in ('pending', 'running')"))
        .rowCount === 0,
  );
  const head = await store.head();
  await services.until(head, 5_000);
  return head;
}

const DETAILS = { name: 'Changed Roofing', phone: '(541) 555-0100', email: 'a@b.example' };
const LINE = { description: 'Ridge vent', quantity: 1, unit: 'each', rate: '10.00' };
const JOB = {
  title: 'New roof',
  address: '1 Main St',
  description: '',
  scheduledStartDate: '2026-12-01',
};
const VENDOR = {
  name: 'Aaa Gutters',
  contactPerson: 'Al',
  email: 'al@vendor.example',
  phone: '5415550101',
};
const ACCOUNT = {
  routingNumber: '021000021',
  accountNumber: '7654321',
  accountType: 'checking',
  accountHolderType: 'business',
};
/** One change of each category. */
const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  user: () =>
    body('POST', '/api/users', {
      email: 'new@people.example',
      firstName: 'New',
      lastName: 'Person',
      role: 'admin',
      password: 'correct-horse-battery',
    }),
  company: () =>
    body('PUT', '/api/company', { ...DETAILS, address: '1 Main St', ccbNumber: '123456' }),
  client: async () => body('PATCH', `/api/clients/${await any('/api/clients')}`, { name: 'Aaa' }),
  estimate: async () => body('POST', `/api/estimates/${await any('/api/estimates')}/duplicate`, {}),
  conversation: async () =>
    body('POST', `/api/conversations/client/${await any('/api/clients')}/messages`, {
      text: 'Hello',
    }),
  estimateTemplate: () =>
    body('POST', '/api/estimate-templates', { name: 'Ridge', lineItems: [LINE] }),
  job: async () => {
    const id = await any('/api/estimates?status=sent');
    await body('PATCH', `/api/estimates/${id}/status`, { status: 'accepted' });
    return body('POST', `/api/estimates/${id}/convert-to-job`, JOB);
  },
  crew: () => body('POST', '/api/crews', { name: 'Torres', color: '#1e5b4a', members: ['Luis'] }),
  vendor: () => body('POST', '/api/vendors', VENDOR),
  vendorPayment: async () =>
    body('POST', '/api/vendor-payments', {
      vendorId: await any('/api/vendors'),
      jobId: await any('/api/jobs'),
      laborAmount: '10.00',
      scheduledPaymentDate: new Date().toISOString().slice(0, 10),
      notes: '',
    }),
  paymentBatch: async () =>
    body('POST', `/api/payment-batches/${await any('/api/payment-batches')}/stop`, {}),
  bankAccount: async () =>
    body('PUT', `/api/vendors/${await any('/api/vendors')}/bank-account`, ACCOUNT),
  apiKey: () =>
    body('POST', '/api/api-keys', {
      name: 'Reports',
      rights: ['jobs.read'],
      expiresOn: new Date().toISOString().slice(0, 10),
    }),
  dataExport: () => body('POST', '/api/data-exports'),
  calendarFeed: () => body('POST', '/api/calendar-feeds', { of: 'company' }),
  priceBookCategory: () =>
    body('POST', '/api/pricebook/categories', { name: 'Aaa', type: 'service' }),
  lead: () =>
    body('POST', '/api/contact', {
      name: 'Ada',
      email: 'ada@visitor.example',
      subject: 'general-inquiry',
      message: 'Hello',
    }),
  subscriber: async () => body('DELETE', `/api/subscribers/${await any('/api/subscribers')}`, {}),
  priceBookItem: async () =>
    body('POST', '/api/pricebook/items', {
      categoryId: await any('/api/pricebook/categories'),
      name: 'Aaa',
      standardPrice: '10.00',
      costPrice: '5.00',
    }),
  priceBook: async () => {
    const rule = { target: 'both', by: 'percent', value: '10', rounding: 'none' };
    const { rows } = await body<{ readonly rows: readonly unknown[] }>(
      'POST',
      '/api/pricebook/price-changes/preview',
      { categoryId: await any('/api/pricebook/categories'), rule },
    );
    return body('POST', '/api/pricebook/price-changes', { rule, rows });
  },
  settings: async () => {
    const { hours } = await body<{ readonly hours: { readonly values: object } }>(
      'GET',
      '/api/settings',
    );
    const friday = { state: 'open', opens: '08:00', closes: '14:00' };
    return body('PUT', '/api/settings/hours', { ...hours.values, friday });
  },
  weatherShift: async () => {
    const jobs = await body<readonly { readonly scheduledStartDate: string }[]>(
      'GET',
      '/api/jobs?status=scheduled',
    );
    const days = [jobs.find((job) => job.scheduledStartDate)!.scheduledStartDate.slice(0, 10)];
    const plan = await body<PlannedMove[]>('GET', `/api/weather-shifts/plan?days=${days[0]}`);
    const moves = plan.map(({ jobId, dateChanges, to }) => ({ jobId, dateChanges, ...to }));
    return body('POST', '/api/weather-shifts', { days, reason: 'Rain', tell: [], moves });
  },
  unclearAnswer: async () =>
    body('POST', `/api/bank-answers/${await any('/api/bank-answers/unclear')}/seen-to`, {}),
  quickbooksConnection: () => connectTo(app, DEMO_REALM),
  quickbooksRecord: async () => {
    const { nextId, dispatch } = app.platform.services;
    const about = { realmId: DEMO_REALM, kind: 'customer', ourId: 1 } as const;
    const data = { ...about, failure: 'away', said: '' } as const;
    return dispatch(
      quickbooksRecord,
      await nextId(quickbooksRecord, 'spec'),
      { type: 'RecordFailure', data },
      { by: 'system', correlationId: 'spec' },
    );
  },
  notificationReader: async () =>
    body('POST', '/api/notifications/read', { upTo: await any('/api/notifications') }),
};

it('tries a change of every category that a read model shows', () => {
  const shown = new Set(
    rooms.flatMap((room) => room.readModels.flatMap(({ on }) => Object.keys(on))),
  );
  const categories = rooms.flatMap(({ deciders }) =>
    deciders
      .filter(({ events }) => Object.keys(events).some((type) => shown.has(type)))
      .map(({ category }) => category),
  );
  expect(Object.keys(changes).toSorted()).toEqual([...new Set(categories)].toSorted());
});

it.each(Object.entries(changes))(
  'no answer changes unnoticed with a change of: %s',
  async (category, change) => {
    const addresses = await questions();
    const start = await quiet();
    const before = await askAll(addresses);
    await change();
    const [after, written] = [await askAll(addresses), await writtenAfter(start)];
    expect(written).toContain(category);
    const unnoticed = addresses.filter((address) => {
      const { text, shows } = before.get(address)!;
      return text !== after.get(address)!.text && ![...written].some((one) => shows.has(one));
    });
    const noticed = addresses.filter(
      (address) => before.get(address)!.text !== after.get(address)!.text,
    );
    expect({ noticed: noticed.length > 0, unnoticed }).toEqual({ noticed: true, unnoticed: [] });
  },
);
