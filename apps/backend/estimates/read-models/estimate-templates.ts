// Which sets of line items are kept to be offered again?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { LineContent } from '@purlin/domain/shared/lines.ts';
import type { EstimateTemplateEvent } from '@purlin/domain/estimates/template.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byText,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
} from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: List<'name'>['sorts'] = { name: byText('name') };

export const estimateTemplates = readModel<EstimateTemplateEvent>()({
  name: 'estimate_templates',
  version: 1,
  columns:
    'id bigint primary key, name text not null, lines jsonb not null, saved_at timestamptz ' +
    'not null',
  indexes: sortIndexes(SORTS),
  search: ['name'],
  on: {
    TemplateSaved: (e, { id, at }) => sql`
      insert into estimate_templates values (${id}, ${e.name}, ${JSON.stringify(e.lines)}, ${at})
      on conflict (id) do update set name = excluded.name, lines = excluded.lines,
        saved_at = excluded.saved_at`,
    TemplateDeleted: (_, { id }) => sql`delete from estimate_templates where id = ${id}`,
  },
});

export interface TemplateRow {
  readonly id: number;
  readonly name: string;
  readonly lines: readonly LineContent[];
  readonly savedAt: string;
}
const COLUMNS = 'id, name, lines, saved_at as "savedAt"';
const LIST: List<'name'> = {
  model: estimateTemplates,
  columns: COLUMNS,
  sorts: SORTS,
  usual: { by: 'name', descending: false },
};

/** Templates that match, by name. */
export const listTemplates = (db: Db, page: PageRequest<'name'>): Promise<ListPage<TemplateRow>> =>
  readPage(db, LIST, page);

export const templateById = async (db: Db, id: number): Promise<TemplateRow | undefined> =>
  (
    await db.query<TemplateRow>({
      name: 'template_by_id',
      text: `select ${COLUMNS} from estimate_templates where id = $1`,
      values: [id],
    })
  ).rows[0];
