// Routes of calendar feeds: jobs for external calendar apps, under secret links.
import { z } from 'zod';
import { FeedOf } from '@purlin/domain/scheduling/calendar-feed-shapes.ts';
import { Id, Instant } from './fields.ts';
import { command, download, query } from './route.ts';

export const CalendarFeed = z
  .object({
    of: FeedOf,
    /** Null for the company's feed. */
    assigneeId: Id.nullable(),
    /** Anyone with the link can see the jobs. Opening the feed again replaces it. */
    link: z.string(),
    openedAt: Instant,
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

const Whose = z
  .object({
    of: FeedOf,
    assigneeId: z
      .int()
      .positive()
      .nullish()
      .transform((id) => id ?? null),
  })
  .refine(({ of, assigneeId }) => (of === 'company') === (assigneeId === null), {
    path: ['assigneeId'],
    message: 'Please choose whose calendar it is',
  });
/** A person is required, because a secret link would outlive an API key that read it. */
const changes = {
  right: 'jobs.write',
  person: true,
  decider: 'calendarFeed',
  stream: 'room',
} as const;

export const calendarFeeds = {
  feeds: query('/api/calendar-feeds', {
    right: 'jobs.write',
    person: true,
    summary: 'The calendar feeds that are open, with their secret links',
    answer: z.array(CalendarFeed),
  }),
  open: command('POST', '/api/calendar-feeds', {
    ...changes,
    summary:
      'Opens the calendar feed of the company, a crew or a vendor; one that is open gets another ' +
      'link, and the one before it opens nothing any more',
    command: 'OpenFeed',
    body: Whose,
    answer: z.array(CalendarFeed),
  }),
  close: command('POST', '/api/calendar-feeds/close', {
    ...changes,
    summary: 'Closes a calendar feed: its link opens nothing any more',
    command: 'CloseFeed',
    body: Whose,
    answer: z.array(CalendarFeed),
  }),
  feed: download('/api/calendar-feeds/:key/jobs.ics', {
    right: 'everyone',
    summary:
      'The jobs behind a secret link as a calendar (iCalendar): what, where and when, cancelled ' +
      'ones marked, from three months ago on',
    type: 'text/calendar; charset=utf-8',
    keep: 'private, max-age=300',
    limit: 60,
    counts: 'every',
  }),
};
