// What became of each payment of a press, in words: what stays out is told with everything that
// keeps it, and where somebody was quicker, with who that was.
import type { BatchProcessed } from '@purlin/contracts/payments.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { actorName } from '@purlin/words/answers.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import type { Services } from '../platform/core/room.ts';
import type { Reason, Reasons } from './kept-answers.ts';

const takenInto = ({ code, values }: Reason): number[] =>
  code === 'payment-taken' ? [Number(values['batch'])] : [];

/** Who opened each of the batches that these payments are in; from history, which never lags. */
async function openersOf(
  reason: readonly Reason[],
  { history }: Pick<Services, 'history'>,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(reason.flatMap(takenInto))];
  const opened = await Promise.all(ids.map((id) => history.read(paymentBatch, id)));
  return new Map(ids.flatMap((id, n) => (opened[n]?.[0] ? [[id, opened[n][0].by]] : [])));
}

/**
 * What became of each of these payments, in the order in which they were asked for. `by`: whoever
 * asked; that they were quicker than themselves is told to nobody.
 */
export async function resultsOf(
  ids: readonly number[],
  refused: Reasons,
  by: string,
  services: Pick<Services, 'history' | 'db'>,
  language: Language,
): Promise<BatchProcessed['results']> {
  const [openers, staff] = await Promise.all([
    openersOf([...refused.values()].flat(), services),
    staffNames(services.db),
  ]);
  const sentence = (reason: Reason): string => {
    const [batch] = takenInto(reason);
    const opener = batch === undefined ? undefined : openers.get(batch);
    if (batch === undefined || opener === undefined || opener === by)
      return sentenceOf(reason.code, reason.values, language);
    return sentenceOf(
      'payment-taken-by',
      { batch, by: actorName(opener, staff, language) },
      language,
    );
  };
  return ids.map((paymentId) => {
    const reasons = refused.get(paymentId);
    return {
      paymentId,
      outcome: reasons ? ('failed' as const) : ('processed' as const),
      reason: reasons ? reasons.map(sentence).join(' ') : null,
    };
  });
}
