// The jobs of one day: when, what, for whom, by whom and where.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Calendar } from '@blueprintjs/icons';
import { Button, EmptyState } from '@purlin/ui/ui.ts';
import { May, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { dayAndDate, hourOf } from '../parts/days.ts';
import { ScheduleLink } from './schedule-link.tsx';
import { firstDay, isOpen, jobsOn, lastDay, timesOf, type DatedJob } from './jobs-by-day.ts';
import { restDays } from '@purlin/domain/scheduling/worked-days.ts';
import type { DaysOff } from '../parts/days-off.ts';
import { mapAddress } from '../job/places.ts';
import { ScheduleDialog } from '../parts/schedule-dialog.tsx';
import { JobLink } from '../job-link.tsx';
import { JobStatusBadge, jobTone } from '../job-status.tsx';

/** From when to when on this day; of a longer job, which of its days it is. */
function timesOn(job: DatedJob, day: string): readonly string[] {
  const [first, last] = [firstDay(job), lastDay(job)];
  const from = first === day ? hourOf(job.scheduledStartDate) : `since ${dayAndDate(first)}`;
  if (last > day) return [from, `to ${dayAndDate(last)}`];
  return job.scheduledEndDate ? [from, hourOf(job.scheduledEndDate)] : [from];
}

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
  const names = new Map(crews?.map(({ id, name }) => [id, name]));
  const [moving, setMoving] = useState<number>();
  const here = jobsOn(jobs, day);
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
            key={job.id}
            job={job}
            day={day}
            crews={job.crewSchedules.flatMap(({ crewId }) => names.get(crewId) ?? [])}
            rests={restDays(timesOf(job), daysOff.closed).includes(day)}
            onMove={() => setMoving(job.id)}
          />
        ))}
      </ul>
      {moved && <ScheduleDialog job={moved} onClose={() => setMoving(undefined)} />}
    </>
  );
}

const DayJob = ({
  job,
  day,
  crews,
  rests,
  onMove,
}: {
  readonly job: DatedJob;
  readonly day: string;
  readonly crews: readonly string[];
  /** Nobody works on it on this day. */
  readonly rests: boolean;
  readonly onMove: () => void;
}) => (
  <li className={jobTone(job.status)}>
    <span className="cal-day-time pl-figures">
      {timesOn(job, day).map((time) => (
        <span key={time}>{time}</span>
      ))}
    </span>
    <div className="cal-day-words">
      <JobLink id={job.id} className="pl-row-link">
        {job.title}
      </JobLink>
      <span>
        {job.client.name}
        {crews.length > 0 && <span className="pl-muted"> · {crews.join(', ')}</span>}
        {rests && <span className="pl-muted"> · rests on this day</span>}
      </span>
      {job.description && <p className="pl-muted">{job.description}</p>}
    </div>
    {job.address && (
      <a
        className="cal-day-place pl-muted"
        href={mapAddress(job.address)}
        target="_blank"
        rel="noreferrer"
      >
        {job.address}
      </a>
    )}
    <div className="cal-day-end">
      <JobStatusBadge status={job.status} />
      {isOpen(job) && (
        <May call={scheduling.reschedule}>
          <span className="cal-day-act">
            <Button size="small" text="Move" aria-label={`Move ${job.title}`} onClick={onMove} />
          </span>
        </May>
      )}
    </div>
  </li>
);
