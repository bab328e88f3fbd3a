// An unclear answer: a bank file that is partly unreadable or matches nothing we know. Open until a
// person resolves it.
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

/** One stream per file, by name and content; receiving the same file again reopens it. */
export const unclearAnswer = decider<UnclearAnswer>()({
  category: 'unclearAnswer',
  events,
  initial: { status: 'none' },
  evolve: {
    BankAnswerUnclear: (_, { problems }) => ({ status: 'open', problems }),
    BankAnswerSeenTo: () => ({ status: 'seen-to' }),
  },
  // The bank's message or the note may name payees.
  personal: { BankAnswerUnclear: ['said'], BankAnswerSeenTo: ['note'] },
  commands,
  decide: {
    // A process that crashes before archiving the file reads it again.
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
