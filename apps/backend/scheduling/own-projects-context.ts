// The room of a client's own projects: what they read of their jobs in their portal.
import { ownProjects as contract, type OwnProject } from '@purlin/contracts/own-projects.ts';
import { localTimeOf } from '@purlin/domain/scheduling/local-time.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { workedDays } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { estimatesAsPapers } from '../estimates/read-models/estimate-list.ts';
import { defineRoom, type Services } from '../platform/core/room.ts';
import { byId } from './assigned.ts';
import { closedDaysOf, withWorkedThrough } from './days-off.ts';
import { crewsByIds } from './read-models/crew-list.ts';
import { assignmentsOf } from './read-models/job-assignments.ts';
import { sharedPhotosOf } from './read-models/job-photos.ts';
import { jobsOfClient, type OwnJobRow } from './read-models/job-list.ts';
import { weatherMovesOf, type WeatherMove } from './read-models/weather-moves.ts';

const dates = ({ start, end }: Dates) => ({ startDate: start, endDate: end });
/** What was completed early ended then, not on the day that was planned; never before it began. */
function endedThen<R extends OwnJobRow>(row: R, timeZone: string): R {
  const { start, end, status, completedAt } = row;
  if (status !== 'completed' || completedAt === null || start === null) return row;
  const done = localTimeOf(completedAt, timeZone, start.slice(11));
  return done >= start && done < (end ?? start) ? { ...row, end: done } : row;
}
const toMove = ({ at, fromStart, fromEnd, toStart, toEnd }: WeatherMove) => ({
  at,
  from: { startDate: fromStart, endDate: fromEnd },
  to: { startDate: toStart, endDate: toEnd },
});

type Row = OwnJobRow & { readonly worksThrough?: readonly string[] };
const daysOf = ({ start, ...row }: Row, closed: Closed): string[] =>
  start === null ? [] : [...workedDays({ ...row, start }, closed)];

/** The names of the crews on each job. */
async function crewsOf(
  jobIds: readonly number[],
  db: Services['db'],
): Promise<(jobId: number) => string[]> {
  const rows = (await assignmentsOf(db, jobIds)).filter(({ kind }) => kind === 'crew');
  const crews = byId(await crewsByIds(db, [...new Set(rows.map((row) => row.assigneeId))]));
  const ofJob = Map.groupBy(rows, ({ jobId }) => jobId);
  return (jobId) =>
    (ofJob.get(jobId) ?? []).flatMap(({ assigneeId }) => crews.get(assigneeId)?.name ?? []);
}

async function projectsOf(clientId: number, { db, config }: Services): Promise<OwnProject[]> {
  const rows = await jobsOfClient(db, clientId);
  const ids = rows.map(({ id }) => id);
  const [jobs, closed, crews, moves, photos, papers] = await Promise.all([
    withWorkedThrough(db, rows),
    closedDaysOf(db),
    crewsOf(ids, db),
    weatherMovesOf(db, ids),
    sharedPhotosOf(db, ids),
    estimatesAsPapers(
      db,
      rows.flatMap(({ estimateId }) => estimateId ?? []),
    ),
  ]);
  const [movesOf, paperOf] = [Map.groupBy(moves, ({ jobId }) => jobId), byId(papers)];
  const photosOf = Map.groupBy(photos, ({ jobId }) => jobId);
  return jobs
    .map((job) => endedThen(job, config.TIME_ZONE))
    .map((row) => ({
      id: row.id,
      title: row.title,
      address: row.address,
      status: row.status,
      ...dates(row),
      workDays: daysOf(row, closed),
      crews: crews(row.id),
      weatherMoves: (movesOf.get(row.id) ?? []).map(toMove),
      estimateId: row.estimateId,
      approvedAt: paperOf.get(row.estimateId ?? 0)?.answeredAt ?? null,
      startedAt: row.startedAt,
      completedAt: row.completedAt,
      photos: (photosOf.get(row.id) ?? []).map(({ picture, at }) => ({ picture, at })),
    }));
}

export const ownProjectsRoom = defineRoom({ contract, deciders: [] })({
  name: 'own-projects',
  readModels: [],
  answers: {
    async list(_, services, { own }) {
      const clientId = own?.clientId ?? null;
      return {
        today: services.clock.today(),
        projects: clientId === null ? [] : await projectsOf(clientId, services),
      };
    },
  },
});
