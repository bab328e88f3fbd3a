// A job as a bar on the calendar: dragged by the day it is held by, or by its end. In a month it is
// above its days, in three rows; in a week of all jobs each day has two short titles (rule:
// calendar-cells); in a crew's lane there is room for the client and the hours.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { countWorked } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { useDraggable } from '@dnd-kit/core';
import { WarningSignIcon } from '@blueprintjs/icons';
import { type CSSProperties, memo, type ReactNode, use } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { hoursOf, hourOf } from '../parts/days.ts';
import { againstVendors } from '../parts/warnings.ts';
import { DoubleBooked } from './double-booked.ts';
import { firstDay, lastDay, timesOf, worksOn, type DatedJob } from './jobs-by-day.ts';
import { type CrewNames, keyOf } from './with-bookings.ts';
import { JobLink } from '../job-link.tsx';
import { jobTone } from '../job-status.tsx';
import type { Dragged } from './drag-area.tsx';
import { restsOf, type Bar } from './rows.ts';

/** How many bars fit into a cell, and the maximum title length in a week. */
export const MOST_BARS = 3;
const MOST_TITLES = 2;
const TITLE_LENGTH = 8;

const shortened = (title: string): string =>
  title.length > TITLE_LENGTH ? `${cutToWhole(title, TITLE_LENGTH).trimEnd()}…` : title;

interface Chip {
  readonly job: DatedJob;
  /** Its first visible day, and its last. */
  readonly day: string;
  readonly lastShown: string;
  readonly lane?: number | null;
  readonly movable: boolean;
  /** The keyboard is moving it. */
  readonly lifted: boolean;
  /** The days of the bar on which the job rests, as zero-based indexes. */
  readonly rests?: readonly number[];
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

const NO_RESTS: readonly number[] = [];
/** The content of a bar. Memoized apart from the bar, which rerenders on every drag move. */
const Face = memo(function Face({
  job,
  when,
  rests,
  doubled,
  children,
}: Pick<Chip, 'job' | 'children'> & {
  readonly when: string;
  readonly rests: readonly number[];
  /** Someone on it is double-booked. */
  readonly doubled: boolean;
}) {
  const against = [doubled ? say('double-booked') : '', ...againstVendors(job)].filter(Boolean);
  const words = [job.booked?.name, job.title, job.client.name, when, ...against];
  return (
    <>
      <JobLink
        id={job.id}
        pointerOnly
        className={classNames('cal-bar-job', jobTone(job.status))}
        title={words.filter(Boolean).join(' · ')}
      >
        {against.length > 0 && <WarningSignIcon size={11} className="cal-doubled" />}
        {children}
      </JobLink>
      {rests.map((n) => (
        <i key={n} className="cal-rest" style={{ gridColumn: n + 1 }} aria-hidden />
      ))}
    </>
  );
});

const JobChip = ({
  job,
  day,
  lastShown,
  lane,
  movable,
  lifted,
  rests = NO_RESTS,
  className,
  style,
  children,
}: Chip) => {
  const disabled = !movable || isOver(job);
  const data: Dragged = { job, by: 'day', day, ...(lane === undefined ? {} : { lane }) };
  const id = `${keyOf(job)} on ${day}${lane === undefined ? '' : ` of ${lane}`}`;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data, disabled });
  const doubled = [...(use(DoubleBooked).days.get(job.id) ?? [])];
  const when = firstDay(job) === day ? hourOf(job.scheduledStartDate) : '';
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      style={style}
      className={classNames(
        'cal-chip',
        rests.length > 0 && 'cal-rests',
        rests.length > 0 && jobTone(job.status),
        job.booked && 'cal-booking',
        className,
        !disabled && 'cal-movable',
        (isDragging || lifted) && 'cal-lifted',
      )}
    >
      <Face
        {...{ job, when, rests }}
        doubled={doubled.some((one) => day <= one && one <= lastShown)}
      >
        {children}
      </Face>
      {!disabled && lastDay(job) === lastShown && <End {...data} id={`${id} ends`} />}
    </span>
  );
};

/** The handle that moves the last day. */
export function End({ id, ...data }: Dragged & { readonly id: string }) {
  const { setNodeRef, listeners } = useDraggable({ id, data: { ...data, by: 'end' } });
  return <span ref={setNodeRef} {...listeners} className="cal-bar-end" aria-hidden />;
}

interface Moving {
  readonly movable: boolean;
  /** The `keyOf` of the job that the keyboard is moving. */
  readonly lifted: string | undefined;
}

