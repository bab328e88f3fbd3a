// What is wrong with a page on sight of a machine: script errors, policy violations, fonts that did
// not load, overflow, figures that are cut off, and axe's findings.
import type { Page } from 'playwright-core';
import { violationsOf, WCAG } from '../axe.ts';

/** As text: this runs in the page, where the project's Node types do not hold. */
export const REPORT_POLICY_VIOLATIONS =
  'addEventListener("securitypolicyviolation", (event) => console.error(`Content security ' +
  'policy: ${event.violatedDirective} ${event.blockedURI}`))';

/**
 * What the console says when a call is answered with an error, and when a remote cannot be loaded.
 */
const OF_A_FAILED_REQUEST = /^Failed to load resource|\[ Federation Runtime \]/;

/**
 * Collects what the page complains about from now on. `failedRequests`: those are meant to fail.
 */
export function listenForFaults(page: Page, failedRequests: boolean): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !(failedRequests && OF_A_FAILED_REQUEST.test(message.text())))
      faults.push(`console: ${message.text()}`);
  });
  return faults;
}

/**
 * Wider than the window, as a whole or inside a box that cuts it off; what scrolls by itself on
 * purpose is left out.
 */
const OVERFLOW = `(() => {
  const room = document.documentElement.clientWidth;
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX) && !['BODY',
    'HTML', 'MAIN'].includes(element.tagName);
  const within = (element) => { for (let up = element.parentElement; up;
    up = up.parentElement) if (scrolls(up)) return true; return false; };
  const name = (element) => element.tagName.toLowerCase() + (typeof element.className === 'string'
    && element.className ? '.' + element.className.trim().split(/\\s+/).join('.') : '');
  const wide = document.documentElement.scrollWidth >
    room || [...document.querySelectorAll('main')].some((main) => main.scrollWidth >
    main.clientWidth + 1);
  if (!wide) return [];
  const guilty = [...document.querySelectorAll('body *')].filter((element) =>
    element.getBoundingClientRect().right >
    room + 1 && element.checkVisibility() && !within(element));
  const names = guilty.slice(0, 3).map(name).join(' | ');
  return ['wider than the window: ' + (names || 'nobody knows why')];
})()`;
/** An amount of which digits are missing reads as another amount. */
const CUT_FIGURES = `[...document.querySelectorAll('td.pl-end')].filter((cell) =>
  cell.scrollWidth > cell.clientWidth && getComputedStyle(cell).overflowX === 'hidden')
  .map((cell) => 'figure cut off: ' + cell.textContent)`;
const FONTS =
  "[...document.fonts].filter((font) => font.status === 'error').map((font) => 'font not " +
  "loaded: ' + font.family)";

/** What can be seen at this size and theme. */
export async function findFaults(
  page: Page,
  { axe }: { readonly axe: boolean },
): Promise<string[]> {
  const faults = [
    ...(await page.evaluate<string[]>(OVERFLOW)),
    ...(await page.evaluate<string[]>(CUT_FIGURES)),
    ...(await page.evaluate<string[]>(FONTS)),
  ];
  if (!axe) return faults;
  const violations = await violationsOf(page, [...WCAG, 'best-practice']);
  return [
    ...faults,
    ...violations.map(
      ({ id, help, targets }) => `axe ${id}: ${help} (${targets.slice(0, 3).join(' | ')})`,
    ),
  ];
}
