// Reactions: whenever an event, then effects. Effects are data; a worker carries them out later.
import type { z } from 'zod';
import type { AnyDecider, Message } from './decider.ts';
import type { Envelope } from './read-model.ts';

/** Work to do in the world: the name of a task and what it needs to know (ids, not documents). */
export interface Effect {
  readonly task: string;
  readonly data: unknown;
  /** So long it waits before it is begun; unset: not at all. */
  readonly afterMs?: number;
}

/** A kind of task: calling it makes the effect. */
export interface TaskKind<S extends z.ZodType = z.ZodType> {
  (data: z.input<S>): Effect;
  readonly task: string;
  readonly shape: S;
  /**
   * What it does to the world can be neither repeated nor looked up, such as a payment: once it
   * began, no machine tries it again, and where its end is not known, a person says what to do.
   */
  readonly once: boolean;
  /**
   * After the company was put back from a backup, a person says whether it was done since: done
   * twice it would do harm, and what says that it was begun is lost. So is all that is `once`.
   */
  readonly asksAfterRestore: boolean;
}

/**
 * Declares a kind of task; `task` is kebab-case and stable, because it is stored in the effects
 * ledger. `afterMs`: so long it waits, while what asked for it may still be taken back.
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
 * What must be so when an event happens, or the reaction asks for nothing: the state of one stream
 * at that place in history. For work that nobody could do: whatever makes it possible has to ask
 * for everything that was passed over.
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
   * kebab-case and stable: its place in history is remembered under this name. A new reaction
   * starts at now.
   */
  readonly name: string;
  readonly whenever: Readonly<
    Record<string, ((event: never, envelope: Envelope) => readonly Effect[]) | undefined>
  >;
  /** Unset: always. */
  readonly onlyWhile?: OnlyWhile | undefined;
}

/** The id of the nth effect that a reaction made of an event: the same each time it is made. */
export const effectId = (eventId: string, reactionName: string, n = 0): string =>
  `${eventId}-${reactionName}-${n}`;

type Whenever<E extends Message> = {
  readonly [T in E['type']]?: (
    event: Extract<E, { type: T }>['data'],
    envelope: Envelope,
  ) => readonly Effect[];
};

/** Declares a reaction to the events `E`. Pure: the same history always gives the same effects. */
export const reaction = <E extends Message>(
  name: string,
  whenever: Whenever<E>,
  only?: OnlyWhile,
): Reaction => ({ name, whenever, onlyWhile: only });
