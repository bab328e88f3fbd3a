// One line of an estimate as it is typed: the usual fields in a row, everything else behind More.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { TrashIcon } from '@blueprintjs/icons';
import {
  CheckField,
  IconButton,
  MoneyField,
  QuantityField,
  SelectField,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { unitChoices } from '../../price-book/units.ts';
import { errorAt } from '../draft/error-at.ts';
import { lineCents } from '../draft/figures.ts';
import type { FormValues, LinesPath, LineValues } from '../draft/values.ts';

const kinds = [
  { value: 'service', label: 'Service' },
  { value: 'material', label: 'Material' },
];

type LineName = `${LinesPath}.${number}`;

interface Props {
  readonly path: LinesPath;
  readonly n: number;
  /** Unset where a line may not go, because it is the only one. */
  readonly onRemove: (() => void) | undefined;
}

export function LineRow({ path, n, onRemove }: Props) {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  const name = `${path}.${n}` as const;
  const line = useWatch({ control, name }) as LineValues | undefined;
  const wrong = (field: keyof LineValues) => errorAt(errors, `${name}.${field}`);
  const [open, setOpen] = useState(false);
  return (
    <li className="form-line" aria-label={`Line item ${n + 1}`}>
      <div className="form-line-what">
        <TextAreaField
          label="Description"
          required
          rows={1}
          maxLength={2000}
          placeholder="e.g. Tear off and dispose of existing shingles"
          error={wrong('description')}
          {...register(`${name}.description`)}
        />
      </div>
      <QuantityField label="Quantity" error={wrong('quantity')} {...register(`${name}.quantity`)} />
      <SelectField label="Unit" choices={unitChoices} {...register(`${name}.unit`)} />
      <MoneyField label="Rate" required error={wrong('rate')} {...register(`${name}.rate`)} />
      <div className="form-line-foot">
        <CheckField label="Taxable" {...register(`${name}.taxable`)} />
        <output className="form-line-total pl-figures" aria-label="Line total">
          {formatDollars(line ? lineCents(line) : 0)}
        </output>
        {onRemove && (
          <IconButton label={`Remove line item ${n + 1}`} icon={<TrashIcon />} onClick={onRemove} />
        )}
      </div>
      <details className="form-line-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Cost, section and details</summary>
        {open && <MoreOfLine name={name} kind={line?.kind} />}
      </details>
    </li>
  );
}

/** What is asked for seldom: kind, section, cost, and words about the work. */
function MoreOfLine({
  name,
  kind,
}: {
  readonly name: LineName;
  readonly kind: LineValues['kind'] | undefined;
}) {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  const wrong = (field: keyof LineValues) => errorAt(errors, `${name}.${field}`);
  return (
    <div className="pl-form">
      <LineFacts name={name} />
      <TextAreaField
        label={kind === 'material' ? 'Description of the material' : 'Scope of work'}
        optional
        rows={2}
        maxLength={4000}
        error={wrong('details')}
        {...register(`${name}.details`)}
      />
      {kind !== 'material' && (
        <div className="pl-form-2">
          <TextAreaField
            label="Exclusions"
            optional
            rows={2}
            maxLength={4000}
            error={wrong('exclusions')}
            {...register(`${name}.exclusions`)}
          />
          <TextAreaField
            label="Process"
            optional
            rows={2}
            maxLength={4000}
            error={wrong('process')}
            {...register(`${name}.process`)}
          />
        </div>
      )}
    </div>
  );
}

function LineFacts({ name }: { readonly name: LineName }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  const wrong = (field: keyof LineValues) => errorAt(errors, `${name}.${field}`);
  return (
    <div className="form-line-facts">
      <SelectField label="Kind" choices={kinds} {...register(`${name}.kind`)} />
      <TextField
        label="Section"
        optional
        maxLength={200}
        placeholder="e.g. Main house"
        error={wrong('section')}
        {...register(`${name}.section`)}
      />
      <MoneyField
        label="Our cost"
        optional
        placeholder=""
        help="For one unit. Staff only."
        error={wrong('cost')}
        {...register(`${name}.cost`)}
      />
    </div>
  );
}
