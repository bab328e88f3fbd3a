// Takes over what happens to estimates: the first one of a client who came from a request belongs
// to it, and its approval wins it.
import { lead } from '@purlin/domain/leads/lead.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { followEstimate } from '../reactions.ts';
import { leadOfEstimate, leadWaitingForEstimate } from '../read-models/lead-list.ts';

export const sendLeadAlong = taskWorker<Services>()(followEstimate, {
  attempts: 5,
  backoffMs: 1_000,
  concurrency: 2,
  async run({ estimateId, clientId, what }, { effectId, correlationId }, { db, dispatch }) {
    const asker = { by: 'system', correlationId, key: effectId };
    const id =
      what === 'drafted'
        ? await leadWaitingForEstimate(db, clientId)
        : await leadOfEstimate(db, estimateId);
    if (id === undefined) return;
    if (what === 'drafted')
      await dispatch(lead, id, { type: 'LinkLeadToClient', data: { clientId, estimateId } }, asker);
    else
      await dispatch(
        lead,
        id,
        { type: 'ChangeLeadStatus', data: { status: 'won', reason: '' } },
        asker,
      );
  },
  // The request stays as it is; staff can link it themselves.
  async exhausted({ estimateId }, reason, _attempt, { log }) {
    log.warn({ estimateId, reason }, 'a request did not follow its estimate');
  },
});
