// The access room: signing in and out, and the users.
import { setTimeout } from 'node:timers/promises';
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
import { readSection } from '../company/read-models/company-settings.ts';
import { clientById, clientsByIds, similarClients } from '../clients/read-models/client-list.ts';
import { vendorById, vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import type { Db } from '../platform/servers/database.ts';
import type { Asker } from '../platform/core/commands.ts';
import { defineRoom, ListPage, type Caller, type Services } from '../platform/core/room.ts';
import { lettingIn } from './letting-in.ts';
import {
  addressesAreTold,
  factorsAreDropped,
  passwordLinks,
  usersAreForgotten,
  usersAreSignedOut,
} from './reactions.ts';
import { listUsers, userById, userList, userNow, type UserRow } from './read-models/user-list.ts';
import { addressIsTold } from './workers/email-address-change.ts';
import { factorIsDropped } from './workers/drop-factor.ts';
import { passwordLinkIsMailed } from './workers/email-password-link.ts';
import { sessionsEnd } from './workers/end-sessions.ts';
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

/** A user who acts for a vendor is of that company, unless another is named. */
async function ofTheirCompany<
  U extends { readonly vendorId: number | null; readonly companyName: string | null },
>(given: U, db: Db): Promise<U> {
  if (given.vendorId === null || given.companyName) return given;
  const vendor = await vendorById(db, given.vendorId);
  return vendor ? { ...given, companyName: vendor.name } : given;
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

/** Throws when a password is among the first that are tried, for this person or for anybody. */
async function refuseCommon(
  password: string,
  { email, firstName, lastName }: Pick<UserRow, 'email' | 'firstName' | 'lastName'>,
  { product, config }: Services,
): Promise<void> {
  const own = [email, firstName, lastName, product.name, config.BUSINESS_NAME];
  if (await isCommon(password, own))
    throw new Problem(400, 'common-password', { fields: { password: 'field-common' } });
}

/** History knows that a password was set, and how; the password itself is nowhere in it. */
async function notePassword(
  how: 'changed' | 'by-link',
  userId: number,
  { dispatch }: Services,
  asker: Asker,
): Promise<void> {
  await dispatch(user, userId, { type: 'NotePassword', data: { how } }, asker);
}

/** Longer than anything behind it takes on an ordinary day. */
const ASKING_MS = 400;

async function sendLinkTo(email: string, services: Services, asker: Asker): Promise<void> {
  const id = await services.sessions.userWithEmail(email);
  const found = id === undefined ? undefined : await userNow(services, id);
  // Counted when it is asked, not when it is sent: while no e-mail goes out, history does not grow.
  if (!found?.active || !(await services.sessions.links.mayAsk(found.id))) return;
  await services.dispatch(user, found.id, { type: 'SendPasswordLink', data: {} }, asker);
}

/** Whether somebody is to add a second factor before anything else (rule: second-factor). */
const isToAddFactor = async (
  { role, secondFactor }: UserRow,
  { db }: Pick<Services, 'db'>,
): Promise<boolean> =>
  role === 'admin' && !secondFactor && (await readSection(db, 'security')).adminsNeedSecondFactor;

/** The screens' answer to who is there: the user, and what they may do now. */
async function signedIn(found: UserRow, services: Services) {
  const lacksFactor = await isToAddFactor(found, services);
  return { ...found, rights: lacksFactor ? {} : rightsOf(found.role), lacksFactor };
}

/** Throws a Problem unless this user has no second factor, or a code that is right came along. */
async function askForCode(
  userId: number,
  code: string | undefined,
  services: Services,
  caller: Caller,
): Promise<void> {
  if (!(await services.sessions.factors.has(userId))) return;
  if (code === undefined) throw new Problem(401, 'code-needed');
  await lettingIn(userId, code, services, caller);
}

export const accessRoom = defineRoom({
  contract: access,
  deciders: [user],
  resources: { user: (id, { db }) => userById(db, id) },
})({
  name: 'access',
  readModels: [userList],
  reactions: [
    usersAreForgotten,
    usersAreSignedOut,
    passwordLinks,
    factorsAreDropped,
    addressesAreTold,
  ],
  workers: [
    eraseUser,
    forgetUsersOfClient,
    forgetUsersOfVendor,
    sessionsEnd,
    passwordLinkIsMailed,
    factorIsDropped,
    addressIsTold,
  ],
  scheduled: forgetLateUsers,
  async membershipOf(userId, services) {
    const found = await userNow(services, userId);
    if (!found?.active) return undefined;
    const { role, clientId, vendorId } = found;
    const lacksFactor = await isToAddFactor(found, services);
    return { role, owner: { clientId, vendorId }, lacksFactor };
  },
  commands: {
    async edit({ body }, { db }) {
      await existing(body, db);
      return body;
    },
  },
  answers: {
    async me(_, services, { session }) {
      const found = await userNow(services, session!.userId);
      return found && signedIn(found, services);
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
      if (!found?.active) throw new Problem(401, 'wrong-credentials');
      await askForCode(found.id, body.code, services, caller);
      const browser = caller.asker.origin?.userAgent;
      caller.setSession(await sessions.start(found.id, caller.place, browser));
      return signedIn(found, services);
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
    async changePassword({ body: { current, password } }, services, caller) {
      const { sessions } = services;
      const { userId } = caller.session!;
      const token = caller.sessionToken!;
      if (!(await sessions.prove(token, userId, current, caller.place)))
        throw new Problem(400, 'wrong-password', { fields: { current: 'field-wrong-password' } });
      await refuseCommon(password, (await userNow(services, userId))!, services);
      await sessions.changePassword(userId, password);
      await Promise.all([sessions.endAll(userId, token), sessions.links.endAll(userId)]);
      await notePassword('changed', userId, services, caller.asker);
      return {};
    },
    async askForPasswordLink({ body: { email } }, services, { asker }) {
      // Whether there is such a user shows in nothing, the time it takes included.
      await Promise.all([sendLinkTo(email, services, asker), setTimeout(ASKING_MS)]);
      return {};
    },
    async choosePassword({ body: { token, password } }, services, { asker }) {
      const { links } = services.sessions;
      const owner = await links.userOf(token);
      const found = owner === undefined ? undefined : await userNow(services, owner);
      if (!found?.active) throw new Problem(400, 'link-over');
      await refuseCommon(password, found, services);
      if ((await links.choose(token, password)) === undefined) throw new Problem(400, 'link-over');
      await notePassword('by-link', found.id, services, asker);
      return { email: found.email };
    },
    sessions: (_, { sessions }, { session, sessionToken }) =>
      sessions.openOf(session!.userId, sessionToken!).then((all) => [...all]),
    async endSessions({ body: { key } }, { sessions }, { session, sessionToken }) {
      const { userId } = session!;
      if (key === undefined) await sessions.endAll(userId, sessionToken);
      else await sessions.endByKey(userId, key);
      return {};
    },
    async addUser({ body: { password, ...given } }, services, { asker }) {
      const linked = await linkedByEmail(given, services.db);
      const details = await ofTheirCompany(linked, services.db);
      // The credentials' unique e-mail is the rule that two users never share one; it is taken
      // before the user is written. Where it was taken and nobody written, a call was cut off in
      // between: this one goes on with its number.
      await existing(details, services.db);
      if (password !== undefined) await refuseCommon(password, details, services);
      const data = { ...details, invited: password === undefined };
      const fresh = await services.nextId(user, asker.key && `AddUser/${asker.key}`);
      // Asked again under the same key: what was answered then is answered now.
      if (await services.history.end(user, fresh)) {
        await services.dispatch(user, fresh, { type: 'AddUser', data }, asker);
        return { id: fresh, ...data, active: true, secondFactor: false };
      }
      const id = await services.sessions.reserve(fresh, details.email, password);
      const { events, position } = await services
        .dispatch(user, id, { type: 'AddUser', data }, asker)
        .catch(async (error: unknown) => {
          if (id === fresh && (error instanceof Refusal || error instanceof BadInput))
            await services.sessions.release(fresh);
          throw error;
        });
      if (events.length === 0)
        throw new Problem(409, 'email-taken', { fields: { email: 'field-taken' } });
      if (id !== fresh && password !== undefined)
        await services.sessions.setPassword(id, details.email, password);
      await services.until(position, WAIT_MS);
      return { id, ...data, active: true, secondFactor: false };
    },
  },
});
