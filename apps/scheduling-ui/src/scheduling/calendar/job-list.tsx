// All jobs as cards under their days: from today on, those that wait for dates, then what is over.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { Calendar, EyeOpen, MapMarker, Plus, Time } from '@blueprintjs/icons';
import { Button, buttonClass, EmptyState, ErrorPanel, Notice } from '@purlin/ui/ui.ts';
import { Link, type List, May, useList, useRead } from '@purlin/web/web.ts';
import { useId } from 'react';
import { dayAndDate, localTime } from '../parts/days.ts';
import { byDays, isOver } from './agenda.ts';
import { useCalendarFilters } from './filters.tsx';
import { ScheduleLink } from './schedule-link.tsx';
import { JobLink } from '../job-link.tsx';
import { JobStatusBadge } from '../job-status.tsx';

const PAGE = 30;
const NAMED = 2;

/** "2 vendor(s) assigned: …", with the first two names. */
function Vendors({ job: { vendorSchedules } }: { readonly job: Job }) {
  if (vendorSchedules.length === 0) return <p className="pl-muted">No vendors assigned</p>;
  const names = vendorSchedules
    .slice(0, NAMED)
    .map(({ vendor }) => vendor.name)
    .join(', ');
  return (
    <p>
      {vendorSchedules.length} vendor(s) assigned: {names}
      {vendorSchedules.length > NAMED && ` +${vendorSchedules.length - NAMED} more`}
    </p>
  );
}

/** "to Wed, Nov 25"; empty for a job of one day. */
function endOf({ scheduledStartDate: start, scheduledEndDate: end }: Job): string {
  const last = end?.slice(0, 10);
  return start && last && last > start.slice(0, 10) ? `to ${dayAndDate(last)}` : '';
}

function JobCard({ job }: { readonly job: Job }) {
  const id = useId();
  return (
    <article className="cal-card" aria-labelledby={id}>
      <div className="cal-card-head">
        <div className="pl-two-lines">
          <h3 id={id}>{job.title}</h3>
          <span>{job.client.name}</span>
        </div>
        <JobStatusBadge status={job.status} />
      </div>
      <ul className="cal-facts">
        <li>
          <Time aria-hidden />
          <span>
            <span className="pl-figures">{localTime(job.scheduledStartDate)}</span>
            {endOf(job) && <span className="pl-muted pl-figures"> {endOf(job)}</span>}
          </span>
        </li>
        <li>
          <MapMarker aria-hidden />
          <span className="pl-wrap">{job.address}</span>
        </li>
      </ul>
      {job.crewSchedules.length > 0 && (
        <p>Crew: {job.crewSchedules.map(({ crew }) => crew.name).join(', ')}</p>
      )}
      <Vendors job={job} />
      <div className="pl-actions">
        <JobLink
          id={job.id}
          className={buttonClass({ size: 'small' })}
          aria-label={`View ${job.title}`}
        >
          <EyeOpen />
          <span>View</span>
        </JobLink>
        <May call={vendors.list}>
          <Link
            to="/vendors"
            className={buttonClass({ size: 'small' })}
            aria-label={`Add vendor to ${job.title}`}
          >
            <Plus />
            <span>Add Vendor</span>
          </Link>
        </May>
      </div>
    </article>
  );
}

/** What is ahead, what waits for its dates, and what is over, latest first. */
function useJobLists() {
  const { filter, filtered, clear } = useCalendarFilters();
  const today = useRead(scheduling.today).data?.today ?? '';
  const enabled = today !== '';
  const query = { limit: PAGE, ...filter };
  const dated = { ...query, scheduled: 'yes' as const };
  const ahead = useList(
    scheduling.list,
    { query: { ...dated, from: today, sort: 'startDate' } },
    { enabled },
  );
  const waiting = useList(scheduling.list, { query: { ...query, scheduled: 'no' } });
  const over = useList(
    scheduling.list,
    { query: { ...dated, to: today, sort: '-startDate' } },
    { enabled },
  );
  const past = { ...over, items: over.items.filter(isOver(today)) };
  const all = [ahead, waiting, past];
  return {
    today,
    ahead,
    waiting,
    past,
    filtered,
    clear,
    loading: !enabled || all.some(({ loading }) => loading),
    failed: all.find(({ problem, items }) => problem && items.length === 0),
    empty: all.every(({ items, hasMore }) => items.length === 0 && !hasMore),
  };
}

export function JobList() {
  const { today, ahead, waiting, past, filtered, clear, loading, failed, empty } = useJobLists();
  if (failed?.problem)
    return (
      <div className="pl-panel">
        <ErrorPanel
          title="The jobs could not be loaded"
          message={failed.problem.message}
          onRetry={failed.refresh}
          retrying={failed.refreshing}
        />
      </div>
    );
  if (loading) return <Bones />;
  if (empty && filtered)
    return (
      <Notice tone="quiet" actions={<Button text="Clear filters" onClick={clear} />}>
        No jobs match these filters.
      </Notice>
    );
  if (empty)
    return (
      <div className="pl-panel">
        <EmptyState
          icon={<Calendar size={24} />}
          title="No jobs scheduled"
          action={<ScheduleLink primary />}
        >
          Get started by scheduling your first job
        </EmptyState>
      </div>
    );
  return (
    <>
      <Agenda name="Jobs" list={ahead} today={today} />
      <Agenda name="Jobs without dates" list={waiting} today={today} />
      <Agenda name="Earlier jobs" list={past} today={today} isEarlier />
    </>
  );
}

const Bones = () => (
  <div className="cal-cards" role="status">
    <span className="pl-hidden">Loading jobs...</span>
    {[0, 1, 2].map((n) => (
      <div key={n} className="cal-card pl-bones" aria-hidden>
        <span className="pl-bone pl-bone-title" />
        <span className="pl-bone pl-bone-wide" />
        <span className="pl-bone pl-bone-mid" />
      </div>
    ))}
  </div>
);

/** Cards under the names of their days. */
const Agenda = ({
  name,
  list,
  today,
  isEarlier = false,
}: {
  readonly name: string;
  readonly list: List<Job>;
  readonly today: string;
  readonly isEarlier?: boolean;
}) => {
  const days = byDays(list.items, today);
  if (days.length === 0 && !list.hasMore) return null;
  return (
    <section className="cal-agenda" aria-label={name}>
      {isEarlier && <p className="cal-agenda-name">{name}</p>}
      {days.map(({ heading, jobs }) => (
        <div key={heading} className="cal-agenda-day">
          <h2>{heading}</h2>
          <ul className="cal-cards">
            {jobs.map((job) => (
              <li key={job.id}>
                <JobCard job={job} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {list.hasMore && (
        <div className="cal-more-jobs">
          <Button text="Show more" onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
    </section>
  );
};
