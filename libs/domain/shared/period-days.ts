// The days of a period as it is held ("2026-12-07/2026-12-18"). Without zod, for the browser.

/** First and last day; blank where there is none. */
export function daysOf(period: string): { readonly from: string; readonly until: string } {
  const [from = '', until = ''] = period.split('/');
  return { from, until };
}
