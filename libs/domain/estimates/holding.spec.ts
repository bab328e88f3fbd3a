// A sending that waits: what it asks, how it goes out, what takes it back and what it falls with.
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

describe('what is held', () => {
  it('stays what it was: nothing but the sending is recorded, and until when', () => {
    given(drafted).when(hold).then(held);
    expect(given(drafted, held).state()).toMatchObject({ status: 'draft' });
    given(drafted, sent).when(hold).then(held);
  });
  it.each<[string, readonly EstimateEvent[], Command, string]>([
    ['without a licence', [drafted], { ...hold, data: { ...hold.data, ccbNumber: ' ' } }, 'ccb'],
    ['without lines', [empty], hold, 'estimate-empty'],
    ['when it was withdrawn', [drafted, sent, withdrawn], hold, 'estimate-withdrawn'],
  ])('is refused %s, as sending is', (_, before, command, code) =>
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
  it('is one thing at a time', () => {
    given(drafted, held).when(hold).thenRefused('sending-waits');
    given(drafted, held).when(send).thenRefused('sending-waits');
    given(drafted, held, takenBack).when(send).then(sent);
    given(drafted, held, takenBack)
      .when(hold)
      .then({ ...held, data: { ...held.data, sending: 2 } });
  });
});

describe('when its time has come', () => {
  it('exactly what was held goes out, once', () => {
    given(drafted, held).when(sendHeld).then(sent);
    given(drafted, held, sent).when(sendHeld).thenNothing();
    given(drafted, sent, viewed, held).when(sendHeld).then(resent);
    given(drafted, sent, held, resent).when(sendHeld).thenNothing();
  });
  it('nothing goes of what was taken back, or of another', () => {
    given(drafted, held, takenBack).when(sendHeld).thenNothing();
    const second = { ...held, data: { ...held.data, sending: 2 } };
    given(drafted, held, takenBack, second).when(sendHeld).thenNothing();
    given(drafted).when(sendHeld).thenNothing();
  });
  it('it falls where it may not go any more', () => {
    given(drafted, held).when(sendHeld, { today: '2026-04-01' }).then(dropped('expired'));
    given(drafted, held)
      .when({ ...sendHeld, data: { ...sendHeld.data, ccbNumber: '' } })
      .then(dropped('licence'));
  });
  it('it falls where it cannot be sent, once', () => {
    const drop: Command = { type: 'DropSending', data: { sending: 1 } };
    given(drafted, held).when(drop).then(dropped('failed'));
    given(drafted, held, dropped('failed')).when(drop).thenNothing();
    given(drafted, held, sent).when(drop).thenNothing();
  });
});

describe('taken back', () => {
  it('once, as long as it waits', () => {
    given(drafted, held).when(takeBack).then(takenBack);
    given(drafted, held, takenBack).when(takeBack).thenNothing();
  });
  it('nothing that went, with words', () => {
    given(drafted, held, sent).when(takeBack).thenRefused('sending-gone');
    given(drafted, sent, held, resent).when(takeBack).thenRefused('sending-gone');
    given(drafted).when(takeBack).thenRefused('sending-gone');
  });
  it('nothing that fell: it did not go', () =>
    given(drafted, held, dropped('changed')).when(takeBack).thenNothing());
});

describe('it falls, in the same append, with what makes it another estimate', () => {
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
  it('an address that was corrected, and no e-mail that was only tried again', () => {
    const failed: EstimateEvent = {
      type: 'EstimateEmailFailed',
      data: { sentBy: 'event-1', reason: '550' },
    };
    const retry = (to?: string): Command => ({ type: 'RetryEmail', data: to ? { to } : {} });
    expect(first([...out, failed], retry('d@client.example'))).toEqual(dropped('changed'));
    expect(first([...out, failed], retry())).toMatchObject({ type: 'EstimateEmailRetried' });
  });
  it('not with what leaves it as it is', () =>
    given(drafted, sent, held)
      .when({ type: 'ViewEstimate', data: {} }, { by: 'estimate-link' })
      .then(viewed));
  it('nothing more goes then, and what was changed is sent again', () => {
    const fallen = given(drafted, held, dropped('changed'));
    fallen.when(sendHeld).thenNothing();
    fallen.when(send).then(sent);
  });
});
