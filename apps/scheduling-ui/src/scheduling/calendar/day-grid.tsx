// A week or a month as a grid of days (the ARIA grid pattern): arrow keys move by days and weeks,
// Page Up and Down by months, Enter opens the day, Space picks up a job.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { ForecastDay } from '@purlin/contracts/weather.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { useDroppable } from '@dnd-kit/core';
import { memo, useMemo } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import {
  addMonths,
  daysIn,
  fullDate,
  headingOf,
  type Mode,
  shown,
  weekday,
  weekOf,
} from '../parts/days.ts';
import { useDoubledOn } from './double-booked.ts';
import { useGridKeys } from './grid-keys.ts';
import { jobsByDay, jobsOn, type DatedJob } from './jobs-by-day.ts';
import { MonthBars, MOST_BARS, WeekTitles } from './job-bars.tsx';
import { useLifting } from './lifting.ts';
import { barsIn, hiddenOn, type Bar } from './rows.ts';
import { withBookings, type CrewNames } from './with-bookings.ts';
import { pressedByKey, pressedSlot, Slot } from './slot.tsx';
import type { DaysOff } from '../parts/days-off.ts';
import { uninsuredOn, vendorIssues } from '../parts/warnings.ts';
import type { Wanted } from '../parts/wanted.ts';
import { hazardWords } from '../parts/weather-words.ts';

/** Up to this many titles are read out; the day view has the rest. */
const MOST_NAMED = 6;

/** "Wednesday, March 3, 2027, 1 job: Moss and gutters" */
export function spoken(
  where: string,
  jobs: readonly (CalendarJob & Pick<DatedJob, 'booked'>)[],
  hazards: string,
  isDoubled: (id: number) => boolean,
): string {
  const named = jobs.slice(0, MOST_NAMED).map((job) => {
    const marks = [
      ...(isDoubled(job.id) ? [say('double-booked')] : []),
      ...vendorIssues(job),
      ...(uninsuredOn(job).length > 0 ? [say('insurance-ends')] : []),
    ];
    const name = job.booked
      ? say('somebody-on', { name: job.booked.name, job: job.title })
      : job.title;
    return marks.length > 0 ? `${name} (${marks.join(', ')})` : name;
  });
  if (jobs.length > MOST_NAMED) named.push(say('count-more', { count: jobs.length - MOST_NAMED }));
  return (
    `${where}, ${hazards && `${hazards}, `}` +
    (jobs.length === 0
      ? say('no-jobs-then')
      : say('jobs-are', { count: jobs.length, names: named.join(', ') }))
  );
}

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  Home: (day) => weekOf(day).from,
  End: (day) => weekOf(day).to,
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The props of every grid of days. */
export interface GridProps {
  /** The focused day. */
  readonly day: string;
  readonly today: string;
  readonly jobs: readonly CalendarJob[];
  readonly crewNames: CrewNames;
  readonly forecast: ReadonlyMap<string, ForecastDay>;
  readonly busy: boolean;
  readonly onMove: (day: string) => void;
  readonly onOpen: (day: string) => void;
  /** Moves a job; unset for users who may not. */
  readonly onDrop: ((wanted: Wanted) => Promise<void>) | undefined;
  /** Opens the dialog for a new job; unset if clicking an empty slot does nothing. */
  readonly onSchedule: ((day: string, crewId?: number | null) => void) | undefined;
  readonly daysOff: DaysOff;
  readonly against: (wanted: Wanted) => readonly string[];
}

type Props = GridProps & { readonly mode: Exclude<Mode, 'day'> };

/** Keyboard handling, and the weeks with the job being moved. */
function useWeeks(props: Props) {
  const { mode, day, jobs, crewNames, busy, daysOff } = props;
  const { onMove, onOpen, onSchedule, onDrop, against } = props;
  const lifting = useLifting({
    place: { day },
    here: jobsOn(withBookings(jobs, crewNames), day),
    jobs,
    move: onDrop,
    closed: daysOff.closed,
    against,
  });
  const keys = useGridKeys({
    place: day,
    ready: !busy,
    step: (key, from) => steps[key]?.(from),
    onStep: onMove,
    onKey: lifting.onKey,
    onPress: (at) =>
      pressedByKey(
        jobsOn(withBookings(jobs, crewNames), at).length === 0,
        () => onOpen(at),
        onSchedule && (() => onSchedule(at)),
      ),
    onLeave: lifting.putBack,
  });
  const { placed } = lifting;
  const { from, to } = shown(mode, day);
  const weeks = useMemo(
    () => weeksOf(withBookings(placed, crewNames), { from, to }),
    [placed, crewNames, from, to],
  );
  return { lifting, keys, weeks };
}

