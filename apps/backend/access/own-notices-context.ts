// The room of one's own notices: five switches of each member of staff (rule: notices), and the
// text messages of those who want them.
import { ownNotices } from '@purlin/contracts/own-notices.ts';
import { user } from '@purlin/domain/access/user.ts';
import { defineRoom } from '../platform/core/room.ts';
import { newsAreTexted } from './reactions.ts';
import { userNow } from './read-models/user-list.ts';
import { newsByText } from './text-news.ts';
import { textService, textsOf } from './texts/text-messages.ts';
import { newsIsTexted } from './workers/send-text.ts';

/** How long an answer waits until what was chosen is obeyed. */
const WAIT_MS = 2_000;

export const ownNoticesRoom = defineRoom({ contract: ownNotices, deciders: [] })({
  name: 'own-notices',
  readModels: [],
  outside: [textService],
  reactions: [newsAreTexted],
  workers: [newsIsTexted],
  scheduled: [newsByText],
  answers: {
    async choices(_, services, { session }) {
      const caller = (await userNow(services, session!.userId))!;
      return { ...caller, textsOn: textsOf(services).on, textsTo: caller.phone };
    },
    async choose({ body }, { dispatch, until }, { session, asker }) {
      const command = { type: 'ChooseNotices', data: body } as const;
      const { position } = await dispatch(user, session!.userId, command, asker);
      // The bell counts with it at once.
      await until(position, WAIT_MS);
      return body;
    },
  },
});
