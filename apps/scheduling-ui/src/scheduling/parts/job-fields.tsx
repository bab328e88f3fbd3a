// A job's fields, shared by all forms that have them: title and address, dates, and the rest.
import { DateField, isAmount, MoneyField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEffect, useState } from 'react';
import { say } from '@purlin/words/screens/scheduling.ts';
import { dayAndDate, isDay } from './days.ts';
import { useDaysOff } from './days-off.ts';
import { required, withStart, type TypedTimes, type TypedWords } from './typed-job.ts';

const dayOrNone = (typed: string): string | null => (isDay(typed) ? typed : null);

export function WhatAndWhere() {
  const {
    register,
    formState: { errors },
  } = useFormContext<TypedWords>();
  return (
    <>
      <TextField
        label={say('title')}
        required
        maxLength={300}
        error={errors.title?.message}
        {...register('title', required)}
      />
      <TextField
        label={say('address')}
        required
        maxLength={500}
        autoComplete="off"
        error={errors.address?.message}
        {...register('address', required)}
      />
    </>
  );
}

/** Moves the end date along with the start date. Returns the new last day if it moved. */
function useEndGoesAlong(): string {
  const { getValues, setValue, subscribe } = useFormContext<TypedTimes>();
  const { closed } = useDaysOff(dayOrNone(getValues('scheduledStartDate')));
  const [along, setAlong] = useState('');
  useEffect(() => {
    // While a date is being typed the field is empty, so remember the last complete one.
    let last = getValues('scheduledStartDate');
    return subscribe({
      name: 'scheduledStartDate',
      formState: { values: true },
      callback: ({ values }) => {
        const day = values.scheduledStartDate;
        if (!isDay(day) || day === last) return;
        const { scheduledEndDate } = withStart(
          { ...values, scheduledStartDate: last },
          day,
          closed,
        );
        last = day;
        if (scheduledEndDate === values.scheduledEndDate) return;
        setValue('scheduledEndDate', scheduledEndDate, { shouldDirty: true });
        setAlong(scheduledEndDate);
      },
    });
  }, [getValues, setValue, subscribe, closed]);
  return along;
}

/**
 * `optional`: without a start, the job stays unscheduled or the vendor comes with the job.
 * `begins`: initial focus.
 */
export function TimesFields({
  optional = false,
  begins = false,
}: {
  readonly optional?: boolean;
  readonly begins?: boolean;
}) {
  const {
    register,
    formState: { errors },
  } = useFormContext<TypedTimes>();
  const along = useEndGoesAlong();
  return (
    <div className="cal-times">
      <DateField
        label={say('start-date')}
        {...(optional ? { optional } : { required: true })}
        {...(begins ? { 'data-start': true } : {})}
        error={errors.scheduledStartDate?.message}
        {...register('scheduledStartDate', optional ? {} : required)}
      />
      <TextField
        label={say('start-time')}
        type="time"
        error={errors.startTime?.message}
        {...register('startTime')}
      />
      <DateField
        label={say('end-date')}
        optional
        error={errors.scheduledEndDate?.message}
        {...register('scheduledEndDate')}
      />
      <TextField
        label={say('end-time')}
        type="time"
        error={errors.endTime?.message}
        {...register('endTime')}
      />
      <OnDayOff />
      <GoesAlong day={along} />
    </div>
  );
}

/** "The last day goes along, to Fri, Nov 27.", while it is that day. */
function GoesAlong({ day }: { readonly day: string }) {
  const last = useWatch<TypedTimes, 'scheduledEndDate'>({ name: 'scheduledEndDate' });
  return (
    isDay(day) &&
    last === day && (
      <p className="cal-times-along" role="status">
        {say('goes-along', { day: dayAndDate(day) })}
      </p>
    )
  );
}

const offWords = (day: string, name: string): string =>
  name ? say('day-is', { day, name }) : say('is-weekend-day', { day });

/** "Thu, Nov 26 is Thanksgiving.", if the first or last day is a day off. */
function OnDayOff() {
  const [from, to] = useWatch<TypedTimes, ['scheduledStartDate', 'scheduledEndDate']>({
    name: ['scheduledStartDate', 'scheduledEndDate'],
  });
  const { closed, nameOf } = useDaysOff(dayOrNone(from));
  const off = [...new Set([from, to])].filter((day) => isDay(day) && closed(day));
  return (
    off.length > 0 && (
      <p className="cal-times-off" role="status">
        {off.map((day) => `${offWords(dayAndDate(day), nameOf(day))} `)}
        {say('planned-anyway')}
      </p>
    )
  );
}

export function BudgetField({ help }: { readonly help?: string }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<TypedWords>();
  return (
    <div className="cal-budget">
      <MoneyField
        label={say('budget')}
        optional
        {...(help ? { help } : {})}
        error={errors.budget?.message}
        {...register('budget', isAmount)}
      />
    </div>
  );
}

export function DescriptionAndNotes() {
  const {
    register,
    formState: { errors },
  } = useFormContext<TypedWords>();
  return (
    <>
      <TextAreaField
        label={say('description')}
        optional
        rows={3}
        maxLength={4000}
        error={errors.description?.message}
        {...register('description')}
      />
      <TextAreaField
        label={say('notes')}
        optional
        rows={2}
        maxLength={4000}
        help={say('notes-help')}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </>
  );
}
