// Why a command about vendor payments is refused.
import { conflict, missing, refusing, stale } from '@purlin/event-sourcing/refusal.ts';

export const paymentReasons = {
  'payment-not-found': missing(),
  'payment-of-nothing': conflict(),
  'payment-day-absurd': conflict<{ first: string; last: string }>(),
  'vendor-not-found': missing(),
  'vendor-inactive': conflict<{ vendor: string }>(),
  'vendor-archived': conflict<{ vendor: string }>(),
  'job-not-found': missing(),
  'insurance-lapsed': conflict<{ payee: string; date: string }>(),
  'payment-too-early': conflict<{ payee: string; date: string }>(),
  /** `left`: what remains of the day's limit. */
  'over-daily-limit': conflict<{ most: number; left: number }>(),
  'bank-not-set-up': conflict(),
  /** Saved before the settings were validated for files. */
  'bank-data-wrong': conflict<{ part: string }>(),
  // Payment states
  'payment-void': conflict(),
  'payment-approved': conflict(),
  /** They have approved already; another user must. */
  'approval-given': conflict<{ most: number }>(),
  'own-payment': conflict(),
  'own-payment-today': conflict<{ hours: number }>(),
  /** Their word alone can't reopen a payment for another attempt. */
  'own-word': conflict<{ hours: number }>(),
  'noted-by-hand': conflict<{ payee: string; by: string }>(),
  /** An unclear bank answer about its batch waits for a person. */
  'bank-answer-open': conflict<{ payee: string; batch: number }>(),
  /** The user who reported what the bank contradicts can't resolve it. */
  'own-word-doubted': conflict(),
  'perhaps-paid-already': conflict<{ payee: string }>(),
  /** A user added recently doesn't count as a second person. */
  newcomer: conflict<{ hours: number }>(),
  'payment-of-newcomer': conflict<{ hours: number }>(),
  'account-of-newcomer': conflict<{ hours: number }>(),
  'payment-not-approved': conflict(),
  /** Approved under earlier rules that no longer suffice. */
  'second-approval-missing': conflict<{ payee: string; most: number }>(),
  'approved-by-planner': conflict<{ payee: string }>(),
  'payment-changed': stale(),
  'payment-taken': conflict<{ batch: number }>(),
  /** The same, with the user who took it. */
  'payment-taken-by': conflict<{ batch: number; by: string }>(),
  'payment-in-batch': conflict<{ batch: number }>(),
  'payment-not-in-batch': conflict<{ batch: number }>(),
  'payment-with-the-bank': conflict(),
  // Bank accounts
  'bank-account-missing': missing(),
  'bank-account-changed': stale(),
  'own-bank-account': conflict(),
  'bank-account-too-new': conflict<{ hours: number }>(),
  'account-turned-back': conflict(),
  'correction-unknown': missing(),
  'payment-came-back': conflict<{ payee: string; code: string }>(),
  'no-bank-account': conflict<{ payee: string }>(),
  'bank-account-unconfirmed': conflict<{ payee: string }>(),
  'bank-account-confirmed': conflict(),
  'prenote-not-asked-for': conflict(),
  'prenote-taken': conflict<{ batch: number }>(),
  'prenote-on-its-way': conflict<{ payee: string }>(),
  'prenote-under-way': conflict<{ payee: string; date: string }>(),
  'prenote-returned': conflict<{ payee: string }>(),
  'correction-open': conflict<{ payee: string }>(),
  // Batches
  'batch-not-found': missing(),
  'batch-not-open': conflict(),
  'batch-still-stoppable': conflict(),
  'batch-not-gathered': conflict(),
  'batch-has-file': conflict(),
  'batch-without-file': conflict(),
  'batch-stopped': conflict(),
  'batch-rejected': conflict(),
  'line-not-asked-for': conflict<{ payment: number }>(),
  'trace-used-twice': conflict(),
  'batch-with-the-bank': conflict(),
  'batch-not-submitted': conflict(),
  'batch-answered': conflict(),
  'batch-not-accepted': conflict(),
  'line-unknown': missing(),
  'line-returned-otherwise': conflict(),
  'bank-answer-not-found': missing(),
  // What a bank file can't contain
  'payee-unprintable': conflict(),
  'bank-account-invalid': conflict<{ payee: string }>(),
  'payment-over-limit': conflict<{
    payee: string;
    amount: number;
    most: number;
    why: 'any-day' | 'same-day';
  }>(),
  'payment-amount-invalid': conflict<{ payee: string }>(),
  'not-a-banking-day': conflict<{ payee: string; date: string }>(),
  'date-not-reachable': conflict<{ payee: string; date: string }>(),
  'payment-twice-in-file': conflict<{ payee: string }>(),
  'file-without-payments': conflict(),
  'file-too-big': conflict(),
  'no-more-files-today': conflict<{ most: number }>(),
  'no-more-traces': conflict(),
  'bank-file-unreadable': conflict<{ line: number }>(),
};
export const refuse = refusing(paymentReasons);
