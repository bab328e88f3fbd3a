// What the browser needs to know of a contract's route, and the types that follow from it.
import type { ParamName } from '@purlin/contracts/route.ts';
import type { z } from 'zod';

/** Any route: where it is. */
export interface Door {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
}

/**
 * A route that answers with JSON. The contracts' Query, Command and Action are all of this kind.
 */
export interface JsonDoor extends Door {
  readonly answer: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
}

/**
 * A route without its shapes: its types are those of the contract, but no validator comes along.
 * For pages that must stay small.
 */
export interface Address<D extends Door> {
  readonly method: D['method'];
  readonly path: D['path'];
  /** Never there: only the compiler reads it. */
  readonly contract?: D;
}

/** The address of a contract's route; another method or path than its own does not compile. */
export const addressAt = <D extends Door>(method: D['method'], path: D['path']): Address<D> => ({
  method,
  path,
});

export type AnswerOf<D extends JsonDoor> = z.output<D['answer']>;
/** What one row of a list is. */
export type ItemOf<D extends JsonDoor> = AnswerOf<D> extends readonly (infer T)[] ? T : never;

/** A key that must be given only when its value must. */
type Given<K extends string, T> = [T] extends [never]
  ? { readonly [k in K]?: undefined }
  : undefined extends T
    ? { readonly [k in K]?: T }
    : {} extends T
      ? { readonly [k in K]?: T | undefined }
      : { readonly [k in K]: T };

type ParamsOf<D extends Door> = [ParamName<D['path']>] extends [never]
  ? never
  : { readonly [K in ParamName<D['path']>]: string | number };
type QueryOf<D extends Door> = D extends { readonly query: infer Q extends z.ZodType }
  ? z.input<Q>
  : never;
export type BodyOf<D extends Door> = D extends { readonly body: infer B extends z.ZodType }
  ? z.input<B>
  : never;

/** What names a resource: values for the `:names` of the path, and the query. */
export type ReadRequest<D extends Door> = Given<'params', ParamsOf<D>> & Given<'query', QueryOf<D>>;
/** What a command is given. `headers` carries keys such as X-Estimate-Number. */
export type CommandRequest<D extends Door> = ReadRequest<D> &
  Given<'body', BodyOf<D>> & { readonly headers?: Readonly<Record<string, string>> };
/** Everything a call can be given. */
export type CallRequest<D extends Door> = CommandRequest<D> & {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Told the headers of the answer, also of one that is a problem. */
  readonly onHeaders?: (headers: Headers) => void;
  /** False: refused for want of a session or a password, it is not kept until it is given. */
  readonly waits?: false;
};

/** The same with nothing known about the route. */
export interface LooseRequest {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly onHeaders?: (headers: Headers) => void;
  readonly waits?: false;
}

/** The request may be left out when nothing in it must be given. */
export type Arguments<Request, Rest extends readonly unknown[] = []> = {} extends Request
  ? [request?: Request, ...rest: Rest]
  : [request: Request, ...rest: Rest];

/**
 * The address of a route: path with its values, and the query. Values that are undefined, null or
 * "" are left out.
 */
export function addressOf(door: Door, request: LooseRequest = {}): string {
  const path = door.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = request.params?.[name];
    if (value === undefined || value === '')
      throw new Error(`The path ${door.path} needs a value for "${name}".`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
