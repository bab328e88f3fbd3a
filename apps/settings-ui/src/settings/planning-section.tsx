// Job planning settings: weather location, weather limits, days off.
import type { Planning } from '@purlin/domain/company/settings/planning.ts';
import { CheckField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/settings-company.ts';
import type { UseFormReturn } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

const nameOf = (part: keyof Planning): string => say(`plan.${part}`);
const TEXTS = ['latitude', 'longitude', 'rainPercent', 'windMph', 'frostFahrenheit'] as const;

export const PlanningSection = () => (
  <SectionPanel
    section="planning"
    title={say('planning')}
    description={say('planning-lead')}
    tell={(name, value) => ({ what: nameOf(name as keyof Planning), text: String(value) })}
    fields={(form) => <Fields form={form} />}
  />
);

const Fields = ({ form }: { readonly form: UseFormReturn<Planning> }) => (
  <>
    {TEXTS.map((name) => (
      <TextField
        key={name}
        label={nameOf(name)}
        inputMode="decimal"
        error={form.formState.errors[name]?.message}
        {...form.register(name)}
      />
    ))}
    <CheckField label={nameOf('holidays')} {...form.register('holidays')} />
    <TextAreaField
      label={nameOf('closedDays')}
      rows={4}
      error={form.formState.errors.closedDays?.message}
      {...form.register('closedDays')}
    />
  </>
);
