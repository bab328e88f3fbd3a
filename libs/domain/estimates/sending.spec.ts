// Sending estimates, following up, and recording delivery.
import { describe, it } from 'vitest';
import type { Line } from '../shared/lines.ts';
import type { EstimateEvent } from './facts.ts';
import {
  approved,
  asked,
  declined,
  drafted,
  empty,
  type Event,
  given,
  line,
  option,
  packages,
  send,
  sent,
  viewed,
  withdrawn,
  zero,
} from './samples.ts';

describe('sending', () => {
  it('goes to the client with the total', () => given(drafted).when(send).then(sent));
  it('requires the license number (OAR 812-003-0120)', () =>
    given(drafted)
      .when({ ...send, data: { ...send.data, ccbNumber: ' ' } })
      .thenRefused('ccb-number-missing'));
  it('requires a line', () => given(empty).when(send).thenRefused('estimate-empty'));
  it('requires a line in every option', () =>
    given({ ...packages, data: { ...packages.data, options: [option(1, [])] } })
      .when(send)
      .thenRefused('estimate-empty'));
  it('requires a positive total for every option', () => {
    const free = {
      ...option(2),
      lines: option(2).lines.map((each) => ({ ...each, rateCents: 0 })),
    };
    for (const nothing of [option(2, []), { ...free, totals: zero }])
      given({ ...packages, data: { ...packages.data, options: [option(1), nothing] } })
        .when(send)
        .thenRefused('option-empty', { option: option(2).title });
  });
  it('requires a positive total, but lines may be free', () => {
    const included = { ...line, id: 2, order: 1, rateCents: 0, totalCents: 0 };
    const offering = (lines: Line[], totals: typeof zero) =>
      given({ ...drafted, data: { ...drafted.data, lines, totals } });
    offering([included], zero).when(send).thenRefused('estimate-worth-nothing', { asked: 'send' });
    offering([line, included], drafted.data.totals).when(send).then(sent);
    const nothingLeft = { ...drafted.data.totals, discountCents: 29_000, totalCents: 0 };
    offering([line], nothingLeft).when(send).thenRefused('estimate-worth-nothing');
    offering([included], zero)
      .when({ ...send, data: { ...send.data, byHand: true } })
      .thenRefused('estimate-worth-nothing');
  });
  it('refuses a discount above the subtotal', () => {
    const { subtotalCents } = drafted.data.totals;
    given({ ...drafted, data: { ...drafted.data, discountFixedCents: subtotalCents + 1 } })
      .when(send)
      .thenRefused('discount-above-subtotal');
    given({ ...drafted, data: { ...drafted.data, discountFixedCents: subtotalCents } })
      .when(send)
      .events();
  });
  it('refuses a deposit above the total', () => {
    const { totalCents } = drafted.data.totals;
    const deposit = (cents: number) => ({ kind: 'amount' as const, cents });
    given({ ...drafted, data: { ...drafted.data, deposit: deposit(totalCents + 1) } })
      .when(send)
      .thenRefused('deposit-above-total');
    given({ ...drafted, data: { ...drafted.data, deposit: deposit(totalCents) } })
      .when(send)
      .events();
  });
  it('requires a validity date that has not passed', () =>
    given(drafted).when(send, { today: '2026-04-01' }).thenRefused('estimate-expired'));
  it('refuses a withdrawn estimate', () =>
    given(drafted, sent, withdrawn).when(send).thenRefused('estimate-withdrawn'));
  it.each([
    ['sent', []],
    ['viewed', [viewed]],
    ['approved', [approved]],
    ['declined', [declined]],
  ] as const)('sends a %s estimate again', (_name, more) =>
    given(drafted, sent, ...more)
      .when(send)
      .then({
        type: 'EstimateResent',
        data: { to: 'dana@client.example', subject: 'S', message: 'M', language: 'en' },
      }),
  );
  describe('to a client without an e-mail address', () => {
    const unaddressed: Event<'EstimateDrafted'> = {
      ...drafted,
      data: { ...drafted.data, client: { ...drafted.data.client, email: null } },
    };
    const byHand = { ...send, data: { ...send.data, byHand: true } };
    const handed: EstimateEvent = { ...sent, data: { ...sent.data, to: '' } };
    it('requires an address, or handing it over', () =>
      given(unaddressed).when(send).thenRefused('client-without-email'));
    it('uses an address added since, and keeps it', () => {
      const found = { ...send, data: { ...send.data, email: 'dana@client.example' } };
      given(unaddressed).when(found).then(sent);
      given(unaddressed, sent)
        .when(send)
        .then({
          type: 'EstimateResent',
          data: { to: 'dana@client.example', subject: 'S', message: 'M', language: 'en' },
        });
    });
    it('records an estimate handed over by staff as sent, once', () => {
      given(unaddressed).when(byHand).then(handed);
      given(unaddressed, handed).when(byHand).thenNothing();
      given(unaddressed, handed).when(send).thenRefused('client-without-email');
    });
    it('sends no follow-ups', () =>
      given(unaddressed, handed)
        .when({
          type: 'FollowUpEstimate',
          data: { subject: 'S', message: 'M', language: 'en', count: 1 },
        })
        .thenNothing());
    it('e-mails nobody if staff hand over an estimate that could be sent', () =>
      given(drafted).when(byHand).then(handed));
  });
  it("uses the client's language at that time", () => {
    const inSpanish = { ...send, data: { ...send.data, language: 'es' as const } };
    given(drafted)
      .when(inSpanish)
      .then({ ...sent, data: { ...sent.data, language: 'es' } });
    given(drafted, sent)
      .when(inSpanish)
      .then({
        type: 'EstimateResent',
        data: { to: 'dana@client.example', subject: 'S', message: 'M', language: 'es' },
      });
  });
});

