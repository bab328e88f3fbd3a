// A refusal: a rule rejected a command. It has a code and values for its message, which is built in
// the reader's language. A bug is an Error instead.

/**
 * `conflict`: not now, or not twice. `missing`: doesn't exist. `stale`: based on an outdated
 * revision. `forbidden`: belongs to someone else.
 */
export type RefusalKind = 'conflict' | 'missing' | 'stale' | 'forbidden';
/** Values for the placeholders of the message. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** A refusal reason: its kind, and as a type only, the values of its message; null for none. */
export interface Reason<V extends RefusalValues | null> {
  readonly kind: RefusalKind;
  readonly values?: V;
}
/** A room's reasons by code: kebab-case and stable, because clients depend on them. */
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

/** No argument if the message has no placeholders. */
type Given<V> = [V] extends [null] ? readonly [] : readonly [values: V];
export type Refuse<R extends Reasons> = <C extends keyof R & string>(
  code: C,
  ...given: Given<ValuesOf<R[C]>>
) => never;

/** Creates a function that throws a Refusal with one of these reasons. */
export const refusing =
  <R extends Reasons>(reasons: R): Refuse<R> =>
  (code, ...given) => {
    throw new Refusal(code, reasons[code]!.kind, given[0] ?? {});
  };

/** Reasons that apply to any command. */
export const commandReasons = {
  busy: conflict(),
  stale: stale(),
  'not-found': missing<{ what: 'thing' | 'address' | 'message' }>(),
  'out-of-range': conflict(),
};
