// Takes a batch back as long as its file is not written.
import { paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { useCommand } from '@purlin/web/web.ts';

export function useStopping(): { readonly stop: (id: number) => void; readonly pending: boolean } {
  const { run, pending } = useCommand(paymentBatches.stop, {
    toast: {
      done: {
        title: 'Stopped',
        description: 'Nothing was sent to the bank; the payments are under Approved again.',
      },
      failed: 'Failed to stop the batch',
    },
  });
  return { stop: (id) => void run({ params: { id }, body: {} }), pending };
}
