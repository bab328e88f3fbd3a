// What somebody decides about many records at once: each is asked by itself, and what refuses is
// left as it is.
import type { z } from 'zod';
import type { quickbooks as contract } from '@purlin/contracts/quickbooks.ts';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import type { Asker } from '../platform/core/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { heldConnection } from './workers/bring-record.ts';

const AT_ONCE = 16;

/** Answers with how many were done; a rule that says no to one stops nobody else. */
export async function forEachRecord(
  ids: readonly number[],
  commandFor: (id: number) => CommandOf<typeof quickbooksRecord>,
  { dispatch }: Services,
  asker: Asker,
): Promise<number> {
  let done = 0;
  const one = async (id: number): Promise<void> => {
    const key = `${asker.key ?? asker.correlationId}-${id}`;
    try {
      await dispatch(quickbooksRecord, id, commandFor(id), { ...asker, key });
      done += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  };
  for (let n = 0; n < ids.length; n += AT_ONCE)
    await Promise.all(ids.slice(n, n + AT_ONCE).map(one));
  return done;
}

/** One field of many, each as whoever decides has seen it. */
export async function settleField(
  { field, take, seen }: z.output<typeof contract.settleField.body>,
  services: Services,
  asker: Asker,
): Promise<{ settled: number; left: number }> {
  if (!(await heldConnection(services))) return refuse('quickbooks-not-connected');
  const theirs = new Map(seen.map((one) => [one.id, one.theirs]));
  const settled = await forEachRecord(
    [...theirs.keys()],
    (id) => ({ type: 'SettleDifference', data: { field, take, theirs: theirs.get(id) } }),
    services,
    asker,
  );
  return { settled, left: theirs.size - settled };
}
