// Extracts the bank's answers from its files: returns and notifications of change, each with the
// trace number of our original entry.
import type { AccountType } from './ach-file.ts';
import {
  isChangeCode,
  isReturnCode,
  stepOf,
  type ChangeCode,
  type ReturnCode,
} from './bank-codes.ts';
import type { ReadAddenda, ReadFile } from './read-ach-file.ts';
import { isRoutingNumber } from '../../shared/routing-number.ts';

/** A returned entry. */
export interface ReturnedEntry {
  readonly trace: string;
  readonly code: ReturnCode;
  readonly amountCents: number;
  /** The bank's free-text note; may be empty. */
  readonly note: string;
}

/** A dishonored or contested return: either bank may have the money. */
export interface DisputedReturn {
  /** Trace number of our entry. */
  readonly trace: string;
  readonly code: ReturnCode;
  readonly step: 'dishonored' | 'contested';
  readonly line: number;
}

/** Corrected values; absent ones stay unchanged. */
export interface CorrectedData {
  readonly routingNumber?: string;
  readonly accountNumber?: string;
  readonly accountType?: AccountType;
  readonly name?: string;
}
export interface Correction {
  readonly trace: string;
  readonly code: ChangeCode;
  /** Null if it isn't about the receiver's account, or is unreadable. */
  readonly corrected: CorrectedData | null;
  /** The text as sent by the bank. */
  readonly written: string;
}

export interface BankAnswers {
  readonly returns: readonly ReturnedEntry[];
  readonly corrections: readonly Correction[];
  readonly disputedReturns: readonly DisputedReturn[];
  /** Records that this code doesn't understand, for a person to read. */
  readonly unknown: readonly { readonly line: number; readonly record: string }[];
}

/** Characters of an addenda record, by 1-based positions as in the specification. */
const field = ({ record }: ReadAddenda, from: number, to: number): string =>
  record.slice(from - 1, to);

/** All answers in a file that refer to our entries. */
export function bankAnswers(file: ReadFile): BankAnswers {
  const returns: ReturnedEntry[] = [];
  const corrections: Correction[] = [];
  const disputedReturns: DisputedReturn[] = [];
  const unknown: { line: number; record: string }[] = [];
  for (const { entries } of file.batches)
    for (const { addenda, amountCents } of entries)
      for (const one of addenda) {
        const [code, trace] = [field(one, 4, 6), field(one, 7, 21)];
        if (!/^\d{15}$/.test(trace)) unknown.push({ line: one.at, record: one.record });
        else if (one.kind === '99' && isReturnCode(code)) {
          const step = stepOf(code);
          // After the trace number, these have different fields than a first return, and no note.
          if (step !== 'first') disputedReturns.push({ trace, code, step, line: one.at });
          else returns.push({ trace, code, amountCents, note: field(one, 36, 79).trim() });
        } else if (one.kind === '98' && isChangeCode(code)) {
          const written = field(one, 36, 64).trimEnd();
          corrections.push({ trace, code, corrected: correctedBy(code, written), written });
        } else unknown.push({ line: one.at, record: one.record });
      }
  return { returns, corrections, disputedReturns, unknown };
}

/** The first digit of a transaction code gives the account type. */
const accountTypeOf = (transactionCode: string): AccountType | null =>
  transactionCode.startsWith('2') ? 'checking' : transactionCode.startsWith('3') ? 'savings' : null;

/** Layouts of the 29 characters of corrected data, by change code. */
const FORMS: Readonly<Partial<Record<ChangeCode, RegExp>>> = {
  C01: /^(?<account>\S.{0,16})$/,
  C02: /^(?<routing>\d{9})$/,
  C03: /^(?<routing>\d{9}) *(?<account>\S.{0,16})$/,
  C04: /^(?<name>.{1,22})$/,
  C05: /^(?<type>[23]\d)$/,
  C06: /^(?<account>\S.{0,16}?) +(?<type>[23]\d)$/,
  C07: /^(?<routing>\d{9})(?<account>\S.{0,16}?) *(?<type>[23]\d)$/,
};

/** Parses corrected data; null if malformed or with an invalid routing number. */
function correctedBy(code: ChangeCode, written: string): CorrectedData | null {
  const found = FORMS[code]?.exec(written)?.groups;
  if (!found) return null;
  const { routing, account, type, name } = found;
  const accountType = type === undefined ? undefined : accountTypeOf(type);
  if (accountType === null || (routing !== undefined && !isRoutingNumber(routing))) return null;
  return {
    ...(routing === undefined ? {} : { routingNumber: routing }),
    ...(account === undefined ? {} : { accountNumber: account.trim() }),
    ...(accountType === undefined ? {} : { accountType }),
    ...(name === undefined ? {} : { name: name.trim() }),
  };
}
