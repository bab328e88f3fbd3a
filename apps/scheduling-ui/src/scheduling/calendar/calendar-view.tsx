// The calendar with its controls, the jobs that wait for dates beside it, and the card of the month
// below.
import type { CalendarJob, Crew } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { weather } from '@purlin/contracts/weather.ts';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { Button, classNames, ErrorPanel, IconButton, Notice } from '@purlin/ui/ui.ts';
import { useList, useMay, useRead } from '@purlin/web/web.ts';
import { useMemo } from 'react';
import { DayView } from './day-view.tsx';
import { headingOf, type Mode, monthOf, shown, type Span, step } from '../parts/days.ts';
import { speaksAgainst } from './against.ts';
import { CrewLanes } from './crew-lanes.tsx';
import { DayGrid, type GridProps } from './day-grid.tsx';
import { DayStrip } from './day-strip.tsx';
import { DragArea } from './drag-area.tsx';
import { useCalendarFilters } from './filters.tsx';
import { isOpen, jobsOn } from './jobs-by-day.ts';
import { Key } from './key.tsx';
import { MonthJobs } from './month-jobs.tsx';
import { MovedMeanwhile } from './moved-meanwhile.tsx';
import { Toggle } from './toggle.tsx';
import { WeatherStrip } from '../weather/weather-strip.tsx';
import { byDay } from '../weather/weather-words.ts';
import { UnscheduledTray } from './unscheduled-tray.tsx';
import { useMoves } from './use-moves.ts';

const modes = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;
const rows = [
  { value: 'crews', label: 'Crews' },
  { value: 'all', label: 'All jobs' },
] as const;
/** Of those that wait; more on demand. */
const WAITING = 30;

interface Props {
  readonly mode: Mode;
  readonly day: string;
  readonly today: string;
  readonly phone: boolean;
  /** The crews whose lanes a week has; undefined: it shows all jobs by their days. */
  readonly crews: readonly Crew[] | undefined;
  readonly change: (values: Readonly<Record<string, string>>) => void;
}

/** The jobs of the days that are shown, and those that wait for theirs. */
function useJobs({ mode, day }: Pick<Props, 'mode' | 'day'>) {
  const { filter, filtered, clear } = useCalendarFilters();
  const [visible, month] = [shown(mode, day), monthOf(day)];
  const from = visible.from < month.from ? visible.from : month.from;
  const to = visible.to > month.to ? visible.to : month.to;
  const dated = useRead(scheduling.onCalendar, { query: { from, to, ...filter } });
  const waiting = useList(scheduling.list, {
    query: { scheduled: 'no', limit: WAITING, ...filter },
  });
  return { dated, span: { from, to }, waiting, filtered, clear };
}

/** Each job once: while one list is older than the other, as the newer has it. */
function newest(jobs: readonly CalendarJob[]): readonly CalendarJob[] {
  const known = new Map<number, CalendarJob>();
  for (const job of jobs) {
    const other = known.get(job.id);
    if (!other || other.dateChanges < job.dateChanges) known.set(job.id, job);
  }
  return [...known.values()];
}
const nothing: readonly CalendarJob[] = [];
const waits = ({ status }: CalendarJob): boolean => status === 'scheduled' || status === 'on_hold';

/** How many jobs that are not over are on one of these days, where these were read. */
const countOut =
  (jobs: readonly CalendarJob[] | undefined, { from, to }: Span) =>
  (days: readonly string[]): number | undefined =>
    jobs && days.every((day) => from <= day && day <= to)
      ? new Set(
          days.flatMap((day) =>
            jobsOn(jobs, day)
              .filter((job) => isOpen(job))
              .map(({ id }) => id),
          ),
        ).size
      : undefined;

