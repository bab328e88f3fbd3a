// The room of one's own language: chosen by whoever is signed in, obeyed by every e-mail to them.
import { ownLanguage } from '@purlin/contracts/own-language.ts';
import { user } from '@purlin/domain/access/user.ts';
import { defineRoom } from '../platform/core/room.ts';

/** How long an answer waits until what was chosen is obeyed. */
const WAIT_MS = 2_000;

export const ownLanguageRoom = defineRoom({ contract: ownLanguage, deciders: [] })({
  name: 'own-language',
  readModels: [],
  answers: {
    async choose({ body }, { dispatch, until }, { session, asker }) {
      const command = { type: 'ChooseLanguage', data: body } as const;
      const { position } = await dispatch(user, session!.userId, command, asker);
      await until(position, WAIT_MS);
      return body;
    },
  },
});
