// The life of a prenote, step by step as the product's rounds and workers go it, so that a spec can
// end the process anywhere.
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import { readBankAnswers } from '../../apps/backend/payments/bank-answers.ts';
import { sendDuePrenotes } from '../../apps/backend/payments/prenotes.ts';
import { bankOf } from '../../apps/backend/payments/gateway/service.ts';
import { settleDueLines, writeDueBatches } from '../../apps/backend/payments/rounds.ts';
import { filesAtBank, tellBank } from '../../apps/backend/payments/simulated-bank.ts';
import { batchIsFollowed } from '../../apps/backend/payments/workers/follow-batch.ts';
import { batchIsSubmitted } from '../../apps/backend/payments/workers/submit-batch.ts';
import type { Services } from '../../apps/backend/platform/core/room.ts';
import type { TestApp } from './app.ts';

const WEEK_MS = 7 * 86_400_000;
const asker = { by: 'user-1', correlationId: 'spec' };

export class PrenoteLife {
  readonly #services: Services;
  readonly #vendorId: number;

  constructor({ platform }: TestApp, vendorId: number) {
    this.#services = platform.services;
    this.#vendorId = vendorId;
  }

  /** From the press to its day, as far as it comes; begun again it goes on where it is. */
  async live(services: Services): Promise<void> {
    await this.#shown();
    await writeDueBatches(services);
    await sendDuePrenotes(services);
    const id = (await this.prenote())?.batchId ?? null;
    if (id === null) return;
    await this.#shown(id);
    await this.#follow(services, id);
    if ((await this.#status(id)) === 'written') await this.#submit(services, id);
    if ((await this.#status(id)) === 'submitting') await this.#askTheBank(id);
    if ((await this.#status(id)) === 'written') await this.#submit(services, id);
    await this.#shown(id);
    if ((await this.#status(id)) === 'submitted') await this.#accept();
    await readBankAnswers(services);
    await this.#shown(id);
    const now = new Date(Date.now() + WEEK_MS).toISOString();
    await settleDueLines({ ...services, clock: { ...services.clock, now: () => now } });
    await this.#follow(services, id);
    await this.#shown(id);
  }

  /** The names of the files at the bank that try the account. */
  async files(): Promise<readonly string[]> {
    const files = await filesAtBank(bankOf(this.#services).simulatedIn!);
    return files
      .filter(({ file }) =>
        file.batches.some(({ entries }) =>
          entries.some(({ reference }) => reference.trim() === `V-${this.#vendorId}`),
        ),
      )
      .map(({ name }) => name);
  }

  async prenote() {
    const state = await this.#services.history.stateOf(bankAccount, this.#vendorId);
    return 'account' in state ? state.prenote : null;
  }

  async #submit(services: Services, batchId: number): Promise<void> {
    const attempt = this.#attempt('submit');
    await batchIsSubmitted.run({ batchId } as never, attempt, services);
  }

  /** Nobody knows whether the bank has the file: a person asks, and says so. */
  async #askTheBank(id: number): Promise<void> {
    const arrived = (await this.files()).length > 0;
    const command = arrived
      ? ({ type: 'RecordSubmission', data: {} } as const)
      : ({ type: 'RecordNonSubmission', data: { reason: 'The bank does not have it' } } as const);
    await this.#services.dispatch(paymentBatch, id, command, asker);
  }

  async #accept(): Promise<void> {
    const [name] = await this.files();
    if (name !== undefined)
      await tellBank(bankOf(this.#services).simulatedIn!, name, { say: 'accept' });
  }

  /** What the effects do after each event; repeated they do nothing. */
  async #follow(services: Services, batchId: number): Promise<void> {
    const past = await services.history.read(paymentBatch, batchId);
    for (const { eventId } of past) {
      const task = { batchId, because: eventId };
      await batchIsFollowed.run(task as never, this.#attempt(eventId), services);
    }
  }

  readonly #attempt = (of: string) => ({
    effectId: `${of}-${this.#vendorId}`,
    correlationId: 'spec',
    attempt: 1,
    unanswered: 0,
  });
  async #status(id: number) {
    return (await this.#services.history.stateOf(paymentBatch, id)).status;
  }
  /** The lists show everything that was done. */
  async #shown(batchId?: number): Promise<void> {
    const { history, until } = this.#services;
    const ends = await Promise.all([
      history.end(bankAccount, this.#vendorId),
      batchId === undefined ? undefined : history.end(paymentBatch, batchId),
    ]);
    for (const end of ends) if (end) await until(end.position, 10_000);
  }
}
