// The unclear answer: a file of the bank of which some could not be read, or fits to nothing that
// we know. It stays open until a person has seen to it.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { refuse } from './refusals.ts';
import { commands, Found, type Problem } from './unclear-answer-shapes.ts';

// ---- facts

export const events = {
  BankAnswerUnclear: Found,
  BankAnswerSeenTo: z.object({ note: z.string() }),
};
export type UnclearAnswerEvent = MessageOf<typeof events>;

// ---- state

export type UnclearAnswer =
  | { readonly status: 'none' | 'seen-to' }
  | { readonly status: 'open'; readonly problems: readonly Problem[] };

// ---- decide

const isSame = (a: readonly Problem[], b: readonly Problem[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** One stream a file, by its name and content: the same file once more opens it again. */
export const unclearAnswer = decider<UnclearAnswer>()({
  category: 'unclearAnswer',
  events,
  initial: { status: 'none' },
  evolve: {
    BankAnswerUnclear: (_, { problems }) => ({ status: 'open', problems }),
    BankAnswerSeenTo: () => ({ status: 'seen-to' }),
  },
  // The bank may name whom we pay, and whoever sees to it too.
  personal: { BankAnswerUnclear: ['said'], BankAnswerSeenTo: ['note'] },
  commands,
  decide: {
    // A process that died before it put the file aside reads it once more.
    RecordUnclearAnswer: (found, state) =>
      state.status === 'open' && isSame(state.problems, found.problems)
        ? []
        : [{ type: 'BankAnswerUnclear', data: found }],
    SeeToAnswer: (c, state) => {
      if (state.status === 'none') return refuse('bank-answer-not-found');
      return state.status === 'seen-to' ? [] : [{ type: 'BankAnswerSeenTo', data: c }];
    },
  },
});
