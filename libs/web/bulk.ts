// Bulk actions: runs the same command for several records, one after the other, and collects each
// result.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { say } from '@purlin/words/screens/several.ts';
import { asProblem } from './api-problem.ts';
import { call, newIdempotencyKey } from './api.ts';
import type { AnswerOf, CommandRequest, JsonDoor } from './door.ts';
import { readAgain } from './freshness.ts';
import { type Notice, useNotify } from './notice.ts';

/** The result of a bulk action. */
export interface BulkOutcome<Thing, Answered = unknown> {
  readonly done: readonly Thing[];
  /** The responses, in the order of `done`. */
  readonly answers: readonly Answered[];
  readonly refused: readonly { readonly thing: Thing; readonly why: string }[];
}

/** The texts of the notice, and how to undo the action. */
interface BulkTexts<Thing, Answered> {
  /** "3 archived". May depend on the responses. */
  readonly became: (count: number, answers: readonly Answered[]) => string;
  /** A description of the records that succeeded. */
  readonly tells?: (answers: readonly Answered[]) => string;
  readonly undo?: (done: readonly Thing[], answers: readonly Answered[]) => Promise<void>;
  /** Whether the action can be undone. Default: always. */
  readonly undoable?: (answers: readonly Answered[]) => boolean;
}

/**
 * Use: `const { carryOut } = useBulk(nameOf, selection.clear)`, then `await
 * carryOut(estimates.send, chosen, requestOf, { became: (count) => say('done-sent', { count }) })`.
 * A refused record does not stop the others; the notice lists it with the reason. Queries are
 * refetched once, at the end.
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
    ): Promise<BulkOutcome<Thing, AnswerOf<D>>> => {
      const done: Thing[] = [];
      const answers: AnswerOf<D>[] = [];
      const refused: { thing: Thing; why: string }[] = [];
      setPending(true);
      for (const thing of things) {
        const request = { ...requestOf(thing), idempotencyKey: newIdempotencyKey() };
        try {
          answers.push(await call<D>(door, request));
          done.push(thing);
        } catch (thrown) {
          refused.push({ thing, why: asProblem(thrown).message });
        }
      }
      setPending(false);
      void readAgain(queries);
      return { done, answers, refused };
    },
    [queries],
  );
  const carryOut = async <D extends JsonDoor>(
    door: D,
    things: readonly Thing[],
    requestOf: (thing: Thing) => CommandRequest<D>,
    { became, tells, undo, undoable = () => true }: BulkTexts<Thing, AnswerOf<D>>,
  ): Promise<void> => {
    const outcome = await run(door, things, requestOf);
    onDone();
    const { done, answers } = outcome;
    notify({
      ...bulkNotice(outcome, (count) => became(count, answers), nameOf, tells?.(answers)),
      ...(undo && done.length > 0 && undoable(answers)
        ? { action: { label: say('undo'), onPress: () => void undo(done, answers) } }
        : {}),
    });
  };
  return { carryOut, pending };
}

const MOST_REASONS = 3;

/**
 * "3 sent, 1 refused", and the reasons. `became` returns the first part; `nameOf` returns the
 * display name of a record.
 */
export function bulkNotice<Thing>(
  { done, refused }: Pick<BulkOutcome<Thing>, 'done' | 'refused'>,
  became: (count: number) => string,
  nameOf: (thing: Thing) => string,
  told = '',
): Notice {
  const parts = [
    done.length > 0 || refused.length === 0 ? became(done.length) : '',
    refused.length > 0 ? say('refused', { count: refused.length }) : '',
  ].filter(Boolean);
  const reasons = refused
    .slice(0, MOST_REASONS)
    .map(({ thing, why }) => `${nameOf(thing)}: ${why}`);
  const left = refused.length - reasons.length;
  return {
    title: parts.join(', '),
    description:
      [told, ...reasons, ...(left > 0 ? [say('and-more', { count: left })] : [])]
        .filter(Boolean)
        .join(' ') || undefined,
    ...(done.length === 0 && refused.length > 0 ? { intent: 'destructive' as const } : {}),
  };
}
