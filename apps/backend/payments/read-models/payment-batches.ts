// Which batches of payments are there, how far is each with the bank, and what came of it?
import {
  day,
  flag,
  instant,
  number,
  numbers,
  text,
  type Row,
} from '@purlin/event-sourcing/columns.ts';
import { personBehind } from '@purlin/event-sourcing/actors.ts';
import { changed, readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import type { BatchesShown, BatchSort } from '@purlin/contracts/payment-batches.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  containing,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
  type SortKeys,
} from '../../platform/core/queries/paging.ts';
import { rowsWhere, rowWhere, select } from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: SortKeys<BatchSort> = { openedAt: byColumn('opened_at', 'timestamptz') };

const columns = {
  id: number().key(),
  /** Prenotes try accounts, and carry no money. */
  kind: text<'payments' | 'prenotes'>(),
  status: text<
    'open' | 'stopped' | 'written' | 'submitting' | 'submitted' | 'accepted' | 'rejected'
  >(),
  openedAt: instant(),
  openedBy: text(),
  stoppableUntil: instant().nullable(),
  /** What was asked for. */
  paymentIds: numbers(),
  /** Its file is not tried before this day, Eastern time; null where it is not put off. */
  waitsUntil: day().nullable(),
  /** Nothing is taken into it any more. */
  gathered: flag(),
  count: number(),
  totalCents: number(),
  effectiveOn: day().nullable(),
  lastEffectiveOn: day().nullable(),
  fileName: text().nullable(),
  sha256: text().nullable(),
  fileDay: day().nullable(),
  fileTime: text().nullable(),
  fileOfDay: number().nullable(),
  writtenAt: instant().nullable(),
  begunAt: instant().nullable(),
  submittedAt: instant().nullable(),
  acceptedAt: instant().nullable(),
  endedAt: instant().nullable(),
  endedBy: text().nullable(),
  reason: text().nullable(),
  /** Who says that the bank does not have its file, or rejected it; null where the bank does. */
  reportedBy: text().nullable(),
};

/** A batch before anything is in its file. */
const open = (
  kind: 'payments' | 'prenotes',
  paymentIds: number[],
  { id, at, by }: { readonly id: number; readonly at: string; readonly by: string },
): Row<typeof columns> => ({
  id,
  kind,
  status: 'open',
  openedAt: at,
  openedBy: by,
  stoppableUntil: null,
  waitsUntil: null,
  paymentIds,
  gathered: false,
  count: paymentIds.length,
  totalCents: 0,
  effectiveOn: null,
  lastEffectiveOn: null,
  fileName: null,
  sha256: null,
  fileDay: null,
  fileTime: null,
  fileOfDay: null,
  writtenAt: null,
  begunAt: null,
  submittedAt: null,
  acceptedAt: null,
  endedAt: null,
  endedBy: null,
  reason: null,
  reportedBy: null,
});

type FileWritten = Extract<PaymentBatchEvent, { type: 'BatchFileWritten' }>['data']['file'];
const written = (
  file: FileWritten,
  lines: readonly { readonly effectiveOn: string }[],
  at: string,
) => {
  const dates = lines.map(({ effectiveOn }) => effectiveOn).toSorted();
  return {
    status: 'written' as const,
    waitsUntil: null,
    count: lines.length,
    effectiveOn: dates[0] ?? null,
    lastEffectiveOn: dates.at(-1) ?? null,
    fileName: file.name,
    sha256: file.sha256,
    fileDay: file.day,
    fileTime: file.time,
    fileOfDay: file.fileOfDay,
    writtenAt: at,
  };
};

export const paymentBatchList = readModel<PaymentBatchEvent>()({
  name: 'payment_batches',
  version: 8,
  columns,
  indexes: [...sortIndexes(SORTS), '(status, id)', '(file_name)'],
  on: {
    BatchOpened: ({ paymentIds, stoppableUntil }, _, opened) => ({
      ...open('payments', paymentIds, opened),
      stoppableUntil,
    }),
    PrenoteBatchOpened: ({ accounts }, _, opened) => ({
      ...open('prenotes', [], opened),
      gathered: true,
      count: accounts.length,
    }),
    BatchGathered: ({ taken, totalCents }, row) =>
      changed(row, {
        gathered: true,
        count: taken,
        totalCents: totalCents ?? row?.totalCents ?? 0,
      }),
    BatchFileWritten: ({ file, lines, creditCents }, row, { at }) =>
      changed(row, { ...written(file, lines, at), totalCents: creditCents }),
    PrenoteFileWritten: ({ file, prenotes }, row, { at }) =>
      changed(row, written(file, prenotes, at)),
    PrenoteFileDelayed: ({ until }, row) => changed(row, { waitsUntil: until }),
    BatchAbandoned: ({ reason }, row, { at, by }) =>
      changed(row, { status: 'stopped', waitsUntil: null, endedAt: at, endedBy: by, reason }),
    BatchSubmissionBegun: (_, row, { at }) =>
      changed(row, { status: 'submitting', begunAt: at, reason: null }),
    // Somebody's report of an earlier try stays theirs.
    BatchNotSubmitted: ({ reason }, row, { by }) =>
      changed(row, {
        status: 'written',
        reason,
        reportedBy: personBehind(by) ?? row?.reportedBy ?? null,
      }),
    BatchSubmitted: (_, row, { at }) => changed(row, { status: 'submitted', submittedAt: at }),
    // The bank has the file, whatever anybody said of it before.
    BatchAccepted: (_, row, { at }) =>
      changed(row, { status: 'accepted', acceptedAt: at, reportedBy: null }),
    BatchRejected: ({ reason }, row, { at, by }) =>
      changed(row, {
        status: 'rejected',
        endedAt: at,
        endedBy: by,
        reason,
        reportedBy: personBehind(by),
      }),
    BatchRejectionConfirmed: (_, row) => changed(row, { reportedBy: null }),
  },
});

