// What an ACH file is made of: whom it comes from, whom it pays, and what the bank said about it.
import { z } from 'zod';
import { SAME_DAY_WINDOWS } from './banking-days.ts';
import { copiedNumber } from './copied-number.ts';
import { printable } from './printable.ts';
import { RoutingNumber } from '../../shared/routing-number.ts';

export const AccountType = z.enum(['checking', 'savings'], 'Please choose an account type');
export type AccountType = z.infer<typeof AccountType>;
/** Whose account it is decides the entry's code: a business's is CCD, a person's PPD. */
export const AccountHolderType = z.enum(
  ['business', 'person'],
  'Please choose whose account it is',
);
export type AccountHolderType = z.infer<typeof AccountHolderType>;

/** As it stands on a cheque: letters, digits and hyphens; blanks are left out. */
export const AccountNumber = z
  .string('Please enter the account number')
  .refine(
    (text) => copiedNumber(text) !== undefined,
    'This is more than one line. Please copy the account number alone',
  )
  .transform((text) => copiedNumber(text)?.toUpperCase() ?? '')
  .pipe(
    z
      .string()
      .min(4, 'An account number has at least 4 characters')
      .max(17, 'An account number can have up to 17 characters')
      .regex(/^[A-Z0-9-]*\d[A-Z0-9-]*$/, 'Please use only numbers, letters, and hyphens')
      .regex(/[^0-]/, 'An account number can’t be all zeros'),
  );

export const BankAccount = z.object({
  routingNumber: RoutingNumber,
  accountNumber: AccountNumber,
  accountType: AccountType,
  accountHolderType: AccountHolderType,
});
export type BankAccount = z.infer<typeof BankAccount>;

/** Names an entry for ever: the bank's eight digits and seven of our own. */
export const TraceNumber = z.string().regex(/^\d{15}$/);

/** A field of so many characters, as a file can carry it. */
const Field = (width: number, missing: string) =>
  z.string().transform(printable).pipe(z.string().min(1, missing).max(width));

/** Eastern time, HH:MM. */
const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, as 14:00');
const LAST_WINDOW = SAME_DAY_WINDOWS.at(-1)!.until;

/** No amount field of an entry holds more: $99,999,999.99. */
export const MOST_CENTS_OF_AN_ENTRY = 9_999_999_999;
/** What the Reserve Banks take as one same-day payment: $1,000,000. */
export const MOST_CENTS_ON_THE_SAME_DAY = 100_000_000;

/** What the company's bank (the ODFI) gave the company for its files. */
export const Originator = z.object({
  /** The bank that sends the entries: it starts every trace number. */
  odfiRoutingNumber: RoutingNumber,
  /** Whom the file is delivered to; usually the same bank. */
  destinationRoutingNumber: RoutingNumber,
  destinationName: Field(23, "Please enter the bank's name"),
  /** Ten characters that the bank assigns: often 1 and the EIN, or a blank and a routing number. */
  immediateOrigin: z
    .string()
    .toUpperCase()
    .regex(/^[ A-Z0-9]\w{9}$/, 'Please enter the ten characters the bank assigned'),
  originName: Field(23, "Please enter the company's name"),
  companyName: Field(16, "Please enter the company's name"),
  companyId: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z0-9]{10}$/, 'Please enter the ten characters the bank assigned'),
  /**
   * What receivers read on their statements. Nacha keeps some words for itself, and wages
   * (PAYROLL) are not what vendors are paid.
   */
  entryDescription: Field(10, 'Please enter an entry description').pipe(
    z
      .string()
      .refine(
        (text) => !['PAYROLL', 'PURCHASE', 'REVERSAL', 'RECLAIM', 'RETRY PYMT'].includes(text),
        'This word is reserved for other kinds of payments',
      ),
  ),
  /** Where the balancing debit of every batch comes from; null unless the bank wants one. */
  offset: z
    .object({
      routingNumber: RoutingNumber,
      accountNumber: AccountNumber,
      accountType: AccountType,
    })
    .nullable(),
  /** Eastern time; what comes later is of the next banking day. */
  cutOff: Time,
  sameDayCutOff: Time.refine(
    (time) => time <= LAST_WINDOW,
    `The Federal Reserve doesn’t accept same-day payments after ${LAST_WINDOW} Eastern time`,
  ).nullable(),
  leadDays: z.union([z.literal(1), z.literal(2)]),
  /** The most that one payment may be; a company's own limit. */
  mostCents: z.int().positive().max(MOST_CENTS_OF_AN_ENTRY),
  mostCentsSameDay: z
    .int()
    .positive()
    .max(MOST_CENTS_OF_AN_ENTRY)
    .default(MOST_CENTS_ON_THE_SAME_DAY),
});
export type Originator = z.infer<typeof Originator>;

/** One line of a file: money for a receiver, or a prenote that tries an account with none. */
export interface AchEntry {
  /** The company's own number of it, at most 15 characters, as `P-1024`. */
  readonly reference: string;
  readonly kind: 'payment' | 'prenote';
  readonly payee: string;
  readonly account: BankAccount;
  /** 0 for a prenote. */
  readonly amountCents: number;
  /** A banking day. */
  readonly effectiveOn: string;
  /** At most 80 characters that travel with the money; null for none. */
  readonly remittance: string | null;
}

/** A file before it is written. The same plan always makes the same file. */
export interface AchFilePlan {
  readonly originator: Originator;
  /** When the file is made, Eastern time: YYYY-MM-DD and HH:MM. */
  readonly day: string;
  readonly time: string;
  /** Which file of its day it is, from 1. */
  readonly fileOfDay: number;
  /** The number of the first entry: entries are counted over all files, for ever. */
  readonly firstTrace: number;
  readonly entries: readonly AchEntry[];
  /** `whole`: a long name ends before a bracket that it would leave open. Not in older files. */
  readonly names?: 'whole' | undefined;
}

/** A file as it goes to the bank. */
export interface AchFile {
  readonly text: string;
  /** The trace number of every entry of the plan, by its reference. */
  readonly traces: ReadonlyMap<string, string>;
  /** Where the next file begins to count. */
  readonly nextTrace: number;
  readonly creditCents: number;
  readonly debitCents: number;
}
