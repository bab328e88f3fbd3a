// The plan of a payment: vendor, job, amounts and date.
import { z } from 'zod';
import type { Meta } from '@purlin/event-sourcing/decider.ts';
import { CalendarDate } from '../shared/dates.ts';
import { MOST_CENTS_OF_AN_ENTRY } from './ach/ach-file.ts';
import { refuse } from './refusals.ts';
import { PaymentCents } from './vendor-payment-shapes.ts';

export const Plan = z.object({
  vendorId: z.int().positive(),
  jobId: z.int().positive().nullable(),
  laborCents: PaymentCents,
  materialsCents: PaymentCents,
  totalCents: PaymentCents,
  scheduledDate: CalendarDate,
  notes: z.string(),
  /** The vendor's name at the time; null in the first payments. */
  payee: z.string().nullable().default(null),
  invoiceNumber: z.string().nullable().default(null),
});
export type PaymentPlan = z.infer<typeof Plan>;
const PARTS = [
  'vendorId',
  'jobId',
  'laborCents',
  'materialsCents',
  'scheduledDate',
  'notes',
  'payee',
  'invoiceNumber',
] as const satisfies readonly (keyof PaymentPlan)[];

/** The parts of a plan that a planner is responsible for. */
const WORK = ['vendorId', 'jobId', 'laborCents', 'materialsCents', 'scheduledDate'] as const;
type Work = Pick<PaymentPlan, (typeof WORK)[number]>;
/** Whether vendor, amounts, date and job are the same. */
export const isSameWork = (a: Work, b: Work): boolean => WORK.every((part) => a[part] === b[part]);

/** Adds a user to those behind the payment, if known. */
export const standing = (behind: readonly string[], one: string | null): readonly string[] =>
  one === null || behind.includes(one) ? behind : [...behind, one];

/** Whether the plans are identical. */
export const isSamePlan = (a: PaymentPlan, b: PaymentPlan): boolean =>
  PARTS.every((part) => a[part] === b[part]);

/** Payments may be dated this many years before or after today. */
const YEARS = 2;
const yearsFrom = (today: string, years: number): string =>
  `${Number(today.slice(0, 4)) + years}${today.slice(4).replace('-02-29', '-02-28')}`;

/** Refuses dates that must be typos; they would wait forever or pay at once. */
export function checkDay(date: string, { today }: Meta): void {
  const [first, last] = [yearsFrom(today, -YEARS), yearsFrom(today, YEARS)];
  if (date < first || date > last) refuse('payment-day-absurd', { first, last });
}

/**
 * Applies an edit; undefined fields stay unchanged. Refuses an empty payment, and one too large for
 * a file entry.
 */
export function edited(
  plan: PaymentPlan,
  given: { readonly [K in keyof PaymentPlan]?: PaymentPlan[K] | undefined },
): PaymentPlan {
  const asked = Object.entries(given).filter(([, value]) => value !== undefined);
  const made: PaymentPlan = { ...plan, ...Object.fromEntries(asked) };
  const totalCents = made.laborCents + made.materialsCents;
  if (totalCents === 0) return refuse('payment-of-nothing');
  if (totalCents > MOST_CENTS_OF_AN_ENTRY)
    return refuse('payment-over-limit', {
      payee: made.payee ?? '',
      amount: totalCents,
      most: MOST_CENTS_OF_AN_ENTRY,
      why: 'any-day',
    });
  return { ...made, totalCents };
}
