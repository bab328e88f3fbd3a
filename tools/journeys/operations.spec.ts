// The office's other work in a real browser: the life of a job, a vendor, a payment, the price
// book, the settings.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { violationsOf } from '../axe.ts';
import { ADMIN, startBrowser, startProduct, type Product } from '../product.ts';
import { freshDatabase } from '../vitest/database.ts';
import { until } from '../vitest/until.ts';
import { settledLists, WAIT_MS } from './journey.ts';
import { callApi } from './product-api.ts';

let browser: Browser;
let product: Product;
let page: Page;
let dataDir: string;
/** Where the job of the first scenario is. */
let jobUrl: string;
const faults: string[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-journey-'));
  [browser, product] = await Promise.all([
    startBrowser(),
    startProduct({
      DATA_DIR: dataDir,
      DATABASE_URL: await freshDatabase(),
      SEED: 'demo',
      BUSINESS_CCB_NUMBER: '123456',
    }),
  ]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(WAIT_MS);
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  await context.request.post(`${product.url}/api/login`, { data: ADMIN, failOnStatusCode: true });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = async (address: string, heading: string): Promise<void> => {
  await page.goto(product.url + address);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
};
const said = (words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

async function expectAccessible(): Promise<void> {
  await settledLists(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(faults).toEqual([]);
}

/** Waits until the day of this name has the focus. */
const focusOn = (label: string): Promise<unknown> =>
  until(
    'the focus is on the day',
    async () =>
      (await page.evaluate('document.activeElement?.getAttribute("aria-label")')) === label,
  );

/** Takes hold of what is on a day and lets it go on another. */
async function drag(from: string, what: string, to: string): Promise<void> {
  const cell = (day: string) =>
    page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: day }) });
  await cell(from)
    .locator(what)
    .first()
    .hover({ position: { x: 6, y: 6 } });
  await page.mouse.down();
  // Far enough at first to be no press, then over the day.
  await cell(from).hover({ position: { x: 4, y: 4 }, force: true });
  await cell(to).hover({ force: true });
  // Nobody lets go before the day shows that it would take it.
  await cell(to).and(page.locator('.cal-over')).waitFor();
  await page.mouse.up();
}

