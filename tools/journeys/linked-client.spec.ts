// An admin links somebody to a client, whose estimates and projects are then theirs to read, in a
// real browser on a desk and a phone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../product.ts';
import { eachDevice, expectAccessible, startJourney, type Journey } from './journey.ts';
import {
  callApi,
  sendEstimate,
  signInToApi,
  writeDraft,
  type WrittenEstimate,
} from './product-api.ts';
import { signIn } from './roles.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());

/** The estimate becomes a job, which its client then reads of in the portal, on a phone too. */
async function seesTheirProject(email: string, { id }: WrittenEstimate): Promise<void> {
  await callApi(journey.staff, 'POST', `/api/estimates/${id}/approve-option`, {});
  await callApi(journey.staff, 'POST', `/api/estimates/${id}/convert-to-job`, {
    title: 'Porch roof',
    address: '1 Main St',
    scheduledStartDate: '2099-03-30T07:30',
    scheduledEndDate: '2099-03-31T16:00',
    notes: 'the dog bites',
  });
  for (const device of eachDevice) {
    const { page, faults, close } = await journey.visit(device, 'nobody');
    await page.goto('/auth');
    await signIn(page, email);
    await page.waitForURL('**/client-portal');
    await page.getByRole('tab', { name: 'Active Projects' }).click();
    const project = page.getByRole('article', { name: 'Porch roof' });
    await project.getByText('Mon, Mar 30, 2099 to Tue, Mar 31, 2099, from 7:30 AM').waitFor();
    await project.getByText('Scheduled', { exact: true }).first().waitFor();
    expect(await page.getByText('the dog bites').count()).toBe(0);
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await close();
  }
}

it('an admin links somebody to a client, whose estimates are then theirs to read', async () => {
  const { page, faults, close } = await journey.visit('desktop', 'staff');
  const written = await writeDraft(
    journey.staff,
    { name: 'Lena Ortiz', email: 'lena@client.example' },
    {
      projectTitle: 'Porch roof',
      lineItems: [{ description: 'Work', quantity: 1, rate: '900.00' }],
    },
  );
  await sendEstimate(journey.staff, written);
  const person = { email: 'lena@people.example', password: ADMIN.password };
  await callApi(journey.staff, 'POST', '/api/users', {
    ...person,
    firstName: 'Lena',
    lastName: 'Ortiz',
    role: 'client',
  });
  const lena = await signInToApi(journey.url, person.email);
  const own = async () => (await lena.get('/api/estimates')).status();
  expect(await own()).toBe(403);

  await page.goto('/settings/users');
  await page.getByRole('button', { name: 'Edit Lena Ortiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Lena Ortiz' });
  await dialog.getByRole('combobox', { name: /^Client/ }).fill('Lena');
  await dialog.getByRole('option', { name: /Lena Ortiz/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save User' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByRole('row', { name: /lena@people/ })
    .getByText('Lena Ortiz')
    .nth(1)
    .waitFor();
  const theirs = await callApi<readonly { readonly projectTitle: string }[]>(
    lena,
    'GET',
    '/api/estimates',
  );
  expect(theirs.map(({ projectTitle }) => projectTitle)).toEqual(['Porch roof']);
  await seesTheirProject(person.email, written);

  await page.getByRole('button', { name: 'Edit Lena Ortiz' }).click();
  await dialog.getByRole('button', { name: 'Not linked' }).click();
  await dialog.getByRole('button', { name: 'Save User' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await own()).toBe(403);
  expect(faults).toEqual([]);
  await lena.dispose();
  await close();
});
