// A discount or deposit can't exceed what it applies to (rule: within-reason).
import { totalsOf, type Priced, type Terms, type Totals } from './totals.ts';

/** The amount that is too large, and its limit, in cents. */
export type Beyond =
  | { readonly field: 'discount'; readonly discount: number; readonly subtotal: number }
  | { readonly field: 'deposit'; readonly deposit: number; readonly total: number };

/**
 * What these terms take beyond the totals. Checks the discount first, because the total depends on
 * it. Skips a zero subtotal; sending refuses that with its own message.
 */
export function beyondReason(
  { discountFixedCents: discount, deposit }: Pick<Terms, 'discountFixedCents' | 'deposit'>,
  { subtotalCents: subtotal, totalCents: total }: Totals,
): Beyond | undefined {
  if (subtotal === 0) return undefined;
  if (discount > subtotal) return { field: 'discount', discount, subtotal };
  return deposit?.kind === 'amount' && deposit.cents > total
    ? { field: 'deposit', deposit: deposit.cents, total }
    : undefined;
}

/** The same for options offered side by side; returns the first violation. */
export function beyondAmong(
  terms: Terms,
  groups: readonly (readonly Priced[])[],
): Beyond | undefined {
  for (const lines of groups) {
    const beyond = beyondReason(terms, totalsOf(lines, terms));
    if (beyond) return beyond;
  }
  return undefined;
}
