// Money leaves the house in a real browser: an account entered by one admin and confirmed by
// another, six payments approved and handed to the bank in four clicks, the file taken away, and
// days later everything is seen as paid.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SimulatedBank } from '@purlin/contracts/simulated-bank.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addedLongAgo, inDatabase } from '../long-ago.ts';
import { ADMIN } from '../product.ts';
import { clockAhead } from '../vitest/clock-ahead.ts';
import {
  expectAccessible,
  startJourney,
  type Journey,
  type Visit,
  emptyCompany,
} from './journey.ts';
import { callApi, signInToApi, type Api } from './product-api.ts';

let journey: Journey;
let databaseUrl: string;
let visit: Visit;
let page: Page;
let nora: Api;
const vendors: number[] = [];
const NAMES = ['Alder Crew', 'Birch Supply'] as const;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const said = (words: string | RegExp) => page.getByText(words).first().waitFor();

/** Somebody else's page, for as long as the work takes. */
async function as(who: Api, work: (their: Page) => Promise<void>): Promise<void> {
  const theirs = await journey.look({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    storageState: await who.storageState(),
  });
  await work(theirs.page);
  expect(theirs.faults).toEqual([]);
  await theirs.close();
}

/** Everybody's password was given more than a quarter of an hour ago. */
const givenLongAgo = (): Promise<number> =>
  inDatabase(databaseUrl, "update platform.sessions set proved_at = now() - interval '16 minutes'");

/** The dialog above whatever was being done: a wrong password is told, the right one goes on. */
async function passwordAgain(): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  const [field, go] = [
    dialog.getByLabel('Password'),
    dialog.getByRole('button', { name: 'Continue' }),
  ];
  await field.fill('not the password');
  await go.click();
  await dialog.getByText('That password is incorrect.').waitFor();
  await expectAccessible(page);
  await field.fill(ADMIN.password);
  await go.click();
  await dialog.waitFor({ state: 'detached' });
}

beforeAll(async () => {
  databaseUrl = await emptyCompany();
  // Nobody waits five minutes here.
  journey = await startJourney({ ACH_STOP_MINUTES: '0', DATABASE_URL: databaseUrl });
  const email = 'nora@people.example';
  await callApi(journey.staff, 'POST', '/api/users', {
    email,
    password: ADMIN.password,
    firstName: 'Nora',
    lastName: 'Lindqvist',
    role: 'admin',
  });
  nora = await signInToApi(journey.url, email);
  await addedLongAgo(databaseUrl, email);
  for (const name of NAMES) {
    const { id } = await callApi<{ id: number }>(journey.staff, 'POST', '/api/vendors', {
      name,
      contactPerson: 'Ana Ruiz',
      email: 'ana@vendor.example',
      phone: '(541) 555-0177',
    });
    vendors.push(id);
  }
  for (let n = 1; n <= 6; n++)
    await callApi(nora, 'POST', '/api/vendor-payments', {
      vendorId: vendors[n % 2],
      jobId: null,
      laborAmount: `${n}00.00`,
      materialsAmount: '0.50',
      scheduledPaymentDate: new Date().toISOString().slice(0, 10),
      invoiceNumber: `A-${n}`,
    });
  // Once for want of the password, once because it is the wrong one.
  visit = await journey.visit('desktop', 'staff', /status of (?:403|400)/);
  ({ page } = visit);
});
afterAll(async () => {
  await nora.dispose();
  await journey.end();
});

it('pays an account only once another admin has confirmed it', async () => {
  await as(nora, async (their) => {
    for (const [n, id] of vendors.entries()) {
      await their.goto(`/vendors/${id}`);
      await their.getByRole('button', { name: /^Add the bank account/ }).click();
      const dialog = their.getByRole('dialog');
      await dialog.getByLabel('Routing Number').fill('021000021');
      await dialog
        .getByRole('textbox', { name: 'Account Number', exact: true })
        .fill(`900712345${n}`);
      await dialog.getByLabel('Confirm Account Number').fill(`900712345${n}`);
      await dialog.getByRole('radio', { name: n === 0 ? 'Business' : 'Personal' }).check();
      await dialog.getByRole('button', { name: 'Save account' }).click();
      await their.getByText('Not confirmed').waitFor();
      await their.getByText('You entered it, so another admin needs to call').waitFor();
    }
  });
  await givenLongAgo();
  for (const id of vendors) {
    await page.goto(`/vendors/${id}`);
    await button('Confirm account').click();
    await button('Yes, I verified it').click();
    if (id === vendors[0]) await passwordAgain();
    await page.getByText('Confirmed', { exact: true }).waitFor();
  }
  await said('Confirmed by First Admin');
  await page.reload();
  await page.getByRole('table', { name: /^Payments to/ }).waitFor();
  await expectAccessible(page);
});

