// Takes a screen's pictures: opens it once, then changes window and theme in place.
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { CompanyName, Who, World } from './companies.ts';
import { findFaults, listenForFaults, REPORT_POLICY_VIOLATIONS } from './faults.ts';
import type { ChangedAnswer, Screen } from './screen.ts';
import { settle, watchCalls, type Calls } from './settle.ts';

export const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 800 },
} as const;
/** Pixels; nobody looks at more of a page. */
const HIGHEST = 6000;
export type Size = keyof typeof sizes;
export interface Measure {
  readonly width: number;
  readonly height: number;
}
/** As the drawings are judged. */
export const drawnSizes: Readonly<Record<Size, Measure>> = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export interface Shot {
  readonly size: Size;
  readonly theme: Theme;
}

export const nameOf = ({ name, state }: Screen, { size, theme }: Shot): string =>
  `${name}--${state}--${size}--${theme}`;

/** Follows the system's theme, which the camera sets. */
const FOLLOW_SYSTEM =
  'try { localStorage.setItem("purlin.appearance", JSON.stringify({ theme: "system", ' +
  'compactMode: false })) } catch { /* a frame without storage */ }';
const PROBLEM = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    message: 'Something went wrong on our end. Please try again.',
    code: 'internal',
  }),
};

export interface Fault {
  readonly picture: string;
  readonly fault: string;
}
export interface Camera {
  /** Opens the screen as it is to be seen; the caller closes the page. */
  open(
    screen: Screen,
    size: Size,
  ): Promise<{ page: Page; calls: Calls; faults: readonly string[] }>;
  /** Writes the pictures into `folder`; answers with what is wrong with them. */
  take(
    screen: Screen,
    shots: readonly Shot[],
    folder: string,
    options: { readonly axe: boolean },
  ): Promise<Fault[]>;
}

/**
 * One context for each person of each company, so that the browser's cache is of use. `pixels`:
 * device pixels a CSS pixel.
 */
export function openCamera(
  browser: Browser,
  world: World,
  {
    pixels = 1,
    measures = sizes,
  }: { readonly pixels?: number; readonly measures?: Readonly<Record<Size, Measure>> } = {},
): Camera {
  const contexts = new Map<string, Promise<BrowserContext>>();
  const contextOf = (company: CompanyName, who: Who): Promise<BrowserContext> => {
    const key = `${company}/${who}`;
    if (!contexts.has(key)) contexts.set(key, openContext(browser, world, company, who, pixels));
    return contexts.get(key)!;
  };

  const open: Camera['open'] = async (screen, size) => {
    const context = await contextOf(screen.company ?? 'demo', screen.who);
    const page = await context.newPage();
    const faults = listenForFaults(page, screen.failedRequests === true);
    const unanswered = screen.calls?.go === 'unanswered' ? screen.calls.matching : undefined;
    const calls = watchCalls(page, unanswered);
    await page.setViewportSize(measures[size]);
    await arrange(page, screen);
    await page.goto(typeof screen.at === 'string' ? screen.at : screen.at(world), {
      waitUntil: 'load',
    });
    await settle(page, calls, 'opened', { waits: unanswered !== undefined });
    if (screen.act) {
      await screen.act(page);
      await page.mouse.move(0, 0);
      await settle(page, calls, 'opened');
    }
    return { page, calls, faults };
  };

  const take: Camera['take'] = async (screen, shots, folder, options) => {
    const first = shots[0]!;
    const { page, calls, faults } = await open(screen, first.size);
    const found: Fault[] = [];
    try {
      for (const shot of shots) {
        await page.emulateMedia({ colorScheme: shot.theme, reducedMotion: 'reduce' });
        await page.setViewportSize(measures[shot.size]);
        await settle(page, calls, 'changed', { waits: screen.calls?.go === 'unanswered' });
        const picture = nameOf(screen, shot);
        found.push(...(await findFaults(page, options)).map((fault) => ({ picture, fault })));
        if (!screen.windowOnly) await showAll(page, measures[shot.size]);
        const file = path.join(folder, `${picture}.png`);
        await page.screenshot({ path: file, animations: 'disabled' });
      }
      return [...new Set(faults)]
        .map((fault) => ({ picture: nameOf(screen, first), fault }))
        .concat(found);
    } finally {
      await page.close();
    }
  };
  return { open, take };
}

/**
 * Makes the window as high as its page: a picture of a scrolled page would show what sticks to its
 * edges in the middle.
 */
async function showAll(page: Page, { width, height }: Measure): Promise<void> {
  const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
  if (whole > height) await page.setViewportSize({ width, height: Math.min(whole, HIGHEST) });
}

async function openContext(
  browser: Browser,
  { companies }: World,
  company: CompanyName,
  who: Who,
  pixels: number,
): Promise<BrowserContext> {
  const { url, sessions } = companies[company];
  const context = await browser.newContext({
    baseURL: url,
    storageState: sessions[who],
    reducedMotion: 'reduce',
    deviceScaleFactor: pixels,
    timezoneId: 'America/Los_Angeles',
  });
  context.setDefaultTimeout(10_000);
  await context.addInitScript(REPORT_POLICY_VIOLATIONS);
  await context.addInitScript(FOLLOW_SYSTEM);
  return context;
}

const isList = (change: ChangedAnswer['change']): change is readonly object[] =>
  Array.isArray(change);

/** The failures and the changed answers of the screen's state. */
async function arrange(page: Page, { calls, answers = [] }: Screen): Promise<void> {
  if (calls)
    await page.route(calls.matching, (route) =>
      calls.go === 'wrong'
        ? route.fulfill(PROBLEM)
        : calls.go === 'nowhere'
          ? route.abort('connectionfailed')
          : undefined,
    );
  for (const { to, change } of answers)
    await page.route(to, async (route) => {
      const response = await route.fetch();
      const json: unknown = isList(change)
        ? change
        : { ...((await response.json()) as object), ...change };
      await route.fulfill({ response, json });
    });
}
