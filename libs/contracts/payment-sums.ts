// Payment totals, cutoffs and limits.
import { z } from 'zod';
import { Id, Instant, Money } from './fields.ts';

const Sum = z.object({ count: z.int().min(0), total: Money });
/** A vendor's totals: upcoming, and paid by month. */
export const VendorMoney = z
  .object({
    onItsWay: Sum,
    /** Planned or approved. */
    planned: Sum,
    /** Returned, and not sent again yet. */
    cameBack: Sum,
    /** Months with payments, newest first. */
    months: z.array(Sum.extend({ month: z.string() })),
  })
  .meta({ id: 'VendorMoney' });
export type VendorMoney = z.infer<typeof VendorMoney>;

export const PaymentCounts = z
  .object({ pending: Sum, approved: Sum, processing: Sum, paid: Sum, void: Sum })
  .meta({ id: 'PaymentCounts' });
export type PaymentCounts = z.infer<typeof PaymentCounts>;

/** The arrival date of a file sent now, and the limits. */
export const PaymentWindow = z
  .object({
    /** The cutoff for `sendOn`. */
    cutOff: Instant,
    sendOn: z.iso.date(),
    arrivesOn: z.iso.date(),
    /** The arrival date if the cutoff is missed. */
    arrivesOnIfLate: z.iso.date(),
    /** Bank holidays until then, excluding weekends. */
    holidays: z.array(z.iso.date()),
    bankName: z.string(),
    /** Whether the bank settings are complete. */
    accountConfigured: z.boolean(),
    /** The bank is simulated: nothing is really sent. */
    simulated: z.boolean(),
    stopMinutes: z.int().min(0),
    dailyLimit: Money.nullable(),
    usedToday: Money,
    mostPerPayment: Money,
    /** A payment's planner can't approve it if someone else can. */
    approverIsNotPlanner: z.boolean(),
    /** Payments above this amount need two approvals; null: one always suffices. */
    twoApprovalsAbove: Money.nullable(),
    /** Number of users who can approve payments. */
    approvers: z.int().min(0),
    /** Nobody but the caller could be the second person now. */
    alone: z.boolean(),
  })
  .meta({ id: 'PaymentWindow' });
export type PaymentWindow = z.infer<typeof PaymentWindow>;

/** The connection to the bank. */
export const BankConnection = z
  .object({
    way: z.enum(['simulated', 'folder', 'sftp']),
    /** The server's name for a network connection. */
    server: z.string().nullable(),
    /** Names of missing settings. */
    missing: z.array(z.string()),
    /** Names of invalid settings, with the reason. */
    wrong: z.array(z.object({ part: z.string(), message: z.string() })),
    /** The parameters used in files; null until complete. */
    inFiles: z
      .object({
        odfiRoutingNumber: z.string(),
        destinationName: z.string(),
        destinationRoutingNumber: z.string(),
        immediateOrigin: z.string(),
        originName: z.string(),
        companyName: z.string(),
        companyId: z.string(),
        entryDescription: z.string(),
      })
      .nullable(),
    lastSent: z.object({ batchId: Id, name: z.string(), at: Instant }).nullable(),
    lastAnswerAt: Instant.nullable(),
  })
  .meta({ id: 'BankConnection' });
export type BankConnection = z.infer<typeof BankConnection>;