it('approves by key, takes it back, and tells the keys', async () => {
  await page.goto('/vendor-payments');
  await page.getByRole('article').nth(5).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve Payment' }).click();
  await button('Undo').click();
  await said('Approval undone');
  await said('Pending (6)');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Esc').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
});

it('approves and pays six in four clicks', async () => {
  await page.goto('/vendor-payments');
  let clicks = 0;
  const press = async (name: string) => {
    clicks += 1;
    await button(name).click();
  };
  clicks += 1;
  await page.getByRole('checkbox', { name: 'Select all 6' }).check();
  await press('Approve 6');
  await press('Approve 6 Payments');
  await said('6 payment(s) selected');
  await said('$2,103.00');
  await expectAccessible(page);
  // On a phone the bar of what is chosen lies over the list, and never under a button of it.
  const desk = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize(desk);
  await press('Process ACH Payments (6)');
  await said('Batch Processing Complete');
  await said('Successfully processed 6 payment(s). Failed: 0');
  expect(clicks).toBeLessThanOrEqual(4);
  await said('No approved payments');
});

it('proves what went to the bank', async () => {
  await page.getByRole('link', { name: /^Batch \d+$/ }).click();
  await page.getByRole('heading', { name: /^Batch \d+$/ }).waitFor();
  await button('Download').waitFor();
  await said('In the file, 6 entries');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('d')]);
  const content = await readFile(await download.path());
  const lines = content.toString('latin1').trimEnd().split(/\r?\n/);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([94]));
  const shown = await page.locator('.pay-hash').textContent();
  expect(shown?.replaceAll(/\s/g, '')).toBe(createHash('sha256').update(content).digest('hex'));
  await expectAccessible(page);
  await page.goto('/dev/bank');
  await button('Accept').click();
  await said('Simulated bank updated');
  await expectAccessible(page);
});

it('keeps an account whose correction is refused, with the reason', async () => {
  const { files } = await callApi<SimulatedBank>(journey.staff, 'GET', '/api/simulated-bank');
  const [file] = files;
  const entry = file?.entries.find(({ payee }) => payee.toUpperCase() === 'ALDER CREW');
  await callApi(journey.staff, 'POST', '/api/simulated-bank/answers', {
    say: 'correct',
    file: file?.name,
    trace: entry?.trace,
    code: 'C01',
    note: '900799999',
  });
  await page.goto(`/vendors/${vendors[0]}`);
  await page.getByText('The bank sent a correction for this account (C01)').waitFor();
  await expectAccessible(page);
  await button('No, keep ••3450').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The vendor says that the account has not changed');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Keep/ }).click();
  await said('Correction rejected');
  await page
    .getByText('The bank sent a correction for this account (C01)')
    .waitFor({ state: 'detached' });
  await said('The vendor says that the account has not changed');
  await page.getByText('Confirmed', { exact: true }).waitFor();
});

it('shows days later that everything has arrived', async () => {
  await visit.close();
  await journey.restart({ NODE_OPTIONS: clockAhead(7) });
  const again = await signInToApi(journey.url, ADMIN.email);
  const phone = await journey.look({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    storageState: await again.storageState(),
  });
  await phone.page.goto('/vendor-payments?status=paid');
  await phone.page.getByText('Paid (6)').first().waitFor();
  await phone.page
    .getByRole('link', { name: /^Batch \d/ })
    .first()
    .click();
  await phone.page.getByText('Accepted, done').waitFor();
  await phone.page.getByText('6 arrived').waitFor();
  await expectAccessible(phone.page);
  await phone.page.getByRole('link', { name: 'Remittance advice' }).click();
  await phone.page
    .getByRole('region', { name: /Alder Crew/ })
    .getByText('Arrived', { exact: true })
    .waitFor();
  await expectAccessible(phone.page);
  expect([...visit.faults, ...phone.faults]).toEqual([]);
  await Promise.all([phone.close(), again.dispose()]);
});
