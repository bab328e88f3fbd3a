// What is asked of a line for seldom: kind, section, cost, words about the work; and what can be
// done with it by a press.
import { ArrowDownIcon, ArrowUpIcon, DuplicateIcon } from '@blueprintjs/icons';
import { Button, SelectField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { tidyAmount } from '../draft/number-cells.ts';
import type { LineValues } from '../draft/values.ts';
import type { CellProps, LineErrors } from './line-row.tsx';

const kinds = [
  { value: 'service', label: 'Service' },
  { value: 'material', label: 'Material' },
];
type Props = Omit<CellProps, 'error'> & { readonly errors: LineErrors | undefined };
type Texts = 'section' | 'details' | 'exclusions' | 'process';

export function LineMore(props: Props) {
  const { n, line, actions } = props;
  /** Props of a field of text. */
  const text = (name: Texts) => ({
    optional: true,
    value: line[name],
    error: props.errors?.[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      actions.type(n, { [name]: event.currentTarget.value }),
    onBlur: actions.left,
  });
  return (
    <div className="line-more pl-form">
      <Facts {...props} section={text('section')} />
      <TextAreaField
        label={line.kind === 'material' ? 'Description of the material' : 'Scope of work'}
        rows={2}
        maxLength={4000}
        {...text('details')}
      />
      {line.kind !== 'material' && (
        <div className="pl-form-2">
          <TextAreaField label="Exclusions" rows={2} maxLength={4000} {...text('exclusions')} />
          <TextAreaField label="Process" rows={2} maxLength={4000} {...text('process')} />
        </div>
      )}
      <div className="pl-actions">
        <Button
          size="small"
          icon={<ArrowUpIcon />}
          text="Move up"
          onClick={() => actions.nudge(n, -1)}
        />
        <Button
          size="small"
          icon={<ArrowDownIcon />}
          text="Move down"
          onClick={() => actions.nudge(n, 1)}
        />
        <Button
          size="small"
          icon={<DuplicateIcon />}
          text="Duplicate"
          onClick={() => actions.duplicate(n)}
        />
      </div>
    </div>
  );
}

const Facts = ({
  n,
  line,
  errors,
  actions,
  section,
}: Props & { readonly section: Partial<React.ComponentProps<typeof TextField>> }) => (
  <div className="line-facts">
    <SelectField
      label="Kind"
      choices={kinds}
      value={line.kind}
      onChange={(event) =>
        actions.type(n, { kind: event.currentTarget.value as LineValues['kind'] })
      }
    />
    <TextField label="Section" maxLength={200} placeholder="e.g. Main house" {...section} />
    <TextField
      label="Our cost"
      optional
      inputMode="decimal"
      help="For one unit. Staff only."
      error={errors?.cost}
      value={line.cost}
      onChange={(event) => actions.type(n, { cost: event.currentTarget.value })}
      data-cell="cost"
      onBlur={(event) => {
        actions.type(n, { cost: tidyAmount(event.currentTarget.value) });
        actions.left();
      }}
    />
  </div>
);
