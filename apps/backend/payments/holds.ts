// What keeps an approved payment from being paid now, found before anybody presses a button.
import { MOST_CENTS_OF_AN_ENTRY, type Originator } from '@purlin/domain/payments/ach/ach-file.ts';
import {
  easternTime,
  effectiveDate,
  type EasternTime,
  type EffectiveDate,
} from '@purlin/domain/payments/ach/banking-days.ts';
import { isAccountToBlame } from '@purlin/domain/payments/ach/bank-codes.ts';
import { printable } from '@purlin/domain/payments/ach/printable.ts';
import { checkPrenote } from '@purlin/domain/payments/prenote.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { peopleOf } from '../access/read-models/everybody.ts';
import type { Services } from '../platform/core/room.ts';
import {
  insuranceEnded,
  vendorsByIds,
  type VendorRow,
} from '../vendors/read-models/vendor-list.ts';
import { limitOf, readTerms, type Terms } from './originator.ts';
import { bankAccountsOf, type BankAccountRow } from './read-models/bank-account-list.ts';
import {
  batchesOfPayments,
  returnsOf,
  type FromAccount,
} from './read-models/payment-batch-entries.ts';
import { batchesInQuestion } from './read-models/unclear-answers.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';
import { handsIn } from './read-models/who-stands-behind.ts';

/** What payments are judged by. */
export interface Judging {
  readonly terms: Terms;
  readonly now: EasternTime;
  readonly today: string;
  readonly vendors: ReadonlyMap<number, VendorRow>;
  readonly accounts: ReadonlyMap<number, BankAccountRow>;
  readonly returns: readonly FromAccount[];
  /** Payments of batches about which an answer of the bank is open, with the batch. */
  readonly inQuestion: ReadonlyMap<number, number>;
  /** Whether nobody else can approve payments (rule: second-person). */
  readonly isAlone: (actor: string) => boolean;
}

/** Everything that is asked of payments to these vendors. */
export async function judgingOf(
  vendorIds: readonly number[],
  services: Pick<Services, 'db' | 'config' | 'outside' | 'clock'>,
): Promise<Judging> {
  const ids = [...new Set(vendorIds)];
  const [terms, vendors, accounts, returns, people, inQuestion] = await Promise.all([
    readTerms(services),
    vendorsByIds(services.db, ids),
    bankAccountsOf(services.db, ids),
    returnsOf(services.db, ids),
    peopleOf(services.db),
    batchesInQuestion(services.db).then((batches) => batchesOfPayments(services.db, batches)),
  ]);
  const now = services.clock.now();
  return {
    terms,
    now: easternTime(now),
    today: services.clock.today(),
    vendors: new Map(vendors.map((vendor) => [vendor.id, vendor])),
    accounts,
    returns,
    inQuestion,
    isAlone: (actor) => people.amongOthers('payments.approve', actor, now).alone,
  };
}

/** When a payment that is sent now would arrive, or from when it can be sent. */
export const arrivalOf = (
  wanted: string,
  cents: number,
  now: EasternTime,
  originator: Originator,
): EffectiveDate => effectiveDate(wanted, now, originator, cents <= originator.mostCentsSameDay);

/** Of a payment, what the checks ask for. */
type Judged = Pick<PaymentRow, 'id' | 'vendorId' | 'totalCents' | 'payee' | 'scheduledPaymentDate'>;
/** Refuses one thing that keeps a payment from being paid now. */
type Check<Row> = (row: Row, judging: Judging) => void;

const payeeOf = ({ vendorId, payee }: Pick<Judged, 'vendorId' | 'payee'>, judging: Judging) =>
  judging.vendors.get(vendorId)?.name ?? payee ?? '';

/** Refuses what the vendor's account is not ready for; its numbers are not looked at. */
const checkAccount: Check<Judged> = (row, judging) => {
  const account = judging.accounts.get(row.vendorId);
  const payee = payeeOf(row, judging);
  if (!account || account.status === 'none') return refuse('no-bank-account', { payee });
  if (account.prenoteReturned !== null) return refuse('prenote-returned', { payee });
  if (account.status === 'entered') return refuse('bank-account-unconfirmed', { payee });
};

/** Refuses an account that a prenote is still trying, whoever confirmed it meanwhile. */
const checkTrial: Check<Judged> = (row, judging) => {
  const account = judging.accounts.get(row.vendorId);
  if (!account || account.prenoteAskedAt === null || account.prenoteReturned !== null) return;
  const { prenoteSettlesOn: settlesOn, prenoteSettledOn: settledOn } = account;
  checkPrenote({ settlesOn, settledOn }, payeeOf(row, judging), judging.now.day);
};

/** Refuses an account that the bank would have corrected. */
const checkCorrection: Check<Judged> = (row, judging) => {
  const account = judging.accounts.get(row.vendorId);
  const isOpen = account && account.status !== 'none' && account.correction;
  if (isOpen) refuse('correction-open', { payee: payeeOf(row, judging) });
};

/** The first return from the vendor's account as it was entered, where the account is to blame. */
export const blamedOn = (
  account: Pick<BankAccountRow, 'id' | 'entry'> | undefined,
  returns: readonly FromAccount[],
): FromAccount | undefined =>
  returns.find(
    ({ vendorId, accountEntry, code }) =>
      vendorId === account?.id && accountEntry === account.entry && isAccountToBlame(code),
  );

