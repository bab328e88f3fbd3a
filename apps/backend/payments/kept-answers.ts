// The answer to a press, kept with its batch: asked again under the same key it is the same,
// whatever has become of the batch since.
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Asker } from '../platform/core/commands.ts';
import type { Services } from '../platform/core/room.ts';

/** What became of a press: where to, until when it can be stopped, and who stayed out. */
export interface Gathered {
  readonly batchId: number | null;
  readonly stoppableUntil: string | null;
  readonly refused: ReadonlyMap<number, Refusal>;
}
type Why = readonly (Pick<Refusal, 'code' | 'values'> & { readonly paymentId: number })[];

/** What was answered under this key before, whatever has become of the batch since. */
export async function answeredBefore(
  batchId: number,
  services: Services,
): Promise<Gathered | undefined> {
  const events = await services.history.read(paymentBatch, batchId);
  const said = events.find((event) => event.type === 'BatchGathered')?.data;
  if (!said) return undefined;
  const refused = new Map(
    (JSON.parse(said.why) as Why).map(({ paymentId, code, values }) => [
      paymentId,
      new Refusal(code, 'conflict', values),
    ]),
  );
  const stoppableUntil =
    events.find((event) => event.type === 'BatchOpened')?.data.stoppableUntil ?? null;
  return said.taken === 0
    ? { batchId: null, stoppableUntil: null, refused }
    : { batchId, stoppableUntil, refused };
}

/** Keeps the answer for whoever asks again under the same key; without one nobody can. */
export async function keepAnswer(
  batchId: number,
  asked: readonly number[],
  refused: ReadonlyMap<number, Refusal>,
  services: Services,
  { by, correlationId, key }: Asker,
): Promise<void> {
  if (key === undefined) return;
  const why = [...refused].map(([paymentId, { code, values }]) => ({ paymentId, code, values }));
  const data = {
    taken: asked.length - refused.size,
    stayed: refused.size,
    why: JSON.stringify(why),
  };
  await services.dispatch(
    paymentBatch,
    batchId,
    { type: 'RecordGathering', data },
    { by, correlationId, key },
  );
}
