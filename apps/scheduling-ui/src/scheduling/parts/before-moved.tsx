// In the dialog that moves a job: who moves along and who stays, conflicts of the chosen dates, and
// the next dates without any.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { Button, Notice } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { say } from '@purlin/words/screens/scheduling.ts';
import { allAgainst, speaksAgainst } from './against.ts';
import { dayAndDate, daysIn, isDay, shortDay } from './days.ts';
import { askedTimes, withStart, type TypedTimes } from './typed-job.ts';
import type { Wanted } from './wanted.ts';
import { useKnownDays } from './use-known-days.ts';
import { dayWords } from './weather-words.ts';

/** How many days ahead to search, and how many dates to offer. */
const AHEAD = 28;
const OFFERED = 4;
const nobody: readonly CalendarJob[] = [];

/** A job, or someone `booked` on it at their own times. */
type Moved = Wanted['job'];
const wantedOf = (job: Moved, typed: TypedTimes) => {
  const { scheduledStartDate: start, scheduledEndDate: end } = askedTimes(typed);
  return { job, dates: { start, end } };
};

/** Conflicts of the chosen dates and of the days after the first. */
function useAgainst(job: Moved, typed: TypedTimes) {
  const today = useRead(scheduling.today).data?.today;
  const typedDay = isDay(typed.scheduledStartDate) ? typed.scheduledStartDate : undefined;
  const first = typedDay ?? today ?? '';
  const span = { from: first, to: dayAfter(first || '2026-01-01', AHEAD) };
  const { data } = useRead(scheduling.onCalendar, { query: span }, { enabled: first !== '' });
  const known = { ...useKnownDays(), jobs: data ?? nobody };
  const speaks = (times: TypedTimes) => speaksAgainst(wantedOf(job, times), known);
  const { closed } = known.daysOff;
  const free: string[] = [];
  const next = typedDay ? dayAfter(typedDay, 1) : first;
  for (const day of data && next ? daysIn({ from: next, to: span.to }) : []) {
    if (free.length === OFFERED) break;
    if (day < (today ?? day) || closed(day)) continue;
    if (speaks(withStart(typed, day, closed, job.worksThrough)).length === 0) free.push(day);
  }
  // Days outside the job are shown but not counted as conflicts, or hardly any date would be free.
  const against = typedDay && data ? allAgainst(wantedOf(job, typed), known) : [];
  return { against, free, known };
}

/** "Torres, Whitaker" */
function useCrewWords(job: CalendarJob): string {
  const crews = useRead(scheduling.crews).data;
  return job.crewSchedules
    .flatMap(({ crewId }) => crews?.find(({ id }) => id === crewId)?.name ?? [])
    .join(', ');
}

export function BeforeMoved({ job }: { readonly job: Moved }) {
  const { setValue } = useFormContext<TypedTimes>();
  const typed = useWatch<TypedTimes>() as TypedTimes;
  const { against, free, known } = useAgainst(job, typed);
  const crew = useCrewWords(job);
  const own = [...job.crewSchedules, ...job.vendorSchedules].filter(({ ownDates }) => ownDates);
  const weather = known.forecast.get(typed.scheduledStartDate);
  const facts = [
    crew && !job.booked && say('crew-names', { names: crew }),
    weather && say('day-says', { day: dayAndDate(weather.day), what: dayWords(weather) }),
    own.length > 0 && !job.booked && say('own-dates-stay'),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p className="pl-muted">{facts.join(' · ')}</p>}
      {against.length > 0 && <Notice tone="warn">{against.join(' · ')}</Notice>}
      {free.length > 0 && (
        <div className="pl-actions" role="group" aria-label={say('free-days')}>
          <span className="pl-muted">{say('free')}</span>
          {free.map((day) => (
            <Button
              key={day}
              size="small"
              text={shortDay(day)}
              aria-label={say('start-on', { day: dayAndDate(day) })}
              onClick={() => setValue('scheduledStartDate', day, { shouldDirty: true })}
            />
          ))}
        </div>
      )}
    </>
  );
}
