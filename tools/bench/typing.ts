// How long a key in the table of lines takes until its picture is painted, in a real browser: an
// estimate of 200 lines, keys in a description and in a rate.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { callApi, signInToApi } from '../journeys/product-api.ts';
import { ADMIN, startBrowser, startProduct } from '../product.ts';
import { sizes } from './sizes.ts';
import { at, traced, workBetween } from './trace.ts';

const LINES = 200;
const KEYS = sizes.keys;

interface Typing {
  /** Milliseconds of work for a key, the middle one and the slowest of twenty. */
  readonly median: number;
  readonly slow: number;
}

async function typeIn(page: Page, session: CDPSession, label: string): Promise<Typing> {
  const row = page.getByRole('listitem', { name: `Line item ${LINES / 2}`, exact: true });
  await row.getByLabel(label).click();
  const events = await traced(session, async () => {
    for (let n = 0; n < KEYS; n++) {
      await page.keyboard.press(String(n % 10));
      await page.waitForTimeout(60);
    }
  });
  const work = workBetween(events, 'keydown').toSorted((a, b) => a - b);
  return { median: at(work, 0.5), slow: at(work, 0.95) };
}

/** Types into an estimate of 200 lines of the product at this address. */
async function measureTyping(
  url: string,
  browser: Browser,
): Promise<Readonly<Record<'description' | 'rate', Typing>>> {
  const staff = await signInToApi(url, ADMIN.email);
  const client = await callApi<{ id: number }>(staff, 'POST', '/api/clients', {
    name: 'Many Lines',
    email: `lines-${Date.now()}@client.example`,
  });
  const { id } = await callApi<{ id: number }>(staff, 'POST', '/api/estimates', {
    clientId: client.id,
    projectTitle: 'Whole roof',
    serviceAddress: '1 Oak St',
    lineItems: Array.from({ length: LINES }, (_, n) => ({
      description: `Line ${n}`,
      quantity: 2,
      rate: '10.00',
      cost: '4.00',
      section: `Part ${Math.floor(n / 20)}`,
    })),
  });
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    storageState: await staff.storageState(),
  });
  const page = await context.newPage();
  await page.goto(`/estimates/${id}/edit`);
  await page.getByRole('listitem', { name: `Line item ${LINES}`, exact: true }).waitFor();
  const session = await context.newCDPSession(page);
  const description = await typeIn(page, session, 'Description');
  const rate = await typeIn(page, session, 'Rate');
  await context.close();
  await staff.dispose();
  return { description, rate };
}

/** Opens a browser for a measurement. */
export async function withBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await startBrowser();
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}

/** The chapter of the benchmarks. */
export async function typing(
  environment: NodeJS.ProcessEnv,
  browser: Browser,
  report: (what: string, ours: string) => void,
): Promise<void> {
  const product = await startProduct(environment);
  const measured = await measureTyping(product.url, browser);
  for (const [cell, { median, slow }] of Object.entries(measured))
    report(
      `a key in a ${cell}, 200 lines, until it is painted`,
      `p50 ${median.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms`,
    );
  await product.stop();
}
