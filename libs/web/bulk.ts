// The same command for several things, one after the other, each with its own answer.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { asProblem } from './api-problem.ts';
import { call, newIdempotencyKey } from './api.ts';
import type { CommandRequest, JsonDoor } from './door.ts';
import { readAgain } from './freshness.ts';
import { type Notice, useNotify } from './notice.ts';

/** What became of each of them. */
export interface BulkOutcome<Thing> {
  readonly done: readonly Thing[];
  readonly refused: readonly { readonly thing: Thing; readonly why: string }[];
}

/** What is told of it, and whether it can be taken back. */
interface Told<Thing> {
  /** "archived". */
  readonly verb: string;
  readonly undo?: (done: readonly Thing[]) => Promise<void>;
}

/**
 * `const { carryOut } = useBulk(nameOf, selection.clear)`, then `await carryOut(estimates.send,
 * chosen, requestOf, { verb: 'sent' })`. What is refused does not stop the others, and is told with
 * its reasons. Screens read again once, at the end.
 */
export function useBulk<Thing>(nameOf: (thing: Thing) => string, onDone: () => void) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [pending, setPending] = useState(false);
  const run = useCallback(
    async <D extends JsonDoor>(
      door: D,
      things: readonly Thing[],
      requestOf: (thing: Thing) => CommandRequest<D>,
    ): Promise<BulkOutcome<Thing>> => {
      const done: Thing[] = [];
      const refused: { thing: Thing; why: string }[] = [];
      setPending(true);
      for (const thing of things) {
        const request = { ...requestOf(thing), idempotencyKey: newIdempotencyKey() };
        try {
          await call<D>(door, request);
          done.push(thing);
        } catch (thrown) {
          refused.push({ thing, why: asProblem(thrown).message });
        }
      }
      setPending(false);
      void readAgain(queries);
      return { done, refused };
    },
    [queries],
  );
  const carryOut = async <D extends JsonDoor>(
    door: D,
    things: readonly Thing[],
    requestOf: (thing: Thing) => CommandRequest<D>,
    { verb, undo }: Told<Thing>,
  ): Promise<void> => {
    const outcome = await run(door, things, requestOf);
    onDone();
    const { done } = outcome;
    notify({
      ...bulkNotice(outcome, verb, nameOf),
      ...(undo && done.length > 0
        ? { action: { label: 'Undo', onPress: () => void undo(done) } }
        : {}),
    });
  };
  return { carryOut, pending };
}

const MOST_REASONS = 3;

/** "3 sent, 1 refused", and why each was: `done` is the verb, `nameOf` what a thing is called. */
export function bulkNotice<Thing>(
  { done, refused }: BulkOutcome<Thing>,
  verb: string,
  nameOf: (thing: Thing) => string,
): Notice {
  const parts = [
    done.length > 0 || refused.length === 0 ? `${done.length} ${verb}` : '',
    refused.length > 0 ? `${refused.length} refused` : '',
  ].filter(Boolean);
  const reasons = refused
    .slice(0, MOST_REASONS)
    .map(({ thing, why }) => `${nameOf(thing)}: ${why}`);
  const left = refused.length - reasons.length;
  return {
    title: parts.join(', '),
    description: [...reasons, ...(left > 0 ? [`and ${left} more.`] : [])].join(' ') || undefined,
    ...(done.length === 0 && refused.length > 0 ? { intent: 'destructive' as const } : {}),
  };
}
