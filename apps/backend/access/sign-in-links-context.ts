// The room of signing in by an e-mailed link (rule: sign-in-links): asked for by anybody, sent to
// clients and vendors alone.
import { setTimeout } from 'node:timers/promises';
import { signInLinks as contract } from '@purlin/contracts/sign-in-links.ts';
import type { WayIn } from '@purlin/domain/access/sign-ins.ts';
import { clientById } from '../clients/read-models/client-list.ts';
import { estimateById } from '../estimates/read-models/estimate-details.ts';
import { belongsTo, numberOpens } from '../estimates/read-models/estimate-keys.ts';
import { defineRoom, type Services } from '../platform/core/room.ts';
import { Problem } from '../platform/http/problem.ts';
import { ASKING_MS, masked, sendLinkTo } from './asking-for-links.ts';
import { inviteClient } from './inviting-clients.ts';
import { askForMore, signedIn, startSession } from './letting-in.ts';
import { signInLinks } from './reactions.ts';
import { callerNow } from './read-models/user-list.ts';
import { activeLinkRequest } from './under-a-link.ts';
import { signInLinkIsMailed } from './workers/email-sign-in-link.ts';

/** With what somebody came in who had the link, and what else was asked of them. */
const wayWith = (more: WayIn): WayIn => (more === 'password' ? 'link' : 'link-and-code');

/** Who asked for the link with this token, and when; undefined when it is over. */
async function requestUnder(token: string, services: Services) {
  const link = await services.sessions.emailLinks.find(token, services.clock.now());
  return link && activeLinkRequest('sign-in', link, services);
}

export const signInLinksRoom = defineRoom({ contract, deciders: [] })({
  name: 'sign-in-links',
  readModels: [],
  reactions: [signInLinks],
  workers: [signInLinkIsMailed],
  owns: {
    'estimates.answer': async (id, { clientId }, { db }) =>
      clientId !== null && belongsTo(db, id, clientId),
  },
  keys: {
    'estimate-number': {
      holder: 'estimate-link',
      opens: (id, number, { db }) => numberOpens(db, id, number),
    },
  },
  answers: {
    async ask({ body: { email, page = null } }, services, caller) {
      const command = { type: 'SendSignInLink', data: { page } } as const;
      // Whether there is such a user shows in nothing, the time it takes included.
      await Promise.all([sendLinkTo(email, command, services, caller), setTimeout(ASKING_MS)]);
      return {};
    },
    async askForProject({ params: { id } }, services, caller) {
      const { db, sessions } = services;
      const estimate = await estimateById(db, id);
      if (estimate?.status !== 'accepted') throw new Problem(409, 'estimate-not-approved');
      const client = await clientById(db, estimate.clientId);
      const to = client?.archivedAt === null ? client.email : null;
      if (!client || to === null) return { to: null };
      const send = async (): Promise<void> => {
        if ((await sessions.userWithEmail(to)) === undefined)
          return inviteClient({ ...client, email: to }, services, caller.asker);
        return sendLinkTo(to, { type: 'SendSignInLink', data: { page: null } }, services, caller);
      };
      // Whether they have an account shows in nothing, the time it takes included.
      await Promise.all([send(), setTimeout(ASKING_MS)]);
      return { to: masked(to) };
    },
    async look({ body: { token } }, services) {
      const request = await requestUnder(token, services);
      return { email: request ? masked(request.found.email) : null };
    },
    async signIn({ body: { token, code } }, services, caller) {
      const request = await requestUnder(token, services);
      if (request?.event.type !== 'SignInLinkAsked') throw new Problem(400, 'link-over');
      const { id } = request.found;
      const found = await callerNow(services, id);
      if (!found) throw new Problem(400, 'link-over');
      const way = wayWith(await askForMore(found, code, services, caller));
      // After the code: a wrong one does not use it up.
      if (!(await services.sessions.emailLinks.use(token))) throw new Problem(400, 'link-over');
      await startSession(id, way, services, caller);
      return { user: signedIn(found), page: request.event.data.page };
    },
  },
});
