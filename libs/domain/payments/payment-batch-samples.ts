// Sample events and commands of a payment batch, for specs.
import type { PaymentBatchEvent } from './payment-batch.ts';

export const [first, second] = ['323371070000001', '323371070000002'];
export const line = (paymentId: number, trace: string, effectiveOn: string) => ({
  paymentId,
  vendorId: 2,
  accountEntry: 1,
  amountCents: 1_000 * paymentId,
  effectiveOn,
  trace,
  endsWith: '4321',
  accountHolderType: 'business' as const,
  remittance: null,
});
export const file = {
  name: 'ach-20260302-A.txt',
  day: '2026-03-02',
  time: '12:00',
  fileOfDay: 1,
  firstTrace: 1,
  sha256: 'a'.repeat(64),
};
export const contents = {
  file,
  lines: [line(4, first, '2026-03-03'), line(7, second, '2026-03-04')],
  payees: ['ANA', 'BEN'],
  originator: '{}',
};
export const opened: PaymentBatchEvent = {
  type: 'BatchOpened',
  data: { paymentIds: [4, 5, 7], stoppableUntil: null },
};
export const gathered = (...paymentIds: number[]): PaymentBatchEvent => ({
  type: 'BatchGathered',
  data: { taken: paymentIds.length, stayed: 0, paymentIds, totalCents: 0, why: '[]' },
});
export const gather = (...paymentIds: number[]) =>
  ({
    type: 'RecordGathering',
    data: { taken: paymentIds.length, stayed: 0, paymentIds, totalCents: 0, why: '[]' },
  }) as const;
export const wrote: PaymentBatchEvent = {
  type: 'BatchFileWritten',
  data: { ...contents, creditCents: 11_000 },
};
export const begun: PaymentBatchEvent = { type: 'BatchSubmissionBegun', data: {} };
export const submitted: PaymentBatchEvent = { type: 'BatchSubmitted', data: {} };
export const accepted: PaymentBatchEvent = { type: 'BatchAccepted', data: {} };
export const settled = (settledOn: string, ...traces: string[]): PaymentBatchEvent => ({
  type: 'BatchLinesSettled',
  data: { settledOn, traces, vendorIds: [2] },
});
export const returned = (trace: string, paymentId: number): PaymentBatchEvent => ({
  type: 'BatchLineReturned',
  data: { trace, paymentId, code: 'R03', note: '' },
});
export const atBank = [opened, wrote, begun, submitted] as const;
export const [abandon, reject] = [
  { type: 'AbandonBatch', data: { reason: 'Wrong day' } },
  { type: 'RecordRejection', data: { reason: 'Wrong originator' } },
] as const;
export const [begin, record, accept] = [
  { type: 'BeginSubmission', data: {} },
  { type: 'RecordSubmission', data: {} },
  { type: 'RecordAcceptance', data: {} },
] as const;
export const settle = (on: string) => ({ type: 'SettleLines', data: { on } }) as const;
export const giveBack = (trace: string) =>
  ({ type: 'RecordReturn', data: { trace, code: 'R03', note: '' } }) as const;
export const corrected: PaymentBatchEvent = {
  type: 'BatchLineCorrected',
  data: { trace: first, paymentId: 4, code: 'C01' },
};
export const correct = (trace: string) =>
  ({ type: 'RecordLineCorrection', data: { trace, code: 'C01' } }) as const;
