// Links that came by e-mail: which still open something, choosing a password under one, and being
// let in with what was chosen.
import { isLinkOver, type UserLinkKind } from '@purlin/domain/access/links.ts';
import { user } from '@purlin/domain/access/user.ts';
import type { Caller, Services } from '../platform/core/room.ts';
import type { LinkStanding } from '../platform/core/identity/password-links.ts';
import { Problem } from '../platform/http/problem.ts';
import { notePassword, refuseCommon } from './chosen-passwords.ts';
import { signedIn, startSession } from './letting-in.ts';
import { callerNow, userNow } from './read-models/user-list.ts';

/** Somebody who is not kept out, with their history. */
async function activeUser(userId: number, services: Services) {
  const found = await userNow(services, userId);
  return found?.active ? { found, past: await services.history.read(user, userId) } : undefined;
}

/**
 * The event that asked for a link, unless one since then ended it, or its user is kept out: history
 * decides, wherever the link lies.
 */
export async function activeLinkRequest(
  kind: UserLinkKind,
  { userId, asked }: { readonly userId: number; readonly asked: string },
  services: Services,
) {
  const active = await activeUser(userId, services);
  if (!active) return undefined;
  const { found, past } = active;
  const at = past.findIndex(({ eventId }) => eventId === asked);
  const since = past.slice(at + 1).map(({ type }) => type);
  return at === -1 || isLinkOver(kind, since) ? undefined : { found, event: past[at]! };
}

/** The user of a link created before we stored its request, unless something since ended it. */
async function ownerOfLegacyLink(
  kind: UserLinkKind,
  { userId, madeAt }: Pick<LinkStanding, 'userId' | 'madeAt'>,
  services: Services,
) {
  const active = await activeUser(userId, services);
  const since = active?.past.filter(({ at }) => at > madeAt).map(({ type }) => type);
  return since && !isLinkOver(kind, since) ? active?.found : undefined;
}

/** Who may choose a password under this link. */
async function ownerOf(link: LinkStanding | undefined, services: Services) {
  // The first links, which were of no kind, are over long ago.
  if (link?.standing !== 'valid' || link.kind === null) return undefined;
  const { userId, asked, kind } = link;
  if (asked === null) return ownerOfLegacyLink(kind, link, services);
  return (await activeLinkRequest(kind, { userId, asked }, services))?.found;
}

/** Whether a link still works, and what it was for; says nothing about whose it is. */
export async function standingOfLink(token: string, services: Services) {
  const link = await services.sessions.links.look(token);
  if (!link) return { standing: 'unknown', kind: null } as const;
  const { standing, kind } = link;
  const works = await ownerOf(link, services);
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
  const found = await ownerOf(await links.look(token), services);
  if (!found) throw new Problem(400, 'link-over');
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
