// What a person does at the books themselves, as in QuickBooks: change a field, delete, make
// inactive, add somebody, close the books.
import type { Books } from './books.ts';
import { type Entry, type EntryKind, KINDS, LISTED, type Line, type Sent } from './entries.ts';
import { faulty } from './fault.ts';

/** What is changed by hand, with what it is called on the page. */
export const FIELDS = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['address', 'Address'],
  ['number', 'Number'],
  ['date', 'Date'],
  ['total', 'Total'],
] as const;
export type FieldName = (typeof FIELDS)[number][0];

const OF_PEOPLE: readonly FieldName[] = ['name', 'email', 'phone', 'address'];
const OF_KIND: Readonly<Record<EntryKind, readonly FieldName[]>> = {
  Customer: OF_PEOPLE,
  Vendor: OF_PEOPLE,
  Employee: ['name'],
  Account: ['name'],
  Item: ['name'],
  Estimate: ['number', 'date', 'total'],
  Bill: ['number', 'date', 'total'],
  BillPayment: ['number', 'date'],
  Purchase: [],
};

/** The fields of an entry that can be changed, with what stands there. */
export function valuesOf(kind: EntryKind, entry: Entry): readonly (readonly [FieldName, string])[] {
  const values: Readonly<Record<FieldName, string | undefined>> = {
    name: entry.DisplayName ?? entry.Name,
    email: entry.PrimaryEmailAddr?.Address,
    phone: entry.PrimaryPhone?.FreeFormNumber,
    address: entry.BillAddr?.Line1,
    number: entry.DocNumber,
    date: entry.TxnDate,
    total: entry.TotalAmt?.toFixed(2),
  };
  return OF_KIND[kind].map((field) => [field, values[field] ?? '']);
}

/** The first line takes what the total has more or less. */
function linesFor(entry: Entry, total: number): Line[] {
  const [first, ...others] = entry.Line ?? [];
  if (!first || !Number.isFinite(total)) return faulty('amount', 'The total is no amount');
  const more = total - (entry.TotalAmt ?? 0);
  const Amount = Math.round((first.Amount + more) * 100) / 100;
  const sale = first.SalesItemLineDetail;
  return [
    {
      ...first,
      Amount,
      ...(sale ? { SalesItemLineDetail: { ...sale, Qty: 1, UnitPrice: Amount } } : {}),
    },
    ...others,
  ];
}

const WRITTEN: Readonly<Record<FieldName, (text: string, kind: EntryKind, entry: Entry) => Sent>> =
  {
    name: (text, kind) =>
      kind === 'Account' || kind === 'Item' ? { Name: text } : { DisplayName: text },
    email: (text) => ({ PrimaryEmailAddr: text === '' ? null : { Address: text } }),
    phone: (text) => ({ PrimaryPhone: text === '' ? null : { FreeFormNumber: text } }),
    address: (text) => ({ BillAddr: text === '' ? null : { Line1: text } }),
    number: (text) => ({ DocNumber: text }),
    date: (text) => ({ TxnDate: text }),
    total: (text, _, entry) => ({ Line: linesFor(entry, Number(text)) }),
  };

function save(books: Books, kind: EntryKind, entry: Entry, given: URLSearchParams): void {
  const changed = valuesOf(kind, entry).filter(
    ([field, before]) => given.has(field) && given.get(field) !== before,
  );
  const sent = changed.reduce<Sent>(
    (sofar, [field]) => ({ ...sofar, ...WRITTEN[field](given.get(field) ?? '', kind, entry) }),
    { Id: entry.Id, SyncToken: entry.SyncToken, sparse: true },
  );
  if (changed.length > 0) books.write(kind, sent);
}

const kindIn = (given: URLSearchParams): EntryKind =>
  KINDS.find((kind) => kind === given.get('kind')) ?? faulty('query', 'No such kind of entry');

/** The entry that is meant. Throws a Fault. */
export function entryIn(books: Books, given: URLSearchParams): readonly [EntryKind, Entry] {
  const kind = kindIn(given);
  return [kind, books.read(kind, given.get('id') ?? '')];
}

/** Does what a form asks for; answers with the entry's anchor on the page. Throws a Fault. */
export function act(books: Books, given: URLSearchParams): string {
  const deed = given.get('deed');
  if (deed === 'close') {
    books.closedUntil = given.get('until') || undefined;
    return books.realmId;
  }
  if (deed === 'add') {
    const kind = kindIn(given);
    const name = given.get('name') ?? '';
    const added = books.write(kind, { DisplayName: name, ...personIn(given) });
    return `${books.realmId}-${kind}-${added.Id}`;
  }
  const [kind, entry] = entryIn(books, given);
  const { Id, SyncToken } = entry;
  if (deed === 'delete') {
    books.remove(kind, { Id, SyncToken });
    return books.realmId;
  }
  if (deed === 'use' && LISTED.includes(kind))
    books.write(kind, { Id, SyncToken, sparse: true, Active: entry.Active === false });
  else save(books, kind, entry, given);
  return `${books.realmId}-${kind}-${Id}`;
}

const personIn = (given: URLSearchParams): Sent => {
  const email = given.get('email') ?? '';
  const phone = given.get('phone') ?? '';
  return {
    ...(email === '' ? {} : { PrimaryEmailAddr: { Address: email } }),
    ...(phone === '' ? {} : { PrimaryPhone: { FreeFormNumber: phone } }),
  };
};
