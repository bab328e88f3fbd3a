// What an estimate does, refuses and repeats silently.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, fold, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { scenario, someMeta } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { type commands, estimate, type EstimateEvent } from './estimate.ts';
import golden from './golden.json' with { type: 'json' };

const given = scenario(estimate);
type Event<T extends EstimateEvent['type']> = Extract<EstimateEvent, { type: T }>;

const content = { description: 'Ridge vent', quantityHundredths: 2000, rateCents: 1450, taxable: true, section: null, priceBookItemId: null };
const line = { ...content, id: 1, order: 0, totalCents: 29_000 };
const terms = { discountBasisPoints: 0, taxBasisPoints: 0, taxBasis: 'undiscounted' } as const;
const header = {
  ...terms, client: { id: 3, name: 'Dana', email: 'dana@client.example', phone: null }, estimateType: 'single', projectTitle: 'New ridge vent', projectDescription: '',
  serviceAddress: '1 Oak St', validUntil: '2026-03-31', introMessage: '', customerNotes: '', internalNotes: '',
} as const;
const totals = { subtotalCents: 29_000, discountCents: 0, taxCents: 0, totalCents: 29_000 };
const drafted: Event<'EstimateDrafted'> = { type: 'EstimateDrafted', data: { ...header, number: 'EST-1-7K2M9QXA', lines: [line], totals } };
const empty: Event<'EstimateDrafted'> = { type: 'EstimateDrafted', data: { ...drafted.data, lines: [], totals: { subtotalCents: 0, discountCents: 0, taxCents: 0, totalCents: 0 } } };
const sent: Event<'EstimateSent'> = { type: 'EstimateSent', data: { to: 'dana@client.example', subject: 'S', message: 'M', revision: 1, totalCents: 29_000 } };
const viewed: Event<'EstimateViewed'> = { type: 'EstimateViewed', data: {} };
const approved: Event<'EstimateApproved'> = { type: 'EstimateApproved', data: { optionId: null, revision: 1, totalCents: 29_000, clientMessage: 'Yes' } };
const declined: Event<'EstimateDeclined'> = { type: 'EstimateDeclined', data: { revision: 1, clientMessage: 'No' } };

const draft: Extract<MessageOf<typeof commands>, { type: 'DraftEstimate' }> = { type: 'DraftEstimate', data: { ...header, lines: [content] } };
const send = { type: 'SendEstimate', data: { subject: 'S', message: 'M', ccbNumber: '123456' } } as const;
const approve = { type: 'ApproveEstimate', data: { optionId: null, revision: 1, clientMessage: 'Yes' } } as const;
const decline = { type: 'DeclineEstimate', data: { revision: 1, clientMessage: 'No' } } as const;

describe('drafting', () => {
  it('gives a number nobody can guess and prices every line', () => given().when(draft).then(drafted));
  it('happens once', () => given(drafted).when(draft).thenNothing());
});

describe('adding a line', () => {
  const add = { type: 'AddLineItem', data: { ...content, order: null } } as const;
  it('puts it last and counts again', () => given(empty).when(add).then({ type: 'LineItemAdded', data: { line, totals } }));
  it('keeps the order it is told', () => expect(given(drafted).when({ ...add, data: { ...content, order: 7 } }).events()).toMatchObject([{ data: { line: { id: 2, order: 7 }, totals: { totalCents: 58_000 } } }]));
  it('is for drafts only', () => given(drafted, sent).when(add).thenRefused('estimate-not-a-draft'));
  it('needs an estimate', () => given().when(add).thenRefused('estimate-not-found'));
  it('stops at 500 lines', () => given({ ...drafted, data: { ...drafted.data, lines: Array.from({ length: 500 }, () => line) } }).when(add).thenRefused('too-many-lines'));
});

describe('sending', () => {
  it('goes to the client with the total', () => given(drafted).when(send).then(sent));
  it('needs the licence number (OAR 812-003-0120)', () => given(drafted).when({ ...send, data: { ...send.data, ccbNumber: ' ' } }).thenRefused('ccb-number-missing'));
  it('needs a line', () => given(empty).when(send).thenRefused('estimate-empty'));
  it('needs a date that has not passed', () => given(drafted).when(send, { today: '2026-04-01' }).thenRefused('estimate-expired'));
  it.each([['sent', []], ['viewed', [viewed]], ['approved', [approved]], ['declined', [declined]]] as const)('sends a %s one again', (_, more) =>
    given(drafted, sent, ...more).when(send).then({ type: 'EstimateResent', data: { to: 'dana@client.example', subject: 'S', message: 'M' } }));
});

