// Stops a batch while its file is not yet written.
import { paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/batches.ts';

export function useStopping(): { readonly stop: (id: number) => void; readonly pending: boolean } {
  const { run, pending } = useCommand(paymentBatches.stop, {
    toast: {
      done: { title: say('stopped'), description: say('stopped-means') },
      failed: say('stop-failed'),
    },
  });
  return { stop: (id) => void run({ params: { id }, body: {} }), pending };
}
