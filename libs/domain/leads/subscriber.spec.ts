// Newsletter subscribers.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './golden.json' with { type: 'json' };
import { subscriber, type SubscriberEvent } from './subscriber.ts';

const given = scenario(subscriber);
const NOON = '2026-03-02T12:00:00.000Z';
const ask = {
  type: 'RequestNewsletter',
  data: { email: 'dana@client.example', language: 'en' },
} as const;
const requested = (at = NOON): SubscriberEvent => ({
  type: 'NewsletterRequested',
  data: { email: 'dana@client.example', language: 'en', at },
});
const prepared = (email: 'confirm' | 'welcome', keyHash: string): SubscriberEvent => ({
  type: 'NewsletterEmailPrepared',
  data: { email, keyHash },
});
const confirmed: SubscriberEvent = { type: 'NewsletterConfirmed', data: {} };
const left: SubscriberEvent = { type: 'NewsletterUnsubscribed', data: {} };
const removed: SubscriberEvent = { type: 'SubscriberRemoved', data: {} };
const failed: SubscriberEvent = {
  type: 'NewsletterEmailFailed',
  data: { email: 'confirm', reason: '550' },
};
const confirm = (keyHash: string) => ({ type: 'ConfirmNewsletter', data: { keyHash } }) as const;
const leave = (keyHash: string) => ({ type: 'LeaveNewsletter', data: { keyHash } }) as const;

describe('subscribing', () => {
  it('waits for confirmation', () => given().when(ask, { now: NOON }).then(requested()));
  it("repeated too soon does nothing, so nobody can flood a stranger's mailbox", () =>
    given(requested()).when(ask, { now: '2026-03-02T12:14:59.000Z' }).thenNothing());
  it('repeated later sends another e-mail, with growing intervals', () => {
    const later = '2026-03-02T12:15:00.000Z';
    given(requested()).when(ask, { now: later }).then(requested(later));
    given(requested(), requested(later))
      .when(ask, { now: '2026-03-02T12:40:00.000Z' })
      .thenNothing();
    given(requested(), requested(later))
      .when(ask, { now: '2026-03-02T12:45:00.000Z' })
      .then(requested('2026-03-02T12:45:00.000Z'));
  });
  it('repeated at once works if the e-mail failed', () =>
    given(requested(), failed).when(ask, { now: NOON }).then(requested()));
  it('does nothing for subscribers, and starts over for those who left or were removed', () => {
    given(requested(), confirmed).when(ask, { now: '2027-01-01T00:00:00.000Z' }).thenNothing();
    given(requested(), confirmed, left).when(ask, { now: NOON }).then(requested());
    given(requested(), removed).when(ask, { now: NOON }).then(requested());
  });
});

describe('the links', () => {
  it('confirm once', () => {
    given(requested(), prepared('confirm', 'a')).when(confirm('a')).then(confirmed);
    given(requested(), prepared('confirm', 'a'), confirmed).when(confirm('a')).thenNothing();
    given(requested(), prepared('confirm', 'a'), prepared('confirm', 'b'))
      .when(confirm('a'))
      .then(confirmed);
  });
  it('unsubscribe once', () => {
    const on = [requested(), prepared('confirm', 'a'), confirmed, prepared('welcome', 'w')];
    given(...on)
      .when(leave('w'))
      .then(left);
    given(...on, left)
      .when(leave('w'))
      .thenNothing();
  });
  it('refuse unknown keys', () => {
    given().when(confirm('a')).thenRefused('link-outdated');
    given(requested(), prepared('confirm', 'a')).when(confirm('b')).thenRefused('link-outdated');
    given(requested(), prepared('confirm', 'a')).when(leave('a')).thenRefused('link-outdated');
    given(requested(), prepared('welcome', 'w')).when(confirm('w')).thenRefused('link-outdated');
    given(requested(), prepared('confirm', 'a'), confirmed, left)
      .when(confirm('a'))
      .thenRefused('link-outdated');
    given(requested(), prepared('confirm', 'a'), removed)
      .when(confirm('a'))
      .thenRefused('link-outdated');
  });
});

describe('staff', () => {
  it('resend the confirmation', () => {
    given(requested(), failed)
      .when({ type: 'RepeatConfirmation', data: {} }, { now: NOON })
      .then(requested());
    given(requested(), confirmed)
      .when({ type: 'RepeatConfirmation', data: {} })
      .thenRefused('not-pending');
    given().when({ type: 'RepeatConfirmation', data: {} }).thenRefused('subscriber-not-found');
  });
  it('remove a subscriber once', () => {
    given(requested(), confirmed).when({ type: 'RemoveSubscriber', data: {} }).then(removed);
    given(requested(), removed).when({ type: 'RemoveSubscriber', data: {} }).thenNothing();
    given().when({ type: 'RemoveSubscriber', data: {} }).thenRefused('subscriber-not-found');
  });
  it('see the delivery status of e-mails', () => {
    given(requested())
      .when({ type: 'RecordNewsletterEmailAccepted', data: { email: 'confirm' } })
      .then({ type: 'NewsletterEmailAccepted', data: { email: 'confirm' } });
    given(requested())
      .when({ type: 'RecordNewsletterEmailFailed', data: { email: 'confirm', reason: '550' } })
      .then(failed);
    given(requested())
      .when({ type: 'PrepareNewsletterEmail', data: { email: 'confirm', keyHash: 'a' } })
      .then(prepared('confirm', 'a'));
    given()
      .when({ type: 'RecordNewsletterEmailAccepted', data: { email: 'confirm' } })
      .thenRefused('link-outdated');
  });
});

describe('history', () => {
  it('reads every version of every event ever written', () => {
    const read = golden
      .filter(({ type }) => type in subscriber.events)
      .map(({ type, schema, data }) => ({
        type,
        data: fromStored(subscriber, { type, data }, schema),
      }));
    expect(fold(subscriber, read)).toMatchObject({
      status: 'removed',
      email: 'dana@client.example',
    });
  });
});