/** Presses the dialog's button and waits until the dialog is gone. */
async function finish(dialog: Locator, button: string): Promise<void> {
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('the office', () => {
  it('puts an accepted estimate on the calendar, once', async () => {
    await page.goto(`${product.url}/calendar/new?date=2027-03-03`);
    const dialog = page.getByRole('dialog', { name: /^(Schedule Job|Convert Estimate to Job)$/ });
    await dialog.getByRole('combobox', { name: 'Accepted Estimate' }).click();
    await dialog.getByRole('option').first().click();
    await dialog.getByLabel('Title').fill('Moss and gutters');
    await dialog.getByLabel('End Date').fill('2027-03-02');
    await dialog.getByRole('button', { name: 'Schedule Job' }).click();
    await said('The end date can’t be before the start date.');
    await expectAccessible();
    await dialog.getByLabel('End Date').fill('2027-03-04');
    await dialog.getByRole('button', { name: 'Schedule Job' }).dblclick();
    await page.waitForURL(/\/calendar\/jobs\/\d+$/);
    jobUrl = page.url();
    await said('Mar 3, 2027, 8:00 AM');
    await expectAccessible();

    await open('/calendar?mode=month&date=2027-03-01', 'Calendar');
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: 'Wednesday, March 3, 2027, 1 job: Moss and gutters' })
      .waitFor();
    await page.getByRole('button', { name: 'Monday, March 1, 2027, no jobs' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await focusOn('Wednesday, March 3, 2027, 1 job: Moss and gutters');
    await expectAccessible();
  });

  it('moves a job with the keys, with the mouse by its day and by its end, and back', async () => {
    const day = (name: string) => page.getByRole('button', { name });
    // The keys move jobs for whoever may, which is known a moment after the days are drawn; and
    // what is taken up is spoken before it is carried.
    await page.locator(':focus[aria-keyshortcuts="Space"]').waitFor();
    await page.keyboard.press('Space');
    await page.getByText('Press Enter to drop it').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await focusOn('Thursday, March 4, 2027, 1 job: Moss and gutters');
    await page.keyboard.press('Enter');
    await said('Moved Moss and gutters to Mar 4, 2027, 8:00 AM');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await day('Wednesday, March 3, 2027, 1 job: Moss and gutters').waitFor();

    await drag('Wednesday, March 3, 2027', '.cal-chip', 'Tuesday, March 9, 2027');
    await said('Moved Moss and gutters to Mar 9, 2027, 8:00 AM');
    await drag('Tuesday, March 9, 2027', '.cal-bar-end', 'Friday, March 12, 2027');
    await day('Friday, March 12, 2027, 1 job: Moss and gutters').waitFor();
    await day('Tuesday, March 9, 2027, 1 job: Moss and gutters').press('Enter');
    // The day's button is gone with the month: the keys go on from the heading.
    await page.locator('h2:focus').getByText('Tuesday, March 9, 2027').waitFor();
  });

  it('shifts a lost day as one, and takes it back', async () => {
    await open('/calendar/weather-shift?days=2027-03-09', 'Weather shift');
    await page.getByRole('checkbox', { name: /^Move Moss and gutters/ }).waitFor();
    await page.getByRole('button', { name: 'Edit for all' }).click();
    await page.getByLabel('Message').fill('Rain on Tuesday: we begin on Wednesday.');
    await expectAccessible();
    await page.getByRole('button', { name: /^Apply: 1 job/ }).click();
    await said('Moved 1 job for the weather on Mar 9');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await said('Every job is back where it was');
    await open('/calendar?mode=week&date=2027-03-09', 'Calendar');
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: 'Tuesday, March 9, 2027, No crew, 1 job: Moss and gutters' })
      .waitFor();
    await expectAccessible();
  });

  it('gives a job to a crew by dragging it into its lane, and takes it back', async () => {
    const cell = (lane: string) =>
      page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: lane }) });
    await page
      .locator('.cal-lane-bar')
      .first()
      .hover({ position: { x: 6, y: 6 } });
    await page.mouse.down();
    const crew = cell('Wednesday, March 10, 2027, Whitaker');
    await crew.hover({ force: true });
    await crew.hover({ force: true, position: { x: 20, y: 20 } });
    await crew.and(page.locator('.cal-over')).waitFor();
    await page.getByText('Release to move').waitFor();
    await page.mouse.up();
    await said(/^Moved Moss and gutters to Mar 10, .* until Mon, Mar 15, crew Whitaker \(demo\)/);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page
      .getByRole('button', { name: 'Tuesday, March 9, 2027, No crew, 1 job: Moss and gutters' })
      .waitFor();
  });

  it('ticks off, notes, and sees the contract grow as the client agrees to more', async () => {
    await page.goto(jobUrl);
    await page.getByRole('button', { name: 'Choose a checklist' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Steps').fill('Photos before\nTreat the moss');
    await finish(dialog, 'Save checklist');
    await page.getByRole('checkbox', { name: 'Photos before' }).click();
    await said('Checklist, 1 of 2');
    await page.getByLabel('Add a note').fill('Two soft boards at the eave');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Two soft boards' }).first().waitFor();
    const { request } = page.context();
    const id = Number(/\d+$/.exec(jobUrl)![0]);
    const read = async <T>(address: string) =>
      (await (await request.get(product.url + address)).json()) as T;
    const { contract, clientId } = await read<JobDetails>(`/api/jobs/${id}`);
    const change = await callApi<{ id: number }>(request, 'POST', `${product.url}/api/estimates`, {
      clientId,
      changesJobId: id,
      projectTitle: 'Two boards',
      serviceAddress: '1 Oak St',
      lineItems: [{ description: 'Board', quantity: 2, rate: '45.00' }],
    });
    await said('not included');
    await callApi(request, 'POST', `${product.url}/api/estimates/${change.id}/send`, {});
    await callApi(request, 'POST', `${product.url}/api/estimates/${change.id}/approve-option`, {});
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    await said(dollars.format(Number(contract.total) + 90));
    await expectAccessible();
  });

  it('adds a vendor, pays it for the job, approves', async () => {
    await open('/vendors', 'Vendors');
    await page.getByRole('button', { name: 'Add Vendor' }).click();
    const dialog = page.getByRole('dialog');
    for (const [label, text] of [
      ['Company Name', 'Alder Crew'],
      ['Contact Person', 'Ana Ruiz'],
      ['Email', 'ana@alder.example'],
      ['Phone', '(541) 555-0177'],
    ] as const)
      await dialog.getByLabel(label).fill(text);
    await finish(dialog, 'Add Vendor');
    await page.getByRole('button', { name: 'Edit Alder Crew' }).click();
    await dialog.getByLabel('Category').selectOption('Roofing');
    await finish(dialog, 'Save Changes');
    await page.getByRole('row', { name: /Alder Crew.*Roofing/ }).waitFor();
    await expectAccessible();
    await open('/vendor-payments', 'Vendor Payments');
    await page.getByRole('button', { name: 'Create Payment' }).click();
    await dialog.getByRole('combobox', { name: 'Vendor' }).fill('alder');
    await dialog.getByRole('option', { name: /^Alder Crew/ }).click();
    await dialog.getByRole('combobox', { name: 'Job' }).click();
    await dialog.getByRole('option').nth(1).click();
    await dialog.getByLabel('Labor').fill('1,200.5');
    await dialog.getByLabel('Materials').fill('99.25');
    await dialog.getByLabel('Scheduled Date').fill('2027-03-19');
    await finish(dialog, 'Create Payment');
    const card = page.getByRole('article', { name: 'Alder Crew' });
    await card.getByText('$1,299.75').waitFor();
    await card.getByRole('button', { name: 'Approve Payment' }).click();
    await finish(page.getByRole('alertdialog'), 'Approve Payment');
    await page.getByRole('link', { name: /^Approved \(\d+\)$/ }).click();
    await card.getByText('Approved').waitFor();
    await expectAccessible();
  });

  it('writes a material into a category of its own, and saves the business information', async () => {
    await open('/pricebook/new/material', 'Price Book');
    const form = page.getByRole('dialog', { name: 'New material' });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Copper nails');
    await form.getByRole('button', { name: 'Save' }).click();
    await said('Please select a category or create a new one');
    await form.getByLabel('New Category').fill('Copper');
    await form.getByLabel('Standard Price').fill('18.4');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/pricebook?category=*');
    await said('$18.40');
    await expectAccessible();

    await open('/settings/business', 'Settings');
    await page.getByLabel('CCB License Number').fill('246810');
    const business = page.getByRole('region', { name: 'Business Information' });
    await business.getByRole('button', { name: 'Save Settings' }).click();
    await said('Settings saved');
    await expectAccessible();
  });

  it('takes a job from its start to its end on a phone, with a rest between', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(jobUrl);
    let taps = 0;
    const tap = (name: string) => {
      taps += 1;
      return page.getByRole('button', { name, exact: true }).last().click();
    };
    await tap('Start job');
    // It is planned for a day months ahead.
    await said(/^Scheduled for Mar \d+, 2027\. Start today\?$/);
    await tap('Start and keep dates');
    await said('In Progress');
    const before = taps;
    await tap('More actions');
    await page.getByRole('menuitem', { name: 'Put on hold' }).click();
    await tap('Weather');
    await page.getByRole('dialog').getByRole('button', { name: 'Put on hold' }).click();
    await said('On hold: Weather');
    await expectAccessible();
    await tap('Resume job');
    const rest = taps - before;
    await tap('Done');
    await tap('Complete job');
    await said(/^Ends Mar \d+ instead of Mar \d+\.$/);
    await tap('Complete job');
    await said('Completed');
    expect(taps - rest).toBeLessThanOrEqual(6);
  });
});
