// The parameters of a message, read out of its text by the compiler.

export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

/** What each kind of argument takes; `{name}` alone takes a text or a number. */
interface Kinds {
  /** Whole cents. */
  readonly money: number;
  /** A calendar date, YYYY-MM-DD. */
  readonly date: string;
  /** A period of days, YYYY-MM-DD/YYYY-MM-DD, of which one is shown. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly number: number;
  /** Basis points. */
  readonly percent: number;
}

type Trim<S extends string> = S extends `${' ' | '\n'}${infer R}`
  ? Trim<R>
  : S extends `${infer R}${' ' | '\n'}`
    ? Trim<R>
    : S;

/** What stands before the next brace, which one it is, and what comes after. */
type Next<S extends string> = S extends `${infer A}{${infer AfterOpen}`
  ? A extends `${infer B}}${string}`
    ? S extends `${B}}${infer AfterClose}`
      ? [before: B, brace: '}', after: AfterClose]
      : never
    : [before: A, brace: '{', after: AfterOpen]
  : S extends `${infer A}}${infer AfterClose}`
    ? [before: A, brace: '}', after: AfterClose]
    : null;

/** A name and what it takes. */
type Pair = readonly [name: string, takes: unknown];
/** Of a case: `other` is any text. */
type CaseOf<Label extends string> = Label extends 'other' ? string : Label;

/** In text a brace begins an argument; among the cases of `Within` it begins the text of a case. */
type Scan<S extends string, Within extends readonly (string | null)[], Found extends Pair> =
  Next<S> extends [infer Before extends string, infer Brace, infer After extends string]
    ? Brace extends '}'
      ? Within extends readonly [unknown, ...infer Outer extends readonly (string | null)[]]
        ? Scan<After, Outer, Found>
        : Found
      : Within extends readonly [infer Name extends string, ...unknown[]]
        ? Scan<
            After,
            [null, ...Within],
            Found | (Name extends '' ? never : [Name, CaseOf<Trim<Before>>])
          >
        : Argument<After, Within, Found>
    : Found;

type Argument<S extends string, Within extends readonly (string | null)[], Found extends Pair> =
  Next<S> extends [infer Inside extends string, '}', infer After extends string]
    ? Inside extends `${infer Name},${infer Kind}`
      ? Scan<
          After,
          Within,
          Found | [Trim<Name>, Trim<Kind> extends keyof Kinds ? Kinds[Trim<Kind>] : never]
        >
      : Scan<After, Within, Found | [Trim<Inside>, Value]>
    : S extends `${infer Name},${infer Kind},${infer Cases}`
      ? Trim<Kind> extends 'plural'
        ? Scan<Cases, ['', ...Within], Found | [Trim<Name>, number]>
        : Trim<Kind> extends 'list'
          ? Scan<Cases, ['', ...Within], Found>
          : Scan<Cases, [Trim<Name>, ...Within], Found>
      : never;

/** What must be given to fill a message: names and types. */
export type ParametersOf<Text extends string> = string extends Text
  ? Values
  : Fill<Scan<Text, [], never>>;
type Fill<Found extends Pair> = {
  readonly [Name in Found[0]]: Extract<Found, readonly [Name, unknown]>[1];
};

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type At<Union, K> = Union extends { readonly [P in K & PropertyKey]: infer T } ? T : never;
/** What is given under each name, where it is given at all. */
type Merged<Given> = { readonly [K in KeyOf<Given>]: At<Given, K> };

/** The text itself when everything it fills in is given; otherwise what it lacks. */
export type Fits<Text extends string, Given> = [Merged<Given>] extends [ParametersOf<Text>]
  ? Text
  : { readonly 'fills in what is not given': ParametersOf<Text> };
