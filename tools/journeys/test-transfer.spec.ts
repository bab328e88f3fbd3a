// A company of one admin has the bank try a new account, in a real browser: from the press to the
// account that the same admin confirms.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../product.ts';
import { clockAhead } from '../vitest/clock-ahead.ts';
import { expectAccessible, startJourney, type Journey, type Visit } from './journey.ts';
import { callApi, signInToApi } from './product-api.ts';

/** Over a file's two days, three banking days, a weekend and a holiday. */
const DAYS = 12;
let journey: Journey;
let visit: Visit;
let page: Page;
let vendorId: number;

beforeAll(async () => {
  // Nobody waits five minutes here.
  journey = await startJourney({ ACH_STOP_MINUTES: '0' });
  const { id } = await callApi<{ id: number }>(journey.staff, 'POST', '/api/vendors', {
    name: 'Alder Crew',
    contactPerson: 'Ana Ruiz',
    email: 'ana@vendor.example',
    phone: '(541) 555-0177',
  });
  vendorId = id;
  await callApi(journey.staff, 'PUT', `/api/vendors/${id}/bank-account`, {
    routingNumber: '021000021',
    accountNumber: '9007123450',
    accountType: 'checking',
    accountHolderType: 'business',
  });
  visit = await journey.visit('desktop', 'staff');
  ({ page } = visit);
});
afterAll(() => journey.end());

it('is one press, and one file at the bank', async () => {
  await page.goto(`/vendors/${vendorId}`);
  await page.getByText('You’re the only admin, so you can confirm it starting').waitFor();
  await page.getByRole('button', { name: 'Send test transfer ($0.00)' }).click();
  await page.getByText('Test in progress').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Batch \d+$/ }).click();
  await page.getByText('1 test transfer, $0.00').waitFor();
  await expectAccessible(page);
  await page.goto('/vendor-payments/batches');
  await page.getByText('Test transfers', { exact: true }).waitFor();
  await page.goto('/dev/bank');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Simulated bank updated').first().waitFor();
});

it('has passed days later, and the only admin confirms the account', async () => {
  await visit.close();
  await journey.restart({ NODE_OPTIONS: clockAhead(DAYS) });
  const again = await signInToApi(journey.url, ADMIN.email);
  const phone = await journey.look({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    storageState: await again.storageState(),
  });
  await phone.page.goto(`/vendors/${vendorId}`);
  await phone.page.getByText('Test passed').waitFor();
  await phone.page.getByRole('button', { name: 'Confirm account' }).click();
  await phone.page.getByRole('button', { name: 'Yes, I verified it' }).click();
  await phone.page.getByText('Bank account confirmed after the bank tested it').waitFor();
  await expectAccessible(phone.page);
  expect([...visit.faults, ...phone.faults]).toEqual([]);
  await Promise.all([phone.close(), again.dispose()]);
});
