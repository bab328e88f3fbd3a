// How much is planned, on its way and paid, and how much may leave: what is told of many payments.
import { z } from 'zod';
import { Id, Instant, Money } from './fields.ts';

const Sum = z.object({ count: z.int().min(0), total: Money });
/** What a vendor is paid: what is to come, and what has arrived, month by month. */
export const VendorMoney = z
  .object({
    onItsWay: Sum,
    /** Planned or approved. */
    planned: Sum,
    /** It came back, and nothing was sent again so far. */
    cameBack: Sum,
    /** In which months money arrived, the newest first. */
    months: z.array(Sum.extend({ month: z.string() })),
  })
  .meta({ id: 'VendorMoney' });
export type VendorMoney = z.infer<typeof VendorMoney>;

export const PaymentCounts = z
  .object({ pending: Sum, approved: Sum, processing: Sum, paid: Sum, void: Sum })
  .meta({ id: 'PaymentCounts' });
export type PaymentCounts = z.infer<typeof PaymentCounts>;

/** When a file that is sent now would arrive, and how much may leave. */
export const PaymentWindow = z
  .object({
    /** Until when it is of `sendOn`. */
    cutOff: Instant,
    sendOn: z.iso.date(),
    arrivesOn: z.iso.date(),
    /** When a file arrives that misses this cut-off. */
    arrivesOnIfLate: z.iso.date(),
    /** Days until then on which banks are closed, weekends aside. */
    holidays: z.array(z.iso.date()),
    bankName: z.string(),
    /** The data of the company's bank are complete. */
    accountConfigured: z.boolean(),
    /** Nothing leaves the house: the bank is ours, for trying out. */
    simulated: z.boolean(),
    stopMinutes: z.int().min(0),
    dailyLimit: Money.nullable(),
    usedToday: Money,
    mostPerPayment: Money,
    /** Whoever planned a payment does not approve it, where somebody else may. */
    approverIsNotPlanner: z.boolean(),
    /** Two people approve what is more than this; null: one always does. */
    twoApprovalsAbove: Money.nullable(),
    /** How many people may approve payments. */
    approvers: z.int().min(0),
    /** Nobody but whoever asks could be the second person now. */
    alone: z.boolean(),
  })
  .meta({ id: 'PaymentWindow' });
export type PaymentWindow = z.infer<typeof PaymentWindow>;

/** How the company stands with its bank. */
export const BankConnection = z
  .object({
    way: z.enum(['simulated', 'folder', 'sftp']),
    /** Of a way over the network: which server. */
    server: z.string().nullable(),
    /** What was not filled in, by the names of the settings. */
    missing: z.array(z.string()),
    /** What was filled in and no file can carry, by the names of the settings, with why. */
    wrong: z.array(z.object({ part: z.string(), message: z.string() })),
    /** What files say now; null while that is not complete. */
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
