// The screen /calendar: the jobs as a list, or in a calendar by day, week or month. What is shown
// stands in the address.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Calendar, List } from '@blueprintjs/icons';
import { ErrorPanel, PageLayout, PageHeader, Spinner } from '@purlin/ui/ui.ts';
import { usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { useCallback } from 'react';
import { CalendarView } from './calendar-view.tsx';
import { type Mode, isDay } from '../parts/days.ts';
import { JobList } from './job-list.tsx';
import { ScheduleLink } from './schedule-link.tsx';

const views = [
  { view: 'list', label: 'List', icon: <List /> },
  { view: 'calendar', label: 'Calendar', icon: <Calendar /> },
] as const;
/** Midnight may pass while the screen is open. */
const LOOK_AT_THE_CLOCK_MS = 5 * 60_000;

export function CalendarPage() {
  usePageTitle('Calendar');
  const [address, setAddress] = useSearchParams();
  const view = address.get('view') === 'list' ? 'list' : 'calendar';
  const change = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return (
    <PageLayout>
      <PageHeader
        title="Calendar"
        description="Schedule and follow your jobs"
        actions={
          <>
            <div className="cal-toggle" role="group" aria-label="Show as">
              {views.map(({ view: name, label, icon }) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={view === name}
                  onClick={() => change({ view: name })}
                >
                  {icon}
                  {label}
                </button>
              ))}
            </div>
            <ScheduleLink primary />
          </>
        }
      />
      {view === 'list' ? (
        <JobList />
      ) : (
        <InCalendar mode={modeOf(address.get('mode'))} day={address.get('date')} change={change} />
      )}
    </PageLayout>
  );
}

const modeOf = (text: string | null): Mode => (text === 'day' || text === 'week' ? text : 'month');

/** Which day is today is the company's matter, so the server is asked. */
function InCalendar({
  mode,
  day,
  change,
}: {
  readonly mode: Mode;
  readonly day: string | null;
  readonly change: (values: Readonly<Record<string, string>>) => void;
}) {
  const { data, problem, refresh, refreshing } = useRead(
    scheduling.today,
    {},
    { everyMs: LOOK_AT_THE_CLOCK_MS },
  );
  if (data)
    return (
      <CalendarView
        mode={mode}
        day={isDay(day) ? day : data.today}
        today={data.today}
        change={change}
      />
    );
  if (problem)
    return (
      <div className="pl-panel">
        <ErrorPanel
          title="The calendar could not be loaded"
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      </div>
    );
  return (
    <div className="pl-panel cal-waiting" role="status">
      <Spinner aria-hidden />
      <span className="pl-hidden">Loading calendar...</span>
    </div>
  );
}
