// Named validation rules for ACH files, to find before submission what a bank would reject.
import { isBankingDay } from './banking-days.ts';
import type { ReadBatch, ReadEntry, ReadFile, ReadTotals } from './read-ach-file.ts';
import { isRoutingNumber } from '../../shared/routing-number.ts';

/** The numbers of the offending lines, from 1. */
type Places = readonly number[];
const where = (broken: boolean, at: number): Places => (broken ? [at] : []);

/** Transaction codes of credits and their prenotes, for checking and savings accounts. */
const CREDITS = ['22', '32'];
const PRENOTES = ['23', '33'];
/** A debit, including its return (26) and its prenote (28). */
const DEBIT = /^[23][678]$/;
const DEBITS = ['27', '37'];

/** Converts YYMMDD to a date of this century; null for an invalid date. */
function dateOf(short: string): string | null {
  const date = short.replace(/^(\d\d)(\d\d)(\d\d)$/, '20$1-$2-$3');
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
/** Totals computed from the entries. The hash uses bigint to avoid overflow. */
const counted = (entries: readonly ReadEntry[]): ReadTotals => ({
  lines: sum(entries.map(({ addenda }) => 1 + addenda.length)),
  hash: entries
    .reduce((hash, { routingNumber }) => hash + BigInt(routingNumber.slice(0, 8)), 0n)
    .toString()
    .slice(-10)
    .padStart(10, '0'),
  debitCents: sum(entries.filter(isDebit).map(({ amountCents }) => amountCents)),
  creditCents: sum(entries.filter((entry) => !isDebit(entry)).map((entry) => entry.amountCents)),
});
const isDebit = ({ transactionCode }: ReadEntry): boolean => DEBIT.test(transactionCode);

/** Whether a control record's count and amounts match the entries. */
function addsUp(said: ReadTotals, entries: readonly ReadEntry[]): boolean {
  const real = counted(entries);
  return (
    said.lines === real.lines &&
    said.debitCents === real.debitCents &&
    said.creditCents === real.creditCents
  );
}

const eachBatch = (judge: (batch: ReadBatch, file: ReadFile) => boolean) => (file: ReadFile) =>
  file.batches.flatMap((batch) => where(!judge(batch, file), batch.at));
const eachEntry = (judge: (entry: ReadEntry, batch: ReadBatch) => boolean) => (file: ReadFile) =>
  file.batches.flatMap((batch) =>
    batch.entries.flatMap((entry) => where(!judge(entry, batch), entry.at)),
  );
const entriesOf = (file: ReadFile): readonly ReadEntry[] =>
  file.batches.flatMap(({ entries }) => entries);
const ascending = (traces: readonly string[]): boolean =>
  traces.every((trace, n) => n === 0 || trace > traces[n - 1]!);

/** File-level rules. */
const ofTheFile = {
  'printable-upper-case': ({ records }) =>
    records.flatMap((record, n) => where(!/^[\x20-\x60{|}~]{94}$/.test(record), n + 1)),
  'blocks-of-ten': ({ records, control }) =>
    where(records.length % 10 !== 0 || control.blocks !== records.length / 10, control.at),
  'file-header': ({ header }) =>
    where(
      header.constants !== '01' ||
        header.format !== '094101' ||
        !header.destination.startsWith(' ') ||
        !isRoutingNumber(header.destination.trim()) ||
        !/^[ A-Z0-9][A-Z0-9]{9}$/.test(header.origin) ||
        dateOf(header.createdOn) === null ||
        !/^(?:[01]\d|2[0-3])[0-5]\d$/.test(header.createdAt) ||
        !/^[A-Z0-9]$/.test(header.modifier),
      1,
    ),
  'a-batch-at-least': ({ batches, control }) =>
    where(batches.length === 0 || control.batches !== batches.length, control.at),
  'batch-numbers-in-turn': ({ batches }) =>
    batches.flatMap(({ number, at }, n) => where(number !== n + 1, at)),
  'one-batch-for-code-and-date': ({ batches }) =>
    batches.flatMap(({ code, effectiveOn, at }, n) =>
      where(
        batches.findIndex((one) => one.code === code && one.effectiveOn === effectiveOn) !== n,
        at,
      ),
    ),
  'traces-unique-in-file': (file) => {
    const seen = new Set<string>();
    return entriesOf(file).flatMap(({ trace, at }) => {
      const again = seen.has(trace);
      seen.add(trace);
      return where(again, at);
    });
  },
  'file-totals': (file) => where(!addsUp(file.control, entriesOf(file)), file.control.at),
  'file-entry-hash': (file) =>
    where(file.control.hash !== counted(entriesOf(file)).hash, file.control.at),
} as const satisfies Readonly<Record<string, (file: ReadFile) => Places>>;

/** Batch-level rules. */
const ofBatches = {
  'an-entry-at-least': eachBatch(({ entries }) => entries.length > 0),
  'ccd-or-ppd': eachBatch(({ code }) => code === 'CCD' || code === 'PPD'),
  'service-class': eachBatch(({ serviceClass, entries }) =>
    entries.some(isDebit) ? serviceClass === '200' : serviceClass === '220',
  ),
  'balanced-when-mixed': eachBatch(({ serviceClass, control }) =>
    serviceClass === '200' ? control.debitCents === control.creditCents : true,
  ),
  'company-and-description': eachBatch(
    ({ companyName, companyId, description }) =>
      companyName !== '' &&
      /^[A-Z0-9]{10}$/.test(companyId) &&
      description !== '' &&
      !['PAYROLL', 'PURCHASE', 'REVERSAL'].includes(description),
  ),
  'effective-on-a-banking-day': eachBatch(({ effectiveOn }, { header }) => {
    const date = dateOf(effectiveOn);
    return date !== null && isBankingDay(date) && effectiveOn >= header.createdOn;
  }),
  'same-day-is-signalled': eachBatch(
    ({ effectiveOn, descriptiveDate }, { header }) =>
      (effectiveOn === header.createdOn) === /^SD(?:1300|1700|1800)$/.test(descriptiveDate),
  ),
  'left-to-the-operator': eachBatch(
    ({ settlement, status }) => settlement === '   ' && status === '1',
  ),
  'control-repeats-header': eachBatch(
    ({ control, ...header }) =>
      control.serviceClass === header.serviceClass &&
      control.companyId === header.companyId &&
      control.bank === header.bank &&
      control.number === header.number,
  ),
  'batch-totals': eachBatch(({ control, entries }) => addsUp(control, entries)),
  'batch-entry-hash': eachBatch(({ control, entries }) => control.hash === counted(entries).hash),
  'traces-ascend': eachBatch(({ entries }) => ascending(entries.map(({ trace }) => trace))),
} as const satisfies Readonly<Record<string, (file: ReadFile) => Places>>;

/** Entry-level rules. */
const ofEntries = {
  'transaction-code': eachEntry(({ transactionCode }) =>
    [...CREDITS, ...PRENOTES, ...DEBITS].includes(transactionCode),
  ),
  'amount-of-its-code': eachEntry(({ transactionCode, amountCents }) =>
    PRENOTES.includes(transactionCode) ? amountCents === 0 : amountCents > 0,
  ),
  'check-digit': eachEntry(({ routingNumber }) => isRoutingNumber(routingNumber)),
  'account-and-name': eachEntry(
    ({ accountNumber, name }) => /^[A-Z0-9-]+$/.test(accountNumber) && name !== '',
  ),
  'trace-of-its-bank': eachEntry(
    ({ trace }, { bank }) => /^\d{15}$/.test(trace) && trace.startsWith(bank),
  ),
  'one-addenda-at-most': eachEntry(
    ({ addenda, addendaFlag }) => addenda.length <= 1 && addendaFlag === `${addenda.length}`,
  ),
  'addenda-of-its-entry': eachEntry(({ addenda, trace }) =>
    addenda.every(
      ({ kind, record }) => kind === '05' && record.slice(83) === `0001${trace.slice(8)}`,
    ),
  ),
} as const satisfies Readonly<Record<string, (file: ReadFile) => Places>>;

const rules = { ...ofTheFile, ...ofBatches, ...ofEntries };
export type AchRule = keyof typeof rules;
export const achRules = Object.keys(rules) as readonly AchRule[];

/** The rules that a file violates, with line numbers; empty if a bank would accept it. */
export const brokenRules = (
  file: ReadFile,
): readonly { readonly rule: AchRule; readonly lines: Places }[] =>
  achRules
    .map((rule) => ({ rule, lines: rules[rule](file) }))
    .filter(({ lines }) => lines.length > 0);

/** Whether a control record matches the entries, including the entry hash. */
const agrees = (said: ReadTotals, entries: readonly ReadEntry[]): boolean =>
  addsUp(said, entries) && said.hash === counted(entries).hash;

/** Line numbers of control records that contradict their entries; for files from any source. */
export const contradictions = (file: ReadFile): readonly number[] => [
  ...file.batches
    .filter(({ control, entries }) => !agrees(control, entries))
    .map(({ control }) => control.at),
  ...where(
    !agrees(file.control, entriesOf(file)) || file.control.batches !== file.batches.length,
    file.control.at,
  ),
];
