// Which sets of line items are kept to be offered again?
import { instant, json, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { LineContent } from '@purlin/domain/shared/lines.ts';
import type { EstimateTemplateEvent } from '@purlin/domain/estimates/template.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byText,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
  type SortKeys,
} from '../../platform/core/queries/paging.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: SortKeys<'name'> = { name: byText('name') };

export const estimateTemplates = readModel<EstimateTemplateEvent>()({
  name: 'estimate_templates',
  version: 4,
  columns: {
    id: number().key(),
    name: text(),
    lines: json<readonly LineContent[]>(),
    savedAt: instant(),
  },
  indexes: sortIndexes(SORTS),
  search: ['name'],
  on: {
    TemplateSaved: (e, _, { id, at }) => ({ id, name: e.name, lines: e.lines, savedAt: at }),
    TemplateDeleted: () => removed,
  },
});

export type TemplateRow = RowOf<typeof estimateTemplates>;
const TEMPLATE = select(estimateTemplates);
const LIST: List<'name', TemplateRow> = {
  rows: TEMPLATE,
  sorts: SORTS,
  usual: { by: 'name', descending: false },
};

/** Templates that match, by name. */
export const listTemplates = (db: Db, page: PageRequest<'name'>): Promise<ListPage<TemplateRow>> =>
  readPage(db, LIST, page);

export const templateById = (db: Db, id: number): Promise<TemplateRow | undefined> =>
  rowWhere(db, TEMPLATE, sql`where id = ${id}`);
