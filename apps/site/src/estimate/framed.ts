// Whether staff look at the page in a frame of the app, before its client does (`?frame`).

/** Only in a browser: the page as it is built is nobody's preview. */
export const framed = (): boolean =>
  typeof location !== 'undefined' && location.search === '?frame' && window.self !== window.top;

/** The page as most clients see it, also where whoever looks has a dark screen. */
export function byDay(): void {
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('scheme: dark'))
        rule.media.mediaText = 'not all';
}
