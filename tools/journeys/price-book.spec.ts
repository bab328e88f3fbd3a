// The price book in a real browser, at a desk and on a phone: items, categories, many prices at
// once, import, archive.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  eachDevice,
  expectAccessible,
  startJourney,
  type Device,
  type Journey,
  type Visit,
} from './journey.ts';
import { callApi } from './product-api.ts';
import { scaled } from '../vitest/machine.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());

const said = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();
const toast = (page: Page, words: string) =>
  page.locator('.pl-toast', { hasText: words }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const more = async (page: Page, action: string): Promise<void> => {
  await press(page, 'More price book actions');
  await page.getByRole('menuitem', { name: action }).click();
};
/** One toast at a time: the next one is waited for without the one before, which may have left. */
const gone = async (page: Page, words: string): Promise<void> => {
  await toast(page, words);
  const close = page.locator('.pl-toast', { hasText: words }).getByLabel('Close');
  await close.click({ timeout: scaled(2_000) }).catch(() => {});
  await page.locator('.pl-toast', { hasText: words }).waitFor({ state: 'detached' });
};

/** What the console says when the server refuses, as it should. */
const FAILED_REQUEST = /status of 412/;

async function openBook(device: Device, at = '/pricebook', expected?: RegExp): Promise<Visit> {
  const visit = await journey.visit(device, 'staff', expected);
  await visit.page.goto(at);
  return visit;
}

const CSV = [
  'Category,Type,Name,Unit,Price,Cost',
  'Tear-off,,Two layers,square,210,128',
  'Vents,material,Ridge vent,lnft,14,8',
  'Vents,material,,lnft,1,',
  'Vents,material,Turbine,furlong,1,',
].join('\r\n');

describe.each(eachDevice)('the price book (%s)', (device) => {
  const phone = device === 'phone';
  const category = `Tear-off ${device}`;
  const name = `One layer ${device}`;

  it('takes a first item, with a category of its own', async () => {
    const { page, faults, close } = await openBook(device, '/price-book');
    await page.waitForURL('**/pricebook');
    if (!phone) {
      await said(page, 'No services added yet');
      await said(page, 'No materials added yet');
    }
    await expectAccessible(page);
    await press(page, 'Add Item');
    await page.getByRole('heading', { name: 'Add New Item' }).waitFor();
    await page
      .getByRole('button', { name: /Add Service/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: 'New service' });
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(await save.isDisabled()).toBe(true);
    await dialog.getByLabel('Name', { exact: false }).first().fill(name);
    await save.click();
    await gone(page, 'Please select a category or create a new one');
    await dialog.getByLabel('New Category').fill(category);
    await dialog.getByLabel('Standard Price').fill('145');
    await dialog.getByLabel('Cost Price').fill('82');
    await dialog.getByLabel('Scope of Work').fill('Down to the decking');
    await said(page, '43.45%');
    await expectAccessible(page);
    await save.click();
    await gone(page, 'Item saved successfully');
    await dialog.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });

  it('shows a category, and an item that is tapped', async () => {
    const { page, faults, close } = await openBook(device);
    await page.getByRole('button', { name: new RegExp(category) }).click();
    await said(page, 'Scope of Work:');
    await expectAccessible(page);
    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit service' });
    expect(await dialog.getByLabel('Standard Price').inputValue()).toBe('145.00');
    await dialog.getByLabel('Standard Price').fill('150');
    // Typing a new name clears the chosen category, and choosing one the new name.
    await dialog.getByLabel('New Category').fill('x');
    expect(await dialog.getByLabel('Category', { exact: true }).inputValue()).toBe('');
    const choice = await dialog.getByRole('option', { name: category }).getAttribute('value');
    await dialog.getByLabel('Category', { exact: true }).selectOption(choice);
    expect(await dialog.getByLabel('New Category').inputValue()).toBe('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await gone(page, 'Item updated successfully');
    await said(page, '$150.00');
    await page.goto('/pricebook?q=nothing-like-it');
    await said(page, 'No items found');
    expect(faults).toEqual([]);
    await close();
  });

  it('does not lose what is written when somebody else changes the item', async () => {
    const [item] = await callApi<
      readonly (Readonly<Record<string, unknown>> & { readonly id: number })[]
    >(journey.staff, 'GET', `/api/pricebook/items?q=${encodeURIComponent(name)}`);
    const { page, faults, close } = await openBook(device, `/pricebook/items/${item!.id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit service' });
    await dialog.getByLabel('Scope of Work').fill('My own words');
    await callApi(journey.staff, 'PUT', `/api/pricebook/items/${item!.id}`, {
      ...item,
      exclusions: 'Rotten decking',
    });
    await said(page, 'Not saved yet: someone else just changed this item');
    expect(await dialog.getByLabel('Scope of Work').inputValue()).toBe('My own words');
    await press(page, 'Keep my changes');
    await expect.poll(() => dialog.getByLabel('Exclusions').inputValue()).toBe('Rotten decking');
    expect(await dialog.getByLabel('Scope of Work').inputValue()).toBe('My own words');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });

  it('asks before it forgets what was written', async () => {
    const { page, faults, close } = await openBook(device, '/pricebook/new/material');
    const dialog = page.getByRole('dialog', { name: 'New material' });
    await dialog.getByLabel('Name', { exact: false }).first().fill('Half a thought');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await press(page, 'Keep editing');
    expect(await dialog.getByLabel('Name', { exact: false }).first().inputValue()).toBe(
      'Half a thought',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await press(page, 'Leave');
    await dialog.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });

  it('changes many prices as the preview shows them, and takes that back', async () => {
    const { page, faults, close } = await openBook(device, '/pricebook', FAILED_REQUEST);
    await page.getByRole('button', { name: new RegExp(category) }).click();
    await said(page, '$150.00');
    await more(page, 'Change prices');
    await page.getByRole('textbox', { name: 'Percent' }).fill('10');
    await page.getByLabel('Rounding').selectOption('dollar');
    await press(page, 'Preview new prices');
    await said(page, '$165.00');
    await expectAccessible(page);
    const change = async (): Promise<void> => {
      await press(page, 'Change 1 price');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Change 1 price' }).click();
    };
    const [item] = await callApi<
      readonly (Readonly<Record<string, unknown>> & { readonly id: number })[]
    >(journey.staff, 'GET', `/api/pricebook/items?q=${encodeURIComponent(name)}`);
    await callApi(journey.staff, 'PUT', `/api/pricebook/items/${item!.id}`, {
      ...item,
      standardPrice: '160.00',
    });
    await change();
    await gone(page, 'was changed or archived after the preview');
    await press(page, 'Preview again');
    await said(page, '$176.00');
    await change();
    await gone(page, 'Prices changed');
    await said(page, 'Standard prices up 10%, to whole dollars');
    await press(page, 'Undo');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await gone(page, 'Change undone');
    await page.getByRole('link', { name: 'Back to price book' }).click();
    await said(page, '$160.00');
    expect(faults).toEqual([]);
    await close();
  });

  it('imports a file, without the lines that are wrong', async () => {
    const { page, faults, close } = await openBook(device);
    await more(page, 'Import from CSV');
    const dialog = page.getByRole('dialog', { name: 'Import items' });
    await expectAccessible(page);
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'book.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(CSV.replace('Tear-off,,', `${category},,`)),
    });
    await said(page, 'These lines will be skipped');
    await said(page, 'Line 4, Name:');
    await said(page, 'Line 5, Unit:');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Import \d item/ }).click();
    await said(page, 'Items imported.');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.goto('/pricebook?q=ridge');
    await said(page, 'Ridge vent');
    expect(faults).toEqual([]);
    await close();
  });

  it('gives an estimate its lines, several at once with their quantities', async () => {
    const { page, faults, close } = await openBook(device, '/estimates/new/guided');
    await press(page, 'Next');
    await press(page, 'From price book');
    const picker = page.getByRole('dialog', { name: 'Add from Price Book' });
    expect(await picker.getByRole('link', { name: 'Open Price Book' }).getAttribute('href')).toBe(
      '/price-book',
    );
    await picker.getByRole('searchbox').fill('nothing-like-it');
    await picker.getByText('No items found').waitFor();
    await picker.getByRole('searchbox').fill('');
    await picker.getByRole('checkbox', { name: new RegExp(name) }).check();
    await picker.getByLabel(`Quantity of ${name}`).fill('24.5');
    await picker.getByRole('radio', { name: 'Materials' }).check();
    await picker.getByRole('checkbox', { name: /Ridge vent/ }).check();
    await expectAccessible(page);
    await picker.getByRole('button', { name: 'Add 2 Items' }).click();
    await picker.waitFor({ state: 'detached' });
    // 24.5 × $160 + 1 × $14
    await said(page, '$3,920.00');
    await said(page, '$3,934.00');
    expect(faults).toEqual([]);
    await close();
  });

  it('archives an item and a category, and brings them back', async () => {
    const { page, faults, close } = await openBook(
      device,
      `/pricebook?q=${encodeURIComponent(name)}`,
    );
    await page.getByRole('link', { name }).click();
    await press(page, 'Archive item');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
    await gone(page, 'Item archived');
    await said(page, 'No items found');
    await page.goto('/pricebook');
    await page.getByRole('button', { name: new RegExp(category) }).click();
    await press(page, `More actions for ${category}`);
    await page.getByRole('menuitem', { name: 'Archive category' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
    await gone(page, 'Category archived');
    await page.goto('/pricebook?show=archived');
    await page.getByRole('button', { name: `Restore ${category}` }).click();
    await gone(page, 'Category restored');
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await gone(page, 'Item restored');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to price book' }).click();
    await page.getByRole('button', { name: new RegExp(category) }).click();
    await page.getByRole('link', { name }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
