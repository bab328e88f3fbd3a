// In the dialog that moves a job, before it is moved: who goes along and who stays, what speaks
// against the dates that stand there, and the next days against which nothing does.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { Button, Notice } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { speaksAgainst } from './against.ts';
import { dayAndDate, daysIn, isDay, shortDay } from './days.ts';
import { askedTimes, withStart, type TypedTimes } from './typed-job.ts';
import { useKnownDays } from './use-known-days.ts';
import { dayWords } from './weather-words.ts';

/** So far ahead days are looked for, and so many are offered. */
const AHEAD = 28;
const OFFERED = 4;
const nobody: readonly CalendarJob[] = [];

const wantedOf = (job: CalendarJob, typed: TypedTimes) => {
  const { scheduledStartDate: start, scheduledEndDate: end } = askedTimes(typed);
  return { job, dates: { start, end } };
};

/** What is known of the typed dates and of the days after the first. */
function useAgainst(job: CalendarJob, typed: TypedTimes) {
  const today = useRead(scheduling.today).data?.today;
  const typedDay = isDay(typed.scheduledStartDate) ? typed.scheduledStartDate : undefined;
  const first = typedDay ?? today ?? '';
  const span = { from: first, to: dayAfter(first || '2026-01-01', AHEAD) };
  const { data } = useRead(scheduling.onCalendar, { query: span }, { enabled: first !== '' });
  const known = { ...useKnownDays(), jobs: data ?? nobody };
  const speaks = (times: TypedTimes) => speaksAgainst(wantedOf(job, times), known);
  const { closed } = known.daysOff;
  const free: string[] = [];
  for (const day of data && typedDay ? daysIn({ from: dayAfter(typedDay, 1), to: span.to }) : []) {
    if (free.length === OFFERED) break;
    if (day < (today ?? day) || closed(day)) continue;
    if (speaks(withStart(typed, day, closed)).length === 0) free.push(day);
  }
  return { against: typedDay && data ? speaks(typed) : [], free, known };
}

/** "Torres, Whitaker" */
function useCrewWords(job: CalendarJob): string {
  const crews = useRead(scheduling.crews).data;
  return job.crewSchedules
    .flatMap(({ crewId }) => crews?.find(({ id }) => id === crewId)?.name ?? [])
    .join(', ');
}

export function BeforeMoved({ job }: { readonly job: CalendarJob }) {
  const { setValue } = useFormContext<TypedTimes>();
  const typed = useWatch<TypedTimes>() as TypedTimes;
  const { against, free, known } = useAgainst(job, typed);
  const crew = useCrewWords(job);
  const own = [...job.crewSchedules, ...job.vendorSchedules].filter(({ ownDates }) => ownDates);
  const weather = known.forecast.get(typed.scheduledStartDate);
  const facts = [
    crew && `Crew ${crew}`,
    weather && `${dayAndDate(weather.day)}: ${dayWords(weather)}`,
    own.length > 0 && 'Who has dates of their own keeps them; they are changed on the job',
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p className="pl-muted">{facts.join(' · ')}</p>}
      {against.length > 0 && <Notice tone="warn">{against.join(' · ')}</Notice>}
      {free.length > 0 && (
        <div className="pl-actions" role="group" aria-label="Days that are free">
          <span className="pl-muted">Free:</span>
          {free.map((day) => (
            <Button
              key={day}
              size="small"
              text={shortDay(day)}
              aria-label={`Start on ${dayAndDate(day)}`}
              onClick={() => setValue('scheduledStartDate', day, { shouldDirty: true })}
            />
          ))}
        </div>
      )}
    </>
  );
}
