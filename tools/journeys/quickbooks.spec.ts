// QuickBooks in a real browser: from Connect, over who is who, to a difference that is settled.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startQuickBooksTestServer, type QuickBooksTestServer } from '../quickbooks-test-server.ts';
import type { Books } from '../quickbooks-test-server/books.ts';
import { environmentOf } from '../vitest/quickbooks-world.ts';
import { until } from '../vitest/until.ts';
import { said } from './desk.ts';
import { eachDevice, expectAccessible, startJourney, type Journey } from './journey.ts';

let server: QuickBooksTestServer;
let journey: Journey;
let books: Books;
beforeAll(async () => {
  server = await startQuickBooksTestServer();
  books = server.books[0]!;
  books.write('Account', { Name: 'Repair income', AccountType: 'Income', Active: true });
  for (const name of ['Ada Birch', 'Cleo Ash'])
    books.write('Customer', {
      DisplayName: name,
      PrimaryEmailAddr: { Address: `${name.slice(0, 3)}@else.example` },
    });
  journey = await startJourney({
    ...environmentOf(server),
    QUICKBOOKS_WEBHOOK_TOKEN: server.webhooks.verifier,
  });
  server.webhooks.url = `${journey.url}/api/quickbooks/webhook`;
});
afterAll(async () => {
  await journey.end();
  await server.close();
});

const named = (name: string) =>
  books.all('Customer').find(({ DisplayName }) => DisplayName === name);
/** Somebody who goes there by themselves only with a job; their number. */
const add = async (name: string, withJob = true): Promise<number> => {
  const email = `${name.slice(0, 3).toLowerCase()}@people.example`;
  const data = { name, email, phone: '1', address: null };
  const { id } = (await (await journey.staff.post('/api/clients', { data })).json()) as {
    id: number;
  };
  const job = { clientId: id, title: 'Reroof', address: '1 Oak St' };
  if (withJob) expect((await journey.staff.post('/api/jobs', { data: job })).ok()).toBe(true);
  return id;
};
const fits = async (page: Page): Promise<void> => {
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(overflow)).toBe(0);
};

it('says what to do where nothing is connected, and connects', async () => {
  await add('Ada Birch');
  await add('Ben Alder');
  const { page, faults, close } = await journey.visit('desktop', 'staff');
  await page.goto('/quickbooks');
  await page.getByRole('heading', { name: 'QuickBooks isn’t connected' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Connect in Settings' }).click();
  await page.getByText('Not connected').waitFor();
  await expectAccessible(page);
  // Words stand in lines, not letter below letter.
  const title = await page.getByText('What’s sent', { exact: true }).boundingBox();
  expect(title!.width).toBeGreaterThan(3 * title!.height);
  // The app's service worker looks after this page: the answer is asked for once all the same.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await page.getByText('Not connected').waitFor();
  expect(await page.evaluate('navigator.serviceWorker.controller?.state')).toBe('activated');
  await page.getByRole('button', { name: 'Connect QuickBooks' }).click();
  await page.getByRole('heading', { name: 'Connect a demo company' }).waitFor();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await said(page, 'QuickBooks has been connected successfully!');
  expect(new URL(page.url()).search).toBe('');
  await page.getByText('Cedar Ridge Roofing (demo company)').waitFor();
  await page.getByText('Choose accounts before the first estimate or payment is sent').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Income account, for estimates').selectOption({ label: 'Repair income' });
  await page.getByRole('button', { name: 'Save accounts' }).click();
  await said(page, 'Accounts saved');
  // Asked no more, here and on the page of what is in step.
  await page.getByText('Choose accounts before the first estimate').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'View all QuickBooks records' }).click();
  // A company that is new: what would go is shown first, and nothing goes before the start.
  await page.getByRole('heading', { name: /^Nothing has been sent to Cedar Ridge/ }).waitFor();
  await page.getByRole('rowheader', { name: 'Clients' }).waitFor();
  await expectAccessible(page);
  await fits(page);
  expect(named('Ben Alder')).toBeUndefined();
  await page.getByRole('button', { name: /^Start Sync:/ }).click();
  await said(page, 'Sync to Cedar Ridge Roofing (demo company) started');
  const kinds = page.getByRole('navigation', { name: 'Record types' });
  await kinds.waitFor();
  expect(await page.getByText('Choose your accounts').count()).toBe(0);
  // A count leads to what it counts.
  await kinds.getByRole('link', { name: '1 to match' }).click();
  await page.locator('a[aria-current=page]', { hasText: 'Needs Match' }).waitFor();
  expect(new URL(page.url()).search).toBe('?show=review&kind=customer');
  await page.goto('/settings/quickbooks');
  expect(await page.getByLabel('Income account, for estimates').inputValue()).toBe(
    books.all('Account').find(({ Name }) => Name === 'Repair income')!.Id,
  );
  expect(faults).toEqual([]);
  await close();
});

