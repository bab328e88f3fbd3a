// Hands payments to the bank: the command, what is told of it, and the way to stop it.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { useCommand, useNotify } from '@purlin/web/web.ts';
import { useState } from 'react';
import { useStopping } from '../batches/use-stopping.ts';

/** The spec's words. */
const FAILED = 'Failed to process batch payments. Please try again.';
const NONE_SELECTED = {
  title: 'No Payments Selected',
  description: 'Please select approved payments to process.',
  intent: 'destructive',
} as const;

/** Why a payment stayed, by its number. */
export type LeftBehind = ReadonlyMap<number, string>;
const NOBODY: LeftBehind = new Map();

export function useProcessing() {
  const notify = useNotify();
  const { stop } = useStopping();
  const command = useCommand(payments.batchProcess, { toast: { failed: FAILED } });
  const [leftBehind, setLeftBehind] = useState(NOBODY);
  /** Whether there was an answer; each payment's own is told, and kept in `leftBehind`. */
  const process = async (chosen: readonly VendorPayment[]): Promise<boolean> => {
    if (chosen.length === 0) {
      notify(NONE_SELECTED);
      return false;
    }
    const answer = await command.run({
      body: {
        paymentIds: chosen.map(({ id }) => id),
        seen: chosen.map(({ id, revision }) => ({ paymentId: id, revision })),
      },
    });
    if (!answer) return false;
    const { success, failed, results, batchId } = answer;
    setLeftBehind(
      new Map(
        results.flatMap(({ paymentId, reason }) => (reason === null ? [] : [[paymentId, reason]])),
      ),
    );
    notify({
      title: 'Batch Processing Complete',
      description: `Successfully processed ${success} payment(s). Failed: ${failed}`,
      ...(success === 0 ? { intent: 'destructive' as const } : {}),
      ...(batchId !== null && {
        action: { label: 'Stop', onPress: () => stop(batchId) },
      }),
    });
    return true;
  };
  return { command, process, leftBehind };
}
