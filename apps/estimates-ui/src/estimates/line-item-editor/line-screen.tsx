// One line in detail, inside the line-item editor: name and price first, texts below.
import { TrashIcon } from '@blueprintjs/icons';
import { Button, CheckField, Panel, TextAreaField, TextField, TidyField } from '@purlin/ui/ui.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { say } from '@purlin/words/screens/line-item-editor.ts';
import { isFree, numberErrors, tidyAmount, typedQuantity } from '../draft/number-cells.ts';
import type { LineValues } from '../draft/values.ts';

interface Props {
  readonly form: UseFormReturn<LineValues>;
  /** Unset for a new line. */
  readonly onRemove: (() => void) | undefined;
}

export function LineScreen({ form, onRemove }: Props) {
  const line = useWatch({ control: form.control }) as LineValues;
  return (
    <div className="lie-screen">
      <Panel>
        <div className="pl-form">
          <Name form={form} service={line.kind === 'service'} />
          <Price form={form} line={line} />
        </div>
      </Panel>
      <Panel>
        <Words form={form} service={line.kind === 'service'} />
      </Panel>
      {onRemove && (
        <div className="pl-actions">
          <Button
            intent="danger"
            variant="minimal"
            icon={<TrashIcon />}
            text={say('remove-line')}
            onClick={onRemove}
          />
        </div>
      )}
    </div>
  );
}

interface WordsProps {
  readonly form: UseFormReturn<LineValues>;
  readonly service: boolean;
}

const Name = ({
  form: {
    register,
    formState: { errors },
  },
  service,
}: WordsProps) => (
  <TextField
    label={say('name')}
    required
    maxLength={2000}
    autoComplete="off"
    placeholder={say(service ? 'example.service' : 'example.material')}
    error={errors.description?.message}
    {...register('description')}
  />
);

function Words({ form: { register }, service }: WordsProps) {
  return (
    <div className="pl-form lie-words">
      <TextAreaField
        label={say(service ? 'scope' : 'description')}
        optional
        rows={2}
        maxLength={4000}
        {...register('details')}
      />
      {service && (
        <TextAreaField
          label={say('exclusions')}
          optional
          rows={1}
          maxLength={4000}
          {...register('exclusions')}
        />
      )}
      {service && (
        <TextAreaField
          label={say('process')}
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
  <>
    <div className="lie-figures">
      <TidyField
        label={say('price')}
        required
        lead="$"
        placeholder="0.00"
        inputMode="decimal"
        tidy={tidyAmount}
        error={numberErrors(line).rate}
        {...register('rate')}
      />
      <TidyField
        label={say('quantity')}
        inputMode="decimal"
        tidy={(text) => typedQuantity(text)?.quantity ?? text}
        error={numberErrors(line).quantity}
        {...register('quantity')}
      />
      <TextField label={say('unit')} readOnly value={say(`unit.${line.unit}`)} />
    </div>
    {isFree(line) && <CheckField label={say('included')} {...register('included')} />}
    <CheckField label={say('taxable')} {...register('taxable')} />
  </>
);
