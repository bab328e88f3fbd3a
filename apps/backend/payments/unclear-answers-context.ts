// The room of unclear answers: what the bank sent that nobody here could read or place waits for
// a person.
import { unclearAnswers, type UnclearAnswer } from '@purlin/contracts/unclear-answers.ts';
import { unclearAnswer } from '@purlin/domain/payments/unclear-answer.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import { tell } from '@purlin/words/story.ts';
import { peopleOf } from '../access/read-models/everybody.ts';
import { defineRoom, type Caller, type Services } from '../platform/core/room.ts';
import { unclearAnswersAreMailed } from './reactions.ts';
import { reportersOf } from './read-models/payment-batches.ts';
import {
  answerById,
  batchesOf,
  openAnswers,
  unclearAnswerList,
  type UnclearAnswerRow,
} from './read-models/unclear-answers.ts';
import { unclearAnswerIsMailed } from './workers/unclear-answer-emails.ts';

/** So many are read out; the file itself has the others. */
const SHOWN = 3;

const toAnswer = (
  { id, file, at, problems, said }: UnclearAnswerRow,
  { language }: Pick<Caller, 'language'>,
): UnclearAnswer => ({
  id,
  file,
  at,
  problems: problems
    .slice(0, SHOWN)
    .map((one) => tell({ type: 'BankAnswerUnclear', data: { file, problems: [one] } }, language)),
  more: Math.max(0, problems.length - SHOWN),
  said,
  batchId: problems.find(({ batchId }) => batchId !== null)?.batchId ?? null,
});

const open = async (
  { db }: Pick<Services, 'db'>,
  caller: Pick<Caller, 'language'>,
): Promise<UnclearAnswer[]> => (await openAnswers(db)).map((row) => toAnswer(row, caller));

export const unclearAnswersRoom = defineRoom({
  contract: unclearAnswers,
  deciders: [unclearAnswer],
})({
  name: 'unclear-answers',
  readModels: [unclearAnswerList],
  reactions: [unclearAnswersAreMailed],
  workers: [unclearAnswerIsMailed],
  commands: {
    async seenTo({ params, body, caller }, { db, clock }) {
      const answer = await answerById(db, params.id);
      const reporters = answer ? await reportersOf(db, batchesOf(answer)) : [];
      const people = await peopleOf(db);
      const { alone, newcomerUntil } = people.amongOthers(
        'payments.process',
        caller.by,
        clock.now(),
      );
      if (reporters.includes(caller.by) && !alone) return refuse('own-word-doubted');
      // Whoever was added today is not yet the second person that somebody's report asks for.
      if (reporters.some((by) => by !== caller.by) && newcomerUntil !== null)
        return refuse('newcomer', { hours: 24 });
      return body;
    },
  },
  answers: {
    list: (_, services, caller) => open(services, caller),
    seenTo: (_, services, caller) => open(services, caller),
  },
});
