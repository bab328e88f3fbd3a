// The jobs of one day in the grid: three bars in a month, two short titles in a week (rule:
// calendar-cells). A bar is taken along by its day, or by its end on the last day.
import { classNames } from '@purlin/ui/ui.ts';
import { useDraggable } from '@dnd-kit/core';
import { hourOf, type Mode } from '../parts/days.ts';
import { firstDay, lastDay, type DatedJob } from './jobs-by-day.ts';
import { JobLink } from '../job-link.tsx';
import { jobTone } from '../job-status.tsx';
import type { Dragged } from './drag-area.tsx';

/** How much fits into a cell, and how long a title may be in a week. */
const MOST_BARS = 3;
const MOST_TITLES = 2;
const TITLE_LENGTH = 8;

const shortened = (title: string): string =>
  title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH)}…` : title;

interface Shown {
  readonly day: string;
  readonly jobs: readonly DatedJob[];
  readonly mode: Exclude<Mode, 'day'>;
  readonly movable: boolean;
  /** The one that the keys carry along. */
  readonly liftedId: number | undefined;
}

export function JobBars({ jobs, mode, ...rest }: Shown) {
  const most = mode === 'month' ? MOST_BARS : MOST_TITLES;
  return (
    <span className="cal-bars">
      {jobs.slice(0, most).map((job) => (
        <JobBar key={job.id} job={job} mode={mode} {...rest} />
      ))}
      {jobs.length > most &&
        (mode === 'month' ? (
          <span className="cal-bar-job cal-bar-more" aria-hidden>
            {jobs.length - most} more
          </span>
        ) : (
          <span className="cal-more" aria-hidden>
            +{jobs.length - most}
          </span>
        ))}
    </span>
  );
}

const canMove = ({ status }: DatedJob): boolean => status !== 'completed' && status !== 'cancelled';

function JobBar({
  job,
  day,
  mode,
  movable,
  liftedId,
}: Omit<Shown, 'jobs'> & { readonly job: DatedJob }) {
  const disabled = !movable || !canMove(job);
  const data: Dragged = { job, by: 'day', day };
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${job.id} on ${day}`,
    data,
    disabled,
  });
  const when = firstDay(job) === day ? hourOf(job.scheduledStartDate) : '';
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      className={classNames(
        'cal-chip',
        !disabled && 'cal-movable',
        (isDragging || job.id === liftedId) && 'cal-lifted',
      )}
    >
      <JobLink
        id={job.id}
        pointerOnly
        className={classNames('cal-bar-job', jobTone(job.status))}
        title={[job.title, job.client.name, when].filter(Boolean).join(' · ')}
      >
        {mode === 'month' ? job.title : shortened(job.title)}
        {mode === 'month' ? (
          <small> {job.client.name}</small>
        ) : (
          <small className="cal-bar-line">
            {when && <span>{when} </span>}
            {job.client.name}
          </small>
        )}
      </JobLink>
      {!disabled && lastDay(job) === day && <End job={job} day={day} />}
    </span>
  );
}

/** The edge that moves the last day. */
function End({ job, day }: { readonly job: DatedJob; readonly day: string }) {
  const data: Dragged = { job, by: 'end', day };
  const { setNodeRef, listeners } = useDraggable({ id: `${job.id} ends ${day}`, data });
  return <span ref={setNodeRef} {...listeners} className="cal-bar-end" aria-hidden />;
}
