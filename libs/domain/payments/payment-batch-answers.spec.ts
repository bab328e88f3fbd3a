// What the bank's answer does to a batch of payments and to each of its lines.
import { describe, expect, it } from 'vitest';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { isFinished, paymentBatch, type PaymentBatchEvent } from './payment-batch.ts';
import {
  accept,
  accepted,
  atBank,
  begun,
  correct,
  corrected,
  first,
  giveBack,
  opened,
  reject,
  returned,
  second,
  settle,
  settled,
  wrote,
} from './payment-batch-samples.ts';

const given = scenario(paymentBatch);

describe('the answer of the bank', () => {
  it('accepts once, even when the submission was never confirmed', () => {
    given(...atBank)
      .when(accept)
      .then(accepted);
    given(opened, wrote, begun).when(accept).then(accepted);
    given(...atBank, accepted)
      .when(accept)
      .thenNothing();
    given(opened, wrote).when(accept).thenRefused('batch-not-submitted');
  });
  it('rejects nothing of which one entry settled, came back or was corrected', () => {
    for (const answered of [settled('2026-03-03', first), returned(first, 4), corrected])
      given(...atBank, accepted, answered)
        .when(reject)
        .thenRefused('batch-answered');
  });
  it('corrects an entry once, and none that it does not have', () => {
    given(...atBank, accepted)
      .when(correct(first))
      .then(corrected);
    given(...atBank, accepted, corrected)
      .when(correct(first))
      .thenNothing();
    given(...atBank)
      .when(correct('323371070000009'))
      .thenNothing();
  });
  it('rejects once, also what it accepted', () => {
    const rejected: PaymentBatchEvent = {
      type: 'BatchRejected',
      data: { ...reject.data, byHand: true },
    };
    given(...atBank)
      .when(reject)
      .then(rejected);
    given(...atBank)
      .when(reject, { by: 'system' })
      .then({ type: 'BatchRejected', data: { ...reject.data, byHand: false } });
    given(...atBank, rejected)
      .when(reject)
      .thenNothing();
    given(...atBank, accepted)
      .when(reject)
      .then(rejected);
    given(...atBank, accepted, rejected)
      .when(settle('2026-03-09'))
      .thenRefused('batch-rejected');
    given(...atBank, rejected)
      .when(accept)
      .thenRefused('batch-rejected');
  });
});

it('a rejection by hand is confirmed by the bank, once, and by nobody else', () => {
  const byHand: PaymentBatchEvent = {
    type: 'BatchRejected',
    data: { ...reject.data, byHand: true },
  };
  const confirmed: PaymentBatchEvent = { type: 'BatchRejectionConfirmed', data: {} };
  const bySystem = { by: 'system' };
  given(...atBank, byHand)
    .when(reject, bySystem)
    .then(confirmed);
  given(...atBank, byHand)
    .when(reject, { by: 'user-2' })
    .thenNothing();
  given(...atBank, byHand, confirmed)
    .when(reject, bySystem)
    .thenNothing();
});

describe('lines', () => {
  it('settle on their day, once, and only of an accepted batch', () => {
    given(...atBank)
      .when(settle('2026-03-03'))
      .thenRefused('batch-not-accepted');
    given(...atBank, accepted)
      .when(settle('2026-03-02'))
      .thenNothing();
    given(...atBank, accepted)
      .when(settle('2026-03-03'))
      .then(settled('2026-03-03', first));
    given(...atBank, accepted, settled('2026-03-03', first))
      .when(settle('2026-03-09'))
      .then(settled('2026-03-09', second));
  });
  it('come back by a file of the bank, or by hand once it accepted the file', () => {
    given(...atBank)
      .when(giveBack(first), { by: 'user-1' })
      .thenRefused('batch-not-accepted');
    given(...atBank)
      .when(giveBack(first), { by: 'system' })
      .then(returned(first, 4));
    given(...atBank, accepted)
      .when(giveBack(first), { by: 'user-1' })
      .then(returned(first, 4));
  });
  it('come back before or after they settled, once', () => {
    given(...atBank, accepted, settled('2026-03-03', first))
      .when(giveBack(first))
      .then(returned(first, 4));
    const otherwise = {
      ...giveBack(first),
      data: { trace: first, code: 'R01', note: '' },
    } as const;
    given(...atBank, accepted, returned(first, 4))
      .when(otherwise)
      .thenRefused('line-returned-otherwise');
    given(...atBank, accepted, returned(first, 4))
      .when(giveBack(first))
      .thenNothing();
    given(...atBank, accepted)
      .when(giveBack('323371070000009'))
      .thenRefused('line-unknown');
  });
  it('that came back settle no more', () =>
    given(...atBank, accepted, returned(first, 4))
      .when(settle('2026-03-09'))
      .then(settled('2026-03-09', second)));
  it('end the batch when the last one ended', () => {
    const past = [...atBank, accepted, returned(first, 4)];
    expect(isFinished(given(...past).state())).toBe(false);
    expect(isFinished(given(...past, settled('2026-03-04', second)).state())).toBe(true);
  });
});
