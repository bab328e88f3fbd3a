// Brings the vendor of an approved payment into the books, by having their record wanted there: it
// waits, fails and is tried again as any other.
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { paymentById } from '../../payments/read-models/vendor-payment-list.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import { bringPayee } from '../reactions.ts';
import { isEligible } from '../read-models/eligible.ts';
import { recordNumber, stateOf } from '../way.ts';
import { keptConnection } from './bring-record.ts';

export const payeeIsBrought = taskWorker<Services>()(bringPayee, {
  attempts: 20,
  backoffMs: 500,
  concurrency: 2,
  async run({ paymentId }, { effectId: key, correlationId }, services) {
    const connection = await keptConnection(services);
    const ourId = (await paymentById(services.db, paymentId))?.vendorId;
    if (!connection || ourId === undefined) return 'skipped';
    // Its approval may have been taken back since.
    if (!(await isEligible(services.db, 'vendor', ourId))) return 'skipped';
    const { realmId } = connection;
    const recordId = await recordNumber(services, realmId, 'vendor', ourId);
    // Who is on the way there already is not wanted again.
    const { status } = await stateOf({ services, recordId });
    if (status !== 'none' && status !== 'taken-back') return 'skipped';
    await services.dispatch(
      quickbooksRecord,
      recordId,
      { type: 'WantRecord', data: { realmId, kind: 'vendor', ourId } },
      { by: 'system', correlationId, key },
    );
    return undefined;
  },
  exhausted: async ({ paymentId }, reason, _attempt, { log }) =>
    log.error({ paymentId, reason }, 'whoever is paid was not brought to QuickBooks'),
});
