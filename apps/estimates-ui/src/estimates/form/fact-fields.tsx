// An offer's facts in its forms: one field each, by kind.
import { factKinds, readFact, type FactKind } from '@purlin/domain/estimates/fact-kinds.ts';
import { factNames, headerFields, type FactName } from '@purlin/domain/estimates/header-fields.ts';
import { daysOf } from '@purlin/domain/shared/period-days.ts';
import { headerWords } from '@purlin/words/header.ts';
import { DateField, TextAreaField, TextField, TidyField } from '@purlin/ui/ui.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/estimate-form.ts';
import { useController, useFormContext } from 'react-hook-form';
import type { FormValues } from '../draft/values.ts';

/** The maximum length of any non-text value, in characters. */
const LONGEST = 40;
/** Longer texts get several lines. */
const LONGEST_LINE = 500;

/** Two dates that form one value; both blank means none. */
function PeriodField({ name, label }: { readonly name: FactName; readonly label: string }) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<FormValues, FactName>({ name });
  const { from, until } = daysOf(value);
  const change = (days: { readonly from: string; readonly until: string }) =>
    onChange(days.from || days.until ? `${days.from}/${days.until}` : '');
  return (
    <div className="est-period" role="group" aria-label={label}>
      <DateField
        ref={ref}
        label={say('period-from', { name: label })}
        optional
        value={from}
        onBlur={onBlur}
        onChange={(event) => change({ from: event.target.value, until })}
        error={fieldState.error?.message}
      />
      <DateField
        label={say('period-until')}
        optional
        min={from || undefined}
        value={until}
        onBlur={onBlur}
        onChange={(event) => change({ from, until: event.target.value })}
      />
    </div>
  );
}

function FactField({ name }: { readonly name: FactName }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  const label = headerWords[appLanguage()][name];
  const row = headerFields[name];
  if (row.kind === 'period') return <PeriodField name={name} label={label} />;
  const field = { label, optional: true, error: errors[name]?.message, ...register(name) };
  if (row.kind === 'text') {
    const { most } = row;
    return most > LONGEST_LINE ? (
      <TextAreaField rows={2} maxLength={most} {...field} />
    ) : (
      <TextField maxLength={most} {...field} />
    );
  }
  const { example, keyboard }: FactKind = factKinds[row.kind];
  const { kind } = row;
  return (
    <TidyField
      placeholder={example}
      inputMode={keyboard}
      maxLength={LONGEST}
      tidy={(text) => String(readFact(kind, text) ?? '')}
      {...field}
    />
  );
}

export const FactFields = () => factNames.map((name) => <FactField key={name} name={name} />);
