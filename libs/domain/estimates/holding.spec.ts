// Delayed sending: requests, completion, undo, cancellation.
import { describe, expect, it } from 'vitest';
import type { EstimateEvent } from './facts.ts';
import {
  approve,
  change,
  type Command,
  decline,
  drafted,
  empty,
  type Event,
  given,
  held,
  hold,
  remove,
  send,
  sendHeld,
  sent,
  takeBack,
  takenBack,
  viewed,
  withdrawn,
} from './samples.ts';

const resent: EstimateEvent = {
  type: 'EstimateResent',
  data: { to: 'dana@client.example', subject: 'S', message: 'M', language: 'en' },
};
const dropped = (why: Event<'SendingDropped'>['data']['why']): Event<'SendingDropped'> => ({
  type: 'SendingDropped',
  data: { sending: 1, why },
});

describe('a delayed sending', () => {
  it('records only the sending and its time', () => {
    given(drafted).when(hold).then(held);
    expect(given(drafted, held).state()).toMatchObject({ status: 'draft' });
    given(drafted, sent).when(hold).then(held);
  });
  it.each<[string, readonly EstimateEvent[], Command, string]>([
    ['without a licence', [drafted], { ...hold, data: { ...hold.data, ccbNumber: ' ' } }, 'ccb'],
    ['without lines', [empty], hold, 'estimate-empty'],
    ['when it was withdrawn', [drafted, sent, withdrawn], hold, 'estimate-withdrawn'],
  ])('is refused %s, like sending', (_, before, command, code) =>
    given(...before)
      .when(command)
      .thenRefused(code === 'ccb' ? 'ccb-number-missing' : code),
  );
  it('is refused after the last valid day, and without an address', () => {
    given(drafted).when(hold, { today: '2026-04-01' }).thenRefused('estimate-expired');
    const client = { ...drafted.data.client, email: null };
    const unaddressed = { ...drafted, data: { ...drafted.data, client } };
    given(unaddressed).when(hold).thenRefused('client-without-email');
    given(unaddressed)
      .when({ ...hold, data: { ...hold.data, email: 'dana@client.example' } })
      .then(held);
    given(unaddressed, held).when(sendHeld).then(sent);
  });
  it('is limited to one at a time', () => {
    given(drafted, held).when(hold).thenRefused('sending-waits');
    given(drafted, held).when(send).thenRefused('sending-waits');
    given(drafted, held, takenBack).when(send).then(sent);
    given(drafted, held, takenBack)
      .when(hold)
      .then({ ...held, data: { ...held.data, sending: 2 } });
  });
});

describe('when the delay is over', () => {
  it('sends exactly what was requested, once', () => {
    given(drafted, held).when(sendHeld).then(sent);
    given(drafted, held, sent).when(sendHeld).thenNothing();
    given(drafted, sent, viewed, held).when(sendHeld).then(resent);
    given(drafted, sent, held, resent).when(sendHeld).thenNothing();
  });
  it('sends nothing that was undone, and no other sending', () => {
    given(drafted, held, takenBack).when(sendHeld).thenNothing();
    const second = { ...held, data: { ...held.data, sending: 2 } };
    given(drafted, held, takenBack, second).when(sendHeld).thenNothing();
    given(drafted).when(sendHeld).thenNothing();
  });
  it('cancels a sending that is no longer allowed', () => {
    given(drafted, held).when(sendHeld, { today: '2026-04-01' }).then(dropped('expired'));
    given(drafted, held)
      .when({ ...sendHeld, data: { ...sendHeld.data, ccbNumber: '' } })
      .then(dropped('licence'));
  });
  it('cancels a sending that failed, once', () => {
    const drop: Command = { type: 'DropSending', data: { sending: 1 } };
    given(drafted, held).when(drop).then(dropped('failed'));
    given(drafted, held, dropped('failed')).when(drop).thenNothing();
    given(drafted, held, sent).when(drop).thenNothing();
  });
});

describe('undo', () => {
  it('works once, while pending', () => {
    given(drafted, held).when(takeBack).then(takenBack);
    given(drafted, held, takenBack).when(takeBack).thenNothing();
  });
  it('is refused after sending', () => {
    given(drafted, held, sent).when(takeBack).thenRefused('sending-gone');
    given(drafted, sent, held, resent).when(takeBack).thenRefused('sending-gone');
    given(drafted).when(takeBack).thenRefused('sending-gone');
  });
  it('does nothing after cancellation, because nothing was sent', () =>
    given(drafted, held, dropped('changed')).when(takeBack).thenNothing());
});

describe('is canceled in the same append as a change of the estimate', () => {
  const first = (before: readonly EstimateEvent[], command: Command) =>
    given(...before, held)
      .when(command)
      .events()[0];
  const out = [drafted, sent];
  it.each<[string, readonly EstimateEvent[], Command, Event<'SendingDropped'>['data']['why']]>([
    [
      'a draft that was changed',
      [drafted],
      { type: 'ChangeEstimate', data: change.data },
      'changed',
    ],
    ['a version that was revised', out, { type: 'ChangeEstimate', data: change.data }, 'changed'],
    ['a draft that was deleted', [drafted], remove, 'deleted'],
    ['one that was archived', out, remove, 'archived'],
    [
      'one that was withdrawn',
      out,
      { type: 'WithdrawEstimate', data: { reason: '' } },
      'withdrawn',
    ],
    ['one that was approved', out, approve, 'answered'],
    ['one that was declined', out, decline, 'answered'],
    [
      'one with another last day',
      out,
      { type: 'ExtendValidUntil', data: { validUntil: '2026-05-31' } },
      'changed',
    ],
  ])('%s', (_, before, command, why) => expect(first(before, command)).toEqual(dropped(why)));
  it('includes a corrected address, but not a plain retry', () => {
    const failed: EstimateEvent = {
      type: 'EstimateEmailFailed',
      data: { sentBy: 'event-1', reason: '550' },
    };
    const retry = (to?: string): Command => ({ type: 'RetryEmail', data: to ? { to } : {} });
    expect(first([...out, failed], retry('d@client.example'))).toEqual(dropped('changed'));
    expect(first([...out, failed], retry())).toMatchObject({ type: 'EstimateEmailRetried' });
  });
  it("is not canceled when the estimate doesn't change", () =>
    given(drafted, sent, held)
      .when({ type: 'ViewEstimate', data: {} }, { by: 'estimate-link' })
      .then(viewed));
  it('then sends nothing, and the changed estimate can be sent', () => {
    const fallen = given(drafted, held, dropped('changed'));
    fallen.when(sendHeld).thenNothing();
    fallen.when(send).then(sent);
  });
});
