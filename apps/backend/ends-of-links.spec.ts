// What ends a link to something that is no user: every event against the link it may end.
import { expect, it } from 'vitest';
import { fold, type AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { given } from '@purlin/event-sourcing/read-model-scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { endsOfEstimateLink } from '@purlin/domain/estimates/facts.ts';
import estimates from '@purlin/domain/estimates/golden.json' with { type: 'json' };
import leads from '@purlin/domain/leads/golden.json' with { type: 'json' };
import {
  endsOfNewsletterLinks,
  subscriber,
  type SubscriberEvent,
} from '@purlin/domain/leads/subscriber.ts';
import feeds from '@purlin/domain/scheduling/calendar-feed-golden.json' with { type: 'json' };
import { calendarFeed, endsOfFeedLink } from '@purlin/domain/scheduling/calendar-feed.ts';
import { estimateDetails } from './estimates/read-models/estimate-details.ts';
import { calendarFeeds } from './scheduling/read-models/calendar-feeds.ts';

interface Stored {
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
}
/** One event of every type. */
const eachOf = (decider: AnyDecider, golden: readonly Stored[]) =>
  Object.keys(decider.events).map((type) => {
    const one = golden.findLast((stored) => stored.type === type)!;
    return { type, data: fromStored(decider, one, one.schema) };
  });

/** The types of those after which the link that was there before opens nothing. */
const endingAmong = <E extends { readonly type: string }>(
  events: readonly E[],
  opens: (event: E) => boolean,
): string[] => events.filter((event) => !opens(event)).map(({ type }) => type);

it('of an estimate', () => {
  const events = eachOf(estimate, estimates);
  const [drafted] = events;
  const linkAfter = (...all: typeof events) => given(estimateDetails, 'estimate')(...all).row(1);
  const link = linkAfter(drafted!)!.number;
  const ends = endingAmong(events, (event) => linkAfter(drafted!, event)?.number === link);
  expect(ends.toSorted()).toEqual(endsOfEstimateLink.toSorted());
});

it('of a calendar feed', () => {
  const events = eachOf(calendarFeed, feeds);
  const feed = given(calendarFeeds, 'calendarFeed');
  const [opened] = events;
  const ends = endingAmong(events, (event) => {
    const row = feed(opened!, event).row(1);
    return row !== undefined && row.open && row.links === 1;
  });
  expect(ends.toSorted()).toEqual(endsOfFeedLink.toSorted());
});

it.each(['confirm', 'welcome'] as const)('of an e-mail of the newsletter: %s', (email) => {
  const events = eachOf(subscriber, leads) as SubscriberEvent[];
  const requested = events.find(({ type }) => type === 'NewsletterRequested')!;
  const key = 'a'.repeat(64);
  const sent = { type: 'NewsletterEmailPrepared', data: { email, keyHash: key } } as const;
  const ends = endingAmong(events, (event) => {
    const state = fold(subscriber, [requested, sent, event]);
    return state.status !== 'none' && state.keys[email].includes(key);
  });
  expect(ends.toSorted()).toEqual(endsOfNewsletterLinks[email].toSorted());
});
