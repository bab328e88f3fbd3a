// Batches as they travel: how far they are, what is in them, and what each vendor is paid.
import type { BatchDetails, BatchSummary } from '@purlin/contracts/payment-batches.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { actorName } from '@purlin/words/answers.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import type { Services } from '../platform/core/room.ts';
import { entriesOf } from './batch-contents.ts';
import { bankOf } from './gateway/service.ts';
import { storyOf, type Reading, type Staff } from './payments-on-the-wire.ts';
import { outcomesOf } from './read-models/payment-batch-entries.ts';
import type { BatchRow } from './read-models/payment-batches.ts';
import { heldByBatches } from './read-models/vendor-payment-list.ts';

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
    kind: row.kind,
    status: ended ? 'finished' : row.status,
    openedAt: row.openedAt,
    openedBy: by,
    stoppableUntil: row.status === 'open' ? row.stoppableUntil : null,
    waitsUntil: row.waitsUntil,
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

/** Its payments say themselves that they are in it. */
const isGathering = ({ status, kind }: BatchRow): boolean =>
  status === 'open' && kind === 'payments';

const NOTHING = { count: 0, cents: 0 };

/** Summaries, with the sums that they are made of. */
async function summed(
  rows: readonly BatchRow[],
  { db }: Pick<Services, 'db'>,
  staff: Staff,
  language: Language,
): Promise<{ readonly summaries: BatchSummary[]; readonly outcomes: Outcomes }> {
  const ids = rows.map(({ id }) => id);
  const open = rows.filter(isGathering).map(({ id }) => id);
  const [outcomes, held] = await Promise.all([
    outcomesOf(db, ids),
    open.length > 0 ? heldByBatches(db, open) : new Map<number, typeof NOTHING>(),
  ]);
  const summaries = rows.map((row) =>
    toSummary(
      row,
      outcomes,
      isGathering(row) ? (held.get(row.id) ?? NOTHING) : undefined,
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
  const isOver = isStopped || batch.status === 'rejected';
  return {
    ...summaries[0]!,
    writtenAt: batch.writtenAt,
    submittedAt: batch.submittedAt,
    acceptedAt: batch.acceptedAt,
    rejectedAt: batch.status === 'rejected' ? batch.endedAt : null,
    stoppedAt: isStopped ? batch.endedAt : null,
    stoppedItself: isStopped && batch.endedBy === 'system',
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
      open: isOver ? toDecimal(0) : open,
    },
    simulated: bankOf(services).simulatedIn !== undefined,
    story,
  };
}
