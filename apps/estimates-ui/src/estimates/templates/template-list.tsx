// The templates that are there: to take one, and to keep them in order.
import { type EstimateTemplate, estimateTemplates } from '@purlin/contracts/estimate-templates.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { DuplicateIcon, EditIcon, TrashIcon } from '@blueprintjs/icons';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorPanel,
  FormDialog,
  IconButton,
  SearchField,
  Spinner,
  TextField,
  stillNeeded,
} from '@purlin/ui/ui.ts';
import { type List, May, useCommand, useList } from '@purlin/web/web.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { lineCents } from '../draft/figures.ts';
import { type LineValues, lineValuesOf } from '../draft/values.ts';

const linesOf = ({ lineItems }: EstimateTemplate): LineValues[] =>
  lineItems.map((line) => lineValuesOf(line));

/** With `onInsert` each template can be taken; without, they are only managed. */
export function TemplateList({
  onInsert,
}: {
  readonly onInsert?: (lines: readonly LineValues[]) => void;
}) {
  const [q, setQ] = useState('');
  const list = useList(estimateTemplates.list, { query: { q, limit: 100 } });
  const [renaming, setRenaming] = useState<EstimateTemplate | null>(null);
  const [deleting, setDeleting] = useState<EstimateTemplate | null>(null);
  if (list.loading || (list.problem && list.items.length === 0)) return <NotYet list={list} />;
  if (list.items.length === 0 && q === '') {
    return (
      <EmptyState icon={<DuplicateIcon size={24} />} title="No templates yet">
        Write the line items of a usual roof once, then press “Save as template” below them.
      </EmptyState>
    );
  }
  return (
    <div className="pl-form">
      <SearchField
        label="Search templates"
        placeholder="Search templates..."
        value={q}
        onSearch={setQ}
      />
      {list.items.length === 0 && (
        <EmptyState
          icon={<DuplicateIcon size={24} />}
          title="No templates found"
          action={<Button text="Clear the search" onClick={() => setQ('')} />}
        >
          Try adjusting your search terms
        </EmptyState>
      )}
      <ul className="tpl-list" aria-label="Templates">
        {list.items.map((template) => (
          <Row
            key={template.id}
            template={template}
            onInsert={onInsert}
            onRename={setRenaming}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      {list.hasMore && (
        <div className="pl-more">
          <Button text="Show more" onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
      {renaming && <RenameDialog template={renaming} onClose={() => setRenaming(null)} />}
      {deleting && <DeleteDialog template={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}

/** Stands in for the list while there is none. */
function NotYet({ list }: { readonly list: List<EstimateTemplate> }) {
  if (list.loading)
    return (
      <div className="tpl-waiting">
        <Spinner size={32} aria-label="Loading templates" />
      </div>
    );
  if (list.problem)
    return (
      <ErrorPanel
        title="The templates could not be loaded"
        message={list.problem.message}
        onRetry={list.refresh}
        retrying={list.refreshing}
      />
    );
  return null;
}

interface RowProps {
  readonly template: EstimateTemplate;
  readonly onInsert: ((lines: readonly LineValues[]) => void) | undefined;
  readonly onRename: (template: EstimateTemplate) => void;
  readonly onDelete: (template: EstimateTemplate) => void;
}

function Row({ template, onInsert, onRename, onDelete }: RowProps) {
  const { name, lineItems } = template;
  const total = linesOf(template).reduce((cents, line) => cents + lineCents(line), 0);
  return (
    <li>
      <span className="tpl-words">
        <strong>{name}</strong>
        <small className="pl-clamp">
          {lineItems.map(({ description }) => description).join(' · ')}
        </small>
        <small className="pl-figures">
          {lineItems.length === 1 ? '1 line item' : `${lineItems.length} line items`},{' '}
          {formatDollars(total)}
        </small>
      </span>
      <span className="tpl-actions">
        <May call={estimateTemplates.save}>
          <IconButton
            label={`Rename ${name}`}
            icon={<EditIcon />}
            onClick={() => onRename(template)}
          />
        </May>
        <May call={estimateTemplates.remove}>
          <IconButton
            label={`Delete ${name}`}
            icon={<TrashIcon />}
            onClick={() => onDelete(template)}
          />
        </May>
        {onInsert && (
          <Button
            size="small"
            intent="primary"
            text="Insert"
            aria-label={`Insert ${name}`}
            onClick={() => onInsert(linesOf(template))}
          />
        )}
      </span>
    </li>
  );
}

function RenameDialog({
  template,
  onClose,
}: {
  readonly template: EstimateTemplate;
  readonly onClose: () => void;
}) {
  const form = useForm({ defaultValues: { name: template.name } });
  const name = useWatch({ control: form.control, name: 'name' });
  const save = useCommand(estimateTemplates.save, {
    toast: { done: { title: 'Template saved' }, failed: 'Failed to save template' },
  });
  const submit = form.handleSubmit(async (body) => {
    if (
      await save.run({
        params: { id: template.id },
        body: {
          name: body.name,
          lineItems: template.lineItems.map(({ total: _, ...line }) => line),
        },
      })
    )
      onClose();
  });
  return (
    <FormDialog
      isOpen
      title="Rename template"
      onClose={onClose}
      busy={save.pending}
      submitLabel="Save"
      busyLabel="Saving..."
      waitsFor={stillNeeded({ 'Template name': name })}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Template name"
        required
        maxLength={200}
        autoComplete="off"
        error={save.problem?.errors['name']}
        {...form.register('name')}
      />
    </FormDialog>
  );
}

function DeleteDialog({
  template,
  onClose,
}: {
  readonly template: EstimateTemplate;
  readonly onClose: () => void;
}) {
  const remove = useCommand(estimateTemplates.remove, {
    toast: { done: { title: 'Template deleted' }, failed: 'Failed to delete template' },
  });
  const confirm = async () => {
    if (await remove.run({ params: { id: template.id } })) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Delete this template?"
      confirmLabel="Delete"
      destructive
      busy={remove.pending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      “{template.name}” is no longer offered. Estimates that were made from it keep their lines.
    </ConfirmDialog>
  );
}
