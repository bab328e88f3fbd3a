// Takes over a value that QuickBooks has of a vendor, because somebody wants it so.
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import { isOursStill, takenWith } from '../../quickbooks/read-models/values-taken.ts';
import { takeVendorValue } from '../reactions.ts';
import { rowAtEnd } from '../../platform/core/queries/row-at-end.ts';
import { vendorById } from '../read-models/vendor-list.ts';

const NAMES = {
  name: 'name',
  contact: 'contactPerson',
  email: 'email',
  phone: 'phone',
  address: 'address',
} as const;
const isKnown = (field: string): field is keyof typeof NAMES => field in NAMES;

export const vendorValueIsTaken = taskWorker<Services>()(takeVendorValue, {
  attempts: 5,
  backoffMs: 1_000,
  concurrency: 1,
  async run({ vendorId, recordId, because }, { effectId, correlationId }, services) {
    const { db, dispatch, fingerprint } = services;
    const taken = await takenWith(db, recordId, because);
    if (!taken || !isKnown(taken.field)) return 'skipped';
    const { field, value } = taken;
    // Changed since it was decided: the two differ anew, and somebody looks again.
    const found = await rowAtEnd(services, vendor, vendorId, vendorById);
    if (!found || !isOursStill(taken, found.row[NAMES[field]] ?? '', fingerprint)) return 'skipped';
    const blank = field === 'address' && value === '' ? null : value;
    await dispatch(
      vendor,
      vendorId,
      { type: 'EditVendor', data: { [NAMES[field]]: blank } },
      { by: 'system', correlationId, key: effectId, expected: found.revision },
    );
    return undefined;
  },
  exhausted: async ({ vendorId }, reason, _attempt, { log }) =>
    log.error({ vendorId, reason }, 'a value of QuickBooks was not taken over'),
});
