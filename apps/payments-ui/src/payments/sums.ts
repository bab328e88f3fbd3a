// What several payments come to.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { centsOf } from '../parts/cents.ts';

type Part = 'projectTotal' | 'laborAmount' | 'materialsAmount';

/** A part of all of them, as a decimal string. */
export const sumOf = (payments: readonly VendorPayment[], part: Part): string =>
  toDecimal(payments.reduce((sum, payment) => sum + centsOf(payment[part]), 0));

/** What is left of the daily limit after these too; negative when they are too much. */
export const leftOfLimit = (limit: string, used: string, selected: string): string =>
  toDecimal(centsOf(limit) - centsOf(used) - centsOf(selected));