describe('being seen', () => {
  const view = { type: 'ViewEstimate', data: {} } as const;
  const byLink = { by: 'estimate-link' };
  it('is recorded once', () => given(drafted, sent).when(view, byLink).then(viewed));
  it('is not what staff do', () => given(drafted, sent).when(view, { by: 'user-1' }).thenNothing());
  it.each([['viewed', [sent, viewed]], ['approved', [sent, approved]], ['declined', [sent, declined]], ['a draft', []]] as const)('changes nothing when it is %s', (_, more) => given(drafted, ...more).when(view, byLink).thenNothing());
});

describe('approving', () => {
  it('accepts the offer that was seen', () => given(drafted, sent, viewed).when(approve).then(approved));
  it('works before the page reported the view', () => given(drafted, sent).when(approve).then(approved));
  it('works on the last valid day', () => given(drafted, sent).when(approve, { today: '2026-03-31' }).then(approved));
  it('is over the day after', () => given(drafted, sent).when(approve, { today: '2026-04-01' }).thenRefused('estimate-expired'));
  it('happens once', () => given(drafted, sent, approved).when(approve).thenNothing());
  it('does not undo a decline', () => given(drafted, sent, declined).when(approve).thenRefused('already-answered'));
  it('needs the estimate to be sent', () => given(drafted).when(approve).thenRefused('estimate-not-sent'));
  it('refuses an offer that changed since', () => given(drafted, sent).when({ ...approve, data: { ...approve.data, revision: 2 } }).thenRefused('estimate-changed'));
  it('refuses an option that a single estimate does not have', () => given(drafted, sent).when({ ...approve, data: { ...approve.data, optionId: 5 } }).thenRefused('option-unknown'));
});

describe('declining', () => {
  it('is recorded with the message', () => given(drafted, sent, viewed).when(decline).then(declined));
  it('is possible after the last valid day', () => given(drafted, sent).when(decline, { today: '2026-05-01' }).then(declined));
  it('happens once', () => given(drafted, sent, declined).when(decline).thenNothing());
  it('does not undo an approval', () => given(drafted, sent, approved).when(decline).thenRefused('already-answered'));
});

describe('e-mail', () => {
  const failed: Event<'EstimateEmailFailed'> = { type: 'EstimateEmailFailed', data: { sentBy: 'event-1', reason: '550 no such user' } };
  it('records what became of it', () => {
    given(drafted, sent).when({ type: 'RecordEmailFailed', data: failed.data }).then(failed);
    given(drafted, sent).when({ type: 'RecordEmailAccepted', data: { sentBy: 'event-1', messageId: '<a@b>', answer: '250 ok' } }).then({ type: 'EstimateEmailAccepted', data: { sentBy: 'event-1', messageId: '<a@b>', answer: '250 ok' } });
  });
  it('retries the one that failed, once', () => {
    given(drafted, sent, failed).when({ type: 'RetryEmail', data: {} }).then({ type: 'EstimateEmailRetried', data: { failed: 'event-1' } });
    given(drafted, sent, failed, { type: 'EstimateEmailRetried', data: { failed: 'event-1' } }).when({ type: 'RetryEmail', data: {} }).thenNothing();
  });
});

describe('history', () => {
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({ type, data: fromStored(estimate, { type, data }, schema) }));
    expect(new Set(read.map((event) => event.type))).toEqual(new Set(Object.keys(estimate.events)));
    expect(fold(estimate, read)).toMatchObject({ status: 'accepted', revision: 1 });
  });
  it('never breaks the state, whatever is asked in whatever order', () => {
    const someCommand: fc.Arbitrary<MessageOf<typeof commands>> = fc.constantFrom<MessageOf<typeof commands>>(
      draft, send, approve, decline, { type: 'ViewEstimate', data: {} }, { type: 'AddLineItem', data: { ...content, order: null } }, { type: 'RetryEmail', data: {} },
      { type: 'RecordEmailFailed', data: { sentBy: 'event-1', reason: 'x' } });
    fc.assert(fc.property(fc.array(someCommand, { maxLength: 25 }), (asked) => {
      const history: EstimateEvent[] = [];
      for (const command of asked) {
        try {
          history.push(...(decide(estimate, fold(estimate, history), command, someMeta()) as EstimateEvent[]));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
      const count = (type: EstimateEvent['type']) => history.filter((event) => event.type === type).length;
      expect(count('EstimateApproved') + count('EstimateDeclined')).toBeLessThanOrEqual(1);
      expect(count('EstimateDrafted')).toBeLessThanOrEqual(1);
      expect(count('EstimateSent')).toBeLessThanOrEqual(1);
    }), { numRuns: 1000 });
  });
});
