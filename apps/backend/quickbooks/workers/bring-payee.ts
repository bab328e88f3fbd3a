// Brings the vendor of an approved payment into the books, by having their record wanted there: it
// waits, fails and is tried again as any other.
import { paymentById } from '../../payments/read-models/vendor-payment-list.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks.ts';
import { dispatchTo } from '../adding.ts';
import { bringPayee } from '../reactions.ts';
import { isEligible } from '../read-models/eligible.ts';

export const payeeIsBrought = taskWorker<Services>()(bringPayee, {
  attempts: 20,
  backoffMs: 500,
  concurrency: 2,
  async run({ paymentId }, { effectId: key, correlationId }, services) {
    const ourId = (await paymentById(services.db, paymentId))?.vendorId;
    // Its approval may have been taken back since.
    if (ourId === undefined || !(await isEligible(services.db, 'vendor', ourId))) return 'skipped';
    const asker = { by: 'system', correlationId, key };
    const vendor = { kind: 'vendor', ourId } as const;
    return (await dispatchTo(vendor, 'WantRecord', services, asker)) === undefined
      ? 'skipped'
      : undefined;
  },
  exhausted: async ({ paymentId }, reason, _attempt, { log }) =>
    log.error({ paymentId, reason }, 'whoever is paid was not brought to QuickBooks'),
});
