// The books that the test server opens with: two companies, with accounts and a few people. Those
// of `npm start` were lived in before: there is something to choose, and people who may be ours.
import { Books } from './books.ts';
import type { EntryKind, Sent } from './entries.ts';

export const DEMO_REALM = '9130350000000001';
export const OTHER_REALM = '9130350000000002';

/** Long before anybody connects: nobody of ours can just have made it. */
const BEFORE = '2026-01-05T17:00:00.000Z';

const account = (books: Books, Name: string, AccountType: string, AccountSubType: string): void =>
  void books.write('Account', { Name, AccountType, AccountSubType, Active: true });

function furnished(realmId: string, name: string): Books {
  const books = new Books(realmId, name);
  account(books, 'Checking', 'Bank', 'Checking');
  account(books, 'Roofing income', 'Income', 'ServiceFeeIncome');
  account(books, 'Subcontractors', 'Cost of Goods Sold', 'CostOfLaborCos');
  account(books, 'Accounts payable', 'Accounts Payable', 'AccountsPayable');
  books.write('Employee', { DisplayName: 'Olivia Brandt', GivenName: 'Olivia', Active: true });
  return books;
}

export const demoBooks = (): Books[] => [
  furnished(DEMO_REALM, 'Cedar Ridge Roofing (demo company)'),
  furnished(OTHER_REALM, 'Second demo company'),
];

const person = (DisplayName: string, email: string, phone: string): Sent => ({
  DisplayName,
  PrimaryEmailAddr: { Address: email },
  PrimaryPhone: { FreeFormNumber: phone },
});

/** People of the demo data: who is certainly the same, who may be, and who has a name of ours. */
const PEOPLE: readonly (readonly [EntryKind, Sent])[] = [
  ['Customer', person('Marcus Oyelaran (demo)', 'marcus.oyelaran@client.example', '541 555 0199')],
  ['Customer', person('Dana Whitfield (demo)', 'dana@whitfield.example', '(541) 555-0141')],
  ['Customer', person('Luis Ibarra (demo)', 'luis@ibarra.example', '541 555 0120')],
  ['Customer', person('Willow Creek Homes', 'office@willowcreek.example', '541 555 0121')],
  ['Vendor', person('Long Tom Gutters (demo)', 'accounts@longtom.example', '541 555 0122')],
  ['Customer', person('Coburg Crane Service (demo)', 'dale@coburg.example', '541 555 0123')],
];

function livedIn(books: Books): Books {
  account(books, 'Repair income', 'Income', 'ServiceFeeIncome');
  account(books, 'Job materials', 'Cost of Goods Sold', 'SuppliesMaterialsCogs');
  account(books, 'Equipment rental', 'Expense', 'EquipmentRental');
  account(books, 'Payroll checking', 'Bank', 'Checking');
  for (const [kind, sent] of PEOPLE) {
    const entry = books.write(kind, sent);
    const MetaData = { CreateTime: BEFORE, LastUpdatedTime: BEFORE };
    books.shelf(kind).set(entry.Id, { ...entry, MetaData });
  }
  return books;
}

export const livedInBooks = (): Books[] =>
  demoBooks().map((books) => (books.realmId === DEMO_REALM ? livedIn(books) : books));
