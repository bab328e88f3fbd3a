// What forgetting a vendor would remove, what stays and why.
import type { Forgetting } from '@purlin/contracts/forgetting.ts';
import { usersActingFor } from '../access/read-models/user-list.ts';
import { countPaymentsTo } from '../payments/read-models/vendor-payment-list.ts';
import type { Services } from '../platform/core/room.ts';
import { vendorById } from './read-models/vendor-list.ts';

/** Undefined when there is no such vendor. */
export async function forgettingOf(
  id: number,
  { db }: Pick<Services, 'db'>,
): Promise<Forgetting | undefined> {
  const row = await vendorById(db, id);
  if (!row) return undefined;
  const [signIns, payments] = await Promise.all([
    usersActingFor(db, { clientId: null, vendorId: id }),
    countPaymentsTo(db, id),
  ]);
  const goes = [
    { what: 'contact', count: 1 },
    { what: 'sign-ins', count: signIns.length },
  ] as const;
  return {
    name: row.name,
    goes: goes.filter(({ count }) => count > 0),
    stays: [
      ...(payments > 0
        ? [{ what: 'payments' as const, count: payments, why: ['taxes' as const] }]
        : []),
      { what: 'mark', count: 1, why: ['history'] },
    ],
    obstacle: null,
  };
}
