// The types of contracts: HTTP routes as plain objects, used by server, browser, tests and OpenAPI.
import { z } from 'zod';
import { isKeyRight, type KeyRight, type Right } from '@purlin/domain/access/rights.ts';

export type Path = `/api/${string}`;
/** The parameter names of a path. */
export type ParamName<P extends string> = P extends `${string}:${infer K}/${infer R}`
  ? K | ParamName<R>
  : P extends `${string}:${infer K}`
    ? K
    : never;

/** The parameter types of a path; `:id` is a number. */
export type ParamsOf<P extends string> = {
  readonly [K in ParamName<P>]: K extends 'id' ? number : string;
};

/** Parses path parameters: `:id` is a positive integer, others are short strings. */
export const pathValues = (path: string): z.ZodType<Record<string, string | number>> =>
  z.object(
    Object.fromEntries(
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => [
        name!,
        name === 'id' ? z.coerce.number().pipe(z.int().positive()) : z.string().min(1).max(100),
      ]),
    ),
  );

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How long a password confirmation is valid, in minutes (rule: password-again). */
export const PASSWORD_MINUTES = 15;

/** Keys that admit callers without a session. */
export type KeyName = 'estimate-number';

interface Door<P extends Path> {
  readonly method: Method;
  readonly path: P;
  /** What the caller needs: nothing, a session, or a right (libs/domain/access/rights.ts). */
  readonly right: Right | 'everyone' | 'signed-in';
  /**
   * Also admits callers whose right covers only their own records. The room checks that the record
   * is theirs, and filters lists. If unset, such callers are refused.
   */
  readonly own?: true;
  /** A key that admits a caller without a session; the room says what it opens. */
  readonly or?: KeyName;
  /**
   * An unattended session must not suffice: the password must have been confirmed within
   * `PASSWORD_MINUTES`, or the call is refused as `password-needed`.
   */
  readonly password?: true;
  /** Only for people: no API key can call it, whatever its rights. */
  readonly person?: true;
  /** One sentence for the API documentation. */
  readonly summary: string;
  /** Rate limit per minute and address; if unset, the general limit. */
  readonly limit?: number;
  /** What `limit` counts: wrong guesses by default, or every call. */
  readonly counts?: 'every';
  /** Rate limit per minute for one key, over all addresses; unlimited if unset. */
  readonly limitOfKey?: number;
  /** Maximum body size in bytes; if unset, the general limit. */
  readonly bodyBytes?: number;
  /** Takes a file of one of these types instead of JSON. */
  readonly takes?: readonly string[];
}

/** A read. The room's context.ts has a function of the same name. */
export interface Query<
  P extends Path = Path,
  Q extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> extends Door<P> {
  readonly kind: 'query';
  readonly query: Q;
  readonly answer: A;
  /** The category of the single record shown; its revision is sent as ETag, for If-Match. */
  readonly of?: string;
}

/**
 * A command's stream: a `new` one, the `path`'s `:id`, or one that the `room` derives from the
 * request.
 */
export type StreamChoice = 'new' | 'path' | 'room';

/**
 * A command to a decider; the room builds it from the request. The response is the resource
 * afterward.
 */
export interface Command<
  P extends Path = Path,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> extends Door<P> {
  readonly kind: 'command';
  readonly body: B;
  readonly answer: A;
  /** The decider's category. */
  readonly decider: string;
  /** The command's name; several if the body determines which. */
  readonly command: string | readonly string[];
  readonly stream: StreamChoice;
}

/**
 * Does something that isn't an event, such as signing in. The room's context.ts has a function of
 * the same name.
 */
export interface Action<
  P extends Path = Path,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> extends Door<P> {
  readonly kind: 'action';
  readonly body: B;
  readonly answer: A;
  /** Creates something, so the status is 201. */
  readonly creates?: true;
  /**
   * It executes several commands and waits until they are readable. If that takes too long, it
   * returns the receipt of the last one.
   */
  readonly commits: boolean;
}

/** Returns a file instead of JSON. */
export interface Download<P extends Path = Path, Q extends z.ZodType = z.ZodType> extends Door<P> {
  readonly kind: 'download';
  readonly type: string;
  readonly query: Q;
  /** Our own pages show the document in a frame; otherwise it is downloaded. */
  readonly framed?: true;
  /** Cache-Control; if unset, no caching. */
  readonly keep?: `private, ${string}`;
}

/**
 * A list as CSV: all rows of `list`, which is paged. Created by `doorsOf`, never written in a
 * contract.
 */
export interface Export<P extends Path = Path> extends Door<P> {
  readonly kind: 'export';
  /** The list's name in its contract. */
  readonly of: string;
  readonly list: Query;
}

