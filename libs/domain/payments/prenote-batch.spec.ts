// Prenote batches: like payment batches, with accounts instead of payments, and no money.
import { describe, it } from 'vitest';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { paymentBatch, type PaymentBatchEvent } from './payment-batch.ts';
import {
  accept,
  accepted,
  begun,
  file,
  reject,
  settle,
  submitted,
} from './payment-batch-samples.ts';

const given = scenario(paymentBatch);
const [first, second] = ['323371070000001', '323371070000002'] as const;
const accounts = [
  { vendorId: 2, accountEntry: 1 },
  { vendorId: 5, accountEntry: 3 },
];
const opened: PaymentBatchEvent = { type: 'PrenoteBatchOpened', data: { accounts } };
const prenote = (vendorId: number, accountEntry: number, trace: string) => ({
  vendorId,
  accountEntry,
  trace,
  effectiveOn: '2026-03-03',
  endsWith: '4321',
  accountHolderType: 'business' as const,
});
const contents = {
  file,
  prenotes: [prenote(2, 1, first), prenote(5, 3, second)],
  payees: ['ANA', 'BEN'],
  originator: '{}',
};
const write = (more: Partial<typeof contents> = {}) =>
  ({ type: 'WritePrenoteFile', data: { ...contents, ...more } }) as const;
const wrote: PaymentBatchEvent = { type: 'PrenoteFileWritten', data: contents };
const atBank = [opened, wrote, begun, submitted] as const;
const open = { type: 'OpenPrenoteBatch', data: { accounts } } as const;
const giveBack = { type: 'RecordReturn', data: { trace: first, code: 'R03', note: '' } } as const;
const returned: PaymentBatchEvent = {
  type: 'PrenoteLineReturned',
  data: { trace: first, vendorId: 2, code: 'R03', note: '' },
};
const settledOn = (...traces: string[]): PaymentBatchEvent => ({
  type: 'PrenotesSettled',
  data: { settledOn: '2026-03-03', traces },
});

describe('a prenote batch', () => {
  it('is opened once, and gets one file', () => {
    given().when(open).then(opened);
    given(opened).when(open).thenNothing();
    given(opened).when(write()).then(wrote);
    given(opened, wrote).when(write()).thenNothing();
    const another = write({ file: { ...file, sha256: 'b'.repeat(64) } });
    given(opened, wrote).when(another).thenRefused('batch-has-file');
    given().when(write()).thenRefused('batch-not-open');
  });
  it('is delayed once per day, and only before it has a file', () => {
    const delay = (until: string) => ({ type: 'DelayPrenoteFile', data: { until } }) as const;
    const delayed: PaymentBatchEvent = {
      type: 'PrenoteFileDelayed',
      data: { until: '2026-03-03' },
    };
    given(opened).when(delay('2026-03-03')).then(delayed);
    given(opened, delayed).when(delay('2026-03-03')).thenNothing();
    given(opened, delayed)
      .when(delay('2026-03-04'))
      .then({ type: 'PrenoteFileDelayed', data: { until: '2026-03-04' } });
    given(opened, delayed).when(write()).then(wrote);
    given(opened, wrote).when(delay('2026-03-03')).thenRefused('batch-not-open');
    given({ type: 'BatchOpened', data: { paymentIds: [4], stoppableUntil: null } })
      .when(delay('2026-03-03'))
      .thenRefused('prenote-not-asked-for');
  });
  it('tests only the requested accounts, each once', () => {
    const lines = (...prenotes: (typeof contents)['prenotes']) => write({ prenotes });
    given(opened)
      .when(lines(prenote(2, 2, first)))
      .thenRefused('prenote-not-asked-for');
    given(opened)
      .when(lines(prenote(2, 1, first), prenote(2, 1, second)))
      .thenRefused('prenote-not-asked-for');
    given(opened)
      .when(lines(prenote(2, 1, first), prenote(5, 3, first)))
      .thenRefused('trace-used-twice');
  });
  it('contains no payment, and a payment batch no prenote', () => {
    const payments: PaymentBatchEvent = {
      type: 'BatchOpened',
      data: { paymentIds: [4], stoppableUntil: null },
    };
    given(payments).when(write()).thenRefused('prenote-not-asked-for');
  });
  it('is accepted, settles on its day, and is returned by line', () => {
    given(...atBank)
      .when(accept)
      .then(accepted);
    given(...atBank)
      .when(settle('2026-03-03'))
      .thenRefused('batch-not-accepted');
    given(...atBank, accepted)
      .when(settle('2026-03-02'))
      .thenNothing();
    given(...atBank, accepted)
      .when(settle('2026-03-03'))
      .then(settledOn(first, second));
    given(...atBank, accepted)
      .when(giveBack)
      .then(returned);
    given(...atBank, accepted, settledOn(first, second))
      .when(giveBack)
      .then(returned);
    given(...atBank, accepted, returned)
      .when(settle('2026-03-03'))
      .then(settledOn(second));
    given(...atBank, accepted, returned)
      .when(giveBack)
      .thenNothing();
  });
  it('can’t be rejected after the bank answered', () => {
    const correct = { type: 'RecordLineCorrection', data: { trace: first, code: 'C01' } } as const;
    const corrected: PaymentBatchEvent = {
      type: 'PrenoteLineCorrected',
      data: { trace: first, vendorId: 2, code: 'C01' },
    };
    given(...atBank, accepted)
      .when(correct)
      .then(corrected);
    given(...atBank, accepted, corrected)
      .when(reject)
      .thenRefused('batch-answered');
    given(...atBank, accepted, returned)
      .when(reject)
      .thenRefused('batch-answered');
  });
});
