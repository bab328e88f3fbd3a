// How new estimates start: words and terms for each kind of work, in both languages of clients.
import { WORK_KINDS, type Offers, type WorkKind } from '@purlin/domain/company/settings/offers.ts';
import {
  isPercentage,
  PercentField,
  SegmentedField,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

const DESCRIPTION =
  'What a new estimate says until somebody writes something else. Estimates that are there stay ' +
  'as they are.';

export const OffersSection = () => (
  <SectionPanel
    section="offers"
    title="New Estimates"
    description={DESCRIPTION}
    fields={(form) => <Fields form={form} />}
  />
);

type Form = UseFormReturn<Offers>;
const kinds = WORK_KINDS.map((value) => ({ value, label: label(`work.${value}`) }));

/** One kind of work at a time; the others stay in the form. */
function Fields({ form }: { readonly form: Form }) {
  const [kind, setKind] = useState<WorkKind>('any');
  const wrong = WORK_KINDS.filter((one) => form.formState.errors[one]);
  return (
    <>
      <PercentField
        label="Card processing fee (%)"
        step={0.01}
        help="A line of its own on new estimates; 0 is none."
        error={form.formState.errors.processingFeePercentage?.message}
        {...form.register('processingFeePercentage', isPercentage)}
      />
      <SegmentedField
        label="Kind of work"
        choices={kinds}
        value={kind}
        onChoose={(chosen) => setKind(chosen as WorkKind)}
      />
      {wrong.length > 0 && (
        <p className="pl-error">
          Please look at {wrong.map((one) => label(`work.${one}`)).join(', ')}.
        </p>
      )}
      <KindFields key={kind} kind={kind} form={form} />
    </>
  );
}

function KindFields({ kind, form }: { readonly kind: WorkKind; readonly form: Form }) {
  const errors = form.formState.errors[kind];
  const blank =
    kind === 'any' ? 'Left empty, there is none.' : 'Left empty, it is as for any work.';
  return (
    <>
      <div className="pl-form-2">
        <TextField
          label="Warranty in years"
          optional
          inputMode="numeric"
          maxLength={3}
          help={blank}
          error={errors?.warrantyYears?.message}
          {...form.register(`${kind}.warrantyYears`)}
        />
        <PercentField
          label="Deposit (% of the total)"
          optional
          mayBeEmpty
          step={1}
          help={blank}
          error={errors?.depositPercentage?.message}
          {...form.register(`${kind}.depositPercentage`, isPercentage)}
        />
        <TextField
          label="Valid for days"
          optional
          inputMode="numeric"
          maxLength={3}
          help={
            kind === 'any'
              ? 'Left empty, as set under Estimates.'
              : 'Left empty, it is as for any work.'
          }
          error={errors?.validDays?.message}
          {...form.register(`${kind}.validDays`)}
        />
      </div>
      <WordsIn kind={kind} form={form} language="en" />
      <WordsIn kind={kind} form={form} language="es" />
    </>
  );
}

const texts = [
  { name: 'introMessage', label: 'Message to the client', rows: 2, most: 4000 },
  { name: 'customerNotes', label: 'Notes for the client', rows: 3, most: 4000 },
  { name: 'warrantyText', label: 'What the warranty covers', rows: 2, most: 2000 },
] as const;

const WordsIn = ({
  kind,
  form,
  language,
}: {
  readonly kind: WorkKind;
  readonly form: Form;
  readonly language: 'en' | 'es';
}) => (
  <fieldset className="set-language">
    <legend>
      {language === 'en' ? 'For clients who read English' : 'For clients who read Spanish'}
    </legend>
    {texts.map(({ name, label: what, rows, most }) => (
      <TextAreaField
        key={name}
        label={language === 'en' ? what : `${what}, in Spanish`}
        optional
        rows={rows}
        maxLength={most}
        error={form.formState.errors[kind]?.[language]?.[name]?.message}
        {...form.register(`${kind}.${language}.${name}`)}
      />
    ))}
  </fieldset>
);
