// Staff and clients of a company, as their browsers act.
import { setTimeout } from 'node:timers/promises';
import { Caller, type UnexpectedAnswers } from './caller.ts';

/** What was acknowledged about one estimate. */
export interface Acknowledged {
  readonly id: number;
  readonly clientId: number;
  /** When the work on it began, in milliseconds of the clock. */
  readonly began: number;
  readonly sent: boolean;
  readonly approved: boolean;
}

/** What a client does between the e-mail and the answer; resolves once they may answer. */
export type ReadsMail = (estimate: {
  readonly id: number;
  readonly number: string;
  /** When it was asked to be sent. */
  readonly asked: number;
}) => Promise<void>;

export class Customers {
  readonly acknowledged: Acknowledged[] = [];
  /** How often each of these was asked for; repeats of a call do not count. */
  readonly asked = { ClientAdded: 0, EstimateDrafted: 0 };
  readonly trouble: UnexpectedAnswers;
  readonly #caller: Caller;
  readonly #readsMail: ReadsMail | undefined;

  /** `readsMail`: clients answer only what arrived; otherwise at once. */
  constructor(apis: readonly string[], readsMail?: ReadsMail) {
    this.#caller = new Caller(apis);
    this.trouble = this.#caller.trouble;
    this.#readsMail = readsMail;
  }

  signIn = (): Promise<void> => this.#caller.signIn();

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
    const answer = await this.#caller.call('GET', `/api/estimates/${id}/pdf`, undefined, {
      'x-estimate-number': number,
    });
    return answer.status === 200;
  }

  /** A client, an estimate for them, sent and approved. */
  async #oneRoof(): Promise<void> {
    const began = Date.now();
    const n = (this.asked.ClientAdded += 1);
    const client = await this.#caller.staff('POST', '/api/clients', {
      name: `Client ${n}`,
      email: `client${n}@people.example`,
    });
    if (client.status >= 400) return;
    const clientId = Number(client.body['id']);
    this.asked.EstimateDrafted += 1;
    const draft = await this.#caller.staff('POST', '/api/estimates', {
      clientId,
      projectTitle: 'Roof',
      serviceAddress: '1 Oak St',
      lineItems: [{ description: 'Shingles', quantity: '2', rate: '10.00' }],
    });
    if (draft.status >= 400) return;
    const id = Number(draft.body['id']);
    const asked = Date.now();
    const sent = await this.#caller.staff('POST', `/api/estimates/${id}/send`, {
      subject: `Estimate ${id}`,
    });
    const number = draft.body['estimateNumber'];
    const approved =
      sent.status < 400 && typeof number === 'string' && (await this.#approve(id, number, asked));
    this.acknowledged.push({ id, clientId, began, sent: sent.status < 400, approved });
  }

  async #approve(id: number, number: string, asked: number): Promise<boolean> {
    await this.#readsMail?.({ id, number, asked });
    const answer = await this.#caller.call(
      'POST',
      `/api/estimates/${id}/approve-option`,
      { clientMessage: 'Yes' },
      { 'x-estimate-number': number },
    );
    return answer.status < 400;
  }
}
