// What the file of a batch says when it is made again and read back by the reader that knows
// nothing of its writer.
import type { BatchProof } from '@purlin/contracts/payment-batches.ts';
import { readAchFile, type ReadFile } from '@purlin/domain/payments/ach/read-ach-file.ts';
import { sumOf, toDecimal } from '@purlin/domain/shared/money.ts';
import type { Services } from '../platform/core/room.ts';
import { FileLost, fileOf } from './file-again.ts';

/** The credits of its batches of one code, as their controls have them. */
const creditsOf = ({ batches }: ReadFile, code: string): string =>
  toDecimal(
    sumOf(
      batches.filter((batch) => batch.code === code),
      ({ control }) => control.creditCents,
    ),
  );

function readBack(content: Buffer): NonNullable<BatchProof['file']> {
  const file = readAchFile(content.toString('latin1'));
  const entries = file.batches.flatMap((batch) => batch.entries);
  const debits = file.control.debitCents;
  return {
    lines: file.records.length,
    bytes: content.length,
    entries: entries.length,
    addenda: sumOf(entries, ({ addenda }) => addenda.length),
    entryHash: file.control.hash,
    business: creditsOf(file, 'CCD'),
    personal: creditsOf(file, 'PPD'),
    debits: toDecimal(debits),
    // An entry that balances the file is its only debit.
    readBack: toDecimal(sumOf(entries, ({ amountCents }) => amountCents) - debits),
    control: toDecimal(file.control.creditCents),
  };
}

/** Undefined while there is no file; `file` is null once an account of it was forgotten. */
export async function proofOf(
  batchId: number,
  services: Services,
): Promise<BatchProof | undefined> {
  try {
    const made = await fileOf(batchId, services);
    return made && { file: readBack(made.content) };
  } catch (error) {
    if (!(error instanceof FileLost)) throw error;
    return { file: null };
  }
}
