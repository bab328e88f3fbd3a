// Links by e-mail that anybody may ask for at an address: sent where somebody signs in with it.
import { user } from '@purlin/domain/access/user.ts';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';
import type { Caller, Services } from '../platform/core/room.ts';
import { userNow } from './read-models/user-list.ts';

/** Longer than anything behind it takes on an ordinary day. */
export const ASKING_MS = 400;

type LinkCommand = Extract<
  CommandOf<typeof user>,
  { readonly type: 'SendPasswordLink' | 'SendSignInLink' }
>;

/**
 * Asks for a link to whoever signs in with this address, a few times an hour: where they signed in
 * before, however often strangers ask.
 */
export async function sendLinkTo(
  email: string,
  command: LinkCommand,
  services: Services,
  { asker, place }: Pick<Caller, 'asker' | 'place'>,
): Promise<void> {
  const id = await services.sessions.userWithEmail(email);
  const found = id === undefined ? undefined : await userNow(services, id);
  // Counted when it is asked, not when it is sent: while no e-mail goes out, history does not grow.
  if (!found?.active) return;
  const known = await services.sessions.knownPlace(found.id, place);
  if (!(await services.sessions.links.mayAsk(found.id, known))) return;
  await services.dispatch(user, found.id, command, asker);
}

/** An address whose owner knows it again, and nobody else learns it: "d•••@client.example". */
export const masked = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
};
