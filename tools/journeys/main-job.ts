// The main job in a real browser: sign in, client, estimate, e-mail, approval, acceptance, audit.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_BUSINESS } from '../../apps/backend/platform/config.ts';
import {
  readInbox,
  type Message,
} from '../../apps/backend/platform/servers/embedded/inbox-messages.ts';
import { ADMIN, startProduct } from '../product.ts';
import { freshDatabase } from '../vitest/database.ts';
import { until } from '../vitest/until.ts';
import { signed } from './estimate-page.ts';
import { devices, expectAccessible, openPage, sharedBrowser, type Visit } from './journey.ts';

/** Walks it in a product of its own, from its first start; `more` is added to its environment. */
export async function walkMainJob(more: NodeJS.ProcessEnv = {}): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-journey-'));
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: await freshDatabase(),
    SEED: 'none',
    SENDING_HOLD_SECONDS: '0',
    ...DEMO_BUSINESS,
    BUSINESS_CCB_NUMBER: '123456',
    ...more,
  };
  const [product, browser] = await Promise.all([startProduct(environment), sharedBrowser()]);
  const context = await browser.newContext(devices.desktop);
  try {
    await walk(await openPage(context), product.url, environment);
  } finally {
    await context.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function walk(
  staff: Visit,
  url: string,
  environment: NodeJS.ProcessEnv & { readonly DATA_DIR: string },
): Promise<void> {
  await signIn(staff.page, url);
  const number = await writeAndSend(staff.page);
  const message = await mailOf(staff.page, environment.DATA_DIR);
  expect(message.to).toEqual(['dana@client.example']);
  expect(message.attachments.map((attachment) => attachment.filename)).toEqual([
    `estimate-${number}.pdf`,
  ]);
  const link = new RegExp(`${url}/estimate/EST-[\\w-]+`).exec(message.text ?? '')?.[0];
  expect(link).toBe(`${url}/estimate/${number}`);

  const phone = await openPage(await (await sharedBrowser()).newContext(devices.phone));
  await approveOnPhone(phone.page, link!);
  // Staff have the estimate open: the acceptance appears by itself.
  await staff.page.getByText('Approved for $1,305.00').first().waitFor();
  await staff.page.goto(`${url}/dashboard`);
  await staff.page.getByText('$1,305.00').filter({ visible: true }).first().waitFor();

  expect([...staff.faults, ...phone.faults]).toEqual([]);
  await phone.close();
  const audit = await run('tools/audit.ts', ['estimate', number], environment);
  expect(audit.output).toContain('EstimateApproved');
  expect(audit.output).toContain('every read model agree');
  expect(audit.code).toBe(0);
  const first = await run('tools/audit.ts', ['estimate', number, '0'], environment);
  expect(first.output).toContain('After EstimateDrafted');
  expect(first.output).toContain('"status": "draft"');
}

function run(
  script: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [script, ...args],
      { env: { ...process.env, ...environment } },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  );
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel(/^Password/).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: false }).click();
  await page.getByText('Invalid email or password').first().waitFor();
  await expectAccessible(page);
  await page.getByLabel(/^Password/).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: false }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText('Welcome to your admin portal').waitFor();
  await expectAccessible(page);
}

/** How often a real press reached the page since it was loaded. */
const COUNT_CLICKS = `globalThis.clicks = 0;
  addEventListener('click', ({ isTrusted, detail }) => {
    if (isTrusted && detail > 0) clicks += 1;
  }, true);`;
const clicksOn = (page: Page): Promise<number> => page.evaluate('globalThis.clicks');
/** A new client, three lines and the e-mail, for somebody who has never seen it. */
const MOST_CLICKS = 12;

const lines = [
  ['Ridge vent, per linear foot', '4*10', '14.50'],
  ['Starter and ridge caps', '50', '14'],
  ['Permit, City of Eugene', '1', '25'],
] as const;

/**
 * The simple wizard with a new client, three lines and sending, with the mouse where one is needed
 * and the keys in between; answers with the estimate's number.
 */
async function writeAndSend(page: Page): Promise<string> {
  const { keyboard } = page;
  await page.evaluate(COUNT_CLICKS);
  await page.getByRole('link', { name: 'New Estimate' }).click();
  await page.getByRole('button', { name: 'New client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Name').click();
  for (const text of ['Dana Whitfield', 'dana@client.example', '', '2210 Friendly St, Eugene']) {
    await keyboard.insertText(text);
    await keyboard.press('Tab');
  }
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByLabel('Project Title').click();
  await keyboard.insertText('New ridge vent');
  await until(
    "the client's address is filled in",
    async () =>
      (await page.getByLabel('Service Address').inputValue()) === '2210 Friendly St, Eugene',
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('listitem', { name: 'Line item 1' }).getByLabel('Description').click();
  for (const [description, quantity, rate] of lines) {
    await keyboard.insertText(description);
    await keyboard.press('Tab');
    await keyboard.insertText(quantity);
    // Over the unit, which stays.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.insertText(rate);
    await keyboard.press('Enter');
  }
  await page.getByText('$1,305.00').filter({ visible: true }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Review & Send Estimate' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save & Send' }).click();
  await page.waitForURL(/\/estimates\/\d+\/send$/);
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: 'New ridge vent', includeHidden: true })
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send Estimate' }).click();
  await page.waitForURL(/\/estimates\/\d+$/);
  expect(await clicksOn(page)).toBeLessThanOrEqual(MOST_CLICKS);
  const number = await until(
    'the estimate is shown',
    async () => /EST-\d+-[0-9A-Z]{8}/.exec(await page.locator('main').innerText())?.[0],
  );
  await expectAccessible(page);
  return number;
}

async function mailOf(page: Page, dataDir: string): Promise<Message> {
  // The first PDF of a company starts a browser of its own.
  await page.getByText('The mail server accepted the email.').waitFor();
  const inbox = readInbox(path.join(dataDir, 'inbox'));
  const summary = await until('the e-mail is in the inbox', async () => (await inbox.list())[0]);
  return (await inbox.get(summary.id))!;
}

async function approveOnPhone(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('heading', { name: 'New ridge vent' }).waitFor();
  await page.locator('.badge[data-status="viewed"]').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Message').fill('Please start in April.');
  await page.getByRole('button', { name: 'Approve Estimate' }).click();
  await (await signed(page)).dblclick();
  await page.getByRole('heading', { name: 'Estimate Approved' }).waitFor();
  await page.getByText('Please start in April.').waitFor();
  await expectAccessible(page);
}
