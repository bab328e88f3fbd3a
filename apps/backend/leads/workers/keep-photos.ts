// Keeps the photos that came with a request as long as the request is there.
import { lead } from '@purlin/domain/leads/lead.ts';
import type { PastEvent } from '../../platform/core/history/history.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import { keepPhotos } from '../reactions.ts';

/** The request as a user of pictures. */
export const photosOf = (leadId: number): string => `lead-${leadId}`;

const isForgotten = (events: readonly PastEvent[]): boolean =>
  events.some(({ type }) => type === 'LeadForgotten');

export const keepLeadPhotos = taskWorker<Services>()(keepPhotos, {
  attempts: 12,
  backoffMs: 1_000,
  concurrency: 2,
  async run({ leadId }, _attempt, { history, pictures }) {
    const events = await history.read(lead, leadId);
    const received = events.find((event) => event.type === 'LeadReceived')?.data;
    if (!received || isForgotten(events)) return 'skipped';
    await pictures.use(photosOf(leadId), received.photos);
    // Forgotten meanwhile: whoever forgets may have been here before.
    if (isForgotten(await history.read(lead, leadId))) await pictures.letGo(photosOf(leadId));
    return undefined;
  },
  async exhausted({ leadId }, reason, _attempt, { log }) {
    log.error({ leadId, reason }, 'the photos of a request could not be kept');
  },
});
