// Ends the sessions of somebody who was kept out: live screens close, and no cookie opens again
// when they are let in.
import { taskWorker } from '../../platform/core/tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { endSessions } from '../reactions.ts';
import { userNow } from '../read-models/user-list.ts';

export const sessionsEnd = taskWorker<Services>()(endSessions, {
  attempts: 12,
  backoffMs: 1_000,
  concurrency: 1,
  async run({ userId }, _attempt, services) {
    const user = await userNow(services, userId);
    // Let in again meanwhile: whoever is signed in now may stay.
    if (user && !user.active) await services.sessions.endAll(userId);
  },
  async exhausted({ userId }, reason, _attempt, { log }) {
    log.error({ userId, reason }, 'the sessions of somebody who was kept out were not ended');
  },
});
