// The doors of calendar feeds: jobs for the calendar programs of other people, under secret links.
import { z } from 'zod';
import { FeedOf } from '@purlin/domain/scheduling/calendar-feed-shapes.ts';
import { Id, Instant } from './fields.ts';
import { command, download, query } from './route.ts';

export const CalendarFeed = z
  .object({
    of: FeedOf,
    /** Null: of the company. */
    assigneeId: Id.nullable(),
    /** Whoever has it sees the jobs; replaced by the next one. */
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
/** A secret link outlives the key of the program that saw it. */
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
