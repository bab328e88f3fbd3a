// Withdraws an approval: from its notice, or later while the payment is in no batch.
import { payments } from '@purlin/contracts/payments.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-parts.ts';

export function useTakingBack(): (id: number) => void {
  const { run } = useCommand(payments.takeBackApproval, {
    toast: {
      done: { title: say('taken-back') },
      failed: say('take-back-failed'),
    },
  });
  return (id) => void run({ params: { id } });
}
