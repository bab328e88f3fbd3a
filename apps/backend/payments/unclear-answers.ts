// What the bank sent and nobody here can place: recorded once a file, and told to who may pay.
import { unclearAnswer } from '@purlin/domain/payments/unclear-answer.ts';
import type { Problem } from '@purlin/domain/payments/unclear-answer-shapes.ts';
import { usersWhoMay } from '../access/read-models/user-list.ts';
import type { Services } from '../platform/core/room.ts';

export interface Unclear {
  readonly problems: readonly Problem[];
  /** The bank's own words; empty for none. */
  readonly said: string;
}

/**
 * Records what is unclear in a file of the bank: one record, however often it is read. `which`: the
 * bank may give a name twice, to files that are not the same.
 */
export async function recordUnclear(
  file: string,
  which: string,
  { problems, said }: Unclear,
  services: Services,
): Promise<void> {
  const id = await services.nextId(unclearAnswer, `bank-file/${file}/${which}`);
  const userIds = (await usersWhoMay(services.db, 'payments.process')).map((user) => user.id);
  const data = { file, problems: [...problems], said, userIds };
  await services.dispatch(
    unclearAnswer,
    id,
    { type: 'RecordUnclearAnswer', data },
    { by: 'system', correlationId: `bank-file-${file}` },
  );
}
