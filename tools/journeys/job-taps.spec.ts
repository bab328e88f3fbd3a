// A thumb on a phone taps twice, or where there is no network: nothing is done that nobody meant,
// and nothing is shown as done that is not.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { said, useVisits } from './desk.ts';
import { callApi } from './product-api.ts';

const visits = useVisits();

interface JobNow {
  readonly status: string;
  readonly checklist: { readonly steps: readonly { readonly doneAt: string | null }[] } | null;
}

/** The page of a job, on a phone, with what the server knows of it. */
async function onPhone(title: string, steps: readonly string[], days = 0) {
  const { staff } = visits.journey;
  const add = (address: string, data: object) =>
    callApi<{ id: number }>(staff, 'POST', address, data);
  const { id: clientId } = await add('/api/clients', {
    name: 'Dana Whitfield',
    email: `${title.length}@client.example`,
  });
  const { today } = await callApi<{ today: string }>(staff, 'GET', '/api/calendar');
  const start = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const { id } = await add('/api/jobs', {
    clientId,
    title,
    address: '1 Oak St',
    scheduledStartDate: `${start}T07:00`,
  });
  if (steps.length > 0)
    await callApi(staff, 'PUT', `/api/jobs/${id}/checklist`, {
      name: 'Roof',
      steps: steps.map((text) => ({ id: null, text })),
    });
  const page = visits.opened(
    await visits.journey.visit('phone', 'staff', /ERR_INTERNET_DISCONNECTED/),
  );
  await page.goto(`/calendar/jobs/${id}`);
  const now = () => callApi<JobNow>(staff, 'GET', `/api/jobs/${id}`);
  return {
    page,
    next: page.getByRole('region', { name: 'Next step' }),
    now,
    done: async () => (await now()).checklist!.steps.map(({ doneAt }) => doneAt !== null),
  };
}

/** Two taps on one place, as quick as a thumb is, whatever stands there the second time. */
async function tapTwice(page: Page, what: Locator) {
  await what.click({ trial: true });
  const { x, y, width, height } = (await what.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await page.touchscreen.tap(left, top);
  await page.waitForTimeout(450);
  await page.touchscreen.tap(left, top);
}

it('only starts a job whose Start is tapped twice', async () => {
  const { page, next, now } = await onPhone('Cedar roof', []);
  await tapTwice(page, next.getByRole('button', { name: 'Start job' }));
  await said(page, 'Work started');
  await page.waitForTimeout(800);
  expect((await now()).status).toBe('in_progress');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await next.getByRole('button', { name: 'Complete job' }).click();
  await said(page, 'Job completed');
});

it('asks, and is answered by no second tap, before a job begins early', async () => {
  const { page, next, now } = await onPhone('Tile roof', [], 3);
  await tapTwice(page, next.getByRole('button', { name: 'Start job' }));
  await page.getByRole('alertdialog').waitFor();
  await page.waitForTimeout(500);
  expect((await now()).status).toBe('scheduled');
});

it('ticks one step, where Done is tapped twice', async () => {
  const { page, next, done } = await onPhone('Flat roof', ['Protect', 'Tear off', 'Dry in']);
  await next.getByRole('button', { name: 'Start job' }).click();
  await said(page, 'Work started');
  await next.getByRole('button', { name: 'Done' }).click();
  await next.getByText('Tear off').waitFor();
  await tapTwice(page, next.getByRole('button', { name: 'Done' }));
  await next.getByText('Dry in').waitFor();
  await page.waitForTimeout(500);
  expect(await done()).toEqual([true, true, false]);
});
