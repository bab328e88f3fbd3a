// Letting somebody in: the code of a second factor, wherever the password alone is not enough, and
// the session that begins then.
import { firstDemand, rightsOf } from '@purlin/domain/access/rights.ts';
import type { WayIn } from '@purlin/domain/access/sign-ins.ts';
import { user } from '@purlin/domain/access/user.ts';
import type { Caller, Services } from '../platform/core/room.ts';
import { Problem } from '../platform/http/problem.ts';
import type { CallerRow } from './read-models/user-list.ts';
import { noteSignIn, triedAt } from './sign-in-history.ts';

/** The screens' answer to who is there: the user, and what they may do now. */
export const signedIn = (found: CallerRow) => ({
  ...found,
  rights: firstDemand(found) ? {} : rightsOf(found.role),
});

/** Begins a session in the caller's browser, and tells history with what they came in. */
export async function startSession(
  userId: number,
  way: WayIn,
  services: Services,
  caller: Caller,
): Promise<void> {
  const { place, asker, setSession } = caller;
  const proven = way !== 'link' && way !== 'link-and-code';
  setSession(await services.sessions.start(userId, place, asker.origin?.userAgent, proven));
  await noteSignIn(userId, way, services, caller);
}

/** What a code was; undefined when it is wrong. Throws TryLater when too many were. */
async function takeCode(
  userId: number,
  code: string,
  { sessions, dispatch }: Services,
  { place, asker }: Caller,
): Promise<'app' | 'recovery' | undefined> {
  const known = await sessions.knownPlace(userId, place);
  const was = await sessions.factors.check(userId, code, known);
  if (!was) return undefined;
  // Where adding it was cut off, the first code that lets somebody in tells history. Recovery codes
  // may be those of a passkey.
  if (await sessions.factors.has(userId))
    await dispatch(user, userId, { type: 'AddSecondFactor', data: {} }, asker);
  // A paper that is used up is looked for in history.
  const used = { type: 'NoteRecoveryCodes', data: { what: 'used' } } as const;
  if (was === 'recovery') await dispatch(user, userId, used, asker);
  return was;
}

const wrongCode = (): Problem =>
  new Problem(400, 'wrong-code', { fields: { code: 'field-wrong-code' } });

/** Throws a Problem when a code is wrong, and TryLater when too many were. */
export async function lettingIn(
  userId: number,
  code: string,
  services: Services,
  caller: Caller,
): Promise<void> {
  if (!(await takeCode(userId, code, services, caller))) throw wrongCode();
}

/**
 * With what this user comes in. Throws a Problem unless the password is enough for them, or a code
 * that is right came along.
 */
export async function askForMore(
  { id, needsFactor, hasPasskey }: CallerRow,
  code: string | undefined,
  services: Services,
  caller: Caller,
): Promise<WayIn> {
  const tried = triedAt(async () => id, services, caller);
  const hasApp = await services.sessions.factors.has(id);
  if (!hasApp && (!needsFactor || !hasPasskey)) return 'password';
  if (code === undefined) {
    if (hasApp) throw new Problem(401, 'code-needed');
    // A passkey is their second factor: who has the password alone shall not add another one.
    tried.refused('passkey-needed');
    throw new Problem(401, 'passkey-needed');
  }
  const was = await tried.unlessLockedOut(takeCode(id, code, services, caller));
  if (!was) {
    tried.refused('wrong-code');
    throw wrongCode();
  }
  return was === 'recovery' ? 'recovery-code' : 'code';
}
