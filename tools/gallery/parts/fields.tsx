// Fields for text, dates and choices, each empty, filled, wrong and greyed.
import { SearchIcon } from '@blueprintjs/icons';
import { Field, type FieldFrame } from '@purlin/ui/form/field.tsx';
import { SearchField } from '@purlin/ui/form/search-field.tsx';
import { SegmentedField } from '@purlin/ui/form/segmented-field.tsx';
import { SelectField } from '@purlin/ui/form/select-field.tsx';
import {
  CheckField,
  DateField,
  FramedInput,
  SwitchField,
  TextAreaField,
  TextField,
} from '@purlin/ui/form/text-fields.tsx';
import { type ReactNode, useState } from 'react';
import { nothing, type Part, type States } from '../part.ts';

/** What every field can be. */
export interface Control {
  readonly defaultValue?: string;
  readonly disabled?: boolean;
}
type Draw = (props: FieldFrame & Control) => ReactNode;

/** The states that every field has. */
export const fieldStates = (label: string, value: string, draw: Draw): States => ({
  Empty: () => draw({ label }),
  'Empty, must be filled': () => draw({ label, required: true, help: 'Sample help.' }),
  'Empty, may stay so': () => draw({ label, optional: true }),
  Filled: () => draw({ label, defaultValue: value }),
  Wrong: () =>
    draw({ label, defaultValue: value, error: 'Sample error: this is taken.', help: 'And help.' }),
  Greyed: () => draw({ label, defaultValue: value, disabled: true }),
  'Name not shown': () => draw({ label, defaultValue: value, hideLabel: true }),
});

const choices = [
  { value: 'roof', label: 'Roof (sample)' },
  { value: 'gutters', label: 'Gutters (sample)' },
  { value: 'siding', label: 'Siding (sample)' },
];

function Segments({ hideLabel = false }: { readonly hideLabel?: boolean }) {
  const [value, setValue] = useState('roof');
  return (
    <SegmentedField
      label="Sample choice"
      hideLabel={hideLabel}
      choices={choices}
      value={value}
      onChoose={setValue}
    />
  );
}

function Switch({
  on,
  status = '',
  greyed = false,
}: {
  readonly on: boolean;
  readonly status?: string;
  readonly greyed?: boolean;
}) {
  const [checked, setChecked] = useState(on);
  return (
    <SwitchField
      label="Sample switch"
      hint="What it means, in a sentence."
      status={status}
      checked={checked}
      disabled={greyed}
      onChange={(event) => setChecked(event.currentTarget.checked)}
    />
  );
}

const checks: States = {
  Off: () => <CheckField label="Sample yes or no" />,
  On: () => <CheckField label="Sample yes or no" defaultChecked />,
  Greyed: () => <CheckField label="Sample yes or no" disabled />,
  'On and greyed': () => <CheckField label="Sample yes or no" defaultChecked disabled />,
};

const switches: States = {
  Off: () => <Switch on={false} />,
  On: () => <Switch on />,
  'Just saved': () => <Switch on status="Saved" />,
  Greyed: () => <Switch on={false} greyed />,
};

const Search = ({ value }: { readonly value: string }) => (
  <SearchField
    label="Search the samples"
    placeholder="Search samples"
    value={value}
    onSearch={nothing}
  />
);

const ownControl: States = {
  'Around any control': () => (
    <Field label="Sample picture" help="The frame ties label, help and error to it.">
      {(wiring) => <input type="file" {...wiring} />}
    </Field>
  ),
};

const framed: States = {
  'Words before and after': () => (
    <FramedInput aria-label="Sample length" lead="≈" trail="ft" defaultValue="42" />
  ),
  'An icon before': () => (
    <FramedInput aria-label="Sample search" lead={<SearchIcon />} placeholder="Sample" />
  ),
  Figures: () => <FramedInput aria-label="Sample figure" figures defaultValue="1,234.50" />,
};

export const fieldParts: readonly Part[] = [
  {
    name: 'Text field',
    narrow: true,
    states: fieldStates('Sample name', 'Dana Whitfield', (props) => <TextField {...props} />),
  },
  {
    name: 'Text area',
    narrow: true,
    states: fieldStates('Sample note', 'Two lines\nof a sample.', (props) => (
      <TextAreaField rows={3} {...props} />
    )),
  },
  {
    name: 'Date field',
    narrow: true,
    states: fieldStates('Sample day', '2026-11-26', (props) => <DateField {...props} />),
  },
  {
    name: 'Select',
    narrow: true,
    states: fieldStates('Sample trade', 'gutters', (props) => <SelectChoice {...props} />),
  },
  {
    name: 'Segmented choice',
    narrow: true,
    states: { Usual: () => <Segments />, 'Name not shown': () => <Segments hideLabel /> },
  },
  { name: 'Check', narrow: true, states: checks },
  { name: 'Switch', narrow: true, states: switches },
  {
    name: 'Search field',
    narrow: true,
    states: { Empty: () => <Search value="" />, Filled: () => <Search value="alder" /> },
  },
  { name: 'Frame of a field', narrow: true, states: ownControl },
  { name: 'Input with words inside', narrow: true, states: framed },
];

/** A select is given what is chosen; until then it is the first. */
function SelectChoice({ defaultValue, ...props }: FieldFrame & Control) {
  const [value, setValue] = useState(defaultValue ?? choices[0]!.value);
  return (
    <SelectField
      {...props}
      choices={choices}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}
