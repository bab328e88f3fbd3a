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
    message: 'Please choose who the calendar is for',
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
    summary: 'Active calendar feeds with their secret links',
    answer: z.array(CalendarFeed),
  }),
  open: command('POST', '/api/calendar-feeds', {
    ...changes,
    summary:
      'Creates a calendar feed for the company, a crew, or a vendor; an active feed gets a new ' +
      'link, and its old link stops working',
    command: 'OpenFeed',
    body: Whose,
    answer: z.array(CalendarFeed),
  }),
  close: command('POST', '/api/calendar-feeds/close', {
    ...changes,
    summary: 'Turns off a calendar feed; its link stops working',
    command: 'CloseFeed',
    body: Whose,
    answer: z.array(CalendarFeed),
  }),
  feed: download('/api/calendar-feeds/:key/jobs.ics', {
    right: 'everyone',
    summary:
      'The jobs of a calendar feed as iCalendar, starting three months ago: what, where, and ' +
      'when, with cancelled jobs marked',
    type: 'text/calendar; charset=utf-8',
    keep: 'private, max-age=300',
    limit: 60,
    counts: 'every',
  }),
};
