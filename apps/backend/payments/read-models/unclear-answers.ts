// Which answers of the bank could nobody here read or place, and who saw to them?
import { instant, json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { UnclearAnswerEvent } from '@purlin/domain/payments/unclear-answer.ts';
import type { Problem } from '@purlin/domain/payments/unclear-answer-shapes.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, rowWhere, select } from '../../platform/core/queries/select.ts';

export const unclearAnswerList = readModel<UnclearAnswerEvent>()({
  name: 'unclear_answers',
  version: 1,
  columns: {
    id: number().key(),
    file: text(),
    at: instant(),
    problems: json<readonly Problem[]>(),
    said: text(),
    seenToAt: instant().nullable(),
    seenToBy: text().nullable(),
  },
  indexes: ['(seen_to_at)'],
  on: {
    BankAnswerUnclear: ({ file, problems, said }, _, { id, at }) => ({
      id,
      file,
      at,
      problems,
      said,
      seenToAt: null,
      seenToBy: null,
    }),
    BankAnswerSeenTo: (_, row, { at, by }) => changed(row, { seenToAt: at, seenToBy: by }),
  },
});

export type UnclearAnswerRow = RowOf<typeof unclearAnswerList>;
const ANSWER = select(unclearAnswerList);

export const answerById = (db: Db, id: number): Promise<UnclearAnswerRow | undefined> =>
  rowWhere(db, ANSWER, sql`where id = ${id}`);

export const batchesOf = ({ problems }: Pick<UnclearAnswerRow, 'problems'>): number[] => [
  ...new Set(problems.flatMap(({ batchId }) => batchId ?? [])),
];

/** Batches about which an answer is open. */
export async function batchesInQuestion(db: Db): Promise<number[]> {
  const open = await rowsWhere(db, ANSWER, sql`where seen_to_at is null`);
  return [...new Set(open.flatMap(batchesOf))];
}

/** What nobody has seen to yet, newest first. */
export const openAnswers = (db: Db): Promise<UnclearAnswerRow[]> =>
  rowsWhere(db, ANSWER, sql`where seen_to_at is null order by at desc, id desc limit 100`);
