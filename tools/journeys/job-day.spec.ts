// A day on the roof, on a phone: from the calendar to the job that is done, counted in taps.
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { said, useVisits } from './desk.ts';
import { expectAccessible } from './journey.ts';
import { callApi } from './product-api.ts';

const visits = useVisits();
const STEPS = ['Protect', 'Tear off', 'Dry in', 'Shingles', 'Flashing', 'Magnet sweep'];
const MOST_TAPS = 6;

/** A job of today with this list, and a phone that shows today. */
async function onItsDay(title: string) {
  const { staff } = visits.journey;
  const add = (address: string, data: object) =>
    callApi<{ id: number }>(staff, 'POST', address, data);
  const dana = { name: 'Dana Whitfield', email: `${title.length}@client.example` };
  const { id: clientId } = await add('/api/clients', dana);
  const { today } = await callApi<{ today: string }>(staff, 'GET', '/api/calendar');
  const words = { clientId, title, address: '1 Oak St' };
  const job = await add('/api/jobs', { ...words, scheduledStartDate: `${today}T07:00` });
  await callApi(staff, 'PUT', `/api/jobs/${job.id}/checklist`, {
    name: 'Roof',
    steps: STEPS.map((text) => ({ id: null, text })),
  });

  const page = visits.opened(await visits.journey.visit('phone', 'staff'));
  await page.goto(`/calendar?mode=day&date=${today}`);
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  await tap(page.getByRole('link', { name: new RegExp(`^${title}`) }).first());
  await page.waitForURL(`**/calendar/jobs/${job.id}`);
  const next = page.getByRole('region', { name: 'Next step' });
  await tap(next.getByRole('button', { name: 'Start job' }));
  await said(page, 'Work started');
  return { page, next, tap, taps: () => taps };
}

it('takes six taps at most, with the whole list ticked at its end', async () => {
  const { page, tap, taps } = await onItsDay('Cedar roof');
  await expectAccessible(page);
  await tap(page.getByRole('button', { name: 'More actions' }));
  await tap(page.getByRole('menuitem', { name: 'Complete job' }));
  const dialog = page.getByRole('alertdialog', { name: '6 steps are open' });
  await dialog.getByText('Magnet sweep').waitFor();
  await expectAccessible(page);
  await tap(dialog.getByRole('button', { name: 'Check off 6 and complete' }));
  await said(page, 'Job completed');
  await page.getByRole('heading', { name: 'Checklist, 6 of 6' }).waitFor();
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
});

it('takes six taps at most, when a late step is ticked with all before it', async () => {
  const { page, next, tap, taps } = await onItsDay('Flat roof');
  await tap(page.getByRole('checkbox', { name: 'Magnet sweep' }));
  await said(page, '5 earlier steps are still open.');
  await tap(page.getByRole('button', { name: 'Check all off' }));
  await tap(next.getByRole('button', { name: 'Complete job' }));
  await said(page, 'Job completed');
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
});
