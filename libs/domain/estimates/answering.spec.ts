// How clients answer an estimate.
import { describe, expect, it } from 'vitest';
import type { EstimateEvent } from './facts.ts';
import { estimate } from './estimate.ts';
import {
  approve,
  approved,
  asked,
  decline,
  declined,
  drafted,
  evidence,
  given,
  packages,
  sent,
  viewed,
  withdrawn,
  zero,
} from './samples.ts';

describe('viewing', () => {
  const view = { type: 'ViewEstimate', data: {} } as const;
  const byLink = { by: 'estimate-link' };
  it('is recorded once', () => given(drafted, sent).when(view, byLink).then(viewed));
  it('ignores staff', () => given(drafted, sent).when(view, { by: 'user-1' }).thenNothing());
  it.each([
    ['viewed', [sent, viewed]],
    ['approved', [sent, approved]],
    ['declined', [sent, declined]],
    ['withdrawn', [sent, withdrawn]],
    ['a draft', []],
  ] as const)('does nothing when it is %s', (_name, more) =>
    given(drafted, ...more)
      .when(view, byLink)
      .thenNothing(),
  );
});

describe('approving', () => {
  it('accepts the revision seen, with the evidence', () =>
    given(drafted, sent, viewed).when(approve).then(approved));
  it('works before the view was reported', () => given(drafted, sent).when(approve).then(approved));
  it('works on the last valid day', () =>
    given(drafted, sent).when(approve, { today: '2026-03-31' }).then(approved));
  it('is refused the day after', () =>
    given(drafted, sent).when(approve, { today: '2026-04-01' }).thenRefused('estimate-expired'));
  it('happens once', () => given(drafted, sent, approved).when(approve).thenNothing());
  it("doesn't undo a decline", () =>
    given(drafted, sent, declined).when(approve).thenRefused('already-answered'));
  it('requires a sent estimate', () =>
    given(drafted).when(approve).thenRefused('estimate-not-sent'));
  it('is refused for a withdrawn estimate', () =>
    given(drafted, sent, withdrawn).when(approve).thenRefused('estimate-withdrawn'));
  it('is refused if the estimate has changed', () =>
    given(drafted, sent)
      .when({ ...approve, data: { ...approve.data, revision: 2 } })
      .thenRefused('estimate-changed'));
  it("is refused for an option that a single estimate doesn't have", () =>
    given(drafted, sent)
      .when({ ...approve, data: { ...approve.data, optionId: 105 } })
      .thenRefused('option-unknown'));
  it('is refused for a total of zero, whoever approves', () => {
    const free = { ...drafted, data: { ...drafted.data, totals: zero } };
    given(free, sent).when(approve).thenRefused('estimate-worth-nothing', { asked: 'approve' });
    given(free, sent)
      .when({
        type: 'RecordApproval',
        data: {
          optionId: null,
          clientMessage: '',
          documentRevision: null,
          language: 'en',
          evidence: { ...evidence, how: 'phone', reason: 'Said yes' },
        },
      })
      .thenRefused('estimate-worth-nothing');
  });
  it('accepts an option with its total', () => {
    given(packages, sent)
      .when({ ...approve, data: { ...approve.data, optionId: 102 } })
      .then({ ...approved, data: { ...approved.data, optionId: 102 } });
    given(packages, sent).when(approve).thenRefused('option-missing');
    given(packages, sent, { ...approved, data: { ...approved.data, optionId: 102 } })
      .when({ ...approve, data: { ...approve.data, optionId: 101 } })
      .thenRefused('already-answered');
  });
  it('requires name and consent if the company requires a signature', () => {
    const signed = { ...evidence, name: 'Dana Whitfield', consentVersion: 2 };
    const data = { ...approve.data, signatureRequired: true };
    given(drafted, sent).when({ type: 'ApproveEstimate', data }).thenRefused('signature-missing');
    for (const name of ['.', '123', '👍'])
      given(drafted, sent)
        .when({ type: 'ApproveEstimate', data: { ...data, evidence: { ...signed, name } } })
        .thenRefused('signature-missing');
    given(drafted, sent)
      .when({
        type: 'ApproveEstimate',
        data: { ...data, evidence: { ...signed, consentVersion: 0 } },
      })
      .thenRefused('signature-missing');
    given(drafted, sent)
      .when({ type: 'ApproveEstimate', data: { ...data, evidence: signed } })
      .then({ ...approved, data: { ...approved.data, evidence: signed } });
    given(drafted, sent, approved).when({ type: 'ApproveEstimate', data }).thenNothing();
  });
  it('applies only to the terms shown', () => {
    const signed = { ...evidence, name: 'Dana Whitfield', consentVersion: 2 };
    const data = { ...approve.data, signatureRequired: true, evidence: signed };
    const read = (shown: number, now: number) =>
      ({ type: 'ApproveEstimate', data: { ...data, terms: { shown, now } } }) as const;
    given(drafted, sent).when(read(2, 3)).thenRefused('terms-changed');
    given(drafted, sent)
      .when(read(2, 2))
      .then({ ...approved, data: { ...approved.data, evidence: signed } });
    given(drafted, sent, approved).when(read(2, 3)).thenNothing();
  });
  it('can be recorded by staff, with how and why', () => {
    const told = { ...evidence, how: 'phone', reason: 'Called on Monday' } as const;
    given(drafted, sent)
      .when({
        type: 'RecordApproval',
        data: {
          optionId: null,
          clientMessage: 'Yes',
          documentRevision: 1,
          evidence: told,
          language: 'es',
        },
      })
      .then({ ...approved, data: { ...approved.data, evidence: told, language: 'es' } });
    given(drafted)
      .when({
        type: 'RecordApproval',
        data: {
          optionId: null,
          clientMessage: '',
          documentRevision: 1,
          evidence: told,
          language: 'en',
        },
      })
      .thenRefused('estimate-not-sent');
    expect(
      estimate.commands.RecordApproval.safeParse({
        optionId: null,
        clientMessage: '',
        documentRevision: 1,
        evidence: { ...told, reason: ' ' },
      }).error?.issues,
    ).toMatchObject([{ message: 'Please enter the details' }]);
  });
});

