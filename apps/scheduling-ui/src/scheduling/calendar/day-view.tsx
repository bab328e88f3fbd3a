// The jobs of one day: when, what, for whom, by whom and where.
import type { CalendarJob, Crew } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Calendar, WarningSignIcon } from '@blueprintjs/icons';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { Button, classNames, EmptyState } from '@purlin/ui/ui.ts';
import { May, useRead } from '@purlin/web/web.ts';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { dayAndDate, hourOf } from '../parts/days.ts';
import { areOn } from '../parts/own-times.ts';
import { uninsuredOn } from '../parts/warnings.ts';
import { clashesOn } from './clashes.ts';
import { ScheduleLink } from './schedule-link.tsx';
import { firstDay, jobsOn, lastDay, timesOf, worksOn, type DatedJob } from './jobs-by-day.ts';
import { keyOf, onceEach, vendorsOn, withBookings } from './with-bookings.ts';
import { isOnePiece, workedDays } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import type { DaysOff } from '../parts/days-off.ts';
import { mapAddress } from '../job/places.ts';
import { ScheduleDialog } from '../parts/schedule-dialog.tsx';
import { JobLink } from '../job-link.tsx';
import { JobStatusBadge, jobTone } from '../job-status.tsx';

/**
 * From when to when people are there on this day: the same hours on each of its days, unless it
 * ends at an earlier hour than it starts.
 */
function timesOn(job: DatedJob, day: string): readonly string[] {
  const { scheduledStartDate: start, scheduledEndDate: end } = job;
  const [first, last] = [firstDay(job), lastDay(job)];
  if (end === null || end === start) return [hourOf(start)];
  if (first === last || end.slice(11) > start.slice(11)) return [hourOf(start), hourOf(end)];
  if (day === first) return [hourOf(start)];
  return [day === last ? `until ${hourOf(end)}` : 'all day'];
}

/** "Day 2 of 4, until Fri, Nov 27"; nothing for a job of one day. */
function whichDay(job: DatedJob, day: string, closed: Closed): string {
  const days = workedDays(timesOf(job), closed);
  if (days.length < 2 || isOnePiece(timesOf(job))) return '';
  const nth = days.indexOf(day) + 1;
  const goesOn = days.find((one) => one > day);
  if (nth === 0) return goesOn ? `Goes on ${dayAndDate(goesOn)}` : '';
  const until = goesOn ? `, until ${dayAndDate(days.at(-1)!)}` : '';
  return `Day ${nth} of ${days.length}${until}`;
}

const NO_CLASH: readonly string[] = [];
/** `jobs`: all that the calendar has read, with their words. */
export function DayView({
  day,
  jobs,
  busy,
  daysOff,
}: {
  readonly day: string;
  readonly jobs: readonly CalendarJob[];
  readonly busy: boolean;
  readonly daysOff: DaysOff;
}) {
  const crews = useRead(scheduling.crews).data;
  const known = new Map(crews?.map((crew) => [crew.id, crew]));
  const [moving, setMoving] = useState<number>();
  const worked = worksOn(day, daysOff.closed);
  const names = new Map(crews?.map(({ id, name }) => [id, name]));
  const there = onceEach(jobsOn(withBookings(jobs, names), day));
  const clashes = clashesOn(day, jobs, daysOff.closed, names);
  // Who works comes before what rests.
  const [at, resting] = [true, false].map((is) => there.filter((job) => worked(job) === is));
  const here = [...at!, ...resting!];
  const moved = here.find(({ id }) => id === moving);
  if (busy)
    return (
      <div className="pl-panel-body pl-bones" role="status">
        <span className="pl-hidden">Loading jobs...</span>
        <span className="pl-bone pl-bone-wide" />
        <span className="pl-bone pl-bone-mid" />
      </div>
    );
  if (here.length === 0)
    return (
      <EmptyState
        icon={<Calendar size={24} />}
        title="No jobs scheduled for this day"
        action={<ScheduleLink date={day} />}
      />
    );
  return (
    <>
      <ul className="cal-day">
        {here.map((job) => (
          <DayJob
            key={keyOf(job)}
            job={job}
            day={day}
            crews={job.crewSchedules
              .filter(areOn(day))
              .flatMap(({ crewId }) => known.get(crewId) ?? [])}
            closed={daysOff.closed}
            clashes={clashes.get(job.id) ?? NO_CLASH}
            onMove={() => setMoving(job.id)}
          />
        ))}
      </ul>
      {moved && <ScheduleDialog job={moved} onClose={() => setMoving(undefined)} />}
    </>
  );
}

/** What has to be looked after: who is on two jobs, or not insured. */
function DayMarks({
  job,
  clashes,
}: {
  readonly job: DatedJob;
  readonly clashes: readonly string[];
}) {
  // Who comes alone is told of their own.
  const own = clashes.filter((words) => words.startsWith(job.booked ?? ''));
  const doubled = own.length > 0 ? [`Double-booked: ${own.join(', ')}`] : [];
  const against = [...doubled, ...uninsuredOn(job)];
  return (
    against.length > 0 && (
      <span className="cal-day-against">
        <WarningSignIcon size={12} aria-hidden /> {against.join(' · ')}
      </span>
    )
  );
}

/** What it is, for whom and by whom. */
function DayWords({
  job,
  day,
  crews,
  closed,
  children,
}: Pick<DayJobProps, 'job' | 'day' | 'crews' | 'closed'> & { readonly children: ReactNode }) {
  const nth = whichDay(job, day, closed);
  const who = [...crews.map(({ name }) => name), ...(job.booked ? [] : vendorsOn(job, day))];
  return (
    <div className="cal-day-words">
      <JobLink id={job.id} className="pl-row-link">
        {job.booked ? `${job.booked} on ${job.title}` : job.title}
      </JobLink>
      <span>
        {job.client.name}
        <span className="pl-muted">{who.map((name) => ` · ${name}`)}</span>
      </span>
      {nth && <span className="pl-muted">{nth}</span>}
      {job.description && <p className="pl-muted">{job.description}</p>}
      {children}
    </div>
  );
}

interface DayJobProps {
  readonly job: DatedJob;
  readonly day: string;
  readonly crews: readonly Crew[];
  readonly closed: Closed;
  readonly clashes: readonly string[];
  readonly onMove: () => void;
}

function DayJob({ job, day, crews, closed, clashes, onMove }: DayJobProps) {
  const rests = !worksOn(day, closed)(job);
  return (
    <li
      className={classNames(jobTone(job.status), rests && 'cal-day-rests')}
      style={{ '--crew': crews[0]?.color } as CSSProperties}
    >
      <span className="cal-day-time pl-figures">
        {(rests ? ['Rests'] : timesOn(job, day)).map((time) => (
          <span key={time}>{time}</span>
        ))}
      </span>
      <DayWords {...{ job, day, crews, closed }}>
        <DayMarks job={job} clashes={clashes} />
      </DayWords>
      {job.address && (
        <a
          className="cal-day-place"
          href={mapAddress(job.address)}
          target="_blank"
          rel="noreferrer"
        >
          {job.address}
        </a>
      )}
      <div className="cal-day-end">
        <JobStatusBadge status={job.status} />
        {!isOver(job) && !job.booked && (
          <May call={scheduling.reschedule}>
            <span className="cal-day-act">
              <Button size="small" text="Move" aria-label={`Move ${job.title}`} onClick={onMove} />
            </span>
          </May>
        )}
      </div>
    </li>
  );
}
