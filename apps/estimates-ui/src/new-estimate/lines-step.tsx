// Second step: what is offered, line by line.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { PlusIcon, PropertiesIcon, TrashIcon } from '@blueprintjs/icons';
import { Button, CheckField, EmptyState, IconButton, MoneyField, Notice, PercentField, QuantityField, TextAreaField } from '@purlin/ui/ui.ts';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { emptyLine, type FormValues, lineCents } from './form.ts';

export function LinesStep() {
  const { control, register, formState: { errors } } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const add = () => append({ ...emptyLine }, { focusName: `lines.${fields.length}.description` });
  const none = errors.lines?.message ?? errors.lines?.root?.message;
  if (fields.length === 0) {
    return (
      <div className="pl-form">
        {none && <Notice tone="bad">{none}</Notice>}
        <EmptyState icon={<PropertiesIcon size={24} />} title="No line items yet" action={<Button intent="primary" icon={<PlusIcon />} text="Add Items" onClick={add} />}>
          Add the services and materials that make up this estimate.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="pl-form">
      <p className="pl-muted">{fields.length === 1 ? '1 item' : `${fields.length} items`}</p>
      <ol className="new-lines" aria-label="Line items">
        {fields.map(({ id }, n) => <LineEditor key={id} n={n} onRemove={() => remove(n)} />)}
      </ol>
      <div className="new-lines-foot">
        <Button icon={<PlusIcon />} text="Add Items" onClick={add} />
        <div className="new-discount"><PercentField label="Discount (%)" step={0.01} {...register('discountPercentage')} /></div>
      </div>
    </div>
  );
}

function LineEditor({ n, onRemove }: { readonly n: number; readonly onRemove: () => void }) {
  const { control, register, formState: { errors } } = useFormContext<FormValues>();
  const line = useWatch({ control, name: `lines.${n}` });
  const wrong = errors.lines?.[n];
  return (
    <li className="new-line" aria-label={`Line item ${n + 1}`}>
      <div className="new-line-what"><TextAreaField label="Description" required rows={1} maxLength={2000} placeholder="e.g. Tear off and dispose of existing shingles" error={wrong?.description?.message} {...register(`lines.${n}.description`)} /></div>
      <div className="new-line-quantity"><QuantityField label="Quantity" {...register(`lines.${n}.quantity`)} /></div>
      <div className="new-line-rate"><MoneyField label="Rate" required error={wrong?.rate?.message} {...register(`lines.${n}.rate`)} /></div>
      <div className="new-line-foot">
        <CheckField label="Taxable" {...register(`lines.${n}.taxable`)} />
        <output className="new-line-total pl-figures" aria-label="Line total">{formatDollars(line ? lineCents(line) : 0)}</output>
        <IconButton label={`Remove line item ${n + 1}`} icon={<TrashIcon />} onClick={onRemove} />
      </div>
    </li>
  );
}
