// What a batch gets of the one stream of numbers: its part of the day's limit before it takes
// its payments, and the numbers of its file when that is written.
import type { AchEntry } from '@purlin/domain/payments/ach/ach-file.ts';
import { easternTime } from '@purlin/domain/payments/ach/banking-days.ts';
import {
  ACH_NUMBERS,
  achNumbers,
  type FileNumbersTaken,
} from '@purlin/domain/payments/ach-numbers.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Asker } from '../platform/core/commands.ts';
import type { Services } from '../platform/core/room.ts';
import type { Judging } from './holds.ts';
import { readTerms } from './originator.ts';
import { endedSince } from './read-models/payment-batches.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';

/** A batch that leaves today was opened yesterday at the earliest. */
const TWO_DAYS_MS = 48 * 60 * 60_000;

/**
 * Gives a batch its part of what may leave on the day of its file, and says which of these payments
 * do not fit any more. Asked again it is the same part.
 */
export async function reserved(
  batchId: number,
  payments: readonly PaymentRow[],
  services: Services,
  { by, correlationId }: Asker,
): Promise<ReadonlyMap<number, Refusal>> {
  if (payments.length === 0) return new Map();
  const { clock, config, db } = services;
  const now = Date.parse(clock.now());
  const written = new Date(now + config.ACH_STOP_MINUTES * 60_000).toISOString();
  const { day } = easternTime(written);
  const [{ dailyCents }, ended] = await Promise.all([
    readTerms(services),
    endedSince(db, new Date(now - TWO_DAYS_MS).toISOString()),
  ]);
  const wanted = payments.map(({ id, totalCents }) => ({ paymentId: id, cents: totalCents }));
  const data = { batchId, day, wanted, mostCentsOfDay: dailyCents, ended };
  const { events } = await services.dispatch(
    achNumbers,
    ACH_NUMBERS,
    { type: 'ReserveDay', data },
    { by, correlationId },
  );
  const [made] = events;
  const part =
    made?.type === 'DayReserved'
      ? made.data
      : (await services.history.stateOf(achNumbers, ACH_NUMBERS)).promised.ofBatch.get(batchId);
  const fits = new Set(part?.paymentIds);
  const most = dailyCents ?? 0;
  return new Map(
    payments
      .filter(({ id }) => !fits.has(id))
      .map(({ id }) => [id, new Refusal('over-daily-limit', 'conflict', { most })]),
  );
}

/** Numbers that no other file has; the same again for whoever was cut off. */
export async function numbersFor(
  batchId: number,
  entries: readonly AchEntry[],
  { now, terms }: Judging,
  services: Services,
  asker: Asker,
): Promise<FileNumbersTaken> {
  const data = {
    batchId,
    ...now,
    traces: entries.length * (terms.originator!.offset ? 2 : 1),
    creditCents: entries.reduce((sum, { amountCents }) => sum + amountCents, 0),
    mostCentsOfDay: terms.dailyCents,
  };
  const { events } = await services.dispatch(
    achNumbers,
    ACH_NUMBERS,
    { type: 'TakeFileNumbers', data },
    asker,
  );
  const [made] = events;
  if (made?.type === 'FileNumbersTaken') return made.data;
  return (await services.history.stateOf(achNumbers, ACH_NUMBERS)).ofDay.get(batchId)!;
}
