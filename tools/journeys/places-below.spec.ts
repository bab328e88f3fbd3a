// A phone's five places under the thumb: they lead, the rest is behind More, and what else stands
// at the foot of a page is above them.
import { expect, it } from 'vitest';
import { useVisits } from './desk.ts';
import { expectAccessible } from './journey.ts';
import { writeDraft } from './product-api.ts';

const visits = useVisits();

it('lead on a phone, and More opens the drawer', async () => {
  const page = visits.opened(await visits.journey.visit('phone', 'staff'));
  await page.goto('/dashboard');
  const places = page.getByRole('navigation', { name: 'Pages' });
  await places.waitFor();
  expect(await places.locator('a, button').allInnerTexts()).toEqual([
    'Dashboard',
    'Estimates',
    'Calendar',
    'Clients',
    'More',
  ]);
  await places.getByRole('link', { name: 'Clients' }).click();
  await page.waitForURL(/\/clients$/);
  await page.getByRole('heading', { name: 'Clients' }).first().waitFor();
  await expectAccessible(page);
  await places.getByRole('button', { name: 'More' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL(/\/settings/);
  await menu.waitFor({ state: 'hidden' });
});

it('have the buttons of a page above them, and none of both covers the other', async () => {
  const { staff } = visits.journey;
  const lineItems = [{ description: 'Ridge vent', quantity: 1, rate: '1000' }];
  const client = { name: 'Dana Whitfield', email: 'dana@client.example' };
  const draft = await writeDraft(staff, client, { projectTitle: 'Porch roof', lineItems });
  const page = visits.opened(await visits.journey.visit('phone', 'staff'));
  await page.goto(`/estimates/${draft.id}/send`);
  const send = await page.getByRole('button', { name: 'Send Estimate' }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Pages' }).boundingBox();
  expect(send!.y + send!.height).toBeLessThanOrEqual(bar!.y);
  expect(bar!.y + bar!.height).toBe(page.viewportSize()!.height);
});

it('are not there on a desktop', async () => {
  const page = visits.opened(await visits.journey.visit('desktop', 'staff'));
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
});
