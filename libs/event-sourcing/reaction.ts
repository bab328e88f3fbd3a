// Reactions turn events into effects. Effects are data; a worker executes them later.
import type { z } from 'zod';
import type { AnyDecider, Message } from './decider.ts';
import type { Envelope } from './read-model.ts';

/** Work with side effects: a task name and its data (ids, not documents). */
export interface Effect {
  readonly task: string;
  readonly data: unknown;
  /** Delay in ms before it starts; none if unset. */
  readonly afterMs?: number;
}

/** A kind of task; calling it creates an effect. */
export interface TaskKind<S extends z.ZodType = z.ZodType> {
  (data: z.input<S>): Effect;
  readonly task: string;
  readonly shape: S;
  /**
   * Its side effect can be neither repeated nor verified, as with a payment. Once started, it is
   * never retried automatically; if its outcome is unknown, a person decides.
   */
  readonly once: boolean;
  /**
   * After a restore from backup, a person must say whether it was done, because repeating it would
   * do harm and the record of its start may be lost. Applies to all `once` tasks.
   */
  readonly asksAfterRestore: boolean;
}

/**
 * Declares a kind of task. `task` is kebab-case and must not change, because it is stored in the
 * effects ledger. `afterMs` delays it while its cause can still be undone.
 */
export const taskKind = <S extends z.ZodType>(
  task: string,
  shape: S,
  {
    once = false,
    asksAfterRestore = once,
    afterMs,
  }: {
    readonly once?: boolean;
    readonly asksAfterRestore?: boolean;
    readonly afterMs?: number;
  } = {},
): TaskKind<S> =>
  Object.assign(
    (data: z.input<S>): Effect => ({
      task,
      data: shape.parse(data),
      ...(afterMs === undefined ? {} : { afterMs }),
    }),
    { task, shape, once, asksAfterRestore },
  );

/**
 * A condition on one stream's state at the time of the event; if false, the reaction does nothing.
 * For work that would be impossible: whatever makes it possible must catch up on what was skipped.
 */
export interface OnlyWhile {
  readonly decider: AnyDecider;
  readonly id: number;
  readonly is: (state: never) => boolean;
}
export const onlyWhile = <D extends AnyDecider>(
  decider: D,
  id: number,
  is: (state: D['initial']) => boolean,
): OnlyWhile => ({ decider, id, is });

export interface Reaction {
  /**
   * kebab-case and stable: the checkpoint is stored under this name. A new reaction starts with new
   * events only.
   */
  readonly name: string;
  readonly whenever: Readonly<
    Record<string, ((event: never, envelope: Envelope) => readonly Effect[]) | undefined>
  >;
  /** If unset, always. */
  readonly onlyWhile?: OnlyWhile | undefined;
}

/**
 * The id of the nth effect of a reaction to an event; deterministic, so that effects are
 * deduplicated.
 */
export const effectId = (eventId: string, reactionName: string, n = 0): string =>
  `${eventId}-${reactionName}-${n}`;

type Whenever<E extends Message> = {
  readonly [T in E['type']]?: (
    event: Extract<E, { type: T }>['data'],
    envelope: Envelope,
  ) => readonly Effect[];
};

/**
 * Declares a reaction to events `E`. Must be pure: the same history always gives the same effects.
 */
export const reaction = <E extends Message>(
  name: string,
  whenever: Whenever<E>,
  only?: OnlyWhile,
): Reaction => ({ name, whenever, onlyWhile: only });
