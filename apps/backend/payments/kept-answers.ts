// The answer to a press, kept with its batch: asked again under the same key it is the same,
// whatever has become of the batch since.
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { sumOf } from '@purlin/domain/shared/money.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { inParallel } from './in-parallel.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';

/** Why payments stayed out, by payment: everything that keeps each of them. */
export type Reasons = ReadonlyMap<number, readonly Reason[]>;
export type Reason = Pick<Refusal, 'code' | 'values'>;

/** What became of a press: where to, until when it can be stopped, and who stayed out. */
export interface Gathered {
  readonly batchId: number | null;
  readonly stoppableUntil: string | null;
  readonly refused: Reasons;
}
type Why = readonly (Reason & { readonly paymentId: number })[];

/** What was answered under this key before, whatever has become of the batch since. */
export async function answeredBefore(
  batchId: number,
  { history }: Pick<Services, 'history'>,
): Promise<Gathered | undefined> {
  const events = await history.read(paymentBatch, batchId);
  const said = events.find((event) => event.type === 'BatchGathered')?.data;
  if (!said) return undefined;
  const refused = Map.groupBy(JSON.parse(said.why) as Why, ({ paymentId }) => paymentId);
  const stoppableUntil =
    events.find((event) => event.type === 'BatchOpened')?.data.stoppableUntil ?? null;
  return said.taken === 0
    ? { batchId: null, stoppableUntil: null, refused }
    : { batchId, stoppableUntil, refused };
}

/** A payment that is in the batch. */
export type Taken = Pick<PaymentRow, 'id' | 'totalCents'>;

/**
 * Keeps the answer for whoever asks again under the same key, and closes the batch: nothing is
 * taken into it from now on. False when it was closed before, by whoever took us for dead.
 */
export async function keepAnswer(
  batchId: number,
  taken: readonly Taken[],
  refused: Reasons,
  services: Pick<Services, 'dispatch'>,
  { by, correlationId, key }: Pick<Asker, 'by' | 'correlationId' | 'key'>,
): Promise<boolean> {
  const why = [...refused].flatMap(([paymentId, reasons]) =>
    reasons.map(({ code, values }) => ({ paymentId, code, values })),
  );
  const data = {
    taken: taken.length,
    stayed: refused.size,
    paymentIds: taken.map(({ id }) => id),
    totalCents: sumOf(taken, ({ totalCents }) => totalCents),
    why: JSON.stringify(why),
  };
  const { events } = await services.dispatch(
    paymentBatch,
    batchId,
    { type: 'RecordGathering', data },
    { by, correlationId, key },
  );
  return events.length > 0;
}

/** Closes a batch whose process was cut off while it took payments: what is in it stays in it. */
export async function gatherLeftBehind(batchId: number, services: Services): Promise<void> {
  const { history } = services;
  const state = await history.stateOf(paymentBatch, batchId);
  if (state.status !== 'open' || state.gathered) return;
  const asked = await inParallel(state.paymentIds, async (id) => {
    const now = await history.stateOf(vendorPayment, id);
    const isIn = now.status === 'processing' && now.batchId === batchId;
    return { id, isIn, totalCents: isIn ? now.plan.totalCents : 0 };
  });
  const stayed = asked.flatMap(({ id, isIn }) => (isIn ? [] : [id]));
  const refused = new Map(stayed.map((id) => [id, [new Refusal('batch-not-open')]]));
  const asker = { by: 'system', correlationId: `write-batch-${batchId}` };
  const taken = asked.filter(({ isIn }) => isIn);
  await keepAnswer(batchId, taken, refused, services, asker);
}
