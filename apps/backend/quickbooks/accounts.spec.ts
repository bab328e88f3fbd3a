// The accounts to book on, over HTTP: asked for as soon as there is a choice, always changeable,
// and never one of another kind.
import { expect, it } from 'vitest';
import type { QuickBooksAccounts } from '@purlin/contracts/quickbooks-accounts.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: false });

const account = (Name: string, AccountType: string) =>
  world.books.write('Account', { Name, AccountType, Active: true }).Id;
const choose = (body: object) =>
  world.app.call<QuickBooksStatus & { message: string }>('PUT', '/api/quickbooks/accounts', {
    body,
  });
const numberOf = (name: string) => world.books.all('Account').find(({ Name }) => Name === name)!.Id;

it('are asked for right after connecting where there are several, before a failure', async () => {
  const repairs = account('Repair income', 'Income');
  expect(await world.connect()).toContain('qb=connected');
  expect((await world.status()).accountsMissing).toEqual(['income']);
  const { body } = await world.app.call<QuickBooksAccounts>('GET', '/api/quickbooks/accounts');
  expect(body.income).toMatchObject({ chosen: null, usual: null });
  expect(body.bank).toMatchObject({ chosen: null, usual: numberOf('Checking') });
  const chosen = await choose({ income: repairs });
  expect(chosen.body.accountsMissing).toEqual([]);
});

it('are refused with words where they are of another kind, gone, or not in use', async () => {
  const asleep = account('Old income', 'Income');
  const { SyncToken } = world.books.read('Account', asleep);
  world.books.write('Account', { Id: asleep, SyncToken, sparse: true, Active: false });
  for (const income of ['99999', numberOf('Checking'), asleep]) {
    const { status, body } = await choose({ income });
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining('Estimates need an “Income” account'),
    ]);
  }
});

it('are changed later, and asked for again where the chosen one is gone', async () => {
  const income = numberOf('Roofing income');
  expect((await choose({ income })).status).toBe(200);
  const { body } = await world.app.call<QuickBooksAccounts>('GET', '/api/quickbooks/accounts');
  expect(body.income.chosen).toBe(income);
  account('Third income', 'Income');
  const { SyncToken } = world.books.read('Account', income);
  world.books.write('Account', { Id: income, SyncToken, sparse: true, Active: false });
  await world.connect();
  expect((await world.status()).accountsMissing).toEqual(['income']);
});
