// Putting payments into a batch: each is judged, asked to let itself be taken, and answered for.
import type { BatchProcessed } from '@purlin/contracts/payments.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { writeBatch } from './batch-file.ts';
import { resultsOf } from './batch-results.ts';
import { holdsOf, judgingOf, refusalOf, type Judging } from './holds.ts';
import { inParallel } from './in-parallel.ts';
import { keptOfDay, reserved, usedOfDay } from './file-numbers.ts';
import { answeredBefore, keepAnswer, type Gathered } from './kept-answers.ts';
import { paymentsByIds, type PaymentRow } from './read-models/vendor-payment-list.ts';

/** How long the answer waits until lists show what was done. */
const WAIT_MS = 2_000;

/** Refuses a payment that is not approved, or is in a batch other than `batchId`. */
function checkFree(row: PaymentRow | undefined, batchId: number | undefined): PaymentRow {
  if (!row) return refuse('payment-not-found');
  if (batchId !== undefined && row.batchId === batchId) return row;
  if (row.status === 'void') return refuse('payment-void');
  if (row.status === 'processing') return refuse('payment-taken', { batch: row.batchId ?? 0 });
  if (row.status === 'paid') return refuse('payment-with-the-bank');
  return row.status === 'approved' ? row : refuse('payment-not-approved');
}

/** The first payments that fit into what may still leave today, in the order that was asked for. */
function withinTheDay(
  rows: readonly PaymentRow[],
  { terms: { dailyCents } }: Judging,
  usedCents: number,
): (row: PaymentRow) => void {
  if (dailyCents === null) return () => {};
  const leftOfDay = Math.max(0, dailyCents - usedCents);
  let left = dailyCents - usedCents;
  const fit = new Set<number>();
  for (const { id, totalCents } of rows)
    if (totalCents <= left) {
      left -= totalCents;
      fit.add(id);
    }
  return ({ id }) => {
    if (!fit.has(id)) refuse('over-daily-limit', { most: dailyCents, left: leftOfDay });
  };
}

/** What keeps each of these payments out, by its number; those that can go are not named. */
async function judged(
  ids: readonly number[],
  batchId: number | undefined,
  services: Services,
): Promise<{
  readonly refused: Map<number, readonly Refusal[]>;
  readonly free: readonly PaymentRow[];
}> {
  const rows = new Map((await paymentsByIds(services.db, ids)).map((row) => [row.id, row]));
  const judging = await judgingOf(
    [...rows.values()].map(({ vendorId }) => vendorId),
    services,
  );
  const refused = new Map<number, readonly Refusal[]>();
  const fit: PaymentRow[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    const taken = refusalOf(() => checkFree(row, batchId));
    const holds = taken ? [taken] : row!.batchId === null ? holdsOf(row!, judging) : [];
    if (holds.length > 0) refused.set(id, holds);
    else fit.push(row!);
  }
  const waiting = fit.filter((row) => row.batchId === null);
  const check = withinTheDay(waiting, judging, await usedOfDay(services));
  for (const row of waiting) {
    const refusal = refusalOf(() => check(row));
    if (refusal) refused.set(row.id, [refusal]);
  }
  return { refused, free: fit.filter(({ id }) => !refused.has(id)) };
}

/** What somebody looked at, by payment: one that is another by now stays out. */
export type Seen = ReadonlyMap<number, number>;

/** Somebody put it into a batch, or changed something else of it, after it was looked at. */
async function changedBy(id: number, { history }: Services): Promise<Refusal> {
  const now = await history.stateOf(vendorPayment, id);
  return now.status === 'processing'
    ? new Refusal('payment-taken', 'conflict', { batch: now.batchId })
    : new Refusal('payment-changed');
}

/**
 * Why none of these could be taken as they are now, by payment; empty as soon as one could. Asked
 * of the payments themselves before a batch has its number, so that few numbers are of nothing.
 */
async function allGone(
  ids: readonly number[],
  seen: Seen,
  services: Services,
): Promise<ReadonlyMap<number, Refusal>> {
  const gone = new Map<number, Refusal>();
  for (const id of ids) {
    const end = await services.history.end(vendorPayment, id);
    const { status } = await services.history.stateOf(vendorPayment, id);
    if (status === 'approved' && (seen.get(id) ?? end?.revision) === end?.revision)
      return new Map();
    gone.set(id, await changedBy(id, services));
  }
  return gone;
}

/** Asks each payment to let itself be taken; says who would not. */
async function take(
  ids: readonly number[],
  batchId: number,
  seen: Seen,
  services: Services,
  asker: Asker,
): Promise<Map<number, Refusal>> {
  const refused = new Map<number, Refusal>();
  await inParallel(ids, async (id) => {
    try {
      const key = asker.key && `${asker.key}/${id}`;
      const { by, correlationId } = asker;
      const command = { type: 'TakeIntoBatch', data: { batchId } } as const;
      const expected = seen.get(id);
      await services.dispatch(vendorPayment, id, command, { by, correlationId, key, expected });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.set(id, error.code === 'stale' ? await changedBy(id, services) : error);
    }
  });
  return refused;
}

/** Opens a batch of these payments, or goes on with the one that was opened under the same key. */
async function opened(
  ids: readonly number[],
  batchId: number,
  services: Services,
  asker: Asker,
): Promise<{ readonly paymentIds: readonly number[]; readonly stoppableUntil: string | null }> {
  const { by, correlationId, key, asked } = asker;
  await services.dispatch(
    paymentBatch,
    batchId,
    {
      type: 'OpenBatch',
      data: { paymentIds: [...ids], holdMinutes: services.config.ACH_STOP_MINUTES },
    },
    // What is asked goes along: the same key with other payments is refused, not answered for.
    { by, correlationId, key, asked },
  );
  const state = await services.history.stateOf(paymentBatch, batchId);
  return state.status === 'open' ? state : { paymentIds: [], stoppableUntil: null };
}

