// Totals of an estimate: one engine for screen, PDF, e-mail and API, in whole cents.
import { z } from 'zod';
import { Cents, roundedDivision } from '../shared/money.ts';

/**
 * Which amount the tax is taken from. `undiscounted`: taxable lines as they are (the simple wizard, spec section 5).
 * `discounted`: taxable lines after the discount (the five-step, standard and multi-option forms).
 */
export const TaxBasis = z.enum(['undiscounted', 'discounted']);
export type TaxBasis = z.infer<typeof TaxBasis>;

export const Totals = z.object({ subtotalCents: Cents, discountCents: Cents, taxCents: Cents, totalCents: Cents });
export type Totals = z.infer<typeof Totals>;

/** What totals are made of. Quantities in hundredths, because roofs are measured in squares like 24.5. */
export interface Priced { readonly quantityHundredths: number; readonly rateCents: number; readonly taxable: boolean }
export interface Terms { readonly discountBasisPoints: number; readonly taxBasisPoints: number; readonly taxBasis: TaxBasis }

/** Quantity times rate, rounded half away from zero to the cent. */
export const lineTotalCents = (line: Pick<Priced, 'quantityHundredths' | 'rateCents'>): number =>
  roundedDivision(BigInt(line.quantityHundredths) * BigInt(line.rateCents), 100n);

/** Subtotal, discount, tax and total of the lines; every amount shown is rounded once, half away from zero (design: totals). */
export function totalsOf(lines: readonly Priced[], terms: Terms): Totals {
  const sum = (some: readonly Priced[]) => some.reduce((cents, line) => cents + lineTotalCents(line), 0);
  const subtotalCents = sum(lines);
  const taxable = BigInt(sum(lines.filter((line) => line.taxable)));
  const [discount, tax] = [BigInt(terms.discountBasisPoints), BigInt(terms.taxBasisPoints)];
  const discountCents = roundedDivision(BigInt(subtotalCents) * discount, 10_000n);
  const taxCents = terms.taxBasis === 'discounted'
    ? roundedDivision(taxable * (10_000n - discount) * tax, 100_000_000n)
    : roundedDivision(taxable * tax, 10_000n);
  return { subtotalCents, discountCents, taxCents, totalCents: subtotalCents - discountCents + taxCents };
}
