// Shortens waits in specs: delays before tasks and between retries are divided by 20, intervals of
// scheduled tasks by 10. Their order stays the same.
import type { Effect, Reaction } from '@purlin/event-sourcing/reaction.ts';
import type { Room } from '../../apps/backend/platform/core/room.ts';

const SOONER = 20;
const ROUNDS_SOONER = 10;
/** Rounds that come less often are the specs' own to call. */
const SELDOM_MS = 60_000;

const soonerEffect = (effect: Effect): Effect =>
  effect.afterMs === undefined
    ? effect
    : { ...effect, afterMs: Math.round(effect.afterMs / SOONER) };

const soonerReaction = (reaction: Reaction): Reaction => ({
  ...reaction,
  whenever: Object.fromEntries(
    Object.entries(reaction.whenever).map(([type, effectsOf]) => [
      type,
      effectsOf && ((event: never, envelope) => effectsOf(event, envelope).map(soonerEffect)),
    ]),
  ),
});

/** The same rooms; what they do, and in which order, does not change. */
export const soonerRooms = (rooms: readonly Room[]): Room[] =>
  rooms.map((room) => ({
    ...room,
    ...(room.workers && {
      workers: room.workers.map((worker) => ({
        ...worker,
        backoffMs: Math.ceil(worker.backoffMs / SOONER),
      })),
    }),
    ...(room.scheduled && {
      scheduled: room.scheduled.map((task) =>
        task.everyMs > SELDOM_MS ? task : { ...task, everyMs: task.everyMs / ROUNDS_SOONER },
      ),
    }),
    ...(room.reactions && { reactions: room.reactions.map(soonerReaction) }),
  }));
