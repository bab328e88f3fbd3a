// Opening hours: each weekday is open between two times, by appointment, or closed.
import { type Day, DAYS, type Hours, type OpenDay } from '@purlin/domain/company/settings/hours.ts';
import { Button, SelectField, TextField } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/settings-website.ts';
import type { UseFormReturn } from 'react-hook-form';
import { SectionPanel } from './section-panel.tsx';

const STATES = ['open', 'appointment', 'closed'] as const;
const choices = () => STATES.map((value) => ({ value, label: say(`day.${value}`) }));

/** "Open 08:00 to 18:00", "Closed". */
const hoursInWords = ({ state, opens, closes }: OpenDay): string =>
  state === 'open' ? say('open-from-to', { opens, closes }) : say(`day.${state}`);

/** Copies Monday to the other workdays, because most companies keep the same hours on all five. */
function asOnMonday({ getValues, setValue }: UseFormReturn<Hours>): void {
  const monday = getValues('monday');
  for (const day of ['tuesday', 'wednesday', 'thursday', 'friday'] as const)
    setValue(day, { ...monday }, { shouldDirty: true, shouldValidate: true });
}

export const HoursSection = () => (
  <SectionPanel
    section="hours"
    title={say('hours')}
    description={say('hours-lead')}
    tell={(day, hours) => ({
      what: label(`day.${day as Day}`),
      text: hoursInWords(hours as OpenDay),
    })}
    page="/contact"
    fields={(form) => (
      <div className="set-week">
        {DAYS.map((day) => (
          <DayFields key={day} day={day} form={form} />
        ))}
        <div className="pl-actions">
          <Button size="small" text={say('as-on-monday')} onClick={() => asOnMonday(form)} />
        </div>
      </div>
    )}
  />
);

function DayFields({
  day,
  form,
}: {
  readonly day: (typeof DAYS)[number];
  readonly form: UseFormReturn<Hours>;
}) {
  const name = label(`day.${day}`);
  const errors = form.formState.errors[day];
  return (
    <fieldset className="set-day">
      <legend>{name}</legend>
      <SelectField label={name} hideLabel choices={choices()} {...form.register(`${day}.state`)} />
      {form.watch(`${day}.state`) === 'open' && (
        <>
          <TextField
            label={say('opens')}
            hideLabel
            type="time"
            step={300}
            error={errors?.opens?.message}
            {...form.register(`${day}.opens`)}
          />
          <span aria-hidden>{say('until')}</span>
          <TextField
            label={say('closes')}
            hideLabel
            type="time"
            step={300}
            error={errors?.closes?.message}
            {...form.register(`${day}.closes`)}
          />
        </>
      )}
    </fieldset>
  );
}
