// Waits until a page has come to rest: no call under way, fonts loaded, nothing that says
// "loading", the last frame drawn.
import type { Page, Request } from 'playwright-core';

export interface Calls {
  /**
   * Calls without an answer so far, apart from the stream of live news, which never ends, and those
   * held on purpose.
   */
  underWay(): number;
}

/** Counts the calls of a page from now on. */
export function watchCalls(page: Page, held?: RegExp): Calls {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource' && !held?.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { underWay: () => open.size };
}

// As text: these run in the page, where the project's Node types do not hold.
const DRAWN =
  'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => ' +
  'requestAnimationFrame(() => done()))))';
const WAITING =
  "[...document.querySelectorAll('[aria-busy=true], .pl-bone, " +
  ".bp6-spinner')].some((element) => element.checkVisibility())";
/**
 * A page that has just been opened may pause between two calls; one that has only changed its
 * window or theme does not.
 */
const REST_MS = { opened: 250, changed: 50 } as const;
const PATIENCE_MS = 15_000;

/**
 * Resolves when nothing has moved for a moment; throws when that takes too long. `waits`: the page
 * is meant to go on waiting.
 */
export async function settle(
  page: Page,
  calls: Calls,
  after: keyof typeof REST_MS,
  { waits = false } = {},
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  let since = performance.now();
  while (performance.now() - since < REST_MS[after]) {
    await page.evaluate(DRAWN);
    const busy = calls.underWay() > 0 || (!waits && (await page.evaluate(WAITING)));
    if (busy) since = performance.now();
    if (performance.now() > end)
      throw new Error(`The page did not come to rest within ${PATIENCE_MS / 1000} s.`);
  }
}
