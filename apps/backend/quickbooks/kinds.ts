// How each kind of record stands in the books: as what, with which of our fields, written how.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { asOneLine, asParts } from '@purlin/domain/quickbooks/addresses.ts';
import { oneLine } from '@purlin/domain/shared/text.ts';
import type { Fields } from '@purlin/domain/quickbooks/merging.ts';
import { nameThere } from '@purlin/domain/quickbooks/matching.ts';
import type { FieldName, RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { Entry, EntryKind } from './their-books.ts';

export const ENTRY_KINDS: Readonly<Record<RecordKind, EntryKind>> = {
  customer: 'Customer',
  job: 'Customer',
  estimate: 'Estimate',
  vendor: 'Vendor',
  bill: 'Bill',
  'bill-payment': 'BillPayment',
};

/** Amounts travel as numbers there; two places are exact far beyond what a roof costs. */
export const dollars = (cents: number): number => Math.round(cents) / 100;
const cents = (amount: number | undefined): string =>
  amount === undefined ? '' : String(Math.round(amount * 100));

/** "Ana Maria Ruiz" is Ana Maria, Ruiz. */
function namesOf(contact: string): { readonly GivenName: string; readonly FamilyName: string } {
  const words = contact.trim().split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return {
    GivenName: cutToWhole((last === '' ? words : words.slice(0, -1)).join(' '), 100),
    FamilyName: cutToWhole(last, 100),
  };
}

type Writes = Readonly<Partial<Record<FieldName, (value: string, there?: Entry) => object>>>;
/** How a field of a person or company is written. */
const PERSON: Writes = {
  name: (value) => ({ DisplayName: nameThere(value) }),
  contact: namesOf,
  email: (value) => ({ PrimaryEmailAddr: value === '' ? null : { Address: value } }),
  phone: (value) => ({ PrimaryPhone: value === '' ? null : { FreeFormNumber: value } }),
  address: (value, there) => ({
    BillAddr: value === '' ? null : asParts(value, there?.BillAddr ?? undefined),
  }),
};

/** What a person's fields look like there, of those that are named; onto what is there. */
export const personBody = (fields: Fields, names: readonly FieldName[], there?: Entry): object =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name];
      return value === undefined ? [] : Object.entries(PERSON[name]?.(value, there) ?? {});
    }),
  );

/** The same of a new one: what is blank is left out. */
export const newPersonBody = (fields: Fields): object => {
  const names: FieldName[] = ['name', 'contact', 'email', 'phone', 'address'];
  return personBody(
    fields,
    names.filter((name) => fields[name] !== ''),
  );
};

/**
 * What of a paper is written onto what is there: the fields that are named, and nothing beside.
 * `lines`: what its total is made of.
 */
export const paperBody = (
  { number, date, status }: Fields,
  names: readonly FieldName[],
  lines: () => object,
): object => ({
  ...(names.includes('number') && { DocNumber: number }),
  ...(names.includes('date') && { TxnDate: date }),
  ...(names.includes('status') && { TxnStatus: status }),
  ...(names.includes('total') && lines()),
});

/** Texts from outside are cleaned as what people type here is. */
const text = (value: string | undefined): string => oneLine(value ?? '');
const address = ({ BillAddr }: Entry): string => text(asOneLine(BillAddr ?? {}));

export const person = (entry: Entry) => ({
  name: text(entry.DisplayName),
  email: text(entry.PrimaryEmailAddr?.Address),
  phone: text(entry.PrimaryPhone?.FreeFormNumber),
  address: address(entry),
});
export const contactThere = ({ GivenName, FamilyName }: Entry): string =>
  text([GivenName, FamilyName].filter(Boolean).join(' '));
const paper = (entry: Entry): Fields => ({
  number: text(entry.DocNumber),
  date: entry.TxnDate ?? '',
  total: cents(entry.TotalAmt),
});

/** The fields of an entry as they stand there. */
export const FIELDS_THERE: Readonly<Record<RecordKind, (entry: Entry) => Fields>> = {
  customer: person,
  job: (entry) => ({ name: text(entry.DisplayName), address: address(entry) }),
  vendor: (entry) => ({ ...person(entry), contact: contactThere(entry) }),
  estimate: (entry) => ({ ...paper(entry), status: text(entry.TxnStatus) }),
  bill: paper,
  'bill-payment': paper,
};

/** The line of a payment that pays so many dollars of a bill. */
export const paying = (TxnId: string, Amount: number): object => ({
  Amount,
  LinkedTxn: [{ TxnId, TxnType: 'Bill' }],
});

/** Of these, Intuit documents full updates alone: a field that is left out may be emptied. */
const WHOLE: readonly EntryKind[] = ['Bill', 'BillPayment'];
/** What is sent to change an entry that was read: these values, and nothing else of it. */
export const changeOf = (kind: EntryKind, entry: Entry, values: object): object => {
  const { Id, SyncToken } = entry;
  return { ...(WHOLE.includes(kind) ? entry : {}), ...values, Id, SyncToken, sparse: true };
};
