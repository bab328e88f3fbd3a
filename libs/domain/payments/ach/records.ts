// The records of an ACH file, 94 characters each: texts from the left, numbers from the right.
import type { AccountType, Originator } from './ach-file.ts';
import { bankOf } from '../../shared/routing-number.ts';

/** Left-justified and filled with blanks; what is longer ends at the width. */
const text = (value: string, width: number): string => value.slice(0, width).padEnd(width);
/** Right-justified and filled with noughts. */
const number = (value: number | string, width: number): string => {
  const digits = String(value).padStart(width, '0');
  if (digits.length > width || !/^\d+$/.test(digits))
    throw new RangeError(`${digits} is not a number of ${width} digits`);
  return digits;
};
const date = (day: string): string => day.slice(2).replaceAll('-', '');

/** A record of its parts. Throws when they do not fill it: that is a defect. */
const record = (...parts: readonly string[]): string => {
  const line = parts.join('');
  if (line.length !== 94) throw new RangeError(`A record has ${line.length} characters`);
  return line;
};

/** What stands at the end of a batch, and added up at the end of the file. */
export interface Sums {
  /** Entries and addenda. */
  readonly lines: number;
  /** The sum of the receiving banks' eight digits; ten of its digits are written. */
  readonly hash: number;
  readonly debitCents: number;
  readonly creditCents: number;
}
const sums = ({ lines, hash, debitCents, creditCents }: Sums, widthOfLines: number): string =>
  number(lines, widthOfLines) +
  number(hash % 10_000_000_000, 10) +
  number(debitCents, 12) +
  number(creditCents, 12);

export const fileHeader = (
  from: Originator,
  file: { readonly day: string; readonly time: string; readonly modifier: string },
): string =>
  record(
    '101',
    ` ${from.destinationRoutingNumber}`,
    text(from.immediateOrigin, 10),
    date(file.day),
    file.time.replace(':', ''),
    file.modifier,
    '094101',
    text(from.destinationName, 23),
    text(from.originName, 23),
    text('', 8),
  );

/** The batch that a header or control is about. */
export interface BatchLine {
  readonly code: 'CCD' | 'PPD';
  /** 220: credits only; 200: with the debit that balances them. */
  readonly serviceClass: 200 | 220;
  readonly effectiveOn: string;
  /** The effective date again, or for the same day when it settles, as SD1300. */
  readonly descriptiveDate: string;
  readonly number: number;
}

export const batchHeader = (from: Originator, batch: BatchLine): string =>
  record(
    '5',
    number(batch.serviceClass, 3),
    text(from.companyName, 16),
    text('', 20),
    text(from.companyId, 10),
    batch.code,
    text(from.entryDescription, 10),
    text(batch.descriptiveDate, 6),
    date(batch.effectiveOn),
    // The settlement date is the operator's; 1: the originator is bound by the rules.
    '   1',
    bankOf(from.odfiRoutingNumber),
    number(batch.number, 7),
  );

/** So many characters of a receiver's name fit. */
export const NAME_WIDTH = 22;

/** One entry, addressed. */
export interface EntryLine {
  readonly transactionCode: number;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly amountCents: number;
  readonly reference: string;
  readonly name: string;
  readonly remittance: string | null;
  readonly trace: number;
}

/** Checking or savings: a credit, its prenote, and the debit of an offset. */
export const TRANSACTION_CODES = {
  checking: { payment: 22, prenote: 23, offset: 27 },
  savings: { payment: 32, prenote: 33, offset: 37 },
} as const satisfies Readonly<Record<AccountType, object>>;

/** The fifteen digits that name an entry for ever: the bank's eight and its own seven. */
export const traceNumber = (from: Originator, trace: number): string =>
  bankOf(from.odfiRoutingNumber) + number(trace, 7);

/** The entry's record, and its addenda's when something travels with it. */
export const entryRecords = (from: Originator, entry: EntryLine): readonly string[] => [
  record(
    '6',
    number(entry.transactionCode, 2),
    entry.routingNumber,
    text(entry.accountNumber, 17),
    number(entry.amountCents, 10),
    text(entry.reference, 15),
    text(entry.name, NAME_WIDTH),
    '  ',
    entry.remittance === null ? '0' : '1',
    traceNumber(from, entry.trace),
  ),
  ...(entry.remittance === null
    ? []
    : [record('705', text(entry.remittance, 80), number(1, 4), number(entry.trace, 7))]),
];

export const batchControl = (from: Originator, batch: BatchLine, total: Sums): string =>
  record(
    '8',
    number(batch.serviceClass, 3),
    sums(total, 6),
    text(from.companyId, 10),
    text('', 19 + 6),
    bankOf(from.odfiRoutingNumber),
    number(batch.number, 7),
  );

/** Records are counted in blocks of ten, which lines of nines fill. */
export const fileControl = (batches: number, records: number, total: Sums): string =>
  record('9', number(batches, 6), number(Math.ceil(records / 10), 6), sums(total, 8), text('', 39));

export const FILLER = '9'.repeat(94);
