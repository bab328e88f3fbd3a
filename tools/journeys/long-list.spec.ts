// A list of some hundreds in a real browser: it goes on by itself, only what is near the window is
// drawn, and nothing of it is lost: not the focus, not a row on paper.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../vitest/pdf-text.ts';
import { until } from '../vitest/until.ts';
import {
  eachDevice,
  expectAccessible,
  startJourney,
  type Device,
  type Journey,
} from './journey.ts';
import { callApi } from './product-api.ts';

const MANY = 450;
const nameOf = (n: number): string => `Client ${String(n).padStart(3, '0')}`;
const HUNDRED = Array.from({ length: 100 }, (_, n) => n);

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
  for (let n = 0; n < MANY; n += HUNDRED.length)
    await Promise.all(
      HUNDRED.filter((m) => n + m < MANY).map((m) =>
        callApi(journey.staff, 'POST', '/api/clients', {
          name: nameOf(n + m),
          email: `client-${n + m}@client.example`,
        }),
      ),
    );
});
afterAll(() => journey?.end());

const ROWS = { desktop: '.pl-table tbody tr[data-index]', phone: '.pl-card[data-index]' } as const;

/** Scrolls down until nothing more comes. */
async function toTheEnd(page: Page): Promise<void> {
  await until('the last row is drawn', async () => {
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const last = await page.evaluate(
      `[...document.querySelectorAll('[data-index]')].at(-1)?.dataset.index ?? ''`,
    );
    return last === String(MANY - 1);
  });
}

async function open(device: Device) {
  const visit = await journey.visit(device, 'staff');
  await visit.page.goto('/clients');
  await visit.page.getByRole('heading', { name: `Clients (${MANY})` }).waitFor();
  return visit;
}

describe.each(eachDevice)('a long list (%s)', (device) => {
  it('comes by itself to its end, and is drawn where somebody looks', async () => {
    const visit = await open(device);
    const { page } = visit;
    await toTheEnd(page);
    expect(await page.locator(ROWS[device]).count()).toBeLessThan(80);
    const last = page.locator(ROWS[device]).last();
    const place = device === 'phone' ? 'aria-posinset' : 'aria-rowindex';
    expect(await last.getAttribute(place)).toBe(String(device === 'phone' ? MANY : MANY + 1));
    const end = await last.textContent();
    await page.evaluate('scrollTo(0, 0)');
    await page.locator('[data-index="0"]').waitFor();
    await expectAccessible(page);
    await toTheEnd(page);
    expect(await page.locator(ROWS[device]).last().textContent()).toBe(end);
    expect(visit.faults).toEqual([]);
    await visit.close();
  });
});

it('keeps the focus of a row that is scrolled out', async () => {
  const visit = await open('desktop');
  const { page } = visit;
  await toTheEnd(page);
  const row = page.locator(ROWS.desktop).last();
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  await row.getByRole('link').first().focus();
  await page.evaluate('scrollTo(0, 0)');
  await page.locator('[data-index="0"]').waitFor();
  expect(await page.evaluate('document.activeElement.textContent')).toBe(name);
  await visit.close();
});

it('is whole on paper', async () => {
  const visit = await open('desktop');
  await toTheEnd(visit.page);
  const paper = await textOf(await visit.page.pdf());
  for (let n = 0; n < MANY; n++) expect(paper).toContain(nameOf(n));
  await visit.close();
});
