// Answers that nobody can read: asked for again, then a state with words, and never a second of
// what was written.
import { expect, it } from 'vitest';
import type { OddReply } from '../../../tools/quickbooks-test-server/staged-faults.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

/** Tries again now, and not after the pause. */
const sooner = () =>
  world.app.platform.pool.query(
    `update platform.effects set run_at = now()
      where task like '%quickbooks' and status = 'pending'`,
  );
const stateOf = async (name: string) =>
  (await world.records(`?q=${encodeURIComponent(name)}`)).find(({ title }) => title === name);
const fails = (name: string) =>
  until(
    `${name} fails`,
    async () => {
      await sooner();
      const found = await stateOf(name);
      return found?.state === 'failed' && found;
    },
    () => stateOf(name),
  );
const there = (email: string) =>
  world.books.all('Customer').filter((one) => one.PrimaryEmailAddr?.Address === email);

const customer = { Id: '999', DisplayName: 'Else', SyncToken: '0' };
const { SyncToken: _version, ...unversioned } = customer;

const ODD: readonly (readonly [string, OddReply])[] = [
  ['a page', { status: 200, html: '<h1>Down for maintenance</h1>' }],
  ['nothing', { status: 200, html: '' }],
  ['null', { status: 200, body: null }],
  ['a list', { status: 200, body: [{ Customer: customer }] }],
  ['a text', { status: 200, body: 'Customer' }],
  ['no entry', { status: 200, body: { time: '2026-11-28' } }],
  ['a number that is none', { status: 200, body: { Customer: { ...customer, Id: 'x' } } }],
  ['no version', { status: 200, body: { Customer: unversioned } }],
  ['a fault of no kind', { status: 200, body: { Fault: {} } }],
  ['a fault without a code', { status: 200, body: { Fault: { Error: [{ Message: 'No' }] } } }],
  ['a page, and 400', { status: 400, html: '<h1>Bad request</h1>' }],
  ['more than fits', { status: 200, html: ' '.repeat(33 * 1024 * 1024) }],
];

/** Has all of them brought at once, each with its own answer to one kind of call. */
async function allFail(
  who: string,
  method: string,
): Promise<readonly (readonly [string, number])[]> {
  const names = ODD.map(
    (_, n) => [`${who} ${n}x`, `${who}-${n}x@odd.example`.toLowerCase()] as const,
  );
  world.server.trouble.insteadOf = (call) => {
    const n = names.findIndex(
      ([name, email]) => call.text.includes(email) || call.text.includes(name),
    );
    return call.method === method ? ODD[n]?.[1] : undefined;
  };
  for (const [name, email] of names) await world.client(name, email);
  const failed: (readonly [string, number])[] = [];
  for (const [name, email] of names) {
    const { id, reason, theirId } = await fails(name);
    expect(reason).toMatch(/^QuickBooks sent a response we don’t understand/);
    expect(theirId).toBeNull();
    failed.push([email, id]);
  }
  expect(await world.status()).toMatchObject({ state: 'connected', away: null });
  return failed;
}
/** They are there, once, as soon as the answers can be read. */
async function once(those: readonly (readonly [string, number])[]): Promise<void> {
  world.server.trouble.insteadOf = () => undefined;
  await world.post('/sync/retry', { all: true });
  await world.untilQuiet();
  for (const [email] of those) expect([email, there(email).length]).toEqual([email, 1]);
  expect((await world.status()).needYou).toBe(0);
}

it('is written once, whatever writes are answered with', async () => {
  const those = await allFail('Writer', 'POST');
  for (const [email] of those) expect([email, there(email).length]).toEqual([email, 1]);
  await once(those);
});

it('is not written, whatever reads are answered with', async () => {
  const those = await allFail('Reader', 'GET');
  for (const [email] of those) expect([email, there(email).length]).toEqual([email, 0]);
  await once(those);
});

it('changes nothing by an answer about somebody else', async () => {
  const id = await world.client('Ike Elder', 'ike@elder.example', { phone: '541 555 0130' });
  await world.untilState('Ike Elder', 'in-step');
  world.server.trouble.insteadOf = ({ path }) =>
    path.startsWith('customer/') ? { status: 200, body: { Customer: customer } } : undefined;
  await world.app.call('PATCH', `/api/clients/${id}`, { body: { phone: '541 555 0131' } });
  await fails('Ike Elder');
  expect(world.named('Ike Elder').PrimaryPhone).toEqual({ FreeFormNumber: '541 555 0130' });
  world.server.trouble.insteadOf = () => undefined;
  await world.post('/sync/retry', { all: true });
  await world.untilState('Ike Elder', 'in-step');
});

it('is no error of ours where a person waits for the answer', async () => {
  world.server.trouble.insteadOf = () => ({ status: 200, html: '<h1>Hello</h1>' });
  const { call } = world.app;
  for (const [method, path] of [
    ['GET', '/accounts'],
    ['GET', '/sync/preview'],
  ] as const) {
    const { status, body } = await call<{ code: string }>(method, `/api/quickbooks${path}`);
    expect([path, status, body.code]).toEqual([path, 409, 'quickbooks-away']);
  }
});
