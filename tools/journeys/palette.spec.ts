// The palette in a real browser: found by name, number, telephone and street, by keys alone, on a
// phone; only what one may see.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { useVisits } from './desk.ts';
import { eachDevice, expectAccessible } from './journey.ts';
import {
  addPerson,
  callApi,
  signInToApi,
  writeDraft,
  type WrittenEstimate,
} from './product-api.ts';

const visits = useVisits();
let draft: WrittenEstimate;
beforeAll(async () => {
  const { staff } = visits.journey;
  draft = await writeDraft(
    staff,
    { name: 'Ruth Okafor', email: 'ruth@client.example' },
    { projectTitle: 'Ridge vents' },
  );
  await addPerson(staff, 'scheduler', { firstName: 'Sol', lastName: 'Planner' });
  await callApi(staff, 'POST', '/api/vendors', {
    name: 'Okafor Gutters',
    contactPerson: 'Ike',
    email: 'ike@gutters.example',
    phone: '(541) 555-0144',
  });
});

const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' });
const options = (page: Page) => results(page).getByRole('option');
const chosen = (page: Page) => results(page).getByRole('option', { selected: true });

/** Signed in for this page alone. */
async function asScheduler(): Promise<Page> {
  const api = await signInToApi(visits.journey.url, 'scheduler@people.example');
  const page = visits.opened(await visits.journey.visit('desktop', 'nobody'));
  await page.context().addCookies((await api.storageState()).cookies);
  await api.dispose();
  return page;
}

it.each(eachDevice)('on a %s: opens, finds, goes there, and closes', async (device) => {
  const page = visits.opened(await visits.journey.visit(device, 'staff'));
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Find anything' }).click();
  await options(page).filter({ hasText: 'New Estimate' }).first().waitFor();
  await expectAccessible(page);
  for (const [typed, found] of [
    ['okaf', 'Ruth Okafor'],
    ['541 555 0117', 'Ruth Okafor'],
    ['4820 don', 'Ruth Okafor'],
    [`est-${draft.id}`, 'Ridge vents'],
    ['555-0144', 'Okafor Gutters'],
  ] as const) {
    await field(page).fill(typed);
    await options(page).filter({ hasText: found }).first().waitFor();
  }
  await field(page).fill('okaf');
  await options(page).filter({ hasText: 'Okafor Gutters' }).waitFor();
  await expectAccessible(page);
  await options(page).filter({ hasText: 'Okafor Gutters' }).click();
  await page.getByRole('heading', { name: 'Okafor Gutters' }).waitFor();
  await field(page).waitFor({ state: 'detached' });
});

it('is worked by keys alone, from a field that somebody types in too', async () => {
  const page = visits.opened(await visits.journey.visit('desktop', 'staff'));
  await page.goto('/clients');
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type('ruth');
  await options(page).filter({ hasText: 'EST-' }).waitFor();
  expect(await chosen(page).innerText()).toContain('Ruth Okafor');
  const active = () => field(page).getAttribute('aria-activedescendant');
  const before = await active();
  await page.keyboard.press('ArrowDown');
  expect(await active()).not.toBe(before);
  expect(await chosen(page).getAttribute('id')).toBe(await active());
  expect(await chosen(page).innerText()).toContain('EST-');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ruth Okafor', level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await field(page).fill('nothing like it');
  await page.getByText('No results for “nothing like it”').first().waitFor();
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await field(page).fill('sched');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/calendar/new');
});

it('shows a scheduler no payments and nothing to create but jobs and clients', async () => {
  const page = await asScheduler();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await options(page).first().waitFor();
  const groups = await results(page).getByRole('group').allInnerTexts();
  expect(
    groups
      .find((group) => group.startsWith('Create'))
      ?.split('\n')
      .filter(Boolean),
  ).toEqual(['Create', 'Schedule Job', 'New Client']);
  expect(groups.join()).not.toContain('Vendor Payments');
});

it('opens what is new on the screen of its list, and a section of the settings', async () => {
  const page = visits.opened(await visits.journey.visit('desktop', 'staff'));
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const choose = async (typed: string) => {
    await page.keyboard.press('Control+k');
    await field(page).fill(typed);
    await options(page).first().waitFor();
    await page.keyboard.press('Enter');
  };
  for (const [typed, title] of [
    ['new client', 'Add Client'],
    // Also where one is already.
    ['new client', 'Add Client'],
    ['new vendor', 'Add Vendor'],
    ['new vendor payment', 'Create Payment'],
    ['new user', 'Add User'],
  ] as const) {
    await choose(typed);
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    expect(page.url()).not.toContain('new');
    await dialog.locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await choose('bank');
  await page.waitForURL('**/settings/bank');
  await choose('two-step');
  await page.waitForURL('**/settings/account');
});

it('changes theme and language and signs out where one is', async () => {
  const page = await asScheduler();
  await page.goto('/clients');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const choose = async (label: string, typed: string, line: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: label }).fill(typed);
    await page.getByRole('option', { name: line }).first().click();
  };
  await choose('Find anything', 'dark', 'Dark theme');
  await page.locator('html.theme-dark').waitFor();
  expect(new URL(page.url()).pathname).toBe('/clients');
  await choose('Find anything', 'spanish', 'Español');
  await page.getByRole('heading', { name: 'Clientes', level: 1 }).waitFor();
  await choose('Buscar lo que sea', 'ingles', 'English');
  await page.getByRole('heading', { name: 'Clients', level: 1 }).waitFor();
  await choose('Find anything', 'sign out', 'Sign Out');
  await page.waitForURL('**/auth');
});

it.each(eachDevice)('on a %s: what is said covers no bar of the frame', async (device) => {
  const page = visits.opened(await visits.journey.visit(device, 'staff'));
  await page.goto('/vendors?new');
  const dialog = page.getByRole('dialog', { name: 'Add Vendor' });
  await dialog.getByLabel('Company Name').fill(`Quiet Gutters ${device}`);
  await dialog.getByLabel('Contact Person').fill('Ike');
  await dialog.getByLabel('Email').fill(`${device}@quiet.example`);
  await dialog.getByLabel('Phone').fill('(541) 555-0178');
  await dialog.getByRole('button', { name: 'Add Vendor' }).click();
  await dialog.waitFor({ state: 'detached' });
  const told = (await page.locator('.pl-toast').boundingBox())!;
  for (const bar of await page.locator('.sh-bar, .sh-below').all()) {
    const { y, height } = (await bar.boundingBox())!;
    expect(told.y >= y + height || told.y + told.height <= y).toBe(true);
  }
});
