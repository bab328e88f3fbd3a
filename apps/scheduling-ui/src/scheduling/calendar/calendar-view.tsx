// The calendar with its controls, the unscheduled jobs beside it, and the month's jobs below.
import type { CalendarJob, Crew } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { weather } from '@purlin/contracts/weather.ts';
import { Button, classNames, ErrorPanel, Notice } from '@purlin/ui/ui.ts';
import { useList, useMay, useRead } from '@purlin/web/web.ts';
import { useCallback, useMemo } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { say as sayDay } from '@purlin/words/screens/scheduling.ts';
import { DayView } from './day-view.tsx';
import { daysIn, type Mode, monthOf, shortDay, shown, step, weekOf } from '../parts/days.ts';
import { type DaysOff, useDaysOff } from '../parts/days-off.ts';
import { allAgainst } from '../parts/against.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CrewLanes } from './crew-lanes.tsx';
import { DayGrid, type GridProps } from './day-grid.tsx';
import { DayStrip } from './day-strip.tsx';
import { DoubleBooked, doubleBookings } from './double-booked.ts';
import { DragArea } from './drag-area.tsx';
import { useCalendarFilters } from './filters.tsx';
import { countOut } from './jobs-by-day.ts';
import { NO_NAMES, withBookings } from './with-bookings.ts';
import { Key } from './key.tsx';
import { LastChange } from './last-change-line.tsx';
import { MonthJobs } from './month-jobs.tsx';
import { MovedMeanwhile } from './moved-meanwhile.tsx';
import { PhoneWeek } from './phone-week.tsx';
import { useScheduling } from './schedule-link.tsx';
import { WeatherStrip } from '../weather/weather-strip.tsx';
import { byDay } from '../parts/weather-words.ts';
import { UnscheduledTray } from './unscheduled-tray.tsx';
import { useMoves } from './use-moves.ts';
import { useSwipe } from './use-swipe.ts';

/** The page size of unscheduled jobs. */
const WAITING = 30;

export interface CalendarProps {
  readonly mode: Mode;
  readonly day: string;
  readonly today: string;
  readonly phone: boolean;
  /** The crews that have lanes in a week; undefined: the week shows all jobs by day. */
  readonly crews: readonly Crew[] | undefined;
  readonly change: (values: Readonly<Record<string, string>>) => void;
}

type Place = Pick<CalendarProps, 'mode' | 'day' | 'phone'>;
/** The days to load; on a phone, a day view also shows its week above. */
const visibleOf = ({ mode, day, phone }: Place) =>
  mode === 'day' && phone ? weekOf(day) : shown(mode, day);

/** The jobs of the visible days, and the unscheduled ones. */
function useJobs(place: Place) {
  const { filter, filtered, clear } = useCalendarFilters();
  const { mode, day } = place;
  const [visible, month] = [visibleOf(place), monthOf(day)];
  const from = visible.from < month.from ? visible.from : month.from;
  const to = visible.to > month.to ? visible.to : month.to;
  // A day view shows more text about its jobs than bars do.
  const words = mode === 'day' ? 'yes' : undefined;
  const dated = useRead(scheduling.onCalendar, { query: { from, to, words, ...filter } });
  const waiting = useList(scheduling.list, {
    query: { scheduled: 'no', limit: WAITING, ...filter },
  });
  return { dated, visible, waiting, filtered, clear };
}

/** Removes duplicates. If the two lists disagree about a job, the newer version wins. */
function newest(jobs: readonly CalendarJob[]): readonly CalendarJob[] {
  const known = new Map<number, CalendarJob>();
  for (const job of jobs) {
    const other = known.get(job.id);
    if (!other || other.dateChanges < job.dateChanges) known.set(job.id, job);
  }
  return [...known.values()];
}
const nothing: readonly CalendarJob[] = [];
/** The job has dates, or someone is booked on it at their own times. */
const isPlanned = ({ scheduledStartDate, crewSchedules, vendorSchedules }: CalendarJob): boolean =>
  scheduledStartDate !== null || [...crewSchedules, ...vendorSchedules].some((o) => o.ownDates);
const waits = ({ status }: CalendarJob): boolean => status === 'scheduled' || status === 'on_hold';

