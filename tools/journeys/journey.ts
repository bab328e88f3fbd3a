// What every browser journey needs: a product, a browser, pages that notice when something breaks,
// and axe.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_BUSINESS } from '../../apps/backend/platform/config.ts';
import { violationsOf } from '../axe.ts';
import { ADMIN, startBrowser, startProduct } from '../product.ts';
import { REPORT_POLICY_VIOLATIONS } from '../screenshots/faults.ts';
import { companyDatabase, TEMPLATE_KEY } from '../vitest/company-database.ts';
import { signInToApi, type Api } from './product-api.ts';
import { scaled } from '../vitest/machine.ts';

// Drawn in software, each frame of an animation costs more than what the journey looks at.
const calm = { reducedMotion: 'reduce' } as const;
export const devices = {
  desktop: { ...calm, viewport: { width: 1440, height: 900 } },
  phone: { ...calm, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;
/** How long a page may take to show what a journey waits for. */
export const WAIT_MS = scaled(45_000);
export type Device = keyof typeof devices;
export const eachDevice = Object.keys(devices) as Device[];

/** `faults`: failed scripts, broken policy, errors on the console. */
export interface Visit {
  readonly page: Page;
  readonly faults: string[];
  close(): Promise<void>;
}

/** What the console may say without being a fault: nobody is signed in yet. */
const NOT_SIGNED_IN = /status of 401/;

/** A page in this context. `expected`: what the console will rightly say besides. */
export async function openPage(context: BrowserContext, expected?: RegExp): Promise<Visit> {
  const faults: string[] = [];
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript(REPORT_POLICY_VIOLATIONS);
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !NOT_SIGNED_IN.test(message.text()) &&
      !expected?.test(message.text())
    )
      faults.push(message.text());
  });
  return { page, faults, close: () => context.close() };
}

/**
 * Half faded in, everything has too little contrast. One animation may end because another takes
 * its place. What never ends (a waiting sign) or stands still is not waited for.
 */
const SETTLED = `(async () => {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ playState, effect }) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
    if (moving.length === 0) return true;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
})()`;

/** A list that is being read again is faded, and has too little contrast for that moment. */
export const settledLists = (page: Page): Promise<void> =>
  page.locator('.pl-refreshing').first().waitFor({ state: 'detached' });

export async function expectAccessible(page: Page): Promise<void> {
  await settledLists(page);
  await expectNoViolations(page);
}

/** Also of a page that shows what a list looks like while it is being read again. */
export async function expectNoViolations(page: Page, place?: string): Promise<void> {
  await page.evaluate(SETTLED);
  const violations = await violationsOf(page);
  expect(
    violations.map(({ id, targets, why }) => `${id}: ${targets[0]} ${why}`),
    place,
  ).toEqual([]);
}

export interface Journey {
  readonly url: string;
  /** The API as the admin. */
  readonly staff: Api;
  /** A page of somebody who is not signed in, or of the admin. */
  visit(device: Device, who: 'nobody' | 'staff', expected?: RegExp): Promise<Visit>;
  /**
   * A page of somebody who is not signed in, in a window of any kind: narrow, dark, without script.
   */
  look(options: BrowserContextOptions, expected?: RegExp): Promise<Visit>;
  /** The product stops and starts again where it was, with this on top of its environment. */
  restart(environment: NodeJS.ProcessEnv): Promise<void>;
  end(): Promise<void>;
}

/** The database of a company after its first run. */
export const emptyCompany = async (): Promise<string> => {
  // Only whoever makes the first one loads the product into the process of the specs.
  const { databaseUrl } = await companyDatabase({}, async (place) =>
    (await import('../vitest/app.ts')).openTestApp(place),
  );
  return databaseUrl;
};

let shared: Promise<Browser> | undefined;
/** One browser for all journeys of a worker, and another if it broke; it ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (shared ??= startBrowser());
  if (browser.isConnected()) return browser;
  shared = undefined;
  return sharedBrowser();
}

/**
 * An empty company of its own and windows of the shared browser; `more` is added to the product's
 * environment.
 */
export async function startJourney(more: NodeJS.ProcessEnv = {}): Promise<Journey> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-journey-'));
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: more['DATABASE_URL'] ?? (await emptyCompany()),
    ENCRYPTION_KEY: TEMPLATE_KEY,
    // What is sent is sent; journeys about the wait ask for one.
    SENDING_HOLD_SECONDS: '0',
    SEED: 'none',
    ...DEMO_BUSINESS,
    BUSINESS_CCB_NUMBER: '123456',
    ...more,
  };
  const [started, browser] = await Promise.all([startProduct(environment), sharedBrowser()]);
  let product = started;
  const staff = await signInToApi(product.url, ADMIN.email);
  const contexts: BrowserContext[] = [];
  const newContext = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: product.url, ...options });
    contexts.push(context);
    return context;
  };
  return {
    url: product.url,
    staff,
    visit: async (device, who, expected) =>
      openPage(
        await newContext({
          ...devices[device],
          ...(who === 'staff' ? { storageState: await staff.storageState() } : {}),
        }),
        expected,
      ),
    look: async (options, expected) => openPage(await newContext(options), expected),
    async restart(changed) {
      const { port } = new URL(product.url);
      await product.stop();
      product = await startProduct({ ...environment, PORT: port, ...changed });
    },
    async end() {
      await Promise.all([...contexts.map((context) => context.close()), staff.dispose()]);
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
