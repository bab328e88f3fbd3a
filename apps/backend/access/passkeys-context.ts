// The room of passkeys: whoever is signed in adds, names and removes their own; whoever shows one
// is let in.
import { passkeys as contract } from '@purlin/contracts/passkeys.ts';
import { refuse } from '@purlin/domain/access/refusals.ts';
import { user } from '@purlin/domain/access/user.ts';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';
import { readCompany } from '../company/read-models/company-details.ts';
import { defineRoom, type Caller, type Services } from '../platform/core/room.ts';
import { newToken } from '../platform/core/identity/tokens.ts';
import { siteAt, type Site } from '../platform/core/identity/webauthn.ts';
import { Problem } from '../platform/http/problem.ts';
import { signedIn, startSession } from './letting-in.ts';
import { callerNow, userNow, type UserRow } from './read-models/user-list.ts';
import { triedAt } from './sign-in-history.ts';

/** How long an answer waits until what it did can be read. */
const WAIT_MS = 2_000;

/** What the user of a call asks for themselves, done when it can be read. */
async function askFor(
  command: CommandOf<typeof user>,
  { dispatch, until }: Services,
  { session, asker }: Caller,
): Promise<void> {
  const { position } = await dispatch(user, session!.userId, command, asker);
  await until(position, WAIT_MS);
}

const siteOf = ({ publicUrl, product }: Services): Site => siteAt(publicUrl, product.name);

/** Who a challenge is for: the session, or whoever holds the cookie. */
const holderOf = ({ session, sessionToken, holding }: Caller): string | undefined =>
  session ? sessionToken : holding;

/**
 * Recovery codes for an admin without an app, with a first passkey or where none is left: where two
 * steps are asked of admins, a lost device would keep the only one out for ever. Everybody else
 * comes in with the password alone.
 */
async function codesWith(
  { id, role, passkeys }: UserRow,
  { sessions: { factors } }: Services,
): Promise<string[] | null> {
  if (role !== 'admin' || (await factors.has(id))) return null;
  const lacks = passkeys.length === 1 || (await factors.codesLeft(id)) === 0;
  return lacks ? [...(await factors.renewCodes(id))] : null;
}

const wrong = (status: 400 | 401): Problem => new Problem(status, 'passkey-wrong');

export const passkeysRoom = defineRoom({ contract, deciders: [] })({
  name: 'passkeys',
  readModels: [],
  answers: {
    async list(_, services, { session }) {
      const { userId } = session!;
      const [found, uses] = await Promise.all([
        userNow(services, userId),
        services.sessions.passkeys.usesOf(userId),
      ]);
      return found!.passkeys.map((one) => ({ ...one, usedAt: uses.get(one.passkey) ?? null }));
    },
    async begin(_, services, { session, sessionToken }) {
      const { userId } = session!;
      const [found, { name }] = await Promise.all([
        userNow(services, userId),
        readCompany(services.db),
      ]);
      const { email, firstName, lastName } = found!;
      const owner = { userId, email, name: `${firstName} ${lastName}` };
      const site = siteAt(services.publicUrl, name);
      return services.sessions.passkeys.offer(site, owner, sessionToken!);
    },
    async add({ body: { name, ...made } }, services, caller) {
      const { passkeys } = services.sessions;
      const read = await passkeys.read(siteOf(services), made, caller.sessionToken!);
      if (!read) throw new Problem(400, 'passkey-not-made');
      const { passkey } = read;
      // Cut off in between it stands there and lets nobody in; the other way round it would let
      // somebody in and stand nowhere.
      await askFor({ type: 'AddPasskey', data: { passkey, name } }, services, caller);
      await passkeys.keep(caller.session!.userId, read);
      const found = await userNow(services, caller.session!.userId);
      const added = found!.passkeys.find((one) => one.passkey === passkey)!;
      return { ...added, usedAt: null, recoveryCodes: await codesWith(found!, services) };
    },
    async rename({ params: { passkey }, body: { name } }, services, caller) {
      await askFor({ type: 'RenamePasskey', data: { passkey, name } }, services, caller);
      return {};
    },
    async remove({ params: { passkey } }, services, caller) {
      // Cut off in between it lets nobody in, and only its history is behind.
      await services.sessions.passkeys.drop(caller.session!.userId, passkey);
      await askFor({ type: 'RemovePasskey', data: { passkey } }, services, caller);
      return {};
    },
    async renewCodes(_, services, caller) {
      const { userId } = caller.session!;
      const { factors } = services.sessions;
      const found = await userNow(services, userId);
      if (!found!.hasPasskey) return refuse('passkey-not-found');
      // Who has an app shows a code of it for new ones.
      if (await factors.has(userId)) throw new Problem(400, 'code-needed');
      const made = { type: 'NoteRecoveryCodes', data: { what: 'made' } } as const;
      await askFor(made, services, caller);
      return { recoveryCodes: [...(await factors.renewCodes(userId))] };
    },
    async ask(_, services, caller) {
      const holder = holderOf(caller) ?? newToken();
      if (!caller.session) caller.hold(holder);
      return services.sessions.passkeys.ask(siteOf(services), holder);
    },
    async signIn({ body }, services, caller) {
      const { passkeys } = services.sessions;
      const holder = holderOf(caller);
      const tried = triedAt(() => passkeys.ownerOf(body.id), services, caller);
      const userId =
        holder &&
        (await tried.unlessLockedOut(passkeys.check(siteOf(services), body, holder, caller.place)));
      const found = userId ? await callerNow(services, userId) : undefined;
      if (!found?.active) {
        tried.refused(userId ? 'deactivated' : 'wrong-passkey');
        throw wrong(401);
      }
      await startSession(found.id, 'passkey', services, caller);
      return signedIn(found);
    },
    async confirm({ body }, services, caller) {
      const { sessions } = services;
      const { session, sessionToken, place } = caller;
      const userId = await sessions.passkeys.check(siteOf(services), body, sessionToken!, place);
      if (userId !== session!.userId) throw wrong(400);
      await sessions.noteProven(sessionToken!);
      return {};
    },
  },
});
