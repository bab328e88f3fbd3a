// Lets go of a second factor that was taken away; where somebody else did, of its user's sessions
// too: whoever has the phone may have a browser of theirs.
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { user } from '@purlin/domain/access/user.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { dropFactor } from '../reactions.ts';

export const factorIsDropped = taskWorker<Services>()(dropFactor, {
  attempts: 12,
  backoffMs: 1_000,
  concurrency: 1,
  async run({ userId, because }, _attempt, { sessions, history }) {
    const past = await history.read(user, userId);
    const removed = past.find(({ eventId }) => eventId === because);
    if (!removed) return;
    // One that was added meanwhile stays.
    await sessions.factors.drop(userId, removed.at);
    if (removed.by !== actorOf(userId)) await sessions.endBegunBefore(userId, removed.at);
  },
  async exhausted({ userId }, reason, _attempt, { log }) {
    log.error({ userId, reason }, 'a second factor that was taken away still asks for codes');
  },
});
