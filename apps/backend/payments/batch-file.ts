// The file of a batch: made of the payments that let themselves be taken.
import { createHash } from 'node:crypto';
import type { AchEntry, BankAccount, Originator } from '@purlin/domain/payments/ach/ach-file.ts';
import { checkEntry } from '@purlin/domain/payments/ach/entries.ts';
import { remittanceOf } from '@purlin/domain/payments/ach/remittance.ts';
import { writeAchFile } from '@purlin/domain/payments/ach/write-ach-file.ts';
import type { FileNumbersTaken } from '@purlin/domain/payments/ach-numbers.ts';
import { bankAccount, endOf, type BankAccountEvent } from '@purlin/domain/payments/bank-account.ts';
import { payableAccount } from '@purlin/domain/payments/payable-account.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import type { Line } from '@purlin/domain/payments/payment-batch-shapes.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { numbersFor } from './file-numbers.ts';
import { arrivalOf, judgingOf, unpayable, type Judging } from './holds.ts';
import { inParallel } from './in-parallel.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';

/** The digest of a file, in hexadecimal digits. */
export const sha256 = (file: string | Buffer): string =>
  createHash('sha256').update(file).digest('hex');
/** Why something was refused, in words for the books. */
export const because = ({ code, values }: Refusal): string => sentenceOf(code, values, 'en');
/** What a payment is called in a file. */
export const referenceOf = (paymentId: number): string => `P-${paymentId}`;

/** A payment as it is to stand in the file, and as its line is recorded. */
export interface Ready {
  readonly line: Omit<Line, 'trace'>;
  readonly entry: AchEntry;
}

/** What is known of a payment that can be paid. */
interface Payable {
  readonly id: number;
  readonly vendorId: number;
  readonly payee: string;
  readonly account: BankAccount;
  readonly accountEntry: number;
  readonly amountCents: number;
  readonly effectiveOn: string;
  readonly invoiceNumber: string | null;
}

/** A payment as its entry and its line: both say the same of it. */
export function inFile(payment: Payable): Ready {
  const { id, vendorId, payee, account, accountEntry, amountCents, effectiveOn } = payment;
  const remittance = remittanceOf(payment);
  return {
    entry: {
      reference: referenceOf(id),
      kind: 'payment',
      payee,
      account,
      amountCents,
      effectiveOn,
      remittance,
    },
    line: {
      paymentId: id,
      vendorId,
      accountEntry,
      amountCents,
      effectiveOn,
      endsWith: endOf(account.accountNumber),
      accountHolderType: account.accountHolderType,
      remittance,
    },
  };
}

/** What of a payment goes into a file. */
type Asked = Pick<
  PaymentRow,
  'id' | 'vendorId' | 'totalCents' | 'payee' | 'scheduledPaymentDate' | 'invoiceNumber'
>;

/** What is in the batch, whatever the lists say yet: each payment is asked itself. */
async function taken(
  paymentIds: readonly number[],
  batchId: number,
  { history }: Services,
): Promise<readonly Asked[]> {
  const rows = await inParallel(paymentIds, async (id): Promise<Asked | undefined> => {
    const state = await history.stateOf(vendorPayment, id);
    if (state.status !== 'processing' || state.batchId !== batchId) return undefined;
    const { vendorId, totalCents, invoiceNumber, scheduledDate } = state.plan;
    return {
      id,
      vendorId,
      totalCents,
      payee: state.payee,
      scheduledPaymentDate: scheduledDate,
      invoiceNumber,
    };
  });
  return rows.filter((row) => row !== undefined);
}

/** Everything that happened to a vendor's account. */
export const accountEvents = (vendorId: number, { history }: Services) =>
  history.read(bankAccount, vendorId);

/** The entry of a payment. Throws a Refusal when it cannot be paid now. */
async function readyOf(
  row: Asked,
  judging: Judging,
  accounts: ReadonlyMap<number, readonly BankAccountEvent[]>,
): Promise<Ready> {
  const [held] = unpayable(row, judging);
  if (held) throw held;
  const { now, terms, vendors } = judging;
  const originator = terms.originator!;
  const payee = vendors.get(row.vendorId)?.name ?? row.payee ?? '';
  const { account, entry: accountEntry } = payableAccount(
    fold(bankAccount, accounts.get(row.vendorId) ?? []),
    payee,
    now.day,
  );
  const arrival = arrivalOf(row.scheduledPaymentDate, row.totalCents, now, originator);
  if ('tooEarly' in arrival) return refuse('payment-too-early', { payee, date: arrival.sendOn });
  const ready = inFile({
    id: row.id,
    vendorId: row.vendorId,
    payee,
    account,
    accountEntry,
    amountCents: row.totalCents,
    effectiveOn: arrival.date,
    invoiceNumber: row.invoiceNumber,
  });
  checkEntry(ready.entry, originator, now);
  return ready;
}