/** The calendar's state: what is shown, optimistic moves, and actions. */
function useCalendar(props: CalendarProps) {
  const { day, today, phone, change } = props;
  const daysOff = useDaysOff(day);
  const onSchedule = useScheduling();
  const read = useJobs(props);
  const crews = useRead(scheduling.crews).data;
  const crewNames = useMemo(() => new Map(crews?.map(({ id, name }) => [id, name])), [crews]);
  const moves = useMoves(read.dated.data);
  const mayMove = useMay()(scheduling.reschedule);
  const weatherRead = useRead(weather.forecast).data;
  const forecast = useMemo(() => byDay(weatherRead), [weatherRead]);
  // One list for both, so that a job moves between the tray and its day at once.
  const placed = newest([...(read.dated.data ?? nothing), ...read.waiting.items.filter(waits)]).map(
    moves.place,
  );
  const jobs = placed.filter((job) => isPlanned(job));
  const tray = placed.filter((job) => job.scheduledStartDate === null && waits(job));
  const grid: GridProps = {
    day,
    today,
    jobs,
    crewNames,
    forecast,
    busy: !read.dated.data,
    daysOff,
    onMove: useCallback((date) => change({ date }), [change]),
    onOpen: useCallback((date) => change({ date, mode: 'day' }), [change]),
    // On touch screens a tap opens the day; scheduling has its own button.
    onSchedule: phone ? undefined : onSchedule,
    onDrop: mayMove ? moves.move : undefined,
    against: (wanted) => allAgainst(wanted, { jobs, forecast, daysOff }),
  };
  return { ...read, moves, grid, weatherRead, tray: mayMove ? tray : [] };
}

/** "Thu 26: Thanksgiving", for a screen whose days have no room for it. */
const namedIn = ({ nameOf }: DaysOff, { mode, day, phone }: Place): string =>
  (mode === 'week' && phone ? [] : daysIn(shown(mode, day)))
    .filter((one) => nameOf(one) !== '')
    .map((one) => sayDay('day-says', { day: shortDay(one), what: nameOf(one) }))
    .join(' · ');

export function CalendarView(props: CalendarProps) {
  const { day, today } = props;
  const { dated, visible, waiting, filtered, clear, moves, grid, weatherRead, tray } =
    useCalendar(props);
  const { jobs } = grid;
  const { closed } = grid.daysOff;
  const doubled = useMemo(() => doubleBookings(jobs, closed), [jobs, closed]);
  return (
    <DoubleBooked value={doubled}>
      <DragArea known={grid} onDrop={(wanted) => void moves.move(wanted)}>
        <div className={classNames('cal-board', tray.length > 0 && 'cal-with-tray')}>
          <section className="pl-panel" aria-label={say('calendar')}>
            <CalendarBar {...props} />
            <WeatherStrip
              today={today}
              span={visible}
              countOut={dated.data && countOut(withBookings(jobs, NO_NAMES), closed)}
            />
            {dated.problem && !dated.data ? (
              <ErrorPanel
                title={say('jobs-failed')}
                message={dated.problem.message}
                onRetry={dated.refresh}
                retrying={dated.refreshing}
              />
            ) : (
              <Days {...props} grid={grid} />
            )}
            {props.mode !== 'day' && (
              <Key weather={weatherRead} daysOff={namedIn(grid.daysOff, props)} />
            )}
            <LastChange />
          </section>
          {tray.length > 0 && (
            <UnscheduledTray
              jobs={tray}
              day={day}
              onMore={waiting.hasMore ? waiting.loadMore : undefined}
              loadingMore={waiting.loadingMore}
            />
          )}
        </div>
        {dated.data && filtered && jobs.length === 0 && (
          <Notice tone="quiet" actions={<Button text={say('clear-filters')} onClick={clear} />}>
            {say('no-matches')}
          </Notice>
        )}
        {dated.data && <MonthJobs day={day} today={today} jobs={jobs} />}
        {moves.stale && (
          <MovedMeanwhile
            stale={moves.stale}
            onAgain={(wanted) => void moves.move(wanted)}
            onClose={moves.forget}
          />
        )}
      </DragArea>
    </DoubleBooked>
  );
}

/** The day, week or month. A swipe goes to the previous or next one. */
function Days({
  mode,
  day,
  phone,
  crews,
  change,
  grid,
}: CalendarProps & { readonly grid: GridProps }) {
  const swiped = useSwipe((by) => change({ date: step(mode, day, by) }));
  if (mode === 'day')
    return (
      <div {...swiped}>
        {phone && <DayStrip {...grid} />}
        <DayView day={day} jobs={grid.jobs} busy={grid.busy} daysOff={grid.daysOff} />
      </div>
    );
  if (mode === 'week' && phone)
    return (
      <div {...swiped}>
        <PhoneWeek {...grid} />
      </div>
    );
  if (mode === 'week' && crews) return <CrewLanes {...grid} crews={crews} />;
  return <DayGrid {...grid} mode={mode} />;
}
