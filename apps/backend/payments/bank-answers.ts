// What the bank answered: files it left for us are read, what they say is recorded, and they are
// put aside. Anything of it may be cut off and done again.
import { BankAccount } from '@purlin/domain/payments/ach/ach-file.ts';
import {
  bankAnswers,
  type Correction,
  type ReturnedEntry,
} from '@purlin/domain/payments/ach/bank-answers.ts';
import { correctionDue, easternTime } from '@purlin/domain/payments/ach/banking-days.ts';
import { readAchFile } from '@purlin/domain/payments/ach/read-ach-file.ts';
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import { type CommandOf } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Asker } from '../platform/core/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { entryByTrace } from './read-models/payment-batch-entries.ts';
import { batchOfFile } from './read-models/payment-batches.ts';

/** How banks, and ours, say what became of a whole file: beside its name. */
const ACCEPTED = /^(?<file>.+)\.(?:accepted|ack)$/i;
const REJECTED = /^(?<file>.+)\.(?:rejected|nak)$/i;

/** What the answers are about is not known here: for a person to read. */
class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

type BatchCommand = CommandOf<typeof paymentBatch>;
const say = (batchId: number, command: BatchCommand, { dispatch }: Services, asker: Asker) =>
  dispatch(paymentBatch, batchId, command, asker);

async function aboutFile(
  name: string,
  command: BatchCommand,
  services: Services,
  asker: Asker,
): Promise<void> {
  const batchId = await batchOfFile(services.db, name);
  if (batchId === undefined) throw new NotOurs(name);
  await say(batchId, command, services, asker);
}

async function recordReturn(
  { trace, code, note }: ReturnedEntry,
  services: Services,
  asker: Asker,
): Promise<void> {
  const entry = await entryByTrace(services.db, trace);
  if (!entry) throw new NotOurs(trace);
  await say(entry.batchId, { type: 'RecordReturn', data: { trace, code, note } }, services, asker);
}

async function recordCorrection(
  { trace, code, corrected }: Correction,
  services: Services,
  asker: Asker,
): Promise<void> {
  const entry = await entryByTrace(services.db, trace);
  if (!entry) throw new NotOurs(trace);
  const state = await services.history.stateOf(bankAccount, entry.vendorId);
  // Entered again since then: what the bank says is about another account.
  if (!('account' in state) || state.entry !== entry.accountEntry) return;
  const account = BankAccount.safeParse({ ...state.account, ...corrected });
  if (!corrected || !account.success) throw new NotOurs(trace);
  const dueOn = correctionDue(easternTime(services.clock.now()).day);
  const data = { entry: entry.accountEntry, trace, code, account: account.data, dueOn };
  await services.dispatch(bankAccount, entry.vendorId, { type: 'ProposeCorrection', data }, asker);
}

/** Whether nobody can make sense of what was said. */
const isStrange = (error: unknown): error is NotOurs | Refusal =>
  error instanceof NotOurs || error instanceof Refusal;

/** Records each of them that is ours, whatever the others are; says how many are not. */
async function recordEach<One>(
  all: readonly One[],
  recordOne: (one: One, services: Services, asker: Asker) => Promise<void>,
  services: Services,
  asker: Asker,
): Promise<number> {
  let strange = 0;
  for (const one of all)
    try {
      await recordOne(one, services, asker);
    } catch (error) {
      if (!isStrange(error)) throw error;
      strange += 1;
    }
  return strange;
}

/** Records what one file says. Throws NotOurs or a Refusal when a person has to read some of it. */
async function record(name: string, services: Services): Promise<void> {
  const asker: Asker = { by: 'system', correlationId: `bank-file-${name}` };
  const content = (await services.bank.read(name)).toString('latin1');
  const accepted = ACCEPTED.exec(name)?.groups?.['file'];
  if (accepted) return aboutFile(accepted, { type: 'RecordAcceptance', data: {} }, services, asker);
  const rejected = REJECTED.exec(name)?.groups?.['file'];
  if (rejected) {
    const reason = content.trim().slice(0, 500) || 'The bank gave no reason.';
    return aboutFile(rejected, { type: 'RecordRejection', data: { reason } }, services, asker);
  }
  const answers = bankAnswers(readAchFile(content));
  const strange =
    (await recordEach(answers.returns, recordReturn, services, asker)) +
    (await recordEach(answers.corrections, recordCorrection, services, asker)) +
    answers.unknown.length;
  if (strange > 0) throw new NotOurs(name);
}

/** Reads everything that the bank left. What cannot be read is put aside for a person. */
export async function readBankAnswers(services: Services): Promise<void> {
  const { bank, log } = services;
  for (const name of await bank.incoming()) {
    try {
      await record(name, services);
    } catch (error) {
      if (!isStrange(error)) throw error;
      // Nothing of the file itself: it may have account numbers.
      log.error({ file: name, why: error.name }, 'a file of the bank was put aside unread');
      await bank.putAside(name, 'unread');
      continue;
    }
    await bank.putAside(name, 'read');
  }
}