/** Why a payment cannot go. */
interface Kept {
  readonly id: number;
  readonly reason: string;
}
/** Those that can go, and the others. */
interface Sorted {
  readonly ready: readonly Ready[];
  readonly kept: readonly Kept[];
}

/** What stands in the way of one payment keeps it alone. */
async function sort(rows: readonly Asked[], judging: Judging, services: Services): Promise<Sorted> {
  const vendorIds = [...new Set(rows.map(({ vendorId }) => vendorId))];
  const accounts = new Map(
    await inParallel(vendorIds, async (id) => [id, await accountEvents(id, services)] as const),
  );
  const sorted = await inParallel(rows, async (row): Promise<Ready | Kept> => {
    try {
      return await readyOf(row, judging, accounts);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { id: row.id, reason: because(error) };
    }
  });
  return {
    ready: sorted.filter((one) => 'entry' in one),
    kept: sorted.filter((one) => 'reason' in one),
  };
}

/** Lets go what cannot be paid. Where nothing else is left, the end of the batch is the news. */
const letGo = (
  { ready, kept }: Sorted,
  batchId: number,
  services: Services,
  asker: Asker,
): Promise<unknown> =>
  inParallel(kept, ({ id, reason }) => {
    const data = { batchId, reason, leftOut: ready.length > 0 };
    return services.dispatch(vendorPayment, id, { type: 'ReleaseFromBatch', data }, asker);
  });

/** Why there is no file: what keeps its payments, where that is one thing for all of them. */
const whyNot = (error: Refusal, kept: readonly Kept[]): string => {
  const [reason, ...others] = new Set(kept.map((one) => one.reason));
  return error.code === 'file-without-payments' && reason !== undefined && others.length === 0
    ? reason
    : because(error);
};

type Numbers = Pick<FileNumbersTaken, 'day' | 'time' | 'fileOfDay' | 'firstTrace'>;

const nameOf = ({ day, fileOfDay }: Numbers): string =>
  `${day.replaceAll('-', '')}${'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'[fileOfDay - 1] ?? ''}.ach`;

/** The file of these entries as it is recorded, and their traces. Throws a Refusal for none. */
export function numberedFile(
  entries: readonly AchEntry[],
  numbers: Numbers,
  originator: Originator,
) {
  const { day, time, fileOfDay, firstTrace } = numbers;
  const file = { day, time, fileOfDay, firstTrace, names: 'whole' } as const;
  const { text, traces } = writeAchFile({ ...file, originator, entries });
  return {
    traces,
    file: { ...file, name: nameOf(numbers), sha256: sha256(text) },
    payees: entries.map(({ payee }) => payee),
    originator: JSON.stringify(originator),
  };
}

/** The file and its lines, as they are recorded. Throws a Refusal when there can be none. */
export function writtenFile(ready: readonly Ready[], numbers: Numbers, originator: Originator) {
  const entries = ready.map(({ entry }) => entry);
  const { traces, ...file } = numberedFile(entries, numbers, originator);
  return {
    ...file,
    lines: ready.map(({ line, entry }) => ({ ...line, trace: traces.get(entry.reference)! })),
  };
}

/** Gives a batch up of which no file can be written; what only has to wait is thrown. */
export async function orGivenUp(
  batchId: number,
  write: () => Promise<unknown>,
  services: Services,
  asker: Asker,
  why: (error: Refusal) => string = because,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code.startsWith('batch-') || error.code === 'busy')
      throw error;
    const data = { reason: why(error) };
    await services.dispatch(paymentBatch, batchId, { type: 'AbandonBatch', data }, asker);
  }
}

/**
 * Writes the file of an open batch whose time to be stopped is over, or gives the batch up when
 * nothing in it can be paid. May be cut off and repeated at any time: it comes to one file.
 */
export async function writeBatch(batchId: number, services: Services): Promise<void> {
  const state = await services.history.stateOf(paymentBatch, batchId);
  if (state.status !== 'open') return;
  const asker: Asker = { by: 'system', correlationId: `write-batch-${batchId}` };
  const rows = await taken(state.paymentIds, batchId, services);
  const judging = await judgingOf(
    rows.map(({ vendorId }) => vendorId),
    services,
  );
  const sorted = await sort(rows, judging, services);
  const { ready, kept } = sorted;
  await letGo(sorted, batchId, services, asker);
  const write = async (): Promise<void> => {
    if (ready.length === 0) refuse('file-without-payments');
    const entries = ready.map(({ entry }) => entry);
    const numbers = await numbersFor(batchId, entries, judging, services, asker);
    const data = writtenFile(ready, numbers, judging.terms.originator!);
    await services.dispatch(paymentBatch, batchId, { type: 'WriteBatchFile', data }, asker);
  };
  await orGivenUp(batchId, write, services, asker, (error) => whyNot(error, kept));
}
