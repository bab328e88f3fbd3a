// An accepted estimate becomes a job with its crew and its vendor, in a real browser: what speaks
// against them is said, and whoever could not be put on can be tried again.
import { beforeAll, expect, it } from 'vitest';
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { said, useVisits } from './desk.ts';
import { expectAccessible, type Device } from './journey.ts';
import { callApi, sendEstimate, writeDraft } from './product-api.ts';

const visits = useVisits();
/** After the insurance has ended; each job has a day of its own. */
let day = 9;
const anotherDay = (): string => `2027-03-${(day += 1)}`;
const INSURED_UNTIL = '2027-01-31';

beforeAll(async () => {
  const { staff } = visits.journey;
  await callApi(staff, 'POST', '/api/crews', { name: 'Torres', color: '#1e5b4a', members: [] });
  const { id } = await callApi<{ id: number }>(staff, 'POST', '/api/vendors', {
    name: 'Skinner Butte Crane',
    contactPerson: 'Ben',
    category: 'Roofing',
    email: 'ben@crane.example',
    phone: '(541) 555-0119',
  });
  await callApi(staff, 'PUT', `/api/vendors/${id}/documents`, {
    kind: 'liability-insurance',
    number: 'L-1',
    expiresOn: INSURED_UNTIL,
  });
});

/** The number of an estimate that its client accepted. */
async function accepted(projectTitle: string): Promise<number> {
  const { staff } = visits.journey;
  const lineItems = [{ description: 'Roof', quantity: 1, rate: '900.00' }];
  const client = { name: 'Dana Whitfield', email: `${projectTitle.length}@client.example` };
  const estimate = await writeDraft(staff, client, { projectTitle, lineItems });
  await sendEstimate(staff, estimate);
  const answer = { data: { status: 'accepted' } };
  const answered = await staff.patch(`/api/estimates/${estimate.id}/status`, answer);
  expect(answered.status()).toBe(200);
  return estimate.id;
}

/** The dialog with a day, the crew and the vendor in it. */
async function filledIn(device: Device, title: string, expected?: RegExp) {
  const page = visits.opened(await visits.journey.visit(device, 'staff', expected));
  await page.goto(`/calendar/new?estimateId=${await accepted(title)}`);
  const dialog = page.getByRole('dialog', { name: 'Convert Estimate to Job' });
  await dialog.getByLabel('Start Date').fill(anotherDay());
  await dialog.getByLabel('Crew').selectOption({ label: 'Torres' });
  await dialog.getByRole('combobox', { name: 'Vendors' }).click();
  await dialog.getByRole('option', { name: /^Skinner Butte Crane/ }).click();
  await dialog.getByText(/^Insured only through Jan 31, 2027/).waitFor();
  return { page, schedule: dialog.getByRole('button', { name: 'Schedule Job' }) };
}

const jobOf = async (address: string): Promise<JobDetails> =>
  callApi(visits.journey.staff, 'GET', `/api/jobs/${address.split('/').at(-1)}`);
const peopleOn = ({ crewSchedules, vendorSchedules }: JobDetails): readonly string[] => [
  ...crewSchedules.map(({ crew }) => crew.name),
  ...vendorSchedules.map(({ vendor }) => vendor.name),
];

it('gets a crew and a vendor, and says that one is not insured', async () => {
  for (const device of ['desktop', 'phone'] as const) {
    const { page, schedule } = await filledIn(device, `Roof on a ${device}`);
    await expectAccessible(page);
    await schedule.click();
    await page.waitForURL(/\/calendar\/jobs\/\d+$/);
    await said(page, /Insured only through Jan 31, 2027/);
    expect(peopleOn(await jobOf(page.url()))).toEqual(['Torres', 'Skinner Butte Crane']);
    await expectAccessible(page);
  }
});

it('is there without them when they could not be put on, and can be tried again', async () => {
  const { page, schedule } = await filledIn('desktop', 'A roof without people', /status of 503/);
  const commands = /\/api\/jobs\/\d+\/(?:crews|vendors)$/;
  await page.route(commands, (route) => route.fulfill({ status: 503, json: {} }));
  await schedule.click();
  await said(page, 'The crew and vendor couldn’t be assigned');
  await page.waitForURL(/\/calendar\/jobs\/\d+$/);
  await expectAccessible(page);
  expect(peopleOn(await jobOf(page.url()))).toEqual([]);
  await page.unroute(commands);
  await page.getByRole('button', { name: 'Try again' }).click();
  await said(page, 'Assigned');
  expect(peopleOn(await jobOf(page.url()))).toEqual(['Torres', 'Skinner Butte Crane']);
});
