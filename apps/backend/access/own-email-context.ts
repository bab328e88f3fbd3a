// The room of one's own e-mail address: asked for by whoever is signed in, confirmed by whoever has
// the link.
import { ownEmail } from '@purlin/contracts/own-email.ts';
import { user } from '@purlin/domain/access/user.ts';
import { TryLater } from '../platform/core/limits/brake.ts';
import { defineRoom } from '../platform/core/room.ts';
import { Problem } from '../platform/http/problem.ts';
import { activeLinkRequest } from './under-a-link.ts';

const AN_HOUR_S = 3_600;

export const ownEmailRoom = defineRoom({ contract: ownEmail, deciders: [] })({
  name: 'own-email',
  readModels: [],
  answers: {
    async ask({ body: { email } }, { sessions, dispatch }, { session, asker, place }) {
      const { userId } = session!;
      const known = await sessions.knownPlace(userId, place);
      if (!(await sessions.links.mayAsk(userId, known))) throw new TryLater('too-often', AN_HOUR_S);
      // Whether somebody else has it is said to whoever reads what is sent there.
      await dispatch(user, userId, { type: 'AskForEmail', data: { email } }, asker);
      return {};
    },
    async confirm({ body: { token } }, services, { asker }) {
      const { sessions, clock } = services;
      const { emailLinks } = sessions;
      const link = await emailLinks.find(token, clock.now());
      const request = link && (await activeLinkRequest('address', link, services));
      if (request?.event.type !== 'EmailChangeAsked') throw new Problem(400, 'link-over');
      const { id: userId } = request.found;
      const { email } = request.event.data;
      const outcome = await emailLinks.signInWith(token, email);
      if (outcome === 'over') throw new Problem(400, 'link-over');
      if (outcome === 'taken') throw new Problem(409, 'email-taken');
      // The link ends last: where a call is cut off before, opening it again goes on.
      const { position } = await services.dispatch(
        user,
        userId,
        { type: 'ChangeEmail', data: { email } },
        asker,
      );
      // Who reads the address before shall not choose a password with what was sent there.
      await sessions.endLinks(userId);
      await services.until(position, 2_000);
      return { email };
    },
  },
});
