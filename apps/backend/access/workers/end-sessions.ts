// Ends the sessions of somebody who was kept out: live screens close, and no cookie from before
// opens again when they are let in.
import { user } from '@purlin/domain/access/user.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { endSessions } from '../reactions.ts';
import { userNow } from '../read-models/user-list.ts';

export const sessionsEnd = taskWorker<Services>()(endSessions, {
  attempts: 12,
  backoffMs: 1_000,
  concurrency: 1,
  async run({ userId }, _attempt, services) {
    const { sessions, history } = services;
    const now = await userNow(services, userId);
    if (!now?.active) {
      await sessions.endAll(userId);
      return;
    }
    // Let in again meanwhile: whoever signed in since then may stay.
    const past = await history.read(user, userId);
    const keptOut = past.findLast(({ type }) => type === 'UserDeactivated');
    if (keptOut) await sessions.endBegunBefore(userId, keptOut.at);
  },
  async exhausted({ userId }, reason, _attempt, { log }) {
    log.error({ userId, reason }, 'the sessions of somebody who was kept out were not ended');
  },
});
