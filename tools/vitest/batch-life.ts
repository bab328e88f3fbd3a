// The life of a batch with one payment, step by step as the product's workers and rounds go it, so
// that a spec can end the process anywhere.
import type { BatchDetails } from '@purlin/contracts/payment-batches.ts';
import { paymentBatch, type PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { readBankAnswers } from '../../apps/backend/payments/bank-answers.ts';
import { processPayments } from '../../apps/backend/payments/processing.ts';
import { bankOf } from '../../apps/backend/payments/gateway/service.ts';
import { settleDueLines, writeDueBatches } from '../../apps/backend/payments/rounds.ts';
import { filesAtBank, tellBank } from '../../apps/backend/payments/simulated-bank.ts';
import { batchIsFollowed } from '../../apps/backend/payments/workers/follow-batch.ts';
import { batchIsSubmitted } from '../../apps/backend/payments/workers/submit-batch.ts';
import type { Services } from '../../apps/backend/platform/core/room.ts';
import type { TestApp } from './app.ts';

const MONTHS_MS = 60 * 86_400_000;
/** Events after which the payments are told. */
const FOLLOWED = ['BatchFileWritten', 'BatchAbandoned', 'BatchRejected', 'BatchLinesSettled'];

const around = (...commands: readonly string[]): readonly string[] =>
  commands.flatMap((command) => [`before ${command}`, `after ${command}`]);
/** Where a process can die between the press and the money. */
export const STEPS = [
  ...around('OpenBatch', 'ReserveDay', 'TakeIntoBatch', 'RecordGathering'),
  ...around('TakeFileNumbers', 'WriteBatchFile'),
  'before the file',
  'after the first name of the file',
  ...around('BeginSubmission'),
  'before the own name of the file',
  'after the own name of the file',
  ...around('RecordSubmission', 'RecordAcceptance'),
  'before an answer is put aside',
  'after an answer was put aside',
  ...around('SettleLines', 'RecordSettlement'),
];

export class BatchLife {
  readonly #services: Services;
  readonly #paymentId: number;
  readonly #key: string;
  #batchId: number | null = null;

  constructor({ platform }: TestApp, paymentId: number, key: string) {
    this.#services = platform.services;
    this.#paymentId = paymentId;
    this.#key = key;
  }

  /** From the press to the money, as far as it comes; begun again it goes on where it is. */
  async live(services: Services): Promise<void> {
    const asker = { by: 'user-1', correlationId: 'spec', key: this.#key };
    const { batchId } = await processPayments([this.#paymentId], services, asker, 'en');
    this.#batchId = batchId ?? this.#batchId;
    await this.#shown();
    await writeDueBatches(services);
    await this.#follow(services);
    if ((await this.#state()).status === 'written') await this.#submit(services);
    if ((await this.#state()).status === 'submitting') await this.#askTheBank();
    if ((await this.#state()).status === 'written') await this.#submit(services);
    await this.#shown();
    if ((await this.#state()).status === 'submitted') await this.#accepted();
    await readBankAnswers(services);
    await this.#shown();
    const now = new Date(Date.now() + MONTHS_MS).toISOString();
    await settleDueLines({ ...services, clock: { ...services.clock, now: () => now } });
    await this.#follow(services);
    await this.#shown();
  }

  /** In how many files at the bank the payment is. */
  async filesWith(paymentId: number): Promise<number> {
    const files = await filesAtBank(bankOf(this.#services).simulatedIn!);
    return files.filter(({ file }) =>
      file.batches.some(({ entries }) =>
        entries.some(({ reference }) => reference.trim() === `P-${paymentId}`),
      ),
    ).length;
  }

  async isPaid(): Promise<boolean> {
    return (await this.#payment()).status === 'paid';
  }

  /** Paid is only what is in a file that the bank accepted, and no more than one has it. */
  async isHonest(): Promise<boolean> {
    const [files, payment] = [await this.filesWith(this.#paymentId), await this.#payment()];
    if (files > 1) return false;
    if (payment.status !== 'paid') return true;
    return files === 1 && (await this.#eventsOf()).some(({ type }) => type === 'BatchAccepted');
  }

  async #submit(services: Services): Promise<void> {
    const attempt = { effectId: this.#key, correlationId: 'spec', attempt: 1, unanswered: 0 };
    await batchIsSubmitted.run({ batchId: this.#batchId! } as never, attempt, services);
  }

  /** Nobody knows whether the bank has the file: a person asks, and says so. */
  async #askTheBank(): Promise<void> {
    const arrived = (await this.filesWith(this.#paymentId)) > 0;
    await this.#services.dispatch(
      paymentBatch,
      this.#batchId!,
      arrived
        ? { type: 'RecordSubmission', data: {} }
        : { type: 'RecordNonSubmission', data: { reason: 'The bank does not have it' } },
      { by: 'user-1', correlationId: 'spec' },
    );
  }

  async #accepted(): Promise<void> {
    const root = bankOf(this.#services).simulatedIn!;
    const events = await this.#eventsOf();
    const written = events.find((event) => event.type === 'BatchFileWritten');
    const name: BatchDetails['fileName'] = written?.data.file.name ?? null;
    if (name !== null) await tellBank(root, name, { say: 'accept' });
  }

  /** What the effects do after each event; repeated they do nothing. */
  async #follow(services: Services): Promise<void> {
    const past = await services.history.read(paymentBatch, this.#batchId!);
    const attempt = { effectId: this.#key, correlationId: 'spec', attempt: 1, unanswered: 0 };
    for (const { type, eventId } of past)
      if (FOLLOWED.includes(type)) {
        const task = { batchId: this.#batchId!, because: eventId };
        const own = { ...attempt, effectId: `${this.#key}-${eventId}` };
        await batchIsFollowed.run(task as never, own, services);
      }
  }

  async #eventsOf(): Promise<readonly PaymentBatchEvent[]> {
    if (this.#batchId === null) return [];
    return this.#services.history.read(paymentBatch, this.#batchId);
  }
  async #state() {
    return fold(paymentBatch, await this.#eventsOf());
  }
  async #payment() {
    return this.#services.history.stateOf(vendorPayment, this.#paymentId);
  }
  /** The lists show everything that was done. */
  async #shown(): Promise<void> {
    for (const [decider, id] of [
      [paymentBatch, this.#batchId],
      [vendorPayment, this.#paymentId],
    ] as const) {
      const end = id === null ? undefined : await this.#services.history.end(decider, id);
      if (end) await this.#services.until(end.position, 10_000);
    }
  }
}
