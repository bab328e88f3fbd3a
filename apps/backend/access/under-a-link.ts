// Choosing a password under a link that came by e-mail: how the link stands, and being let in with
// what was chosen.
import type { Caller, Services } from '../platform/core/room.ts';
import { Problem } from '../platform/http/problem.ts';
import { notePassword, refuseCommon } from './chosen-passwords.ts';
import { signedIn, startSession } from './letting-in.ts';
import { callerNow, userNow } from './read-models/user-list.ts';

/** Whether a link still works, and what it was for; says nothing about whose it is. */
export async function standingOfLink(token: string, services: Services) {
  const link = await services.sessions.links.look(token);
  if (!link) return { standing: 'unknown', kind: null } as const;
  const { userId, standing, kind } = link;
  const works = standing === 'valid' && (await userNow(services, userId))?.active;
  return { standing: standing === 'valid' && !works ? 'expired' : standing, kind } as const;
}

/**
 * Sets the password and lets its user in, unless that takes a code or a passkey too. Throws a
 * Problem.
 */
export async function chooseUnderLink(
  { token, password }: { readonly token: string; readonly password: string },
  services: Services,
  caller: Caller,
) {
  const { links, factors } = services.sessions;
  const owner = await links.userOf(token);
  const found = owner === undefined ? undefined : await userNow(services, owner);
  if (!found?.active) throw new Problem(400, 'link-over');
  const { id, email } = found;
  await refuseCommon(password, found, services);
  if ((await links.choose(token, password)) === undefined) throw new Problem(400, 'link-over');
  await notePassword('by-link', id, services, caller.asker);
  const now = await callerNow(services, id);
  const needsMore = (await factors.has(id)) || (now?.needsFactor && now.hasPasskey);
  if (!now?.active || needsMore) return { email, user: null };
  await startSession(id, 'password', services, caller);
  return { email, user: signedIn(now) };
}
