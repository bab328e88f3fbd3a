// The screen /calendar: jobs as a list, or on a calendar by day, week or month. The view is stored
// in the URL.
import type { Crew } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Calendar, List } from '@blueprintjs/icons';
import {
  ErrorPanel,
  PageLayout,
  PageHeader,
  PHONE,
  Spinner,
  useMediaQuery,
} from '@purlin/ui/ui.ts';
import { usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { useCallback, useState } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { ModeToggle } from './calendar-bar.tsx';
import { CalendarView } from './calendar-view.tsx';
import { useCalendarKeys } from './calendar-keys.ts';
import { CalendarFilters, CalendarMenu, useCalendarFilters } from './filters.tsx';
import { type Mode, isDay } from '../parts/days.ts';
import { JobList } from './job-list.tsx';
import { ScheduleLink } from './schedule-link.tsx';
import { Toggle } from './toggle.tsx';

const views = () =>
  [
    { value: 'list', label: say('list'), icon: <List /> },
    { value: 'calendar', label: say('calendar'), icon: <Calendar /> },
  ] as const;
/** How often to check whether the date has changed while the screen is open. */
const LOOK_AT_THE_CLOCK_MS = 5 * 60_000;

export function CalendarPage() {
  usePageTitle(say('calendar'));
  const [address, setAddress] = useSearchParams();
  const view = address.get('view') === 'list' ? 'list' : 'calendar';
  const change = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values))
            if (value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  useCalendarKeys(address.get('date'), change);
  const phone = useMediaQuery(PHONE);
  const { filtered } = useCalendarFilters();
  const [filtering, setFiltering] = useState(false);
  return (
    <PageLayout list>
      <PageHeader
        title={say('calendar')}
        beside={
          <>
            <Toggle
              label={say('show-as')}
              choices={views()}
              value={view}
              onChoose={(value) => change({ view: value })}
            />
            {phone && view === 'calendar' && (
              <ModeToggle mode={modeOf(address.get('mode'), phone, [])} change={change} />
            )}
          </>
        }
        actions={
          <>
            {(!phone || filtering || filtered) && <CalendarFilters />}
            <CalendarMenu onFilter={phone ? () => setFiltering(!filtering) : undefined} />
            <ScheduleLink primary />
          </>
        }
      />
      {view === 'list' ? (
        <JobList />
      ) : (
        <InCalendar address={address} phone={phone} change={change} />
      )}
    </PageLayout>
  );
}

/**
 * The default view: the day on a phone, the crews' week in the office, or the month if there are no
 * crews.
 */
function modeOf(text: string | null, phone: boolean, crews: readonly Crew[]): Mode {
  if (text === 'day' || text === 'week' || text === 'month') return text;
  if (phone) return 'day';
  return crews.some(({ status }) => status === 'active') ? 'week' : 'month';
}

/** Today depends on the company's time zone, so ask the server. */
function InCalendar({
  address,
  phone,
  change,
}: {
  readonly address: URLSearchParams;
  readonly phone: boolean;
  readonly change: (values: Readonly<Record<string, string>>) => void;
}) {
  const day = address.get('date');
  const today = useRead(scheduling.today, {}, { everyMs: LOOK_AT_THE_CLOCK_MS });
  const crews = useRead(scheduling.crews);
  if (today.data && crews.data)
    return (
      <CalendarView
        mode={modeOf(address.get('mode'), phone, crews.data)}
        crews={address.get('rows') === 'all' || phone ? undefined : crews.data}
        day={isDay(day) ? day : today.data.today}
        today={today.data.today}
        phone={phone}
        change={change}
      />
    );
  const failed = [today, crews].find(({ problem }) => problem);
  if (failed)
    return (
      <div className="pl-panel">
        <ErrorPanel
          title={say('load-failed')}
          message={failed.problem!.message}
          onRetry={() => {
            today.refresh();
            crews.refresh();
          }}
          retrying={failed.refreshing}
        />
      </div>
    );
  return (
    <div className="pl-panel cal-waiting" role="status">
      <Spinner aria-hidden />
      <span className="pl-hidden">{say('loading')}</span>
    </div>
  );
}
