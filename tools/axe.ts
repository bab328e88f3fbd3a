// axe in the page itself: put there once a document and asked directly, which costs half of what
// a wrapper around it does.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds: the rule, what it asks, what is wrong, and where on the page, as selectors. */
export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly why: string;
  readonly targets: readonly string[];
}

/** The rules of these tags that the page breaks. */
export async function violationsOf(page: Page, tags = WCAG): Promise<readonly Violation[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(SOURCE);
  const asked = JSON.stringify({
    runOnly: tags,
    resultTypes: ['violations'],
    // Without copies of the style sheets, which the content policy stops and says so, and without
    // frames: an e-mail shown in one lies in a sandbox that answers nobody.
    preload: false,
    iframes: false,
  });
  // What scrolls under the bars of the frame can be scrolled out: for axe, it is covered. A list
  // that is being read again is faded for that moment, whenever the moment comes.
  return page.evaluate<readonly Violation[]>(
    `(() => {
      const bars = [...document.querySelectorAll('.sh-bar, .sh-below')];
      for (const { style } of bars) style.position = 'static';
      const opaque = new CSSStyleSheet();
      opaque.replaceSync('.pl-refreshing { opacity: 1 !important; transition: none !important }');
      document.adoptedStyleSheets.push(opaque);
      return axe.run(document, ${asked}).finally(() => {
        for (const { style } of bars) style.removeProperty('position');
        document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(opaque), 1);
      });
    })().then(({ violations }) => violations.map(({ id, help, nodes }) =>
      ({ id, help, why: nodes[0]?.failureSummary ?? '',
        targets: nodes.map(({ target }) => target.flat().join(' ')) })))`,
  );
}
