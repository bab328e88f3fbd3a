// What history is told of signing in (rule: sign-ins): who came in before they are answered, who
// was kept out afterwards, so that no answer takes longer where there is an account.
import { setTimeout } from 'node:timers/promises';
import { deviceOf } from '@purlin/domain/access/devices.ts';
import type { EndedSessions, WayIn, WhyRefused } from '@purlin/domain/access/sign-ins.ts';
import { user } from '@purlin/domain/access/user.ts';
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';
import { TryLater } from '../platform/core/limits/brake.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Caller, Services } from '../platform/core/room.ts';

/** Longer than an append takes on an ordinary day; nobody is kept out by a history that is away. */
const WAIT_MS = 1_000;
/** So many refusals wait to be written down; in a storm of more the brakes count for themselves. */
const MOST_WAITING = 50;

/** What signing in finds is no wish of the caller's: a key of theirs, or a revision, is not its. */
const finding = ({ correlationId, origin }: Asker, by: string): Asker => ({
  by,
  correlationId,
  origin,
});

const device = ({ origin }: Asker) => deviceOf(origin?.userAgent ?? '');

/** What somebody did themselves, in history before they are answered, or a little later. */
async function note(
  userId: number,
  command: CommandOf<typeof user>,
  { dispatch, log }: Services,
  { asker }: Caller,
): Promise<void> {
  const noted = dispatch(user, userId, command, finding(asker, actorOf(userId))).then(
    () => {},
    (err: unknown) => log.error({ err, userId }, `${command.type} is not in history`),
  );
  await Promise.race([noted, setTimeout(WAIT_MS, undefined, { ref: false })]);
}

/** Somebody came in. */
export const noteSignIn = (userId: number, way: WayIn, services: Services, caller: Caller) =>
  note(userId, { type: 'NoteSignIn', data: { way, ...device(caller.asker) } }, services, caller);

/** Somebody ended sessions of their own. */
export const noteSignOut = (
  userId: number,
  sessions: EndedSessions,
  services: Services,
  caller: Caller,
) => note(userId, { type: 'NoteSignOut', data: { sessions } }, services, caller);

/** A try to sign in, for history if it fails. */
export interface Tried {
  /** It was refused. */
  refused(why: WhyRefused): void;
  /** What it came to; where the account is locked out, that is told. */
  unlessLockedOut<T>(attempt: Promise<T>): Promise<T>;
}

let waiting = 0;

/** `whose` finds the account that is tried at; undefined where there is none. */
export function triedAt(
  whose: () => Promise<number | undefined>,
  { sessions, dispatch, log }: Services,
  { asker, afterwards }: Caller,
): Tried {
  const tell = async (why: WhyRefused | 'locked-out'): Promise<void> => {
    const userId = await whose();
    if (userId === undefined) {
      if (why !== 'locked-out') log.info({ why }, 'a sign-in was refused: no such account');
      return;
    }
    const { mayTell, mayTellPause } = sessions.refusalLogLimit;
    const by = finding(asker, asker.by);
    if (why !== 'locked-out' && (await mayTell(userId))) {
      const data = { why, ...device(asker) };
      await dispatch(user, userId, { type: 'NoteSignInRefused', data }, by);
    } else if (await mayTellPause(userId))
      await dispatch(user, userId, { type: 'NoteSignInPaused', data: {} }, by);
  };
  const tellLater = (why: WhyRefused | 'locked-out'): void => {
    if (waiting >= MOST_WAITING) return;
    waiting++;
    afterwards(() => tell(why).finally(() => waiting--));
  };
  return {
    refused: tellLater,
    async unlessLockedOut(attempt) {
      try {
        return await attempt;
      } catch (error) {
        if (error instanceof TryLater && error.locksOut) tellLater('locked-out');
        throw error;
      }
    },
  };
}
