// Which prices change, and how: up or down, by percent or dollars, rounded.
import type { PriceBookCategory, RuleInput } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import {
  amountError,
  Button,
  MoneyField,
  PercentField,
  SegmentedField,
  SelectField,
  percentError,
  percentText,
  moneyText,
} from '@purlin/ui/ui.ts';
import { useState } from 'react';

export interface RuleRequest {
  readonly categoryId?: number;
  readonly type?: CategoryType;
  readonly rule: RuleInput;
}

interface Props {
  readonly categories: readonly PriceBookCategory[];
  /** A category's number, a type, or "" for all. */
  readonly start: string;
  readonly pending: boolean;
  readonly onShow: (request: RuleRequest) => void;
  /** The preview no longer belongs to what is written here. */
  readonly onEdited: () => void;
}

const targets = [
  { value: 'price', label: 'Standard price' },
  { value: 'cost', label: 'Cost price' },
  { value: 'both', label: 'Both' },
] as const;
const directions = [
  { value: 'up', label: 'Up' },
  { value: 'down', label: 'Down' },
] as const;
const ways = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Dollars' },
] as const;
const roundings = [
  { value: 'none', label: 'To the cent' },
  { value: 'quarter', label: 'To 25 cents' },
  { value: 'half', label: 'To 50 cents' },
  { value: 'dollar', label: 'To whole dollars' },
] as const;

/** The choice with this value; controls only know texts. */
const of = <V extends string>(choices: readonly { readonly value: V }[], value: string): V =>
  choices.find((choice) => choice.value === value)?.value ?? choices[0]!.value;

const blank = {
  which: '',
  target: 'price',
  direction: 'up',
  by: 'percent',
  value: '',
  rounding: 'none',
};
type Form = typeof blank;

const requestOf = (form: Form, amount: string): RuleRequest => ({
  ...(/^\d+$/.test(form.which)
    ? { categoryId: Number(form.which) }
    : form.which === 'service' || form.which === 'material'
      ? { type: form.which }
      : {}),
  rule: {
    target: of(targets, form.target),
    by: of(ways, form.by),
    value: `${form.direction === 'down' && Number(amount) > 0 ? '-' : ''}${amount}`,
    rounding: of(roundings, form.rounding),
  },
});

const whichOf = (categories: readonly PriceBookCategory[]) => [
  { value: '', label: 'All items' },
  { value: 'service', label: 'All services' },
  { value: 'material', label: 'All materials' },
  ...categories.map(({ id, name, type, itemCount }) => ({
    value: String(id),
    label: `${name} (${type === 'service' ? 'services' : 'materials'}, ${itemCount})`,
  })),
];

export function PriceRuleForm({ categories, start, pending, onShow, onEdited }: Props) {
  const [form, setForm] = useState({ ...blank, which: start });
  const set = (name: keyof typeof form) => (value: string) => {
    setForm((before) => ({ ...before, [name]: value }));
    onEdited();
  };
  const amount = form.by === 'percent' ? percentText(form.value) : moneyText(form.value);
  const unread = (form.by === 'percent' ? percentError : amountError)(form.value) !== undefined;
  const nothing = unread || (Number(amount) === 0 && form.rounding === 'none');
  return (
    <form
      className="pl-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!nothing) onShow(requestOf(form, amount));
      }}
    >
      <SelectField
        label="Which items"
        choices={whichOf(categories)}
        value={form.which}
        onChange={({ target }) => set('which')(target.value)}
      />
      <Rule form={form} set={set} />
      <SelectField
        label="Rounding"
        choices={roundings}
        value={form.rounding}
        help="To the nearest; exactly between two, to the higher one."
        onChange={({ target }) => set('rounding')(target.value)}
      />
      <Button
        type="submit"
        intent="primary"
        text="Show new prices"
        loading={pending}
        disabled={nothing}
      />
    </form>
  );
}

function Rule({
  form,
  set,
}: {
  readonly form: Form;
  readonly set: (name: keyof Form) => (value: string) => void;
}) {
  return (
    <>
      <SegmentedField
        label="What changes"
        choices={targets}
        value={form.target}
        onChoose={set('target')}
      />
      <div className="pl-form-2">
        <SegmentedField
          label="Direction"
          choices={directions}
          value={form.direction}
          onChoose={set('direction')}
        />
        <SegmentedField label="By" choices={ways} value={form.by} onChoose={set('by')} />
      </div>
      {form.by === 'percent' ? (
        <PercentField
          key="percent"
          label="Percent"
          value={form.value}
          onChange={({ target }) => set('value')(target.value)}
          onBlur={({ target }) => set('value')(target.value)}
        />
      ) : (
        <MoneyField
          key="amount"
          label="Amount"
          value={form.value}
          onChange={({ target }) => set('value')(target.value)}
          onBlur={({ target }) => target.value !== form.value && set('value')(target.value)}
        />
      )}
    </>
  );
}
