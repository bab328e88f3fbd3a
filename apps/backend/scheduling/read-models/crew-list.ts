// Who are our crews, and who is in them?
import { json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { CrewEvent } from '@purlin/domain/scheduling/crew.ts';
import { upToDate } from '../../platform/core/queries/from-history.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select } from '../../platform/core/queries/select.ts';

export const crewList = readModel<CrewEvent>()({
  name: 'crew_list',
  version: 1,
  columns: {
    id: number().key(),
    name: text(),
    color: text(),
    members: json<string[]>(),
    status: text<'active' | 'archived'>(),
  },
  on: {
    CrewAdded: ({ name, color, members }, _, { id }) => ({
      id,
      name,
      color,
      members,
      status: 'active',
    }),
    CrewDetailsChanged: ({ name, color, members }, row) => changed(row, { name, color, members }),
    CrewArchived: (_, row) => changed(row, { status: 'archived' }),
    CrewRestored: (_, row) => changed(row, { status: 'active' }),
  },
});
export type CrewRow = RowOf<typeof crewList>;
const CREW = select(crewList);

/** By name, those that are archived last. A company has few. */
export const listCrews = (db: Db): Promise<CrewRow[]> =>
  rowsWhere(db, CREW, sql`where true order by status, lower(name), id`);

export const crewsByIds = (db: Db, ids: readonly number[]): Promise<CrewRow[]> =>
  rowsWhere(db, CREW, sql`where id = any(${ids})`);

export const crewById = async (db: Db, id: number): Promise<CrewRow | undefined> =>
  (await crewsByIds(db, [id]))[0];

/** Also a crew that no list shows yet. */
export const crewNow = upToDate('crew', crewList, crewById);
