// What the bank answered: files it left for us are read, what they say is recorded, and they are
// put aside. What nobody here can place waits for a person. Anything of it may be cut off and done
// again.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { BankAccount } from '@purlin/domain/payments/ach/ach-file.ts';
import { contradictions } from '@purlin/domain/payments/ach/ach-rules.ts';
import {
  bankAnswers,
  type BankAnswers,
  type Correction,
  type DisputedReturn,
  type ReturnedEntry,
} from '@purlin/domain/payments/ach/bank-answers.ts';
import { correctionDue, easternTime } from '@purlin/domain/payments/ach/banking-days.ts';
import { readAchFile, type ReadFile } from '@purlin/domain/payments/ach/read-ach-file.ts';
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import type { Problem } from '@purlin/domain/payments/unclear-answer-shapes.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { type CommandOf } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { BankAway } from './gateway/bank-gateway.ts';
import { bankOf } from './gateway/service.ts';
import { sha256 } from './batch-file.ts';
import { inParallel } from './in-parallel.ts';
import {
  entriesOfBatch,
  entryByTrace,
  type EntryRow,
} from './read-models/payment-batch-entries.ts';
import { batchOfFile } from './read-models/payment-batches.ts';
import { recordUnclear, type Unclear } from './unclear-answers.ts';

/** How banks, and ours, say what became of a whole file: beside its name. */
const ACCEPTED = /^(?<file>.+)\.(?:accepted|ack)$/i;
const REJECTED = /^(?<file>.+)\.(?:rejected|nak)$/i;

/** A person has to read this of it. */
class Strange extends Error {
  override readonly name = 'Strange';
  readonly problem: Problem;
  constructor(problem: Pick<Problem, 'kind'> & Partial<Problem>) {
    super(problem.kind);
    this.problem = { line: null, trace: null, batchId: null, ...problem };
  }
}

/** Whether a rule says no for good; whoever was busy is asked again. */
const isNo = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code !== 'busy';

type BatchCommand = CommandOf<typeof paymentBatch>;
/** Whether it was news; what the batch knows already, somebody may have noted by hand. */
async function say(
  batchId: number,
  command: BatchCommand,
  { dispatch }: Services,
  asker: Asker,
): Promise<boolean> {
  try {
    return (await dispatch(paymentBatch, batchId, command, asker)).events.length > 0;
  } catch (error) {
    if (!isNo(error)) throw error;
    const kind = error.code === 'batch-answered' ? 'rejected-late' : 'out-of-turn';
    throw new Strange({ kind, batchId });
  }
}

/** The bank says of these payments what somebody had noted: nobody waits for that any more. */
const confirmed = (
  batchId: number,
  entries: readonly Pick<EntryRow, 'paymentId'>[],
  { dispatch }: Services,
  asker: Asker,
) =>
  inParallel(
    entries.flatMap(({ paymentId }) => paymentId ?? []),
    (id) => dispatch(vendorPayment, id, { type: 'ConfirmNotPaid', data: { batchId } }, asker),
  );

async function aboutFile(
  name: string,
  command: BatchCommand,
  services: Services,
  asker: Asker,
): Promise<void> {
  const batchId = await batchOfFile(services.db, name);
  if (batchId === undefined) throw new Strange({ kind: 'unknown-file' });
  await say(batchId, command, services, asker);
  if (command.type === 'RecordRejection')
    await confirmed(batchId, await entriesOfBatch(services.db, batchId), services, asker);
}

async function recordReturn(
  { trace, code, amountCents, note }: ReturnedEntry,
  services: Services,
  asker: Asker,
): Promise<void> {
  const entry = await entryByTrace(services.db, trace);
  if (!entry) throw new Strange({ kind: 'unknown-trace', trace });
  // A return carries what was sent: another amount is about something else.
  if (entry.amountCents !== amountCents)
    throw new Strange({ kind: 'amount-differs', trace, batchId: entry.batchId });
  const { batchId } = entry;
  const command = { type: 'RecordReturn', data: { trace, code, note } } as const;
  if (!(await say(batchId, command, services, asker)))
    await confirmed(batchId, [entry], services, asker);
}

/**
 * Nothing of it is carried out: after some of these the vendor keeps the money, so the payment
 * waits until a person has asked the bank.
 */
async function recordDisputedReturn(
  { trace, step, line }: DisputedReturn,
  { db }: Services,
): Promise<never> {
  const entry = await entryByTrace(db, trace);
  if (!entry) throw new Strange({ kind: 'unknown-trace', trace });
  throw new Strange({ kind: `return-${step}`, trace, line, batchId: entry.batchId });
}

