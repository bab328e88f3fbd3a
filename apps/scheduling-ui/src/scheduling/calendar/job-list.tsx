// All jobs as cards, latest start first.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { Calendar, EyeOpen, MapMarker, Plus, Time } from '@blueprintjs/icons';
import { Button, buttonClass, EmptyState, ErrorPanel, Notice } from '@purlin/ui/ui.ts';
import { Link, type List, May, useList } from '@purlin/web/web.ts';
import { useId } from 'react';
import { dayAndDate, localTime } from '../parts/days.ts';
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
          <h2 id={id}>{job.title}</h2>
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

export function JobList() {
  const { filter, filtered, clear } = useCalendarFilters();
  const list = useList(scheduling.list, { query: { limit: PAGE, ...filter } });
  if (!filtered && !list.loading && !list.problem && list.items.length === 0)
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
      {list.problem && list.items.length === 0 ? (
        <div className="pl-panel">
          <ErrorPanel
            title="The jobs could not be loaded"
            message={list.problem.message}
            onRetry={list.refresh}
            retrying={list.refreshing}
          />
        </div>
      ) : list.loading ? (
        <Bones />
      ) : list.items.length === 0 ? (
        <Notice tone="quiet" actions={<Button text="Clear filters" onClick={clear} />}>
          No jobs match these filters.
        </Notice>
      ) : (
        <Cards list={list} />
      )}
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

const Cards = ({ list }: { readonly list: List<Job> }) => (
  <section aria-label="Jobs">
    <ul className="cal-cards" aria-label="Jobs">
      {list.items.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
    {list.hasMore && (
      <div className="cal-more-jobs">
        <Button text="Show more" onClick={list.loadMore} loading={list.loadingMore} />
      </div>
    )}
  </section>
);