export type Route = Query | Command | Action | Download;
export type Contract = Readonly<Record<string, Route>>;

type Rest<R> = Omit<R, 'kind' | 'method' | 'path'>;
const nothing = z.object({});
const none = z.undefined().or(z.null()).or(z.object({}));

/** A read. `query` defaults to no parameters. */
export const query = <
  const P extends Path,
  A extends z.ZodType,
  Q extends z.ZodType = typeof nothing,
>(
  path: P,
  rest: Omit<Rest<Query<P, Q, A>>, 'query'> & { readonly query?: Q },
): Query<P, Q, A> & { readonly method: 'GET' } => ({
  kind: 'query',
  method: 'GET',
  path,
  query: nothing as unknown as Q,
  ...rest,
});

/**
 * A command's properties as literal types, so that a room that builds another command doesn't
 * compile.
 */
interface Asks<M extends Method, D extends string, N, S extends StreamChoice> {
  readonly method: M;
  readonly decider: D;
  readonly command: N;
  readonly stream: S;
}

/** A command to a decider. `stream` defaults to the path's `:id`. */
export const command = <
  const M extends Method,
  const P extends Path,
  A extends z.ZodType,
  const D extends string,
  const N extends string | readonly string[],
  B extends z.ZodType = typeof none,
  const S extends StreamChoice = 'path',
>(
  method: M,
  path: P,
  rest: Omit<Rest<Command<P, B, A>>, 'decider' | 'command' | 'stream' | 'body'> & {
    readonly body?: B;
    readonly decider: D;
    readonly command: N;
    readonly stream?: S;
  },
): Command<P, B, A> & Asks<M, D, N, S> => ({
  kind: 'command',
  body: none as unknown as B,
  stream: 'path' as S,
  ...rest,
  method,
  path,
});

/** A call that isn't an event. */
export const action = <
  const M extends Method,
  const P extends Path,
  A extends z.ZodType,
  B extends z.ZodType = typeof none,
  const T extends boolean = false,
>(
  method: M,
  path: P,
  rest: Omit<Rest<Action<P, B, A>>, 'body' | 'commits'> & {
    readonly body?: B;
    readonly commits?: T;
  },
): Action<P, B, A> & { readonly method: M; readonly commits: T } => ({
  kind: 'action',
  body: none as unknown as B,
  commits: false as T,
  ...rest,
  method,
  path,
});

/** A file. `query` defaults to no parameters. */
export const download = <const P extends Path, Q extends z.ZodType = typeof nothing>(
  path: P,
  rest: Omit<Rest<Download<P, Q>>, 'query'> & { readonly query?: Q },
): Download<P, Q> & { readonly method: 'GET' } => ({
  kind: 'download',
  method: 'GET',
  path,
  query: nothing as unknown as Q,
  ...rest,
});

/** The success status codes, most common first. 202 is a receipt: the result isn't readable yet. */
export const successesOf = (route: Route | Export): readonly [number, ...number[]] => {
  if (route.kind === 'command') return [route.stream === 'new' ? 201 : 200, 202];
  if (route.kind !== 'action') return [200];
  return [route.creates ? 201 : 200, ...(route.commits ? [202] : [])];
};

/** Lists return rows, in pages. */
const isList = (route: Route): route is Query =>
  route.kind === 'query' &&
  route.answer instanceof z.ZodArray &&
  route.query instanceof z.ZodObject &&
  'cursor' in route.query.shape;

/** The CSV route of a list, with the same access and filters. */
const exportOf = (of: string, list: Query): Export => ({
  kind: 'export',
  of,
  method: 'GET',
  path: `${list.path}.csv`,
  right: list.right,
  ...(list.own ? { own: list.own } : {}),
  ...(list.person ? { person: list.person } : {}),
  summary: `${list.summary.split(/[,;]/)[0]}: all rows, as a CSV file`,
  list,
});

/**
 * All routes of a contract by name, including the CSV routes of its lists (`listCsv` for `list`).
 */
export const doorsOf = (contract: Contract): (readonly [name: string, door: Route | Export])[] =>
  Object.entries(contract).flatMap(([name, route]): (readonly [string, Route | Export])[] =>
    isList(route)
      ? [
          [name, route],
          [`${name}Csv`, exportOf(name, route)],
        ]
      : [[name, route]],
  );

/**
 * The right an API key needs (rule: api-keys); undefined if no key can call it, because it needs a
 * password, a person or a session.
 */
export const keyRightOf = ({ right, password, person }: Route | Export): KeyRight | undefined =>
  !password && !person && isKeyRight(right) ? right : undefined;
