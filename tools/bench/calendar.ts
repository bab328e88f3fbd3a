// The calendar at size: how long its month takes to be read with 100,000 jobs in history, and how
// much a step of a drag costs in a month of 2,000.
import { job } from '@purlin/domain/scheduling/job.ts';
import { NO_STREAM } from '@purlin/event-store/port.ts';
import type { Browser, Page } from 'playwright-core';
import type { History } from '../../apps/backend/platform/core/history/history.ts';
import type { Pool } from '../../apps/backend/platform/servers/database.ts';
import { signInToApi } from '../journeys/product-api.ts';
import { ADMIN, startProduct } from '../product.ts';
import { clientName, inParallel } from './company.ts';
import { load } from './load.ts';
import type { report } from './report.ts';
import { signIn } from './servers.ts';
import { shown, sizes } from './sizes.ts';
import { at, traced, workBetween } from './trace.ts';

/** So many of them in one month, the others over ten years before it. */
const { jobs: JOBS, jobsInOneMonth: IN_ONE_MONTH, months: MONTHS } = sizes;
const FULL_MONTH = '2027-06';
const FIRST_DAY = Date.parse('2017-01-01');
const SPREAD_DAYS = 3_700;
const CLIENTS = 100;
const AT = '2026-03-02T17:00:00.000Z';
const DAY_MS = 86_400_000;

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** Every third lasts three days. */
function datesOf(id: number) {
  const first =
    id <= IN_ONE_MONTH
      ? Date.parse(`${FULL_MONTH}-01`) + (id % 28) * DAY_MS
      : FIRST_DAY + (id % SPREAD_DAYS) * DAY_MS;
  const last = first + (id % 3 === 0 ? 2 : 0) * DAY_MS;
  return { start: `${dayAt(first)}T08:00`, end: `${dayAt(last)}T17:00` };
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Writes the jobs into history, before the product first starts. */
export async function writeJobs(history: History, pool: Pool): Promise<void> {
  const started = performance.now();
  await inParallel(JOBS, async (id) => {
    const clientId = 1 + (id % CLIENTS);
    await history.append(
      job,
      id,
      NO_STREAM,
      [
        {
          type: 'JobAdded',
          data: {
            title: `Roof ${id}, rear slope`,
            description: 'Tear-off and new shingles',
            address: `${id} Oak St, Eugene`,
            budgetCents: null,
            notes: '',
            client: { id: clientId, name: clientName(clientId) },
            ...datesOf(id),
          },
        },
      ],
      { correlationId: 'bench', causationId: 'bench', by: 'user-1', at: AT },
      `bench-job-${id}`,
    );
  });
  await pool.query(`select setval('platform.stream_number_job', ${JOBS})`);
  console.log(`${JOBS} jobs written, ${seconds(started)}`);
}

/** The six weeks that a month of the calendar shows, somewhere in ten years. */
function monthAt(n: number): string {
  const from = FIRST_DAY + ((n * 37) % 120) * 30 * DAY_MS;
  return `from=${dayAt(from)}&to=${dayAt(from + 41 * DAY_MS)}`;
}

async function months(url: string, tell: typeof report): Promise<void> {
  const headers = await signIn(url);
  const ask = (much: number, days: (n: number) => string) =>
    load(url, much, 2, (n) => ({ method: 'GET', path: `/api/calendar/jobs?${days(n)}`, headers }));
  await ask(MONTHS / 5, monthAt);
  const usual = await ask(MONTHS, monthAt);
  tell(
    `a month of the calendar at ${shown(JOBS)} jobs, 2 connections`,
    `p50 ${usual.p50} ms, p95 ${usual.p95} ms`,
  );
  const full = await ask(MONTHS / 5, () => `from=${FULL_MONTH}-01&to=${FULL_MONTH}-30`);
  tell(
    `  the month of ${IN_ONE_MONTH.toLocaleString('en')} jobs`,
    `p50 ${full.p50} ms, p95 ${full.p95} ms`,
  );
}

const STEPS = Math.round(sizes.turns * 0.9);
const FRAME_MS = 1000 / 60;

/** Drags a job up and down over the days; gives the frames a second that were drawn meanwhile. */
async function dragOver(page: Page): Promise<number> {
  const grid = (await page.getByRole('grid').boundingBox())!;
  const chip = (await page.locator('.cal-movable').first().boundingBox())!;
  await page.mouse.move(chip.x + 8, chip.y + 8);
  await page.mouse.down();
  await page.mouse.move(chip.x + 30, chip.y + 20);
  await page.evaluate(`(() => {
    window.drawn = 0;
    window.drawnFrom = performance.now();
    const count = () => { window.drawn += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);
  })()`);
  for (let n = 0; n < STEPS; n += 1) {
    const part = (1 - Math.cos((n / STEPS) * Math.PI * 6)) / 2;
    await page.mouse.move(
      grid.x + 20 + ((grid.width - 40) * ((n * 7) % STEPS)) / STEPS,
      grid.y + 60 + Math.min(grid.height, 600) * part,
    );
    await page.waitForTimeout(FRAME_MS / 2);
  }
  const perSecond = await page.evaluate<number>(
    'window.drawn / ((performance.now() - window.drawnFrom) / 1000)',
  );
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return perSecond;
}

async function drags(url: string, browser: Browser, tell: typeof report): Promise<void> {
  const staff = await signInToApi(url, ADMIN.email);
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    storageState: await staff.storageState(),
  });
  const page = await context.newPage();
  await page.goto(`/calendar?mode=month&date=${FULL_MONTH}-15`);
  await page.locator('.cal-movable').first().waitFor();
  const session = await context.newCDPSession(page);
  let perSecond = 0;
  const events = await traced(session, async () => {
    perSecond = await dragOver(page);
  });
  const work = workBetween(events, 'mousemove').toSorted((a, b) => a - b);
  tell(
    `a step of a drag in a month of ${IN_ONE_MONTH.toLocaleString('en')} jobs, until it is painted`,
    `p50 ${at(work, 0.5).toFixed(1)} ms, p95 ${at(work, 0.95).toFixed(1)} ms`,
    `a frame at 60 a second: ${FRAME_MS.toFixed(1)} ms`,
  );
  tell('  frames drawn meanwhile, without a graphics card', `${perSecond.toFixed(0)}/s`);
  await context.close();
  await staff.dispose();
}

/** The chapter of the benchmarks. */
export async function calendar(
  environment: NodeJS.ProcessEnv,
  browser: Browser,
  tell: typeof report,
): Promise<void> {
  const started = performance.now();
  const product = await startProduct(environment);
  console.log(`read models made, ${seconds(started)}`);
  await months(product.url, tell);
  console.log(`months read, ${seconds(started)}`);
  await drags(product.url, browser, tell);
  console.log(`dragged, ${seconds(started)}`);
  await product.stop();
}
