// A decider turns commands into events, with pure functions by message name.
import type { z } from 'zod';

/** Data shapes by message name. */
export type Shapes = Readonly<Record<string, z.ZodType>>;
export type MessageOf<S extends Shapes> = {
  [T in keyof S & string]: { readonly type: T; readonly data: z.infer<S[T]> };
}[keyof S & string];
export interface Message {
  readonly type: string;
  readonly data: unknown;
}

/**
 * The context of a decision. Deciders are pure, so time, actor, ids and random keys come from here.
 */
export interface Meta {
  /** ISO 8601 instant in UTC. */
  readonly now: string;
  /** The company's calendar date, YYYY-MM-DD. */
  readonly today: string;
  /** The actor: `user-3`, `estimate-link`, `system`. */
  readonly by: string;
  /** The number in the stream's name. */
  readonly id: number;
  /** Returns eight random Crockford base32 characters (40 bits from a CSPRNG). */
  readonly newKey: () => string;
}

/**
 * Converts event data to the next schema version. Upcasts are chained; the first converts version 1
 * to 2.
 */
export type Upcast = (data: never) => unknown;

/** The keys of a type, including those of only some union members. */
type PartOf<T> = T extends object ? keyof T & string : never;
/** A field's name, or `field.part` for a part of it or of its elements. */
type FieldOf<T> = {
  [K in keyof T & string]:
    | K
    | (NonNullable<T[K]> extends readonly (infer One)[]
        ? `${K}.${PartOf<One>}`
        : `${K}.${PartOf<NonNullable<T[K]>>}`);
}[keyof T & string];

export interface Decider<
  State,
  C extends Shapes,
  E extends Shapes,
  Category extends string = string,
> {
  /** Streams are named `category-id`. camelCase, because the category ends at the first dash. */
  readonly category: Category;
  /** Event shapes in their current version. Parsed before append and after read. */
  readonly events: E;
  readonly initial: State;
  readonly evolve: {
    readonly [T in keyof E & string]: (state: State, event: z.infer<E[T]>) => State;
  };
  readonly upcasts?: { readonly [T in keyof E & string]?: readonly Upcast[] };
  /**
   * Fields with personal data, whole (`client`) or in part (`evidence.name`). They are encrypted
   * under the stream's own key; destroying the key forgets the person. Text in them must be able to
   * read "(forgotten)" afterwards.
   */
  readonly personal?: { readonly [T in keyof E & string]?: readonly FieldOf<z.infer<E[T]>>[] };
  /** Fields excluded from data exports, such as account numbers; same notation. */
  readonly withheld?: { readonly [T in keyof E & string]?: readonly FieldOf<z.infer<E[T]>>[] };
  /**
   * Events that don't refresh open screens. For frequent events that change nothing else users look
   * at.
   */
  readonly quiet?: readonly (keyof E & string)[];
  /** Command shapes. */
  readonly commands: C;
  readonly decide: {
    readonly [T in keyof C & string]: (
      command: z.infer<C[T]>,
      state: State,
      meta: Meta,
    ) => readonly MessageOf<E>[];
  };
}

/** A decider without message types, for generic platform code. */
export interface AnyDecider {
  readonly category: string;
  readonly events: Shapes;
  readonly initial: unknown;
  readonly evolve: Readonly<Record<string, (state: never, event: never) => unknown>>;
  readonly upcasts?: Readonly<Record<string, readonly Upcast[] | undefined>>;
  readonly personal?: Readonly<Record<string, readonly string[] | undefined>>;
  readonly withheld?: Readonly<Record<string, readonly string[] | undefined>>;
  readonly quiet?: readonly string[];
  readonly commands: Shapes;
  readonly decide: Readonly<
    Record<string, (command: never, state: never, meta: Meta) => readonly Message[]>
  >;
}

/** A command's input type; fields with defaults may be omitted. */
export type CommandOf<D extends AnyDecider> = {
  [T in keyof D['commands'] & string]: {
    readonly type: T;
    readonly data: z.input<D['commands'][T]>;
  };
}[keyof D['commands'] & string];

export type EventOf<D extends AnyDecider> = {
  [T in keyof D['events'] & string]: {
    readonly type: T;
    readonly data: z.output<D['events'][T]>;
  };
}[keyof D['events'] & string];

/**
 * Declares a decider. `State` is explicit; commands and events are inferred, and every handler is
 * required.
 */
export const decider =
  <State>() =>
  <const C extends Shapes, const E extends Shapes, const Category extends string>(
    d: Decider<State, C, E, Category>,
  ): Decider<State, C, E, Category> =>
    d;

/**
 * The state after `events`. Throws on an unknown event type, so that history is never skipped
 * silently.
 */
export function fold<State>(
  d: { readonly category: string; readonly initial: State; readonly evolve: object },
  events: Iterable<Message>,
  from: State = d.initial,
): State {
  const evolve = d.evolve as Readonly<Record<string, (state: State, event: unknown) => State>>;
  let state = from;
  for (const event of events) {
    const apply = evolve[event.type];
    if (!apply) throw new Error(`${d.category} has no evolve for ${event.type}`);
    state = apply(state, event.data);
  }
  return state;
}

/** The events that result from a command. Throws a `Refusal` if a rule rejects it. */
export function decide(
  d: AnyDecider,
  state: unknown,
  command: Message,
  meta: Meta,
): readonly Message[] {
  const rule = d.decide[command.type];
  if (!rule) throw new Error(`${d.category} has no rule for ${command.type}`);
  return rule(command.data as never, state as never, meta);
}
