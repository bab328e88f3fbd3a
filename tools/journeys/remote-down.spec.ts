// A part of the app that cannot be loaded says so and can be tried again; the rest works.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  eachDevice,
  expectAccessible,
  startJourney,
  type Device,
  type Journey,
} from './journey.ts';

const OF_THE_LOADER = /^Failed to load resource|\[ Federation Runtime \]/;
const CALENDAR = /\/remotes\/scheduling\//;

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
}, 60_000);
afterAll(() => journey?.end());

async function choose(page: Page, device: Device, entry: string): Promise<void> {
  if (device === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: entry, exact: true })
    .filter({ visible: true })
    .click();
}

it.each(eachDevice)(
  'the calendar is down, everything else is not, on a %s',
  async (device) => {
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
    await page.getByText('Schedule and follow your jobs').waitFor();
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await close();
  },
  40_000,
);
