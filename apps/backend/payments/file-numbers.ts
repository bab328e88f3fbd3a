// What a batch gets of the one stream of numbers: its part of the day's limit before it takes
// its payments, and the numbers of its file when that is written.
import type { AchEntry } from '@purlin/domain/payments/ach/ach-file.ts';
import { easternTime } from '@purlin/domain/payments/ach/banking-days.ts';
import {
  ACH_NUMBERS,
  achNumbers,
  centsOfDay,
  type FileNumbersTaken,
} from '@purlin/domain/payments/ach-numbers.ts';
import { sumOf } from '@purlin/domain/shared/money.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Asker } from '../platform/core/commands.ts';
import type { Services } from '../platform/core/room.ts';
import type { Judging } from './holds.ts';
import { readTerms } from './originator.ts';
import { endedSince } from './read-models/payment-batches.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';

/** A batch that leaves today was opened yesterday at the earliest. */
const TWO_DAYS_MS = 48 * 60 * 60_000;

/** Batches of which nothing leaves: stopped or rejected. */
const ended = ({ clock, db }: Services): Promise<number[]> =>
  endedSince(db, new Date(Date.parse(clock.now()) - TWO_DAYS_MS).toISOString());

/** The day on which the file of a batch is written that is opened now, Eastern time. */
function dayOfFile({ clock, config }: Pick<Services, 'clock' | 'config'>): string {
  const written = Date.parse(clock.now()) + config.ACH_STOP_MINUTES * 60_000;
  return easternTime(new Date(written).toISOString()).day;
}

/** How much leaves or may leave on the day of a batch that is opened now, in cents. */
export async function usedOfDay(services: Services): Promise<number> {
  const [state, without] = await Promise.all([
    services.history.stateOf(achNumbers, ACH_NUMBERS),
    ended(services),
  ]);
  return centsOfDay(state, dayOfFile(services), without);
}

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
  const [{ dailyCents }, without] = await Promise.all([readTerms(services), ended(services)]);
  const wanted = payments.map(({ id, totalCents }) => ({ paymentId: id, cents: totalCents }));
  const day = dayOfFile(services);
  const { events } = await services.dispatch(
    achNumbers,
    ACH_NUMBERS,
    {
      type: 'ReserveDay',
      data: { batchId, day, wanted, mostCentsOfDay: dailyCents, ended: without },
    },
    { by, correlationId },
  );
  const [made] = events;
  const state = await services.history.stateOf(achNumbers, ACH_NUMBERS);
  const part = made?.type === 'DayReserved' ? made.data : state.promised.ofBatch.get(batchId);
  const fits = new Set(part?.paymentIds);
  const most = dailyCents ?? 0;
  const left = Math.max(0, most - centsOfDay(state, day, [batchId, ...without]));
  return new Map(
    payments
      .filter(({ id }) => !fits.has(id))
      .map(({ id }) => [id, new Refusal('over-daily-limit', 'conflict', { most, left })]),
  );
}

/** Gives back what a batch reserved for payments that did not let themselves be taken. */
export async function keptOfDay(
  batchId: number,
  taken: readonly PaymentRow[],
  services: Services,
  { by, correlationId }: Asker,
): Promise<void> {
  const creditCents = sumOf(taken, ({ totalCents }) => totalCents);
  const data = { batchId, paymentIds: taken.map(({ id }) => id), creditCents };
  const asker = { by, correlationId };
  await services.dispatch(achNumbers, ACH_NUMBERS, { type: 'KeepOfDay', data }, asker);
}

/** Numbers that no other file has; the same again for whoever was cut off. */
export async function numbersFor(
  batchId: number,
  entries: readonly AchEntry[],
  { now, terms }: Pick<Judging, 'now' | 'terms'>,
  services: Services,
  asker: Asker,
): Promise<FileNumbersTaken> {
  const data = {
    batchId,
    ...now,
    traces: entries.length * (terms.originator!.offset ? 2 : 1),
    creditCents: sumOf(entries, ({ amountCents }) => amountCents),
    mostCentsOfDay: terms.dailyCents,
    ended: await ended(services),
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