/** Puts them into a batch, which gets its number only where there is something to put into it. */
async function gather(
  ids: readonly number[],
  seen: Seen,
  services: Services,
  asker: Asker,
): Promise<Gathered> {
  const known = (await services.earlier(paymentBatch, 'new', ['OpenBatch'], asker))?.id;
  const before = known === undefined ? undefined : await answeredBefore(known, services);
  if (before) return before;
  const { refused, free } = await judged(ids, known, services);
  if (known === undefined)
    for (const [id, why] of await allGone(
      free.map((row) => row.id),
      seen,
      services,
    ))
      refused.set(id, [why]);
  if (free.every((row) => refused.has(row.id)))
    return { batchId: null, stoppableUntil: null, refused };
  const batchId =
    known ?? (await services.nextId(paymentBatch, asker.key && `OpenBatch/${asker.key}`));
  const fit = free.map(({ id }) => id);
  const { paymentIds, stoppableUntil } = await opened(fit, batchId, services, asker);
  const among = new Set(paymentIds);
  const open = free.filter(({ id }) => among.has(id));
  const over = await reserved(batchId, open, services, asker);
  const within = open.map(({ id }) => id).filter((id) => !over.has(id));
  // A batch that was opened before, by the same press, takes nothing that it was not opened with.
  const others = among.size > 0 ? fit.filter((one) => !among.has(one)) : [];
  for (const [id, refusal] of [
    ...others.map((one) => [one, new Refusal('batch-not-open')] as const),
    ...over,
    ...(await take(within, batchId, seen, services, asker)),
    ...(await tooLate(fit, batchId, services, asker)),
  ])
    refused.set(id, [refusal]);
  if (!(await closed(batchId, free, refused, services, asker)))
    return { batchId: null, stoppableUntil: null, refused };
  if (stoppableUntil === null) await writtenAtOnce(batchId, services);
  const last = await services.history.end(vendorPayment, fit.at(-1)!);
  if (last) await services.until(last.position, WAIT_MS);
  return { batchId, stoppableUntil, refused };
}

/** Ends the gathering; says whether anything is in the batch. Who came too late is refused. */
async function closed(
  batchId: number,
  free: readonly PaymentRow[],
  refused: Map<number, readonly Refusal[]>,
  services: Services,
  asker: Asker,
): Promise<boolean> {
  const inIt = (): readonly PaymentRow[] => free.filter(({ id }) => !refused.has(id));
  const taken = inIt();
  if (taken.length < free.length) await keptOfDay(batchId, taken, services, asker);
  if (taken.length === 0) await givenUp(batchId, services, asker);
  if (!(await keepAnswer(batchId, taken, refused, services, asker))) {
    const ids = taken.map(({ id }) => id);
    for (const [id, refusal] of await tooLate(ids, batchId, services, asker))
      refused.set(id, [refusal]);
  }
  return inIt().length > 0;
}

/**
 * Puts these payments into one batch. What cannot be paid stays out with the reason; asked again
 * under the same key it is the same batch and the same answer.
 */
export async function processPayments(
  asked: readonly number[],
  services: Services,
  asker: Asker,
  language: Language,
  seen: Seen = new Map(),
): Promise<BatchProcessed> {
  const ids = [...new Set(asked)];
  const { batchId, stoppableUntil, refused } = await gather(ids, seen, services, asker);
  const results = await resultsOf(ids, refused, asker.by, services, language);
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  return { success: ids.length - failed, failed, results, batchId, stoppableUntil };
}

/**
 * The batch may have been closed, got its file or an end while its payments were still being taken:
 * those that are not in it are let go again.
 */
async function tooLate(
  ids: readonly number[],
  batchId: number,
  services: Services,
  { by, correlationId }: Asker,
): Promise<Map<number, Refusal>> {
  const state = await services.history.stateOf(paymentBatch, batchId);
  if (state.status === 'open' && !state.gathered) return new Map();
  const inIt = new Set(
    'lines' in state
      ? [...state.lines.values()].map(({ paymentId }) => paymentId)
      : 'paymentIds' in state
        ? state.paymentIds
        : [],
  );
  const late = ids.filter((id) => !inIt.has(id));
  const reason = 'It was not ready when the file was written.';
  await inParallel(late, (id) =>
    services.dispatch(
      vendorPayment,
      id,
      { type: 'ReleaseFromBatch', data: { batchId, reason } },
      { by, correlationId },
    ),
  );
  return new Map(late.map((id) => [id, new Refusal('batch-not-open')]));
}

/** Where nobody may stop it there is nothing to wait for; what fails here, the rounds do. */
async function writtenAtOnce(batchId: number, services: Services): Promise<void> {
  try {
    await writeBatch(batchId, services);
  } catch (error) {
    services.log.warn({ err: error, batchId }, 'the file of a batch is left to the rounds');
  }
}

/** Nothing let itself be taken: there is no such batch. */
async function givenUp(batchId: number, services: Services, asker: Asker): Promise<void> {
  const { by, correlationId } = asker;
  const reason = 'None of its payments could be taken.';
  const command = { type: 'AbandonBatch', data: { reason } } as const;
  try {
    await services.dispatch(paymentBatch, batchId, command, { by, correlationId });
  } catch (error) {
    // It has its file or its end already.
    if (!(error instanceof Refusal)) throw error;
  }
}