describe('following up', () => {
  const followUp = {
    type: 'FollowUpEstimate',
    data: { subject: 'S', message: 'M', language: 'es', count: 1 },
  } as const;
  const followedUp: EstimateEvent = {
    type: 'EstimateFollowedUp',
    data: { to: 'dana@client.example', subject: 'S', message: 'M', language: 'es', count: 1 },
  };
  it('reminds a client who has not answered, each time once', () => {
    given(drafted, sent).when(followUp).then(followedUp);
    given(drafted, sent, followedUp).when(followUp).thenNothing();
    given(drafted, sent, followedUp)
      .when({ ...followUp, data: { ...followUp.data, count: 2 } })
      .then({ ...followedUp, data: { ...followedUp.data, count: 2 } });
  });
  it.each([
    ['approved', [approved]],
    ['declined', [declined]],
    ['withdrawn', [withdrawn]],
    ['being talked about', [asked]],
    [
      'not delivered',
      [{ type: 'EstimateEmailBounced', data: { sentBy: 'event-1', reason: '550' } }],
    ],
  ] as const)('does nothing when it is %s', (_name, more) =>
    given(drafted, sent, ...more)
      .when(followUp)
      .thenNothing(),
  );
  it('does nothing after the last valid day and for drafts', () => {
    given(drafted, sent).when(followUp, { today: '2026-04-01' }).thenNothing();
    given(drafted).when(followUp).thenNothing();
  });
});

describe('e-mail', () => {
  const failed: Event<'EstimateEmailFailed'> = {
    type: 'EstimateEmailFailed',
    data: { sentBy: 'event-1', reason: '550 no such user' },
  };
  const bounced: Event<'EstimateEmailBounced'> = {
    type: 'EstimateEmailBounced',
    data: { sentBy: 'event-1', reason: '550 5.1.1' },
  };
  it('records its delivery status', () => {
    given(drafted, sent).when({ type: 'RecordEmailFailed', data: failed.data }).then(failed);
    given(drafted, sent)
      .when({
        type: 'RecordEmailAccepted',
        data: { sentBy: 'event-1', messageId: '<a@b>', answer: '250 ok' },
      })
      .then({
        type: 'EstimateEmailAccepted',
        data: { sentBy: 'event-1', messageId: '<a@b>', answer: '250 ok' },
      });
    given(drafted, sent).when({ type: 'RecordEmailBounced', data: bounced.data }).then(bounced);
    given(drafted, sent, bounced)
      .when({ type: 'RecordEmailBounced', data: bounced.data })
      .thenNothing();
  });
  it.each([
    ['failed', failed],
    ['bounced', bounced],
  ] as const)('retries an e-mail that %s, once', (_name, event) => {
    given(drafted, sent, event)
      .when({ type: 'RetryEmail', data: {} })
      .then({ type: 'EstimateEmailRetried', data: { failed: 'event-1', to: '' } });
    const retried = {
      type: 'EstimateEmailRetried',
      data: { failed: 'event-1', to: '' },
    } as const;
    given(drafted, sent, event, retried).when({ type: 'RetryEmail', data: {} }).thenNothing();
  });
  it('uses the corrected address from then on', () => {
    const corrected = {
      type: 'EstimateEmailRetried',
      data: { failed: 'event-1', to: 'dana.w@client.example' },
    } as const;
    given(drafted, sent, bounced)
      .when({ type: 'RetryEmail', data: { to: 'dana.w@client.example' } })
      .then(corrected);
    given(drafted, sent, bounced, corrected)
      .when(send)
      .then({
        type: 'EstimateResent',
        data: { to: 'dana.w@client.example', subject: 'S', message: 'M', language: 'en' },
      });
  });
});
