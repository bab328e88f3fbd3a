// A list in a real browser: put in another order by its heads or the phone's choice, kept in the
// address, and taken away as a file.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import { expectAccessible, startJourney, type Journey, type Visit } from './journey.ts';
import { callApi, writeDraft } from './product-api.ts';

let journey: Journey;
let visit: Visit;
beforeAll(async () => {
  journey = await startJourney();
  for (const [name, contactPerson, category] of [
    ['Alder Gutters', 'Wes', 'Other'],
    ['Birch Roofing', 'Ada', 'Roofing'],
    ['=Cedar Paint', 'Max', 'Painting'],
  ])
    await callApi(journey.staff, 'POST', '/api/vendors', {
      name,
      contactPerson,
      category,
      email: 'office@vendor.example',
      phone: '541 555 0100',
    });
});
afterAll(() => journey?.end());
afterEach(async () => {
  if (visit.faults.length > 0) throw new Error(visit.faults.join('\n'));
  await visit.close();
});

/** The names on the screen, once they are these. */
const shows = (page: Page, names: readonly string[]) =>
  until(
    `the list shows ${names.join()}`,
    async () => (await page.locator('.pl-list strong').allInnerTexts()).join() === names.join(),
  );
async function exported(
  page: Page,
): Promise<{ readonly name: string; readonly lines: readonly string[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return {
    name: download.suggestedFilename(),
    lines: text
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[1]!),
  };
}

describe('a list', () => {
  it('is ordered by pressing a head, again the other way round, and the address remembers it', async () => {
    visit = await journey.visit('desktop', 'staff');
    const { page } = visit;
    await page.goto('/vendors');
    await shows(page, ['=Cedar Paint', 'Alder Gutters', 'Birch Roofing']);
    const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
    expect([
      await head('Vendor').getAttribute('aria-sort'),
      await head('Contact').getAttribute('aria-sort'),
    ]).toEqual(['ascending', 'none']);
    await page.getByRole('button', { name: 'Contact', exact: true }).click();
    await shows(page, ['Birch Roofing', '=Cedar Paint', 'Alder Gutters']);
    await page.getByRole('button', { name: 'Contact', exact: true }).press('Enter');
    await shows(page, ['Alder Gutters', '=Cedar Paint', 'Birch Roofing']);
    expect(await head('Contact').getAttribute('aria-sort')).toBe('descending');
    await expectAccessible(page);
    await page.reload();
    await shows(page, ['Alder Gutters', '=Cedar Paint', 'Birch Roofing']);
    expect(new URL(page.url()).search).toBe('?sort=-contactPerson');

    // The file has the screen's order and filters, and nothing in it starts a formula.
    const all = await exported(page);
    expect(all.name).toMatch(/^vendors-\d{4}-\d\d-\d\d\.csv$/);
    expect(all.lines).toEqual(['Name', 'Alder Gutters', "'=Cedar Paint", 'Birch Roofing']);
    await page.getByLabel('Search vendors').fill('birch');
    await shows(page, ['Birch Roofing']);
    expect((await exported(page)).lines).toEqual(['Name', 'Birch Roofing']);
  });

  it('does one thing with several rows, and takes it back', async () => {
    visit = await journey.visit('desktop', 'staff');
    const { page } = visit;
    await page.goto('/vendors');
    await page.getByRole('checkbox', { name: 'Select Birch Roofing' }).check();
    await page.getByRole('checkbox', { name: 'Select Alder Gutters' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make inactive 2' }).click();
    await page.getByText('2 made inactive').first().waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('2 made active').first().waitFor();
    await shows(page, ['=Cedar Paint', 'Alder Gutters', 'Birch Roofing']);
  });

  it('is ordered on a phone by a choice', async () => {
    visit = await journey.visit('phone', 'staff');
    const { page } = visit;
    await page.goto('/vendors');
    await shows(page, ['=Cedar Paint', 'Alder Gutters', 'Birch Roofing']);
    expect((await page.locator('.pl-card').first().boundingBox())?.y).toBeLessThanOrEqual(240);
    await page.getByRole('button', { name: 'Filter and sort' }).click();
    await page.getByLabel('Sort by').selectOption({ label: 'Category' });
    await shows(page, ['Alder Gutters', '=Cedar Paint', 'Birch Roofing']);
    await page.getByRole('button', { name: 'Ascending' }).click();
    await shows(page, ['Birch Roofing', '=Cedar Paint', 'Alder Gutters']);
    await expectAccessible(page);
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Roofing' });
    await page.getByRole('button', { name: 'Done' }).click();
    await shows(page, ['Birch Roofing']);
    await page.getByRole('button', { name: 'Remove filter: Roofing' }).click();
    await shows(page, ['Birch Roofing', '=Cedar Paint', 'Alder Gutters']);
  });

  it('says so when it cannot be exported', async () => {
    visit = await journey.visit('desktop', 'staff', /status of 500/);
    const { page } = visit;
    await page.route('**/api/vendors.csv*', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: '{"message":"Something went wrong on our end."}',
      }),
    );
    await page.goto('/vendors');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByText('Something went wrong on our end.').first().waitFor();
  });

  it('cuts no amount, not the largest that can be recorded either', async () => {
    for (const rate of ['372882.00', '9999999.99'])
      await writeDraft(
        journey.staff,
        { name: `Owner of ${rate}`, email: '' },
        { projectTitle: 'Campus', lineItems: [{ description: 'All roofs', rate, quantity: 1 }] },
      );
    visit = await journey.visit('desktop', 'staff');
    const { page } = visit;
    for (const path of ['/', '/estimates']) {
      await page.goto(path);
      const amounts = page.locator('td.pl-end .pl-figures');
      await amounts.filter({ hasText: '$372,882.00' }).first().waitFor();
      await amounts.filter({ hasText: '$9,999,999.99' }).first().waitFor();
      const cut = `[...document.querySelectorAll('td')].filter((cell) =>
        cell.querySelector('.pl-figures') && cell.scrollWidth > cell.clientWidth)
        .map((cell) => cell.textContent)`;
      expect([path, await page.evaluate<string[]>(cut)]).toEqual([path, []]);
    }
  });
});
