// The gallery of parts in a real browser, light and dark, on a desktop and a phone: every part in
// every state is accessible, and none makes the page wider than its window.
import type { RspackDevServer } from '@rspack/dev-server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../apps/backend/platform/servers/embedded/ports.ts';
import { serveGallery } from '../gallery/serve.ts';
import { startBrowser } from '../product.ts';
import { devices, expectNoViolations, openPage, type Device, type Visit } from './journey.ts';

let browser: Browser;
let server: RspackDevServer;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  [browser, server] = await Promise.all([startBrowser(), serveGallery({ port, hot: false })]);
  // It answers once it is built.
  await fetch(url);
});
afterAll(() => Promise.all([browser?.close(), server?.stop()]));

async function open(device: Device, theme: string): Promise<Visit> {
  const context = await browser.newContext({ ...devices[device], baseURL: url });
  // The windows of single states stay empty: what they show is looked at alone.
  await context.route(/[?&]alone=/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const visit = await openPage(context);
  await visit.page.goto(`/?theme=${theme}`);
  await visit.page.getByRole('heading', { name: 'Gallery', exact: true }).waitFor();
  return visit;
}

/** Looks at it as it is now. */
async function look(page: Page, place: string): Promise<void> {
  await expectNoViolations(page, place);
  const sideways = 'document.documentElement.scrollWidth - innerWidth';
  expect({ place, sideways: await page.evaluate<number>(sideways) }).toEqual({
    place,
    sideways: 0,
  });
}

/** The states that have a window of their own, one after the other in one page. */
async function lookAtEachAlone(page: Page): Promise<void> {
  const addresses = await page.evaluate<string[]>(
    "[...document.querySelectorAll('.gallery-frame')].map((frame) => frame.getAttribute('src'))",
  );
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) {
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(address)});
       dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await page.locator('.gallery-alone').waitFor();
    await look(page, address);
  }
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return Math.round(box!.x + box!.width);
};

it('tells pressed and greyed from usual, and has heads over their figures', async () => {
  const { page, close } = await open('desktop', 'light');
  const styleOf = (selector: string, names: readonly string[]) =>
    page.evaluate<string>(
      `${JSON.stringify(names)}.map((name) =>
        getComputedStyle(document.querySelector(${JSON.stringify(selector)}))[name]).join()`,
    );
  for (const [usual, other] of [
    ['[id="button/usual"] .bp6-button', '[id="button/pressed"] .bp6-button'],
    ['[id="button/usual"] .bp6-intent-primary', '[id="button/pressed"] .bp6-intent-primary'],
    ['[id="check/off"] input', '[id="check/greyed"] input'],
    ['[id="switch/off"] input', '[id="switch/greyed"] input'],
  ] as const) {
    const looks = ['backgroundColor', 'boxShadow', 'opacity'];
    expect(await styleOf(other, looks), other).not.toBe(await styleOf(usual, looks));
  }
  const greyed = (part: string) =>
    styleOf(`[id="${part}/greyed"] :is(input, select)`, ['backgroundColor']);
  expect(await greyed('select')).toBe(await greyed('text-field'));
  const head = '[id="list/full"] th.pl-end .pl-sort';
  const padding = Number.parseFloat(await styleOf(head, ['paddingRight']));
  expect((await boxOf(page, head)) - Math.round(padding)).toBeCloseTo(
    await boxOf(page, '[id="list/full"] td .pl-figures'),
    -1,
  );
  await close();
});

it.each([
  { device: 'desktop', theme: 'light', isEachAlone: true },
  { device: 'desktop', theme: 'dark', isEachAlone: false },
  { device: 'phone', theme: 'light', isEachAlone: false },
  { device: 'phone', theme: 'dark', isEachAlone: true },
] as const)('on a $device, $theme', async ({ device, theme, isEachAlone }) => {
  const { page, faults, close } = await open(device, theme);
  await look(page, 'the gallery');
  if (isEachAlone) await lookAtEachAlone(page);
  expect(faults).toEqual([]);
  await close();
});
