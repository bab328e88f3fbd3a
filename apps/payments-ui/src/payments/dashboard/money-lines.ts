// What vendor payments are waiting for, the costliest delay first: returns, unmatched bank answers,
// batches and accounts to confirm, payments to approve and to pay, QuickBooks. Each line links to
// exactly as many items as it counts.
import { type UnconfirmedAccount, bankAccounts } from '@purlin/contracts/bank-accounts.ts';
import { type BatchSummary, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import type { PaymentCounts, VendorMoney } from '@purlin/contracts/payment-sums.ts';
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { quickbooks } from '@purlin/contracts/quickbooks.ts';
import { type UnclearAnswer, unclearAnswers } from '@purlin/contracts/unclear-answers.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { booksNeed } from '@purlin/web/books-need.ts';
import type { Needed } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/money-now.ts';
import { centsOf } from '../../parts/cents.ts';
import { isForLater } from '../../parts/later.ts';
import { sumOf } from '../sums.ts';

export interface MoneyLine {
  readonly kind:
    'account' | 'approve' | 'bank' | 'batch' | 'books' | 'held' | 'later' | 'ready' | 'returned';
  /** Whose it is, or how many. The sentence continues after it. */
  readonly who: string;
  readonly what: string;
  readonly amount?: string;
  readonly to: string;
  /** The action and the right it needs; users without it get a link to look. */
  readonly deed?: string;
  readonly call?: Needed;
}

export interface MoneyNow {
  readonly counts: PaymentCounts;
  /** As many as the Approved tab loads first. */
  readonly approved: readonly VendorPayment[];
  readonly cameBack: VendorMoney['cameBack'];
  readonly unclear: readonly UnclearAnswer[];
  readonly unconfirmed: readonly BatchSummary[];
  /** Undefined for users who may not see them. */
  readonly accounts: readonly UnconfirmedAccount[] | undefined;
  readonly books: QuickBooksStatus | undefined;
}

const LIST = '/vendor-payments';
const countOf = (count: number): string => say('payments', { count });

const returned = ({ cameBack: { count, total } }: MoneyNow): MoneyLine => ({
  kind: 'returned',
  who: countOf(count),
  what: say('came-back'),
  amount: total,
  to: `${LIST}?show=came-back`,
  deed: say('check'),
  call: payments.approve,
});

const unclear = (answers: readonly UnclearAnswer[]): MoneyLine => ({
  kind: 'bank',
  who: say('answers', { count: answers.length }),
  what: say('unclear'),
  to: `${LIST}/batches`,
  deed: say('see-to'),
  call: unclearAnswers.seenTo,
});

const batches = (all: readonly BatchSummary[]): MoneyLine => ({
  kind: 'batch',
  who: say('batches', { count: all.length }),
  what: say('unconfirmed'),
  amount: toDecimal(all.reduce((sum, { total }) => sum + centsOf(total), 0)),
  to: all.length === 1 ? `${LIST}/batches/${all[0]!.id}` : `${LIST}/batches?show=unconfirmed`,
  deed: say('confirm'),
  call: paymentBatches.bankSaid,
});

const account = (one: UnconfirmedAccount): MoneyLine => ({
  kind: 'account',
  who: one.vendor,
  what: say('account', { endsWith: one.endsWith, who: one.enteredBy }),
  to: `/vendors/${one.vendorId}`,
  ...(one.mine ? {} : { deed: say('confirm'), call: bankAccounts.confirm }),
});

const toApprove = ({ counts: { pending } }: MoneyNow): MoneyLine => ({
  kind: 'approve',
  who: countOf(pending.count),
  what: say('approve'),
  amount: pending.total,
  to: LIST,
  deed: say('review'),
  call: payments.approve,
});

/**
 * Ready, on hold, and for another day. Only non-empty ones; a single line if there are more than
 * the tab loads.
 */
function approvedOnes({ counts, approved }: MoneyNow): readonly MoneyLine[] {
  const to = `${LIST}?status=approved`;
  const pay = { deed: say('pay'), call: payments.batchProcess };
  if (counts.approved.count > approved.length) {
    const { count, total: amount } = counts.approved;
    const [who, what] = [countOf(count), say('all-approved')];
    return [{ kind: 'ready', who, what, amount, to, ...pay }];
  }
  const line = (some: readonly VendorPayment[]) => ({
    who: countOf(some.length),
    amount: sumOf(some, 'projectTotal'),
    to,
  });
  const ready = approved.filter(({ holds }) => holds.length === 0);
  const later = approved.filter(isForLater);
  const held = approved.filter((one) => one.holds.length > 0 && !isForLater(one));
  return [
    ...(ready.length > 0
      ? [{ kind: 'ready' as const, what: say('ready'), ...line(ready), ...pay }]
      : []),
    ...(held.length > 0 ? [{ kind: 'held' as const, what: say('held'), ...line(held) }] : []),
    ...(later.length > 0 ? [{ kind: 'later' as const, what: say('later'), ...line(later) }] : []),
  ];
}

function inTheBooks(status: QuickBooksStatus | undefined): readonly MoneyLine[] {
  const need = booksNeed(status);
  return need ? [{ kind: 'books', who: 'QuickBooks', ...need, call: quickbooks.syncNow }] : [];
}

/** All lines, with an action or a link. */
export const moneyLines = (now: MoneyNow): readonly MoneyLine[] => [
  ...(now.cameBack.count > 0 ? [returned(now)] : []),
  ...(now.unclear.length > 0 ? [unclear(now.unclear)] : []),
  ...(now.unconfirmed.length > 0 ? [batches(now.unconfirmed)] : []),
  ...(now.accounts ?? []).map(account),
  ...(now.counts.pending.count > 0 ? [toApprove(now)] : []),
  ...approvedOnes(now),
  ...inTheBooks(now.books),
];
