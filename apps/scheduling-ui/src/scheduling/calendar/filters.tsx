// The calendar's filters: by crew, vendor and status. Stored in the URL.
import { calendarFeeds } from '@purlin/contracts/calendar-feeds.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import { weather } from '@purlin/contracts/weather.ts';
import { MoreIcon } from '@blueprintjs/icons';
import { Button, type Choice, MenuButton, SelectField } from '@purlin/ui/ui.ts';
import { useLocation, useMay, useNavigate, useRead, useSearchParams } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/calendar.ts';

const MOST = 500;
const NAMES = ['crew', 'status', 'vendor'] as const;
const numberIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** The filters, in the form of the job list's query. */
export function useCalendarFilters() {
  const [address, setAddress] = useSearchParams();
  const status = JobStatus.safeParse(address.get('status'));
  const filter = {
    crewId: numberIn(address.get('crew')),
    vendorId: numberIn(address.get('vendor')),
    status: status.success ? status.data : undefined,
  };
  const set = (values: Partial<Record<(typeof NAMES)[number], string>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of NAMES) {
          const value = values[name];
          if (value === '') next.delete(name);
          else if (value !== undefined) next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filter,
    set,
    filtered: Object.values(filter).some((value) => value !== undefined),
    clear: () => set({ crew: '', status: '', vendor: '' }),
  };
}

const statuses = (): readonly Choice[] => [
  { value: '', label: say('status-all') },
  ...JobStatus.options.map((value) => ({ value, label: label(`job.${value}`) })),
];

export function CalendarFilters() {
  const { filter, set, filtered, clear } = useCalendarFilters();
  const may = useMay();
  const crews = useRead(scheduling.crews).data ?? [];
  const known =
    useRead(vendors.list, { query: { limit: MOST } }, { enabled: may(vendors.list) }).data ?? [];
  return (
    <div className="cal-filters" role="group" aria-label={say('filter-jobs')}>
      <SelectField
        label={say('crew')}
        hideLabel
        choices={[
          { value: '', label: say('crew-all') },
          ...crews.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(filter.crewId ?? '')}
        onChange={(event) => set({ crew: event.currentTarget.value })}
      />
      <SelectField
        label={say('status')}
        hideLabel
        choices={statuses()}
        value={filter.status ?? ''}
        onChange={(event) => set({ status: event.currentTarget.value })}
      />
      {may(vendors.list) && (
        <SelectField
          label={say('vendor')}
          hideLabel
          choices={[
            { value: '', label: say('vendor-all') },
            ...known.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(filter.vendorId ?? '')}
          onChange={(event) => set({ vendor: event.currentTarget.value })}
        />
      )}
      {filtered && <Button variant="minimal" text={say('clear-filters')} onClick={clear} />}
    </div>
  );
}

/** Less common actions: crews, calendar feeds, print. */
export function CalendarMenu({
  onFilter,
}: {
  /** Set if the filters have no room of their own. */
  readonly onFilter: (() => void) | undefined;
}) {
  const may = useMay();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <MenuButton
      label={say('more')}
      icon={<MoreIcon />}
      actions={[
        ...(onFilter ? [{ label: say('filter-jobs'), onSelect: onFilter }] : []),
        { label: say('crews'), onSelect: () => void navigate(`/calendar/crews${search}`) },
        ...(may(calendarFeeds.feeds)
          ? [
              {
                label: say('calendar-links'),
                onSelect: () => void navigate(`/calendar/feeds${search}`),
              },
            ]
          : []),
        ...(may(weather.shift)
          ? [
              {
                label: say('plan-shift'),
                onSelect: () => void navigate('/calendar/weather-shift'),
              },
            ]
          : []),
        { label: say('print'), onSelect: () => print() },
      ]}
    />
  );
}
