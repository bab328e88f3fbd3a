// What is in a batch, and what was chosen for it and is not: why, and where that is now.
import type { BatchEntry } from '@purlin/contracts/payment-batches.ts';
import type { AccountHolderType } from '@purlin/domain/payments/ach/ach-file.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { sumOf, toDecimal } from '@purlin/domain/shared/money.ts';
import { meaningOfAny } from '@purlin/words/bank-codes.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';
import type { Services } from '../platform/core/room.ts';
import { resultsOf } from './batch-results.ts';
import { judgingOf, unpayable, type Judging } from './holds.ts';
import { answeredBefore } from './kept-answers.ts';
import { returnedOf, type Reading, type Staff } from './payments-on-the-wire.ts';
import { entriesOfBatch, type EntryRow } from './read-models/payment-batch-entries.ts';
import type { BatchRow } from './read-models/payment-batches.ts';
import { releasesOf } from './read-models/payment-releases.ts';
import { paymentsByIds, type PaymentRow } from './read-models/vendor-payment-list.ts';

type Contents = Reading & Pick<Services, 'history'>;

/** Whose account an entry goes to decides its code. */
const codeOf = (holder: AccountHolderType | null): 'CCD' | 'PPD' | null =>
  holder === null ? null : holder === 'business' ? 'CCD' : 'PPD';

/** What became of every entry of a file that nothing was sent of, or that was turned away. */
const ENDED: Readonly<Partial<Record<BatchRow['status'], BatchEntry['outcome']>>> = {
  rejected: 'rejected',
  stopped: 'left-out',
};

/** An entry of the file. */
const toEntry = (
  row: EntryRow,
  { status }: BatchRow,
  /** As it is today. */
  payment: PaymentRow | undefined,
  staff: Staff,
  language: Language,
): BatchEntry => ({
  paymentId: row.paymentId,
  vendorId: row.vendorId,
  payee: row.payee,
  endsWith: row.endsWith,
  code: codeOf(row.accountHolderType),
  amount: toDecimal(row.amountCents),
  effectiveOn: row.effectiveOn,
  trace: row.trace,
  outcome: ENDED[status] ?? row.outcome,
  why: null,
  now: ENDED[status] && payment ? { status: payment.status, batchId: payment.batchId } : null,
  settledOn: row.settledOn,
  returned: returnedOf(row, staff, language),
  correction: correctionOf(row, language),
});

/** What the bank says the account of an entry should be. */
const correctionOf = (
  { correctedCode: code, correctedEnd: endsWith, correctedAt: at }: EntryRow,
  language: Language,
): BatchEntry['correction'] =>
  code === null || at === null
    ? null
    : { code, meaning: meaningOfAny(code, language), endsWith: endsWith ?? '', at };

const waitsIn = (batch: BatchRow, row: PaymentRow): boolean =>
  batch.status === 'open' && row.batchId === batch.id;

/** A payment that was asked for and is in no file: it waits for one, or was left out. */
function notInFile(
  row: PaymentRow,
  batch: BatchRow,
  { vendors, accounts }: Judging,
  why: string | null,
): BatchEntry {
  const waits = waitsIn(batch, row);
  // Of a batch that has ended nobody knows any more which account the vendor had then.
  const account = waits ? accounts.get(row.vendorId) : undefined;
  return {
    paymentId: row.id,
    vendorId: row.vendorId,
    payee: vendors.get(row.vendorId)?.name ?? row.payee ?? '',
    endsWith: account?.endsWith ?? '',
    code: codeOf(account?.accountHolderType ?? null),
    amount: toDecimal(row.totalCents),
    effectiveOn: null,
    trace: null,
    outcome: waits ? 'waiting' : 'left-out',
    why,
    now: waits ? null : { status: row.status, batchId: row.batchId },
    settledOn: null,
    returned: null,
    correction: null,
  };
}

/** Why payments stayed out when the button was pressed, and why others left later, by payment. */
async function whyNotIn(
  batch: BatchRow,
  services: Contents,
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  if (batch.kind === 'prenotes') return new Map();
  const [answered, released] = await Promise.all([
    answeredBefore(batch.id, services),
    releasesOf(services.db, batch.id),
  ]);
  const refused = answered?.refused ?? new Map();
  const told = await resultsOf([...refused.keys()], refused, batch.openedBy, services, language);
  return new Map([
    ...told.map(({ paymentId, reason }) => [paymentId, reason ?? ''] as const),
    ...released.map(({ paymentId, reason }) => [paymentId, reason] as const),
  ]);
}

/** Everything that was asked for, and the cents of what is not left out. */
export async function entriesOf(
  batch: BatchRow,
  services: Contents,
  staff: Staff,
  language: Language,
): Promise<{ readonly entries: BatchEntry[]; readonly cents: number }> {
  const { db } = services;
  const [inFile, why] = await Promise.all([
    entriesOfBatch(db, batch.id),
    whyNotIn(batch, services, language),
  ]);
  const written = new Set(inFile.map(({ paymentId }) => paymentId));
  const asked = [...new Set([...batch.paymentIds, ...why.keys()])];
  const rows = await paymentsByIds(
    db,
    batch.status in ENDED ? asked : asked.filter((id) => !written.has(id)),
  );
  const others = rows.filter(({ id }) => !written.has(id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const judging = await judgingOf(
    others.map(({ vendorId }) => vendorId),
    services,
  );
  const waiting = others.filter((row) => waitsIn(batch, row));
  /** Of one that waits: what would leave it out if the file were written now. */
  const atRisk = (row: PaymentRow): string | null =>
    unpayable(row, judging)
      .map(({ code, values }) => sentenceOf(code, values, language))
      .join(' ') || null;
  return {
    entries: [
      ...inFile.map((row) => toEntry(row, batch, byId.get(row.paymentId ?? 0), staff, language)),
      ...others
        .toSorted((a, b) => a.id - b.id)
        .map((row) =>
          notInFile(
            row,
            batch,
            judging,
            waitsIn(batch, row) ? atRisk(row) : (why.get(row.id) ?? null),
          ),
        ),
    ],
    cents:
      sumOf(inFile, ({ amountCents }) => amountCents) +
      sumOf(waiting, ({ totalCents }) => totalCents),
  };
}
