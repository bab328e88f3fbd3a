// A line's less common fields (kind, section, cost, texts about the work) and its actions.
import { ArrowDownIcon, ArrowUpIcon, DuplicateIcon } from '@blueprintjs/icons';
import { Button, CheckField, SelectField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-lines.ts';
import { tidyAmount } from '../draft/number-cells.ts';
import type { LineValues } from '../draft/values.ts';
import type { CellProps, LineErrors } from './line-row.tsx';

const kinds = ['service', 'material'] as const;
type Props = Omit<CellProps, 'error'> & { readonly errors: LineErrors | undefined };
type Texts = 'section' | 'details' | 'exclusions' | 'process';

export function LineMore(props: Props) {
  const { n, line, actions } = props;
  /** Props of a text field. */
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
      {/* Only if the row has no room for it. */}
      <div className="line-more-tax">
        <CheckField
          label={say('taxable')}
          checked={line.taxable}
          onChange={(event) => actions.type(n, { taxable: event.currentTarget.checked })}
        />
      </div>
      <Facts {...props} section={text('section')} />
      <TextAreaField
        label={say(line.kind === 'material' ? 'material-description' : 'scope')}
        rows={2}
        maxLength={4000}
        {...text('details')}
      />
      {line.kind !== 'material' && (
        <div className="pl-form-2">
          <TextAreaField
            label={say('exclusions')}
            rows={2}
            maxLength={4000}
            {...text('exclusions')}
          />
          <TextAreaField label={say('process')} rows={2} maxLength={4000} {...text('process')} />
        </div>
      )}
      <Moves n={n} actions={actions} />
    </div>
  );
}

const Moves = ({ n, actions }: Pick<Props, 'n' | 'actions'>) => (
  <div className="pl-actions">
    <Button
      size="small"
      icon={<ArrowUpIcon />}
      text={say('move-up')}
      onClick={() => actions.nudge(n, -1)}
    />
    <Button
      size="small"
      icon={<ArrowDownIcon />}
      text={say('move-down')}
      onClick={() => actions.nudge(n, 1)}
    />
    <Button
      size="small"
      icon={<DuplicateIcon />}
      text={say('duplicate')}
      onClick={() => actions.duplicate(n)}
    />
  </div>
);

const Facts = ({
  n,
  line,
  errors,
  actions,
  section,
}: Props & { readonly section: Partial<React.ComponentProps<typeof TextField>> }) => (
  <div className="line-facts">
    <SelectField
      label={say('kind')}
      choices={kinds.map((kind) => ({ value: kind, label: say(`kind.${kind}`) }))}
      value={line.kind}
      onChange={(event) =>
        actions.type(n, { kind: event.currentTarget.value as LineValues['kind'] })
      }
    />
    <TextField
      label={say('section')}
      maxLength={200}
      placeholder={say('section-example')}
      {...section}
    />
    <TextField
      label={say('our-cost')}
      optional
      inputMode="decimal"
      help={say('cost-help')}
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
