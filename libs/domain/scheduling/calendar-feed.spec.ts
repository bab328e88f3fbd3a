// Calendar feeds: opened, replaced, closed.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './calendar-feed-golden.json' with { type: 'json' };
import { calendarFeed } from './calendar-feed.ts';
import { feedNumber, FeedOf, type Feed } from './calendar-feed-shapes.ts';

const given = scenario(calendarFeed);
const crew: Feed = { of: 'crew', assigneeId: 4 };
const open = { type: 'OpenFeed', data: crew } as const;
const opened = { type: 'FeedOpened', data: crew } as const;
const closed = { type: 'FeedClosed', data: {} } as const;

describe('a calendar feed', () => {
  it('is opened, with a new link each time', () => {
    given().when(open).then(opened);
    given(opened).when(open).then(opened);
  });
  it('keeps its link with OpenFeedOnce', () => {
    const once = { type: 'OpenFeedOnce', data: crew } as const;
    given().when(once).then(opened);
    given(opened).when(once).thenNothing();
    given(opened, closed).when(once).then(opened);
  });
  it('is closed once', () => {
    given(opened).when({ type: 'CloseFeed', data: {} }).then(closed);
    given(opened, closed).when({ type: 'CloseFeed', data: {} }).thenNothing();
  });
  it('has a unique number', () => {
    const feeds = FeedOf.options.flatMap((of): Feed[] =>
      of === 'company'
        ? [{ of, assigneeId: null }]
        : [1, 2, 3, 50].map((assigneeId) => ({ of, assigneeId })),
    );
    expect(new Set(feeds.map(feedNumber)).size).toBe(feeds.length);
  });
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(calendarFeed, { type, data }, schema),
    }));
    expect(fold(calendarFeed, read)).toEqual({ open: false });
  });
});
