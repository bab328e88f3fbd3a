// Clients: list, profile, import.
import type { Page } from 'playwright-core';
import { button, inAllWeathers, loading, staff, wrong, type Screen } from './screen.ts';

async function similarClient(page: Page): Promise<void> {
  await button('Add Client')(page);
  await page.getByLabel('Name').fill('D. Whitfield');
  await page.getByLabel('Email').fill('dana.whitfield@client.example');
  await page.getByText('may already be a client').first().waitFor();
}
const CLIENTS_CSV =
  'Name,Email,Phone,Address\nAna Ruiz,ana@client.example,(541) 555-0101,"12 Mill St, ' +
  'Eugene"\n,nobody@client.example,,\nBen Ruiz,not an address,,\nDana ' +
  'W.,dana.whitfield@client.example,,\nCleo Fox,cleo@client.example,(541) 555-0103,\n';
async function clientsImport(page: Page): Promise<void> {
  await button('Import')(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(CLIENTS_CSV) });
  await page.getByText('Skipped').waitFor();
}
/** The page of the first client that is found. */
const found = (page: Page) => page.locator('.pl-row-link').first().click();

export const clientScreens: readonly Screen[] = [
  ...inAllWeathers('clients', '/clients'),
  staff('clients', '/clients?q=zzz', { state: 'no-match' }),
  staff('clients', '/clients?show=archived', { state: 'archived' }),
  staff('clients', '/clients', { state: 'adding', windowOnly: true, act: button('Add Client') }),
  staff('clients', '/clients', { state: 'similar', windowOnly: true, act: similarClient }),
  staff('clients', '/clients', { state: 'editing', windowOnly: true, act: button(/^Edit /) }),
  staff('clients', '/clients', {
    state: 'removing',
    windowOnly: true,
    act: button(/^(Delete|Archive) /),
  }),
  staff('clients', '/clients', { state: 'import', windowOnly: true, act: button('Import') }),
  staff('clients', '/clients', { state: 'import-preview', windowOnly: true, act: clientsImport }),
  staff('client', '/clients?q=ridgeline', { act: found }),
  staff('client', '/clients?q=upper fern', { state: 'long', act: found }),
  staff('client', '/clients/1', {
    state: 'archived',
    answers: [{ to: /\/api\/clients\/\d+$/, change: { archivedAt: '2026-03-02T17:00:00.000Z' } }],
  }),
  staff('client', '/clients/1', { state: 'editing', windowOnly: true, act: button('Edit') }),
  staff('client', '/clients/999999', { state: 'not-found', failedRequests: true }),
  staff('client', '/clients/1', wrong),
  staff('client', '/clients/1', loading),
];