export type BatchRow = RowOf<typeof paymentBatchList>;
const BATCH = select(paymentBatchList);
const LIST: List<BatchSort, BatchRow> = {
  rows: BATCH,
  sorts: SORTS,
  usual: { by: 'openedAt', descending: true },
};

export const batchById = (db: Db, id: number): Promise<BatchRow | undefined> =>
  rowWhere(db, BATCH, sql`where id = ${id}`);

/** Cents of what reads as an amount: "$1,234.5", "1234.50", "1234"; null of anything else. */
function amountIn(q: string): number | null {
  const plain = q.replace(/[$,\s]/g, '');
  return /^\d{1,12}(?:\.\d{1,2})?$/.test(plain) ? fromDecimal(plain) : null;
}

/** Batches with this number, in whose file it stands, or that pay so much or somebody so called. */
function matching(q: string) {
  const id = /^(?:batch\s*)?#?0*(\d{1,15})$/i.exec(q)?.[1] ?? null;
  const cents = amountIn(q);
  const words = containing(q);
  // Traces are shown in two parts.
  const trace = containing(q.replace(/(?<=\d) (?=\d)/g, ''));
  return sql`(id = ${id}::bigint or total_cents = ${cents}::bigint
    or platform.folded(file_name) like platform.folded(${words})
    or id in (select batch_id from payment_batch_entries
      where amount_cents = ${cents}::bigint or search like platform.folded(${words})
        or search like ${trace})
    or id in (select batch_id from vendor_payment_list
      where batch_id is not null
        and (total_cents = ${cents}::bigint or search like platform.folded(${words}))))`;
}

/** Those of which nothing could be taken are only found by their number. */
export const listBatches = (
  db: Db,
  { q, show, ...page }: PageRequest<BatchSort> & { readonly show?: BatchesShown | undefined },
): Promise<ListPage<BatchRow>> =>
  readPage(db, LIST, page, [
    q ? matching(q) : sql`not (status = 'stopped' and count = 0)`,
    show === 'unconfirmed' && sql`status in ('submitting', 'submitted')`,
  ]);

/**
 * Batches whose time to be stopped is over and that have no file yet, oldest first. One into which
 * payments are still taken is left alone, unless it was opened before `cutOff`: whoever gathered it
 * is gone. One that was put off waits for its day.
 */
export const batchesToWrite = (
  db: Db,
  { now, cutOff, today }: { readonly now: string; readonly cutOff: string; readonly today: string },
): Promise<BatchRow[]> =>
  rowsWhere(
    db,
    BATCH,
    sql`where status = 'open' and coalesce(stoppable_until, opened_at) <= ${now}
      and (gathered or opened_at <= ${cutOff})
      and coalesce(waits_until <= ${today}::date, true) order by id`,
  );

/** Batches without a file, however long they can still be stopped. */
export const batchesWithoutFile = (db: Db): Promise<BatchRow[]> =>
  rowsWhere(db, BATCH, sql`where status = 'open' order by id`);

/** Accepted batches with lines that are due by this day and have neither settled nor come back. */
export async function batchesToSettle(db: Db, today: string): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: 'batches_to_settle',
    text: `select b.id from payment_batches b where b.status = 'accepted'
      and exists (select from payment_batch_entries e where e.batch_id = b.id
        and e.outcome = 'sent' and e.effective_on <= $1) order by b.id`,
    values: [today],
  });
  return rows.map(({ id }) => id);
}

/** The batch whose file has this name. */
export const batchOfFile = async (db: Db, name: string): Promise<number | undefined> =>
  (await rowWhere(db, BATCH, sql`where file_name = ${name}`))?.id;

/** The last file that a payment was in, where the bank did not take it. */
export interface RejectedFile {
  readonly paymentId: number;
  readonly batchId: number;
  readonly fileName: string;
  readonly reason: string;
  readonly at: string | null;
}
export async function rejectedFilesOf(
  db: Db,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, RejectedFile>> {
  const { rows } = await db.query<RejectedFile>({
    name: 'rejected_files',
    text: `select * from (
        select distinct on (e.payment_id) e.payment_id as "paymentId", b.id as "batchId", b.status,
          b.file_name as "fileName", coalesce(b.reason, '') as reason, b.ended_at as at
        from payment_batch_entries e join payment_batches b on b.id = e.batch_id
        where e.payment_id = any($1) order by e.payment_id, e.batch_id desc) last
      where last.status = 'rejected'`,
    values: [paymentIds],
  });
  return new Map(rows.map((row) => [row.paymentId, row]));
}

/** Who reported of these batches that the bank does not have them, or rejected them. */
export const reportersOf = async (db: Db, ids: readonly number[]): Promise<string[]> =>
  (await rowsWhere(db, BATCH, sql`where id = any(${ids})`)).flatMap(
    ({ reportedBy }) => reportedBy ?? [],
  );

/** Batches opened since then that were stopped, or rejected by the bank: nothing of them leaves. */
export const endedSince = async (db: Db, since: string): Promise<number[]> =>
  (
    await rowsWhere(
      db,
      BATCH,
      sql`where opened_at >= ${since} and status in ('stopped', 'rejected') and reported_by is null
        order by id`,
    )
  ).map(({ id }) => id);
