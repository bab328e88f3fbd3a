// Takes a batch back as long as its file is not written.
import { paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { useCommand } from '@purlin/web/web.ts';

export const useStopping = () =>
  useCommand(paymentBatches.stop, {
    toast: {
      done: {
        title: 'Stopped',
        description: 'Nothing was sent to the bank; the payments are under Approved again.',
      },
      failed: 'Failed to stop the batch',
    },
  });
