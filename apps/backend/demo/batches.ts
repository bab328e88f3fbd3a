// Demo data: the batches in which vendors were paid, every other week: most of the money has
// arrived, one payment came back. Nothing here is real.
import { ACH_NUMBERS, achNumbers } from '@purlin/domain/payments/ach-numbers.ts';
import {
  bankingDayFrom,
  easternTime,
  effectiveDate,
} from '@purlin/domain/payments/ach/banking-days.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import type { AnyDecider, Message } from '@purlin/event-sourcing/decider.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { inFile, writtenFile } from '../payments/batch-file.ts';
import { SIMULATED_ORIGINATOR } from '../payments/originator.ts';
import { momentOn, workdayAfter } from './calendar.ts';
import type { Moment } from './past.ts';
import { demoAccount, demoVendors } from './vendors.ts';

/** Days are dates; what lies after today has not happened. */
export interface DemoPayment {
  /** An index into `demoVendors`. */
  readonly vendor: number;
  readonly jobId: number | null;
  readonly invoice: string | null;
  readonly laborCents: number;
  readonly materialsCents: number;
  readonly notes: string;
  readonly scheduled: string;
  readonly planned: string;
  readonly approved: string | null;
  /** `sent`: today, the way everybody sends it. */
  readonly becomes: 'pending' | 'rejected' | 'approved' | 'sent' | 'paid' | 'returned';
}

const EVERY_DAYS = 14;
const LAST_RUN_DAYS_AGO = 6;
/** As many as a year has. */
const RUNS = 26;
/** The day of the last batch; there was one every other week. */
const lastRun = (today: string): string => workdayAfter(today, -LAST_RUN_DAYS_AGO);
const runDay = (run: number, today: string): string =>
  workdayAfter(dayAfter(lastRun(today), -EVERY_DAYS * run), 0);
/** What a batch pays is to arrive on the working day after it. */
export const payDay = (run: number, today: string): string => workdayAfter(runDay(run, today), 1);

/** The first day on or after this one on which vendors are paid. */
export function payDayAfter(day: string, today: string): string {
  let run = Math.ceil((Date.parse(today) - Date.parse(day)) / (EVERY_DAYS * 86_400_000)) + 1;
  while (payDay(run, today) < day) run -= 1;
  return payDay(run, today);
}

export interface Ids {
  readonly vendorId: (n: number) => number;
  readonly paymentId: (n: number) => number;
  readonly batchId: (n: number) => number;
}
export type Numbered = readonly [payment: DemoPayment, id: number];

/** A command at a moment. */
export const moment =
  (at: string, by: string) =>
  (decider: AnyDecider, id: number, type: string, data: object = {}): Moment => ({
    at,
    by,
    decider,
    id,
    command: (): Message => ({ type, data }),
  });

const OPENS = 12;
const MINUTES_6 = 0.1;
const SECOND = 1 / 3600;
const SETTLES = 5.5;
const COMES_BACK = 6;

/** The file of a batch, as the product would have written it at that time. */
function fileOf(
  payments: readonly Numbered[],
  at: string,
  firstTrace: number,
  vendorId: Ids['vendorId'],
) {
  const now = easternTime(at);
  const ready = payments.map(([one, id]) => {
    const arrival = effectiveDate(one.scheduled, now, SIMULATED_ORIGINATOR, false);
    if ('tooEarly' in arrival) throw new Error(`payment ${id} is too early for its batch`);
    return inFile({
      id,
      vendorId: vendorId(one.vendor),
      payee: demoVendors[one.vendor]!.name,
      account: demoAccount(one.vendor),
      accountEntry: 1,
      amountCents: one.laborCents + one.materialsCents,
      effectiveOn: arrival.date,
      invoiceNumber: one.invoice,
    });
  });
  return writtenFile(ready, { ...now, fileOfDay: 1, firstTrace }, SIMULATED_ORIGINATOR);
}

