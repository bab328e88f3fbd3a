// A refusal: a rule said no. It has a code and what its sentence fills in; the sentence itself is
// made where somebody reads it, in their language. A defect is an Error instead.

/**
 * `conflict`: not now or not twice. `missing`: no such thing. `stale`: decided on an older
 * revision. `forbidden`: not yours.
 */
export type RefusalKind = 'conflict' | 'missing' | 'stale' | 'forbidden';
/** What a sentence fills in, by name. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/**
 * A reason to say no: its kind and, known to the compiler only, what its sentence fills in; null
 * when that is nothing.
 */
export interface Reason<V extends RefusalValues | null> {
  readonly kind: RefusalKind;
  readonly values?: V;
}
/** The reasons of a room, by code: kebab-case, stable, because callers look at it. */
export type Reasons = Readonly<Record<string, Reason<RefusalValues | null>>>;
export type ValuesOf<R> = R extends Reason<infer V> ? V : never;

const reason =
  (kind: RefusalKind) =>
  <V extends RefusalValues | null = null>(): Reason<V> => ({ kind });
export const conflict = reason('conflict');
export const missing = reason('missing');
export const stale = reason('stale');

export class Refusal extends Error {
  readonly code: string;
  readonly kind: RefusalKind;
  readonly values: RefusalValues;
  constructor(code: string, kind: RefusalKind = 'conflict', values: RefusalValues = {}) {
    super(Object.keys(values).length > 0 ? `${code} ${JSON.stringify(values)}` : code);
    this.name = 'Refusal';
    this.code = code;
    this.kind = kind;
    this.values = values;
  }
}

/** Nothing to give when the sentence fills in nothing. */
type Given<V> = [V] extends [null] ? readonly [] : readonly [values: V];
export type Refuse<R extends Reasons> = <C extends keyof R & string>(
  code: C,
  ...given: Given<ValuesOf<R[C]>>
) => never;

/** The function that says no for these reasons: throws a Refusal. */
export const refusing =
  <R extends Reasons>(reasons: R): Refuse<R> =>
  (code, ...given) => {
    throw new Refusal(code, reasons[code]!.kind, given[0] ?? {});
  };

/** What any command can be refused for, whatever its rule says. */
export const commandReasons = {
  busy: conflict(),
  stale: stale(),
  'not-found': missing<{ what: 'thing' | 'address' | 'message' }>(),
  'out-of-range': conflict(),
};
