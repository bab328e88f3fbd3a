// The jobs of one day: when, what, for whom, by whom and where.
import type { CalendarJob, Crew } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Calendar, WarningSignIcon } from '@blueprintjs/icons';
import { keyOf as whoKeyOf } from '@purlin/domain/scheduling/assignments.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { Button, classNames, EmptyState } from '@purlin/ui/ui.ts';
import { May, useRead } from '@purlin/web/web.ts';
import { mapAddress } from '@purlin/web/map-address.ts';
import { type CSSProperties, type ReactNode, use, useState } from 'react';
import { dayAndDate, hourOf } from '../parts/days.ts';
import { areOn } from '../parts/own-times.ts';
import { againstVendors } from '../parts/warnings.ts';
import { clashesOn, DoubleBooked } from './double-booked.ts';
import { ScheduleLink } from './schedule-link.tsx';
import { firstDay, jobsOn, lastDay, timesOf, worksOn, type DatedJob } from './jobs-by-day.ts';
import { keyOf, onceEach, crewsOn, vendorsOn, withBookings } from './with-bookings.ts';
import { isOnePiece, workedDays } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import { say as sayDay } from '@purlin/words/screens/scheduling.ts';
import type { DaysOff } from '../parts/days-off.ts';
import { BookingDialog } from '../parts/booking-dialog.tsx';
import { ScheduleDialog } from '../parts/schedule-dialog.tsx';
import { JobLink } from '../job-link.tsx';
import { JobStatusBadge, jobTone } from '../job-status.tsx';

/**
 * The hours people are there on this day: the same on each of the job's days, unless it ends at an
 * earlier hour than it starts.
 */
function timesOn(job: DatedJob, day: string): readonly string[] {
  const { scheduledStartDate: start, scheduledEndDate: end } = job;
  const [first, last] = [firstDay(job), lastDay(job)];
  if (end === null || end === start) return [hourOf(start)];
  if (first === last || end.slice(11) > start.slice(11)) return [hourOf(start), hourOf(end)];
  if (day === first) return [hourOf(start)];
  return [day === last ? sayDay('until-time', { time: hourOf(end) }) : say('all-day')];
}

/** "Day 2 of 4, until Fri, Nov 27"; empty for a one-day job. */
function whichDay(job: DatedJob, day: string, closed: Closed): string {
  const days = workedDays(timesOf(job), closed);
  if (days.length < 2 || isOnePiece(timesOf(job))) return '';
  const nth = days.indexOf(day) + 1;
  const goesOn = days.find((one) => one > day);
  if (nth === 0) return goesOn ? say('goes-on', { day: dayAndDate(goesOn) }) : '';
  const told = { nth, count: days.length };
  return goesOn
    ? say('nth-day-until', { ...told, day: dayAndDate(days.at(-1)!) })
    : say('nth-day', told);
}

/** The hour people arrive on this day. All-day jobs come first. */
const hourOn = (job: DatedJob, day: string): string => {
  const { scheduledStartDate: start, scheduledEndDate: end } = job;
  const sameHours = end === null || end.slice(11) > start.slice(11) || day === firstDay(job);
  return sameHours ? start.slice(11) : '';
};

type Clashes = ReturnType<typeof clashesOn> extends ReadonlyMap<number, infer All> ? All : never;
const NO_CLASH: Clashes = [];
/** `jobs`: all jobs loaded for the calendar, with their texts. */
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
  const [moving, setMoving] = useState<string>();
  const worked = worksOn(day, daysOff.closed);
  const names = new Map(crews?.map(({ id, name }) => [id, name]));
  const there = onceEach(jobsOn(withBookings(jobs, names), day));
  const clashes = clashesOn(day, use(DoubleBooked).meetings, names);
  // Sorted by this day's hours; jobs being worked come before those that rest.
  const byHour = there.toSorted((a, b) => (hourOn(a, day) < hourOn(b, day) ? -1 : 1));
  const here = [true, false].flatMap((is) => byHour.filter((job) => worked(job) === is));
  const moved = here.find((job) => keyOf(job) === moving);
  if (busy)
    return (
      <div className="pl-panel-body pl-bones" role="status">
        <span className="pl-hidden">{say('loading-jobs')}</span>
        <span className="pl-bone pl-bone-wide" />
        <span className="pl-bone pl-bone-mid" />
      </div>
    );
  if (here.length === 0)
    return (
      <EmptyState
        icon={<Calendar size={24} />}
        title={say('day-empty')}
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
            onMove={() => setMoving(keyOf(job))}
          />
        ))}
      </ul>
      {moved && <MoveDialog job={moved} onClose={() => setMoving(undefined)} />}
    </>
  );
}

/** Moves a job, or someone booked at their own times. */
const MoveDialog = ({
  job: { booked, ...job },
  onClose,
}: {
  readonly job: DatedJob;
  readonly onClose: () => void;
}) =>
  booked ? (
    <BookingDialog job={{ ...job, booked }} onClose={onClose} />
  ) : (
    <ScheduleDialog job={job} onClose={onClose} />
  );

/** Warnings: double bookings and missing insurance. */
function DayMarks({ job, clashes }: { readonly job: DatedJob; readonly clashes: Clashes }) {
  // A booking at their own times shows only its own warnings.
  const { booked } = job;
  const own = clashes.filter(({ who }) => !booked || who === whoKeyOf(booked));
  const doubled =
    own.length > 0
      ? [say('double-booked-by', { who: own.map(({ words }) => words).join(', ') })]
      : [];
  const against = [...doubled, ...againstVendors(job)];
  return (
    against.length > 0 && (
      <span className="cal-day-against">
        <WarningSignIcon size={12} aria-hidden /> {against.join(' · ')}
      </span>
    )
  );
}

/** The job, its client, and its people. */
function DayWords({
  job,
  day,
  crews,
  closed,
  children,
}: Pick<DayJobProps, 'job' | 'day' | 'crews' | 'closed'> & { readonly children: ReactNode }) {
  const nth = whichDay(job, day, closed);
  const names = new Map(crews.map(({ id, name }) => [id, name]));
  const who = job.booked ? [] : [...crewsOn(job, day, names), ...vendorsOn(job, day)];
  return (
    <div className="cal-day-words">
      <JobLink id={job.id} className="pl-row-link">
        {job.booked ? say('somebody-on', { name: job.booked.name, job: job.title }) : job.title}
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
  readonly clashes: Clashes;
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
        {(rests ? [say('rests')] : timesOn(job, day)).map((time) => (
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
        {!isOver(job) && (
          <May call={scheduling.reschedule}>
            <span className="cal-day-act">
              <Button
                size="small"
                text={say('move')}
                aria-label={say('move-what', { what: job.booked?.name ?? job.title })}
                onClick={onMove}
              />
            </span>
          </May>
        )}
      </div>
    </li>
  );
}
