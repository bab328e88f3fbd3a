// Who calls the product in specs: the admin, a client, a vendor, somebody who is not signed in.
import type { Route } from '@purlin/contracts/route.ts';
import { may } from '@purlin/domain/access/rights.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';

export const ADMIN = { email: 'admin@purlin.example', password: 'correct-horse-battery' } as const;
export type Who = Role | 'anonymous';

/** Whether an admin may call it; otherwise only who has something of their own there. */
export const opensToAdmin = ({ right }: Pick<Route, 'right'>): boolean =>
  right === 'everyone' || right === 'signed-in' || may('admin', right);

export interface CallOptions {
  /** Whose session cookie goes along; the admin's when not said. */
  readonly as?: Who | undefined;
  /** A cookie instead of `as`. */
  readonly cookie?: string | undefined;
  readonly body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  readonly raw?: string | Uint8Array<ArrayBuffer> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface HttpAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
  readonly text: string;
}

export interface Callers {
  /** Calls the product over HTTP. `body` of the answer is the parsed JSON, or undefined. */
  call<T>(method: string, address: string, options?: CallOptions): Promise<HttpAnswer<T>>;
  /** The cookie of a new session. */
  signIn(email: string, password: string): Promise<string>;
}

/**
 * Each caller signs in at the first call, unless `sessions` has their cookie; who is not there yet
 * is added then.
 */
export function openCallers(url: string, sessions: Readonly<Record<string, string>> = {}): Callers {
  const call = async <T>(
    method: string,
    address: string,
    { as = 'admin', cookie, body, raw, headers = {} }: CallOptions = {},
  ): Promise<HttpAnswer<T>> => {
    const session = cookie ?? (await cookieOf(as));
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(url + address, {
      method,
      redirect: 'manual',
      ...(sent === undefined ? {} : { body: sent }),
      headers: {
        ...(session ? { cookie: session } : {}),
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    const text = await response.text();
    const json = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (json && text ? JSON.parse(text) : undefined) as T,
    };
  };
  const signIn = async (email: string, password: string): Promise<string> => {
    const answer = await call('POST', '/api/login', { as: 'anonymous', body: { email, password } });
    if (answer.status !== 201 && answer.status !== 200)
      throw new Error(`sign-in answered ${answer.status} ${answer.text}`);
    return answer.headers.get('set-cookie')!.split(';')[0]!;
  };
  const cookies = new Map<string, Promise<string> | string>(Object.entries(sessions));
  const cookieOf = (who: Who): Promise<string> | string => {
    if (who === 'anonymous') return '';
    if (!cookies.has(who))
      cookies.set(who, who === 'admin' ? signIn(ADMIN.email, ADMIN.password) : addAndSignIn(who));
    return cookies.get(who)!;
  };
  const addAndSignIn = async (role: Role): Promise<string> => {
    const email = `${role}@people.example`;
    await call('POST', '/api/users', {
      body: {
        email,
        firstName: 'Some',
        lastName: role,
        role,
        password: ADMIN.password,
      },
    });
    return signIn(email, ADMIN.password);
  };

  return { call, signIn };
}
