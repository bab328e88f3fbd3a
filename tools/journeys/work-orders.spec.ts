// Staff put a vendor on a job, the vendor proposes other days on a phone, staff accept them in one
// press, and the vendor sees them confirmed; in real browsers.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { WorkOrders } from '@purlin/contracts/work-orders.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { ADMIN } from '../product.ts';
import { said, useVisits } from './desk.ts';
import { expectAccessible, type Device } from './journey.ts';
import { callApi, signInToApi } from './product-api.ts';
import { signIn } from './roles.ts';

const visits = useVisits();
const EMAIL = 'ray@gutters.example';
let jobId = 0;
let asked = '';
let proposed = '';

beforeAll(async () => {
  const { staff, url } = visits.journey;
  const add = (address: string, data: object) =>
    callApi<{ id: number }>(staff, 'POST', address, data);
  const { id: vendorId } = await add('/api/vendors', {
    name: 'Cascade Gutter & Sheet Metal',
    contactPerson: 'Ray Duong',
    email: EMAIL,
    phone: '(541) 555-0187',
  });
  const person = { firstName: 'Ray', lastName: 'Duong', role: 'vendor', vendorId };
  await add('/api/users', { ...person, email: EMAIL, password: ADMIN.password });
  const ray = await signInToApi(url, EMAIL);
  const { today } = await callApi<WorkOrders>(ray, 'GET', '/api/work-orders');
  await ray.dispose();
  [asked, proposed] = [dayAfter(today, 10), dayAfter(today, 12)];
  const dana = { name: 'Dana Whitfield', email: 'dana@client.example' };
  const { id: clientId } = await add('/api/clients', dana);
  const job = { clientId, title: 'New gutters', address: '88 W 24th Ave, Eugene' };
  jobId = (await add('/api/jobs', { ...job, scheduledStartDate: `${asked}T09:00` })).id;
});

const asVendor = async (device: Device): Promise<Page> => {
  const page = visits.opened(await visits.journey.visit(device, 'nobody'));
  // As from an e-mail, on a device where nobody is signed in.
  await page.goto(`/vendor-portal?order=${jobId}`);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await signIn(page, EMAIL);
  await page.waitForURL('**/vendor-portal*');
  return page;
};
const asStaff = async (): Promise<Page> => {
  const page = visits.opened(await visits.journey.visit('desktop', 'staff'));
  await page.goto(`/calendar/jobs/${jobId}`);
  return page;
};

it('staff ask a vendor, who has no orders before', async () => {
  const theirs = await asVendor('desktop');
  await said(theirs, 'No purchase orders to show. To ask about one, give us a call.');
  await theirs.getByRole('tab', { name: 'Schedule' }).click();
  await said(theirs, 'No deliveries to show. To schedule one, give us a call.');

  const page = await asStaff();
  await page.getByRole('button', { name: 'Vendor', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign vendor' });
  await dialog.getByLabel(/^Vendor/).selectOption({ label: 'Cascade Gutter & Sheet Metal' });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await said(page, 'No response yet');
  await expectAccessible(page);
});

it('the vendor proposes other days, on a phone', async () => {
  const page = await asVendor('phone');
  await page.getByRole('button', { name: 'Confirm New gutters' }).click();
  await said(page, 'Confirmed.');
  await page.getByRole('button', { name: 'Undo your response to New gutters' }).click();
  await page.getByRole('button', { name: 'Propose other dates for New gutters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose other dates' });
  await dialog.getByLabel('First day').fill(proposed);
  await dialog.getByLabel(/^Note/).fill('Crew is in Springfield');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Propose dates' }).click();
  await said(page, /^You proposed/);
  await expectAccessible(page);
});

it('staff see it and accept', async () => {
  const page = await asStaff();
  await said(page, /^Proposes .*: Crew is in Springfield$/);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Accept the dates Cascade Gutter & Sheet Metal proposed/ })
    .click();
  await said(page, 'Cascade Gutter & Sheet Metal is scheduled for the proposed dates');
  await said(page, 'Confirmed');
  await said(page, /^Cascade Gutter & Sheet Metal proposed .*: Crew is in Springfield$/);
  await page.goto('/dashboard/notifications');
  await page.getByRole('link', { name: /^New gutters: Cascade Gutter & Sheet Metal/ }).waitFor();
});

it('the vendor sees them confirmed, among the days ahead', async () => {
  const page = await asVendor('phone');
  const order = page.getByRole('article', { name: 'New gutters' });
  await order.getByText('Confirmed.').waitFor();
  const focused = () => page.evaluate<string>('document.activeElement?.textContent');
  await expect.poll(focused).toContain('New gutters');
  expect(await page.getByRole('heading', { name: 'To confirm' }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await said(page, /Confirmed/);
  await page.getByRole('button', { name: 'Get calendar link' }).click();
  await page.getByRole('link', { name: 'Add to my calendar' }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(
    true,
  );
});
