// Calendar feeds: the secret links, and what is behind them.
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { timingSafeEqual } from 'node:crypto';
import type { AssignmentRow } from './read-models/job-assignments.ts';
import { calendarFile } from '../platform/servers/calendar-file.ts';
import { readCompany } from '../company/read-models/company-details.ts';
import type { Services } from '../platform/core/room.ts';
import { vendorById } from '../vendors/read-models/vendor-list.ts';
import { appointmentOf } from './appointments.ts';
import { appointedJobs } from './read-models/calendar-jobs.ts';
import { feedById, type FeedRow } from './read-models/calendar-feeds.ts';
import { crewById } from './read-models/crew-list.ts';
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

/** The jobs behind a key as calendar text; undefined when it opens nothing. */
export async function feedOf(key: string, services: Services): Promise<string | undefined> {
  const row = await openedBy(key, services);
  if (!row) return undefined;
  const { db, clock, publicUrl, config, product } = services;
  const kind = row.of === 'company' ? null : row.of;
  const [jobs, company, name] = await Promise.all([
    appointedJobs(db, dayAfter(clock.today(), -BACK_DAYS), { kind, assigneeId: row.assigneeId }),
    readCompany(db),
    nameOf(row, services),
  ]);
  const own = new Map<number, AssignmentRow>();
  if (kind)
    for (const one of await assignmentsOf(
      db,
      jobs.map(({ id }) => id),
    ))
      if (one.kind === kind && one.assigneeId === row.assigneeId && one.start !== null)
        own.set(one.jobId, one);
  return calendarFile({
    zone: config.TIME_ZONE,
    program: product.name,
    name: [name, company.name].filter(Boolean).join(' · '),
    everyMinutes: EVERY_MINUTES,
    method: 'publish',
    appointments: jobs.flatMap((job) => {
      const { start, end } = own.get(job.id) ?? job;
      const vendorId = row.of === 'vendor' ? row.assigneeId! : undefined;
      return appointmentOf({ ...job, start, end }, publicUrl, vendorId) ?? [];
    }),
  });
}
