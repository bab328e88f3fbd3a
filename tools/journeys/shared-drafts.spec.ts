// Two people at one estimate that is not saved yet, in two browsers: each sees the other and what
// they type, a cut loses nothing, and both can look at it as its client will.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ADMIN } from '../product.ts';
import { said, useVisits } from './desk.ts';
import { devices, expectAccessible } from './journey.ts';
import { callApi, signInToApi } from './product-api.ts';

/** What the console says when a browser is cut off, and when somebody else was faster. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|status of 412/;

const desk = useVisits();

const open = desk.opened;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** What the office has that is not saved yet. */
const unfinishedTitles = async () =>
  (
    await callApi<{ readonly title: string }[]>(
      desk.journey.staff,
      'GET',
      '/api/unfinished-estimates',
    )
  ).map(({ title }) => title);
/** Waits until a field says so. */
const says = (page: Page, label: string, text: string) =>
  expect.poll(() => page.getByLabel(label).inputValue()).toBe(text);

it('two people go on with one unfinished estimate, through a cut, and see it as the client', async () => {
  await desk.journey.staff.post('/api/users', {
    data: {
      email: 'maria@purlin.example',
      firstName: 'Maria',
      lastName: 'Lopez',
      role: 'admin',
      password: ADMIN.password,
    },
  });
  const ana = open(await desk.journey.visit('desktop', 'staff', EXPECTED));
  await ana.goto('/estimates/new');
  await ana.getByLabel('Project Title').fill('Half a roof');
  await said(ana, /^Saved \d/);

  // Somebody else, at another machine.
  const session = await signInToApi(desk.journey.url, 'maria@purlin.example');
  const maria = open(
    await desk.journey.look(
      { ...devices.phone, storageState: await session.storageState() },
      EXPECTED,
    ),
  );
  await maria.goto('/estimates');
  await button(maria, 'Unfinished (1)').click();
  await expectAccessible(maria);
  await maria.getByRole('link', { name: 'Continue' }).click();
  await says(maria, 'Project Title', 'Half a roof');
  await said(ana, 'Maria Lopez is also working on this');
  await said(maria, /is also working on this$/);
  await maria.getByLabel('Service Address').fill('1 Oak St, Eugene');
  await said(ana, /by Maria Lopez$/);
  await says(ana, 'Service Address', '1 Oak St, Eugene');

  // Both write in the same field while one of them is cut off.
  await ana.context().setOffline(true);
  await ana.getByLabel('Project Title').fill('Whole roof');
  await said(ana, 'You’re offline. Your work is saved on this device and will sync later.');
  await maria.getByLabel('Project Title').fill('Garage roof');
  await expect.poll(unfinishedTitles).toEqual(['Garage roof']);
  await ana.context().setOffline(false);
  const notice = ana.getByRole('region', { name: 'Changed since you opened it' });
  await notice.getByText(/Maria Lopez just changed this estimate$/).waitFor();
  await button(ana, 'Keep my changes').click();
  await says(maria, 'Project Title', 'Whole roof');

  const [preview] = await Promise.all([
    ana.context().waitForEvent('page'),
    button(ana, 'Preview as client').click(),
  ]);
  await preview.getByRole('heading', { name: 'Whole roof' }).waitFor();
  await preview.close();
  await button(maria, 'Cancel').click();
  await button(maria, 'Leave').click();
  await ana.getByText('Maria Lopez is also working on this').waitFor({ state: 'hidden' });
  await session.dispose();
});
