// Whether staff are previewing the page in a frame of the app (`?frame`).

/** False at build time: a prerendered page is not a preview. */
export const framed = (): boolean =>
  typeof location !== 'undefined' && location.search === '?frame' && window.self !== window.top;

/** Shows the light theme that most clients see, even if the viewer prefers dark. */
export function byDay(): void {
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('scheme: dark'))
        rule.media.mediaText = 'not all';
}
