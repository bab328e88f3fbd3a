// Totals of several payments.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { centsOf } from '../parts/cents.ts';

type Part = 'projectTotal' | 'laborAmount' | 'materialsAmount';

/** The total of one amount field, as a decimal string. */
export const sumOf = (payments: readonly VendorPayment[], part: Part): string =>
  toDecimal(payments.reduce((sum, payment) => sum + centsOf(payment[part]), 0));

/** What is left of the daily limit after these; negative if they exceed it. */
export const leftOfLimit = (limit: string, used: string, selected: string): string =>
  toDecimal(centsOf(limit) - centsOf(used) - centsOf(selected));
