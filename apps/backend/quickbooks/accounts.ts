// The accounts that papers are booked on: chosen by a person, or the only one of its kind there is.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { type Accounts, WhichAccount } from '@purlin/domain/quickbooks/connection-shapes.ts';
import { nameThere } from '@purlin/domain/quickbooks/matching.ts';
import { remembering, type Whose } from './remembered.ts';
import { quoted, type Entry, type TheirBooks } from './their-books.ts';
import { requestIdOf } from './way.ts';

/** Nobody has chosen among several, there is none, or the one that was chosen is not in use. */
export class AccountMissing extends Error {
  override readonly name = 'AccountMissing';
}

type Which = keyof Accounts;
/** What QuickBooks calls the kind of account that each has to be. */
const TYPES: Readonly<Record<Which, readonly string[]>> = {
  income: ['Income'],
  expense: ['Cost of Goods Sold', 'Expense'],
  bank: ['Bank'],
};

interface Books extends Whose {
  readonly books: TheirBooks;
}
export interface Booking extends Books {
  readonly chosen: Accounts;
}

/** All there are, also those that were made inactive: papers may be booked on one of them. */
export const allAccounts = remembering(({ books }: Books): Promise<readonly Entry[]> =>
  books.find('Account', 'Active in (true, false)'),
);

/** Those in use of a kind. */
export const choicesFor = (which: Which, accounts: readonly Entry[]): readonly Entry[] =>
  accounts.filter(
    ({ AccountType, Active }) => Active !== false && TYPES[which].includes(AccountType ?? ''),
  );

/** The one that is meant where nobody has chosen: cost of goods sold goes before expenses. */
export function onlyOne(which: Which, accounts: readonly Entry[]): string | undefined {
  for (const type of TYPES[which]) {
    const [first, ...others] = choicesFor(which, accounts).filter(
      (one) => one.AccountType === type,
    );
    if (first) return others.length === 0 ? first.Id : undefined;
  }
  return undefined;
}

/**
 * What is booked on: what was chosen, or else the only one. Undefined where somebody has to choose,
 * also because what was chosen is not in use any more: another one is never taken by itself.
 */
export function bookedOn(
  which: Which,
  chosen: Accounts,
  accounts: readonly Entry[],
): string | undefined {
  const id = chosen[which];
  if (id === null) return onlyOne(which, accounts);
  return choicesFor(which, accounts).some(({ Id }) => Id === id) ? id : undefined;
}

/** Those that somebody has to choose. */
export const openAccounts = (chosen: Accounts, accounts: readonly Entry[]): readonly Which[] =>
  WhichAccount.options.filter((which) => bookedOn(which, chosen, accounts) === undefined);

/** Throws AccountMissing, which names it. */
export async function accountsOf(
  booking: Booking,
  wanted: readonly Which[],
): Promise<Partial<Record<Which, string>>> {
  const found: Partial<Record<Which, string>> = {};
  for (const which of wanted) {
    const id = bookedOn(which, booking.chosen, await allAccounts(booking));
    if (id === undefined) throw new AccountMissing(which);
    found[which] = id;
  }
  return found;
}

/** What all work is sold as; made with the first estimate. */
const ITEM = 'Roofing work';
const MOST_OF_A_NAME = 100;

/** Everything that is called as our items are, also what was made inactive and has the name. */
const itemsLikeOurs = remembering(({ books }: Books): Promise<readonly Entry[]> =>
  books.find('Item', `Name like ${quoted(`${ITEM}%`)} and Active in (true, false)`),
);

/** A name that no item has: the account's behind it, and a number where that is taken too. */
function freeItemName(account: string, items: readonly Entry[]): string {
  const taken = new Set(items.map(({ Name }) => (Name ?? '').toLowerCase()));
  const named = cutToWhole(
    nameThere(`${ITEM} (${account.replaceAll('"', ' ')})`),
    MOST_OF_A_NAME - 5,
  );
  for (let n = 1; ; n += 1) {
    const name = [ITEM, named][n - 1] ?? `${named} ${n - 1}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/**
 * The item that lines of estimates are of, which says where they are booked: one for each account
 * that somebody chose (rule: quickbooks-accounts). What was offered before stays with its own.
 */
export async function itemOf(booking: Books & { readonly income: string }): Promise<string> {
  const { books, realmId, income } = booking;
  const items = await itemsLikeOurs(booking);
  const there = items.find(
    ({ Active, IncomeAccountRef }) => Active !== false && IncomeAccountRef?.value === income,
  );
  if (there) return there.Id;
  const account = (await allAccounts(booking)).find(({ Id }) => Id === income)?.Name ?? income;
  const name = freeItemName(account, items);
  // What was made inactive there is not answered with again.
  const before = items.map(({ Id }) => Id).toSorted();
  const item = await books.write(
    'Item',
    { Name: name, Type: 'Service', IncomeAccountRef: { value: income } },
    requestIdOf('item', realmId, income, name, ...before),
  );
  itemsLikeOurs.forget(booking);
  return item.Id;
}

/** What was refused may be what we remember; whether there was anything to forget. */
export const forgetBookings = (whose: Whose): boolean =>
  [allAccounts, itemsLikeOurs].map(({ forget }) => forget(whose)).includes(true);
