// The rule: which prices change, and how: up or down, by percent or dollars, rounded.
import type { PriceBookCategory, RuleInput } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import {
  Button,
  PercentField,
  SegmentedField,
  SelectField,
  percentError,
  percentText,
  rateError,
  RateField,
  rateText,
} from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/price-changes.ts';
import { useState } from 'react';

export interface RuleRequest {
  readonly categoryId?: number;
  readonly type?: CategoryType;
  readonly rule: RuleInput;
}

interface Props {
  readonly categories: readonly PriceBookCategory[];
  /** A category's id, a type, or "" for all. */
  readonly start: string;
  readonly pending: boolean;
  readonly onShow: (request: RuleRequest) => void;
  /** Called when the rule was edited and the preview no longer matches. */
  readonly onEdited: () => void;
}

const targets = ['price', 'cost', 'both'] as const;
const directions = ['up', 'down'] as const;
const ways = ['percent', 'amount'] as const;
const roundings = ['none', 'quarter', 'half', 'dollar'] as const;

/** The member of `values` that equals this text; form controls only return text. */
const of = <V extends string>(values: readonly V[], text: string): V =>
  values.find((value) => value === text) ?? values[0]!;

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
  { value: '', label: say('all-items') },
  { value: 'service', label: say('all-services') },
  { value: 'material', label: say('all-materials') },
  ...categories.map(({ id, name, type, itemCount }) => ({
    value: String(id),
    label: say(`category.${type}`, { name, count: itemCount }),
  })),
];

export function PriceRuleForm({ categories, start, pending, onShow, onEdited }: Props) {
  const [form, setForm] = useState({ ...blank, which: start });
  const set = (name: keyof typeof form) => (value: string) => {
    setForm((before) => ({ ...before, [name]: value }));
    onEdited();
  };
  const amount = form.by === 'percent' ? percentText(form.value) : rateText(form.value);
  const unread = (form.by === 'percent' ? percentError : rateError)(form.value) !== undefined;
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
        label={say('which-items')}
        choices={whichOf(categories)}
        value={form.which}
        onChange={({ target }) => set('which')(target.value)}
      />
      <Rule form={form} set={set} />
      <SelectField
        label={say('rounding')}
        choices={roundings.map((value) => ({ value, label: say(`rounding.${value}`) }))}
        value={form.rounding}
        help={say('rounding-help')}
        onChange={({ target }) => set('rounding')(target.value)}
      />
      <Button
        type="submit"
        intent="primary"
        text={say('show-prices')}
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
        label={say('what-changes')}
        choices={targets.map((value) => ({ value, label: say(`target.${value}`) }))}
        value={form.target}
        onChoose={set('target')}
      />
      <div className="pl-form-2">
        <SegmentedField
          label={say('direction')}
          choices={directions.map((value) => ({ value, label: say(`direction.${value}`) }))}
          value={form.direction}
          onChoose={set('direction')}
        />
        <SegmentedField
          label={say('by')}
          choices={ways.map((value) => ({ value, label: say(`by.${value}`) }))}
          value={form.by}
          onChoose={set('by')}
        />
      </div>
      {form.by === 'percent' ? (
        <PercentField
          key="percent"
          label={say('percent')}
          value={form.value}
          onChange={({ target }) => set('value')(target.value)}
          onBlur={({ target }) => set('value')(target.value)}
        />
      ) : (
        <RateField
          key="amount"
          label={say('amount')}
          value={form.value}
          onChange={({ target }) => set('value')(target.value)}
          onBlur={({ target }) => target.value !== form.value && set('value')(target.value)}
        />
      )}
    </>
  );
}
