// The whole life of an estimate: every recorded version, and commands in random order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, fold } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { someMeta } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { lineTotalCents, totalsOf } from '../shared/totals.ts';
import { estimate } from './estimate.ts';
import type { EstimateEvent } from './facts.ts';
import golden from './golden.json' with { type: 'json' };
import { headlineTotals, type Offer } from './offer.ts';
import {
  approve,
  change,
  type Command,
  content,
  decline,
  draft,
  draftPackages,
  remove,
  send,
} from './samples.ts';

describe('history', () => {
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(estimate, { type, data }, schema),
    }));
    const whole = read.filter(({ type }) => type !== 'EstimateDeleted');
    const first = read.findIndex(({ type }) => type === 'EstimateDeleted');
    expect(fold(estimate, whole.slice(0, first))).toMatchObject({
      status: 'accepted',
      revision: 2,
      lastLine: 3,
      lastOption: 3,
      roofPitch: null,
    });
    // Headers with all fields added after the first offers, one at a time.
    const [pitch, fee, warranty, decimals] = read.flatMap(({ type }, n) =>
      n > first && type === 'EstimateDrafted' ? [n - 1] : [],
    );
    expect(fold(estimate, whole.slice(pitch, fee))).toMatchObject({
      status: 'accepted',
      revision: 2,
      lastLine: 1,
      roofPitch: '6.5/12',
      processingFeeBasisPoints: 0,
      depositBasis: 'subtotal',
      totals: { processingFeeCents: 0 },
    });
    expect(fold(estimate, whole.slice(fee, warranty))).toMatchObject({
      status: 'accepted',
      revision: 2,
      processingFeeBasisPoints: 300,
      depositBasis: 'total',
      totals: { processingFeeCents: 2268 },
      startWindow: null,
      warrantyText: '',
    });
    expect(fold(estimate, whole.slice(warranty, decimals))).toMatchObject({
      status: 'draft',
      startWindow: '2026-12-07/2026-12-18',
      warrantyYears: 10,
      warrantyText: 'Leaks that come from our work are ours to mend, free.',
    });
    expect(fold(estimate, whole.slice(decimals))).toMatchObject({
      taxBasisPoints: 837.5,
      lines: [{ quantityHundredths: 3333.3 }, { rateCents: 3.75 }],
    });
  });
  it('computes the recorded totals of every offer ever written, to the cent', () => {
    const offers = golden.flatMap(({ type, schema, data }) => {
      const read = fromStored(estimate, { type, data }, schema) as object;
      return 'taxBasisPoints' in read ? [read as Offer] : [];
    });
    expect(offers.length).toBeGreaterThan(4);
    for (const { lines, options, totals, ...terms } of offers) {
      expect(headlineTotals(options, lines, terms)).toEqual(totals);
      for (const option of options) expect(totalsOf(option.lines, terms)).toEqual(option.totals);
      for (const line of [...lines, ...options.flatMap((option) => option.lines)])
        expect(lineTotalCents(line)).toBe(line.totalCents);
    }
  });
  it('keeps a valid state under any sequence of commands', () => {
    const someCommand: fc.Arbitrary<Command> = fc.constantFrom<Command>(
      draft,
      draftPackages,
      change,
      send,
      approve,
      {
        ...approve,
        data: { ...approve.data, revision: null, documentRevision: null, optionId: 102 },
      },
      decline,
      remove,
      { type: 'ViewEstimate', data: {} },
      { type: 'AddLineItem', data: { ...content, optionId: null, order: null } },
      { type: 'AddLineItem', data: { ...content, optionId: 101, order: null } },
      { type: 'RetryEmail', data: {} },
      { type: 'RestoreEstimate', data: {} },
      { type: 'RecordEmailFailed', data: { sentBy: 'event-1', reason: 'x' } },
      { type: 'WithdrawEstimate', data: { reason: '' } },
      { type: 'ReinstateEstimate', data: {} },
      { type: 'ReplaceLink', data: {} },
      { type: 'AskQuestion', data: { kind: 'change_request', text: 'x' } },
      { type: 'AnswerQuestion', data: { questionId: 1, text: 'x', language: 'es' } },
      { type: 'FollowUpEstimate', data: { subject: '', message: '', language: 'es', count: 1 } },
    );
    fc.assert(
      fc.property(fc.array(someCommand, { maxLength: 30 }), (commandsAsked) => {
        const history: EstimateEvent[] = [];
        for (const command of commandsAsked) {
          try {
            history.push(
              ...(decide(
                estimate,
                fold(estimate, history),
                command,
                someMeta(),
              ) as EstimateEvent[]),
            );
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        }
        const count = (type: EstimateEvent['type']) =>
          history.filter((event) => event.type === type).length;
        expect(count('EstimateApproved') + count('EstimateDeclined')).toBeLessThanOrEqual(1);
        expect(count('EstimateDrafted')).toBeLessThanOrEqual(1);
        expect(count('EstimateSent')).toBeLessThanOrEqual(1);
        expect(history.findIndex(({ type }) => type === 'EstimateDeleted')).toBeOneOf([
          -1,
          history.length - 1,
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});
