// Batches as they travel: how far they are, what is in them, and what each vendor is paid.
import type { BatchDetails, BatchEntry, BatchSummary } from '@purlin/contracts/payment-batches.ts';
import type { AccountHolderType } from '@purlin/domain/payments/ach/ach-file.ts';
import { changeCodes, isChangeCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import { sumOf, toDecimal } from '@purlin/domain/shared/money.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { actorName } from '@purlin/words/answers.ts';
import { staffNames } from '../access/read-models/user-list.ts';
import type { Services } from '../platform/core/room.ts';
import { judgingOf, type Judging } from './holds.ts';
import { returnedOf, storyOf, type Reading, type Staff } from './payments-on-the-wire.ts';
import { entriesOfBatch, outcomesOf, type EntryRow } from './read-models/payment-batch-entries.ts';
import type { BatchRow } from './read-models/payment-batches.ts';
import {
  heldByBatches,
  paymentsByIds,
  type PaymentRow,
} from './read-models/vendor-payment-list.ts';

/** Whose account an entry goes to decides its code. */
const codeOf = (holder: AccountHolderType | null): 'CCD' | 'PPD' | null =>
  holder === null ? null : holder === 'business' ? 'CCD' : 'PPD';

type Outcomes = Awaited<ReturnType<typeof outcomesOf>>;

function toSummary(
  row: BatchRow,
  outcomes: Outcomes,
  /** What an open batch holds. */
  held: { readonly count: number; readonly cents: number } | undefined,
  by: string,
): BatchSummary {
  const [sent, settled, returned] = (['sent', 'settled', 'returned'] as const).map((outcome) =>
    outcomes(row.id, outcome),
  ) as [ReturnType<Outcomes>, ReturnType<Outcomes>, ReturnType<Outcomes>];
  const ended = row.status === 'accepted' && sent.count === 0;
  return {
    id: row.id,
    status: ended ? 'finished' : row.status,
    openedAt: row.openedAt,
    openedBy: by,
    stoppableUntil: row.status === 'open' ? row.stoppableUntil : null,
    count: held?.count ?? row.count,
    total: toDecimal(held?.cents ?? row.totalCents),
    effectiveOn: row.effectiveOn,
    settledCount: settled.count,
    settledTotal: toDecimal(settled.cents),
    returnedCount: returned.count,
    returnedTotal: toDecimal(returned.cents),
    fileName: row.fileName,
    reason: row.reason,
  };
}

const NOTHING = { count: 0, cents: 0 };

/** Summaries, with the sums that they are made of. */
async function summed(
  rows: readonly BatchRow[],
  { db }: Pick<Services, 'db'>,
  staff: Staff,
  language: Language,
): Promise<{ readonly summaries: BatchSummary[]; readonly outcomes: Outcomes }> {
  const ids = rows.map(({ id }) => id);
  const open = rows.filter(({ status }) => status === 'open').map(({ id }) => id);
  const [outcomes, held] = await Promise.all([
    outcomesOf(db, ids),
    open.length > 0 ? heldByBatches(db, open) : new Map<number, typeof NOTHING>(),
  ]);
  const summaries = rows.map((row) =>
    toSummary(
      row,
      outcomes,
      row.status === 'open' ? (held.get(row.id) ?? NOTHING) : undefined,
      actorName(row.openedBy, staff, language),
    ),
  );
  return { summaries, outcomes };
}

/** Batches with how far they are. */
export const toSummaries = async (
  rows: readonly BatchRow[],
  services: Pick<Services, 'db'>,
  language: Language,
): Promise<BatchSummary[]> =>
  (await summed(rows, services, await staffNames(services.db), language)).summaries;

/** An entry of the file. */
const toEntry = (
  row: EntryRow,
  { status }: BatchRow,
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
  outcome: status === 'rejected' ? 'rejected' : row.outcome,
  settledOn: row.settledOn,
  returned: returnedOf(row, staff, language),
  correction: correctionOf(row),
});