interface Run {
  readonly payments: readonly Numbered[];
  readonly batchId: number;
  readonly file: ReturnType<typeof fileOf>;
  /** Whose moment it is: of an hour of the batch's own day, or of another. */
  readonly at: (hour: number, by?: string, on?: string) => ReturnType<typeof moment>;
}

/** From the press to the bank's yes. */
function wayToTheBank({ payments, batchId, file, at }: Run): Moment[] {
  const { file: numbers, lines } = file;
  const opened = at(OPENS, 'user-1');
  const written = at(OPENS + MINUTES_6);
  return [
    opened(paymentBatch, batchId, 'OpenBatch', {
      paymentIds: payments.map(([, id]) => id),
      holdMinutes: 5,
    }),
    ...payments.map(([, id]) => opened(vendorPayment, id, 'TakeIntoBatch', { batchId })),
    opened(paymentBatch, batchId, 'RecordGathering', {
      taken: payments.length,
      stayed: 0,
      paymentIds: payments.map(([, id]) => id),
      totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
      why: '[]',
    }),
    written(achNumbers, ACH_NUMBERS, 'TakeFileNumbers', {
      batchId,
      day: numbers.day,
      time: numbers.time,
      bankingDay: bankingDayFrom(numbers.day),
      traces: lines.length,
      creditCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
      mostCentsOfDay: null,
    }),
    written(paymentBatch, batchId, 'WriteBatchFile', file),
    at(OPENS + MINUTES_6 + SECOND)(paymentBatch, batchId, 'BeginSubmission'),
    at(OPENS + MINUTES_6 + 2 * SECOND)(paymentBatch, batchId, 'RecordSubmission'),
    at(OPENS + 2 * MINUTES_6)(paymentBatch, batchId, 'RecordAcceptance'),
  ];
}

/** The money arrives, and what could not comes back two days later. */
function wayToTheVendors({ payments, batchId, file: { lines }, at }: Run): Moment[] {
  const settledOn = lines
    .map(({ effectiveOn }) => effectiveOn)
    .toSorted()
    .at(-1)!;
  const settled = at(SETTLES, 'system', settledOn);
  const cameBack = at(COMES_BACK, 'system', workdayAfter(settledOn, 2));
  const goneWrong = new Set(
    payments.flatMap(([{ becomes }, id]) => (becomes === 'returned' ? [id] : [])),
  );
  return [
    settled(paymentBatch, batchId, 'SettleLines', { on: settledOn }),
    ...lines.map(({ paymentId, trace }) =>
      settled(vendorPayment, paymentId, 'RecordSettlement', { batchId, trace, settledOn }),
    ),
    ...lines
      .filter(({ paymentId }) => goneWrong.has(paymentId))
      .flatMap(({ paymentId, trace }) => {
        const data = { trace, code: 'R03', note: 'No such account' };
        return [
          cameBack(paymentBatch, batchId, 'RecordReturn', data),
          cameBack(vendorPayment, paymentId, 'RecordPaymentReturn', { batchId, ...data }),
        ];
      }),
  ];
}

/** The batches that paid these payments. They take the numbers `batchId(0)` and on. */
export function batchesOf(
  payments: readonly Numbered[],
  today: string,
  { batchId, vendorId }: Pick<Ids, 'batchId' | 'vendorId'>,
): Moment[] {
  const moments: Moment[] = [];
  let firstTrace = 1;
  let n = 0;
  for (let run = RUNS; run >= 0; run -= 1) {
    const paid = payments.filter(
      ([{ becomes, scheduled }]) =>
        (becomes === 'paid' || becomes === 'returned') && scheduled === payDay(run, today),
    );
    if (paid.length === 0) continue;
    const day = runDay(run, today);
    const made: Run = {
      payments: paid,
      batchId: batchId(n++),
      file: fileOf(paid, momentOn(day, OPENS + MINUTES_6), firstTrace, vendorId),
      at: (hour, by = 'system', on = day) => moment(momentOn(on, hour), by),
    };
    moments.push(...wayToTheBank(made), ...wayToTheVendors(made));
    firstTrace += paid.length;
  }
  return moments;
}
