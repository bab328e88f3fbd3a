// One line in detail, inside the line-item editor: its texts, price, quantity and whether it is
// taxed.
import { TrashIcon } from '@blueprintjs/icons';
import { Button, CheckField, Panel, TextAreaField, TextField, TidyField } from '@purlin/ui/ui.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { numberErrors, tidyAmount, typedQuantity } from '../draft/number-cells.ts';
import type { LineValues } from '../draft/values.ts';

export const lineTitle = (kind: LineValues['kind'], isNew: boolean): string =>
  `${isNew ? 'New ' : ''}${kind} line item`.replace(/^./, (letter) => letter.toUpperCase());

interface Props {
  readonly form: UseFormReturn<LineValues>;
  /** Unset for a line that is not in the estimate yet. */
  readonly onRemove: (() => void) | undefined;
}

export function LineScreen({ form, onRemove }: Props) {
  const line = useWatch({ control: form.control }) as LineValues;
  return (
    <div className="lie-screen">
      <Panel>
        <Words form={form} service={line.kind === 'service'} />
      </Panel>
      <Panel>
        <Price form={form} line={line} />
      </Panel>
      {onRemove && (
        <div className="pl-actions">
          <Button
            intent="danger"
            variant="minimal"
            icon={<TrashIcon />}
            text="Remove this line item"
            onClick={onRemove}
          />
        </div>
      )}
    </div>
  );
}

function Words({
  form,
  service,
}: {
  readonly form: UseFormReturn<LineValues>;
  readonly service: boolean;
}) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="pl-form lie-words">
      <TextField
        label="Name"
        required
        maxLength={2000}
        autoComplete="off"
        placeholder={service ? 'e.g. Tear-off, one layer' : 'e.g. Architectural shingles'}
        error={errors.description?.message}
        {...register('description')}
      />
      <TextAreaField
        label={service ? 'Scope of work' : 'Description'}
        optional
        rows={2}
        maxLength={4000}
        {...register('details')}
      />
      {service && (
        <TextAreaField
          label="Exclusions"
          optional
          rows={1}
          maxLength={4000}
          {...register('exclusions')}
        />
      )}
      {service && (
        <TextAreaField
          label="Process"
          optional
          rows={1}
          maxLength={4000}
          {...register('process')}
        />
      )}
    </div>
  );
}

const Price = ({
  form: { register },
  line,
}: {
  readonly form: UseFormReturn<LineValues>;
  readonly line: LineValues;
}) => (
  <div className="pl-form">
    <div className="lie-figures">
      <TidyField
        label="Price"
        required
        lead="$"
        placeholder="0.00"
        inputMode="decimal"
        tidy={tidyAmount}
        error={numberErrors(line).rate}
        {...register('rate')}
      />
      <TidyField
        label="Quantity"
        inputMode="decimal"
        tidy={(text) => typedQuantity(text)?.quantity ?? text}
        error={numberErrors(line).quantity}
        {...register('quantity')}
      />
      <TextField label="Unit" readOnly value={line.unit} />
    </div>
    <CheckField label="Taxable" {...register('taxable')} />
  </div>
);