/** Refuses an account that cannot be paid, as the bank said of anything that was sent to it. */
const checkReturned: Check<Judged> = (row, judging) => {
  const blamed = blamedOn(judging.accounts.get(row.vendorId), judging.returns);
  if (blamed) refuse('payment-came-back', { payee: payeeOf(row, judging), code: blamed.code });
};

/** Refuses a vendor to whom nothing new is paid. */
export function checkVendor({ name: vendor, status, archivedAt }: VendorRow): void {
  if (archivedAt !== null) refuse('vendor-archived', { vendor });
  if (status === 'inactive') refuse('vendor-inactive', { vendor });
}

/** Refuses what was in a batch of which a bank answer needs review: perhaps it was paid. */
const checkQuestion: Check<Judged> = (row, judging) => {
  const batch = judging.inQuestion.get(row.id);
  if (batch !== undefined) refuse('bank-answer-open', { payee: payeeOf(row, judging), batch });
};

const checkInsurance: Check<Judged> = (row, judging) => {
  const vendor = judging.vendors.get(row.vendorId);
  if (!vendor || !judging.terms.settings.refuseLapsedInsurance) return;
  const date = insuranceEnded(vendor, judging.today);
  if (date) refuse('insurance-lapsed', { payee: vendor.name, date });
};

const checkAmount: Check<Judged> = (row, judging) => {
  const { originator } = judging.terms;
  if (!originator) return;
  const { totalCents: amount } = row;
  const most = Math.min(originator.mostCents, MOST_CENTS_OF_AN_ENTRY);
  const payee = payeeOf(row, judging);
  if (amount > most) refuse('payment-over-limit', { payee, amount, most, why: 'any-day' });
};

const checkDay: Check<Judged> = (row, judging) => {
  const { scheduledPaymentDate: wanted, totalCents } = row;
  const { now, terms } = judging;
  const arrival = terms.originator && arrivalOf(wanted, totalCents, now, terms.originator);
  if (arrival && 'tooEarly' in arrival)
    refuse('payment-too-early', { payee: payeeOf(row, judging), date: arrival.sendOn });
};

/** Refuses while no file can say whom it comes from, with what is wrong where it is not missing. */
export function checkBank({ originator, wrongPart }: Terms): Originator {
  if (originator) return originator;
  return wrongPart ? refuse('bank-data-wrong', { part: wrongPart }) : refuse('bank-not-set-up');
}

/** Each is asked, so that whoever mends one thing knows of the others. */
const PAYABLE: readonly Check<Judged>[] = [
  (_, { terms }) => {
    checkBank(terms);
  },
  ({ vendorId }, { vendors }) => {
    const vendor = vendors.get(vendorId);
    if (vendor) checkVendor(vendor);
  },
  checkInsurance,
  (row, judging) => {
    if (!/[A-Z0-9]/.test(printable(payeeOf(row, judging)))) refuse('payee-unprintable');
  },
  checkQuestion,
  checkReturned,
  checkAccount,
  checkTrial,
  checkCorrection,
  checkAmount,
  checkDay,
];

/** Approvals count by the rules of today; `behind` is unknown of the first payments. */
const APPROVED: readonly Check<PaymentRow>[] = [
  checkDuplicate,
  (row, judging) => {
    const most = limitOf(judging.terms.settings.twoApprovalsAbove);
    if (most !== null && row.totalCents > most && row.secondedBy === null)
      refuse('second-approval-missing', { payee: payeeOf(row, judging), most });
  },
  (row, judging) => {
    const isOwn = handsIn(row).some(
      (one) => (one === row.approvedBy || one === row.secondedBy) && !judging.isAlone(one),
    );
    if (judging.terms.settings.approverIsNotPlanner && isOwn)
      refuse('approved-by-planner', { payee: payeeOf(row, judging) });
  },
];

/** Not approved anew since the bank called it a second copy: somebody looks whether it was paid. */
function checkDuplicate(row: PaymentRow, judging: Judging): void {
  const { returnedCode, returnedAt, approvedAt } = row;
  if (returnedCode === 'R24' && (approvedAt ?? '') <= (returnedAt ?? ''))
    refuse('perhaps-paid-already', { payee: payeeOf(row, judging) });
}

const refusedBy = <Row>(checks: readonly Check<Row>[], row: Row, judging: Judging): Refusal[] =>
  checks.flatMap((check) => refusalOf(() => check(row, judging)) ?? []);

/** Everything that keeps a payment out of a batch now, whoever approved it. */
export const unpayable = (row: Judged, judging: Judging): readonly Refusal[] =>
  refusedBy(PAYABLE, row, judging);

/** Everything that keeps an approved payment back: too few approvals by now, or `unpayable`. */
export const holdsOf = (row: PaymentRow, judging: Judging): readonly Refusal[] => [
  ...refusedBy(APPROVED, row, judging),
  ...unpayable(row, judging),
];

/** Why a payment that came back on somebody's word waits for somebody else's approval. */
export const waitsOf = (row: PaymentRow, by: string, judging: Judging): readonly Refusal[] => {
  if (row.notedBy === null || row.status !== 'pending') return [];
  const payee = payeeOf(row, judging);
  const word = refusalOf(() => refuse('noted-by-hand', { payee, by }));
  return [...(word ? [word] : []), ...refusedBy([checkDuplicate], row, judging)];
};

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
