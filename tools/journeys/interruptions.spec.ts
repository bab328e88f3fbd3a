// What breaks off from outside: a part of the app that cannot be loaded, the connection, the
// session. It is said, nothing typed is lost, and it heals.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  eachDevice,
  expectAccessible,
  startJourney,
  type Device,
  type Journey,
} from './journey.ts';
import { ADMIN } from '../product.ts';
import { callApi, writeDraft, type WrittenEstimate } from './product-api.ts';

const OF_THE_LOADER = /^Failed to load resource|mf-manifest\.json could not be loaded/;
const CALENDAR = /\/remotes\/scheduling\//;

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());

async function choose(page: Page, device: Device, entry: string): Promise<void> {
  if (device === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: entry, exact: true })
    .filter({ visible: true })
    .click();
}

it.each(eachDevice)('the calendar is down, everything else is not, on a %s', async (device) => {
  const { page, faults, close } = await journey.visit(device, 'staff', OF_THE_LOADER);
  await page.route(CALENDAR, (route) => route.abort('connectionfailed'));
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await choose(page, device, 'Calendar');
  await page.getByText('Calendar is unavailable right now').waitFor();
  await expectAccessible(page);

  await choose(page, device, 'Clients');
  await page.getByRole('heading', { name: 'Clients' }).first().waitFor();
  await page.getByText('No clients found').waitFor();

  await choose(page, device, 'Calendar');
  await page.getByText('Calendar is unavailable right now').waitFor();
  await page.unroute(CALENDAR);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('group', { name: 'View' }).waitFor();
  // The pointer stands where the button was, and half hovers a day.
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await close();
});

it.each(eachDevice)(
  'without a connection the app says so, loses nothing and heals by itself, on a %s',
  async (device) => {
    const { page, faults, close } = await journey.visit(device, 'staff', OF_THE_LOADER);
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.goto('/clients');
    await page.getByRole('button', { name: 'Add Client' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Client' });
    await dialog.getByLabel('Name').fill(`Offline ${device}`);
    await dialog.getByLabel('Email').fill(`offline.${device}@client.example`);
    await page.context().setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add Client' }).click();
    await page
      .getByText(/You’re offline\. What you typed is still here/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await choose(page, device, 'Calendar');
    await page.getByText('Calendar is unavailable right now').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('group', { name: 'View' }).waitFor();
    await page.getByText('You’re offline.').waitFor({ state: 'hidden' });
    expect(warnings.filter((text) => text.includes('already registered'))).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  },
);

describe('a session that ends while somebody writes', () => {
  const again = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });
  const title = (page: Page) => page.getByLabel('Project Title');
  const draft = (name: string): Promise<WrittenEstimate> =>
    writeDraft(
      journey.staff,
      { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@client.example` },
      {
        projectTitle: 'New ridge vent',
        lineItems: [{ description: 'Ridge vent', quantity: 10, rate: '20.00', cost: '12.00' }],
        validUntil: '2199-12-30',
      },
    );
  const titleOf = async ({ id }: WrittenEstimate): Promise<string> =>
    (await callApi<{ projectTitle: string }>(journey.staff, 'GET', `/api/estimates/${id}`))
      .projectTitle;
  /** Somebody has changed the title, their session ends, and they save. */
  const writeWithout = async (device: Device, { id }: WrittenEstimate, text: string) => {
    const { page, faults, close } = await journey.visit(device, 'staff');
    page.on('dialog', (dialog) => void dialog.accept());
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      // What is typed is kept meanwhile, by calls of its own.
      if (request.method() === 'PUT' && request.url().includes('/api/estimates/'))
        keys.push(request.headers()['idempotency-key']);
    });
    await page.goto(`/estimates/${id}/edit`);
    await title(page).fill(text);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await again(page).waitFor();
    return { page, faults, close, keys };
  };
  const signIn = async (page: Page, email: string) => {
    await again(page).getByLabel('Email').fill(email);
    await again(page).getByLabel('Password').fill(ADMIN.password);
    await again(page).getByRole('button', { name: 'Sign In' }).click();
    await again(page).waitFor({ state: 'hidden' });
  };

  it.each(eachDevice)('is begun again there and then, and saving goes on (%s)', async (device) => {
    const estimate = await draft(`Nora Feld ${device}`);
    const { page, faults, close, keys } = await writeWithout(device, estimate, 'Kept');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await again(page).getByLabel('Password').fill('not-the-password');
    await again(page).getByRole('button', { name: 'Sign In' }).click();
    await again(page).getByText('Invalid email or password').waitFor();
    await signIn(page, ADMIN.email);
    await page.waitForURL(/\/estimates\/\d+$/);
    expect(await titleOf(estimate)).toBe('Kept');
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(faults).toEqual([]);
    await close();
  });

  it('somebody else who signs in there begins anew, and is told', async () => {
    await callApi(journey.staff, 'POST', '/api/users', {
      email: 'second@purlin.example',
      password: ADMIN.password,
      firstName: 'Second',
      lastName: 'Admin',
      role: 'admin',
    });
    const estimate = await draft('Otto Feld');
    const { page, faults, close } = await writeWithout('desktop', estimate, 'Of the first');
    await signIn(page, 'second@purlin.example');
    await page.getByText('Signed in as Second Admin').first().waitFor();
    await expect.poll(() => title(page).inputValue()).toBe('New ridge vent');
    expect(await titleOf(estimate)).toBe('New ridge vent');
    expect(faults).toEqual([]);
    await close();
  });
});
