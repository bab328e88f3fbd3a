// Sends payments to the bank: the command, its notice, and the button to stop it. Payments are not
// called processed while they can still be stopped.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { dollars } from '@purlin/ui/ui.ts';
import { useCommand, useMoments, useNotify } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/paying.ts';
import { useState } from 'react';
import { useStopping } from '../batches/use-stopping.ts';
import { batchName } from '../parts/batch-name.ts';
import type { LeftBehind } from './left-behind.tsx';
import { sumOf } from './sums.ts';
import { tellWhenGone } from '../parts/told-when-gone.tsx';

const NOBODY: readonly LeftBehind[] = [];

export function useProcessing() {
  const notify = useNotify();
  const moments = useMoments();
  const { stop } = useStopping();
  const command = useCommand(payments.batchProcess, { toast: { failed: say('failed') } });
  const [leftBehind, setLeftBehind] = useState(NOBODY);
  /** True if the server responded; the results are in the notice and in `leftBehind`. */
  const process = async (chosen: readonly VendorPayment[]): Promise<boolean> => {
    if (chosen.length === 0) {
      notify({
        title: say('none-selected'),
        description: say('none-selected-more'),
        intent: 'destructive',
      });
      return false;
    }
    const answer = await command.run({
      body: {
        paymentIds: chosen.map(({ id }) => id),
        seen: chosen.map(({ id, revision }) => ({ paymentId: id, revision })),
      },
    });
    if (!answer) return false;
    const { success, failed, results, batchId, stoppableUntil } = answer;
    const asked = new Map(chosen.map((payment) => [payment.id, payment]));
    setLeftBehind(
      results.flatMap(({ paymentId, reason }) => {
        const payment = asked.get(paymentId);
        return reason === null || !payment ? [] : [{ payment, reason }];
      }),
    );
    if (batchId === null || stoppableUntil === null) {
      notify({
        title: say('complete'),
        description: say('processed', { success, failed }),
        ...(success === 0 ? { intent: 'destructive' as const } : {}),
      });
      return true;
    }
    tellWhenGone({ batchId, success, failed });
    const taken = results.flatMap(({ paymentId, outcome }) =>
      outcome === 'processed' ? (asked.get(paymentId) ?? []) : [],
    );
    notify({
      title: moments
        ? say('goes-at', { batch: batchName(batchId), when: moments.hour(stoppableUntil) })
        : batchName(batchId),
      description: [
        say('in-it', { count: success, total: dollars(sumOf(taken, 'projectTotal')) }),
        failed > 0 && say('not-in-it', { count: failed }),
      ]
        .filter(Boolean)
        .join(' '),
      action: { label: say('stop'), onPress: () => stop(batchId) },
    });
    return true;
  };
  return { command, process, leftBehind, forget: () => setLeftBehind(NOBODY) };
}
