// A calendar feed: jobs for a calendar program, under a secret link. The link itself is nowhere in
// history: it is made of the feed's number, how often it was opened, and a secret of the server.
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { z } from 'zod';
import { commands, Feed } from './calendar-feed-shapes.ts';

// ---- facts

export const events = { FeedOpened: Feed, FeedClosed: z.object({}) };
export type FeedEvent = MessageOf<typeof events>;

/** What ends a feed's link; opened again, it has another one. */
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
