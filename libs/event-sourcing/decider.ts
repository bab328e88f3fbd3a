// A decider: commands in, events out, both as maps from a message name to a pure function.
import type { z } from 'zod';

/** Message names and the shape of the data each carries. */
export type Shapes = Readonly<Record<string, z.ZodType>>;
export type MessageOf<S extends Shapes> = {
  [T in keyof S & string]: { readonly type: T; readonly data: z.infer<S[T]> };
}[keyof S & string];
export interface Message {
  readonly type: string;
  readonly data: unknown;
}

/**
 * What a decision may know besides the command and the state. Pure deciders get time, actor, ids
 * and keys from here.
 */
export interface Meta {
  /** Instant, ISO 8601 in UTC. */
  readonly now: string;
  /** The company's calendar date, YYYY-MM-DD. */
  readonly today: string;
  /** Who asked: `user-3`, `estimate-link`, `system`. */
  readonly by: string;
  /** The number in the stream's name. */
  readonly id: number;
  /** Eight Crockford base32 characters that nobody can guess (40 bits from a CSPRNG). */
  readonly newKey: () => string;
}

/**
 * Brings event data of one schema to the next. Upcasts are chained: the first takes schema 1 to 2.
 */
export type Upcast = (data: never) => unknown;

/** The names of the parts of a thing, also of those that only some of its kinds have. */
type PartOf<T> = T extends object ? keyof T & string : never;
/** A field's name, or its name and that of a part of it, or of each thing in it. */
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
  /** Streams are named `category-id`; camelCase, because the category ends at the first dash. */
  readonly category: Category;
  /** What can have happened, in today's shape. Parsed before append and after read. */
  readonly events: E;
  readonly initial: State;
  readonly evolve: {
    readonly [T in keyof E & string]: (state: State, event: z.infer<E[T]>) => State;
  };
  readonly upcasts?: { readonly [T in keyof E & string]?: readonly Upcast[] };
  /**
   * Fields with personal data, whole (`client`) or a part of one (`evidence.name`): stored
   * encrypted under the stream's own key, so that forgetting
   * the key forgets the person. Every text in them must be able to read "(forgotten)" afterwards.
   */
  readonly personal?: { readonly [T in keyof E & string]?: readonly FieldOf<z.infer<E[T]>>[] };
  /** Fields that are in no file that somebody takes away, such as account numbers; named alike. */
  readonly withheld?: { readonly [T in keyof E & string]?: readonly FieldOf<z.infer<E[T]>>[] };
  /**
   * Events that open screens are not told of: what shows them is read when somebody opens it. For
   * those that happen often and change nothing else that anybody looks at.
   */
  readonly quiet?: readonly (keyof E & string)[];
  /** What can be asked. */
  readonly commands: C;
  readonly decide: {
    readonly [T in keyof C & string]: (
      command: z.infer<C[T]>,
      state: State,
      meta: Meta,
    ) => readonly MessageOf<E>[];
  };
}

/** A decider whose exact messages do not matter to the caller (the platform treats all alike). */
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

/** A command to this decider, as it is given: what its shape fills in may be left out. */
export type CommandOf<D extends AnyDecider> = {
  [T in keyof D['commands'] & string]: {
    readonly type: T;
    readonly data: z.input<D['commands'][T]>;
  };
}[keyof D['commands'] & string];

/** An event of this decider. */
export type EventOf<D extends AnyDecider> = {
  [T in keyof D['events'] & string]: {
    readonly type: T;
    readonly data: z.output<D['events'][T]>;
  };
}[keyof D['events'] & string];

/**
 * Declares a decider; `State` is given, commands and events are inferred and every key is demanded.
 */
export const decider =
  <State>() =>
  <const C extends Shapes, const E extends Shapes, const Category extends string>(
    d: Decider<State, C, E, Category>,
  ): Decider<State, C, E, Category> =>
    d;

/**
 * The state after `events`. Throws when an event is not of this decider: history is never skipped
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

/** The events that follow from a command in a state. Throws a `Refusal` when a rule says no. */
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
