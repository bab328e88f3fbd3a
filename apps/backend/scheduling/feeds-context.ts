// The room of calendar feeds: secret links to the jobs of the company, a crew or a vendor.
import { calendarFeeds as contract, type CalendarFeed } from '@purlin/contracts/calendar-feeds.ts';
import { calendarFeed } from '@purlin/domain/scheduling/calendar-feed.ts';
import { feedNumber, type Feed } from '@purlin/domain/scheduling/calendar-feed-shapes.ts';
import { refuse } from '@purlin/domain/scheduling/refusals.ts';
import type { Facts } from '../platform/core/commands/build-command.ts';
import { defineRoom, type Services } from '../platform/core/room.ts';
import { vendorNow } from '../vendors/read-models/vendor-list.ts';
import { feedOf, linkOf } from './calendar-feed.ts';
import { calendarFeeds, openFeeds } from './read-models/calendar-feeds.ts';
import { crewNow } from './read-models/crew-list.ts';

async function feeds(services: Services): Promise<CalendarFeed[]> {
  const open = await openFeeds(services.db);
  return open.map((row) => ({
    of: row.of,
    assigneeId: row.assigneeId,
    link: linkOf(row, services),
    openedAt: row.openedAt,
  }));
}

/** Throws a refusal when the crew or vendor is not there. */
async function whoseIs(feed: Feed, facts: Facts): Promise<Feed> {
  const { of, assigneeId } = feed;
  if (of === 'crew' && !(await crewNow(facts, assigneeId!))) return refuse('crew-not-found');
  if (of === 'vendor' && !(await vendorNow(facts, assigneeId!))) return refuse('vendor-not-found');
  return feed;
}

export const calendarFeedsRoom = defineRoom({ contract, deciders: [calendarFeed] })({
  name: 'calendar-feeds',
  readModels: [calendarFeeds],
  commands: {
    open: {
      stream: ({ body }) => feedNumber(body),
      make: ({ body }, facts) => whoseIs(body, facts),
    },
    close: { stream: ({ body }) => feedNumber(body), make: () => ({}) },
  },
  answers: {
    feeds: (_, services) => feeds(services),
    open: (_, services) => feeds(services),
    close: (_, services) => feeds(services),
    feed: async ({ params: { key } }, services) => {
      const text = await feedOf(key, services);
      return text === undefined ? undefined : { name: 'jobs.ics', content: Buffer.from(text) };
    },
  },
});
