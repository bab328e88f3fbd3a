// One package of a multi-option estimate: its texts, its lines, and its actions.
import { ArrowLeftIcon, ArrowRightIcon, StarIcon, TrashIcon } from '@blueprintjs/icons';
import {
  Button,
  IconButton,
  SelectField,
  StatusBadge,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-options.ts';
import { useFormContext } from 'react-hook-form';
import { type FormValues, type OptionValues, written } from '../draft/values.ts';
import { LinesEditor } from './lines-editor.tsx';

/** The package's display name while it has no title. */
export const nameOf = (option: OptionValues | undefined, n: number): string =>
  option?.title.trim() || say('option-n', { n: n + 1 });

interface Props {
  readonly n: number;
  readonly options: readonly OptionValues[];
  readonly recommended: boolean;
  readonly onRecommend: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onCopy: (from: number) => void;
  /** Unset: the only option cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

export function OptionPanel(props: Props) {
  const { n, options, onRemove } = props;
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  const name = nameOf(options[n], n);
  const wrong = errors.options?.[n];
  return (
    <>
      <div className="option-words">
        <TextField
          label={say('title')}
          required
          maxLength={200}
          data-field={`options.${n}.title`}
          error={wrong?.title?.message}
          {...register(`options.${n}.title`)}
        />
        <TextAreaField
          label={say('client-gets')}
          optional
          rows={2}
          maxLength={4000}
          data-field={`options.${n}.description`}
          error={wrong?.description?.message}
          {...register(`options.${n}.description`)}
        />
      </div>
      <LinesEditor
        path={`options.${n}.lines`}
        label={say('lines-of', { name })}
        instead={
          onRemove && (
            <Button size="small" text={say('send-without', { name })} onClick={onRemove} />
          )
        }
      />
      <div className="option-foot">
        <CopyFrom {...props} />
        <Deeds {...props} name={name} />
      </div>
    </>
  );
}

/** Copies another package's lines into this one. */
function CopyFrom({ n, options, onCopy }: Props) {
  const sources = options.flatMap((other, from) =>
    from !== n && written(other.lines).length > 0
      ? [{ value: String(from), label: nameOf(other, from) }]
      : [],
  );
  if (sources.length === 0) return null;
  return (
    <div className="form-copy">
      <SelectField
        label={say('copy-from')}
        value=""
        choices={[{ value: '', label: say('choose-option') }, ...sources]}
        onChange={(event) => {
          if (event.currentTarget.value !== '') onCopy(Number(event.currentTarget.value));
        }}
      />
    </div>
  );
}

const Deeds = ({
  n,
  options,
  name,
  recommended,
  onRecommend,
  onMove,
  onRemove,
}: Props & { readonly name: string }) => (
  <span className="option-deeds">
    {recommended ? (
      <StatusBadge tone="good" label={say('recommended')} />
    ) : (
      <Button
        size="small"
        variant="minimal"
        icon={<StarIcon />}
        text={say('recommend')}
        aria-label={say('recommend-it', { name })}
        onClick={onRecommend}
      />
    )}
    <IconButton
      label={say('move-left', { name })}
      icon={<ArrowLeftIcon />}
      disabled={n === 0}
      onClick={() => onMove(-1)}
    />
    <IconButton
      label={say('move-right', { name })}
      icon={<ArrowRightIcon />}
      disabled={n === options.length - 1}
      onClick={() => onMove(1)}
    />
    {onRemove && (
      <IconButton label={say('remove-it', { name })} icon={<TrashIcon />} onClick={onRemove} />
    )}
  </span>
);
