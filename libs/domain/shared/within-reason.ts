// Amounts in dollars that are taken from something are not more than it (rule: within-reason).
import { totalsOf, type Priced, type Terms, type Totals } from './totals.ts';

/** What is too much, and of what there is less; in cents. */
export type Beyond =
  | { readonly field: 'discount'; readonly discount: number; readonly subtotal: number }
  | { readonly field: 'deposit'; readonly deposit: number; readonly total: number };

/**
 * What these terms take that the totals cannot bear; a discount first, for the total waits for it.
 * Lines that come to nothing bear no measuring: sending refuses them in words of their own.
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

/** The same of lines that are offered side by side: of the first that cannot bear it. */
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
