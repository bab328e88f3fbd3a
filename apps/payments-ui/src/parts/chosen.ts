// The payments to preselect on the Approved tab, stored in the URL.

/** The URL that preselects these payments. */
export const chosenAt = (paymentIds: readonly number[]): string =>
  `/vendor-payments?status=approved&chosen=${paymentIds.join(',')}`;

/** The ids of the payments that a URL preselects. */
export const chosenIn = (address: URLSearchParams): ReadonlySet<number> =>
  new Set((address.get('chosen') ?? '').split(',').filter(Boolean).map(Number));
