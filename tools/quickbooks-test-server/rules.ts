// The rules that Intuit checks before it writes an entry.
import { LISTED, NAMED, type Entry, type EntryKind, type Line, type Sent } from './entries.ts';
import { faulty } from './fault.ts';

/** The entries of one company, by kind and number. */
export type Shelves = ReadonlyMap<EntryKind, ReadonlyMap<string, Entry>>;

const MOST_NUMBER = 21;
const MOST_NAME = 500;
const cents = (amount: number): number => Math.round(amount * 100);

const all = (shelves: Shelves, kind: EntryKind): readonly Entry[] => [
  ...(shelves.get(kind)?.values() ?? []),
];

/** Throws a Fault unless it is there and in use. */
function referred(
  shelves: Shelves,
  kind: EntryKind,
  reference: { readonly value: string } | undefined,
): Entry {
  if (!reference) return faulty('required', `Required parameter ${kind}Ref is missing`);
  const found = shelves.get(kind)?.get(reference.value);
  if (!found)
    return faulty('unknownReference', `Invalid Reference Id : ${kind} ${reference.value}`);
  if (found.Active === false)
    return faulty('inactive', `Something you're trying to use has been made inactive: ${kind}`);
  return found;
}

function checkName(shelves: Shelves, kind: EntryKind, entry: Sent): void {
  const name = entry.DisplayName ?? '';
  if (name.trim() === '') faulty('required', 'Required parameter DisplayName is missing');
  if (name.length > MOST_NAME) faulty('tooLong', `DisplayName: ${name.length} characters`);
  if (/[:\t\n]/.test(name)) faulty('illegal', 'The name has a colon, a tab or a new line');
  if (entry.ParentRef) referred(shelves, 'Customer', entry.ParentRef);
  const same = NAMED.flatMap((one) => all(shelves, one).map((other) => ({ one, other }))).find(
    ({ one, other }) =>
      other.DisplayName?.toLowerCase() === name.toLowerCase() &&
      !(one === kind && other.Id === entry.Id),
  );
  if (same) faulty('duplicateName', `The name supplied already exists. : Id=${same.other.Id}`);
}

function checkSale(shelves: Shelves, { Amount, SalesItemLineDetail: sale }: Line): void {
  if (!sale) return;
  referred(shelves, 'Item', sale.ItemRef);
  if (sale.Qty === undefined || sale.UnitPrice === undefined) return;
  if (cents(sale.Qty * sale.UnitPrice) !== cents(Amount))
    faulty('amount', 'Amount is not equal to UnitPrice * Qty');
}

/** What the lines of a paper come to. */
export function totalOf({ Line: lines = [] }: Sent): number {
  const sum = lines.reduce(
    (sofar, line) => sofar + cents(line.Amount) * (line.DiscountLineDetail ? -1 : 1),
    0,
  );
  return sum / 100;
}

function checkNumber(shelves: Shelves, kind: EntryKind, entry: Sent): void {
  const { DocNumber: number, VendorRef: vendor } = entry;
  if (number === undefined || number === '') return;
  if (number.length > MOST_NUMBER) faulty('tooLong', `DocNumber: ${number.length} characters`);
  const same = all(shelves, kind).find(
    (other) =>
      other.DocNumber === number &&
      other.Id !== entry.Id &&
      other.VendorRef?.value === vendor?.value,
  );
  if (same && kind !== 'BillPayment' && kind !== 'Purchase')
    faulty('duplicateNumber', `DocNumber=${number} is assigned to TxnType=${kind}, Id=${same.Id}`);
}

function checkBillPayment(shelves: Shelves, entry: Sent): void {
  const vendor = referred(shelves, 'Vendor', entry.VendorRef);
  if (entry.PayType === undefined) faulty('required', 'Required parameter PayType is missing');
  referred(shelves, 'Account', entry.CheckPayment?.BankAccountRef);
  for (const { TxnId, TxnType } of (entry.Line ?? []).flatMap((line) => line.LinkedTxn ?? [])) {
    const bill = TxnType === 'Bill' ? shelves.get('Bill')?.get(TxnId) : undefined;
    if (!bill) return faulty('unknownReference', `Invalid Reference Id : ${TxnType} ${TxnId}`);
    if (bill.VendorRef?.value !== vendor.Id)
      faulty('business', 'Linked transaction belongs to another vendor');
    if (cents(bill.Balance ?? 0) < cents(entry.TotalAmt ?? 0) && entry.Id === undefined)
      faulty('business', 'You cannot pay more than the open balance of the bill');
  }
}

const PAPERS: Readonly<Partial<Record<EntryKind, (shelves: Shelves, entry: Sent) => void>>> = {
  Estimate(shelves, entry) {
    referred(shelves, 'Customer', entry.CustomerRef);
    if (!entry.Line?.length) faulty('required', 'Required parameter Line is missing');
    for (const line of entry.Line ?? []) checkSale(shelves, line);
  },
  Bill(shelves, entry) {
    referred(shelves, 'Vendor', entry.VendorRef);
    if (!entry.Line?.length) faulty('required', 'Required parameter Line is missing');
    for (const { AccountBasedExpenseLineDetail: cost } of entry.Line ?? []) {
      referred(shelves, 'Account', cost?.AccountRef);
      if (cost?.CustomerRef) referred(shelves, 'Customer', cost.CustomerRef);
    }
  },
  BillPayment: checkBillPayment,
  Purchase(_, entry) {
    if (entry.PaymentType === undefined)
      faulty('required', 'Required parameter PaymentType is missing');
    if (!entry.Line?.length) faulty('required', 'Required parameter Line is missing');
  },
  Item(shelves, entry) {
    referred(shelves, 'Account', entry.IncomeAccountRef);
    const same = all(shelves, 'Item').find(
      (other) => other.Name === entry.Name && other.Id !== entry.Id,
    );
    if (same) faulty('duplicateName', `The name supplied already exists. : Id=${same.Id}`);
  },
};

/** Throws a Fault unless the entry may be written as it is; `closedUntil`: a day, included. */
export function check(
  shelves: Shelves,
  kind: EntryKind,
  entry: Sent,
  closedUntil: string | undefined,
): void {
  if (NAMED.includes(kind)) checkName(shelves, kind, entry);
  if (!LISTED.includes(kind) && closedUntil && (entry.TxnDate ?? '9999') <= closedUntil)
    faulty('closed', 'The account period has closed and the account books cannot be updated.');
  PAPERS[kind]?.(shelves, entry);
  if (!LISTED.includes(kind)) checkNumber(shelves, kind, entry);
}
