// A calendar feed: jobs under a secret link, for calendar apps. The link isn't stored: it is
// derived from the feed's number, the number of times it was opened, and a server secret.
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { z } from 'zod';
import { commands, Feed } from './calendar-feed-shapes.ts';

// ---- facts

export const events = { FeedOpened: Feed, FeedClosed: z.object({}) };
export type FeedEvent = MessageOf<typeof events>;

/** The events that end a link; opening the feed again creates a new one. */
export const endsOfFeedLink: readonly FeedEvent['type'][] = ['FeedOpened', 'FeedClosed'];

// ---- state

export interface CalendarFeed {
  readonly open: boolean;
}

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

export const calendarFeed = decider<CalendarFeed>()({
  category: 'calendarFeed',
  events,
  initial: { open: false },
  evolve: { FeedOpened: () => ({ open: true }), FeedClosed: () => ({ open: false }) },
  commands,
  decide: {
    OpenFeed: (c) => [{ type: 'FeedOpened', data: c }],
    OpenFeedOnce: (c, { open }) => (open ? [] : [{ type: 'FeedOpened', data: c }]),
    CloseFeed: (_, { open }) => (open ? [{ type: 'FeedClosed', data: {} }] : []),
  },
});
