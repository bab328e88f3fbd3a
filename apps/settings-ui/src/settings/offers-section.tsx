// Defaults for new estimates: texts and terms by kind of work, in every client language.
import { WORK_KINDS, type Offers, type WorkKind } from '@purlin/domain/company/settings/offers.ts';
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import {
  isPercentage,
  PercentField,
  SegmentedField,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/settings-company.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

export const OffersSection = () => (
  <SectionPanel
    section="offers"
    title={say('offers')}
    description={say('offers-lead')}
    fields={(form) => <Fields form={form} />}
  />
);

type Form = UseFormReturn<Offers>;
const kinds = () => WORK_KINDS.map((value) => ({ value, label: label(`work.${value}`) }));

/** Shows one kind of work at a time; the others stay in the form. */
function Fields({ form }: { readonly form: Form }) {
  const [kind, setKind] = useState<WorkKind>('any');
  const wrong = WORK_KINDS.filter((one) => form.formState.errors[one]);
  return (
    <>
      <PercentField
        label={say('card-fee')}
        step={0.01}
        help={say('card-fee-help')}
        error={form.formState.errors.processingFeePercentage?.message}
        {...form.register('processingFeePercentage', isPercentage)}
      />
      <SegmentedField
        label={say('kind-of-work')}
        choices={kinds()}
        value={kind}
        onChoose={(chosen) => setKind(chosen as WorkKind)}
      />
      {wrong.length > 0 && (
        <p className="pl-error">
          {say('look-at-kinds', {
            kinds: wrong.map((one) => label(`work.${one}`)).join(', '),
          })}
        </p>
      )}
      <KindFields key={kind} kind={kind} form={form} />
    </>
  );
}

function KindFields({ kind, form }: { readonly kind: WorkKind; readonly form: Form }) {
  const errors = form.formState.errors[kind];
  const blank = kind === 'any' ? say('empty-none') : say('empty-as-any');
  return (
    <>
      <div className="pl-form-2">
        <TextField
          label={say('warranty-years')}
          optional
          inputMode="numeric"
          maxLength={3}
          help={blank}
          error={errors?.warrantyYears?.message}
          {...form.register(`${kind}.warrantyYears`)}
        />
        <PercentField
          label={say('deposit-percent')}
          optional
          mayBeEmpty
          step={1}
          help={blank}
          error={errors?.depositPercentage?.message}
          {...form.register(`${kind}.depositPercentage`, isPercentage)}
        />
        <TextField
          label={say('valid-for')}
          optional
          inputMode="numeric"
          maxLength={3}
          help={kind === 'any' ? say('empty-as-set') : say('empty-as-any')}
          error={errors?.validDays?.message}
          {...form.register(`${kind}.validDays`)}
        />
      </div>
      {languages.map((language) => (
        <WordsIn key={language} kind={kind} form={form} language={language} />
      ))}
    </>
  );
}

const texts = [
  { name: 'introMessage', rows: 2, most: 4000 },
  { name: 'customerNotes', rows: 3, most: 4000 },
  { name: 'warrantyText', rows: 2, most: 2000 },
] as const;

const labelIn = (language: Language, name: (typeof texts)[number]['name']): string => {
  const what = say(`offer.${name}`);
  return language === 'en' ? what : say(`in.${language}`, { what });
};

const WordsIn = ({
  kind,
  form,
  language,
}: {
  readonly kind: WorkKind;
  readonly form: Form;
  readonly language: Language;
}) => (
  <fieldset className="set-language">
    <legend>{say(`readers.${language}`)}</legend>
    {texts.map(({ name, rows, most }) => (
      <TextAreaField
        key={name}
        label={labelIn(language, name)}
        optional
        rows={rows}
        maxLength={most}
        error={form.formState.errors[kind]?.[language]?.[name]?.message}
        {...form.register(`${kind}.${language}.${name}`)}
      />
    ))}
  </fieldset>
);
