// What a payment is planned as: whom it goes to, for what, how much and when.
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
  /** Whom it goes to, as they were called then; the first payments knew their number only. */
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

/** What of a plan somebody has to answer for. */
const WORK = ['vendorId', 'jobId', 'laborCents', 'materialsCents', 'scheduledDate'] as const;
type Work = Pick<PaymentPlan, (typeof WORK)[number]>;
/** Whether the same is paid, to the same vendor, on the same day, for the same job. */
export const isSameWork = (a: Work, b: Work): boolean => WORK.every((part) => a[part] === b[part]);

/** With one more who stands behind it, if that is known. */
export const standing = (behind: readonly string[], one: string | null): readonly string[] =>
  one === null || behind.includes(one) ? behind : [...behind, one];

/** Whether nothing of it is another one. */
export const isSamePlan = (a: PaymentPlan, b: PaymentPlan): boolean =>
  PARTS.every((part) => a[part] === b[part]);

/** So many years before and after today a payment may be dated. */
const YEARS = 2;
const yearsFrom = (today: string, years: number): string =>
  `${Number(today.slice(0, 4)) + years}${today.slice(4).replace('-02-29', '-02-28')}`;

/** Refuses a day that nobody means: a typing mistake would wait for ever, or go at once. */
export function checkDay(date: string, { today }: Meta): void {
  const [first, last] = [yearsFrom(today, -YEARS), yearsFrom(today, YEARS)];
  if (date < first || date > last) refuse('payment-day-absurd', { first, last });
}

/**
 * The plan with what is given in its place; what is undefined stays. Refuses an empty payment, and
 * one that no entry of a file can carry.
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
