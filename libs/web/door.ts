// The parts of a contract's route that the browser uses, and the types derived from them.
import type { ParamName } from '@purlin/contracts/route.ts';
import type { z } from 'zod';

/** The method and path of a route. */
export interface Door {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
}

/** A route that returns JSON. The contracts' Query, Command and Action are all of this kind. */
export interface JsonDoor extends Door {
  readonly answer: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
}

/**
 * A route without its schemas. It carries the contract's types but bundles no validator. For pages
 * that must stay small.
 */
export interface Address<D extends Door> {
  readonly method: D['method'];
  readonly path: D['path'];
  /** A phantom property for the type checker, never set. */
  readonly contract?: D;
}

/**
 * Returns the address of a contract's route. A method or path other than the contract's does not
 * compile.
 */
export const addressAt = <D extends Door>(method: D['method'], path: D['path']): Address<D> => ({
  method,
  path,
});

export type AnswerOf<D extends JsonDoor> = z.output<D['answer']>;
/** The type of one row of a list. */
export type ItemOf<D extends JsonDoor> = AnswerOf<D> extends readonly (infer T)[] ? T : never;

/** A key that is required only if its value is. */
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

/** Identifies a resource: values for the `:names` of the path, and the query. */
export type ReadRequest<D extends Door> = Given<'params', ParamsOf<D>> & Given<'query', QueryOf<D>>;
/** The request of a command. `headers` carries keys such as X-Estimate-Number. */
export type CommandRequest<D extends Door> = ReadRequest<D> &
  Given<'body', BodyOf<D>> & { readonly headers?: Readonly<Record<string, string>> };
/** All options of a call. */
export type CallRequest<D extends Door> = CommandRequest<D> & {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Called with the response headers, including those of an error response. */
  readonly onHeaders?: (headers: Headers) => void;
  /**
   * If false, a call refused for a missing session or password fails at once instead of waiting.
   */
  readonly waits?: false;
};

/** A request of any route, untyped. */
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

/** The request argument is optional if nothing in it is required. */
export type Arguments<Request, Rest extends readonly unknown[] = []> = {} extends Request
  ? [request?: Request, ...rest: Rest]
  : [request: Request, ...rest: Rest];

/**
 * Returns the URL of a route: the path with its values, and the query. Values that are undefined,
 * null or "" are left out.
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
