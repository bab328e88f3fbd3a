// The calendar as it is looked at, in real browsers: a full day, days off, a printed month, and a
// job's page on a phone.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { said, useVisits } from './desk.ts';
import { expectAccessible } from './journey.ts';
import { callApi } from './product-api.ts';

const visits = useVisits();
/** A day of eight jobs; they go on over Thanksgiving and the weekend after it. */
const FULL = '2027-11-24';
/** A day of two jobs, whose words are longer than the day is wide. */
const SHORT = '2027-11-10';
const THANKSGIVING = 'Thursday, November 25, 2027, Thanksgiving';
let firstJob = 0;

beforeAll(async () => {
  const { staff } = visits.journey;
  const add = (address: string, data: object) =>
    callApi<{ id: number }>(staff, 'POST', address, data);
  await add('/api/crews', { name: 'Torres', color: '#1e5b4a', members: ['Ana'] });
  const { id: clientId } = await add('/api/clients', {
    name: 'Dana Whitfield of the Thurston Veterinary Clinic',
    email: 'dana@client.example',
  });
  for (const hour of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { id } = await add('/api/jobs', {
      clientId,
      title: `Leak at chimney ${hour}`,
      address: '1 Oak St',
      scheduledStartDate: `${FULL}T0${hour}:00`,
      ...(hour < 4 ? { scheduledEndDate: '2027-11-30T17:00' } : {}),
    });
    firstJob ||= id;
  }
  const gutters = { clientId, title: 'Waiting gutters', address: '1 Oak St' };
  await add('/api/jobs', { ...gutters, scheduledStartDate: null });
  for (const hour of [8, 9]) {
    const start = `${SHORT}T0${hour}:00`;
    const words = { clientId, title: 'Skylight flashing', address: '1 Oak St' };
    await add('/api/jobs', { ...words, scheduledStartDate: start });
  }
});

const opened = async (device: 'desktop' | 'phone', address: string): Promise<Page> => {
  const page = visits.opened(await visits.journey.visit(device, 'staff'));
  await page.goto(address);
  return page;
};

it('shows how many more jobs a lane has below its bars, where they open the day', async () => {
  const page = await opened('desktop', `/calendar?mode=week&date=${FULL}`);
  await page.getByText('+3', { exact: true }).click();
  await page.getByRole('heading', { name: 'Wednesday, November 24, 2027' }).waitFor();
  await page.getByRole('link', { name: 'Leak at chimney 8' }).first().waitFor();
});

it('takes up a job where the focus came from elsewhere', async () => {
  const page = await opened('desktop', '/calendar?mode=week&date=2027-11-22');
  await page
    .getByRole('button', { name: /^Wednesday, November 24, 2027, No crew, 8 jobs/ })
    .focus();
  // Nobody waits for the picture: the key does.
  await page.keyboard.press('Space');
  await said(page, /^Leak at chimney 1: Wednesday, November 24, 2027/);
});

/** What lies over another bar, by what both say. */
const OVERLAPPING = `(() => {
  const bars = [...document.querySelectorAll('.cal-chip')].map((bar) => [
    bar.textContent, bar.firstElementChild.getBoundingClientRect()]);
  return bars.flatMap(([one, a], n) => bars.slice(n + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 &&
      a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => one + ' / ' + other));
})()`;

it('prints a month whose bars keep to a line each', async () => {
  const page = await opened('desktop', `/calendar?mode=month&date=${SHORT}`);
  await page.locator('.cal-chip').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(OVERLAPPING)).toEqual([]);
});

it('says on a phone which days are off and what rests', async () => {
  const page = await opened('phone', `/calendar?mode=day&date=${FULL}`);
  await page.getByRole('button', { name: `${THANKSGIVING}, 0 jobs` }).click();
  await page.getByText('No work').first().waitFor();
  await page.goto(`/calendar?mode=week&date=${FULL}`);
  // A phone's week has every title in full, and says what rests.
  const thanksgiving = page.locator('[data-day="2027-11-25"]');
  await thanksgiving.getByText('Thanksgiving').waitFor();
  await thanksgiving.getByText('Leak at chimney 3').waitFor();
  expect(await thanksgiving.getByText('No work').count()).toBe(3);
  await page.getByRole('link', { name: /^Wednesday, November 24, 2027/ }).waitFor();
  await page.getByRole('link', { name: '4 more' }).waitFor();
  await expectAccessible(page);
});

it('has one way to schedule a job on an empty day of a phone', async () => {
  const page = await opened('phone', '/calendar?mode=day&date=2027-11-23');
  await page.getByText('No jobs scheduled for this day').waitFor();
  expect(await page.getByRole('link', { name: 'Schedule Job' }).count()).toBe(1);
});

it('gives a waiting job its day in the dialog where there is no room to drag', async () => {
  const page = await opened('phone', '/calendar?mode=day&date=2027-11-23');
  await page.getByRole('heading', { name: 'Unscheduled (1)' }).waitFor();
  expect(await page.getByText('Drag a job onto a day').count()).toBe(0);
  await page.getByRole('button', { name: 'Schedule Waiting gutters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Job' });
  await dialog.getByRole('button', { name: 'Schedule Job' }).click();
  await said(page, 'Scheduled Waiting gutters for Nov 23, 2027, 8:00 AM');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await said(page, 'Waiting gutters is back where it was');
});

it('lists what is ahead first, by its days', async () => {
  const page = await opened('desktop', '/calendar?view=list');
  await page.getByRole('heading', { name: 'Wed, Nov 10, 2027' }).waitFor();
  const days = await page.locator('.cal-agenda h2').allTextContents();
  expect(days).toEqual(['Wed, Nov 10, 2027', 'Wed, Nov 24, 2027', 'Unscheduled']);
  await expectAccessible(page);
});

it('begins a job on a phone with the work, then its dates and crew, then its client', async () => {
  const page = await opened('phone', `/calendar/jobs/${firstJob}`);
  await page.getByRole('heading', { name: 'Dates and crew' }).waitFor();
  const top = async (name: string) =>
    (await page
      .locator('.pl-panel')
      .filter({ has: page.getByRole('heading', { name }) })
      .first()
      .boundingBox())!.y;
  const tops = await Promise.all(
    ['Checklist', 'Daily notes', 'Dates and crew', 'Client', 'Money'].map(top),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