describe('declining', () => {
  it('is recorded with message and evidence', () =>
    given(drafted, sent, viewed).when(decline).then(declined));
  it('is possible after the last valid day', () =>
    given(drafted, sent).when(decline, { today: '2026-05-01' }).then(declined));
  it('happens once', () => given(drafted, sent, declined).when(decline).thenNothing());
  it("doesn't undo an approval", () =>
    given(drafted, sent, approved).when(decline).thenRefused('already-answered'));
});

describe('questions', () => {
  const ask = { type: 'AskQuestion', data: { kind: 'question', text: 'Which colour?' } } as const;
  const answer = {
    type: 'AnswerQuestion',
    data: { questionId: 1, text: 'Charcoal', language: 'es' },
  } as const;
  it('are asked and answered once', () => {
    given(drafted, sent).when(ask).then(asked);
    const answered: EstimateEvent = {
      type: 'QuestionAnswered',
      data: { questionId: 1, to: 'dana@client.example', text: 'Charcoal', language: 'es' },
    };
    given(drafted, sent, asked).when(answer).then(answered);
    given(drafted, sent, asked, answered).when(answer).thenRefused('question-answered');
  });
  it('can be asked about a sent estimate, even after an answer', () => {
    given(drafted).when(ask).thenRefused('estimate-not-sent');
    given(drafted, sent, approved).when(ask).then(asked);
    given(drafted, sent, withdrawn).when(ask).then(asked);
  });
  it('must exist to be answered', () =>
    given(drafted, sent).when(answer).thenRefused('question-unknown'));
  it('are limited to twenty open ones', () =>
    given(drafted, sent, ...Array.from({ length: 20 }, () => asked))
      .when(ask)
      .thenRefused('too-many-questions'));
});
