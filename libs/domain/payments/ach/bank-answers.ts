// What the bank answered, read out of the files it sends: entries that came back, and corrections,
// each with the trace number of our own entry that it is about.
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

/** An entry that came back. */
export interface ReturnedEntry {
  readonly trace: string;
  readonly code: ReturnCode;
  readonly amountCents: number;
  /** What the bank adds in words; empty for nothing. */
  readonly note: string;
}

/** What banks say to each other about a return: the money may be on either side. */
export interface DisputedReturn {
  /** Of our own entry. */
  readonly trace: string;
  readonly code: ReturnCode;
  readonly step: 'dishonored' | 'contested';
  readonly line: number;
}

/** What is to be different from now on; what is not named stays. */
export interface CorrectedData {
  readonly routingNumber?: string;
  readonly accountNumber?: string;
  readonly accountType?: AccountType;
  readonly name?: string;
}
export interface Correction {
  readonly trace: string;
  readonly code: ChangeCode;
  /** Null when it is not about the receiver's account, or when nobody can read it. */
  readonly corrected: CorrectedData | null;
  /** As the bank wrote it. */
  readonly written: string;
}

export interface BankAnswers {
  readonly returns: readonly ReturnedEntry[];
  readonly corrections: readonly Correction[];
  readonly disputedReturns: readonly DisputedReturn[];
  /** Lines that say something which is not known here: for a person to read. */
  readonly unknown: readonly { readonly line: number; readonly record: string }[];
}

/** The characters of an addenda record from one position to another, from 1. */
const field = ({ record }: ReadAddenda, from: number, to: number): string =>
  record.slice(from - 1, to);

/** Everything that a file says about entries of ours. */
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
          // Behind the trace theirs have other fields than a first return: nothing of it is words.
          if (step !== 'first') disputedReturns.push({ trace, code, step, line: one.at });
          else returns.push({ trace, code, amountCents, note: field(one, 36, 79).trim() });
        } else if (one.kind === '98' && isChangeCode(code)) {
          const written = field(one, 36, 64).trimEnd();
          corrections.push({ trace, code, corrected: correctedBy(code, written), written });
        } else unknown.push({ line: one.at, record: one.record });
      }
  return { returns, corrections, disputedReturns, unknown };
}

/** The second digit-pair of a transaction code says which kind of account it is about. */
const accountTypeOf = (transactionCode: string): AccountType | null =>
  transactionCode.startsWith('2') ? 'checking' : transactionCode.startsWith('3') ? 'savings' : null;

/** Where each code has what, in the 29 characters of its corrected data. */
const FORMS: Readonly<Partial<Record<ChangeCode, RegExp>>> = {
  C01: /^(?<account>\S.{0,16})$/,
  C02: /^(?<routing>\d{9})$/,
  C03: /^(?<routing>\d{9}) *(?<account>\S.{0,16})$/,
  C04: /^(?<name>.{1,22})$/,
  C05: /^(?<type>[23]\d)$/,
  C06: /^(?<account>\S.{0,16}?) +(?<type>[23]\d)$/,
  C07: /^(?<routing>\d{9})(?<account>\S.{0,16}?) *(?<type>[23]\d)$/,
};

/** What a correction says; null where it has another form, or another bank's digits. */
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
