// What keeps an approved payment from being paid now, found before anybody presses a button.
import { MOST_CENTS_OF_AN_ENTRY, type Originator } from '@purlin/domain/payments/ach/ach-file.ts';
import {
  easternTime,
  effectiveDate,
  firstDayAfterPrenote,
  type EasternTime,
  type EffectiveDate,
} from '@purlin/domain/payments/ach/banking-days.ts';
import { isAccountToBlame } from '@purlin/domain/payments/ach/bank-codes.ts';
import { printable } from '@purlin/domain/payments/ach/printable.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Services } from '../platform/core/room.ts';
import {
  insuranceEnded,
  vendorsByIds,
  type VendorRow,
} from '../vendors/read-models/vendor-list.ts';
import { limitOf, readTerms, type Terms } from './originator.ts';
import { bankAccountsOf, type BankAccountRow } from './read-models/bank-account-list.ts';
import { returnsOf, type FromAccount } from './read-models/payment-batch-entries.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';

/** What payments are judged by. */
export interface Judging {
  readonly terms: Terms;
  readonly now: EasternTime;
  readonly today: string;
  readonly vendors: ReadonlyMap<number, VendorRow>;
  readonly accounts: ReadonlyMap<number, BankAccountRow>;
  readonly returns: readonly FromAccount[];
}

/** Everything that is asked of payments to these vendors. */
export async function judgingOf(
  vendorIds: readonly number[],
  services: Pick<Services, 'db' | 'config' | 'bank' | 'clock'>,
): Promise<Judging> {
  const ids = [...new Set(vendorIds)];
  const [terms, vendors, accounts, returns] = await Promise.all([
    readTerms(services),
    vendorsByIds(services.db, ids),
    bankAccountsOf(services.db, ids),
    returnsOf(services.db, ids),
  ]);
  return {
    terms,
    now: easternTime(services.clock.now()),
    today: services.clock.today(),
    vendors: new Map(vendors.map((vendor) => [vendor.id, vendor])),
    accounts,
    returns,
  };
}

/** When a payment that is sent now would arrive, or from when it can be sent. */
export const arrivalOf = (
  wanted: string,
  cents: number,
  now: EasternTime,
  originator: Originator,
): EffectiveDate => effectiveDate(wanted, now, originator, cents <= originator.mostCentsSameDay);

/** Refuses what the vendor's account is not ready for; its numbers are not looked at. */
function checkAccount(account: BankAccountRow | undefined, payee: string, day: string): void {
  if (!account || account.status === 'none') return refuse('no-bank-account', { payee });
  if (account.prenoteReturned !== null) return refuse('prenote-returned', { payee });
  if (account.status === 'entered') return refuse('bank-account-unconfirmed', { payee });
  if (account.correction) return refuse('correction-open', { payee });
  const date = account.prenoteSettlesOn && firstDayAfterPrenote(account.prenoteSettlesOn);
  if (date && day < date) return refuse('prenote-under-way', { payee, date });
}

/** Refuses an account that cannot be paid, as the bank said of anything that was sent to it. */
function checkReturned(
  returns: readonly FromAccount[],
  vendorId: number,
  account: BankAccountRow | undefined,
  payee: string,
): void {
  const blamed = returns.find(
    (one) =>
      one.vendorId === vendorId &&
      one.accountEntry === account?.entry &&
      isAccountToBlame(one.code),
  );
  if (blamed) refuse('payment-came-back', { payee, code: blamed.code });
}

/** Refuses a vendor to whom nothing new is paid. */
export function checkVendor({ name: vendor, status, archivedAt }: VendorRow): void {
  if (archivedAt !== null) refuse('vendor-archived', { vendor });
  if (status === 'inactive') refuse('vendor-inactive', { vendor });
}

/** Refuses a payment that cannot be put into a batch now. */
export function checkPayable(
  row: Pick<PaymentRow, 'vendorId' | 'totalCents' | 'payee' | 'scheduledPaymentDate'>,
  { terms: { originator, settings }, now, today, vendors, accounts, returns }: Judging,
): void {
  const { vendorId, totalCents: amount, payee: named, scheduledPaymentDate } = row;
  const vendor = vendors.get(vendorId);
  const payee = vendor?.name ?? named ?? '';
  if (!originator) return refuse('bank-not-set-up');
  if (vendor) checkVendor(vendor);
  const ended = settings.refuseLapsedInsurance && vendor && insuranceEnded(vendor, today);
  if (ended) return refuse('insurance-lapsed', { payee, date: ended });
  if (!/[A-Z0-9]/.test(printable(payee))) return refuse('payee-unprintable');
  const account = accounts.get(vendorId);
  checkAccount(account, payee, now.day);
  checkReturned(returns, vendorId, account, payee);
  const most = Math.min(originator.mostCents, MOST_CENTS_OF_AN_ENTRY);
  if (amount > most) return refuse('payment-over-limit', { payee, amount, most, why: 'any-day' });
  const arrival = arrivalOf(scheduledPaymentDate, amount, now, originator);
  if ('tooEarly' in arrival) return refuse('payment-too-early', { payee, date: arrival.sendOn });
}

/** Counts approvals again, by the rules of today; `behind` is unknown of the first payments. */
function checkApprovals(
  { vendorId, payee: named, totalCents, approvedBy, secondedBy, behind }: PaymentRow,
  { terms: { settings }, vendors }: Judging,
): void {
  const payee = vendors.get(vendorId)?.name ?? named ?? '';
  const most = limitOf(settings.twoApprovalsAbove);
  if (most !== null && totalCents > most && secondedBy === null)
    return refuse('second-approval-missing', { payee, most });
  const isOwn = behind !== null && [approvedBy, secondedBy].includes(behind);
  if (settings.approverIsNotPlanner && isOwn) refuse('approved-by-planner', { payee });
}

/** Refuses what is not approved as it has to be today, or cannot be put into a batch now. */
export function checkProcessable(row: PaymentRow, judging: Judging): void {
  checkApprovals(row, judging);
  checkPayable(row, judging);
}

/** The refusal that a piece of work ends in; undefined when it does not. */
export function refusalOf(work: () => unknown): Refusal | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
