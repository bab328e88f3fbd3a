// Fields that tidy what was typed (money, quantities, percentages), and the choice from a long
// list.
import { ComboField, type ComboOption } from '@purlin/ui/form/combo-field.tsx';
import {
  MoneyField,
  PercentField,
  QuantityField,
  RateField,
  TidyField,
} from '@purlin/ui/form/number-fields.tsx';
import { type ComponentProps, useState } from 'react';
import { nothing, type Part, type States } from '../part.ts';
import { fieldStates } from './fields.tsx';
import { OnceThere } from './once-there.tsx';

const people: readonly ComboOption[] = [
  { value: '1', label: 'Dana Whitfield', detail: 'dana@client.example' },
  { value: '2', label: 'Alder Gutters (sample)', detail: 'Eugene' },
  { value: '3', label: 'Birch Roofing (sample)' },
];

type ComboProps = ComponentProps<typeof ComboField>;
/** As a screen uses it: the field holds what was chosen. */
function Combo(props: Partial<ComboProps>) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <ComboField
      label="Sample client"
      placeholder="Search clients"
      note={undefined}
      options={people}
      onSearch={nothing}
      {...props}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

const OpenCombo = (props: Partial<ComboProps>) => (
  <OnceThere select="input" act={(input) => input.click()}>
    <Combo {...props} />
  </OnceThere>
);

const combo: States = {
  Empty: () => <Combo required />,
  Filled: () => <Combo chosen={people[0]} />,
  Wrong: () => <Combo error="Sample error: choose a client." />,
};

const openCombo: States = {
  Open: () => <OpenCombo />,
  'Open, one is chosen': () => <OpenCombo chosen={people[1]} />,
  'Open, on its way': () => <OpenCombo options={[]} note="Searching (sample) …" />,
  'Open, nothing found': () => <OpenCombo options={[]} note="Nothing fits (sample)." />,
};

const leave = (input: HTMLElement): void => {
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};
/** It was left, as if somebody had typed: what is no value says so then. */
const Left = ({
  kind: Kind,
  text,
}: {
  readonly kind: typeof MoneyField;
  readonly text: string;
}) => (
  <OnceThere select="input" act={leave}>
    <Kind label="Sample value" defaultValue={text} />
  </OnceThere>
);

const upper = (text: string): string => text.toUpperCase();

export const numberParts: readonly Part[] = [
  {
    name: 'Money field',
    narrow: true,
    states: {
      ...fieldStates('Sample amount', '1,234.50', (props) => <MoneyField {...props} />),
      'No amount, left': () => <Left kind={MoneyField} text="a lot" />,
    },
  },
  {
    name: 'Rate field',
    narrow: true,
    states: {
      ...fieldStates('Sample rate', '0.0375', (props) => <RateField {...props} />),
      'Too many decimals, left': () => <Left kind={RateField} text="0.03751" />,
    },
  },
  {
    name: 'Quantity field',
    narrow: true,
    states: fieldStates('Sample quantity', '12.5', (props) => <QuantityField {...props} />),
  },
  {
    name: 'Percent field',
    narrow: true,
    states: {
      ...fieldStates('Sample share', '7.5', (props) => <PercentField {...props} />),
      'No percentage, left': () => <Left kind={PercentField} text="140" />,
    },
  },
  {
    name: 'Field of one form',
    narrow: true,
    states: fieldStates('Sample code', 'EUG-12', (props) => <TidyField tidy={upper} {...props} />),
  },
  { name: 'Combo', narrow: true, states: combo },
  { name: 'Combo, open', narrow: true, states: openCombo, over: 280 },
];
