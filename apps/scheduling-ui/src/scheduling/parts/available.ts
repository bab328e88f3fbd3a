// Who can be assigned to a job, and their conflicts.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { keyOf } from '@purlin/domain/scheduling/assignments.ts';
import { meet } from '@purlin/domain/scheduling/conflicts.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { lapsedInsurance } from '@purlin/domain/vendors/documents.ts';
import { useRead } from '@purlin/web/web.ts';
import { categoryWord } from '@purlin/words/screens/vendor-categories.ts';
import { say } from '@purlin/words/screens/scheduling.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { locales } from '@purlin/words/languages.ts';
import { bookingsOf } from './bookings.ts';
import { shortDate } from './days.ts';
import { useDaysOff } from './days-off.ts';

const MOST = 500;

export interface Available {
  readonly id: number;
  readonly name: string;
  /** The last day of insurance that expires before the work is done. */
  readonly insuredUntil: string | undefined;
  /** The jobs they are on at that time. */
  readonly busyOn: readonly string[];
}

/** Who is on another job during this one, and which. */
function useBusy(job: CalendarJob, { start, end }: Dates) {
  const { closed } = useDaysOff(start);
  const span = { from: (start ?? '').slice(0, 10), to: (end ?? start ?? '').slice(0, 10) };
  const others = useRead(
    scheduling.onCalendar,
    { query: span },
    { enabled: start !== null && span.from <= span.to },
  ).data;
  const worksThrough = start === job.scheduledStartDate ? (job.worksThrough ?? []) : [];
  const busy = new Map<string, string[]>();
  for (const other of others ?? []) {
    if (other.id === job.id || isOver(other)) continue;
    for (const theirs of bookingsOf(other))
      if (start && meet({ start, end, worksThrough }, theirs, closed))
        busy.set(theirs.who, [...(busy.get(theirs.who) ?? []), other.title]);
  }
  return busy;
}

const insuredUntil = ({ documents }: Vendor, lastDay: string): string | undefined =>
  lapsedInsurance(documents, lastDay)?.expiresOn ?? undefined;

/** Active people who are not on the job yet. `times`: when they would be there. */
export function useAvailable(
  kind: 'crew' | 'vendor',
  job: CalendarJob,
  times: Dates,
): readonly Available[] | undefined {
  const crews = useRead(scheduling.crews, {}, { enabled: kind === 'crew' }).data;
  const active = useRead(
    vendors.list,
    { query: { status: 'active', limit: MOST } },
    { enabled: kind === 'vendor' },
  ).data;
  const busy = useBusy(job, times);
  const today = useRead(scheduling.today).data?.today ?? '';
  const ends = (times.end ?? times.start ?? '').slice(0, 10);
  const lastDay = ends > today ? ends : today;
  const there = new Set(
    kind === 'crew'
      ? job.crewSchedules.map(({ crewId }) => crewId)
      : job.vendorSchedules.map(({ vendorId }) => vendorId),
  );
  const known =
    kind === 'crew'
      ? crews
          ?.filter(({ status }) => status === 'active')
          .map(({ id, name }) => ({ id, name, insuredUntil: undefined }))
      : active?.map((vendor) => ({
          id: vendor.id,
          name: vendor.category ? `${vendor.name} (${categoryWord(vendor.category)})` : vendor.name,
          insuredUntil: insuredUntil(vendor, lastDay),
        }));
  return known
    ?.filter(({ id }) => !there.has(id))
    .map((one) => ({ ...one, busyOn: busy.get(keyOf({ kind, assigneeId: one.id })) ?? [] }));
}

const allOf = (titles: readonly string[]): string =>
  new Intl.ListFormat(locales[appLanguage()]).format(titles);

/** "Valley Crane (Roofing), on New ridge vent then, insured until Nov 20, 2026 only" */
export const labelOf = ({ name, insuredUntil: until, busyOn }: Available): string =>
  [
    name,
    ...(busyOn.length > 0 ? [say('on-then', { jobs: allOf(busyOn) })] : []),
    ...(until ? [say('insured-until-only', { date: shortDate(until) })] : []),
  ].join(', ');

/** Their conflicts, as sentences. */
export const againstThem = ({ insuredUntil: until, busyOn }: Available): readonly string[] => [
  ...(busyOn.length > 0 ? [say('is-on-then', { jobs: allOf(busyOn) })] : []),
  ...(until ? [say('insured-too-short', { date: shortDate(until) })] : []),
];
