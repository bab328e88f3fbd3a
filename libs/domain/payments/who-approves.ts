// Who may approve a payment: nobody who has a hand in it where somebody else is to look at it.
import { z } from 'zod';
import type { Meta } from '@purlin/event-sourcing/decider.ts';
import { aDayAfter } from '../shared/days.ts';
import { refuse } from './refusals.ts';
import type { commands } from './vendor-payment-shapes.ts';

/** Who has a hand in a payment. */
export interface Involvement {
  /** Who planned it, or changed whom it pays, how much, when or for what. */
  readonly behind: readonly string[];
  /**
   * On whose word alone it was not paid, and in which batch; null once it was paid again, or of
   * what a bank said.
   */
  readonly word: {
    readonly by: string;
    readonly at: string | null;
    readonly batchId: number;
  } | null;
}

export type Approval = z.infer<typeof commands.ApproveVendorPayment>;

/** Refuses whoever has a hand in it where somebody else is to look at it. */
export function checkApprover(
  { notByPlanner, alone, othersLeft, established }: Approval,
  { behind, word }: Involvement,
  { by, now }: Meta,
): void {
  const noted = word ? [word.by] : [];
  // Where nobody else may approve, the company's rule asks for nobody.
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

/** Noted with an approval by whoever stands behind the payment, only because nobody else may. */
export const aloneWithIt = (
  { notByPlanner, alone = false }: Approval,
  { behind }: Involvement,
  { by }: Meta,
): { readonly alone?: true } =>
  notByPlanner && alone && behind.includes(by) ? { alone: true } : {};

/** Who says by hand that it is not paid, so that it needs its approvals anew; and since when. */
export const reopening = {
  reopenedBy: z.string().nullable().default(null),
  /** Unknown of the first ones, which are older than any patience. */
  reopenedAt: z.iso.datetime().nullable().default(null),
};

/** Null of what the bank itself says. */
export interface Reopening {
  readonly reopenedBy: string | null;
  readonly reopenedAt: string | null;
}

/**
 * Whoever notes by hand that the bank did not pay it stands behind it as its planner did: it is not
 * paid again on their word alone, whatever the settings ask for.
 */
export const reopener = (reportedBy: string | null | undefined, { now }: Meta): Reopening => ({
  reopenedBy: reportedBy ?? null,
  reopenedAt: reportedBy ? now : null,
});
