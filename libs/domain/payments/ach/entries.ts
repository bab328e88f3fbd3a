// Validates ACH entries one by one, so that an invalid entry doesn't block the others.
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { refuse } from '../refusals.ts';
import { BankAccount, MOST_CENTS_OF_AN_ENTRY, type AchEntry, type Originator } from './ach-file.ts';
import { isBankingDay, sameDaySettlement, type EasternTime } from './banking-days.ts';
import { printable } from './printable.ts';

/** Refuses an entry that the bank would reject in a file submitted `now`. */
export function checkEntry(entry: AchEntry, from: Originator, now: EasternTime): void {
  const { payee } = entry;
  if (!/[A-Z0-9]/.test(printable(payee))) refuse('payee-unprintable');
  if (!BankAccount.safeParse(entry.account).success) refuse('bank-account-invalid', { payee });
  checkAmount(entry, from, entry.effectiveOn === now.day);
  const date = entry.effectiveOn;
  if (!isBankingDay(date)) refuse('not-a-banking-day', { payee, date });
  const sameDay = from.sameDayCutOff !== null && now.time <= from.sameDayCutOff;
  const reachable = date > now.day || (date === now.day && sameDay && sameDaySettlement(now.time));
  if (!reachable) refuse('date-not-reachable', { payee, date });
}

/** A prenote's amount must be zero, a payment's positive and within the limits. */
function checkAmount(
  { kind, payee, amountCents: amount }: AchEntry,
  from: Originator,
  sameDay: boolean,
): void {
  if (kind === 'prenote' ? amount !== 0 : !Number.isSafeInteger(amount) || amount <= 0)
    refuse('payment-amount-invalid', { payee });
  const most = Math.min(from.mostCents, MOST_CENTS_OF_AN_ENTRY);
  if (amount > most) refuse('payment-over-limit', { payee, amount, most, why: 'any-day' });
  if (sameDay && amount > from.mostCentsSameDay)
    refuse('payment-over-limit', { payee, amount, most: from.mostCentsSameDay, why: 'same-day' });
}

/** Entries that can be sent, and refusals of the others. */
export interface SortedEntries {
  readonly fit: readonly AchEntry[];
  readonly refused: readonly { readonly reference: string; readonly refusal: Refusal }[];
}

export function sortedEntries(
  entries: readonly AchEntry[],
  from: Originator,
  now: EasternTime,
): SortedEntries {
  const judged = entries.map((entry) => ({ entry, refusal: refusalOf(entry, from, now) }));
  return {
    fit: judged.filter(({ refusal }) => refusal === null).map(({ entry }) => entry),
    refused: judged.flatMap(({ entry: { reference }, refusal }) =>
      refusal === null ? [] : [{ reference, refusal }],
    ),
  };
}

function refusalOf(entry: AchEntry, from: Originator, now: EasternTime): Refusal | null {
  try {
    checkEntry(entry, from, now);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
