// The code of a second factor, asked wherever the password alone is not enough.
import { user } from '@purlin/domain/access/user.ts';
import type { Caller, Services } from '../platform/core/room.ts';
import { Problem } from '../platform/http/problem.ts';

/** Throws a Problem when a code is wrong, and TryLater when too many were. */
export async function lettingIn(
  userId: number,
  code: string,
  { sessions, dispatch }: Services,
  { place, asker }: Caller,
): Promise<void> {
  const known = await sessions.knownPlace(userId, place);
  const was = await sessions.factors.check(userId, code, known);
  if (!was) throw new Problem(400, 'wrong-code', { fields: { code: 'field-wrong-code' } });
  // A paper that is used up is looked for in history.
  const used = { type: 'NoteRecoveryCodes', data: { what: 'used' } } as const;
  if (was === 'recovery') await dispatch(user, userId, used, asker);
}
