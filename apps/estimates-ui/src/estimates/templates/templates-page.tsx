// The screen /estimates/templates: reusable sets of lines.
import { type EstimateTemplate, estimateTemplates } from '@purlin/contracts/estimate-templates.ts';
import { ChevronLeftIcon, EditIcon, TrashIcon } from '@blueprintjs/icons';
import {
  BulkActions,
  type Column,
  DataTable,
  IconButton,
  PageHeader,
  PageLayout,
  Panel,
  rowsOf,
  SearchField,
  type Selection,
  useSelection,
} from '@purlin/ui/ui.ts';
import {
  Link,
  May,
  Moment,
  useBulk,
  useFilters,
  useList,
  useMay,
  usePageTitle,
} from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/templates.ts';
import { useMemo, useState } from 'react';
import { NoneFound, NoneYet } from './no-templates.tsx';
import { DeleteDialog, RenameDialog } from './template-dialogs.tsx';
import { countOf, namesIn, totalOf } from './template-lines.ts';

const idOf = ({ id }: EstimateTemplate): number => id;
const nameOf = ({ name }: EstimateTemplate): string => name;

interface RowActions {
  readonly onRename: (template: EstimateTemplate) => void;
  readonly onDelete: (template: EstimateTemplate) => void;
}

const columnsFor = ({ onRename, onDelete }: RowActions): readonly Column<EstimateTemplate>[] => [
  {
    name: say('column-template'),
    onCard: 'title',
    width: '24%',
    cell: ({ name }) => <strong>{name}</strong>,
  },
  {
    name: say('column-lines'),
    cell: (template) => <span className="pl-clamp">{namesIn(template)}</span>,
  },
  { name: say('column-items'), minor: true, width: '8rem', cell: countOf },
  { name: say('column-subtotal'), end: true, onCard: 'figure', width: '8rem', cell: totalOf },
  {
    name: say('column-saved'),
    minor: true,
    width: '8rem',
    cell: ({ savedAt }) => <Moment at={savedAt} as="day" />,
  },
  {
    name: say('column-actions'),
    end: true,
    onCard: 'actions',
    width: '6rem',
    cell: (template) => (
      <span className="pl-actions">
        <May call={estimateTemplates.save}>
          <IconButton
            label={say('rename-it', { name: template.name })}
            icon={<EditIcon />}
            onClick={() => onRename(template)}
          />
        </May>
        <May call={estimateTemplates.remove}>
          <IconButton
            label={say('delete-it', { name: template.name })}
            icon={<TrashIcon />}
            onClick={() => onDelete(template)}
          />
        </May>
      </span>
    ),
  },
];

export function TemplatesPage() {
  usePageTitle(say('templates'));
  const { q, search, clear } = useFilters();
  const list = useList(estimateTemplates.list, { query: { q, limit: 50 } });
  const [renaming, setRenaming] = useState<EstimateTemplate>();
  const [deleting, setDeleting] = useState<EstimateTemplate>();
  const columns = useMemo(
    () => columnsFor({ onRename: setRenaming, onDelete: setDeleting }),
    [setRenaming, setDeleting],
  );
  const selection = useSelection(list.items, idOf);
  return (
    <PageLayout list>
      <Link to="/estimates" className="pl-back">
        <ChevronLeftIcon />
        {say('estimates')}
      </Link>
      <PageHeader title={say('templates')} description={say('about')} />
      <div className="pl-toolbar">
        <SearchField
          label={say('search')}
          placeholder={say('search-example')}
          value={q}
          onSearch={search}
        />
      </div>
      <Panel flush>
        <DataTable
          caption={say('templates')}
          columns={columns}
          rowKey={idOf}
          rowName={nameOf}
          selection={selection}
          bulk={<TemplateBulk selection={selection} />}
          {...rowsOf(list, say('load-failed'))}
          empty={q === '' ? <NoneYet /> : <NoneFound onClear={clear} />}
        />
      </Panel>
      {renaming && <RenameDialog template={renaming} onClose={() => setRenaming(undefined)} />}
      {deleting && <DeleteDialog template={deleting} onClose={() => setDeleting(undefined)} />}
    </PageLayout>
  );
}

/** Deletes several templates, with undo. */
function TemplateBulk({ selection }: { readonly selection: Selection<EstimateTemplate> }) {
  const may = useMay();
  const { carryOut, pending } = useBulk(nameOf, selection.clear);
  type Some = readonly EstimateTemplate[];
  const again = (some: Some) =>
    carryOut(
      estimateTemplates.add,
      some,
      ({ name, lineItems }) => ({
        body: { name, lineItems: lineItems.map(({ total: _, ...line }) => line) },
      }),
      { became: (count) => say('done-restored', { count }) },
    );
  return (
    <BulkActions
      caption={say('templates')}
      selection={selection}
      pending={pending}
      actions={[
        {
          label: say('delete'),
          rows: may(estimateTemplates.remove) ? selection.rows : [],
          carryOut: (some) =>
            carryOut(estimateTemplates.remove, some, ({ id }) => ({ params: { id } }), {
              became: (count) => say('done-deleted', { count }),
              undo: again,
            }),
        },
      ]}
    />
  );
}
