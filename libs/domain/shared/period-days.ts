// Splits a stored period ("2026-12-07/2026-12-18"). No zod, so that browsers can load it.

/** First and last day; empty strings if there is no period. */
export function daysOf(period: string): { readonly from: string; readonly until: string } {
  const [from = '', until = ''] = period.split('/');
  return { from, until };
}
