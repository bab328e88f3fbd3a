// All jobs as cards by day: from today on, then unscheduled ones, then past ones.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { Calendar, EyeOpen, MapMarker, Plus, Time, WarningSignIcon } from '@blueprintjs/icons';
import { Button, buttonClass, EmptyState, ErrorPanel, Notice } from '@purlin/ui/ui.ts';
import { Link, type List, May, useList, useRead } from '@purlin/web/web.ts';
import { use, useId, useMemo } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { datesSentence, dayAndDate, localTime } from '../parts/days.ts';
import { byDays, hasPassed, lastDayOf } from './agenda.ts';
import { DoubleBooked, doubleBookings } from './double-booked.ts';
import { useDaysOff } from '../parts/days-off.ts';
import { againstVendors } from '../parts/warnings.ts';
import { useCalendarFilters } from './filters.tsx';
import { ScheduleLink } from './schedule-link.tsx';
import { JobLink } from '../job-link.tsx';
import { JobStatusBadge } from '../job-status.tsx';

const PAGE = 30;
const NAMED = 2;

/** "2 vendor(s) assigned: …", with the first two names. */
function Vendors({ job: { vendorSchedules } }: { readonly job: Job }) {
  if (vendorSchedules.length === 0) return <p className="pl-muted">{say('no-vendors')}</p>;
  const names = vendorSchedules
    .slice(0, NAMED)
    .map(({ vendor }) => vendor.name)
    .join(', ');
  const count = vendorSchedules.length;
  return (
    <p>
      {count > NAMED
        ? say('vendors-assigned-more', { count, names, more: count - NAMED })
        : say('vendors-assigned', { count, names })}
    </p>
  );
}

/** "to Wed, Nov 25"; empty for a one-day job. */
function endOf({ scheduledStartDate: start, scheduledEndDate: end }: Job): string {
  const last = end?.slice(0, 10);
  return start && last && last > start.slice(0, 10) ? say('to-day', { day: dayAndDate(last) }) : '';
}

/** Who is booked at their own times, and when. */
const OwnTimes = ({ job: { crewSchedules, vendorSchedules } }: { readonly job: Job }) =>
  [
    ...crewSchedules.map((one) => ({ ...one, name: one.crew.name })),
    ...vendorSchedules.map((one) => ({ ...one, name: one.vendor.name })),
  ]
    .filter(({ ownDates }) => ownDates)
    .map((one) => (
      <p key={one.name} className="pl-muted">
        {one.name}: {datesSentence(one)}
      </p>
    ));

/** Who is double-booked or not insured. */
function Against({ job }: { readonly job: Job }) {
  const mine = use(DoubleBooked).meetings.filter(({ one }) => one.job.id === job.id);
  const names = new Map(job.crewSchedules.map(({ crewId, crew }) => [`crew-${crewId}`, crew.name]));
  const doubled = mine.map(({ one, other }) =>
    say('also-on', {
      name: one.vendor ?? names.get(one.who) ?? say('crew'),
      job: other.job.title,
    }),
  );
  const words = [...new Set([...doubled, ...againstVendors(job)])];
  return (
    words.length > 0 && (
      <p className="cal-day-against">
        <WarningSignIcon size={12} aria-hidden /> {words.join(' · ')}
      </p>
    )
  );
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
      <div className="cal-card-who">
        {job.crewSchedules.length > 0 && (
          <p>
            {say('crew-names', {
              names: job.crewSchedules.map(({ crew }) => crew.name).join(', '),
            })}
          </p>
        )}
        <Vendors job={job} />
        <OwnTimes job={job} />
        <Against job={job} />
      </div>
      <div className="pl-actions">
        <JobLink
          id={job.id}
          className={buttonClass({ size: 'small' })}
          aria-label={say('view-what', { what: job.title })}
        >
          <EyeOpen />
          <span>{say('view')}</span>
        </JobLink>
        <May call={vendors.list}>
          <Link
            to="/vendors"
            className={buttonClass({ size: 'small' })}
            aria-label={say('add-vendor-to', { what: job.title })}
          >
            <Plus />
            <span>{say('add-vendor')}</span>
          </Link>
        </May>
      </div>
    </article>
  );
}

/** Upcoming, unscheduled and past jobs, the latter newest first. */
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
  const past = { ...over, items: over.items.filter(hasPassed(today)) };
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

const nothing: readonly Job[] = [];
/** Double bookings on the days of these jobs, including with jobs that are not listed yet. */
function useDoubleBookings(jobs: readonly Job[], today: string) {
  const { closed } = useDaysOff();
  const last = jobs.map(lastDayOf).toSorted().at(-1) ?? '';
  const shown = useRead(
    scheduling.onCalendar,
    { query: { from: today, to: last } },
    { enabled: today !== '' && last >= today, keepOld: true },
  ).data;
  return useMemo(() => doubleBookings(shown ?? nothing, closed), [shown, closed]);
}

export function JobList() {
  const { today, ahead, waiting, past, filtered, clear, loading, failed, empty } = useJobLists();
  const doubled = useDoubleBookings(ahead.items, today);
  if (failed?.problem)
    return (
      <div className="pl-panel">
        <ErrorPanel
          title={say('jobs-failed')}
          message={failed.problem.message}
          onRetry={failed.refresh}
          retrying={failed.refreshing}
        />
      </div>
    );
  if (loading) return <Bones />;
  if (empty && filtered)
    return (
      <Notice tone="quiet" actions={<Button text={say('clear-filters')} onClick={clear} />}>
        {say('no-matches')}
      </Notice>
    );
  if (empty)
    return (
      <div className="pl-panel">
        <EmptyState
          icon={<Calendar size={24} />}
          title={say('no-jobs')}
          action={<ScheduleLink primary />}
        >
          {say('no-jobs-lead')}
        </EmptyState>
      </div>
    );
  return (
    <DoubleBooked value={doubled}>
      <Agenda name={say('jobs-named')} list={ahead} today={today} />
      <Agenda name={say('jobs-without-dates')} list={waiting} today={today} />
      <Agenda name={say('earlier-jobs')} list={past} today={today} isEarlier />
    </DoubleBooked>
  );
}

const Bones = () => (
  <div className="cal-cards" role="status">
    <span className="pl-hidden">{say('loading-jobs')}</span>
    {[0, 1, 2].map((n) => (
      <div key={n} className="cal-card pl-bones" aria-hidden>
        <span className="pl-bone pl-bone-title" />
        <span className="pl-bone pl-bone-wide" />
        <span className="pl-bone pl-bone-mid" />
      </div>
    ))}
  </div>
);

/** Cards under day headings. */
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
          <Button text={say('show-more')} onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
    </section>
  );
};
