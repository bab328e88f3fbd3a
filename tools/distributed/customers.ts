// Staff and clients of a company, as their browsers act: every call has a key, goes to the other
// api when one does not answer, and is repeated until it is answered.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ADMIN } from '../product.ts';

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What was acknowledged about one estimate. */
export interface Acknowledged {
  readonly id: number;
  readonly sent: boolean;
  readonly approved: boolean;
}

export interface Trouble {
  /** Answers of 500 and above, as `POST /api/… 500 code`. */
  readonly failures: string[];
  /** Refusals of what should have worked. */
  readonly refusals: string[];
}

const GIVE_UP_MILLIS = 60_000;
const AGAIN_MILLIS = 100;
const TIMEOUT_MILLIS = 20_000;

export class Customers {
  readonly acknowledged: Acknowledged[] = [];
  readonly trouble: Trouble = { failures: [], refusals: [] };
  readonly #apis: readonly string[];
  #cookie = '';
  #turn = 0;
  #people = 0;

  constructor(apis: readonly string[]) {
    this.#apis = apis;
  }

  async signIn(): Promise<void> {
    const response = await fetch(`${this.#apis[0]}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  /** One after the other, until it is aborted. */
  async work(until: AbortSignal): Promise<void> {
    while (!until.aborted) await this.#oneRoof();
  }

  /** A client, an estimate for them, sent and approved. */
  async #oneRoof(): Promise<void> {
    const n = (this.#people += 1);
    const client = await this.#staff('/api/clients', {
      name: `Client ${n}`,
      email: `client${n}@people.example`,
    });
    if (client.status >= 400) return;
    const draft = await this.#staff('/api/estimates', {
      clientId: client.body['id'],
      projectTitle: 'Roof',
      serviceAddress: '1 Oak St',
      lineItems: [{ description: 'Shingles', quantity: '2', rate: '10.00' }],
    });
    if (draft.status >= 400) return;
    const id = Number(draft.body['id']);
    const sent = await this.#staff(`/api/estimates/${id}/send`, { subject: `Estimate ${id}` });
    const number = draft.body['estimateNumber'];
    const approved =
      sent.status < 400 && typeof number === 'string'
        ? await this.#call(
            `/api/estimates/${id}/approve-option`,
            { clientMessage: 'Yes' },
            {
              'x-estimate-number': number,
            },
          )
        : undefined;
    this.acknowledged.push({
      id,
      sent: sent.status < 400,
      approved: approved !== undefined && approved.status < 400,
    });
  }

  #staff(path: string, body: unknown): Promise<Answered> {
    return this.#call(path, body, { cookie: this.#cookie });
  }

  async #call(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answered> {
    const init: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify(body),
    };
    const end = Date.now() + GIVE_UP_MILLIS;
    for (;;) {
      this.#turn += 1;
      const api = this.#apis[this.#turn % this.#apis.length];
      const answer = await once(`${api}${path}`, init);
      if (answer && answer.status < 500) {
        if (answer.status >= 400) this.trouble.refusals.push(inWords(path, answer));
        return answer;
      }
      if (answer) this.trouble.failures.push(inWords(path, answer));
      if (Date.now() > end) return answer ?? { status: 599, body: {} };
      await setTimeout(AGAIN_MILLIS);
    }
  }
}

/** Undefined when nobody answered. */
async function once(url: string, init: RequestInit): Promise<Answered | undefined> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MILLIS) });
    return { status: response.status, body: (await response.json()) as Answered['body'] };
  } catch {
    return undefined;
  }
}

const inWords = (path: string, { status, body }: Answered): string =>
  `POST ${path.replace(/\d+/, '…')} ${status} ${String(body['code'])}`;
