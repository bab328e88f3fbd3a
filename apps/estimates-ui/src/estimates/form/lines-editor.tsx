// A list of lines to type in, with the price book and the templates at hand.
import {
  BookIcon,
  DuplicateIcon,
  FloppyDiskIcon,
  PlusIcon,
  PropertiesIcon,
} from '@blueprintjs/icons';
import { Button, EmptyState, Notice } from '@purlin/ui/ui.ts';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { PickerDialog } from '../../price-book/picker-dialog.tsx';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import { TemplatesDialog } from '../templates/templates-dialog.tsx';
import { listErrorAt } from '../draft/error-at.ts';
import { LineRow } from './line-row.tsx';
import {
  emptyLine,
  type FormValues,
  type LinesPath,
  type LineValues,
  written,
} from '../draft/values.ts';

interface Props {
  readonly path: LinesPath;
  readonly label?: string;
  /** The last line cannot be removed (spec section 2, the five-step wizard). */
  readonly keepsOne?: boolean;
}

type Dialog = 'book' | 'templates' | 'save';

export function LinesEditor({ path, label = 'Line items', keepsOne = false }: Props) {
  const {
    control,
    getValues,
    setValue,
    formState: { errors },
  } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: path });
  const [open, setOpen] = useState<Dialog | null>(null);
  const close = () => setOpen(null);
  const none = listErrorAt(errors, path);
  const add = () => append({ ...emptyLine }, { focusName: `${path}.${fields.length}.description` });
  /** New lines take the place of one that nobody has written in. */
  const insert = (lines: readonly LineValues[]) => {
    const untouched = getValues(path).filter(
      ({ description, rate }) => description.trim() !== '' || rate.trim() !== '',
    );
    setValue(path, [...untouched, ...lines], { shouldDirty: true });
  };
  return (
    <div className="pl-form">
      {none && <Notice tone="bad">{none}</Notice>}
      {fields.length === 0 && (
        <EmptyState icon={<PropertiesIcon size={24} />} title="No line items yet">
          Write a line, or take it from the price book or a template.
        </EmptyState>
      )}
      {fields.length > 0 && (
        <ol className="form-lines" aria-label={label}>
          {fields.map(({ id }, n) => (
            <LineRow
              key={id}
              path={path}
              n={n}
              onRemove={keepsOne && fields.length === 1 ? undefined : () => remove(n)}
            />
          ))}
        </ol>
      )}
      <Buttons onAdd={add} onOpen={setOpen} canSave={fields.length > 0} />
      {open === 'book' && (
        <PickerDialog
          onClose={close}
          onPick={(picked) => {
            insert(picked.map((line) => ({ ...emptyLine, ...line })));
            close();
          }}
        />
      )}
      {open === 'templates' && <TemplatesDialog onClose={close} onInsert={insert} />}
      {open === 'save' && <SaveTemplateDialog lines={written(getValues(path))} onClose={close} />}
    </div>
  );
}

const Buttons = ({
  onAdd,
  onOpen,
  canSave,
}: {
  readonly onAdd: () => void;
  readonly onOpen: (dialog: Dialog) => void;
  readonly canSave: boolean;
}) => (
  <div className="pl-actions">
    <Button icon={<PlusIcon />} text="Add line" onClick={onAdd} />
    <Button icon={<BookIcon />} text="From price book" onClick={() => onOpen('book')} />
    <Button icon={<DuplicateIcon />} text="Add from template" onClick={() => onOpen('templates')} />
    {canSave && (
      <Button
        variant="minimal"
        icon={<FloppyDiskIcon />}
        text="Save as template"
        onClick={() => onOpen('save')}
      />
    )}
  </div>
);
