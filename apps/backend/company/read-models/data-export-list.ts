// Who took away everything the company has, and when?
import { instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { DataExportEvent } from '@purlin/domain/company/data-export.ts';
import { upToDate } from '../../platform/core/queries/from-history.ts';
import { rowsWhere, rowWhere, select } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';

export const dataExportList = readModel<DataExportEvent>()({
  name: 'data_export_list',
  version: 1,
  columns: { id: number().key(), at: instant(), by: text() },
  on: { DataTaken: (_, __, { id, at, by }) => ({ id, at, by }) },
});
export type DataExportRow = RowOf<typeof dataExportList>;

const EXPORT = select(dataExportList);
/** What a person looks at; older ones are in history. */
const SHOWN = 50;

/** The newest first. */
export const listDataExports = (db: Db): Promise<DataExportRow[]> =>
  rowsWhere(db, EXPORT, sql`order by id desc limit ${SHOWN}`);

const dataExportById = (db: Db, id: number): Promise<DataExportRow | undefined> =>
  rowWhere(db, EXPORT, sql`where id = ${id}`);

/** Also one that no list shows yet: its file is fetched at once. */
export const dataExportNow = upToDate('dataExport', dataExportList, dataExportById);
