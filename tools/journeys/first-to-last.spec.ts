// One roof from the visitor's first question to the calendar, in real browsers: request,
// notification, client, estimate, question, revision, approval, job.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import { sign } from './estimate-page.ts';
import { startJourney, type Journey, type Visit } from './journey.ts';
import { callApi } from './product-api.ts';

interface Metrics {
  readonly acceptedEstimates: number;
  readonly totalRevenue: string;
}

/**
 * The mail server's answer may come between reading and saving the estimate; the editor then saves
 * again by itself.
 */
const SAVED_AGAIN = /status of 412/;

let journey: Journey;
let staff: Visit;
let visitor: Visit;
beforeAll(async () => {
  journey = await startJourney();
  await callApi(journey.staff, 'POST', '/api/estimate-templates', {
    name: 'Leak repair',
    lineItems: [
      { description: 'Find the leak', quantity: 2, rate: '115.00' },
      { description: 'New flashing', quantity: 1, rate: '860.00' },
    ],
  });
  [staff, visitor] = await Promise.all([
    journey.visit('desktop', 'staff', SAVED_AGAIN),
    journey.visit('phone', 'nobody'),
  ]);
});
afterAll(async () => {
  await Promise.all([staff?.close(), visitor?.close()]);
  await journey?.end();
});

const said = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

async function askForQuote(page: Page): Promise<void> {
  await page.goto('/quote');
  for (const [label, text] of Object.entries({
    Name: 'Marisol Vega',
    Email: 'marisol@visitor.example',
    Phone: '541-555-0177',
    'Property address': '1480 Willamette St, Eugene',
  }))
    await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('combobox', { name: 'What do you need?' }).selectOption('roof-replacement');
  await page.getByRole('button', { name: 'Get Quote' }).click();
  await said(page, 'Quote Request Submitted!');
}

/** The bell says it while the page is open; what it says leads to where it happened. */
async function followNews(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await page.getByRole('link', { name: words }).first().click();
}

async function writeForRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create client and estimate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Client' }).click();
  await page.waitForURL(/\/estimates\/new\/guided/);
  await until(
    'the request fills the wizard',
    async () =>
      (await page.getByLabel('Estimate Title').inputValue()) === 'Roof replacement' &&
      (await page.getByLabel('Service Address').inputValue()) === '1480 Willamette St, Eugene',
  );
  await page.getByRole('radio', { name: 'Multiple options' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Add from template' }).click();
  const templates = page.getByRole('dialog', { name: 'Add from template' });
  await templates.getByRole('button', { name: 'Insert Leak repair' }).click();
  await templates.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Multi-option proposal' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create Estimate' }).click();
  await said(page, 'Estimate Created Successfully!');
}

/** Answers with the estimate's number. */
async function sendFromWizard(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send to Customer' }).click();
  await page.getByRole('button', { name: 'Send Estimate' }).click();
  await page.waitForURL(/\/estimates\/\d+$/);
  await page.getByText('The mail server accepted the email').waitFor();
  return until(
    'the estimate is shown',
    async () => /EST-\d+-[0-9A-Z]{8}/.exec(await page.locator('main').innerText())?.[0],
  );
}

async function reviseRecommended(page: Page, rate: string): Promise<void> {
  await page.getByRole('button', { name: 'Revise' }).click();
  await page.waitForURL(/\/edit$/);
  await page.getByRole('tab', { name: /Recommended/ }).click();
  await page.getByRole('textbox', { name: 'Rate' }).first().fill(rate);
  await page.getByRole('button', { name: 'Save new revision' }).click();
  await said(page, 'Revision 2 saved');
  await page.getByRole('button', { name: 'Resend Estimate' }).click();
  await page.waitForURL(/\/estimates\/\d+$/);
}

it('a request becomes a client, an estimate, a revision, an approval and a job', async () => {
  await staff.page.goto('/dashboard');
  await said(staff.page, 'Total Estimates');
  await askForQuote(visitor.page);
  await followNews(staff.page, /Marisol Vega: Requested a quote/);
  await writeForRequest(staff.page);
  const number = await sendFromWizard(staff.page);
  const address = new URL(staff.page.url()).pathname;

  await visitor.page.goto(`/estimate/${number}`);
  await visitor.page.getByRole('heading', { name: 'Choose Your Package' }).waitFor();
  await visitor.page.getByRole('button', { name: 'Ask a question' }).click();
  await visitor.page.getByLabel('Your question').fill('Is the old gutter included?');
  await visitor.page.getByRole('button', { name: 'Send question' }).click();
  await said(staff.page, 'Is the old gutter included?');
  await staff.page.getByLabel('Your answer').fill('It is now.');
  await staff.page.getByRole('button', { name: 'Send Answer' }).click();
  await said(staff.page, 'Answer sent');
  await reviseRecommended(staff.page, '120.00');

  await staff.page.goto('/dashboard');
  await visitor.page.goto(`/estimate/${number}`);
  await said(visitor.page, 'It is now.');
  await visitor.page.getByRole('row').last().scrollIntoViewIfNeeded();
  await visitor.page
    .getByRole('button', { name: 'Approve This Option: Better - Standard Package' })
    .click();
  await sign(visitor.page, 'Marisol Vega');
  await visitor.page.getByRole('heading', { name: 'Option Approved' }).waitFor();
  // The dashboard was open: the figure is there without a reload, and the news lead to the
  // estimate.
  await said(staff.page, '$1,100.00');
  await followNews(staff.page, /Marisol Vega.*Approved/);
  await staff.page.waitForURL(`**${address}`);

  await staff.page.getByRole('link', { name: 'Convert to Job', exact: true }).click();
  await staff.page.getByLabel('Start Date').fill('2026-12-02');
  await staff.page.getByRole('button', { name: 'Schedule Job' }).click();
  await staff.page.waitForURL(/\/calendar\/jobs\/\d+$/);
  await said(staff.page, '$1,100.00');
  expect(await callApi<Metrics>(journey.staff, 'GET', '/api/dashboard/metrics')).toMatchObject({
    acceptedEstimates: 1,
    totalRevenue: '1100.00',
  });
  const [lead] = await callApi<readonly { readonly status: string }[]>(
    journey.staff,
    'GET',
    '/api/leads',
  );
  expect(lead?.status).toBe('won');
  expect([...staff.faults, ...visitor.faults]).toEqual([]);
});
