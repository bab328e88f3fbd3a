// The grammar of contracts: an HTTP route as a plain object that server, browser, tests and OpenAPI
// all read.
import { z } from 'zod';
import { isKeyRight, type KeyRight, type Right } from '@purlin/domain/access/rights.ts';

export type Path = `/api/${string}`;
/** The names after the colons of a path. */
export type ParamName<P extends string> = P extends `${string}:${infer K}/${infer R}`
  ? K | ParamName<R>
  : P extends `${string}:${infer K}`
    ? K
    : never;

/** What a path's names stand for: `:id` is a number. */
export type ParamsOf<P extends string> = {
  readonly [K in ParamName<P>]: K extends 'id' ? number : string;
};

/** Path values: `:id` is a positive integer, everything else a short text. */
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

/** So long after the password was given it is not asked for again (rule: password-again). */
export const PASSWORD_MINUTES = 15;

/** The keys that let callers in without a session. */
export type KeyName = 'estimate-number';

interface Door<P extends Path> {
  readonly method: Method;
  readonly path: P;
  /** What the caller must have: nothing, a session, or a right (libs/domain/access/rights.ts). */
  readonly right: Right | 'everyone' | 'signed-in';
  /**
   * Lets in callers whose right reaches only what is their own: the room says whether the thing of
   * the path is theirs, and narrows a list to it. Unset, such callers are turned away.
   */
  readonly own?: true;
  /** A key that lets a caller in without a session; the room says what it opens. */
  readonly or?: KeyName;
  /**
   * Whoever finds a session open shall not do this: the password must have been given within
   * `PASSWORD_MINUTES`, else the call is refused as `password-needed`.
   */
  readonly password?: true;
  /** Only a person does this: no API key opens it, whatever its rights. */
  readonly person?: true;
  /** One sentence for the API page. */
  readonly summary: string;
  /** Calls a minute from one address; unset means the general limit. */
  readonly limit?: number;
  /** What `limit` counts: wrong guesses, unless it says every call. */
  readonly counts?: 'every';
  /** Calls a minute with the key of one thing, from all addresses together; unset means any. */
  readonly limitOfKey?: number;
  /** The largest body it takes; unset means the general limit. */
  readonly bodyBytes?: number;
  /** It takes a file of one of these types instead of JSON. */
  readonly takes?: readonly string[];
}

/** Reads: the room's context.ts has a function of the same name. */
export interface Query<
  P extends Path = Path,
  Q extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> extends Door<P> {
  readonly kind: 'query';
  readonly query: Q;
  readonly answer: A;
  /** It shows one thing, of this category: the thing's revision goes out as ETag, for If-Match. */
  readonly of?: string;
}

/**
 * Which stream a command is for: a `new` one, that of the `:id` in the `path`, or one that the room
 * tells from the request.
 */
export type StreamChoice = 'new' | 'path' | 'room';

/**
 * Asks a decider for something; the room makes the command from the request. The answer is the
 * resource afterwards.
 */
export interface Command<
  P extends Path = Path,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> extends Door<P> {
  readonly kind: 'command';
  readonly body: B;
  readonly answer: A;
  /** The category of the decider that is asked. */
  readonly decider: string;
  /** What is asked for; several names when the body says which. */
  readonly command: string | readonly string[];
  readonly stream: StreamChoice;
}

/**
 * Does something that is not history (sign in, sign out); the room's context.ts has a function of
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
  /** Something is there afterwards that was not: 201. */
  readonly creates?: true;
  /**
   * It gives several commands: what they did is history when the answer is read, and where that
   * cannot be read yet, the receipt of the last of them stands for it.
   */
  readonly commits: boolean;
}

/** Answers with a file instead of JSON. */
export interface Download<P extends Path = Path, Q extends z.ZodType = z.ZodType> extends Door<P> {
  readonly kind: 'download';
  readonly type: string;
  readonly query: Q;
  /** A document that our own pages show in a frame; unset, it is kept as a file. */
  readonly framed?: true;
  /** Who may keep it, and how long (Cache-Control); unset means nobody. */
  readonly keep?: `private, ${string}`;
}

/**
 * A list as a table for spreadsheets: the same rows as `list` gives page by page, all of them. Made
 * by `doorsOf`, never written in a contract.
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

/** What a command is about, as literal types: a room that makes another one does not compile. */
interface Asks<M extends Method, D extends string, N, S extends StreamChoice> {
  readonly method: M;
  readonly decider: D;
  readonly command: N;
  readonly stream: S;
}

/** A command to a decider. `stream` defaults to the `:id` of the path. */
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

/** Something that is done and is not history. */
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

/**
 * What a call answers when it is carried out, the usual status first; 202 is a receipt, because the
 * thing itself cannot be shown yet.
 */
export const successesOf = (route: Route | Export): readonly [number, ...number[]] => {
  if (route.kind === 'command') return [route.stream === 'new' ? 201 : 200, 202];
  if (route.kind !== 'action') return [200];
  return [route.creates ? 201 : 200, ...(route.commits ? [202] : [])];
};

/** A list has rows as its answer and comes page by page. */
const isList = (route: Route): route is Query =>
  route.kind === 'query' &&
  route.answer instanceof z.ZodArray &&
  route.query instanceof z.ZodObject &&
  'cursor' in route.query.shape;

/** The door beside a list that gives it as CSV, with the same access and filters. */
const exportOf = (of: string, list: Query): Export => ({
  kind: 'export',
  of,
  method: 'GET',
  path: `${list.path}.csv`,
  right: list.right,
  ...(list.own ? { own: list.own } : {}),
  ...(list.person ? { person: list.person } : {}),
  summary: `${list.summary.split(/[,;]/)[0]}, all of them, as a CSV file`,
  list,
});

/**
 * Every door of a contract by name, the exports of its lists among them (`listCsv` beside `list`).
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
 * The right that an API key needs here (rule: api-keys); undefined where none opens it: what needs
 * a password, a person, or somebody who is signed in.
 */
export const keyRightOf = ({ right, password, person }: Route | Export): KeyRight | undefined =>
  !password && !person && isKeyRight(right) ? right : undefined;
