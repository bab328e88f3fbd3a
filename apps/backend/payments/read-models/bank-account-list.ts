// Which account is each vendor paid to, who entered and who confirmed it? Never more of its number
// than the end.
import { day, instant, json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { AccountHolderType, AccountType } from '@purlin/domain/payments/ach/ach-file.ts';
import type { BankAccountEvent } from '@purlin/domain/payments/bank-account.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select } from '../../platform/core/select.ts';

/** What the bank says the account should be. */
export interface OpenCorrection {
  readonly trace: string;
  readonly code: string;
  readonly endsWith: string;
  readonly dueOn: string;
}

type Entered = Extract<
  BankAccountEvent,
  { type: 'BankAccountEntered' | 'BankAccountChanged' }
>['data'];
const entered = (e: Entered, _: unknown, { id }: { readonly id: number }) => ({
  id,
  status: 'entered' as const,
  entry: e.entry,
  endsWith: e.endsWith,
  accountType: e.account.accountType,
  accountHolderType: e.account.accountHolderType,
  enteredBy: e.by,
  enteredAt: e.at,
  confirmedBy: null,
  confirmedAt: null,
  prenoteSettlesOn: null,
  prenoteReturned: null,
  correction: null,
});

export const bankAccountList = readModel<BankAccountEvent | VendorEvent>()({
  name: 'bank_account_list',
  version: 3,
  columns: {
    /** Of the vendor. */
    id: number().key(),
    status: text<'none' | 'entered' | 'confirmed'>(),
    entry: number(),
    endsWith: text().nullable(),
    accountType: text<AccountType>().nullable(),
    accountHolderType: text<AccountHolderType>().nullable(),
    enteredBy: text().nullable(),
    enteredAt: instant().nullable(),
    confirmedBy: text().nullable(),
    confirmedAt: instant().nullable(),
    prenoteSettlesOn: day().nullable(),
    /** The code with which a prenote came back. */
    prenoteReturned: text().nullable(),
    correction: json<OpenCorrection | null>().nullable(),
  },
  // An account has its vendor's number.
  key: { VendorForgotten: (_, { id }) => id, VendorDeleted: (_, { id }) => id },
  on: {
    BankAccountEntered: entered,
    BankAccountChanged: entered,
    BankAccountConfirmed: (_, row, { at, by }) =>
      changed(row, { status: 'confirmed', confirmedBy: by, confirmedAt: at }),
    BankAccountRemoved: (_, row) =>
      changed(row, {
        status: 'none',
        endsWith: null,
        accountType: null,
        accountHolderType: null,
        enteredBy: null,
        enteredAt: null,
        confirmedBy: null,
        confirmedAt: null,
        prenoteSettlesOn: null,
        prenoteReturned: null,
        correction: null,
      }),
    PrenoteSent: ({ settlesOn }, row) =>
      changed(row, { prenoteSettlesOn: settlesOn, prenoteReturned: null }),
    PrenoteReturned: ({ code }, row) => changed(row, { prenoteReturned: code }),
    VendorForgotten: () => removed,
    VendorDeleted: () => removed,
    BankAccountCorrectionProposed: ({ trace, code, endsWith, dueOn }, row) =>
      changed(row, { correction: { trace, code, endsWith, dueOn } }),
  },
});

export type BankAccountRow = RowOf<typeof bankAccountList>;
const ACCOUNT = select(bankAccountList);

/** The accounts of these vendors, by vendor. */
export async function bankAccountsOf(
  db: Db,
  vendorIds: readonly number[],
): Promise<ReadonlyMap<number, BankAccountRow>> {
  const rows = await rowsWhere(db, ACCOUNT, sql`where id = any(${vendorIds})`);
  return new Map(rows.map((row) => [row.id, row]));
}
