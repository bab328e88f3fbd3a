// One of the news as people read it: what happened, and the screen that shows more.
import { KINDS_OF_BOOKS, KINDS_OF_RULES } from '@purlin/contracts/notifications.ts';
import { addressOf } from '@purlin/contracts/screens.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { answerWords } from '@purlin/words/answers.ts';
import { retell } from '@purlin/words/story.ts';
import type { NotificationRow } from './news.ts';

const isOfBooks = (kind: NotificationRow['kind']): boolean =>
  KINDS_OF_BOOKS.some((one) => one === kind);

const isOfRules = (kind: NotificationRow['kind']): boolean =>
  KINDS_OF_RULES.some((one) => one === kind);

/** What happened, in one sentence. */
export function titleOf(row: NotificationRow, language: Language): string {
  const happened = retell(row, language, {
    words: row.text === '' ? 'inside' : 'beside',
    ...(row.jobId === null ? {} : { who: vendorName(row, language) }),
  });
  return answerWords(language)('news', {
    about: aboutOf(row),
    name: nameOf(row, language),
    number: row.batchId ?? Number(row.values['batch'] ?? 0),
    project: row.project ?? '',
    payment: row.paymentId ?? 0,
    cents: row.cents ?? 0,
    code: String(row.values['code'] ?? ''),
    reason: String(row.values['reason'] ?? ''),
    happened,
  });
}

const nameOf = ({ name, archived }: NotificationRow, language: Language): string =>
  name && archived ? answerWords(language)('archived-name', { name }) : (name ?? '');

/** One who was forgotten has none any more. */
const vendorName = (row: NotificationRow, language: Language): string =>
  nameOf(row, language) || answerWords(language)('job.vendor-unknown');

const aboutOf = ({
  kind,
  estimateId,
  leadId,
  batchId,
  answerId,
  paymentId,
  jobId,
  clientId,
}: NotificationRow) =>
  isOfBooks(kind) || isOfRules(kind)
    ? 'books'
    : kind === 'batch_stopped'
      ? 'stopped'
      : kind === 'payment_left_out'
        ? 'left'
        : estimateId !== null
          ? 'estimate'
          : clientId !== null
            ? 'client'
            : leadId !== null
              ? 'lead'
              : batchId !== null
                ? 'batch'
                : answerId !== null
                  ? 'bank'
                  : paymentId !== null
                    ? 'payment'
                    : jobId !== null
                      ? 'order'
                      : 'vendor';

/** Where it is shown, from the root of the app. */
export function pathOf(row: NotificationRow): string {
  const { estimateId, leadId, vendorId, paymentId, batchId, answerId, jobId, clientId } = row;
  if (isOfRules(row.kind)) return '/settings/payments';
  if (isOfBooks(row.kind))
    return row.kind === 'quickbooks_needs' ? '/quickbooks' : '/settings/quickbooks';
  if (estimateId !== null) return addressOf('estimates', 'details', { id: estimateId });
  if (row.kind === 'message_received')
    return clientId === null
      ? addressOf('messages', 'vendor', { id: vendorId! })
      : addressOf('messages', 'client', { id: clientId });
  if (clientId !== null) return addressOf('clients', 'profile', { id: clientId });
  if (leadId !== null) return addressOf('leads', 'lead', { id: leadId });
  if (batchId !== null) return addressOf('payments', 'batch', { id: batchId });
  if (answerId !== null) return addressOf('payments', 'batches', {});
  if (jobId !== null) return addressOf('scheduling', 'job', { id: jobId });
  if (paymentId !== null) return addressOf('payments', 'details', { id: paymentId });
  return addressOf('vendors', 'profile', { id: vendorId! });
}
