// News by text message: who wants them is told within a minute of what stands in their bell.
// Looked for from time to time, so that nothing waits for it where nobody wants it.
import { user } from '@purlin/domain/access/user.ts';
import { MOST_NEWS_AT_ONCE } from '@purlin/domain/access/user-shapes.ts';
import { usersWhoMay } from './read-models/user-list.ts';
import type { Services } from '../platform/core/room.ts';
import type { ScheduledTask } from '../platform/core/tasks/scheduled-tasks.ts';
import { listNotifications } from '../notifications/read-models/news.ts';
import { textsOf } from './texts/text-messages.ts';

const CHECK_MS = 30_000;
/** What is older is no news: a service that was set up today does not tell of yesterday. */
const NEWS_MS = 15 * 60_000;

/** Asks for the messages that are due. The decider makes each one, however often it is asked. */
export async function tellByText(
  services: Pick<Services, 'db' | 'clock' | 'dispatch' | 'outside'>,
): Promise<void> {
  const { db, clock, dispatch } = services;
  if (!textsOf(services).on) return;
  const since = new Date(Date.parse(clock.now()) - NEWS_MS).toISOString();
  for (const { id, textsSince, phone } of await usersWhoMay(db, 'notifications.read')) {
    if (textsSince === null || phone === null) continue;
    const { items } = await listNotifications(db, {
      userId: id,
      limit: MOST_NEWS_AT_ONCE,
      q: '',
      saying: [],
      show: 'news',
    });
    const news = items.filter(({ at }) => at > since && at > textsSince).map((row) => row.id);
    if (news.length === 0) continue;
    const key = `text-news-${id}-${Math.max(...news)}`;
    await dispatch(
      user,
      id,
      { type: 'TellByText', data: { news } },
      { by: 'system', correlationId: key, key },
    );
  }
}

export const newsByText: ScheduledTask<Services> = {
  name: 'news-by-text',
  everyMs: CHECK_MS,
  run: tellByText,
};
