// Forgets a vendor: name, contact person, address, notes. Payments name whom they go to before.
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import { countNotNaming } from '../../payments/read-models/vendor-payment-list.ts';
import { forgettingWorker } from '../../platform/core/tasks/forgetting-tasks.ts';
import { lastNameOf } from '../read-models/last-name.ts';
import { forgetVendor } from '../reactions.ts';

export const eraseVendor = forgettingWorker(forgetVendor, async (id, services) => {
  const name = await lastNameOf(services, id);
  const unnamed = name === undefined ? 0 : await countNotNaming(services.db, id, name);
  if (unnamed > 0) throw new Error(`${unnamed} payments do not name their payee yet`);
  return [{ decider: vendor, id }];
});
