// Crews and vendors with dates of their own, in real browsers: on the calendar of these days, also
// when the job itself is in another month, and on the job's page.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { said, useVisits } from './desk.ts';
import { expectAccessible, type Device } from './journey.ts';
import { callApi } from './product-api.ts';

const visits = useVisits();
/** A Thursday; the jobs are in the month after it. */
const DAY = '2027-11-18';
let firstJob = 0;

beforeAll(async () => {
  const { staff } = visits.journey;
  const add = (address: string, data: object) =>
    callApi<{ id: number }>(staff, 'POST', address, data);
  const { id: crewId } = await add('/api/crews', { name: 'Torres', color: '#1e5b4a', members: [] });
  const crane = { name: 'Skinner Butte Crane', contactPerson: 'Ben', category: 'Roofing' };
  const { id: vendorId } = await add('/api/vendors', {
    ...crane,
    email: 'ben@crane.example',
    phone: '(541) 555-0119',
  });
  const dana = { name: 'Dana Whitfield', email: 'dana@client.example' };
  const { id: clientId } = await add('/api/clients', dana);
  const job = async (title: string, start: string, end: string) =>
    (
      await add('/api/jobs', {
        clientId,
        title,
        address: '1 Oak St',
        scheduledStartDate: start,
        scheduledEndDate: end,
      })
    ).id;
  const waits = { clientId, title: 'Gutters of the barn', address: '1 Oak St' };
  await add('/api/jobs', { ...waits, scheduledStartDate: null });
  firstJob = await job('Metal roof', '2027-12-14T08:00', '2027-12-15T17:00');
  const second = await job('New ridge vent', '2027-12-20T22:00', '2027-12-21T06:00');
  const own = (from: string, to: string) => ({ scheduledStartDate: from, scheduledEndDate: to });
  const crewsDay = own(`${DAY}T08:00`, `${DAY}T12:00`);
  await add(`/api/jobs/${firstJob}/crews`, { crewId, ...crewsDay });
  const cranes = own(`${DAY}T07:00`, `${DAY}T09:00`);
  await add(`/api/jobs/${firstJob}/vendors`, { vendorId, ...cranes });
  const long = own(`${DAY}T08:30`, '2027-11-19T18:00');
  await add(`/api/jobs/${second}/vendors`, { vendorId, ...long });
});

const opened = async (device: Device, address: string): Promise<Page> => {
  const page = visits.opened(await visits.journey.visit(device, 'staff'));
  await page.goto(address);
  return page;
};
const isAsWideAsItsWindow = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');

it('are in the lanes of their week, with their hours and who is wanted twice', async () => {
  const page = await opened('desktop', `/calendar?mode=week&date=${DAY}`);
  await said(page, 'Skinner Butte Crane');
  await said(page, /^7a–9a · Metal roof/);
  const cranes = page.getByRole('row').filter({ hasText: 'booked' });
  expect(await cranes.locator('.cal-doubled').count()).toBe(2);
  await page.getByRole('button', { name: /Torres, 1 job: Metal roof/ }).waitFor();
  await expectAccessible(page);
});

it('are bars of the month, and rows of the day that name the other job', async () => {
  const page = await opened('desktop', `/calendar?mode=month&date=${DAY}`);
  await page.locator('.cal-booking', { hasText: 'Torres' }).waitFor();
  expect(await page.locator('.cal-booking', { hasText: 'Skinner Butte Crane' }).count()).toBe(2);
  await page.goto(`/calendar?mode=day&date=${DAY}`);
  await page.getByRole('link', { name: 'Skinner Butte Crane on Metal roof' }).waitFor();
  await said(page, /Skinner Butte Crane also on New ridge vent/);
  await expectAccessible(page);
});

it('are seen on a phone by day and by week', async () => {
  const page = await opened('phone', `/calendar?mode=day&date=${DAY}`);
  await page.getByRole('link', { name: 'Skinner Butte Crane on Metal roof' }).waitFor();
  await page.goto(`/calendar?mode=week&date=${DAY}`);
  const day = page.locator(`[data-day="${DAY}"]`);
  await day.getByText('7a–9a · on Metal roof').waitFor();
  expect(await day.getByText('Nothing scheduled').count()).toBe(0);
  await expectAccessible(page);
});

it('are moved from their day, and taken back', async () => {
  for (const device of ['phone', 'desktop'] as const) {
    const page = await opened(device, `/calendar?mode=day&date=${DAY}`);
    await page.getByRole('button', { name: 'Move Skinner Butte Crane' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Move Skinner Butte Crane' });
    await dialog.getByText(/Skinner Butte Crane on New ridge vent/).waitFor();
    await dialog.getByLabel('Start Date').fill('2027-11-22');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await said(page, /^Moved Skinner Butte Crane on Metal roof to Nov 22, 2027, 7:00 AM/);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await said(page, 'Skinner Butte Crane is back where they were');
  }
});

it('break no page of a job, whose night is a day of work', async () => {
  for (const device of ['desktop', 'phone'] as const) {
    const page = await opened(device, `/calendar/jobs/${firstJob + 1}`);
    await page.getByText('Nov 19, 2027, 6:00 PM').waitFor();
    expect(await isAsWideAsItsWindow(page)).toBe(true);
    expect(await page.getByText('days of work').count()).toBe(0);
  }
});

it('are told before a job is moved on a phone, with free days to choose from', async () => {
  const page = await opened('phone', '/calendar?mode=day&date=2027-12-14');
  await page.getByRole('button', { name: 'Move Metal roof' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await dialog.getByText(/with different dates/).waitFor();
  await dialog.getByRole('button', { name: 'Start on Wed, Dec 15' }).click();
  await dialog.getByText('The last day moves too, to Thu, Dec 16.').waitFor();
  await dialog.getByRole('button', { name: 'Move job' }).click();
  await said(page, 'Moved Metal roof to Dec 15, 2027, 8:00 AM, until Thu, Dec 16');
  await said(page, /Skinner Butte Crane keeps Nov 18, 2027, 7:00 AM – 9:00 AM/);
});

it('stand in a narrow window beside the jobs that wait', async () => {
  const { journey } = visits;
  const narrow = {
    viewport: { width: 360, height: 780 },
    storageState: await journey.staff.storageState(),
  };
  const page = visits.opened(await journey.look(narrow));
  for (const mode of ['day', 'week', 'month']) {
    await page.goto(`/calendar?mode=${mode}&date=${DAY}`);
    await page.getByRole('heading', { name: 'Unscheduled (1)' }).waitFor();
    expect(await isAsWideAsItsWindow(page)).toBe(true);
  }
});

it('pay whoever comes from the job’s page, for that job, and lead back to it', async () => {
  const page = await opened('desktop', `/calendar/jobs/${firstJob}`);
  await page.getByRole('link', { name: 'Create Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Payment' });
  const job = dialog.getByRole('combobox', { name: /^Job/ });
  await expect.poll(() => job.inputValue()).toBe('Metal roof, Dana Whitfield');
  await dialog.getByRole('combobox', { name: /^Vendor/ }).fill('Skinner');
  await page.getByRole('option', { name: /Skinner Butte Crane/ }).click();
  await dialog.getByLabel('Labor').fill('800');
  await dialog.getByRole('button', { name: 'Create Payment' }).click();
  await page.waitForURL(`**/calendar/jobs/${firstJob}`);
  await said(page.getByRole('list', { name: 'Vendor payments for Metal roof' }), '$800.00');
});
