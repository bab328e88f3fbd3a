// Writes into each payment to a vendor what the vendor was called, before the vendor is forgotten.
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { forgettingWorker } from '../../platform/core/tasks/forgetting-tasks.ts';
import { lastNameOf } from '../../vendors/read-models/last-name.ts';
import { keepPayees } from '../reactions.ts';
import { idsNotNaming } from '../read-models/vendor-payment-list.ts';

/** Nothing is forgotten here: what a payment says of its payee is a record of the business. */
export const payeesAreKept = forgettingWorker(keepPayees, async (vendorId, services, askerFor) => {
  const payee = await lastNameOf(services, vendorId);
  if (payee === undefined) return [];
  const keep = { type: 'KeepPayee', data: { payee } } as const;
  for (const id of await idsNotNaming(services.db, vendorId, payee))
    await services.dispatch(vendorPayment, id, keep, askerFor(`${id}`));
  return [];
});
