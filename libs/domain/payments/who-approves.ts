// Who may approve a payment: nobody involved in it, if another user is required.
import { z } from 'zod';
import type { Meta } from '@purlin/event-sourcing/decider.ts';
import { aDayAfter } from '../shared/days.ts';
import { refuse } from './refusals.ts';
import type { commands } from './vendor-payment-shapes.ts';

/** Who is involved in a payment. */
export interface Involvement {
  /** Users who planned it, or changed vendor, amounts, date or job. */
  readonly behind: readonly string[];
  /**
   * The user on whose word alone it counts as not paid, and the batch. Null once it is paid, or if
   * the bank reported it.
   */
  readonly word: {
    readonly by: string;
    readonly at: string | null;
    readonly batchId: number;
  } | null;
}

export type Approval = z.infer<typeof commands.ApproveVendorPayment>;

/** Refuses an involved user if another one is required. */
export function checkApprover(
  { notByPlanner, alone, othersLeft, established }: Approval,
  { behind, word }: Involvement,
  { by, now }: Meta,
): void {
  const noted = word ? [word.by] : [];
  // If nobody else can approve, the company's rule doesn't apply.
  const byAnother = notByPlanner && !alone;
  const theirs = byAnother ? [...behind, ...noted] : noted;
  if (byAnother && theirs.includes(by))
    return othersLeft ? refuse('own-payment-today', { hours: 24 }) : refuse('own-payment');
  if (theirs.some((one) => one !== by && !established.includes(one)))
    return refuse('payment-of-newcomer', { hours: 24 });
  if (word?.by !== by) return;
  const isOld = word.at === null || now >= aDayAfter(word.at);
  if (!alone || !isOld) refuse('own-word', { hours: 24 });
}

/** Marks an approval by an involved user, given only because nobody else can. */
export const aloneWithIt = (
  { notByPlanner, alone = false }: Approval,
  { behind }: Involvement,
  { by }: Meta,
): { readonly alone?: true } =>
  notByPlanner && alone && behind.includes(by) ? { alone: true } : {};

/** The user who reported it as not paid, and when; it then needs new approvals. */
export const reopening = {
  reopenedBy: z.string().nullable().default(null),
  /** Null in the first events; treated as long ago. */
  reopenedAt: z.iso.datetime().nullable().default(null),
};

/** Null if the bank itself reported it. */
export interface Reopening {
  readonly reopenedBy: string | null;
  readonly reopenedAt: string | null;
}

/**
 * A user who reports that the bank didn't pay becomes involved like a planner: their word alone
 * can't get it paid again, whatever the settings say.
 */
export const reopener = (reportedBy: string | null | undefined, { now }: Meta): Reopening => ({
  reopenedBy: reportedBy ?? null,
  reopenedAt: reportedBy ? now : null,
});
