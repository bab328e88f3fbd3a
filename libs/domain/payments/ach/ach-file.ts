// Shapes of an ACH file: originator, entries, plan and result.
import { z } from 'zod';
import { SAME_DAY_WINDOWS } from './banking-days.ts';
import { copiedNumber } from './copied-number.ts';
import { printable } from './printable.ts';
import { RoutingNumber } from '../../shared/routing-number.ts';

export const AccountType = z.enum(['checking', 'savings'], 'Please choose an account type');
export type AccountType = z.infer<typeof AccountType>;
/** Determines the standard entry class code: CCD for a business, PPD for a person. */
export const AccountHolderType = z.enum(['business', 'person'], 'Please choose the account holder');
export type AccountHolderType = z.infer<typeof AccountHolderType>;

/** As printed on a check: letters, digits and hyphens; spaces are removed. */
export const AccountNumber = z
  .string('Please enter the account number')
  .refine(
    (text) => copiedNumber(text) !== undefined,
    'That’s more than one line. Please copy just the account number',
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

/** Unique forever: eight digits of the bank's routing number and seven of our own. */
export const TraceNumber = z.string().regex(/^\d{15}$/);

/** A text field of limited width, converted to ACH characters. */
const Field = (width: number, missing: string) =>
  z.string().transform(printable).pipe(z.string().min(1, missing).max(width));

/** Eastern time, HH:MM. */
const Time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, for example 14:00');
const LAST_WINDOW = SAME_DAY_WINDOWS.at(-1)!.until;

/** The maximum of an entry's amount field: $99,999,999.99. */
export const MOST_CENTS_OF_AN_ENTRY = 9_999_999_999;
/** The Federal Reserve's limit for a same-day payment: $1,000,000. */
export const MOST_CENTS_ON_THE_SAME_DAY = 100_000_000;

/** The parameters that the company's bank (the ODFI) assigned for its files. */
export const Originator = z.object({
  /** The originating bank; every trace number starts with it. */
  odfiRoutingNumber: RoutingNumber,
  /** The bank the file is delivered to; usually the same. */
  destinationRoutingNumber: RoutingNumber,
  destinationName: Field(23, "Please enter the bank's name"),
  /** Ten characters assigned by the bank: often 1 and the EIN, or a space and a routing number. */
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
  /** Shown on receivers' statements. Nacha reserves some words, and PAYROLL means wages. */
  entryDescription: Field(10, 'Please enter an entry description').pipe(
    z
      .string()
      .refine(
        (text) => !['PAYROLL', 'PURCHASE', 'REVERSAL', 'RECLAIM', 'RETRY PYMT'].includes(text),
        'This word is reserved for other kinds of payments',
      ),
  ),
  /** The account debited to balance each batch; null unless the bank requires balanced files. */
  offset: z
    .object({
      routingNumber: RoutingNumber,
      accountNumber: AccountNumber,
      accountType: AccountType,
    })
    .nullable(),
  /** Eastern time; later files count for the next banking day. */
  cutOff: Time,
  sameDayCutOff: Time.refine(
    (time) => time <= LAST_WINDOW,
    `The Federal Reserve doesn’t accept same-day payments after ${LAST_WINDOW} Eastern time`,
  ).nullable(),
  leadDays: z.union([z.literal(1), z.literal(2)]),
  /** Maximum per payment: the company's own limit. */
  mostCents: z.int().positive().max(MOST_CENTS_OF_AN_ENTRY),
  mostCentsSameDay: z
    .int()
    .positive()
    .max(MOST_CENTS_OF_AN_ENTRY)
    .default(MOST_CENTS_ON_THE_SAME_DAY),
});
export type Originator = z.infer<typeof Originator>;

/** One entry: a payment, or a prenote, which tests an account with a zero amount. */
export interface AchEntry {
  /** The company's own reference, at most 15 characters, for example `P-1024`. */
  readonly reference: string;
  readonly kind: 'payment' | 'prenote';
  readonly payee: string;
  readonly account: BankAccount;
  /** 0 for a prenote. */
  readonly amountCents: number;
  /** A banking day. */
  readonly effectiveOn: string;
  /** Remittance information, at most 80 characters; null for none. */
  readonly remittance: string | null;
}

/** The input of `writeAchFile`. The same plan always produces the same file. */
export interface AchFilePlan {
  readonly originator: Originator;
  /** When the file is created, Eastern time: YYYY-MM-DD and HH:MM. */
  readonly day: string;
  readonly time: string;
  /** The sequence number among the day's files, from 1. */
  readonly fileOfDay: number;
  /** The trace sequence number of the first entry; it counts across all files. */
  readonly firstTrace: number;
  readonly entries: readonly AchEntry[];
  /** `whole`: truncate a long name before an unclosed bracket. Older files lack it. */
  readonly names?: 'whole' | undefined;
}

/** A written file. */
export interface AchFile {
  readonly text: string;
  /** Trace numbers by entry reference. */
  readonly traces: ReadonlyMap<string, string>;
  /** The first trace sequence number of the next file. */
  readonly nextTrace: number;
  readonly creditCents: number;
  readonly debitCents: number;
}
