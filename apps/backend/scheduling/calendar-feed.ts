// Calendar feeds: the secret links, and what is behind them.
import type { AssigneeKind } from '@purlin/domain/scheduling/assignment-shapes.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { timingSafeEqual } from 'node:crypto';
import type { AssignmentRow } from './read-models/job-assignments.ts';
import { calendarFile } from '../platform/servers/calendar-file.ts';
import { readCompany } from '../company/read-models/company-details.ts';
import type { Services } from '../platform/core/room.ts';
import { vendorById, vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import { appointmentsOf, calendarIdOf, type Whose } from './appointments.ts';
import { closedDaysOf, withWorkedThrough } from './days-off.ts';
import { appointedJobs } from './read-models/calendar-jobs.ts';
import { feedById, type FeedRow } from './read-models/calendar-feeds.ts';
import { changesOfDaysOff } from './read-models/days-off-changes.ts';
import { crewById, crewsByIds } from './read-models/crew-list.ts';
import { assignmentsOf } from './read-models/job-assignments.ts';

/** So long a job that is over is still shown. */
const BACK_DAYS = 92;
/** How soon calendar programs are asked to look again. */
const EVERY_MINUTES = 60;

type Keying = Pick<Services, 'fingerprint'>;

/**
 * Nobody can guess it, nothing in the database tells it, and the next link of the same feed is
 * another one.
 */
const keyOf = ({ id, links }: Pick<FeedRow, 'id' | 'links'>, { fingerprint }: Keying): string =>
  `${id}-${fingerprint(`calendar-feed\n${id}\n${links}`)}`;

export const linkOf = (row: FeedRow, services: Keying & Pick<Services, 'publicUrl'>): string =>
  `${services.publicUrl}/api/calendar-feeds/${keyOf(row, services)}/jobs.ics`;

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The feed that a key opens. */
async function openedBy(key: string, services: Keying & Pick<Services, 'db'>) {
  const id = /^([1-9]\d{0,14})-[0-9a-f]{64}$/.exec(key)?.[1];
  const row = id === undefined ? undefined : await feedById(services.db, Number(id));
  return row && same(key, keyOf(row, services)) ? row : undefined;
}

const nameOf = async ({ of, assigneeId }: FeedRow, { db }: Pick<Services, 'db'>) => {
  if (of === 'crew') return (await crewById(db, assigneeId!))?.name;
  if (of === 'vendor') return (await vendorById(db, assigneeId!))?.name;
  return undefined;
};

type Found = Awaited<ReturnType<typeof appointedJobs>>[number];
interface Appointed {
  readonly job: Found & { readonly worksThrough?: readonly string[] };
  readonly whose: Whose | undefined;
}
/** At somebody's own times, which no day of the job's makes longer. */
const atTimesOf = (job: Appointed['job'], { start, end }: AssignmentRow): Appointed['job'] => ({
  ...job,
  start,
  end,
  worksThrough: [],
});

/** The jobs of a crew or a vendor, at their own times where they have some. */
function oneAppointed(
  { of, assigneeId }: FeedRow,
  jobs: readonly Appointed['job'][],
  own: readonly AssignmentRow[],
): readonly Appointed[] {
  const times = new Map(
    own
      .filter((one) => one.kind === of && one.assigneeId === assigneeId)
      .map((one) => [one.jobId, one]),
  );
  const whose = of === 'vendor' ? { kind: of, assigneeId: assigneeId! } : undefined;
  return jobs.map((job) => {
    const theirs = times.get(job.id);
    return { job: theirs ? atTimesOf(job, theirs) : job, whose };
  });
}

/** Whoever comes at times of their own, by name, beside the jobs. */
async function othersAppointed(
  db: Services['db'],
  jobs: readonly Appointed['job'][],
  own: readonly AssignmentRow[],
): Promise<readonly Appointed[]> {
  const idsOf = (kind: AssigneeKind) =>
    own.filter((one) => one.kind === kind).map(({ assigneeId }) => assigneeId);
  const [crews, vendors] = await Promise.all([
    crewsByIds(db, idsOf('crew')),
    vendorsByIds(db, idsOf('vendor')),
  ]);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return own.flatMap((one) => {
    const job = byId.get(one.jobId);
    const named = (one.kind === 'crew' ? crews : vendors).find(({ id }) => id === one.assigneeId);
    return job ? [{ job: atTimesOf(job, one), whose: { ...one, name: named?.name } }] : [];
  });
}

/** The jobs behind a key as calendar text; undefined when it opens nothing. */
export async function feedOf(key: string, services: Services): Promise<string | undefined> {
  const row = await openedBy(key, services);
  if (!row) return undefined;
  const { db, clock, config, product } = services;
  const kind = row.of === 'company' ? null : row.of;
  const [found, company, name, closed, changes] = await Promise.all([
    appointedJobs(db, dayAfter(clock.today(), -BACK_DAYS), { kind, assigneeId: row.assigneeId }),
    readCompany(db),
    nameOf(row, services),
    closedDaysOf(db),
    changesOfDaysOff(db),
  ]);
  const jobs = await withWorkedThrough(db, found);
  const own = (
    await assignmentsOf(
      db,
      jobs.map(({ id }) => id),
    )
  ).filter(({ start }) => start !== null);
  const appointed = kind
    ? oneAppointed(row, jobs, own)
    : [
        ...jobs.map((job) => ({ job, whose: undefined })),
        ...(await othersAppointed(db, jobs, own)),
      ];
  return calendarFile({
    zone: config.TIME_ZONE,
    program: product.name,
    name: [name, company.name].filter(Boolean).join(' · '),
    everyMinutes: EVERY_MINUTES,
    method: 'publish',
    appointments: appointed.flatMap(({ job, whose }) =>
      appointmentsOf(job, calendarIdOf(services), { closed, changes }, whose),
    ),
  });
}
