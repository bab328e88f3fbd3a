// The grammar of contracts: an HTTP route as a plain object that server, browser, tests and OpenAPI
// all read.
import { z } from 'zod';
import type { AnyDecider, MessageOf, Shapes } from '@purlin/event-sourcing/decider.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';

/**
 * Who may call. `everyone` needs no session; `or` names a key that lets a caller in without one.
 */
export interface Access {
  readonly roles: readonly Role[] | 'everyone';
  /**
   * `estimate-number`: the header X-Estimate-Number carries the number of the estimate named in the
   * path.
   */
  readonly or?: 'estimate-number';
}
const everyRole: readonly Role[] = ['admin', 'client', 'vendor'];
export const everyone: Access = { roles: 'everyone' };
export const signedIn: Access = { roles: everyRole };
export const staff: Access = { roles: ['admin'] };
export const staffOrEstimateNumber: Access = { roles: ['admin'], or: 'estimate-number' };

export type Path = `/api/${string}`;
/** The names after the colons of a path. */
export type ParamName<P extends string> = P extends `${string}:${infer K}/${infer R}`
  ? K | ParamName<R>
  : P extends `${string}:${infer K}`
    ? K
    : never;

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

interface Door<P extends Path> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: P;
  readonly access: Access;
  /** One sentence for the API page. */
  readonly summary: string;
  /** Calls a minute from one address; unset means the general limit. */
  readonly limit?: number;
  /** What `limit` counts: wrong guesses, unless it says every call. */
  readonly counts?: 'every';
  /** The largest body it takes; unset means the general limit. */
  readonly bodyBytes?: number;
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
}

/** Asks a decider for something. The answer is the resource afterwards. */
export interface Command<
  P extends Path = Path,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> extends Door<P> {
  readonly kind: 'command';
  readonly body: B;
  readonly answer: A;
  readonly decider: AnyDecider;
  /** The stream's number: `new` takes the next one, otherwise found in path or body. */
  readonly stream: 'new' | ((input: { readonly id: number; readonly body: z.output<B> }) => number);
  /** The command; `id` is the path's, 0 where it has none. */
  readonly command: (
    body: z.output<B>,
    path: { readonly id: number },
  ) => { readonly type: string; readonly data: unknown };
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
}

/** Answers with a file instead of JSON. */
export interface Download<P extends Path = Path> extends Door<P> {
  readonly kind: 'download';
  readonly type: string;
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
): Query<P, Q, A> => ({
  kind: 'query',
  method: 'GET',
  path,
  query: nothing as unknown as Q,
  ...rest,
});

/** A command to a decider. `stream` defaults to the `:id` of the path. */
export const command = <
  const P extends Path,
  A extends z.ZodType,
  C extends Shapes,
  B extends z.ZodType = typeof none,
>(
  method: Door<P>['method'],
  path: P,
  rest: Omit<Rest<Command<P, B, A>>, 'decider' | 'command' | 'stream' | 'body'> & {
    readonly body?: B;
    readonly decider: { readonly commands: C };
    readonly stream?: Command<P, B, A>['stream'];
    readonly command: (body: z.output<B>, path: { readonly id: number }) => MessageOf<C>;
  },
): Command<P, B, A> =>
  ({
    kind: 'command',
    method,
    path,
    body: none as unknown as B,
    stream: ({ id }: { readonly id: number }) => id,
    ...rest,
  }) as unknown as Command<P, B, A>;

export const action = <
  const P extends Path,
  A extends z.ZodType,
  B extends z.ZodType = typeof none,
>(
  method: Door<P>['method'],
  path: P,
  rest: Omit<Rest<Action<P, B, A>>, 'body'> & { readonly body?: B },
): Action<P, B, A> => ({ kind: 'action', method, path, body: none as unknown as B, ...rest });

export const download = <const P extends Path>(path: P, rest: Rest<Download<P>>): Download<P> => ({
  kind: 'download',
  method: 'GET',
  path,
  ...rest,
});

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
  access: list.access,
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
