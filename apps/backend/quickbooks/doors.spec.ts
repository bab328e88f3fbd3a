// Every door of QuickBooks by calls that no screen makes: each is refused with words at the field
// that is wrong, and none of them is an error of ours.
import { beforeAll, expect, it } from 'vitest';
import { quickbooks as contract } from '@purlin/contracts/quickbooks.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

interface Refused {
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
let id = 0;
beforeAll(async () => {
  await world.client('Door Hinge', 'door@hinge.example');
  ({ id } = await world.untilState('Door Hinge', 'in-step'));
});

/** They do one thing to what their address names, and ask for nothing else. */
const PLAIN = [
  'syncNow',
  'unlink',
  'createAgain',
  'activate',
  'exclude',
  'include',
  // Last: nobody is connected after it.
  'disconnect',
];
const routes = Object.entries(contract)
  .map(([name, route]) => ({ name, ...route }))
  .toSorted((one, other) => PLAIN.indexOf(one.name) - PLAIN.indexOf(other.name));
const written = routes.filter(({ method }) => method !== 'GET');
const bodied = written.filter(({ name }) => !PLAIN.includes(name));
const pathOf = ({ path }: { readonly path: string }): string => path.replace(':id', String(id));

it.each(bodied)('$method $path takes no empty body', async (route) => {
  const { status, body } = await world.app.call<Refused>(route.method, pathOf(route), { body: {} });
  expect([route.name, status]).toEqual([route.name, 400]);
  expect(Object.keys(body.errors ?? {}).length).toBeGreaterThan(0);
});

it('says at each account that one is missing', async () => {
  const { body } = await world.app.call<Refused>('PUT', '/api/quickbooks/accounts', { body: {} });
  expect(Object.keys(body.errors ?? {})).toEqual(['income', 'expense', 'bank']);
  const nothing = { income: null, expense: null, bank: null };
  for (const wrong of [nothing, { income: null }, { bank: '' }, { expense: ['35'] }])
    expect((await world.app.call('PUT', '/api/quickbooks/accounts', { body: wrong })).status).toBe(
      400,
    );
});

const WRONG: readonly unknown[] = [
  null,
  [],
  [[]],
  'text',
  7,
  true,
  {
    id: 'x',
    all: 'yes',
    take: 7,
    seen: {},
    name: [],
    choice: null,
    theirId: {},
    kind: 9,
    ourId: -1,
  },
  { id: 2 ** 53, ourId: 1e300, realmId: '1'.repeat(31), papersFrom: '2026-13-45' },
  {
    name: 'a\u0000b',
    seen: '\u0000',
    realmId: '9\u0000',
    papersFrom: '2026-01-01\u0000',
    choice: 'create',
    kind: 'customer\u0000',
    ourId: 1,
    income: '1\u0000',
  },
  { name: '\ud800', choice: 'create', seen: '\ud800', income: '\ud800' },
  { __proto__: { id: 1 }, constructor: 1 },
  { take: 'theirs', seen: [{ id: 1, values: {} }] },
  {
    take: 'theirs',
    seen: Array.from({ length: 1_001 }, () => ({
      id: 1,
      values: { phone: { ours: '', theirs: '' } },
    })),
  },
];

it('is no error of ours with addresses that are wrong', async () => {
  const numbers = ['0', '-1', 'x', '1e3', '%00', '9'.repeat(30), '1.5', '%F0%9F'];
  for (const route of routes.filter(({ path }) => path.includes(':id')))
    for (const number of numbers) {
      const path = route.path.replace(':id', number);
      const { status } = await world.app.call(route.method, path, { body: {} });
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
  for (const query of ['?kind=x', '?limit=-1', '?limit=1e9', '?q=%00', '?q=%ED%A0%80', '?after=x'])
    for (const path of ['/sync', '/reconcile', '/sync/record', '/sync/preview']) {
      const { status } = await world.app.call('GET', `/api/quickbooks${path}${query}`);
      expect([path, query, status < 500]).toEqual([path, query, true]);
    }
});

it('does the same once, however often it is asked at the same moment', async () => {
  const ask = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    Promise.all(
      Array.from({ length: 50 }, async () => {
        const { status } = await world.app.call(method, `/api/quickbooks${path}`, { body });
        return status;
      }),
    );
  const income = world.books.all('Account').find(({ AccountType }) => AccountType === 'Income')!.Id;
  for (const [path, body, method] of [
    ['/sync', {}, 'POST'],
    ['/sync/retry', { all: true }, 'POST'],
    ['/sync/retry', { id }, 'POST'],
    ['/accounts', { income }, 'PUT'],
    [`/sync/${id}/exclude`, {}, 'POST'],
    [`/sync/${id}/include`, {}, 'POST'],
    [`/sync/${id}/delete-there`, { seen: '1' }, 'POST'],
  ] as const)
    expect([path, (await ask(path, body, method)).filter((status) => status >= 500)]).toEqual([
      path,
      [],
    ]);
  await world.untilQuiet();
  const those = world.books.all('Customer').filter((one) => one.DisplayName === 'Door Hinge');
  expect(those).toHaveLength(1);
});

it.each(written)('$method $path is never an error of ours', async (route) => {
  const isPlain = PLAIN.includes(route.name);
  for (const wrong of WRONG) {
    const { status, text } = await world.app.call(route.method, pathOf(route), {
      raw: JSON.stringify(wrong),
      headers: { 'content-type': 'application/json' },
    });
    expect([route.name, wrong, status, status < 500 ? '' : text]).toEqual([
      route.name,
      wrong,
      isPlain
        ? expect.toSatisfy((code: number) => code < 500)
        : expect.toSatisfy((code: number) => code >= 400 && code < 500),
      '',
    ]);
  }
  for (const raw of ['', '{', '\u0000', '{"a":'.repeat(5_000), 'x'.repeat(10 * 1024 * 1024)]) {
    const { status } = await world.app.call(route.method, pathOf(route), {
      raw,
      headers: { 'content-type': 'application/json' },
    });
    expect([route.name, raw.slice(0, 9), status < 500]).toEqual([
      route.name,
      raw.slice(0, 9),
      true,
    ]);
  }
});
