// The file of a batch, made again byte by byte from what was recorded of it: nobody keeps it.
import { Originator, type AchEntry } from '@purlin/domain/payments/ach/ach-file.ts';
import { writeAchFile } from '@purlin/domain/payments/ach/write-ach-file.ts';
import type { BankAccountEvent } from '@purlin/domain/payments/bank-account.ts';
import { paymentBatch, type PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import type { PrenoteLine, TriedAccount } from '@purlin/domain/payments/prenote-shapes.ts';
import { FORGOTTEN } from '../platform/core/history/personal-data.ts';
import type { Services } from '../platform/core/room.ts';
import { accountEvents, referenceOf, sha256 } from './batch-file.ts';
import { inParallel } from './in-parallel.ts';

/** The numbers cannot be read any more, or the bytes would not be the same. */
export class FileLost extends Error {
  override readonly name = 'FileLost';
}

/** The account of a line as it was then. */
async function accountOf(
  { vendorId, accountEntry }: TriedAccount,
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

/** What a prenote is called in a file. */
export const prenoteReference = (vendorId: number): string => `V-${vendorId}`;

type Entry = Omit<AchEntry, 'payee' | 'account'>;
const asPrenote = ({ vendorId, effectiveOn }: PrenoteLine): Entry => ({
  reference: prenoteReference(vendorId),
  kind: 'prenote',
  amountCents: 0,
  effectiveOn,
  remittance: null,
});

/** What was recorded of the file: its lines, each with the entry that it stands for. */
function recorded(events: readonly PaymentBatchEvent[]) {
  for (const { type, data } of events) {
    if (type === 'BatchFileWritten')
      return {
        ...data,
        lines: data.lines.map(({ paymentId, amountCents, effectiveOn, remittance, ...line }) => ({
          line,
          entry: {
            reference: referenceOf(paymentId),
            kind: 'payment' as const,
            amountCents,
            effectiveOn,
            remittance,
          },
        })),
      };
    if (type === 'PrenoteFileWritten')
      return { ...data, lines: data.prenotes.map((line) => ({ line, entry: asPrenote(line) })) };
  }
  return undefined;
}

/**
 * The file of a batch as it was written; undefined when there is none yet. Throws FileLost when it
 * cannot be made again.
 */
export async function fileOf(
  batchId: number,
  services: Services,
): Promise<{ readonly name: string; readonly content: Buffer } | undefined> {
  const made = recorded(await services.history.read(paymentBatch, batchId));
  if (!made) return undefined;
  const { file, lines, payees } = made;
  const vendorIds = [...new Set(lines.map(({ line }) => line.vendorId))];
  const histories = new Map(
    await inParallel(vendorIds, async (id) => [id, await accountEvents(id, services)] as const),
  );
  const entries = await inParallel(
    [...lines.entries()],
    async ([n, { line, entry }]): Promise<AchEntry> => ({
      ...entry,
      payee: payees[n]!,
      account: await accountOf(line, histories),
    }),
  );
  const originator = Originator.parse(JSON.parse(made.originator));
  const { text } = writeAchFile({ ...file, originator, entries });
  if (sha256(text) !== file.sha256) throw new FileLost('the bytes are not the same');
  return { name: file.name, content: Buffer.from(text, 'ascii') };
}
