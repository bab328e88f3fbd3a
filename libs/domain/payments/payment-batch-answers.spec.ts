// How the bank's answers affect a batch and its lines.
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

describe('the bank’s answer', () => {
  it('accepts once, even if the submission was never confirmed', () => {
    given(...atBank)
      .when(accept)
      .then(accepted);
    given(opened, wrote, begun).when(accept).then(accepted);
    given(...atBank, accepted)
      .when(accept)
      .thenNothing();
    given(opened, wrote).when(accept).thenRefused('batch-not-submitted');
  });
  it('can’t reject a batch with a settled, returned or corrected entry', () => {
    for (const answered of [settled('2026-03-03', first), returned(first, 4), corrected])
      given(...atBank, accepted, answered)
        .when(reject)
        .thenRefused('batch-answered');
  });
  it('corrects an existing entry once', () => {
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
  it('rejects once, even after accepting', () => {
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

it('confirms a rejection reported by a user, once', () => {
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
  it('settle on their day, once, in an accepted batch', () => {
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
  it('are returned by a bank file, or by a user once the file was accepted', () => {
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
  it('are returned before or after settlement, once', () => {
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
  it('don’t settle after a return', () =>
    given(...atBank, accepted, returned(first, 4))
      .when(settle('2026-03-09'))
      .then(settled('2026-03-09', second)));
  it('finish the batch when the last one ends', () => {
    const past = [...atBank, accepted, returned(first, 4)];
    expect(isFinished(given(...past).state())).toBe(false);
    expect(isFinished(given(...past, settled('2026-03-04', second)).state())).toBe(true);
  });
});
