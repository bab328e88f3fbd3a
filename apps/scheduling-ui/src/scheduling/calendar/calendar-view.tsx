// The calendar with its controls, the jobs that wait for dates beside it, and the card of the month
// below.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { Button, classNames, ErrorPanel, IconButton, Notice } from '@purlin/ui/ui.ts';
import { useMay, useRead } from '@purlin/web/web.ts';
import { DayView } from './day-view.tsx';
import { headingOf, type Mode, monthOf, shown, step } from '../parts/days.ts';
import { DayGrid } from './day-grid.tsx';
import { DragArea } from './drag-area.tsx';
import { CalendarFilters, useCalendarFilters } from './filters.tsx';
import { MonthJobs } from './month-jobs.tsx';
import { MovedMeanwhile } from './moved-meanwhile.tsx';
import { WeatherStrip } from '../weather/weather-strip.tsx';
import { UnscheduledTray } from './unscheduled-tray.tsx';
import { useMoves } from './use-moves.ts';

const modes: readonly { readonly mode: Mode; readonly label: string }[] = [
  { mode: 'day', label: 'Day' },
  { mode: 'week', label: 'Week' },
  { mode: 'month', label: 'Month' },
];
const MOST = 500;
const nothing: readonly Job[] = [];

interface Props {
  readonly mode: Mode;
  readonly day: string;
  readonly today: string;
  readonly change: (values: Readonly<Record<string, string>>) => void;
}

/** The jobs of the days that are shown, and those that wait for theirs. */
function useJobs({ mode, day }: Pick<Props, 'mode' | 'day'>) {
  const { filter, filtered, clear } = useCalendarFilters();
  const [visible, month] = [shown(mode, day), monthOf(day)];
  const from = visible.from < month.from ? visible.from : month.from;
  const to = visible.to > month.to ? visible.to : month.to;
  const dated = useRead(scheduling.list, { query: { from, to, limit: MOST, ...filter } });
  const waiting = useRead(scheduling.list, { query: { scheduled: 'no', limit: MOST, ...filter } });
  return {
    dated,
    filtered,
    clear,
    waiting: (waiting.data ?? nothing).filter(
      ({ status }) => status === 'scheduled' || status === 'on_hold',
    ),
  };
}

/** Each job once: while one list is older than the other, as the newer has it. */
function newest(jobs: readonly Job[]): readonly Job[] {
  const known = new Map<number, Job>();
  for (const job of jobs) {
    const other = known.get(job.id);
    if (!other || other.dateChanges < job.dateChanges) known.set(job.id, job);
  }
  return [...known.values()];
}

export function CalendarView({ mode, day, today, change }: Props) {
  const { dated, waiting, filtered, clear } = useJobs({ mode, day });
  const { data } = dated;
  const moves = useMoves();
  const mayMove = useMay()(scheduling.reschedule);
  // One list for both: a job goes from the tray to its day at once, and back.
  const placed = newest([...(data ?? nothing), ...waiting]).map(moves.place);
  const jobs = placed.filter(({ scheduledStartDate }) => scheduledStartDate !== null);
  const tray = placed.filter(({ scheduledStartDate }) => scheduledStartDate === null);
  return (
    <DragArea onDrop={(wanted) => void moves.move(wanted)}>
      <WeatherStrip today={today} />
      <div className={classNames('cal-board', mayMove && tray.length > 0 && 'cal-with-tray')}>
        <section className="pl-panel" aria-label="Calendar">
          <CalendarBar mode={mode} day={day} today={today} change={change} />
          {dated.problem && !data ? (
            <ErrorPanel
              title="The jobs could not be loaded"
              message={dated.problem.message}
              onRetry={dated.refresh}
              retrying={dated.refreshing}
            />
          ) : mode === 'day' ? (
            <DayView day={day} jobs={jobs} loading={!data} />
          ) : (
            <DayGrid
              {...{ mode, day, today, jobs }}
              busy={!data}
              onMove={(date) => change({ date })}
              onOpen={(date) => change({ date, mode: 'day' })}
              onDrop={mayMove ? moves.move : undefined}
            />
          )}
        </section>
        {mayMove && tray.length > 0 && <UnscheduledTray jobs={tray} day={day} />}
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

function CalendarBar({ mode, day, today, change }: Props) {
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
      <div className="cal-toggle" role="group" aria-label="Show by">
        {modes.map(({ mode: name, label }) => (
          <button
            key={name}
            type="button"
            aria-pressed={mode === name}
            onClick={() => change({ mode: name })}
          >
            {label}
          </button>
        ))}
      </div>
      <CalendarFilters />
    </div>
  );
}
