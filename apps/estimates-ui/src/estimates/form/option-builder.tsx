// The packages of a multi-option estimate: titles, words and lines of each, their order, and which
// one is recommended.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, StarIcon, TrashIcon } from '@blueprintjs/icons';
import {
  Button,
  ConfirmDialog,
  IconButton,
  Notice,
  SelectField,
  StatusBadge,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { MAX_OPTIONS } from '@purlin/domain/estimates/offer.ts';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { listErrorAt } from '../draft/error-at.ts';
import { linesTotals, recommendedOption } from '../draft/figures.ts';
import { LinesEditor } from './lines-editor.tsx';
import { useFigures } from './totals-summary.tsx';
import { type FormValues, type OptionValues, written } from '../draft/values.ts';

const nameOf = (option: OptionValues | undefined, n: number): string =>
  option?.title.trim() || `Option ${n + 1}`;

/** The options of the form, and what can be done with them. */
function useOptions() {
  const {
    control,
    getValues,
    setValue,
    formState: { errors },
  } = useFormContext<FormValues>();
  const { fields, append, remove: take, move } = useFieldArray({ control, name: 'options' });
  const options = useWatch({ control, name: 'options' });
  const none = listErrorAt(errors, 'options');
  const recommend = (chosen: number) =>
    getValues('options').forEach((_, n) =>
      setValue(`options.${n}.recommended`, n === chosen, { shouldDirty: true }),
    );
  const copyInto = (n: number, from: number) => {
    const copies = written(getValues(`options.${from}.lines`)).map((line) => ({
      ...line,
      id: null,
    }));
    setValue(`options.${n}.lines`, [...written(getValues(`options.${n}.lines`)), ...copies], {
      shouldDirty: true,
    });
  };
  const remove = (n: number) => {
    const was = recommendedOption(getValues('options')) === getValues(`options.${n}`);
    take(n);
    if (was && getValues('options').length > 0)
      recommend(Math.min(1, getValues('options').length - 1));
  };
  const add = () =>
    append(
      { id: null, title: '', description: '', recommended: fields.length === 0, lines: [] },
      { focusName: `options.${fields.length}.title` },
    );
  return { fields, options, none, add, move, recommend, copyInto, remove };
}

export function OptionBuilder() {
  const { fields, options, none, add, move, recommend, copyInto, remove } = useOptions();
  const [removing, setRemoving] = useState<number | null>(null);
  const removeAt = (n: number) => {
    remove(n);
    setRemoving(null);
  };
  return (
    <div className="pl-form">
      {none && <Notice tone="bad">{none}</Notice>}
      {fields.map(({ id }, n) => (
        <OptionPanel
          key={id}
          n={n}
          options={options}
          last={n === fields.length - 1}
          onRecommend={() => recommend(n)}
          onMove={(by) => move(n, n + by)}
          onCopy={(from) => copyInto(n, from)}
          onRemove={
            fields.length > 1
              ? () => (written(options[n]?.lines ?? []).length > 0 ? setRemoving(n) : removeAt(n))
              : undefined
          }
        />
      ))}
      {fields.length < MAX_OPTIONS && (
        <Button icon={<PlusIcon />} text="Add option" onClick={add} />
      )}
      <ConfirmDialog
        isOpen={removing !== null}
        title="Remove this option?"
        confirmLabel="Remove"
        destructive
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing !== null) removeAt(removing);
        }}
      >
        {removing !== null &&
          `“${nameOf(options[removing], removing)}” and its line items are taken out of ` +
            'the estimate.'}
      </ConfirmDialog>
    </div>
  );
}

interface PanelProps {
  readonly n: number;
  readonly options: readonly OptionValues[];
  readonly last: boolean;
  readonly onRecommend: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onCopy: (from: number) => void;
  /** Unset: the only option stays. */
  readonly onRemove: (() => void) | undefined;
}

function OptionPanel({ n, options, last, onRecommend, onMove, onCopy, onRemove }: PanelProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  const { terms } = useFigures();
  const option = options[n];
  const name = nameOf(option, n);
  const recommended = option !== undefined && option === recommendedOption(options);
  const wrong = errors.options?.[n];
  return (
    <section className="form-option" aria-label={name} data-recommended={recommended}>
      <OptionHead
        name={name}
        recommended={recommended}
        totalCents={option ? linesTotals(option.lines, terms).totalCents : 0}
        first={n === 0}
        last={last}
        onRecommend={onRecommend}
        onMove={onMove}
        onRemove={onRemove}
      />
      <div className="form-option-body pl-form">
        <TextField
          label="Option title"
          required
          maxLength={200}
          error={wrong?.title?.message}
          {...register(`options.${n}.title`)}
        />
        <TextAreaField
          label="What the client gets"
          optional
          rows={2}
          maxLength={4000}
          error={wrong?.description?.message}
          {...register(`options.${n}.description`)}
        />
        <LinesEditor
          path={`options.${n}.lines`}
          label={`Line items of ${name}`}
          instead={
            onRemove && <Button size="small" text={`Send without ${name}`} onClick={onRemove} />
          }
        />
        <CopyFrom n={n} options={options} onCopy={onCopy} />
      </div>
    </section>
  );
}

/** The lines of another package as a start for this one. */
function CopyFrom({ n, options, onCopy }: Pick<PanelProps, 'n' | 'options' | 'onCopy'>) {
  const sources = options.flatMap((other, from) =>
    from !== n && written(other.lines).length > 0
      ? [{ value: String(from), label: nameOf(other, from) }]
      : [],
  );
  if (sources.length === 0) return null;
  return (
    <div className="form-copy">
      <SelectField
        label="Copy lines from"
        value=""
        choices={[{ value: '', label: 'Choose an option' }, ...sources]}
        onChange={(event) => {
          if (event.currentTarget.value !== '') onCopy(Number(event.currentTarget.value));
        }}
      />
    </div>
  );
}

interface HeadProps extends Pick<PanelProps, 'last' | 'onRecommend' | 'onMove' | 'onRemove'> {
  readonly name: string;
  readonly recommended: boolean;
  readonly totalCents: number;
  readonly first: boolean;
}

const OptionHead = ({
  name,
  recommended,
  totalCents,
  first,
  last,
  onRecommend,
  onMove,
  onRemove,
}: HeadProps) => (
  <header className="form-option-head">
    <h3>{name}</h3>
    {recommended ? (
      <StatusBadge tone="good" label="Recommended" />
    ) : (
      <Button
        size="small"
        variant="minimal"
        icon={<StarIcon />}
        text="Recommend"
        aria-label={`Recommend ${name}`}
        onClick={onRecommend}
      />
    )}
    <output className="form-option-total pl-figures" aria-label={`Total of ${name}`}>
      {formatDollars(totalCents)}
    </output>
    <span className="form-option-actions">
      <IconButton
        label={`Move ${name} up`}
        icon={<ArrowUpIcon />}
        disabled={first}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={<ArrowDownIcon />}
        disabled={last}
        onClick={() => onMove(1)}
      />
      {onRemove && <IconButton label={`Remove ${name}`} icon={<TrashIcon />} onClick={onRemove} />}
    </span>
  </header>
);
