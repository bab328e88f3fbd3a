// Payments that are chosen when one comes to where they can be paid: they stand in the address.

/** Where these are chosen. */
export const chosenAt = (paymentIds: readonly number[]): string =>
  `/vendor-payments?status=approved&chosen=${paymentIds.join(',')}`;

/** Which are, by an address. */
export const chosenIn = (address: URLSearchParams): ReadonlySet<number> =>
  new Set((address.get('chosen') ?? '').split(',').filter(Boolean).map(Number));
