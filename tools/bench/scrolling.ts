// How smoothly a list of thousands goes by under the wheel, in a real browser.
import type { Browser, Page } from 'playwright-core';
import { signInToApi } from '../journeys/product-api.ts';
import { ADMIN, startProduct } from '../product.ts';
import type { report } from './report.ts';
import { sizes } from './sizes.ts';
import { at, traced, workBetween } from './trace.ts';

/** Estimates of the company. */
const ROWS = sizes.long;
const STEPS = sizes.turns;
const LOADED_MS = 180_000;
const FRAME_MS = 1000 / 60;

/** Scrolls until every page of the list has come. Throws when it has not within three minutes. */
async function loadAll(page: Page): Promise<void> {
  const end = performance.now() + LOADED_MS;
  let last: unknown;
  while (performance.now() < end) {
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    last = await page.evaluate(
      `[...document.querySelectorAll('[data-index]')].at(-1)?.dataset.index ?? ''`,
    );
    if (last === String(ROWS - 1)) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`The last row that came has the index ${String(last) || 'of none'}.`);
}

/** Turns the wheel over the whole list; gives the frames a second that were drawn meanwhile. */
async function turnTheWheel(page: Page): Promise<number> {
  await page.evaluate(`(() => {
    window.drawn = 0;
    window.drawnFrom = performance.now();
    const count = () => { window.drawn += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);
  })()`);
  for (let n = 0; n < STEPS; n += 1) {
    await page.mouse.wheel(0, n % 50 < 40 ? -120 : 120);
    await page.waitForTimeout(FRAME_MS);
  }
  return page.evaluate<number>('window.drawn / ((performance.now() - window.drawnFrom) / 1000)');
}

/** The chapter of the benchmarks. */
export async function scrolling(
  environment: NodeJS.ProcessEnv,
  browser: Browser,
  tell: typeof report,
): Promise<void> {
  const product = await startProduct(environment);
  const staff = await signInToApi(product.url, ADMIN.email);
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
    storageState: await staff.storageState(),
  });
  const page = await context.newPage();
  await page.goto('/estimates');
  await page.locator('.pl-table .pl-row-link').first().waitFor();
  await loadAll(page);
  await page.mouse.move(720, 500);
  const session = await context.newCDPSession(page);
  let perSecond = 0;
  const events = await traced(session, async () => {
    perSecond = await turnTheWheel(page);
  });
  const work = workBetween(events, 'scroll').toSorted((a, b) => a - b);
  tell(
    `a turn of the wheel over ${ROWS.toLocaleString('en')} estimates, until it is painted`,
    `p50 ${at(work, 0.5).toFixed(1)} ms, p95 ${at(work, 0.95).toFixed(1)} ms`,
    `a frame at 60 a second: ${FRAME_MS.toFixed(1)} ms`,
  );
  tell('  frames drawn meanwhile, without a graphics card', `${perSecond.toFixed(0)}/s`);
  tell('  rows in the document', String(await page.locator('.pl-table tbody tr').count()));
  await context.close();
  await staff.dispose();
  await product.stop();
}
