// Calls as browsers make them: every one has a key, goes to the other api when one does not answer,
// and is repeated until it is answered.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ADMIN } from '../product.ts';

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface UnexpectedAnswers {
  /** Answers of 500 and above, as `POST /api/… 500 code`. */
  readonly failures: string[];
  /** Refusals of what should have worked. */
  readonly refusals: string[];
}
type Method = 'GET' | 'POST' | 'PATCH';

const GIVE_UP_MILLIS = 60_000;
const AGAIN_MILLIS = 100;
const TIMEOUT_MILLIS = 20_000;

export class Caller {
  readonly trouble: UnexpectedAnswers = { failures: [], refusals: [] };
  readonly #apis: readonly string[];
  #cookie = '';
  #turn = 0;

  constructor(apis: readonly string[]) {
    this.#apis = apis;
  }

  /** As the first admin; tried until it is answered. */
  async signIn(): Promise<void> {
    const end = Date.now() + GIVE_UP_MILLIS;
    for (;;) {
      const response = await fetch(`${this.#apis[0]}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ADMIN),
      }).catch(() => undefined);
      this.#cookie = response?.headers.get('set-cookie')?.split(';')[0] ?? '';
      if (this.#cookie !== '' || Date.now() > end) return;
      await setTimeout(AGAIN_MILLIS);
    }
  }

  /** As the admin who signed in. */
  staff(method: Method, path: string, body?: unknown): Promise<Answered> {
    return this.call(method, path, body, { cookie: this.#cookie });
  }

  async call(
    method: Method,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answered> {
    const init: RequestInit = {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const end = Date.now() + GIVE_UP_MILLIS;
    for (;;) {
      this.#turn += 1;
      const api = this.#apis[this.#turn % this.#apis.length];
      const answer = await once(`${api}${path}`, init);
      if (answer && answer.status < 500) {
        if (answer.status >= 400) this.trouble.refusals.push(inWords(method, path, answer));
        return answer;
      }
      if (answer) this.trouble.failures.push(inWords(method, path, answer));
      if (Date.now() > end) return answer ?? { status: 599, body: {} };
      await setTimeout(AGAIN_MILLIS);
    }
  }
}

/** Undefined when nobody answered. */
async function once(url: string, init: RequestInit): Promise<Answered | undefined> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MILLIS) });
    const text = await response.text();
    const json = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: json ? (JSON.parse(text) as Answered['body']) : {} };
  } catch {
    return undefined;
  }
}

const inWords = (method: string, path: string, { status, body }: Answered): string =>
  `${method} ${path.replace(/\d+/, '…')} ${status} ${String(body['code'])}`;
