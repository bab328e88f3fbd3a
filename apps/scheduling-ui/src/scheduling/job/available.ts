// Who can be put on a job, and what is known to speak against it before it is done.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { meet } from '@purlin/domain/scheduling/conflicts.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { lapsedInsurance } from '@purlin/domain/vendors/documents.ts';
import { useRead } from '@purlin/web/web.ts';
import { shortDate } from '../parts/days.ts';
import { useDaysOff } from '../parts/days-off.ts';

const MOST = 500;

export interface Available {
  readonly id: number;
  readonly name: string;
  /** The last day of the insurance that ends before the work does. */
  readonly insuredUntil: string | undefined;
  /** The jobs that they are on at that time. */
  readonly busyOn: readonly string[];
}

/** Who is on which other job while this one would have them. */
function useBusy(kind: 'crew' | 'vendor', job: JobDetails, { start, end }: Dates) {
  const { closed } = useDaysOff(start);
  const span = { from: (start ?? '').slice(0, 10), to: (end ?? start ?? '').slice(0, 10) };
  const others = useRead(
    scheduling.onCalendar,
    { query: span },
    { enabled: start !== null && span.from <= span.to },
  ).data;
  const busy = new Map<number, string[]>();
  for (const other of others ?? []) {
    if (other.id === job.id || isOver(other)) continue;
    const theirs =
      kind === 'crew'
        ? other.crewSchedules.map((one) => ({ ...one, id: one.crewId }))
        : other.vendorSchedules.map((one) => ({ ...one, id: one.vendorId }));
    for (const { id, scheduledStartDate: from, scheduledEndDate: to } of theirs)
      if (start && from && meet({ start, end }, { start: from, end: to }, closed))
        busy.set(id, [...(busy.get(id) ?? []), other.title]);
  }
  return busy;
}

const insuredUntil = ({ documents }: Vendor, lastDay: string): string | undefined =>
  lapsedInsurance(documents, lastDay)?.expiresOn ?? undefined;

/** Who is active and not on the job yet; `times`: when they would be there. */
export function useAvailable(
  kind: 'crew' | 'vendor',
  job: JobDetails,
  times: Dates,
): readonly Available[] | undefined {
  const crews = useRead(scheduling.crews, {}, { enabled: kind === 'crew' }).data;
  const active = useRead(
    vendors.list,
    { query: { status: 'active', limit: MOST } },
    { enabled: kind === 'vendor' },
  ).data;
  const busy = useBusy(kind, job, times);
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
          name: vendor.category ? `${vendor.name} (${vendor.category})` : vendor.name,
          insuredUntil: insuredUntil(vendor, lastDay),
        }));
  return known
    ?.filter(({ id }) => !there.has(id))
    .map((one) => ({ ...one, busyOn: busy.get(one.id) ?? [] }));
}

const BOTH = new Intl.ListFormat('en-US');
const allOf = (titles: readonly string[]): string => BOTH.format(titles);

/** "Valley Crane (Roofing), on New ridge vent then, insured until Nov 20, 2026 only" */
export const labelOf = ({ name, insuredUntil: until, busyOn }: Available): string =>
  [
    name,
    ...(busyOn.length > 0 ? [`on ${allOf(busyOn)} then`] : []),
    ...(until ? [`insured until ${shortDate(until)} only`] : []),
  ].join(', ');

/** What speaks against them, in sentences. */
export const againstThem = ({ insuredUntil: until, busyOn }: Available): readonly string[] => [
  ...(busyOn.length > 0 ? [`Is on ${allOf(busyOn)} at that time.`] : []),
  ...(until ? [`Insured until ${shortDate(until)} only, which is before the work is done.`] : []),
];
