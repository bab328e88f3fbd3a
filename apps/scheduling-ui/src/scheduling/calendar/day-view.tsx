// The jobs of one day: when, what, for whom, by whom and where.
import type { CalendarJob, Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Calendar } from '@blueprintjs/icons';
import { Button, EmptyState, ErrorPanel } from '@purlin/ui/ui.ts';
import { May, useList } from '@purlin/web/web.ts';
import { useState } from 'react';
import { dayAndDate, hourOf } from '../parts/days.ts';
import { useCalendarFilters } from './filters.tsx';
import { ScheduleLink } from './schedule-link.tsx';
import { firstDay, isOpen, jobsOn, lastDay, type DatedJob } from './jobs-by-day.ts';
import { mapAddress } from '../job/places.ts';
import { ScheduleDialog } from '../parts/schedule-dialog.tsx';
import { JobLink } from '../job-link.tsx';
import { JobStatusBadge, jobTone } from '../job-status.tsx';

const PAGE = 100;

/** From when to when on this day; of a longer job, which of its days it is. */
function timesOn(job: DatedJob, day: string): readonly string[] {
  const [first, last] = [firstDay(job), lastDay(job)];
  const from = first === day ? hourOf(job.scheduledStartDate) : `since ${dayAndDate(first)}`;
  if (last > day) return [from, `to ${dayAndDate(last)}`];
  return job.scheduledEndDate ? [from, hourOf(job.scheduledEndDate)] : [from];
}

export function DayView({
  day,
  place,
}: {
  readonly day: string;
  /** A job where somebody has just moved it to. */
  readonly place: <J extends CalendarJob>(job: J) => J;
}) {
  const { filter } = useCalendarFilters();
  const list = useList(scheduling.list, {
    query: { from: day, to: day, sort: 'startDate', limit: PAGE, ...filter },
  });
  const [moving, setMoving] = useState<number>();
  const here = jobsOn(list.items.map(place), day);
  const moved = here.find(({ id }) => id === moving);
  if (list.loading)
    return (
      <div className="pl-panel-body pl-bones" role="status">
        <span className="pl-hidden">Loading jobs...</span>
        <span className="pl-bone pl-bone-wide" />
        <span className="pl-bone pl-bone-mid" />
      </div>
    );
  if (list.problem && list.items.length === 0)
    return (
      <ErrorPanel
        title="The jobs could not be loaded"
        message={list.problem.message}
        onRetry={list.refresh}
        retrying={list.refreshing}
      />
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
          <DayJob key={job.id} job={job} day={day} onMove={() => setMoving(job.id)} />
        ))}
      </ul>
      {list.hasMore && (
        <div className="cal-more-jobs">
          <Button text="Show more" onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
      {moved && <ScheduleDialog job={moved} onClose={() => setMoving(undefined)} />}
    </>
  );
}

const DayJob = ({
  job,
  day,
  onMove,
}: {
  readonly job: DatedJob<Job>;
  readonly day: string;
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
        {job.crewSchedules.length > 0 && (
          <span className="pl-muted">
            {' '}
            · {job.crewSchedules.map(({ crew }) => crew.name).join(', ')}
          </span>
        )}
      </span>
      {job.description && <p className="pl-muted">{job.description}</p>}
    </div>
    <a
      className="cal-day-place pl-muted"
      href={mapAddress(job.address)}
      target="_blank"
      rel="noreferrer"
    >
      {job.address}
    </a>
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
