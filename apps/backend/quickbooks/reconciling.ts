// What somebody decides about many records at once: each is given by itself, and what refuses is
// left as it is.
import type { z } from 'zod';
import type { quickbooks as contract } from '@purlin/contracts/quickbooks.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { FieldName } from '@purlin/domain/quickbooks/record-shapes.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import type { Asker } from '../platform/core/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { failedRecords } from './read-models/quickbooks-records.ts';
import { heldConnection } from './workers/bring-record.ts';
import { stateOf, type RecordCommand } from './way.ts';

const AT_ONCE = 16;

/** A rule that says no to one stops nobody else. */
async function forEachRecord(
  ids: readonly number[],
  commandFor: (id: number) => RecordCommand,
  { dispatch }: Services,
  asker: Asker,
): Promise<void> {
  const one = async (id: number): Promise<void> => {
    const key = `${asker.key ?? asker.correlationId}-${id}`;
    try {
      await dispatch(quickbooksRecord, id, commandFor(id), { ...asker, key });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  };
  for (let n = 0; n < ids.length; n += AT_ONCE)
    await Promise.all(ids.slice(n, n + AT_ONCE).map(one));
}

/** One that failed, which is refused where it has not; or all of them. */
export async function retry(
  { id }: z.output<typeof contract.retry.body>,
  services: Services,
  asker: Asker,
): Promise<{ retried: number }> {
  const again = { type: 'RetryRecord', data: {} } as const;
  if (id !== undefined) {
    const { position } = await services.dispatch(quickbooksRecord, id, again, asker);
    await services.until(position, 2_000);
    return { retried: 1 };
  }
  const connection = await heldConnection(services);
  if (!connection) return refuse('quickbooks-not-connected');
  const ids = await failedRecords(services.db, connection.realmId);
  await forEachRecord(ids, () => again, services, asker);
  return { retried: ids.length };
}

type Reconciling = z.output<typeof contract.reconcile.body>;
type Values = Reconciling['seen'][number]['values'];

/** One field is decided by itself; several are all that differ, or somebody has to look again. */
function decisionOn(values: Values, take: Reconciling['take']): RecordCommand {
  const fields = FieldName.options.filter((field) => values[field] !== undefined);
  const [field] = fields;
  if (field !== undefined && fields.length === 1)
    return { type: 'SettleDifference', data: { field, take, theirs: values[field] } };
  return { type: 'SettleDifferences', data: { take, seen: { ...values } } };
}

/** Of the fields that were decided, those that differ still. */
async function leftOf(recordId: number, values: Values, services: Services): Promise<number> {
  const { differences } = await stateOf({ services, recordId });
  return differences.filter(({ field }) => values[field] !== undefined).length;
}

/** Each value as whoever decides has seen it. */
export async function reconcile(
  { take, seen }: Reconciling,
  services: Services,
  asker: Asker,
): Promise<{ settled: number; left: number }> {
  if (!(await heldConnection(services))) return refuse('quickbooks-not-connected');
  const valuesOf = new Map(seen.map(({ id, values }) => [id, values]));
  const [first, ...others] = [...valuesOf];
  if (first && others.length === 0) {
    const [id, values] = first;
    const decision = decisionOn(values, take);
    const { position } = await services.dispatch(quickbooksRecord, id, decision, asker);
    await services.until(position, 2_000);
  } else
    await forEachRecord(
      [...valuesOf.keys()],
      (id) => decisionOn(valuesOf.get(id) ?? {}, take),
      services,
      asker,
    );
  let all = 0;
  let left = 0;
  for (const [id, values] of valuesOf) {
    all += Object.keys(values).length;
    left += await leftOf(id, values, services);
  }
  return { settled: all - left, left };
}
