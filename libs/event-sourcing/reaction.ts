// Reactions: whenever an event, then effects. Effects are data; a worker carries them out later.
import type { z } from 'zod';
import type { Message } from './decider.ts';
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
}

/**
 * Declares a kind of task; `task` is kebab-case and stable, because it is stored in the effects
 * ledger. `afterMs`: so long it waits, while what asked for it may still be taken back.
 */
export const taskKind = <S extends z.ZodType>(
  task: string,
  shape: S,
  { once = false, afterMs }: { readonly once?: boolean; readonly afterMs?: number } = {},
): TaskKind<S> =>
  Object.assign(
    (data: z.input<S>): Effect => ({
      task,
      data: shape.parse(data),
      ...(afterMs === undefined ? {} : { afterMs }),
    }),
    { task, shape, once },
  );

export interface Reaction {
  /**
   * kebab-case and stable: its place in history is remembered under this name. A new reaction
   * starts at now.
   */
  readonly name: string;
  readonly whenever: Readonly<
    Record<string, ((event: never, envelope: Envelope) => readonly Effect[]) | undefined>
  >;
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

/** Declares a reaction to the events `E`. Pure: the same event always gives the same effects. */
export const reaction = <E extends Message>(name: string, whenever: Whenever<E>): Reaction => ({
  name,
  whenever,
});
