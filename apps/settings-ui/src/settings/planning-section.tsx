// What jobs are planned by: where the weather is looked at, how bad it may be, days off.
import type { Planning } from '@purlin/domain/company/settings/planning.ts';
import { CheckField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import type { UseFormReturn } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

const NAMES: Readonly<Record<keyof Planning, string>> = {
  latitude: 'Latitude',
  longitude: 'Longitude',
  rainPercent: 'Chance of rain, in percent',
  windMph: 'Wind, in miles an hour',
  frostFahrenheit: 'Frost, in Fahrenheit',
  holidays: 'Nobody works on national holidays',
  closedDays: 'Further days off, one a line, such as 2026-12-24 Christmas Eve',
};
const TEXTS = ['latitude', 'longitude', 'rainPercent', 'windMph', 'frostFahrenheit'] as const;

export const PlanningSection = () => (
  <SectionPanel
    section="planning"
    title="Planning and Weather"
    description="The calendar marks days beyond these limits; a weather shift skips days off."
    tell={(name, value) => ({ what: NAMES[name as keyof Planning], text: String(value) })}
    fields={(form) => <Fields form={form} />}
  />
);

const Fields = ({ form }: { readonly form: UseFormReturn<Planning> }) => (
  <>
    {TEXTS.map((name) => (
      <TextField
        key={name}
        label={NAMES[name]}
        inputMode="decimal"
        error={form.formState.errors[name]?.message}
        {...form.register(name)}
      />
    ))}
    <CheckField label={NAMES.holidays} {...form.register('holidays')} />
    <TextAreaField
      label={NAMES.closedDays}
      rows={4}
      error={form.formState.errors.closedDays?.message}
      {...form.register('closedDays')}
    />
  </>
);
