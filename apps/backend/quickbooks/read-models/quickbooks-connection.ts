// Is QuickBooks connected, to which company, and when was it last looked at?
import { flag, instant, json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import {
  begunWith,
  CONNECTION,
  stillOpen,
  type Begun,
  type ConnectionEvent,
} from '@purlin/domain/quickbooks/connection.ts';
import type {
  Accounts,
  UnusedAccount,
  WhichAccount,
} from '@purlin/domain/quickbooks/connection-shapes.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';

export const quickbooksConnections = readModel<ConnectionEvent>()({
  name: 'quickbooks_connections',
  version: 8,
  columns: {
    id: number().key(),
    realmId: text(),
    companyName: text(),
    demo: flag(),
    state: text<'connected' | 'reconnect-needed' | 'not-connected'>(),
    connectedAt: instant(),
    holdsUntil: instant().nullable(),
    /** From then on its changes were not compared yet. */
    comparedUntil: instant(),
    comparedAt: instant().nullable(),
    /** The same by company: another one in between loses nothing. */
    marks: json<Readonly<Record<string, string>>>(),
    /** Since when a comparison is owed; null: none is. */
    owedSince: instant().nullable(),
    /** By company: another one keeps what was chosen for it. */
    accounts: json<Readonly<Record<string, Accounts>>>(),
    /** Of which somebody has to choose one. */
    openAccounts: json<readonly WhichAccount[]>(),
    /** Those of them that were chosen and are not in use any more. */
    unusedAccounts: json<readonly UnusedAccount[]>(),
    /** The companies that something may go to, each with the day of the first papers; null: all. */
    begun: json<Begun>(),
  },
  on: {
    QuickBooksConnected: (
      { realmId, companyName, demo, holdsUntil, awaitsGo, at: connectedAt },
      row,
      { id },
    ) => ({
      id,
      realmId,
      companyName,
      demo,
      state: 'connected',
      connectedAt,
      holdsUntil,
      comparedUntil: row?.marks[realmId] ?? connectedAt,
      comparedAt: row?.realmId === realmId ? row.comparedAt : null,
      marks: { ...row?.marks, [realmId]: row?.marks[realmId] ?? connectedAt },
      owedSince: connectedAt,
      accounts: row?.accounts ?? {},
      openAccounts: [],
      unusedAccounts: [],
      begun: begunWith(row?.begun ?? {}, { realmId, awaitsGo }),
    }),
    QuickBooksGoGiven: ({ realmId, papersFrom }, row) =>
      row && changed(row, { begun: { ...row.begun, [realmId]: papersFrom } }),
    QuickBooksDisconnected: (_, row) => changed(row, { state: 'not-connected' }),
    QuickBooksReconnectNeeded: (_, row) => changed(row, { state: 'reconnect-needed' }),
    QuickBooksAccountsChosen: ({ realmId, accounts }, row) =>
      row &&
      changed(row, {
        accounts: { ...row.accounts, [realmId]: accounts },
        openAccounts: stillOpen(row.openAccounts, row.accounts[realmId], accounts),
      }),
    QuickBooksAccountsInQuestion: ({ open, unused = [] }, row) =>
      changed(row, { openAccounts: open, unusedAccounts: unused }),
    QuickBooksAccountsInUseAgain: ({ open }, row) => changed(row, { openAccounts: open }),
    QuickBooksSyncAsked: (_, row, { at }) => changed(row, { owedSince: row?.owedSince ?? at }),
    QuickBooksChangesHeard: (_, row, { at }) => changed(row, { owedSince: row?.owedSince ?? at }),
    QuickBooksCompared: ({ realmId, until }, row, { at }) =>
      row &&
      changed(row, {
        comparedUntil: until,
        comparedAt: at,
        marks: { ...row.marks, [realmId]: until },
        owedSince: null,
      }),
  },
});
export type ConnectionRow = RowOf<typeof quickbooksConnections>;

/** The connection there is or was last; undefined when there never was one. */
export const connectionNow = (db: Db): Promise<ConnectionRow | undefined> =>
  rowWhere(db, select(quickbooksConnections), sql`where id = ${CONNECTION}`);

/** Nothing goes there before somebody has started the sync. */
export const awaitsStart = ({ realmId, begun }: ConnectionRow): boolean => !(realmId in begun);
