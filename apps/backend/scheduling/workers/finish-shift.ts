// Brings a weather shift to its end when who asked for it did not get there.
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { finish } from '../carry-out-shift.ts';
import { shiftToFinish } from '../reactions.ts';

export const finishShift = taskWorker<Services>()(shiftToFinish, {
  attempts: 12,
  backoffMs: 2_000,
  concurrency: 2,
  async run({ shiftId }, { correlationId }, services) {
    const receipts = await finish(shiftId, services, { by: 'system', correlationId });
    return receipts.length === 0 ? 'skipped' : undefined;
  },
  // Every job says where it is; there is nobody to tell.
  exhausted: async () => {},
});
