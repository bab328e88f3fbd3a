// Lets go of a passkey that was removed; where somebody else did, of its user's sessions too:
// whoever has the device may have a browser of theirs.
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { user } from '@purlin/domain/access/user.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { dropPasskey } from '../reactions.ts';

export const passkeyIsDropped = taskWorker<Services>()(dropPasskey, {
  attempts: 12,
  backoffMs: 1_000,
  concurrency: 1,
  async run({ userId, passkey, because }, _attempt, { sessions, history }) {
    const past = await history.read(user, userId);
    const removed = past.findIndex(({ eventId }) => eventId === because);
    const { by, at } = past[removed] ?? {};
    if (by === undefined || at === undefined) return;
    // One that was added again meanwhile stays.
    const isBack = past
      .slice(removed)
      .some((one) => one.type === 'PasskeyAdded' && one.data.passkey === passkey);
    if (!isBack) await sessions.passkeys.drop(userId, passkey);
    if (by !== actorOf(userId)) await sessions.endBegunBefore(userId, at);
  },
  async exhausted({ userId }, reason, _attempt, { log }) {
    log.error({ userId, reason }, 'a passkey that was removed may still let somebody in');
  },
});