/** For pointers; the keyboard uses the day's own button. */
const More = ({
  className,
  onPress,
  children,
}: {
  readonly className: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) => (
  <button type="button" tabIndex={-1} aria-hidden className={className} onClick={onPress}>
    {children}
  </button>
);

/** Positions a bar across its days, and in its row if there are rows. */
const overDays = ({ days, row = 0 }: Pick<Bar, 'days'> & Partial<Bar>) =>
  ({ '--days': days, '--row': row + 1 }) as CSSProperties;
const ONE_DAY: readonly number[] = [0];

/** The two titles of a day in a week of all jobs. */
export const WeekTitles = ({
  day,
  jobs,
  rests,
  movable,
  lifted,
  onMore,
}: Moving & {
  readonly day: string;
  readonly jobs: readonly DatedJob[];
  readonly rests: Closed;
  readonly onMore: () => void;
}) => (
  <span className="cal-bars">
    {jobs.slice(0, MOST_TITLES).map((job) => (
      <JobChip
        key={keyOf(job)}
        {...{ job, day, movable }}
        lastShown={day}
        lifted={keyOf(job) === lifted}
        {...(worksOn(day, rests)(job) ? {} : { rests: ONE_DAY, style: overDays({ days: 1 }) })}
      >
        {job.booked?.name ?? shortened(job.title)}
        <small className="cal-bar-line">
          {firstDay(job) === day && <span>{hourOf(job.scheduledStartDate)} </span>}
          {job.booked ? job.title : job.client.name}
        </small>
      </JobChip>
    ))}
    {jobs.length > MOST_TITLES && (
      <More className="cal-more" onPress={onMore}>
        +{jobs.length - MOST_TITLES}
      </More>
    )}
  </span>
);

/** Hours, client and people; for a booking at their own times, the hours and the job. */
const besideTitle = (job: DatedJob, crewNames: CrewNames): string =>
  job.booked
    ? `${hoursOf(job)} ${job.title}`
    : [
        hoursOf(job),
        job.client.name,
        ...job.crewSchedules.flatMap(({ crewId }) => crewNames.get(crewId) ?? []),
        ...new Set(job.vendorSchedules.map(({ vendor }) => vendor.name)),
      ].join(' · ');

const edges = ({ before, after }: Bar) =>
  classNames(before && 'cal-from-before', after && 'cal-goes-on');

/** The bars that start on a day of a month's week, and how many more the day has. */
export const MonthBars = memo(function MonthBars({
  bars,
  week,
  more,
  movable,
  lifted,
  rests,
  crewNames,
  onMore,
}: Moving & {
  readonly bars: readonly Bar[];
  readonly crewNames: CrewNames;
  readonly week: readonly string[];
  readonly more: number;
  readonly rests: Closed;
  readonly onMore: () => void;
}) {
  return (
    <span className="cal-bars cal-rows">
      {bars.map((bar) => (
        <JobChip
          key={keyOf(bar.job)}
          job={bar.job}
          day={week[bar.from]!}
          lastShown={week[bar.from + bar.days - 1]!}
          movable={movable}
          lifted={keyOf(bar.job) === lifted}
          rests={restsOf(bar, week, rests)}
          className={edges(bar)}
          style={overDays(bar)}
        >
          {bar.job.booked?.name ?? bar.job.title}
          <small> {besideTitle(bar.job, crewNames)}</small>
        </JobChip>
      ))}
      {more > 0 && (
        <More className="cal-bar-job cal-bar-more" onPress={onMore}>
          {say('count-more', { count: more })}
        </More>
      )}
    </span>
  );
});

/** A bar in a crew's lane: job, client, hours. */
export const LaneBar = memo(function LaneBar({
  bar,
  week,
  lane,
  rests,
  movable,
  lifted,
}: {
  readonly bar: Bar;
  readonly week: readonly string[];
  readonly lane: number | null;
  readonly rests: Closed;
  readonly movable: boolean;
  readonly lifted: boolean;
}) {
  const { job, before } = bar;
  const count = countWorked(timesOf(job), rests);
  const words = [
    before ? say('since-day', { day: Number(firstDay(job).slice(8)) }) : '',
    // A one-day bar has little room, so the hours come first.
    job.status === 'cancelled' ? say('cancelled') : hoursOf(job),
    count > 1 ? say('days', { count }) : '',
    job.client.name,
  ];
  return (
    <JobChip
      job={job}
      day={week[bar.from]!}
      lastShown={week[bar.from + bar.days - 1]!}
      {...{ lane, movable, lifted }}
      rests={restsOf(bar, week, rests)}
      className={classNames('cal-lane-bar', edges(bar))}
      style={{ gridColumn: `${bar.from + 2} / span ${bar.days}`, gridRow: bar.row + 1 }}
    >
      <b>{job.title}</b>
      <span>{words.filter(Boolean).join(' · ')}</span>
    </JobChip>
  );
});
