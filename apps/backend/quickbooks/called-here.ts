// What records of QuickBooks are called here today, and what tells one paper from another.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { quickbooksWords } from '@purlin/words/quickbooks.ts';
import { clientsByIds } from '../clients/read-models/client-list.ts';
import { estimatesAsPapers } from '../estimates/read-models/estimate-list.ts';
import { paymentsByIds } from '../payments/read-models/vendor-payment-list.ts';
import type { Services } from '../platform/core/room.ts';
import { jobsByIds } from '../scheduling/read-models/job-list.ts';
import { vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import type { RecordRow } from './read-models/quickbooks-records.ts';

export interface Called {
  /** Blank of what is gone here. */
  readonly title: string;
  /** Of people alone. */
  readonly person: QuickBooksRecord['ours'];
  readonly paper: QuickBooksRecord['paper'];
}
type WhichOfOurs = Pick<RecordRow, 'kind' | 'ourId'>;
const NOBODY: Called = { title: '', person: null, paper: null };

/** Looks up all of them at once; answers for each of them. */
export async function calledHere(
  rows: readonly WhichOfOurs[],
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  language: Language,
): Promise<(row: WhichOfOurs) => Called> {
  const say = quickbooksWords(language);
  const ids = (...kinds: readonly RecordKind[]): number[] => [
    ...new Set(rows.filter(({ kind }) => kinds.includes(kind)).map(({ ourId }) => ourId)),
  ];
  const [clients, vendors, jobs, estimates, payments] = await Promise.all([
    clientsByIds(db, ids('customer')),
    vendorsByIds(db, ids('vendor')),
    jobsByIds(db, ids('job')),
    estimatesAsPapers(db, ids('estimate')),
    paymentsByIds(db, ids('bill', 'bill-payment')),
  ]);
  const called = new Map<string, Called>();
  for (const { id, name, email, phone, address } of clients) {
    const person = {
      contact: '',
      email: email ?? '',
      phone: phone ?? '',
      address: address ?? '',
    };
    called.set(`customer ${id}`, { title: name, person, paper: null });
  }
  for (const { id, name, contactPerson: contact, email, phone, address } of vendors) {
    const person = { contact, email, phone, address: address ?? '' };
    called.set(`vendor ${id}`, { title: name, person, paper: null });
  }
  // Many jobs are called alike: whose it is tells one from another.
  for (const { id, title: job, clientName: client } of jobs)
    called.set(`job ${id}`, { ...NOBODY, title: say('title.job', { job, client }) });
  for (const { id, estimateNumber, totalCents, answeredAt, createdAt } of estimates)
    called.set(`estimate ${id}`, {
      title: say('title.estimate', { number: estimateNumber }),
      person: null,
      paper: {
        total: toDecimal(totalCents),
        invoiceNumber: null,
        date: clock.dateOf(answeredAt ?? createdAt),
      },
    });
  for (const { id, payee, totalCents, invoiceNumber, paidAt, createdAt } of payments)
    for (const kind of ['bill', 'bill-payment'] as const)
      called.set(`${kind} ${id}`, {
        title: say(`title.${kind}`, { payee: payee ?? '' }),
        person: null,
        paper: {
          total: toDecimal(totalCents),
          invoiceNumber,
          date: clock.dateOf(paidAt ?? createdAt),
        },
      });
  return ({ kind, ourId }) => called.get(`${kind} ${ourId}`) ?? NOBODY;
}
