// Brings the vendor of an approved payment into the books, by having their record wanted there: it
// waits, fails and is tried again as any other.
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { paymentById } from '../../payments/read-models/vendor-payment-list.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks.ts';
import { bringPayee } from '../reactions.ts';
import { isEligible } from '../read-models/eligible.ts';
import { recordNumber, stateOf } from '../way.ts';
import { keptConnection } from './bring-record.ts';

export const payeeIsBrought = taskWorker<Services>()(bringPayee, {
  attempts: 20,
  backoffMs: 500,
  concurrency: 2,
  async run({ paymentId }, { effectId, correlationId }, services) {
    const connection = await keptConnection(services);
    const ourId = (await paymentById(services.db, paymentId))?.vendorId;
    if (!connection || ourId === undefined) return 'skipped';
    // Its approval was taken back since.
    if (!(await isEligible(services.db, 'vendor', ourId))) return 'skipped';
    const about = { realmId: connection.realmId, kind: 'vendor' as const, ourId };
    const recordId = await recordNumber(services, about.realmId, about.kind, ourId);
    if ((await stateOf({ services, recordId })).status !== 'none') return 'skipped';
    await services.dispatch(
      quickbooksRecord,
      recordId,
      { type: 'WantRecord', data: about },
      { by: 'system', correlationId, key: `${effectId}-${recordId}` },
    );
    return undefined;
  },
  exhausted: async ({ paymentId }, reason, _attempt, { log }) =>
    log.error({ paymentId, reason }, 'whoever is paid was not brought to QuickBooks'),
});
