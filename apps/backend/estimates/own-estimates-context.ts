// The room of a client's own estimates: what they read of them in their portal.
import {
  ownEstimates as contract,
  type OwnEstimate,
  type OwnEstimateStep,
} from '@purlin/contracts/own-estimates.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { defineRoom } from '../platform/core/room.ts';
import { isSigned } from './evidence.ts';
import { isExpired } from './on-the-wire.ts';
import { inWordsOf } from './own-words.ts';
import { estimatesOfClient, type OwnEstimateRow } from './read-models/own-estimates.ts';

const step = (what: OwnEstimateStep['what'], at: string | null, text = ''): OwnEstimateStep[] =>
  at === null ? [] : [{ what, at, text }];

/** The answer, with the name that signed it; who in the office wrote it down is not told. */
function answerStep({ status, answeredAt, clientMessage, answer }: OwnEstimateRow) {
  if (status !== 'accepted' && status !== 'declined') return [];
  const what = status === 'accepted' ? 'approved' : 'declined';
  // What the office wrote for them is not in their words.
  const text = answer?.how === undefined || answer.how === 'page' ? clientMessage : '';
  return step(what, answeredAt, text).map((one) => ({
    ...one,
    ...(answer?.name ? { name: answer.name } : {}),
    ...(answer?.how ? { how: answer.how } : {}),
  }));
}

/** What happened that concerns the client, oldest first. */
const historyOf = (row: OwnEstimateRow): OwnEstimateStep[] =>
  [
    ...step('sent', row.sentAt),
    ...step('revised', row.revisedAt),
    ...step('viewed', row.viewedAt),
    ...row.questions.flatMap(({ kind, text, askedAt, answer, answeredAt }) => [
      ...step(kind, askedAt, text),
      ...step('answer', answeredAt, answer ?? ''),
    ]),
    ...answerStep(row),
  ].toSorted((a, b) => a.at.localeCompare(b.at));

const toOwn = (row: OwnEstimateRow, today: string, reads: Language): OwnEstimate => ({
  id: row.id,
  estimateNumber: row.number,
  language: row.language,
  projectTitle: row.projectTitle,
  serviceAddress: row.serviceAddress,
  estimateType: row.estimateType,
  status: row.status,
  total: toDecimal(row.totals.totalCents),
  validUntil: row.validUntil,
  expired: isExpired(row, today),
  withdrawn: row.withdrawn,
  createdAt: row.createdAt,
  answeredAt: row.answeredAt,
  signed: isSigned(row.answer),
  openQuestions: row.openQuestions,
  changesJobId: row.changesJobId,
  jobId: row.jobId,
  options: row.options
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, title, totals }) => ({
      id,
      title: inWordsOf(reads, title),
      total: toDecimal(totals.totalCents),
      chosen: id === row.selectedOptionId,
    })),
  history: historyOf(row),
});

export const ownEstimatesRoom = defineRoom({ contract, deciders: [] })({
  name: 'own-estimates',
  readModels: [],
  answers: {
    async list(_, { db, clock }, { own, language }) {
      const clientId = own?.clientId ?? null;
      const rows = clientId === null ? [] : await estimatesOfClient(db, clientId);
      const today = clock.today();
      return { today, estimates: rows.map((row) => toOwn(row, today, language)) };
    },
  },
});
