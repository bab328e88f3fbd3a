// What a batch gets of the one stream of numbers: its part of the day's limit before it takes
// its payments, and the numbers of its file when that is written.
import type { AchEntry } from '@purlin/domain/payments/ach/ach-file.ts';
import {
  easternTime,
  fileDay,
  type EasternTime,
} from '@purlin/domain/payments/ach/banking-days.ts';
import {
  ACH_NUMBERS,
  achNumbers,
  centsOfDay,
  type FileNumbersTaken,
} from '@purlin/domain/payments/ach-numbers.ts';
import { sumOf } from '@purlin/domain/shared/money.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import type { Judging } from './holds.ts';
import { readTerms, type Terms } from './originator.ts';
import { endedSince } from './read-models/payment-batches.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';

/** From one banking day to the next it is four days at most, and a file may be late. */
const TEN_DAYS_MS = 10 * 24 * 60 * 60_000;
/** Where the company's bank has not said until when a file is of its day. */
const USUAL_CUT_OFF = '17:00';

/** Batches of which nothing leaves: stopped, or rejected by the bank itself. */
const ended = ({ clock, db }: Services): Promise<number[]> =>
  endedSince(db, new Date(Date.parse(clock.now()) - TEN_DAYS_MS).toISOString());

/** The banking day of a file that is handed in then: what leaves is counted by it. */
export const bankingDayOf = (at: EasternTime, { originator }: Pick<Terms, 'originator'>): string =>
  fileDay(at, originator?.cutOff ?? USUAL_CUT_OFF);

/** When the file of a batch is written that is opened now, and for which banking day. */
function dayOfFile(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  terms: Pick<Terms, 'originator'>,
): { readonly day: string; readonly writtenOn: string } {
  const written = Date.parse(clock.now()) + config.ACH_STOP_MINUTES * 60_000;
  const at = easternTime(new Date(written).toISOString());
  return { day: bankingDayOf(at, terms), writtenOn: at.day };
}

/** How much leaves or may leave on the banking day of a batch that is opened now, in cents. */
export async function usedOfDay(services: Services): Promise<number> {
  const [state, without, terms] = await Promise.all([
    services.history.stateOf(achNumbers, ACH_NUMBERS),
    ended(services),
    readTerms(services),
  ]);
  return centsOfDay(state, dayOfFile(services, terms).day, without);
}

/** What comes of it, or the Refusal where the day's 36 files are used up. */
export const orNoMoreFiles = <T>(work: Promise<T>): Promise<T | Refusal> =>
  work.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'no-more-files-today') return error;
    throw error;
  });

/**
 * Gives a batch its part of what may leave on the banking day of its file, and says which of these
 * payments do not fit any more. Asked again it is the same part.
 */
export async function reserved(
  batchId: number,
  payments: readonly PaymentRow[],
  services: Services,
  { by, correlationId }: Asker,
): Promise<ReadonlyMap<number, Refusal>> {
  if (payments.length === 0) return new Map();
  const [terms, without] = await Promise.all([readTerms(services), ended(services)]);
  const { dailyCents } = terms;
  const wanted = payments.map(({ id, totalCents }) => ({ paymentId: id, cents: totalCents }));
  const onDay = dayOfFile(services, terms);
  const { day } = onDay;
  const data = { batchId, ...onDay, wanted, mostCentsOfDay: dailyCents, ended: without };
  const command = { type: 'ReserveDay', data } as const;
  const asker = { by, correlationId };
  const reservation = await orNoMoreFiles(
    services.dispatch(achNumbers, ACH_NUMBERS, command, asker),
  );
  // No more files can be made for the bank on that day: none of these can be in a batch.
  if (reservation instanceof Refusal) return new Map(payments.map(({ id }) => [id, reservation]));
  const [made] = reservation.events;
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
    bankingDay: bankingDayOf(now, terms),
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
