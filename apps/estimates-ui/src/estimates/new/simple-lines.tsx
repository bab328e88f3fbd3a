// The simple wizard's second step: the line table on a desktop, on a phone the items chosen in the
// line-item editor.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { FloppyDiskIcon, PlusIcon, PropertiesIcon, TrashIcon } from '@blueprintjs/icons';
import {
  Button,
  classNames,
  dollars,
  EmptyState,
  IconButton,
  Notice,
  PHONE,
  rateText,
  useMediaQuery,
} from '@purlin/ui/ui.ts';
import { say as ofForm } from '@purlin/words/screens/estimate-form.ts';
import { say as ofLines } from '@purlin/words/screens/estimate-lines.ts';
import { say } from '@purlin/words/screens/estimate-wizards.ts';
import { type ReactNode, useState } from 'react';
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form';
import { errorAt, listErrorAt } from '../draft/error-at.ts';
import { lineCents } from '../draft/figures.ts';
import { numberErrors, typedQuantity } from '../draft/number-cells.ts';
import { shortUnit } from '../draft/unit-words.ts';
import { type FormValues, type LineValues, written } from '../draft/values.ts';
import { LinesEditor } from '../form/lines-editor.tsx';
import { LineItemEditor } from '../line-item-editor/line-item-editor.tsx';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';

/** The form's lines and the actions on them. */
function useLines() {
  const {
    control,
    getValues,
    setValue,
    clearErrors,
    formState: { errors },
  } = useFormContext<FormValues>();
  const lines = useWatch({ control, name: 'lines' });
  const takeOver = (handed: Partial<FormValues>) => {
    for (const [name, value] of Object.entries(handed))
      setValue(name as 'lines', value as FormValues['lines'], { shouldDirty: true });
    clearErrors('lines');
  };
  const remove = (n: number) =>
    setValue(
      'lines',
      lines.filter((_, at) => at !== n),
      { shouldDirty: true },
    );
  return { lines, errors, values: () => getValues(), takeOver, remove };
}

export function SimpleLines() {
  const { lines, errors, values, takeOver: put, remove } = useLines();
  const phone = useMediaQuery(PHONE);
  /** The editor is open, at the list or at one line. */
  const [editing, setEditing] = useState<{ readonly at: number | undefined } | null>(null);
  const takeOver = (handed: Partial<FormValues>) => {
    put(handed);
    setEditing(null);
  };
  const add = <AddItems onAdd={() => setEditing({ at: undefined })} />;
  return (
    <div className="pl-form">
      {phone ? (
        <Items
          lines={lines}
          errors={errors}
          add={add}
          onEdit={(at) => setEditing({ at })}
          onRemove={remove}
        />
      ) : (
        <>
          <p className="pl-muted">{countOf(lines)}</p>
          <LinesEditor path="lines" lead={add} />
        </>
      )}
      {editing && (
        <LineItemEditor
          values={values()}
          startAt={editing.at}
          onCancel={() => setEditing(null)}
          onDone={takeOver}
        />
      )}
    </div>
  );
}

const countOf = (lines: readonly LineValues[]): string => {
  const { length } = written(lines);
  return length === 0 ? say('items-prompt') : say('items', { count: length });
};

/** On a phone each item is one line of text, edited in the full-screen editor. */
function Items({
  lines,
  errors,
  add,
  onEdit,
  onRemove,
}: {
  readonly lines: readonly LineValues[];
  readonly errors: FieldErrors<FormValues>;
  readonly add: ReactNode;
  readonly onEdit: (n: number) => void;
  readonly onRemove: (n: number) => void;
}) {
  const [saving, setSaving] = useState(false);
  const none = listErrorAt(errors, 'lines');
  return (
    <>
      {none && <Notice tone="bad">{none}</Notice>}
      {lines.length === 0 ? (
        <EmptyState icon={<PropertiesIcon size={24} />} title={say('no-items')} action={add}>
          {say('items-prompt')}
        </EmptyState>
      ) : (
        <>
          <p className="pl-muted">{countOf(lines)}</p>
          <ol className="simple-lines" aria-label={ofForm('line-items')}>
            {lines.map((line, n) => (
              <LineSummary
                key={n}
                n={n}
                line={line}
                message={
                  Object.values(numberErrors(line))[0] ??
                  errorAt(errors, `lines.${n}.description`) ??
                  errorAt(errors, `lines.${n}.rate`)
                }
                onEdit={() => onEdit(n)}
                onRemove={() => onRemove(n)}
              />
            ))}
          </ol>
          <div className="pl-actions">
            {add}
            <Button
              variant="minimal"
              icon={<FloppyDiskIcon />}
              text={ofForm('save-template')}
              onClick={() => setSaving(true)}
            />
          </div>
        </>
      )}
      {saving && <SaveTemplateDialog lines={written(lines)} onClose={() => setSaving(false)} />}
    </>
  );
}

const AddItems = ({ onAdd }: { readonly onAdd: () => void }) => (
  <Button intent="primary" icon={<PlusIcon />} text={say('add-items')} onClick={onAdd} />
);

const LineSummary = ({
  n,
  line,
  message,
  onEdit,
  onRemove,
}: {
  readonly n: number;
  readonly line: LineValues;
  /** The error. */
  readonly message: string | undefined;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}) => (
  <li
    aria-label={ofLines('line', { n: n + 1 })}
    className={classNames(message !== undefined && 'simple-line-wrong')}
  >
    <button type="button" className="simple-line" onClick={onEdit}>
      <span className="simple-line-words">
        <span className="pl-hidden">{say('edit-line', { n: n + 1 })} </span>
        <span className="pl-prewrap">{line.description}</span>
        <small className="pl-figures">
          {typedQuantity(line.quantity)?.quantity ?? line.quantity}
          {shortUnit(line.unit)} × {dollars(rateText(line.rate))}
          {line.taxable ? '' : ` · ${ofForm('not-taxed')}`}
        </small>
        {message && <span className="pl-error">{message}</span>}
      </span>
      <strong className="pl-figures">{formatDollars(lineCents(line))}</strong>
    </button>
    <IconButton label={ofLines('remove', { n: n + 1 })} icon={<TrashIcon />} onClick={onRemove} />
  </li>
);
