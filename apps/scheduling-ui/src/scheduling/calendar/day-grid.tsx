// A week or a month as a grid of days (the ARIA grid pattern): arrows move by days and weeks, Page
// Up and Down by months, Enter opens the day.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import {
  addDays,
  addMonths,
  daysIn,
  fullDate,
  headingOf,
  type Mode,
  shown,
  weekday,
  weekOf,
} from './days.ts';
import { jobsOn } from './jobs-by-day.ts';
import { JobLink } from '../job-link.tsx';
import { jobTone } from '../job-status.tsx';

/** How much fits into a cell, and how long a title may be in a week (rule: calendar-cells). */
const MOST_BARS = 3;
const MOST_TITLES = 2;
const TITLE_LENGTH = 8;

const shortened = (title: string): string =>
  title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH)}…` : title;
const spoken = (day: string, jobs: readonly Job[]): string =>
  `${fullDate(day)}, ` +
  (jobs.length === 0
    ? 'no jobs'
    : `${jobs.length === 1 ? '1 job' : `${jobs.length} jobs`}: ` +
      jobs.map(({ title }) => title).join(', '));

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => weekOf(day).from,
  End: (day) => weekOf(day).to,
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

interface Props {
  readonly mode: Exclude<Mode, 'day'>;
  /** The day that has the focus when the grid is entered. */
  readonly day: string;
  readonly today: string;
  readonly jobs: readonly Job[];
  readonly busy: boolean;
  readonly onMove: (day: string) => void;
  readonly onOpen: (day: string) => void;
}

/** Lets the arrows move from day to day; the focus follows when the day is drawn. */
function useGridKeys(day: string, onMove: (day: string) => void) {
  const grid = useRef<HTMLDivElement>(null);
  /**
   * Where the keys have led to. Keys can be faster than the page is drawn, and each goes on from
   * the one before.
   */
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (asked.current !== day) return;
    asked.current = undefined;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    asked.current = move(asked.current ?? day);
    onMove(asked.current);
  };
  // Whoever comes from elsewhere begins at the day that is shown.
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) asked.current = undefined;
  };
  return { ref: grid, onKeyDown, onFocus };
}

export function DayGrid({ mode, day, today, jobs, busy, onMove, onOpen }: Props) {
  const keys = useGridKeys(day, onMove);
  const days = daysIn(shown(mode, day));
  const weeks = Array.from({ length: days.length / 7 }, (_, n) => days.slice(n * 7, n * 7 + 7));
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={headingOf(mode, day)}
      aria-busy={busy}
      className={classNames('cal-grid', `cal-${mode}`)}
      {...keys}
    >
      <div role="row" className="cal-row cal-names">
        {weeks[0]!.map((first) => (
          <div key={first} role="columnheader">
            {weekday(first)}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="cal-row">
          {week.map((one) => (
            <Cell
              key={one}
              one={one}
              mode={mode}
              day={day}
              today={today}
              jobs={jobs}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** One day: its number and what is on; pressed, it opens, and so does a job in it. */
function Cell({
  one,
  mode,
  day,
  today,
  jobs,
  onOpen,
}: Omit<Props, 'busy' | 'onMove'> & { readonly one: string }) {
  const here = jobsOn(jobs, one);
  return (
    <div
      role="gridcell"
      {...(one === today ? { 'aria-current': 'date' as const } : {})}
      className={classNames(
        'cal-cell',
        mode === 'month' && one.slice(0, 7) !== day.slice(0, 7) && 'cal-other',
      )}
    >
      <button
        type="button"
        tabIndex={one === day ? 0 : -1}
        aria-label={spoken(one, here)}
        onClick={() => onOpen(one)}
      >
        <span className="cal-number" aria-hidden>
          {Number(one.slice(8))}
        </span>
      </button>
      {mode === 'month' ? <Bars jobs={here} /> : <Titles jobs={here} />}
    </div>
  );
}

function Bars({ jobs }: { readonly jobs: readonly Job[] }) {
  return (
    <span className="cal-bars">
      {jobs.slice(0, MOST_BARS).map((job) => (
        <JobLink
          key={job.id}
          id={job.id}
          pointerOnly
          className={classNames('cal-bar-job', jobTone(job.status))}
          title={job.title}
        >
          {job.title}
        </JobLink>
      ))}
      {jobs.length > MOST_BARS && (
        <span className="cal-bar-job cal-bar-more" aria-hidden>
          {jobs.length - MOST_BARS} more
        </span>
      )}
    </span>
  );
}

function Titles({ jobs }: { readonly jobs: readonly Job[] }) {
  return (
    <span className="cal-bars">
      {jobs.slice(0, MOST_TITLES).map((job) => (
        <JobLink
          key={job.id}
          id={job.id}
          pointerOnly
          className={classNames('cal-bar-job', jobTone(job.status))}
          title={job.title}
        >
          {shortened(job.title)}
        </JobLink>
      ))}
      {jobs.length > MOST_TITLES && (
        <span className="cal-more" aria-hidden>
          +{jobs.length - MOST_TITLES}
        </span>
      )}
    </span>
  );
}
