// An estimate written with the keyboard alone: every control can be reached, shows the focus, and
// does what it should.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import { ADMIN } from '../product.ts';
import { startJourney, type Journey } from './journey.ts';
import { callApi } from './product-api.ts';

/** Far more than any screen here has controls. */
const MOST_STEPS = 60;

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());

/** Presses Tab until this has the focus, and checks that it can be seen there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) {
      expect(await target.and(page.locator(':focus-visible')).count()).toBe(1);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

async function press(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' = 'button',
): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

it('signs in, chooses a client and creates an estimate', async () => {
  for (const name of ['Dana Whitfield', 'Luis Ibarra'])
    await callApi(journey.staff, 'POST', '/api/clients', {
      name,
      email: `${name.split(' ')[0]!.toLowerCase()}@client.example`,
      address: '2210 Friendly St, Eugene',
    });
  const { page, faults, close } = await journey.visit('desktop', 'nobody');
  await page.goto('/auth');
  await type(page, page.getByLabel('Email'), ADMIN.email);
  await type(page, page.getByLabel(/^Password/), ADMIN.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await press(page, 'New Estimate', 'link');
  await page.waitForURL('**/estimates/new');

  await page.getByRole('heading', { name: 'New estimate' }).waitFor();
  await tabTo(page, page.getByRole('combobox', { name: 'Client' }));
  await page.keyboard.type('ibarra');
  await page.getByRole('option', { name: /Luis Ibarra/ }).waitFor();
  await page.getByRole('option', { name: /Dana/ }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await type(page, page.getByLabel('Project Title'), 'Gutter guards');
  await until(
    'the client’s address is filled in',
    async () => (await page.getByLabel('Service Address').inputValue()) !== '',
  );
  await page.keyboard.press('Enter');

  await press(page, 'Add Items');
  await press(page, 'Enter your own service');
  const line = page.getByRole('dialog', { name: 'New service line item' });
  await type(page, line.getByLabel('Name'), 'Gutter guards, per linear foot');
  await type(page, line.getByRole('textbox', { name: 'Price' }), '6.25');
  await type(page, line.getByLabel('Quantity'), '120');
  await press(page, /^Save$/);
  await press(page, 'Done');
  await press(page, 'Next');
  await page.getByText('$750.00').filter({ visible: true }).first().waitFor();
  await press(page, 'Create Estimate');
  await page.waitForURL(/\/estimates\/\d+$/);
  await page.getByRole('heading', { name: 'Gutter guards' }).waitFor();

  // A dialog keeps the focus, Escape closes it, and the focus is back where it was.
  await page.goto('/clients');
  await press(page, 'Add Client');
  await page.getByRole('dialog').waitFor();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    // The dialog's layer holds two more stops, which send the focus round.
    expect(
      await page.evaluate<boolean>('document.activeElement.closest(".bp6-portal") !== null'),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate('document.activeElement.textContent')).toContain('Add Client');
  expect(faults).toEqual([]);
  await close();
});
