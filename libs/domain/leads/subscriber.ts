// A newsletter subscriber, with double opt-in and one-click unsubscribe.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { SiteLanguage } from '../shared/language.ts';
import { refuse } from './refusals.ts';
import type { SubscriberStatus } from './subscriber-shapes.ts';
import { commands, KeyHash, NewsletterEmail } from './subscriber-shapes.ts';

// ---- facts

export const events = {
  NewsletterRequested: z.object({
    email: z.string(),
    language: SiteLanguage,
    at: z.iso.datetime(),
  }),
  NewsletterEmailPrepared: z.object({ email: NewsletterEmail, keyHash: KeyHash }),
  NewsletterEmailAccepted: z.object({ email: NewsletterEmail }),
  NewsletterEmailFailed: z.object({ email: NewsletterEmail, reason: z.string() }),
  NewsletterConfirmed: z.object({}),
  NewsletterUnsubscribed: z.object({}),
  SubscriberRemoved: z.object({}),
};
export type SubscriberEvent = MessageOf<typeof events>;

/** The events that end each e-mail's link: `confirm` subscribes, `welcome` unsubscribes. */
export const endsOfNewsletterLinks: Readonly<
  Record<NewsletterEmail, readonly SubscriberEvent['type'][]>
> = {
  confirm: ['NewsletterUnsubscribed', 'SubscriberRemoved'],
  welcome: ['SubscriberRemoved'],
};

// ---- state

interface Asked {
  readonly status: SubscriberStatus | 'removed';
  readonly email: string;
  readonly language: SiteLanguage;
  readonly requestedAt: string;
  /** Number of requests since the last confirmation. */
  readonly requests: number;
  /** Whether the last e-mail failed. */
  readonly failed: boolean;
  /** Hashes of the keys that can still confirm or unsubscribe. */
  readonly keys: Readonly<Record<NewsletterEmail, readonly string[]>>;
}
export type Subscriber = { readonly status: 'none' } | Asked;

const NO_KEYS = { confirm: [], welcome: [] };
/**
 * Unknown and outdated links get the same answer, so that a link doesn't reveal who is subscribed.
 */
const outdated = (): never => refuse('link-outdated');
const known = (state: Subscriber): Asked => (state.status === 'none' ? outdated() : state);
/** For staff, who can see the list anyway. */
const onTheList = (state: Subscriber): Asked =>
  state.status === 'none' || state.status === 'removed' ? refuse('subscriber-not-found') : state;
/** The event, if the subscriber exists; refuses otherwise. */
const about = (state: Subscriber, event: SubscriberEvent): SubscriberEvent[] => {
  known(state);
  return [event];
};

// ---- upcasts: none yet, every event is in its first shape

// ---- decide: confirmation e-mails are rate limited

/**
 * A repeated request within this time sends no e-mail. The time doubles with every request, so that
 * the form can't be used to flood someone's mailbox.
 */
const AGAIN_AFTER_MS = 15 * 60_000;
const pauseAfter = (requests: number): number => AGAIN_AFTER_MS * 2 ** Math.min(requests - 1, 12);
/** Maximum number of valid keys per e-mail type. */
const MOST_KEYS = 20;

export const subscriber = decider<Subscriber>()({
  category: 'subscriber',
  events,
  initial: { status: 'none' },
  evolve: {
    NewsletterRequested: (state, { email, language, at }) => ({
      status: 'pending',
      email,
      language,
      requestedAt: at,
      requests: state.status === 'none' ? 1 : state.requests + 1,
      failed: false,
      keys: state.status === 'none' ? NO_KEYS : state.keys,
    }),
    NewsletterEmailPrepared: (state, { email, keyHash }) => {
      const now = known(state);
      return {
        ...now,
        keys: { ...now.keys, [email]: [...now.keys[email], keyHash].slice(-MOST_KEYS) },
      };
    },
    NewsletterEmailAccepted: (state) => ({ ...known(state), failed: false }),
    NewsletterEmailFailed: (state) => ({ ...known(state), failed: true }),
    NewsletterConfirmed: (state) => ({ ...known(state), status: 'confirmed', requests: 0 }),
    // An old confirmation link can't resubscribe someone who left.
    NewsletterUnsubscribed: (state) => ({
      ...known(state),
      status: 'unsubscribed',
      keys: { ...known(state).keys, confirm: [] },
    }),
    SubscriberRemoved: (state) => ({ ...known(state), status: 'removed', keys: NO_KEYS }),
  },
  personal: { NewsletterRequested: ['email'], NewsletterEmailFailed: ['reason'] },
  commands,
  decide: {
    RequestNewsletter: (c, state, { now }) => {
      const waiting =
        state.status === 'pending' &&
        !state.failed &&
        Date.parse(now) - Date.parse(state.requestedAt) < pauseAfter(state.requests);
      return waiting || state.status === 'confirmed'
        ? []
        : [{ type: 'NewsletterRequested', data: { ...c, at: now } }];
    },
    PrepareNewsletterEmail: (c, state) =>
      about(state, { type: 'NewsletterEmailPrepared', data: c }),
    RecordNewsletterEmailAccepted: (c, state) =>
      about(state, { type: 'NewsletterEmailAccepted', data: c }),
    RecordNewsletterEmailFailed: (c, state) =>
      about(state, { type: 'NewsletterEmailFailed', data: c }),
    ConfirmNewsletter: ({ keyHash }, state) => {
      const now = known(state);
      if (!now.keys.confirm.includes(keyHash)) return outdated();
      return now.status === 'pending' ? [{ type: 'NewsletterConfirmed', data: {} }] : [];
    },
    LeaveNewsletter: ({ keyHash }, state) => {
      const now = known(state);
      if (!now.keys.welcome.includes(keyHash)) return outdated();
      return now.status === 'unsubscribed' ? [] : [{ type: 'NewsletterUnsubscribed', data: {} }];
    },
    RepeatConfirmation: (_, state, { now }) => {
      const asked = onTheList(state);
      if (asked.status !== 'pending') return refuse('not-pending');
      return [
        {
          type: 'NewsletterRequested',
          data: { email: asked.email, language: asked.language, at: now },
        },
      ];
    },
    RemoveSubscriber: (_, state) => {
      if (state.status === 'removed') return [];
      onTheList(state);
      return [{ type: 'SubscriberRemoved', data: {} }];
    },
  },
});
