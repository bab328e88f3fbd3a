// Takes over a value that QuickBooks has of a client, because somebody wants it so.
import { client } from '@purlin/domain/clients/client.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import { isOursStill, takenWith } from '../../quickbooks/read-models/values-taken.ts';
import { takeClientValue } from '../reactions.ts';
import { rowAtEnd } from '../../platform/core/queries/row-at-end.ts';
import { clientById, type ClientRow } from '../read-models/client-list.ts';

const fieldsOf = ({
  name,
  email,
  phone,
  address,
}: ClientRow): Readonly<Record<string, string | null>> => ({
  name,
  email,
  phone,
  address,
});

export const clientValueIsTaken = taskWorker<Services>()(takeClientValue, {
  attempts: 5,
  backoffMs: 1_000,
  concurrency: 1,
  async run({ clientId, recordId, because }, { effectId, correlationId }, services) {
    const { db, dispatch, fingerprint } = services;
    const taken = await takenWith(db, recordId, because);
    if (!taken) return 'skipped';
    const { field, value } = taken;
    const data =
      field === 'name'
        ? { name: value }
        : field === 'email' || field === 'phone' || field === 'address'
          ? { [field]: value === '' ? null : value }
          : undefined;
    const found = await rowAtEnd(services, client, clientId, clientById);
    if (!data || !found) return 'skipped';
    // Changed since it was decided: the two differ anew, and somebody looks again.
    if (!isOursStill(taken, fieldsOf(found.row)[field] ?? '', fingerprint)) return 'skipped';
    await dispatch(
      client,
      clientId,
      { type: 'EditClient', data },
      { by: 'system', correlationId, key: effectId, expected: found.revision },
    );
    return undefined;
  },
  exhausted: async ({ clientId }, reason, _attempt, { log }) =>
    log.error({ clientId, reason }, 'a value of QuickBooks was not taken over'),
});
