// The room of second factors: whoever is signed in adds their own, or takes it away with a code.
import { secondFactor as contract } from '@purlin/contracts/second-factor.ts';
import { user } from '@purlin/domain/access/user.ts';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';
import { readCompany } from '../company/read-models/company-details.ts';
import { defineRoom, type Caller, type Services } from '../platform/core/room.ts';
import { Problem } from '../platform/http/problem.ts';
import { lettingIn } from './letting-in.ts';
import { adminsWithoutApp, userNow } from './read-models/user-list.ts';

/** How long an answer waits until what it let somebody do can be done. */
const WAIT_MS = 2_000;

/** What the user of a call asks for themselves. */
const askFor = (
  command: CommandOf<typeof user>,
  { dispatch }: Services,
  { session, asker }: Caller,
) => dispatch(user, session!.userId, command, asker);

export const secondFactorRoom = defineRoom({ contract, deciders: [] })({
  name: 'second-factor',
  readModels: [],
  answers: {
    async state(_, services, { session }) {
      const { userId } = session!;
      const { factors } = services.sessions;
      // The user is read with it, so that screens read again when their history goes on.
      const [on, codesLeft] = await Promise.all([
        factors.has(userId),
        factors.codesLeft(userId),
        userNow(services, userId),
      ]);
      return { on, codesLeft };
    },
    async lacking(_, { db, sessions: { factors } }, { session }) {
      const all = await adminsWithoutApp(db);
      const lacking = all.filter(({ hasPasskey }) => !hasPasskey);
      const left = await Promise.all(
        all.map(async ({ id, hasPasskey }) => hasPasskey && (await factors.codesLeft(id)) === 0),
      );
      return {
        admins: lacking.length,
        you: lacking.some(({ id }) => id === session?.userId),
        onlyPasskey: left.filter(Boolean).length,
      };
    },
    async begin(_, services, { session }) {
      const { userId } = session!;
      const [found, company] = await Promise.all([
        userNow(services, userId),
        readCompany(services.db),
      ]);
      const made = await services.sessions.factors.begin(userId, company.name, found!.email);
      if (!made) throw new Problem(409, 'factor-there');
      return made;
    },
    async confirm({ body: { code } }, services, caller) {
      const { sessions } = services;
      const { userId } = caller.session!;
      const recoveryCodes = await sessions.factors.confirm(userId, code);
      if (!recoveryCodes)
        throw new Problem(400, 'wrong-code', { fields: { code: 'field-wrong-code' } });
      const { position } = await askFor({ type: 'AddSecondFactor', data: {} }, services, caller);
      // Whoever was to add one may do the rest at once.
      await services.until(position, WAIT_MS);
      await sessions.endAll(userId, caller.sessionToken);
      return { recoveryCodes: [...recoveryCodes] };
    },
    async renewCodes({ body: { code } }, services, caller) {
      await lettingIn(caller.session!.userId, code, services, caller);
      const made = { type: 'NoteRecoveryCodes', data: { what: 'made' } } as const;
      await askFor(made, services, caller);
      const codes = await services.sessions.factors.renewCodes(caller.session!.userId);
      return { recoveryCodes: [...codes] };
    },
    async remove({ body: { code } }, services, caller) {
      const { userId } = caller.session!;
      await lettingIn(userId, code, services, caller);
      await askFor({ type: 'RemoveSecondFactor', data: {} }, services, caller);
      await services.sessions.factors.drop(userId);
      return {};
    },
  },
});
