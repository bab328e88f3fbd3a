// The number of an estimate's job: reserved before the job is scheduled, so that whoever asks
// again, at the same time or after a crash in between, comes to the same job.
import { job } from '@purlin/domain/scheduling/job.ts';
import { jobOfEstimate } from '@purlin/domain/scheduling/job-of-estimate.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';

type Numbering = Pick<Services, 'history' | 'dispatch' | 'nextId'>;

/** The number that is reserved for the job of this estimate; from now on it is. */
export async function jobNumberOf(
  estimateId: number,
  services: Numbering,
  asker: Asker,
): Promise<number> {
  const known = await reservedFor(estimateId, services);
  if (known !== null) return known;
  const jobId = (await isJobOf(estimateId, services)) ? estimateId : await freeNumber(services);
  await services.dispatch(
    jobOfEstimate,
    estimateId,
    { type: 'ReserveJobNumber', data: { jobId } },
    // What the caller expects of a revision is meant for the job.
    { ...asker, expected: undefined },
  );
  // Of several who ask at once, the first one's number counts.
  return (await reservedFor(estimateId, services))!;
}

const reservedFor = async (estimateId: number, { history }: Numbering): Promise<number | null> =>
  (await history.stateOf(jobOfEstimate, estimateId)).jobId;

/** The first jobs had the numbers of their estimates. */
const isJobOf = async (estimateId: number, { history }: Numbering): Promise<boolean> => {
  const state = await history.stateOf(job, estimateId);
  return state.status !== 'none' && state.estimateId === estimateId;
};

/** The next number that no job has, not even one of the first. */
async function freeNumber({ history, nextId }: Numbering): Promise<number> {
  for (;;) {
    const id = await nextId(job);
    if ((await history.read(job, id)).length === 0) return id;
  }
}