async function recordCorrection(
  { trace, code, corrected }: Correction,
  services: Services,
  asker: Asker,
): Promise<void> {
  const entry = await entryByTrace(services.db, trace);
  if (!entry) throw new Strange({ kind: 'unknown-trace', trace });
  const ofLine = { type: 'RecordLineCorrection', data: { trace, code } } as const;
  await say(entry.batchId, ofLine, services, asker);
  const state = await services.history.stateOf(bankAccount, entry.vendorId);
  // Entered again since then: what the bank says is about another account.
  if (!('account' in state) || state.entry !== entry.accountEntry) return;
  const { name: _, ...numbers } = corrected ?? {};
  const account = BankAccount.safeParse({ ...state.account, ...numbers });
  const strange = new Strange({ kind: 'correction-unusable', trace, batchId: entry.batchId });
  if (Object.keys(numbers).length === 0 || !account.success) {
    const data = { entry: entry.accountEntry, trace, code };
    const note = { type: 'NoteUnusableCorrection', data } as const;
    await services.dispatch(bankAccount, entry.vendorId, note, asker);
    throw strange;
  }
  const dueOn = correctionDue(easternTime(services.clock.now()).day);
  const data = { entry: entry.accountEntry, trace, code, account: account.data, dueOn };
  const command = { type: 'ProposeCorrection', data } as const;
  try {
    await services.dispatch(bankAccount, entry.vendorId, command, asker);
  } catch (error) {
    if (!isNo(error)) throw error;
    throw strange;
  }
}

/** Records each of them that is ours, whatever the others are; says what is strange in those. */
async function recordEach<One>(
  all: readonly One[],
  recordOne: (one: One, services: Services, asker: Asker) => Promise<void>,
  services: Services,
  asker: Asker,
): Promise<Problem[]> {
  const strange: Problem[] = [];
  for (const one of all)
    try {
      await recordOne(one, services, asker);
    } catch (error) {
      if (!(error instanceof Strange)) throw error;
      strange.push(error.problem);
    }
  return strange;
}

/** The file as it is built; what cannot be read at all is one problem. */
function fileIn(content: string): ReadFile {
  try {
    return readAchFile(content);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Strange({ kind: 'unreadable', line: Number(error.values['line'] ?? 1) });
  }
}

/** The bank's answers; nothing is believed of a file that contradicts its own totals. */
function answersIn(content: string): BankAnswers {
  const file = fileIn(content);
  const [line] = contradictions(file);
  if (line !== undefined) throw new Strange({ kind: 'totals-differ', line });
  return bankAnswers(file);
}

/** Records what one file says; what a person has to read of it is its answer. */
async function record(name: string, content: string, services: Services): Promise<Unclear> {
  const asker: Asker = { by: 'system', correlationId: `bank-file-${name}` };
  const accepted = ACCEPTED.exec(name)?.groups?.['file'];
  const rejected = REJECTED.exec(name)?.groups?.['file'];
  const said = rejected ? cutToWhole(content.trim(), 500) : '';
  try {
    if (accepted)
      await aboutFile(accepted, { type: 'RecordAcceptance', data: {} }, services, asker);
    else if (rejected) {
      const reason = said || 'The bank gave no reason.';
      await aboutFile(rejected, { type: 'RecordRejection', data: { reason } }, services, asker);
    } else {
      const { returns, corrections, disputedReturns, unknown } = answersIn(content);
      const problems = [
        ...(await recordEach(returns, recordReturn, services, asker)),
        ...(await recordEach(corrections, recordCorrection, services, asker)),
        ...(await recordEach(disputedReturns, recordDisputedReturn, services, asker)),
        ...unknown.map(({ line }): Problem => ({
          kind: 'unknown-line',
          line,
          trace: null,
          batchId: null,
        })),
      ];
      return { problems, said };
    }
  } catch (error) {
    if (!(error instanceof Strange)) throw error;
    return { problems: [error.problem], said };
  }
  return { problems: [], said };
}

/** Reads one file, and puts it aside; what nobody can place of it is told. */
async function readOne(name: string, services: Services): Promise<void> {
  const { log } = services;
  const bank = bankOf(services);
  const content = await bank.read(name);
  const unclear = await record(name, content.toString('latin1'), services);
  const isUnclear = unclear.problems.length > 0;
  if (isUnclear) {
    // Nothing of the file itself: it may have account numbers.
    log.error({ file: name, why: unclear.problems[0]!.kind }, 'a file of the bank is unclear');
    await recordUnclear(name, sha256(content), unclear, services);
  }
  await bank.putAside(name, isUnclear ? 'unread' : 'read');
}

/**
 * Reads everything that the bank left. A file that fails stays where it is, is told, and is tried
 * again with the next round; it keeps none of the others.
 */
export async function readBankAnswers(services: Services): Promise<void> {
  for (const name of await bankOf(services).incoming())
    try {
      await readOne(name, services);
    } catch (error) {
      if (error instanceof BankAway) throw error;
      services.log.error({ err: error, file: name }, 'a file of the bank could not be handled');
      const problem: Problem = { kind: 'not-handled', line: null, trace: null, batchId: null };
      await recordUnclear(name, problem.kind, { problems: [problem], said: '' }, services);
    }
}
