// The access room: signing in and out, and the users.
import { access } from '@purlin/contracts/access.ts';
import { refuse } from '@purlin/domain/access/refusals.ts';
import { user } from '@purlin/domain/access/user.ts';
import { rightsOf } from '@purlin/domain/access/rights.ts';
import type { Link } from '@purlin/domain/access/user-shapes.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { BadInput } from '../platform/core/input.ts';
import { isCommon } from '../platform/core/passwords.ts';
import { Problem } from '../platform/http/problem.ts';
import { clientById, clientsByIds, similarClients } from '../clients/read-models/client-list.ts';
import { vendorById, vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import type { Db } from '../platform/servers/database.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { usersAreForgotten } from './reactions.ts';
import { listUsers, userById, userList, userNow, type UserRow } from './read-models/user-list.ts';
import {
  eraseUser,
  forgetLateUsers,
  forgetUsersOfClient,
  forgetUsersOfVendor,
} from './workers/forget-user.ts';

/** How long an answer waits until the new user can be read, and so sign in. */
const WAIT_MS = 2_000;

/** Throws a Refusal unless the client or vendor that a user is to act for is there. */
async function existing(
  link: { readonly [K in keyof Link]?: Link[K] | undefined },
  db: Db,
): Promise<void> {
  if (link.clientId && !(await clientById(db, link.clientId))) refuse('client-unknown');
  if (link.vendorId && !(await vendorById(db, link.vendorId))) refuse('vendor-not-found');
}

/**
 * A user for a client who has this e-mail address acts for that client, unless somebody else is
 * named: without that they would find none of their estimates. Several such clients are a choice
 * that only people can make.
 */
async function linkedByEmail<U extends Link & { readonly role: string; readonly email: string }>(
  given: U,
  db: Db,
): Promise<U> {
  if (given.role !== 'client' || given.clientId !== null) return given;
  const [client, ...others] = await similarClients(db, { email: given.email, phone: '' });
  return client && others.length === 0 ? { ...given, clientId: client.id } : given;
}

/** Users with the name of their client or vendor. */
async function withWhomTheyActFor(db: Db, users: readonly UserRow[]) {
  const [clients, vendors] = await Promise.all([
    clientsByIds(
      db,
      users.flatMap(({ clientId }) => clientId ?? []),
    ),
    vendorsByIds(
      db,
      users.flatMap(({ vendorId }) => vendorId ?? []),
    ),
  ]);
  return users.map((one) => {
    const [among, id] = one.clientId ? [clients, one.clientId] : [vendors, one.vendorId];
    return { ...one, actsFor: among.find((other) => other.id === id)?.name ?? null };
  });
}

/** The screens' answer to who is there: the user, and what their role may do. */
const signedIn = (found: UserRow) => ({ ...found, rights: rightsOf(found.role) });

export const accessRoom = defineRoom({
  contract: access,
  deciders: [user],
  resources: { user: (id, { db }) => userById(db, id) },
})({
  name: 'access',
  readModels: [userList],
  reactions: [usersAreForgotten],
  workers: [eraseUser, forgetUsersOfClient, forgetUsersOfVendor],
  scheduled: forgetLateUsers,
  async membershipOf(userId, services) {
    const found = await userNow(services, userId);
    if (!found) return undefined;
    const { role, clientId, vendorId } = found;
    return { role, owner: { clientId, vendorId } };
  },
  commands: {
    async link({ body }, { db }) {
      await existing(body, db);
      return body;
    },
  },
  answers: {
    async me(_, services, { session }) {
      const found = await userNow(services, session!.userId);
      return found && signedIn(found);
    },
    async users({ query }, { db }) {
      const page = await listUsers(db, query);
      return new ListPage(await withWhomTheyActFor(db, page.items), page.next);
    },
    async forgetting({ id }, { db }, { session, language }) {
      const row = await userById(db, id);
      return (
        row && {
          name: `${row.firstName} ${row.lastName}`,
          goes: [
            { what: 'contact', count: 1 },
            { what: 'password', count: 1 },
          ],
          stays: [
            { what: 'deeds', count: 1, why: ['history'] },
            { what: 'mark', count: 1, why: ['history'] },
          ],
          obstacle: session?.userId === id ? sentenceOf('user-is-you', {}, language) : null,
        }
      );
    },
    forget: async () => ({}),
    async login({ body }, services, caller) {
      const { sessions } = services;
      const userId = await sessions.authenticate(body.email, body.password, caller.place);
      const found = userId === undefined ? undefined : await userNow(services, userId);
      if (!found) throw new Problem(401, 'wrong-credentials');
      caller.setSession(await sessions.start(found.id, caller.place));
      return signedIn(found);
    },
    async logout(_, { sessions }, caller) {
      if (caller.sessionToken) await sessions.end(caller.sessionToken);
      caller.setSession(undefined);
      return {};
    },
    async confirmPassword({ body }, { sessions }, { session, sessionToken, place }) {
      const { password } = body;
      if (!(await sessions.prove(sessionToken!, session!.userId, password, place)))
        throw new Problem(400, 'wrong-password', { fields: { password: 'field-wrong-password' } });
      return {};
    },
    async addUser({ body: { password, ...given } }, services, { asker }) {
      const details = await linkedByEmail(given, services.db);
      // The credentials' unique e-mail is the rule that two users never share one; it is taken
      // before the user is written.
      // Where it was taken and nobody written, a call was cut off in between: this one goes on with
      // its number.
      await existing(details, services.db);
      const own = [details.email, details.firstName, details.lastName];
      if (await isCommon(password, [...own, services.product.name, services.config.BUSINESS_NAME]))
        throw new Problem(400, 'common-password', { fields: { password: 'field-common' } });
      const fresh = await services.nextId(user, asker.key && `AddUser/${asker.key}`);
      // Asked again under the same key: what was answered then is answered now.
      if (await services.history.end(user, fresh)) {
        await services.dispatch(user, fresh, { type: 'AddUser', data: details }, asker);
        return { id: fresh, ...details };
      }
      const id = await services.sessions.reserve(fresh, details.email, password);
      const { events, position } = await services
        .dispatch(user, id, { type: 'AddUser', data: details }, asker)
        .catch(async (error: unknown) => {
          if (id === fresh && (error instanceof Refusal || error instanceof BadInput))
            await services.sessions.release(fresh);
          throw error;
        });
      if (events.length === 0)
        throw new Problem(409, 'email-taken', { fields: { email: 'field-taken' } });
      if (id !== fresh) await services.sessions.setPassword(id, details.email, password);
      await services.until(position, WAIT_MS);
      return { id, ...details };
    },
  },
});