export function DayGrid(props: Props) {
  const { mode, day, today, crewNames, forecast, busy, daysOff } = props;
  const { onOpen, onSchedule, onDrop } = props;
  const { lifting, keys, weeks } = useWeeks(props);
  return (
    <>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={headingOf(mode, day)}
        aria-busy={busy}
        className={classNames('cal-grid', `cal-${mode}`)}
        {...keys}
      >
        <div role="row" className="cal-row cal-names">
          {weeks[0]!.days.map((first) => (
            <div key={first} role="columnheader">
              {weekday(first)}
            </div>
          ))}
        </div>
        {weeks.map(({ days, onDays, bars, hidden }) => (
          <div key={days[0]} role="row" className="cal-row">
            {days.map((one, n) => (
              <Cell
                key={one}
                {...{ one, mode, crewNames, daysOff, onOpen, onSchedule }}
                lifted={lifting.lifted}
                week={days}
                here={onDays.get(one) ?? nothing}
                bars={bars[n]!}
                more={hidden[n]!}
                hazards={hazardsOn(forecast.get(one))}
                focus={one === day}
                isToday={one === today}
                other={mode === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
                movable={onDrop !== undefined}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={lifting.lifted === undefined ? 'pl-hidden' : 'cal-lifting'} role="status">
        {lifting.spoken}
      </p>
    </>
  );
}

const nothing: readonly DatedJob[] = [];
export const hazardsOn = (day: ForecastDay | undefined): string => (day ? hazardWords(day) : '');

/** The weeks of a span, with what each day shows. */
function weeksOf(jobs: readonly CalendarJob[], span: { from: string; to: string }) {
  const all = daysIn(span);
  const onDays = jobsByDay(jobs, span);
  return Array.from({ length: all.length / 7 }, (_, n) => {
    const days = all.slice(n * 7, n * 7 + 7);
    const bars = barsIn(jobs, { from: days[0]!, to: days[6]! });
    const visible = bars.filter(({ row }) => row < MOST_BARS);
    return {
      days,
      onDays,
      bars: days.map((_day, at): readonly Bar[] => visible.filter(({ from }) => from === at)),
      hidden: hiddenOn(bars, MOST_BARS, days.length),
    };
  });
}

interface CellProps extends Pick<GridProps, 'crewNames' | 'daysOff' | 'onOpen' | 'onSchedule'> {
  readonly one: string;
  readonly week: readonly string[];
  readonly mode: Exclude<Mode, 'day'>;
  readonly here: readonly DatedJob[];
  readonly bars: readonly Bar[];
  readonly more: number;
  /** Weather beyond the limits, as text. */
  readonly hazards: string;
  /** The cell is the grid's tab stop. */
  readonly focus: boolean;
  readonly isToday: boolean;
  /** The day belongs to another month. */
  readonly other: boolean;
  readonly movable: boolean;
  readonly lifted: string | undefined;
}

/** One day: its number and jobs. A click opens it. */
function Cell({ one, hazards, isToday, other, movable, ...rest }: CellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: one, data: { day: one }, disabled: !movable });
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      data-day={one}
      data-place={one}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      className={classNames(
        'cal-cell',
        other && 'cal-other',
        rest.daysOff.closed(one) && 'cal-off',
        hazards && 'cal-wet',
        isOver && 'cal-over',
      )}
    >
      <DayContent {...{ one, hazards, movable }} {...rest} />
    </div>
  );
}

/** Memoized apart from the cell, which rerenders on every drag move. */
const DayContent = memo(function DayContent({
  one,
  week,
  mode,
  here,
  bars,
  more,
  hazards,
  focus,
  movable,
  lifted,
  daysOff,
  crewNames,
  onOpen,
  onSchedule,
}: Omit<CellProps, 'isToday' | 'other'>) {
  const open = () => onOpen(one);
  const doubledOn = useDoubledOn();
  const holiday = daysOff.nameOf(one);
  const said = [holiday, hazards].filter(Boolean).join(', ');
  const moving = { movable, lifted, rests: daysOff.closed, onMore: open };
  return (
    <>
      <button
        type="button"
        tabIndex={focus ? 0 : -1}
        aria-label={spoken(fullDate(one), here, said, doubledOn(one))}
        {...(movable ? { 'aria-keyshortcuts': 'Space' } : {})}
        onClick={pressedSlot(here.length === 0, open, onSchedule && (() => onSchedule(one)))}
      >
        <span className="cal-number" aria-hidden>
          {Number(one.slice(8))}
        </span>
      </button>
      {hazards && (
        <span className="cal-weather" aria-hidden>
          {hazards}
        </span>
      )}
      {holiday && (
        <span className="cal-holiday" aria-hidden>
          {holiday}
        </span>
      )}
      {onSchedule && <Slot />}
      {mode === 'month' ? (
        <MonthBars {...{ bars, week, more, crewNames }} {...moving} />
      ) : (
        <WeekTitles day={one} jobs={here} {...moving} />
      )}
    </>
  );
});
