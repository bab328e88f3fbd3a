// Takes an approval back: from the notice that tells of it, or later, while the payment is in no
// batch.
import { payments } from '@purlin/contracts/payments.ts';
import { useCommand } from '@purlin/web/web.ts';

export function useTakingBack(): (id: number) => void {
  const { run } = useCommand(payments.takeBackApproval, {
    toast: {
      done: { title: 'Approval taken back' },
      failed: 'Failed to take the approval back',
    },
  });
  return (id) => void run({ params: { id } });
}