it.each([
  ['/settings', 'connected', 'QuickBooks has been connected successfully!'],
  ['/settings', 'error', 'Failed to connect to QuickBooks. Please try again.'],
  ['/dashboard', 'connected', 'QuickBooks has been connected successfully!'],
])('says at %s how a connection ended: %s', async (address, flag, words) => {
  const { page, faults, close } = await journey.visit('desktop', 'staff');
  await page.goto(`${address}?qb=${flag}`);
  await said(page, words);
  expect(new URL(page.url()).search).toBe('');
  expect(faults).toEqual([]);
  await close();
});

it('says on a page where a client stands, and adds one who does not go by themselves', async () => {
  const id = await add('Eve Hickory', false);
  const { page, faults, close } = await journey.visit('phone', 'staff');
  await page.goto(`/clients/${id}`);
  await page.getByText('Not in QuickBooks').waitFor();
  await expectAccessible(page);
  await fits(page);
  await page.getByRole('button', { name: 'Add to QuickBooks' }).click();
  await page.getByRole('link', { name: /^In QuickBooks as Customer \d+, / }).waitFor();
  await expectAccessible(page);
  expect(named('Eve Hickory')).toBeDefined();
  expect(faults).toEqual([]);
  await close();
});

/** Somebody who is in question is made anew, under a name of their own. */
async function decide(page: Page, who: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Match ${who}` }).click();
  const dialog = page.getByRole('dialog', { name: `Who is ${who}?` });
  await dialog.getByText('same name').waitFor();
  await expectAccessible(page);
  // Anywhere on its card.
  await dialog.locator('label', { hasText: /^Not this one|^None of them/ }).click();
  await dialog.getByLabel('Name in QuickBooks').fill('Olivia Brandt');
  await dialog.getByRole('button', { name: 'Create new' }).click();
  await dialog.getByText('An employee in QuickBooks already has the name Olivia Brandt').waitFor();
  await dialog.getByLabel('Name in QuickBooks').fill(name);
  await dialog.getByRole('button', { name: 'Create new' }).click();
  await dialog.waitFor({ state: 'detached' });
  await until('they are there', () => named(name) !== undefined);
}

/** Whose telephone number changed there gets ours again. */
async function settle(page: Page, who: string): Promise<void> {
  await page.goto(`${server.url}/`);
  await page.getByRole('link', { name: `Edit ${who}`, exact: true }).click();
  await page.getByLabel('Phone').fill('541 555 0177');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Demo books' }).waitFor();
  await page.goto(`${journey.url}/quickbooks`);
  const take = page.getByRole('button', { name: `Use Purlin: Phone of ${who}` });
  await take.waitFor();
  await expectAccessible(page);
  await fits(page);
  await take.click();
  await until('it is ours', () => named(who)?.PrimaryPhone?.FreeFormNumber === '1');
}

it.each(eachDevice)('asks who is who, and settles a difference, on a %s', async (device) => {
  const [doubtful, plain] =
    device === 'desktop' ? ['Ada Birch', 'Ben Alder'] : ['Cleo Ash', 'Dana Elm'];
  if (device === 'phone') {
    await add(doubtful);
    await add(plain);
  }
  // A name that is taken is refused.
  const { page, faults, close } = await journey.visit(device, 'staff', /status of 409/);
  await page.goto('/settings/quickbooks');
  await page.getByRole('link', { name: 'View all QuickBooks records' }).click();
  await decide(page, doubtful, `${doubtful} (Eugene)`);
  await until('everybody is there', () => named(plain) !== undefined);
  await settle(page, plain);
  await page.getByRole('heading', { name: 'Everything is in sync' }).waitFor();
  await expectAccessible(page);
  await fits(page);
  expect(books.duplicates()).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

it('finds somebody, leads to them here, and unlinks who was the wrong one', async () => {
  const { page, faults, close } = await journey.visit('phone', 'staff');
  await page.goto('/quickbooks?q=alder');
  const link = page.getByRole('link', { name: 'Ben Alder', exact: true });
  await link.waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More actions for Ben Alder' }).click();
  await page.getByRole('menuitem', { name: 'Wrong match: unlink' }).click();
  await page.getByRole('button', { name: 'Unlink', exact: true }).click();
  await said(page, 'Ben Alder unlinked');
  await page.getByRole('button', { name: 'Match Ben Alder' }).waitFor();
  await link.click();
  await page.getByRole('heading', { name: 'Ben Alder', level: 1 }).waitFor();
  expect(faults).toEqual([]);
  await close();
});
