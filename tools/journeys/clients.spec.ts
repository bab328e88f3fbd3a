// Clients in a real browser: added, met again, edited, followed on their own page, archived,
// restored, deleted, imported and exported.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import {
  eachDevice,
  expectAccessible,
  startJourney,
  type Device,
  type Journey,
  type Visit,
} from './journey.ts';
import { callApi, sendEstimate, writeDraft } from './product-api.ts';

let journey: Journey;
let visit: Visit;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());
afterEach(async () => {
  await visit.close();
  if (visit.faults.length > 0) throw new Error(`The page broke: ${visit.faults.join('\n')}`);
});

const said = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

async function open(device: Device, address: string, heading: string): Promise<Page> {
  visit = await journey.visit(device, 'staff');
  await visit.page.goto(address);
  await visit.page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  return visit.page;
}

async function fillClient(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Add Client' }).first().click();
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('dialog').getByLabel(label).fill(text);
}

/** A client with a draft; their number and the draft's. */
const withDraft = async (name: string, email: string) => {
  const estimate = await writeDraft(
    journey.staff,
    { name, email },
    {
      projectTitle: 'New ridge vent',
      lineItems: [{ description: 'Ridge vent', quantity: 10, rate: '14.50' }],
    },
  );
  const [client] = await callApi<readonly { readonly id: number }[]>(
    journey.staff,
    'GET',
    `/api/clients?q=${encodeURIComponent(email)}`,
  );
  return { id: client!.id, estimate };
};

describe('a client', () => {
  it('is added, met again, and edited', async () => {
    const page = await open('desktop', '/clients', 'Clients');
    await said(page, 'Get started by adding your first client');
    await expectAccessible(page);
    await fillClient(page, {
      Name: 'Dana Whitfield',
      Email: 'dana@client.example',
      Phone: '(541) 555-0141',
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Add Client' }).click();
    await said(page, 'Client added successfully');
    await page.getByRole('heading', { name: 'Clients (1)' }).waitFor();

    await fillClient(page, {
      Name: 'D. Whitfield',
      Email: 'someone@client.example',
      Phone: '+1 541 555 0141',
    });
    await said(page, 'Dana Whitfield may already be a client');
    await page.getByRole('button', { name: 'Add Anyway' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use Dana Whitfield' }).click();
    await page.getByRole('heading', { name: 'Dana Whitfield', level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Notes').fill('Gate code 4411');
    await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await said(page, 'Client updated successfully');
    await said(page, 'Gate code 4411');
    await said(page, 'Contact details or notes updated');
  });

  it.each(eachDevice)(
    'has a page of its own that tells the story while it happens (%s)',
    async (device) => {
      const { id, estimate } = await withDraft(
        `Priya Raman ${device}`,
        `priya.${device}@client.example`,
      );
      const page = await open(device, `/clients/${id}`, `Priya Raman ${device}`);
      await said(page, 'No estimate messages yet');
      await sendEstimate(journey.staff, estimate);
      await said(page, `Emailed to priya.${device}@client.example`);
      const answered = await journey.staff.patch(`/api/estimates/${estimate.id}/status`, {
        data: { status: 'accepted', clientMessage: 'Please mind the roses.' },
      });
      expect(answered.status()).toBe(200);
      await said(page, 'Please mind the roses.');
      await said(page, 'Approved for $145.00');
      await said(page, '100%');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'New estimate' }).first().click();
      await page.waitForURL(new RegExp(`clientId=${id}`));
    },
  );

  it('is archived when something refers to them, and comes back', async () => {
    const { id } = await withDraft('Marcus Oyelaran', 'marcus@client.example');
    const page = await open('desktop', `/clients/${id}`, 'Marcus Oyelaran');
    await page.getByRole('button', { name: 'Archive' }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByText(/This client has 1 estimate/).waitFor();
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Archive' }).click();
    await said(page, 'This client is archived');
    await page.goto('/clients?q=marcus');
    await said(page, 'Try adjusting your search terms');
    await page.getByLabel('Show').selectOption({ label: 'Archived' });
    await page.getByRole('button', { name: 'Restore Marcus Oyelaran' }).click();
    await said(page, 'Client restored');
    await said(page, 'No clients found');
  });

  it.each(eachDevice)('is deleted when nothing does, after being asked (%s)', async (device) => {
    await callApi(journey.staff, 'POST', '/api/clients', {
      name: `Passing Stranger ${device}`,
      email: `stranger.${device}@client.example`,
    });
    const page = await open(device, '/clients', 'Clients');
    await expectAccessible(page);
    await page.getByRole('button', { name: `Delete Passing Stranger ${device}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await said(page, 'Client deleted successfully');
    await until(
      'the client is out of the list',
      async () => (await page.getByText(`Passing Stranger ${device}`).count()) === 0,
    );
  });
});

describe('a list of clients', () => {
  it.each(eachDevice)(
    'is imported with a look at every row first, and exported (%s)',
    async (device) => {
      const page = await open(device, '/clients', 'Clients');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const dialog = page.getByRole('dialog');
      const line = { desktop: '0161', phone: '0162' }[device];
      const csv =
        `Name,Email,Phone\nImported One ${device},one.${device}@import.example,(541) ` +
        `555-${line}\n,nobody@import.example,\nImported ` +
        `Two,two.${device}@import.example,541555${line}\n`;
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await dialog.getByText('Please enter a name').waitFor();
      await dialog
        .getByText(`Imported Two has the same phone number as Imported One ${device}, on line 2.`)
        .waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Import 1 client' }).dblclick();
      await dialog.getByText('1 added, 0 updated, 0 unchanged.').waitFor();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('link', { name: `Imported One ${device}`, exact: true }).waitFor();

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export', exact: true }).click(),
      ]);
      const text = await readFile(await file.path(), 'utf8');
      expect(
        text.split('\r\n').filter((row) => row.includes(`one.${device}@import.example`)),
      ).toHaveLength(1);
    },
  );
});