/** What the bank says the account of an entry should be. */
const correctionOf = ({
  correctedCode: code,
  correctedEnd: endsWith,
  correctedAt: at,
}: EntryRow): BatchEntry['correction'] =>
  code === null || at === null
    ? null
    : { code, meaning: isChangeCode(code) ? changeCodes[code] : '', endsWith: endsWith ?? '', at };

const waitsIn = (batch: BatchRow, row: PaymentRow): boolean =>
  batch.status === 'open' && row.batchId === batch.id;

/** A payment that was asked for and is in no file: it waits for one, or was left out. */
function notInFile(row: PaymentRow, batch: BatchRow, { vendors, accounts }: Judging): BatchEntry {
  const account = accounts.get(row.vendorId);
  return {
    paymentId: row.id,
    vendorId: row.vendorId,
    payee: vendors.get(row.vendorId)?.name ?? row.payee ?? '',
    endsWith: account?.endsWith ?? '',
    code: codeOf(account?.accountHolderType ?? null),
    amount: toDecimal(row.totalCents),
    effectiveOn: null,
    trace: null,
    outcome: waitsIn(batch, row) ? 'waiting' : 'left-out',
    settledOn: null,
    returned: null,
    correction: null,
  };
}

/** Everything that was asked for, and the cents of what is not left out. */
async function entriesOf(
  batch: BatchRow,
  services: Reading,
  staff: Staff,
  language: Language,
): Promise<{ readonly entries: BatchEntry[]; readonly cents: number }> {
  const { db } = services;
  const inFile = await entriesOfBatch(db, batch.id);
  const written = new Set(inFile.map(({ paymentId }) => paymentId));
  const others = await paymentsByIds(
    db,
    batch.paymentIds.filter((id) => !written.has(id)),
  );
  const judging = await judgingOf(
    others.map(({ vendorId }) => vendorId),
    services,
  );
  const waiting = others.filter((row) => waitsIn(batch, row));
  return {
    entries: [
      ...inFile.map((row) => toEntry(row, batch, staff, language)),
      ...others.toSorted((a, b) => a.id - b.id).map((row) => notInFile(row, batch, judging)),
    ],
    cents:
      sumOf(inFile, ({ amountCents }) => amountCents) +
      sumOf(waiting, ({ totalCents }) => totalCents),
  };
}

/** One batch with everything there is to know about it. */
export async function toBatch(
  batch: BatchRow,
  services: Reading & Pick<Services, 'history'>,
  decider: AnyDecider,
  language: Language,
): Promise<BatchDetails> {
  const staff = await staffNames(services.db);
  const [{ summaries, outcomes }, { entries, cents }, story] = await Promise.all([
    summed([batch], services, staff, language),
    entriesOf(batch, services, staff, language),
    storyOf(decider, batch.id, services, staff, language),
  ]);
  const has = batch.fileName !== null;
  const [settled, returned, open] = (['settled', 'returned', 'sent'] as const).map((outcome) =>
    toDecimal(outcomes(batch.id, outcome).cents),
  ) as [string, string, string];
  const isStopped = batch.status === 'stopped';
  return {
    ...summaries[0]!,
    writtenAt: batch.writtenAt,
    submittedAt: batch.submittedAt,
    acceptedAt: batch.acceptedAt,
    rejectedAt: batch.status === 'rejected' ? batch.endedAt : null,
    stoppedAt: isStopped ? batch.endedAt : null,
    endedBy: batch.endedBy && actorName(batch.endedBy, staff, language),
    file: has
      ? {
          name: batch.fileName,
          sha256: batch.sha256!,
          day: batch.fileDay!,
          time: batch.fileTime!,
          fileOfDay: batch.fileOfDay!,
        }
      : null,
    entries,
    sums: {
      entries: toDecimal(cents),
      fileCredits: has ? toDecimal(batch.totalCents) : null,
      settled,
      returned,
      open,
    },
    simulated: services.bank.simulatedIn !== undefined,
    story,
  };
}
