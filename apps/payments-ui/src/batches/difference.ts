// The part of a file's total that is neither settled, returned, nor on its way. Zero if all is
// well.
import type { BatchDetails } from '@purlin/contracts/payment-batches.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { centsOf } from '../parts/cents.ts';

type Sums = Pick<BatchDetails['sums'], 'settled' | 'returned' | 'open'> & {
  readonly fileCredits: string;
};
export const differenceOf = ({ fileCredits, settled, returned, open }: Sums): string =>
  toDecimal(centsOf(fileCredits) - centsOf(settled) - centsOf(returned) - centsOf(open));