/** Everything that is shown, where it was moved to, and what can be done with it. */
function useCalendar(props: Props) {
  const { day, today, change } = props;
  const read = useJobs(props);
  const moves = useMoves(read.dated.data);
  const mayMove = useMay()(scheduling.reschedule);
  const weatherRead = useRead(weather.forecast).data;
  const forecast = useMemo(() => byDay(weatherRead), [weatherRead]);
  // One list for both: a job goes from the tray to its day at once, and back.
  const placed = newest([...(read.dated.data ?? nothing), ...read.waiting.items.filter(waits)]).map(
    moves.place,
  );
  const jobs = placed.filter(({ scheduledStartDate }) => scheduledStartDate !== null);
  const tray = placed.filter(({ scheduledStartDate }) => scheduledStartDate === null);
  const grid: GridProps = {
    day,
    today,
    jobs,
    forecast,
    busy: !read.dated.data,
    onMove: (date) => change({ date }),
    onOpen: (date) => change({ date, mode: 'day' }),
    onDrop: mayMove ? moves.move : undefined,
    onUndo: moves.undo,
    against: (wanted) => speaksAgainst(wanted, jobs, forecast),
  };
  return { ...read, moves, grid, weatherRead, tray: mayMove ? tray : [] };
}

export function CalendarView(props: Props) {
  const { day, today } = props;
  const { dated, span, waiting, filtered, clear, moves, grid, weatherRead, tray } =
    useCalendar(props);
  const { jobs, forecast } = grid;
  return (
    <DragArea jobs={jobs} forecast={forecast} onDrop={(wanted) => void moves.move(wanted)}>
      <div className={classNames('cal-board', tray.length > 0 && 'cal-with-tray')}>
        <section className="pl-panel" aria-label="Calendar">
          <CalendarBar {...props} />
          <WeatherStrip today={today} countOut={countOut(dated.data && jobs, span)} />
          {dated.problem && !dated.data ? (
            <ErrorPanel
              title="The jobs could not be loaded"
              message={dated.problem.message}
              onRetry={dated.refresh}
              retrying={dated.refreshing}
            />
          ) : (
            <Days {...props} grid={grid} place={moves.place} />
          )}
          {props.mode !== 'day' && <Key weather={weatherRead} />}
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
        <Notice tone="quiet" actions={<Button text="Clear filters" onClick={clear} />}>
          No jobs match these filters.
        </Notice>
      )}
      {dated.data && <MonthJobs day={day} jobs={jobs} />}
      {moves.stale && (
        <MovedMeanwhile
          stale={moves.stale}
          onAgain={(wanted) => void moves.move(wanted)}
          onClose={moves.forget}
        />
      )}
    </DragArea>
  );
}

/** The day, the week or the month. */
function Days({
  mode,
  day,
  phone,
  crews,
  grid,
  place,
}: Props & {
  readonly grid: GridProps;
  readonly place: ReturnType<typeof useMoves>['place'];
}) {
  if (mode === 'day')
    return (
      <>
        {phone && <DayStrip {...grid} />}
        <DayView day={day} place={place} />
      </>
    );
  if (mode === 'week' && crews) return <CrewLanes {...grid} crews={crews} />;
  return <DayGrid {...grid} mode={mode} />;
}

function CalendarBar({ mode, day, today, phone, crews, change }: Props) {
  const go = (date: string) => change({ date });
  return (
    <div className="cal-bar">
      <div className="pl-actions">
        <Button text="Today" onClick={() => go(today)} />
        <IconButton
          label={`Previous ${mode}`}
          icon={<ChevronLeft />}
          onClick={() => go(step(mode, day, -1))}
        />
        <IconButton
          label={`Next ${mode}`}
          icon={<ChevronRight />}
          onClick={() => go(step(mode, day, 1))}
        />
      </div>
      <h2 aria-live="polite">{headingOf(mode, day)}</h2>
      <div className="cal-bar-ways">
        {mode === 'week' && !phone && (
          <Toggle
            label="Rows"
            choices={rows}
            value={crews ? 'crews' : 'all'}
            onChoose={(value) => change({ rows: value })}
          />
        )}
        <Toggle
          label="Show by"
          choices={modes}
          value={mode}
          onChoose={(value) => change({ mode: value })}
        />
      </div>
    </div>
  );
}
