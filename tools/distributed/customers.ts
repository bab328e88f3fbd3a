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
  readonly clientId: number;
  /** When the work on it began, in milliseconds of the clock. */
  readonly began: number;
  readonly sent: boolean;
  readonly approved: boolean;
}

export interface Trouble {
  /** Answers of 500 and above, as `POST /api/… 500 code`. */
  readonly failures: string[];
  /** Refusals of what should have worked. */
  readonly refusals: string[];
}

/** What a client does between the e-mail and the answer; resolves once they may answer. */
export type ReadsMail = (estimate: {
  readonly id: number;
  readonly number: string;
  /** When it was asked to be sent. */
  readonly asked: number;
}) => Promise<void>;

const GIVE_UP_MILLIS = 60_000;
const AGAIN_MILLIS = 100;
const TIMEOUT_MILLIS = 20_000;

export class Customers {
  readonly acknowledged: Acknowledged[] = [];
  /** How often each of these was asked for; repeats of a call do not count. */
  readonly asked = { ClientAdded: 0, EstimateDrafted: 0 };
  readonly trouble: Trouble = { failures: [], refusals: [] };
  readonly #apis: readonly string[];
  readonly #readsMail: ReadsMail | undefined;
  #cookie = '';
  #turn = 0;

  /** `readsMail`: clients answer only what arrived; otherwise at once. */
  constructor(apis: readonly string[], readsMail?: ReadsMail) {
    this.#apis = apis;
    this.#readsMail = readsMail;
  }

  async signIn(): Promise<void> {
    const response = await fetch(`${this.#apis[0]}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  /** One roof after the other with that rest between them, until it is aborted. */
  async work(until: AbortSignal, restMillis = 0): Promise<void> {
    while (!until.aborted) {
      await this.#oneRoof();
      if (restMillis > 0)
        await setTimeout(restMillis, undefined, { signal: until }).catch(() => {});
    }
  }

  /** That many roofs are acknowledged, worked on by as many people as `people` says. */
  async acknowledge(roofs: number, people: number): Promise<void> {
    const person = async (): Promise<void> => {
      while (this.acknowledged.length < roofs) await this.#oneRoof();
    };
    await Promise.all(Array.from({ length: people }, person));
  }

  /** The estimate's paper, as a client gets it; true for a PDF. */
  async print(id: number, number: string): Promise<boolean> {
    const answer = await this.#call('GET', `/api/estimates/${id}/pdf`, undefined, {
      'x-estimate-number': number,
    });
    return answer.status === 200;
  }

  /** A client, an estimate for them, sent and approved. */
  async #oneRoof(): Promise<void> {
    const began = Date.now();
    const n = (this.asked.ClientAdded += 1);
    const client = await this.#staff('/api/clients', {
      name: `Client ${n}`,
      email: `client${n}@people.example`,
    });
    if (client.status >= 400) return;
    const clientId = Number(client.body['id']);
    this.asked.EstimateDrafted += 1;
    const draft = await this.#staff('/api/estimates', {
      clientId,
      projectTitle: 'Roof',
      serviceAddress: '1 Oak St',
      lineItems: [{ description: 'Shingles', quantity: '2', rate: '10.00' }],
    });
    if (draft.status >= 400) return;
    const id = Number(draft.body['id']);
    const asked = Date.now();
    const sent = await this.#staff(`/api/estimates/${id}/send`, { subject: `Estimate ${id}` });
    const number = draft.body['estimateNumber'];
    const approved =
      sent.status < 400 && typeof number === 'string' && (await this.#approve(id, number, asked));
    this.acknowledged.push({ id, clientId, began, sent: sent.status < 400, approved });
  }

  async #approve(id: number, number: string, asked: number): Promise<boolean> {
    await this.#readsMail?.({ id, number, asked });
    const answer = await this.#call(
      'POST',
      `/api/estimates/${id}/approve-option`,
      { clientMessage: 'Yes' },
      { 'x-estimate-number': number },
    );
    return answer.status < 400;
  }

  #staff(path: string, body: unknown): Promise<Answered> {
    return this.#call('POST', path, body, { cookie: this.#cookie });
  }

  async #call(
    method: 'GET' | 'POST',
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
