// Keeps the photos beside an offer as long as the estimate is there.
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import { keepPhotos } from '../reactions.ts';

/** The estimate as a user of pictures. */
export const photosOf = (estimateId: number): string => `estimate-${estimateId}`;

export const keepEstimatePhotos = taskWorker<Services>()(keepPhotos, {
  attempts: 12,
  backoffMs: 1_000,
  concurrency: 2,
  async run({ estimateId }, _attempt, { history, pictures }) {
    const state = await history.stateOf(estimate, estimateId);
    const holder = photosOf(estimateId);
    if (state.status === 'none' || state.status === 'deleted') await pictures.letGo(holder);
    else
      await pictures.use(
        holder,
        state.photos.map(({ picture }) => picture),
      );
    return undefined;
  },
  async exhausted({ estimateId }, reason, _attempt, { log }) {
    log.error({ estimateId, reason }, 'the photos of an estimate could not be kept');
  },
});
