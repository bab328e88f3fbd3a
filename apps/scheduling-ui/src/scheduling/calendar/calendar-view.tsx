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
import { headingOf, type Mode, monthOf, shown, step } from '../parts/days.ts';
import { speaksAgainst } from './against.ts';
import { CrewLanes } from './crew-lanes.tsx';
import { DayGrid, type GridProps } from './day-grid.tsx';
import { DayStrip } from './day-strip.tsx';
import { DragArea } from './drag-area.tsx';
import { useCalendarFilters } from './filters.tsx';
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
  return { dated, waiting, filtered, clear };
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

export function CalendarView(props: Props) {
  const { mode, day, today, phone, crews, change } = props;
  const { dated, waiting, filtered, clear } = useJobs(props);
  const { data } = dated;
  const moves = useMoves(data);
  const mayMove = useMay()(scheduling.reschedule);
  const forecastRead = useRead(weather.forecast).data;
  const forecast = useMemo(() => byDay(forecastRead), [forecastRead]);
  // One list for both: a job goes from the tray to its day at once, and back.
  const placed = newest([...(data ?? nothing), ...waiting.items.filter(waits)]).map(moves.place);
  const jobs = placed.filter(({ scheduledStartDate }) => scheduledStartDate !== null);
  const tray = placed.filter(({ scheduledStartDate }) => scheduledStartDate === null);
  const withTray = mayMove && tray.length > 0;
  const grid: GridProps = {
    ...{ day, today, jobs, forecast },
    busy: !data,
    onMove: (date) => change({ date }),
    onOpen: (date) => change({ date, mode: 'day' }),
    onDrop: mayMove ? moves.move : undefined,
    onUndo: moves.undo,
    against: (wanted) => speaksAgainst(wanted, jobs, forecast),
  };
  return (
    <DragArea jobs={jobs} forecast={forecast} onDrop={(wanted) => void moves.move(wanted)}>
      <div className={classNames('cal-board', withTray && 'cal-with-tray')}>
        <section className="pl-panel" aria-label="Calendar">
          <CalendarBar {...props} />
          <WeatherStrip today={today} jobs={jobs} />
          {phone && mode === 'day' && <DayStrip {...grid} />}
          {dated.problem && !data ? (
            <ErrorPanel
              title="The jobs could not be loaded"
              message={dated.problem.message}
              onRetry={dated.refresh}
              retrying={dated.refreshing}
            />
          ) : mode === 'day' ? (
            <DayView day={day} place={moves.place} />
          ) : mode === 'week' && crews ? (
            <CrewLanes {...grid} crews={crews} />
          ) : (
            <DayGrid {...grid} mode={mode} />
          )}
          {mode !== 'day' && <Key weather={forecastRead} />}
        </section>
        {withTray && (
          <UnscheduledTray
            jobs={tray}
            day={day}
            onMore={waiting.hasMore ? waiting.loadMore : undefined}
            loadingMore={waiting.loadingMore}
          />
        )}
      </div>
      {data && filtered && jobs.length === 0 && (
        <Notice tone="quiet" actions={<Button text="Clear filters" onClick={clear} />}>
          No jobs match these filters.
        </Notice>
      )}
      {data && <MonthJobs day={day} jobs={jobs} />}
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
