// Which account is each vendor paid to, who entered and who confirmed it? Never more of its number
// than the end.
import { day, flag, instant, json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { AccountHolderType, AccountType } from '@purlin/domain/payments/ach/ach-file.ts';
import type { BankAccountEvent } from '@purlin/domain/payments/bank-account.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select } from '../../platform/core/queries/select.ts';

/** What the bank says the account should be. */
export interface OpenCorrection {
  readonly trace: string;
  readonly code: string;
  readonly endsWith: string;
  readonly dueOn: string;
}

interface Former {
  readonly status: string;
  readonly endsWith: string | null;
  readonly formerEndsWith: string | null;
}
type Entered = Extract<
  BankAccountEvent,
  { type: 'BankAccountEntered' | 'BankAccountChanged' }
>['data'];
/** Of the last account that was confirmed, of the one in the row or of one before it. */
const formerOf = (row: Former | undefined): string | null =>
  row?.status === 'confirmed' ? row.endsWith : (row?.formerEndsWith ?? null);
const NO_PRENOTE = {
  prenoteAskedAt: null,
  prenoteBatch: null,
  prenoteTrace: null,
  prenoteSettlesOn: null,
  prenoteSettledOn: null,
  prenoteReturned: null,
  prenoteReturnedAt: null,
  prenoteCorrected: false,
  prenoteReleased: null,
};
const entered = (e: Entered, row: Former | undefined, { id }: { readonly id: number }) => ({
  id,
  status: 'entered' as const,
  entry: e.entry,
  endsWith: e.endsWith,
  formerEndsWith: formerOf(row),
  accountType: e.account.accountType,
  accountHolderType: e.account.accountHolderType,
  enteredBy: e.by,
  enteredAt: e.at,
  confirmedBy: null,
  confirmedAt: null,
  ...NO_PRENOTE,
  correction: null,
});

export const bankAccountList = readModel<BankAccountEvent | VendorEvent>()({
  name: 'bank_account_list',
  version: 6,
  columns: {
    /** Of the vendor. */
    id: number().key(),
    status: text<'none' | 'entered' | 'confirmed'>(),
    entry: number(),
    endsWith: text().nullable(),
    /** Of the account that was confirmed before it. */
    formerEndsWith: text().nullable(),
    accountType: text<AccountType>().nullable(),
    accountHolderType: text<AccountHolderType>().nullable(),
    enteredBy: text().nullable(),
    enteredAt: instant().nullable(),
    confirmedBy: text().nullable(),
    confirmedAt: instant().nullable(),
    /** When somebody asked for a prenote. */
    prenoteAskedAt: instant().nullable(),
    /** Null as long as it waits for one. */
    prenoteBatch: number().nullable(),
    prenoteTrace: text().nullable(),
    prenoteSettlesOn: day().nullable(),
    prenoteSettledOn: day().nullable(),
    /** The code with which a prenote came back. */
    prenoteReturned: text().nullable(),
    prenoteReturnedAt: instant().nullable(),
    /** The account was found, but the bank would have it otherwise. */
    prenoteCorrected: flag(),
    /** Why the last one never left. */
    prenoteReleased: text().nullable(),
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
        formerEndsWith: row ? formerOf(row) : null,
        accountType: null,
        accountHolderType: null,
        enteredBy: null,
        enteredAt: null,
        confirmedBy: null,
        confirmedAt: null,
        ...NO_PRENOTE,
        correction: null,
      }),
    PrenoteRequested: (_, row, { at }) => changed(row, { ...NO_PRENOTE, prenoteAskedAt: at }),
    PrenoteTaken: ({ batchId }, row) => changed(row, { prenoteBatch: batchId }),
    PrenoteSent: ({ settlesOn, trace }, row) =>
      changed(row, { prenoteSettlesOn: settlesOn, prenoteTrace: trace }),
    PrenoteSettled: ({ settledOn, trace }, row) =>
      changed(row, { prenoteSettledOn: settledOn, prenoteTrace: trace }),
    PrenoteReturned: ({ code }, row, { at }) =>
      changed(row, { prenoteReturned: code, prenoteReturnedAt: at }),
    PrenoteReleased: ({ reason }, row) => changed(row, { ...NO_PRENOTE, prenoteReleased: reason }),
    VendorForgotten: () => removed,
    VendorDeleted: () => removed,
    BankAccountCorrectionProposed: ({ trace, code, endsWith, dueOn }, row) =>
      changed(row, {
        correction: { trace, code, endsWith, dueOn },
        prenoteCorrected: (row?.prenoteCorrected ?? false) || row?.prenoteTrace === trace,
      }),
    BankAccountCorrectionUnusable: ({ trace }, row) =>
      row?.prenoteTrace === trace ? changed(row, { prenoteCorrected: true }) : row,
    BankAccountCorrectionRefused: (_, row) => changed(row, { correction: null }),
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

/** Accounts that nobody has confirmed so far, the oldest first. */
export const unconfirmedAccounts = (db: Db): Promise<BankAccountRow[]> =>
  rowsWhere(db, ACCOUNT, sql`where status = 'entered' order by entered_at, id`);

/** Accounts of which somebody wants a prenote that is in no batch yet, the longest first. */
export const waitingPrenotes = (db: Db): Promise<BankAccountRow[]> =>
  rowsWhere(
    db,
    ACCOUNT,
    sql`where prenote_asked_at is not null and prenote_batch is null
      order by prenote_asked_at, id limit 1000`,
  );
