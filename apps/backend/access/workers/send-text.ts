// Sends somebody one of the news of their bell as a text message: what happened, and where to look.
import { dialledPhone } from '@purlin/domain/shared/phones.ts';
import { languageOfUser } from '../read-models/languages-of.ts';
import { userById } from '../read-models/user-list.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import { readCompany } from '../../company/read-models/company-details.ts';
import { pathOf, titleOf } from '../../notifications/read-models/news-words.ts';
import { textNews } from '../reactions.ts';
import { listNotifications } from '../../notifications/read-models/news.ts';
import { textsOf } from '../texts/text-messages.ts';

export const newsIsTexted = taskWorker<Services>()(textNews, {
  attempts: 5,
  backoffMs: 10_000,
  concurrency: 2,
  async run({ userId, place }, _attempt, services) {
    const { db, publicUrl } = services;
    const user = await userById(db, userId);
    // They may have changed their mind, or left, while it waited.
    if (!user?.active || !user.smsNotifications || user.phone === null) return;
    const [row] = (await listNotifications(db, { userId, limit: 1, q: '', saying: [], place }))
      .items;
    if (!row) return;
    const { name } = await readCompany(db);
    const language = await languageOfUser(db, user);
    const text = `${name}: ${titleOf(row, language)} ${publicUrl}${pathOf(row)}`;
    await textsOf(services).send(dialledPhone(user.phone), text);
  },
  // The same stands in the bell, so nobody misses more than the message.
  async exhausted({ userId }, reason, _attempt, { log }) {
    log.warn({ userId, reason }, 'a text message was not sent');
  },
});
