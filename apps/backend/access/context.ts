// The access room: signing in and out, and the users.
import { setTimeout } from 'node:timers/promises';
import { access } from '@purlin/contracts/access.ts';
import { refuse } from '@purlin/domain/access/refusals.ts';
import { user } from '@purlin/domain/access/user.ts';
import type { Link } from '@purlin/domain/access/user-shapes.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';
import { Problem } from '../platform/http/problem.ts';
import { clientById, clientsByIds } from '../clients/read-models/client-list.ts';
import { similarClients } from '../clients/read-models/similar-clients.ts';
import { vendorById, vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import type { Db } from '../platform/servers/database.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { addUser } from './adding.ts';
import { ASKING_MS, sendLinkTo } from './asking-for-links.ts';
import { notePassword, refuseCommon } from './chosen-passwords.ts';
import { jobReminders } from './job-reminders.ts';
import { LAST_ADMIN, leaveAnAdmin, removesAdminAccess, whyNotMyself } from './last-admin.ts';
import { askForMore, signedIn, startSession } from './letting-in.ts';
import {
  addressesAreTold,
  factorsAreDropped,
  passkeysAreDropped,
  passwordLinks,
  usersAreForgotten,
  usersAreSignedOut,
  waysInAreTold,
} from './reactions.ts';
import { formerAccess } from './read-models/former-access.ts';
import {
  callerNow,
  listUsers,
  userById,
  userList,
  userNow,
  type UserRow,
} from './read-models/user-list.ts';
import { noteSignOut, triedAt } from './sign-in-history.ts';
import { chooseUnderLink, standingOfLink } from './under-a-link.ts';
import { userHistory } from './user-history.ts';
import { addressIsTold } from './workers/email-address-change.ts';
import { factorIsDropped } from './workers/drop-factor.ts';
import { passkeyIsDropped } from './workers/drop-passkey.ts';
import { passwordLinkIsMailed } from './workers/email-password-link.ts';
import { wayInIsTold } from './workers/email-way-in.ts';
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

export const accessRoom = defineRoom({
  contract: access,
  deciders: [user],
  resources: { user: (id, { db }) => userById(db, id) },
})({
  name: 'access',
  readModels: [userList, formerAccess],
  reactions: [
    usersAreForgotten,
    usersAreSignedOut,
    passwordLinks,
    factorsAreDropped,
    passkeysAreDropped,
    addressesAreTold,
    waysInAreTold,
  ],
  workers: [
    eraseUser,
    forgetUsersOfClient,
    forgetUsersOfVendor,
    sessionsEnd,
    passwordLinkIsMailed,
    factorIsDropped,
    passkeyIsDropped,
    addressIsTold,
    wayInIsTold,
  ],
  scheduled: [...forgetLateUsers, jobReminders],
  async membershipOf(userId, services) {
    const found = await callerNow(services, userId);
    if (!found?.active) return undefined;
    const { role, clientId, vendorId, lacksFactor, mustChoosePassword } = found;
    return { role, owner: { clientId, vendorId }, lacksFactor, mustChoosePassword };
  },
  commands: {
    async edit({ params, body }, facts) {
      await existing(body, facts.db);
      if (removesAdminAccess(body.role)) await leaveAnAdmin(params.id, facts);
      return body;
    },
    deactivate: ({ params }, facts) => leaveAnAdmin(params.id, facts).then(() => ({})),
    forget: ({ params, body }, facts) => leaveAnAdmin(params.id, facts).then(() => body),
  },
  locks: {
    edit: ({ body: { role } }) => (removesAdminAccess(role) ? LAST_ADMIN : undefined),
    deactivate: LAST_ADMIN,
    forget: LAST_ADMIN,
  },
  answers: {
    async me(_, services, { session }) {
      const found = await callerNow(services, session!.userId);
      return found && signedIn(found);
    },
    async users({ query }, { db }) {
      const page = await listUsers(db, query);
      return new ListPage(await withWhomTheyActFor(db, page.items), page.next);
    },
    async forgetting({ id }, services, { session, language }) {
      const row = await userById(services.db, id);
      const why = await whyNotMyself(id, session?.userId, services);
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
          obstacle: why ? sentenceOf(why, {}, language) : null,
        }
      );
    },
    history: ({ id }, services, { language }) => userHistory(id, services, language),
    forget: async () => ({}),
    async login({ body }, services, caller) {
      const { sessions } = services;
      const { email, password, code } = body;
      const tried = triedAt(() => sessions.userWithEmail(email), services, caller);
      const userId = await tried.unlessLockedOut(
        sessions.authenticate(email, password, caller.place),
      );
      const found = userId === undefined ? undefined : await callerNow(services, userId);
      if (!found?.active) {
        tried.refused(userId === undefined ? 'wrong-password' : 'deactivated');
        throw new Problem(401, 'wrong-credentials');
      }
      const way = await askForMore(found, code, services, caller);
      await startSession(found.id, way, services, caller);
      return signedIn(found);
    },
    async logout(_, services, caller) {
      if (caller.sessionToken) await services.sessions.end(caller.sessionToken);
      caller.setSession(undefined);
      if (caller.session) await noteSignOut(caller.session.userId, 'this', services, caller);
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
      if (password === current)
        throw new Problem(400, 'same-password', { fields: { password: 'field-same-password' } });
      await refuseCommon(password, (await userNow(services, userId))!, services);
      await sessions.changePassword(userId, password);
      await Promise.all([sessions.endAll(userId, token), sessions.endLinks(userId)]);
      await notePassword('changed', userId, services, caller.asker);
      return {};
    },
    async askForPasswordLink({ body: { email } }, services, caller) {
      const command = { type: 'SendPasswordLink', data: {} } as const;
      // Whether there is such a user shows in nothing, the time it takes included.
      await Promise.all([sendLinkTo(email, command, services, caller), setTimeout(ASKING_MS)]);
      return {};
    },
    lookAtLink: ({ body: { token } }, services) => standingOfLink(token, services),
    choosePassword: ({ body }, services, caller) => chooseUnderLink(body, services, caller),
    sessions: (_, { sessions }, { session, sessionToken }) =>
      sessions.openOf(session!.userId, sessionToken!).then((all) => [...all]),
    async endSessions({ body: { key } }, services, caller) {
      const { userId } = caller.session!;
      const { endAll, endByKey } = services.sessions;
      const ended = await (key === undefined
        ? endAll(userId, caller.sessionToken)
        : endByKey(userId, key));
      if (ended) await noteSignOut(userId, key ? 'another' : 'others', services, caller);
      return {};
    },
    async addUser({ body: { password, ...given } }, services, { asker }) {
      const linked = await linkedByEmail(given, services.db);
      const details = await ofTheirCompany(linked, services.db);
      await existing(details, services.db);
      if (password !== undefined) await refuseCommon(password, details, services);
      const data = { ...details, invited: password === undefined };
      const fresh = await services.nextId(user, asker.key && `AddUser/${asker.key}`);
      // Asked again under the same key: what was answered then is answered now.
      if (await services.history.end(user, fresh)) {
        await services.dispatch(user, fresh, { type: 'AddUser', data }, asker);
        return { id: fresh, ...data, active: true, secondFactor: false, hasPasskey: false };
      }
      const { id, isNew, position } = await addUser(fresh, { ...data, password }, services, asker);
      if (!isNew) throw new Problem(409, 'email-taken', { fields: { email: 'field-taken' } });
      await services.until(position, WAIT_MS);
      return { id, ...data, active: true, secondFactor: false, hasPasskey: false };
    },
  },
});
