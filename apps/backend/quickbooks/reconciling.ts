// What somebody decides about many records at once: each is given by itself, and what refuses is
// left as it is.
import type { z } from 'zod';
import type { quickbooks as contract } from '@purlin/contracts/quickbooks.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { FieldName } from '@purlin/domain/quickbooks/record-shapes.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { oursOf } from './ours.ts';
import { failedRecords, recordById, recordsById } from './read-models/quickbooks-records.ts';
import { heldConnection } from './workers/bring-record.ts';
import type { RecordCommand } from './way.ts';

const AT_ONCE = 16;

/**
 * Answers with how many facts came of it, for each; what a rule says no to is 0, and stops nobody
 * else.
 */
async function forEachRecord(
  ids: readonly number[],
  commandFor: (id: number) => RecordCommand | Promise<RecordCommand>,
  { dispatch, until }: Services,
  asker: Asker,
): Promise<number[]> {
  let last = 0n;
  const one = async (id: number): Promise<number> => {
    const key = `${asker.key ?? asker.correlationId}-${id}`;
    try {
      const command = await commandFor(id);
      const { position, events } = await dispatch(quickbooksRecord, id, command, { ...asker, key });
      if (position > last) last = position;
      return events.length;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return 0;
    }
  };
  const counts: number[] = [];
  for (let n = 0; n < ids.length; n += AT_ONCE)
    counts.push(...(await Promise.all(ids.slice(n, n + AT_ONCE).map(one))));
  await until(last, 2_000);
  return counts;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** One that failed, which is refused where it has not; or all of them. */
export async function retry(
  which: z.output<typeof contract.retry.body>,
  services: Services,
  asker: Asker,
): Promise<{ retried: number }> {
  const again = { type: 'RetryRecord', data: {} } as const;
  if ('id' in which) {
    const receipt = await services.dispatch(quickbooksRecord, which.id, again, asker);
    await services.until(receipt.position, 2_000);
    return { retried: receipt.events.length };
  }
  const connection = await heldConnection(services);
  if (!connection) return refuse('quickbooks-not-connected');
  const ids = await failedRecords(services.db, connection.realmId);
  return { retried: sum(await forEachRecord(ids, () => again, services, asker)) };
}

/**
 * Those of them that are of the connected company, as they stand in QuickBooks. A returned payment
 * that somebody changed there is decided about by itself.
 */
export async function excludeMany(
  { ids }: z.output<typeof contract.excludeMany.body>,
  services: Services,
  asker: Asker,
): Promise<{ excluded: number }> {
  const connection = await heldConnection(services);
  if (!connection) return refuse('quickbooks-not-connected');
  const rows = await recordsById(services.db, connection.realmId, ids);
  const those = rows.filter(({ changed }) => changed === null).map(({ id }) => id);
  const exclude = { type: 'ExcludeRecord', data: {} } as const;
  return { excluded: sum(await forEachRecord(those, () => exclude, services, asker)) };
}

type Reconciling = z.output<typeof contract.reconcile.body>;
type Values = Reconciling['seen'][number]['values'];

/**
 * One field is decided by itself; several are all that differ, or somebody has to look again. What
 * is here is looked up now: nobody overwrites what they have not seen.
 */
async function decisionOn(
  id: number,
  values: Values,
  take: Reconciling['take'],
  services: Services,
): Promise<RecordCommand> {
  const row = await recordById(services.db, id);
  const ours = row && (await oursOf(row.kind, row.ourId, services));
  const here = ours?.fields ?? {};
  const [first, ...others] = FieldName.options.flatMap((field) => {
    const seen = values[field];
    return seen === undefined ? [] : [{ field, seen }];
  });
  if (first && others.length === 0) {
    const { field, seen } = first;
    return { type: 'SettleDifference', data: { field, seen, take, here: here[field] ?? '' } };
  }
  return { type: 'SettleDifferences', data: { take, seen: { ...values }, here: { ...here } } };
}

/** What was seen of each record; of one that is named twice, all of it. */
function valuesById(seen: Reconciling['seen']): Map<number, Values> {
  const valuesOf = new Map<number, Values>();
  for (const { id, values } of seen) valuesOf.set(id, { ...valuesOf.get(id), ...values });
  return valuesOf;
}

/** Both values as whoever decides has seen them: each field settled is a fact of its own. */
export async function reconcile(
  { take, seen }: Reconciling,
  services: Services,
  asker: Asker,
): Promise<{ settled: number; left: number }> {
  if (!(await heldConnection(services))) return refuse('quickbooks-not-connected');
  const valuesOf = valuesById(seen);
  const [first, ...others] = [...valuesOf];
  const count = sum([...valuesOf.values()].map((values) => Object.keys(values).length));
  if (first && others.length === 0) {
    const [id, values] = first;
    const decision = await decisionOn(id, values, take, services);
    const { position, events } = await services.dispatch(quickbooksRecord, id, decision, asker);
    await services.until(position, 2_000);
    return { settled: events.length, left: count - events.length };
  }
  const decide = (id: number): Promise<RecordCommand> =>
    decisionOn(id, valuesOf.get(id) ?? {}, take, services);
  const settled = sum(await forEachRecord([...valuesOf.keys()], decide, services, asker));
  return { settled, left: count - settled };
}
