// How many presses an estimate costs, from the dashboard on: a new client and three lines of the
// price book, sent. What is typed is not counted; where it goes is.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import { said } from './desk.ts';
import { type Device, eachDevice } from './journey.ts';
import { callApi } from './product-api.ts';
import { idIn, useDesk } from './wizard.ts';

const desk = useDesk();
const items = ['Tear-off', 'Underlayment', 'Ridge cap'];

beforeAll(async () => {
  const { staff } = desk.journey;
  const { id } = await callApi<{ id: number }>(staff, 'POST', '/api/pricebook/categories', {
    name: 'Roofing',
    type: 'service',
  });
  for (const name of items)
    await callApi(staff, 'POST', '/api/pricebook/items', {
      categoryId: id,
      name,
      unit: 'square',
      standardPrice: '100.00',
    });
});

/** Presses, counted; words go where the focus is. */
function handOf(device: Device, page: Page) {
  const counted = { presses: 0 };
  return {
    counted,
    async press(what: Locator) {
      counted.presses += 1;
      await (device === 'phone' ? what.tap() : what.click());
    },
    async type(field: Locator, text: string) {
      await field.and(page.locator(':focus')).waitFor();
      await page.keyboard.type(text);
    },
  };
}

it.each(eachDevice)(
  'three lines for a new client are sent in twelve presses (%s)',
  async (device) => {
    const page = await desk.open(device, '/dashboard');
    const { press, type, counted } = handOf(device, page);
    const petra = `Petra ${device}`;
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await press(page.getByRole('link', { name: 'New Estimate' }));
    await type(page.getByRole('combobox', { name: 'Client' }), petra);
    await press(page.getByRole('option', { name: `Add ${petra}` }));
    const client = page.getByRole('dialog', { name: 'Add New Client' });
    await type(client.getByLabel('Email'), `petra.${device}@client.example`);
    await press(client.getByLabel('Address'));
    await type(client.getByLabel('Address'), '1870 Jefferson St, Eugene');
    await press(button('Create Client'));
    await client.waitFor({ state: 'hidden' });
    await type(field('Project Title'), 'Roof replacement');
    await press(button('Next'));
    await press(button('Add Items'));
    for (const item of items)
      await press(page.getByRole('button', { name: new RegExp(`^${item}`) }));
    await said(page, '$300.00');
    await press(button('Done'));
    await press(button('Save & Send'));
    await press(button('Send Estimate'));
    await page.waitForURL(/\/estimates\/\d+$/);
    await until('it is sent', async () => (await desk.read(idIn(page))).status !== 'draft');
    expect((await desk.read(idIn(page))).lineItems).toHaveLength(3);
    expect(counted.presses).toBeLessThanOrEqual(12);
  },
);
