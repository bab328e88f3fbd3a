// A job that waits for its dates, in a real browser: put into the slot that was pressed, for its
// crew, and taken back.
import { expect, it } from 'vitest';
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { said, useVisits } from './desk.ts';
import { expectAccessible } from './journey.ts';
import { callApi } from './product-api.ts';

const visits = useVisits();

it('goes into the slot that was pressed, to its crew, and back', async () => {
  const { staff } = visits.journey;
  const add = (address: string, data: object) =>
    callApi<{ id: number }>(staff, 'POST', address, data);
  const client = await add('/api/clients', {
    name: 'Dana Whitfield',
    email: 'dana@client.example',
  });
  const torres = await add('/api/crews', { name: 'Torres', color: '#1e5b4a', members: ['Ana'] });
  const words = { clientId: client.id, title: 'Gutter guards', address: '1 Oak St' };
  await add('/api/jobs', { ...words, scheduledStartDate: null });

  const page = visits.opened(await visits.journey.visit('desktop', 'staff'));
  await page.goto('/calendar?mode=week&date=2027-03-24');
  await page.getByRole('button', { name: /^Thursday, March 25, 2027, Torres, no jobs/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Job' });
  await dialog.getByText('Thursday, March 25, 2027, crew Torres').waitFor();
  const here = dialog.getByRole('button', { name: 'Schedule Gutter guards here' });
  await here.waitFor();
  await expectAccessible(page);
  await here.click();
  await said(page, 'Scheduled Gutter guards for Mar 25, 2027, 8:00 AM, one day, crew Torres');
  await dialog.waitFor({ state: 'detached' });
  const jobs = await callApi<CalendarJob[]>(
    staff,
    'GET',
    '/api/calendar/jobs?from=2027-03-25&to=2027-03-25',
  );
  expect(jobs.map(({ crewSchedules }) => crewSchedules.map(({ crewId }) => crewId))).toEqual([
    [torres.id],
  ]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await said(page, 'Gutter guards is back where it was');
});
