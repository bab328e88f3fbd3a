// A client reads in their portal what comes next, approves from there on a phone, and reads of
// their days of work, also once the weather moved them; in real browsers.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { ADMIN } from '../product.ts';
import { said, useVisits } from './desk.ts';
import { answer, oneOffer } from './estimate-page.ts';
import { expectAccessible, type Device } from './journey.ts';
import { callApi, sendEstimate, writeDraft, type WrittenEstimate } from './product-api.ts';
import { signIn } from './roles.ts';

const visits = useVisits();
const EMAIL = 'maria@people.example';
// A Monday.
const DAY = '2099-03-30';
let estimate: WrittenEstimate;

const add = (address: string, data: object) =>
  callApi<{ id: number }>(visits.journey.staff, 'POST', address, data);

beforeAll(async () => {
  const { staff } = visits.journey;
  const maria = { name: 'Maria Alvarez', email: 'maria@client.example' };
  const draft = await writeDraft(staff, maria, { ...oneOffer, validUntil: '2099-03-20' });
  estimate = await sendEstimate(staff, draft);
  const person = { firstName: 'Maria', lastName: 'Alvarez', role: 'client', email: EMAIL };
  const { clientId } = await callApi<{ clientId: number }>(
    staff,
    'GET',
    `/api/estimates/${estimate.id}`,
  );
  await add('/api/users', { ...person, password: ADMIN.password, clientId });
});

async function asClient(device: Device): Promise<Page> {
  const page = visits.opened(await visits.journey.visit(device, 'nobody'));
  await page.goto('/auth');
  await signIn(page, EMAIL);
  await page.waitForURL('**/client-portal*');
  return page;
}
const next = (page: Page) => page.getByRole('region', { name: 'What’s next' });
const fits = async (page: Page) =>
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(
    true,
  );

it('the client is shown what to answer, and approves it, on a phone', async () => {
  const page = await asClient('phone');
  const number = estimate.estimateNumber;
  await said(next(page), `Approve or decline estimate ${number}`);
  await said(next(page), 'Valid until Fri, Mar 20');
  await expectAccessible(page);
  await fits(page);
  await next(page).getByRole('link').click();
  await answer(page, 'Approve Estimate', 'Thank you');
  await page.getByRole('heading', { name: 'Estimate Approved' }).waitFor();
  await page.goBack();
  await said(next(page), 'We’ll contact you with the dates');
  const card = page.getByRole('article', { name: oneOffer.projectTitle });
  await card.getByText('History').click();
  await said(card, /^Approved, signed by /);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Documents' }).click();
  await said(page, `Signed estimate ${number}`);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${number} as PDF` }).click();
  expect((await file).suggestedFilename()).toBe(`estimate-${number}-signed.pdf`);
});

it('and reads when there is work, and that the weather moved it', async () => {
  const { id } = await add(`/api/estimates/${estimate.id}/convert-to-job`, {
    title: 'Ridge vent',
    address: '4820 Donald St, Eugene',
    scheduledStartDate: `${DAY}T07:30`,
    notes: 'the dog bites',
  });
  const crew = await add('/api/crews', { name: 'Blue', color: '#1e5b4a', members: ['Luis'] });
  await add(`/api/jobs/${id}/crews`, { crewId: crew.id });
  const plan = await callApi<readonly PlannedMove[]>(
    visits.journey.staff,
    'GET',
    `/api/weather-shifts/plan?days=${DAY}`,
  );
  const moves = plan.map(({ jobId, dateChanges, to }) => ({ jobId, dateChanges, ...to }));
  await add('/api/weather-shifts', { days: [DAY], reason: 'Weather', tell: [], letter: {}, moves });

  for (const device of ['phone', 'desktop'] as const) {
    const page = await asClient(device);
    await said(next(page), 'Work starts Tue, Mar 31, 7:30 AM');
    await said(next(page), 'Moved from Mon, Mar 30 to Tue, Mar 31 because of the weather');
    await said(next(page), 'Crew: Blue');
    await page.getByRole('tab', { name: 'Active Projects' }).click();
    const project = page.getByRole('article', { name: 'Ridge vent' });
    await said(project, 'Tue, Mar 31, 2099, from 7:30 AM');
    await project.getByRole('list', { name: 'Progress of Ridge vent' }).waitFor();
    expect(await page.getByText('the dog bites').count()).toBe(0);
    await expectAccessible(page);
    await fits(page);
  }
});
