// What papers are booked on: shown as it is, also when it is not in use any more, and changed for
// what comes after.
import { expect, it } from 'vitest';
import type { QuickBooksAccounts } from '@purlin/contracts/quickbooks-accounts.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: false });

const account = (Name: string) =>
  world.books.write('Account', { Name, AccountType: 'Income', Active: true }).Id;
const numberOf = (name: string) => world.books.all('Account').find(({ Name }) => Name === name)!.Id;
const setActive = (id: string, Active: boolean) => {
  const { SyncToken } = world.books.read('Account', id);
  world.books.write('Account', { Id: id, SyncToken, sparse: true, Active });
};
const choose = (income: string) =>
  world.app.call<QuickBooksStatus>('PUT', '/api/quickbooks/accounts', { body: { income } });
const accounts = async () =>
  (await world.app.call<QuickBooksAccounts>('GET', '/api/quickbooks/accounts')).body;
const missing = async () => (await world.status()).accountsMissing;

let clients = 0;
const approved = async () => {
  clients += 1;
  const clientId = await world.client(`Client ${clients}`, `client-${clients}@booked.example`);
  return world.approvedEstimate(clientId, '90.00');
};
const untilEstimate = (id: number, state: string) =>
  world.untilRecord(
    `estimate ${id} is ${state}`,
    (one) => one.kind === 'estimate' && one.ourId === id && one.state === state,
  );
/** The account that what is sold with this estimate is booked on. */
async function incomeOf(estimate: number): Promise<string | undefined> {
  const { theirId } = await untilEstimate(estimate, 'in-step');
  const [line] = world.books.read('Estimate', theirId!).Line!;
  const item = line!.SalesItemLineDetail!.ItemRef.value;
  return world.books.read('Item', item).IncomeAccountRef?.value;
}

it('changes for what goes there from now on, and what is there stays with its own', async () => {
  expect(await world.connect()).toContain('qb=connected');
  const roofing = numberOf('Roofing income');
  const first = await approved();
  expect(await incomeOf(first)).toBe(roofing);
  const repairs = account('Repair: income');
  expect((await choose(repairs)).status).toBe(200);
  const second = await approved();
  expect(await incomeOf(second)).toBe(repairs);
  expect(await incomeOf(first)).toBe(roofing);
  expect(await incomeOf(await approved())).toBe(repairs);
  expect((await choose(roofing)).status).toBe(200);
  expect(await incomeOf(await approved())).toBe(roofing);
  expect(world.books.all('Item').map(({ Name }) => Name)).toEqual([
    'Roofing work',
    'Roofing work (Repair income)',
  ]);
});

it('makes another item where the one of an account was made inactive', async () => {
  const [item] = world.books.all('Item');
  world.books.write('Item', {
    Id: item!.Id,
    SyncToken: item!.SyncToken,
    sparse: true,
    Active: false,
  });
  expect(await incomeOf(await approved())).toBe(numberOf('Roofing income'));
  expect(world.books.all('Item')).toHaveLength(3);
});

it('is never another account by itself: what is out of use is shown, and asked about', async () => {
  const roofing = numberOf('Roofing income');
  setActive(roofing, false);
  // A comparison reads the accounts anew; otherwise they are remembered for minutes.
  await world.compared();
  const id = await approved();
  const waiting = await world.untilRecord(
    'it waits for an account',
    (one) => one.kind === 'estimate' && one.ourId === id && one.reason !== null,
  );
  expect(waiting).toMatchObject({ state: 'waiting', reason: expect.stringMatching(/Settings/) });
  expect(await missing()).toEqual(['income']);
  expect((await world.status()).accountsUnused).toEqual(['Roofing income']);
  const { income, bank } = await accounts();
  expect(income.booked).toEqual({ id: roofing, name: 'Roofing income', inUse: false });
  expect(income.choices.map((one) => one.id)).not.toContain(roofing);
  expect(bank.booked).toEqual({ id: numberOf('Checking'), name: 'Checking', inUse: true });
  const repairs = numberOf('Repair: income');
  expect((await choose(repairs)).body.accountsMissing).toEqual([]);
  expect(await incomeOf(id)).toBe(repairs);
});

it('is asked about by a comparison, before anything fails, and not once it is back', async () => {
  const repairs = numberOf('Repair: income');
  setActive(repairs, false);
  await world.compared();
  await world.compared();
  expect(await missing()).toEqual(['income']);
  const { rowCount } = await world.app.platform.pool.query(
    "select 1 from notification_list where kind = 'quickbooks_accounts'",
  );
  setActive(repairs, true);
  await world.compared();
  expect(await missing()).toEqual([]);
  expect(rowCount).toBe(2);
  expect((await choose(repairs)).body.accountsMissing).toEqual([]);
});

it('is asked about when somebody connects again, although one could be meant', async () => {
  setActive(numberOf('Repair: income'), false);
  setActive(numberOf('Roofing income'), true);
  await world.connect();
  expect(await missing()).toEqual(['income']);
});
