// Sends what was held when its time has come, in the name of whoever asked for it. Whether it may
// still go, the estimate's own rules say.
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { readCompany } from '../../company/read-models/company-details.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import { sendHeld } from '../reactions.ts';

export const sendHeldEstimate = taskWorker<Services>()(sendHeld, {
  attempts: 12,
  backoffMs: 1_000,
  concurrency: 4,
  async run({ estimateId, sending }, { effectId, correlationId }, { db, history, dispatch }) {
    const held = (await history.read(estimate, estimateId)).find(
      (event) => event.type === 'SendingHeld' && event.data.sending === sending,
    );
    if (!held) return 'skipped';
    const { ccbNumber } = await readCompany(db);
    const command = { type: 'SendHeld', data: { sending, ccbNumber } } as const;
    const asker = { by: held.by, correlationId, key: effectId };
    const { events } = await dispatch(estimate, estimateId, command, asker);
    return events.length > 0 ? undefined : 'skipped';
  },
  // It does not wait for ever, and the screens say so.
  async exhausted({ estimateId, sending }, _, { effectId, correlationId }, { dispatch }) {
    const command = { type: 'DropSending', data: { sending } } as const;
    const asker = { by: 'system', correlationId, key: `${effectId}-dropped` };
    await dispatch(estimate, estimateId, command, asker);
  },
});
