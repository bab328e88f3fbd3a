// The records room: the condition of what is kept, for everybody who works with it.
import { records } from '@purlin/contracts/records.ts';
import { defineRoom } from '../platform/core/room.ts';

export const recordsRoom = defineRoom({ contract: records, deciders: [] })({
  name: 'records',
  readModels: [],
  answers: {
    async condition(_, { condition }) {
      const { behind, reactions, withoutKey, writing } = await condition();
      return {
        behind: [...behind],
        followed: reactions.length === 0,
        withoutKey: withoutKey ?? null,
        writing,
      };
    },
  },
});
