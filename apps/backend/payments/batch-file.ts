// The file of a batch: made of the payments that let themselves be taken, and made again, byte by
// byte, from what was recorded of it.
import { createHash } from 'node:crypto';
import {
  Originator,
  type AchEntry,
  type AchFilePlan,
  type BankAccount,
} from '@purlin/domain/payments/ach/ach-file.ts';
import { checkEntry } from '@purlin/domain/payments/ach/entries.ts';
import { writeAchFile } from '@purlin/domain/payments/ach/write-ach-file.ts';
import type { FileNumbersTaken } from '@purlin/domain/payments/ach-numbers.ts';
import {
  bankAccount,
  endOf,
  payableAccount,
  type BankAccountEvent,
} from '@purlin/domain/payments/bank-account.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import type { Line } from '@purlin/domain/payments/payment-batch-shapes.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';
import type { Asker } from '../platform/core/commands.ts';
import { FORGOTTEN } from '../platform/core/personal-data.ts';
import type { Services } from '../platform/core/room.ts';
import { numbersFor } from './file-numbers.ts';
import { arrivalOf, checkPayable, judgingOf, type Judging } from './holds.ts';
import { inParallel } from './in-parallel.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';

/** The digest of a file, in hexadecimal digits. */
export const sha256 = (file: string | Buffer): string =>
  createHash('sha256').update(file).digest('hex');
const because = ({ code, values }: Refusal): string => sentenceOf(code, values, 'en');
const referenceOf = (paymentId: number): string => `P-${paymentId}`;

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

const accountEvents = (vendorId: number, { history }: Services) =>
  history.read(bankAccount, vendorId);

/** What travels with the money: the vendor's own number of the bill, or ours. */
const remittanceOf = ({ id, invoiceNumber }: Pick<Payable, 'id' | 'invoiceNumber'>): string =>
  invoiceNumber === null ? `PAYMENT ${id}` : `INVOICE ${invoiceNumber}`;

/** The entry of a payment. Throws a Refusal when it cannot be paid now. */
async function readyOf(
  row: Asked,
  judging: Judging,
  accounts: ReadonlyMap<number, readonly BankAccountEvent[]>,
): Promise<Ready> {
  checkPayable(row, judging);
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

/** What stands in the way of one payment keeps it alone: it is let go, with the reason. */
async function allReady(
  rows: readonly Asked[],
  batchId: number,
  judging: Judging,
  services: Services,
  asker: Asker,
): Promise<readonly Ready[]> {
  const vendorIds = [...new Set(rows.map(({ vendorId }) => vendorId))];
  const accounts = new Map(
    await inParallel(vendorIds, async (id) => [id, await accountEvents(id, services)] as const),
  );
  const ready = await inParallel(rows, async (row) => {
    try {
      return await readyOf(row, judging, accounts);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const data = { batchId, reason: because(error) };
      await services.dispatch(vendorPayment, row.id, { type: 'ReleaseFromBatch', data }, asker);
      return undefined;
    }
  });
  return ready.filter((one) => one !== undefined);
}

type Numbers = Pick<FileNumbersTaken, 'day' | 'time' | 'fileOfDay' | 'firstTrace'>;

const nameOf = ({ day, fileOfDay }: Numbers): string =>
  `${day.replaceAll('-', '')}${'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'[fileOfDay - 1] ?? ''}.ach`;

/** The file and its lines, as they are recorded. Throws a Refusal when there can be none. */
export function writtenFile(ready: readonly Ready[], numbers: Numbers, originator: Originator) {
  const { day, time, fileOfDay, firstTrace } = numbers;
  const entries = ready.map(({ entry }) => entry);
  const plan: AchFilePlan = { originator, day, time, fileOfDay, firstTrace, entries };
  const { text, traces } = writeAchFile(plan);
  return {
    file: { name: nameOf(numbers), day, time, fileOfDay, firstTrace, sha256: sha256(text) },
    lines: ready.map(({ line, entry }) => ({ ...line, trace: traces.get(entry.reference)! })),
    payees: entries.map(({ payee }) => payee),
    originator: JSON.stringify(originator),
  };
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
  const ready = await allReady(rows, batchId, judging, services, asker);
  try {
    if (ready.length === 0) refuse('file-without-payments');
    const numbers = await numbersFor(
      batchId,
      ready.map(({ entry }) => entry),
      judging,
      services,
      asker,
    );
    const data = writtenFile(ready, numbers, judging.terms.originator!);
    await services.dispatch(paymentBatch, batchId, { type: 'WriteBatchFile', data }, asker);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code.startsWith('batch-') || error.code === 'busy')
      throw error;
    const data = { reason: because(error) };
    await services.dispatch(paymentBatch, batchId, { type: 'AbandonBatch', data }, asker);
  }
}

/** The numbers cannot be read any more, or the bytes would not be the same. */
export class FileLost extends Error {
  override readonly name = 'FileLost';
}

/** The account of a line as it was then. */
async function accountOf(
  { vendorId, accountEntry }: Line,
  histories: ReadonlyMap<number, readonly BankAccountEvent[]>,
) {
  const entered = (histories.get(vendorId) ?? []).find(
    (event) =>
      (event.type === 'BankAccountEntered' || event.type === 'BankAccountChanged') &&
      event.data.entry === accountEntry,
  );
  const account = (entered?.data as { readonly account?: AchEntry['account'] } | undefined)
    ?.account;
  if (!account || account.accountNumber === FORGOTTEN)
    throw new FileLost('an account of the file was forgotten');
  return account;
}

/**
 * The file of a batch as it was written; undefined when there is none yet. Throws FileLost when it
 * cannot be made again.
 */
export async function fileOf(
  batchId: number,
  services: Services,
): Promise<{ readonly name: string; readonly content: Buffer } | undefined> {
  const events = await services.history.read(paymentBatch, batchId);
  const made = events.find((event) => event.type === 'BatchFileWritten');
  if (!made) return undefined;
  const { file, lines, payees } = made.data;
  const vendorIds = [...new Set(lines.map(({ vendorId }) => vendorId))];
  const histories = new Map(
    await inParallel(vendorIds, async (id) => [id, await accountEvents(id, services)] as const),
  );
  const entries = await inParallel([...lines.entries()], async ([n, line]): Promise<AchEntry> => ({
    reference: referenceOf(line.paymentId),
    kind: 'payment',
    payee: payees[n]!,
    account: await accountOf(line, histories),
    amountCents: line.amountCents,
    effectiveOn: line.effectiveOn,
    remittance: line.remittance,
  }));
  const originator = Originator.parse(JSON.parse(made.data.originator));
  const { text } = writeAchFile({ ...file, originator, entries });
  if (sha256(text) !== file.sha256) throw new FileLost('the bytes are not the same');
  return { name: file.name, content: Buffer.from(text, 'ascii') };
}
