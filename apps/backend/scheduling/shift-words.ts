// What is said of the jobs of a weather shift: who is on them, how their clients are reached, and
// what these are told.
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { clientsByIds } from '../clients/read-models/client-list.ts';
import type { Services } from '../platform/core/room.ts';
import { vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import { workWords } from './moved-email.ts';
import { crewsByIds } from './read-models/crew-list.ts';
import type { AssignmentRow } from './read-models/job-assignments.ts';
import type { Planning, PlanJob } from './shift-plan.ts';

/** Of these jobs, which the plan has. */
export async function shiftWords(
  jobs: readonly PlanJob[],
  { assigned, closed, resting }: Planning,
  { db }: Pick<Services, 'db'>,
) {
  const known = new Set(jobs.map(({ id }) => id));
  const there = assigned.filter(({ jobId }) => known.has(jobId));
  const ofJob = Map.groupBy(there, ({ jobId }) => jobId);
  const idsOf = (kind: AssignmentRow['kind']) => [
    ...new Set(there.filter((one) => one.kind === kind).map(({ assigneeId }) => assigneeId)),
  ];
  const [crews, vendors, clients] = await Promise.all([
    crewsByIds(db, idsOf('crew')),
    vendorsByIds(db, idsOf('vendor')),
    clientsByIds(db, [...new Set(jobs.map(({ clientId }) => clientId))]),
  ]);
  const names = {
    crew: new Map(crews.map(({ id, name }) => [id, name])),
    vendor: new Map(vendors.map(({ id, name }) => [id, name])),
  };
  const byId = new Map(clients.map((client) => [client.id, client]));
  const clientOf = ({ clientId: id, clientName: name }: PlanJob): PlannedMove['client'] => {
    const { email = '', phone = '', language = 'en' } = byId.get(id) ?? {};
    return { id, name, hasEmail: Boolean(email), phone: phone ?? '', language };
  };
  return {
    on: (jobId: number): readonly AssignmentRow[] => ofJob.get(jobId) ?? [],
    nameOf: ({ kind, assigneeId }: AssignmentRow): string => names[kind].get(assigneeId) ?? '',
    clientOf,
    /** Both as the client reads them, in their language. */
    told(job: PlanJob, to: Dates): PlannedMove['told'] {
      const { language } = clientOf(job);
      return { before: workWords(job, closed, language), now: workWords(to, resting, language) };
    },
  };
}
