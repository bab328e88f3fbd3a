// The calendar with its controls, and the card of the month below.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { Button, ErrorPanel, IconButton } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { DayView } from './day-view.tsx';
import { headingOf, type Mode, monthOf, shown, step } from './days.ts';
import { DayGrid } from './day-grid.tsx';
import { MonthJobs } from './month-jobs.tsx';

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

export function CalendarView({ mode, day, today, change }: Props) {
  const [visible, month] = [shown(mode, day), monthOf(day)];
  const from = visible.from < month.from ? visible.from : month.from;
  const to = visible.to > month.to ? visible.to : month.to;
  const { data, problem, refresh, refreshing } = useRead(scheduling.list, {
    query: { from, to, limit: MOST },
  });
  const jobs = data ?? nothing;
  const go = (date: string) => change({ date });
  const open = (chosen: string) => change({ date: chosen, mode: 'day' });
  return (
    <>
      <section className="pl-panel" aria-label="Calendar">
        <CalendarBar mode={mode} day={day} today={today} change={change} />
        {problem && !data ? (
          <ErrorPanel
            title="The jobs could not be loaded"
            message={problem.message}
            onRetry={refresh}
            retrying={refreshing}
          />
        ) : mode === 'day' ? (
          <DayView day={day} jobs={jobs} loading={!data} />
        ) : (
          <DayGrid
            mode={mode}
            day={day}
            today={today}
            jobs={jobs}
            busy={!data}
            onMove={go}
            onOpen={open}
          />
        )}
      </section>
      {data && <MonthJobs day={day} jobs={jobs} />}
    </>
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
    </div>
  );
}
