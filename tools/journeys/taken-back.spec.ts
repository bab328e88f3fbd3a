// A sending waits, and one press takes it back: who sees it, what is kept, what goes out after all.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import { said } from './desk.ts';
import { eachDevice, expectAccessible, startJourney, type Journey } from './journey.ts';
import { historyOf, writeDraft } from './product-api.ts';
import { scaled } from '../vitest/machine.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ SENDING_HOLD_SECONDS: String(Math.min(60, scaled(20))) });
});
afterAll(() => journey?.end());

const write = (name: string) =>
  writeDraft(
    journey.staff,
    { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@client.example` },
    {
      projectTitle: 'Porch roof',
      lineItems: [{ description: 'Rolled roofing, per square', quantity: 3, rate: '310.00' }],
    },
  );
const waits = (page: Page) => page.getByRole('timer').filter({ hasText: /Sending to .+ in \d+ s/ });

it.each(eachDevice)('is taken back with its words, on a %s', async (device) => {
  const estimate = await write(`Ada ${device}`);
  const { page, faults, close } = await journey.visit(device, 'staff');
  await page.goto(`/estimates/${estimate.id}/send`);
  await page.getByLabel('Message').fill('Hello Ada, here it is.');
  await page.getByRole('button', { name: 'Send Estimate' }).click();
  await waits(page).waitFor();
  await page.reload();
  await waits(page).waitFor();
  expect(await page.getByText('Draft').count()).toBeGreaterThan(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.keyboard.press('Enter');
  await said(page, 'Undone. Nothing was sent.');
  await page.waitForURL(/\/send$/);
  await until(
    'the words are there again',
    async () => (await page.getByLabel('Message').inputValue()) === 'Hello Ada, here it is.',
  );
  expect(await historyOf(journey.staff, estimate)).toEqual([
    'EstimateDrafted',
    'SendingHeld',
    'SendingTakenBack',
  ]);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await close();
});

it('goes out once when nobody takes it back, and all who look see it', async () => {
  const estimate = await write('Dee Sent');
  const sender = await journey.visit('desktop', 'staff');
  const other = await journey.visit('phone', 'staff');
  await sender.page.goto(`/estimates/${estimate.id}/send`);
  await other.page.goto(`/estimates/${estimate.id}`);
  await other.page.getByRole('heading', { name: 'Porch roof', level: 1 }).waitFor();
  await sender.page.getByRole('button', { name: 'Send Estimate' }).click();
  await waits(other.page).waitFor();
  await other.page.getByText('Estimate sent').first().waitFor();
  expect(await waits(sender.page).count()).toBe(0);
  const types = await historyOf(journey.staff, estimate);
  expect(types.filter((type) => type === 'EstimateSent')).toHaveLength(1);
  expect([...sender.faults, ...other.faults]).toEqual([]);
  await Promise.all([sender.close(), other.close()]);
});

it('several are taken back together', async () => {
  const estimates = [await write('Bea Bulk'), await write('Cy Bulk')];
  const { page, faults, close } = await journey.visit('desktop', 'staff');
  await page.goto('/estimates?q=Bulk');
  for (const { id } of estimates)
    await page
      .getByRole('row', { name: new RegExp(`EST-${id}-`) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Send 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await said(page, '2 will be sent in a moment');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await said(page, '2 undone');
  for (const one of estimates)
    expect(await historyOf(journey.staff, one)).toEqual([
      'EstimateDrafted',
      'SendingHeld',
      'SendingTakenBack',
    ]);
  expect(faults).toEqual([]);
  await close();
});
