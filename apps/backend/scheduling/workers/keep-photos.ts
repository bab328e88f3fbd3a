// Keeps the photos of a job as long as the job names them.
import { job } from '@purlin/domain/scheduling/job.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import { keepPhotos } from '../reactions.ts';

export const keepJobPhotos = taskWorker<Services>()(keepPhotos, {
  attempts: 12,
  backoffMs: 1_000,
  concurrency: 2,
  async run({ jobId }, _attempt, { history, pictures }) {
    const state = await history.stateOf(job, jobId);
    await pictures.use(`job-${jobId}`, state.status === 'none' ? [] : state.photos);
    return undefined;
  },
  async exhausted({ jobId }, reason, _attempt, { log }) {
    log.error({ jobId, reason }, 'the photos of a job could not be kept');
  },
});
