// Formats the 94-character records of an ACH file.
import type { AccountType, Originator } from './ach-file.ts';
import { bankOf } from '../../shared/routing-number.ts';

/** Left-justified, padded with spaces, truncated to the width. */
const text = (value: string, width: number): string => value.slice(0, width).padEnd(width);
/** Right-justified, padded with zeros. */
const number = (value: number | string, width: number): string => {
  const digits = String(value).padStart(width, '0');
  if (digits.length > width || !/^\d+$/.test(digits))
    throw new RangeError(`${digits} is not a number of ${width} digits`);
  return digits;
};
const date = (day: string): string => day.slice(2).replaceAll('-', '');

/** Joins a record's fields. Throws if they don't add up to 94 characters, which is a bug. */
const record = (...parts: readonly string[]): string => {
  const line = parts.join('');
  if (line.length !== 94) throw new RangeError(`A record has ${line.length} characters`);
  return line;
};

/** Totals of a batch, and, added up, of the file. */
export interface Sums {
  /** Number of entry and addenda records. */
  readonly lines: number;
  /** The sum of the receiving banks' first eight digits; the last ten digits are written. */
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

/** The fields of a batch header and control record. */
export interface BatchLine {
  readonly code: 'CCD' | 'PPD';
  /** 220: credits only; 200: credits and the balancing debit. */
  readonly serviceClass: 200 | 220;
  readonly effectiveOn: string;
  /** The effective date, or for same-day entries the settlement time, for example SD1300. */
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
    // The operator fills in the settlement date. Status 1: the originator is bound by the Nacha
    // rules.
    '   1',
    bankOf(from.odfiRoutingNumber),
    number(batch.number, 7),
  );

/** Width of a receiver's name. */
export const NAME_WIDTH = 22;

/** The fields of an entry record. */
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

/** Transaction codes by account type: credit, prenote, and the offsetting debit. */
export const TRANSACTION_CODES = {
  checking: { payment: 22, prenote: 23, offset: 27 },
  savings: { payment: 32, prenote: 33, offset: 37 },
} as const satisfies Readonly<Record<AccountType, object>>;

/** The bank's eight digits and a seven-digit sequence number. */
export const traceNumber = (from: Originator, trace: number): string =>
  bankOf(from.odfiRoutingNumber) + number(trace, 7);

/** The entry record, and an addenda record if there is remittance information. */
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

/** Files are padded to blocks of ten records with lines of nines. */
export const fileControl = (batches: number, records: number, total: Sums): string =>
  record('9', number(batches, 6), number(Math.ceil(records / 10), 6), sums(total, 8), text('', 39));

export const FILLER = '9'.repeat(94);
